"""START and LEARN under each poster, the lessons of a game, and the first match after one."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.kernel import CHANCE, OptionValue
from game.games.library import GAMES, new_match
from game.scenes.choose import LEARN, START, ChooseScene
from game.scenes.learn import LESSON, WHO, LearnScene
from game.scenes.lesson import LessonScene
from game.scenes.lesson_end import LessonEndScene
from game.scenes.lesson_factory import first_match, seed_for
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_lineup import Lineup
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.scenes import Move, Pop, Push, Reset, Scene, Swap
from game.shell.services import Shell
from tests.lessons.pupil import LESSONS, lesson

pytestmark = pytest.mark.medium

TAUGHT = [name for name, game in GAMES.items() if game.lessons]
HELPS: dict[str, dict[str, OptionValue]] = {
    "stop-thief": {"helps": "few"},
    "police-chase": {"memory": "shown", "helps": "few"},
    "cops-and-crooks": {"helps": "few"},
    "hands-up": {"helps": "on"},
}
OTHERS_BEGIN = {("cops-and-crooks", "robbery"), ("cops-and-crooks", "getaway"), ("stop-thief", "pack")}
"""The Cops and those who hunt the Pack always begin."""


@pytest.fixture
def factory(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SceneFactory:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    return SceneFactory(shell)


def used(scene: Scene, name: str) -> Move | None:
    """What a press on this widget does."""
    assert isinstance(scene, ChooseScene | LearnScene | LessonEndScene)
    scene.form.set_focus(name)
    return scene.handle(Command(Verb.CONFIRM, KEYBOARD))


def shown(move: Move | None) -> Scene:
    """The scene that a move leads to."""
    assert isinstance(move, Push | Reset | Swap)
    return move.scene


@pytest.mark.parametrize("game", TAUGHT)
def test_each_poster_has_learn_beside_start(factory: SceneFactory, game: str) -> None:
    scene = factory.choose()
    assert isinstance(scene, ChooseScene)
    start, learn = scene.form.get(f"{START}{game}").rect, scene.form.get(f"{LEARN}{game}").rect
    assert start.y == learn.y
    assert start.right < learn.x < start.right + 40
    assert isinstance(shown(used(scene, f"{LEARN}{game}")), LearnScene)


def test_a_click_on_the_poster_is_one_on_start(shell: Shell) -> None:
    scene = ChooseScene(shell, GAMES.values(), Pop, lambda _name: Pop())
    for game in GAMES:
        at = scene.form.get(game).rect.center
        assert scene.handle(Command(Verb.POINT, MOUSE, code=1, pos=at)) == Pop(game)


@pytest.mark.parametrize("game", TAUGHT)
def test_before_the_first_match_of_a_game_its_lessons_are_offered_once(
    factory: SceneFactory, game: str
) -> None:
    offer = shown(used(factory.choose(), f"{START}{game}"))
    assert isinstance(offer, LearnScene)
    assert isinstance(shown(used(offer, "start")), LobbyScene)
    assert isinstance(shown(used(factory.choose(), f"{START}{game}")), LobbyScene)


def test_who_has_played_a_game_before_is_not_asked(factory: SceneFactory, shell: Shell) -> None:
    shell.settings.change(lineups={"hands-up": Lineup.first(GAMES["hands-up"])})
    assert isinstance(shown(used(factory.choose(), f"{START}hands-up")), LobbyScene)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_three_presses_from_the_title(factory: SceneFactory, game: str, name: str) -> None:
    learn = shown(used(factory.choose(), f"{LEARN}{game}"))
    scene = shown(used(learn, f"{LESSON}{name}"))
    assert isinstance(scene, LessonScene)
    assert scene.source.lesson == lesson(game, name)


@pytest.mark.parametrize("people", range(1, 7))
def test_as_many_learn_and_play_as_have_said_so(factory: SceneFactory, people: int) -> None:
    learn = shown(used(factory.choose(), f"{LEARN}hands-up"))
    for _ in range(people - 1):
        used(learn, WHO)
    used(learn, f"{LESSON}power-off")
    assert len(factory.lessons.people("hands-up")) == people
    end = factory.lessons.end(lesson("hands-up", "power-off"), done=True)
    match = shown(used(end, "match"))
    assert isinstance(match, PlayScene)
    seats = match.match.setup.seats
    assert sum(seat.player == "human" for seat in seats) == people


def test_a_lesson_that_is_done_is_ticked_and_the_next_one_has_the_focus(
    factory: SceneFactory, shell: Shell
) -> None:
    shell.settings.change(lessons=("stop-thief", "stop-thief/investigator"))
    learn = factory.learn("stop-thief")
    assert isinstance(learn, LearnScene)
    assert learn.form.focus == f"{LESSON}together"
    assert getattr(learn.form.get(f"{LESSON}investigator"), "icon", "") == "tick"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_in_the_first_match_rookies_fill_the_seats_and_helps_are_on(
    factory: SceneFactory, game: str, name: str
) -> None:
    setup = first_match(lesson(game, name), factory.lessons.people(game))
    people = [seat for seat in setup.seats if seat.player == "human"]
    assert len(people) == 1
    assert all(seat.level == "rookie" for seat in setup.seats if seat.player == "ai")
    helps = HELPS[game] if "mode" not in setup.options or setup.options["mode"] != "solo" else {}
    assert {key: setup.options[key] for key in helps} == helps


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_in_the_first_match_a_person_goes_first_unless_the_rules_forbid_it(
    factory: SceneFactory, game: str, name: str
) -> None:
    setup = first_match(lesson(game, name), factory.lessons.people(game))
    seed = seed_for(setup)
    assert (seed is None) == ((game, name) in OTHERS_BEGIN)
    match = new_match(setup, seed or 0)
    while match.to_act() == (CHANCE,):
        match.draw(0)
    first = [setup.seats[seat].player for seat in match.to_act() if seat >= 0]
    assert first == ["ai"] if seed is None else "human" in first or not first
