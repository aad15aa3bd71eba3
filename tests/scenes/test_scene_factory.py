"""The ways between the scenes: which book opens where, and which posters can be chosen."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.core.kernel import Seat
from game.core.trouble import Trouble
from game.games.library import GAMES, new_match
from game.games.police_chase.rules.actions import Throw
from game.match import save
from game.match.match import AnyMatch
from game.match.save import Saved
from game.scenes import scene_factory
from game.scenes.choose import ChooseScene, Poster
from game.scenes.play import PlayScene
from game.scenes.rulebook import RulebookScene
from game.scenes.scene_factory import SceneFactory
from game.scenes.title import TitleScene
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.scenes import Reset, Scene
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import hands_up
from tests.games.police_chase.towns import police_chase


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def books(scene: Scene) -> list[str]:
    """The books that a rulebook has tabs for."""
    assert isinstance(scene, RulebookScene)
    return [widget.id.removeprefix("book:") for widget in scene.form.widgets if widget.id.startswith("book:")]


def opened(scene: Scene) -> str:
    """The game whose book lies open."""
    assert isinstance(scene, RulebookScene)
    return scene.game


def test_a_match_opens_the_book_of_its_own_game_alone(shell: Shell) -> None:
    book = SceneFactory(shell).exits(hands_up(2)).rulebook()
    assert opened(book) == "hands-up"
    assert books(book) == []


def test_the_title_opens_the_books_of_all_games(shell: Shell) -> None:
    assert books(SceneFactory(shell).rulebooks()) == list(GAMES)


def test_the_title_opens_them_at_the_game_that_was_played_last(shell: Shell) -> None:
    factory = SceneFactory(shell)
    factory.play(police_chase(2), Seating((Chair("ai"), Chair("ai"))))
    assert opened(factory.rulebooks()) == "police-chase"
    factory.play(hands_up(2), Seating((Chair("ai"), Chair("ai"))))
    assert opened(factory.rulebooks()) == "hands-up"


def test_every_game_has_a_poster_a_stage_a_book_and_results(shell: Shell) -> None:
    wall = SceneFactory(shell).choose()
    assert isinstance(wall, ChooseScene)
    posters = {widget.id for widget in wall.form.widgets if isinstance(widget, Poster)}
    assert posters == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_start_is_one_press_away_in_the_lobby_of_every_open_game(shell: Shell, game: str) -> None:
    move = SceneFactory(shell).lobby(game).handle(Command(Verb.CONFIRM, KEYBOARD))
    assert isinstance(move, Reset)
    assert isinstance(move.scene, PlayScene)
    assert move.scene.match.setup.game == game


@pytest.fixture
def own_town(tmp_path: Path) -> Path:
    """A town of the player's own, with its tiles."""
    maps = tmp_path / "home" / "maps"
    maps.mkdir(parents=True)
    shutil.copy(paths.bundled("maps", "police_chase.tmx"), maps / "my_town.tmx")
    shutil.copytree(paths.bundled("maps", "tiles"), maps / "tiles")
    return maps


def saved_chase() -> Saved:
    """A chase in the player's own town, with one throw."""
    setup = replace(police_chase(2), board="my_town")
    match: AnyMatch = new_match(setup, 3)
    match.act(Seat(0), Throw(), 0)
    match.draw(0)
    return Saved.of(match)


@pytest.mark.parametrize("harm", ["missing", "cut"])
def test_a_town_whose_picture_is_harmed_is_told_and_the_save_is_kept(
    shell: Shell, own_town: Path, harm: str
) -> None:
    saved = saved_chase()
    save.autosave(paths.saves_dir(), saved)
    picture = own_town / "tiles" / "toytown_dusk.png"
    if harm == "missing":
        picture.unlink()
    else:
        picture.write_bytes(picture.read_bytes()[:5_000])
    move = SceneFactory(shell).resume(saved)
    assert isinstance(move, Reset)
    assert isinstance(move.scene, TitleScene)
    notice = shell.notices.take()
    assert notice is not None
    assert "toytown_dusk.png" in shell.words.explain(Trouble(notice.key, **notice.names))
    assert Path(str(notice.names["kept"])).exists()


def test_a_chase_in_an_own_town_goes_on(shell: Shell, own_town: Path) -> None:
    assert own_town.exists()
    move = SceneFactory(shell).resume(saved_chase())
    assert isinstance(move, Reset)
    assert isinstance(move.scene, PlayScene)


def test_a_chase_in_a_town_that_has_changed_is_set_aside(shell: Shell, own_town: Path) -> None:
    saved = saved_chase()
    save.autosave(paths.saves_dir(), saved)
    newest = paths.saves_dir() / "autosave-1.json"
    file = own_town / "my_town.tmx"
    file.write_text(file.read_text(encoding="utf-8").replace("Toy Town", "Joy Town"), encoding="utf-8")
    move = SceneFactory(shell).resume(saved)
    assert isinstance(move, Reset)
    assert isinstance(move.scene, TitleScene)
    notice = shell.notices.take()
    assert notice is not None
    assert str(notice.names["reason"]).startswith("save.map-changed")
    assert not newest.exists()
    assert save.read(Path(str(notice.names["kept"])), GAMES) == saved


def test_no_scene_but_the_tour_names_a_game() -> None:
    sources = {
        file.name: file.read_text("utf-8") for file in Path(scene_factory.__file__).parent.glob("*.py")
    }
    names = {*GAMES, *(game.replace("-", "_") for game in GAMES)}
    assert {file for file, text in sources.items() if any(name in text for name in names)} == {"tour.py"}
