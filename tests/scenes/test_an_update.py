"""A new version of the program finds what an older one has left behind."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game import paths
from game.core.trouble import Trouble
from game.games.library import GAMES
from game.scenes.lobby_lineup import REMEMBERED, Lineup
from game.scenes.scene_factory import SceneFactory
from game.scenes.title import TitleScene
from game.shell.devices import PadCode, Verb
from game.shell.notices import Notices
from game.shell.scenes import Reset
from game.shell.services import Shell
from game.shell.settings import Settings, SettingsStore

TESTS = Path(__file__).parents[1]
OLD_SETTINGS = TESTS / "settings" / "of-0.1.0.json"
"""Written by that version."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folder with the settings of an older version."""
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    shutil.copy(OLD_SETTINGS, paths.settings_file())
    return paths.user_dir()


def settings() -> tuple[SettingsStore, Notices]:
    """The settings as the program opens them."""
    notices = Notices()
    store = SettingsStore(paths.settings_file(), notices)
    store.read_more(REMEMBERED)
    return store, notices


def check(found: Settings) -> None:
    """All that was chosen in the older version is as it was."""
    assert (found.text_scale, found.colours, found.motion, found.speed) == (150, "strong", "reduced", "2")
    assert (found.music, found.mono, found.window) == (15, True, (40, 30, 1600, 900))
    assert found.bindings.key_verb(pygame.KSCAN_H) is Verb.HELP
    assert found.bindings.button_verb(PadCode.X) is Verb.CONFIRM
    for game in GAMES.values():
        lineup = Lineup.remembered(game, found)
        assert [place.name for place in lineup.places[:3]] == ["Grandma", "Zoë", "Pepper"]
        assert [place.player for place in lineup.places] == ["human", "human", "ai", "open", "open", "open"]
        assert (lineup.places[0].key, lineup.places[2].level) == (pygame.KSCAN_Q, "hard")
    assert Lineup.remembered(GAMES["hands-up"], found).options["power"] == "on"


@pytest.mark.usefixtures("home")
def test_settings_of_an_older_version_are_all_there() -> None:
    store, notices = settings()
    check(store.value)
    assert not len(notices)


@pytest.mark.usefixtures("home")
def test_they_are_still_there_after_a_change_in_the_new_version() -> None:
    settings()[0].change(captions=False)
    store, _ = settings()
    check(store.value)
    assert not store.value.captions


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_an_older_version_is_offered_and_kept_when_its_rules_have_changed(
    shell: Shell, game: str
) -> None:
    old = TESTS / "saves" / f"format-1-{game}.json"
    shutil.copy(old, paths.saves_dir() / "autosave-1.json")
    title = SceneFactory(shell).title()
    assert isinstance(title, TitleScene)
    assert "continue" in {widget.id for widget in title.form.widgets}
    move = title.act("continue")
    assert isinstance(move, Reset)
    assert isinstance(move.scene, TitleScene)
    notice = shell.notices.take()
    assert notice is not None
    assert shell.words.explain(Trouble(notice.key, **notice.names)).startswith("Couldn’t load a save")
    assert Path(str(notice.names["kept"])).read_bytes() == old.read_bytes()
