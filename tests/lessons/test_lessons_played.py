"""Every lesson, played by somebody who knows only the ring."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pygame
import pytest

from game.scenes import play
from game.scenes.lesson_end import LessonEndScene
from game.scenes.lesson_page import LessonPage
from game.shell.devices import MOUSE, Command, Verb
from game.shell.scenes import Pop, Push, Scene
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.board.screen import BoardScreen
from tests.lessons.pupil import DEVICES, LESSONS, PAD, Pupil, Wall, lesson, random_press

pytestmark = pytest.mark.medium
EACH = pytest.mark.parametrize(("game", "name"), LESSONS)


@pytest.fixture
def wall(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wall:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(shell.controls, "pads", lambda: (PAD,))
    wall = Wall()
    monkeypatch.setattr(play, "now_ms", wall)
    shell.settings.change(speed="at once")
    return wall


@EACH
@pytest.mark.parametrize("device", DEVICES)
def test_who_presses_only_the_ring_finishes(
    shell: Shell, wall: Wall, game: str, name: str, device: str
) -> None:
    pupil = Pupil(shell, lesson(game, name), wall, DEVICES[device])
    pupil.learn()
    assert pupil.finished


@EACH
@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_several_people_press_in_turn_and_finish(
    shell: Shell, wall: Wall, game: str, name: str, people: int
) -> None:
    pupil = Pupil(shell, lesson(game, name), wall, people=people)
    pupil.learn_to(1)
    first = pupil.scene.panel.said.who
    pupil.learn_to(2)
    assert pupil.scene.panel.said.who != first
    pupil.learn()
    assert pupil.finished


@EACH
def test_each_step_can_be_taken_back_and_done_again(shell: Shell, wall: Wall, game: str, name: str) -> None:
    pupil = Pupil(shell, lesson(game, name), wall)
    stops = pupil.scene.source.lesson.stops
    for number in range(1, len(stops)):
        pupil.learn_to(number)
        pupil.scene.go_to(number - 1)
        assert pupil.scene.source.at == stops[number - 1]
        pupil.learn_to(number)
    pupil.learn()
    assert pupil.finished


@EACH
def test_a_random_presser_cannot_break_it(shell: Shell, wall: Wall, game: str, name: str) -> None:
    for seed in range(3):
        dice = random.Random(seed)
        pupil = Pupil(shell, lesson(game, name), wall)
        for _ in range(400):
            pupil.give(random_press(dice))
            pupil.wait(dice.choice((0, 30, 400)))
            pupil.come_back()
            if pupil.finished:
                break
        pupil.learn()
        assert pupil.finished


def test_a_pause_over_the_page_of_the_pack_leads_back_and_to_the_start(shell: Shell, wall: Wall) -> None:
    for name in ("step-back", "repeat"):
        pupil = Pupil(shell, lesson("stop-thief", "pack"), wall)
        pupil.learn_to(4)
        assert isinstance(pupil.stack.top, LessonPage)
        pupil.stack.perform(Push(Scene()))
        pupil.stack.perform(Pop(name))
        pupil.wait(100)
        assert pupil.scene.source.number == (3 if name == "step-back" else 0)


def test_the_buttons_of_the_panel_work_on_the_page_of_the_pack(shell: Shell, wall: Wall) -> None:
    pupil = Pupil(shell, lesson("stop-thief", "pack"), wall)
    pupil.learn_to(4)
    page = pupil.stack.top
    assert isinstance(page, LessonPage)
    for name, leads_to in (("hear", LessonPage), ("skip", LessonEndScene)):
        pupil.click(name)
        assert isinstance(pupil.stack.top, leads_to)
    pupil.stack.perform(Pop())
    pupil.click("step-back")
    assert pupil.scene.source.number == 3


def test_the_ring_cannot_be_moved_out_of_the_view(shell: Shell, wall: Wall) -> None:
    pupil = Pupil(shell, lesson("cops-and-crooks", "getaway"), wall)
    pupil.learn_to(9)
    assert isinstance(pupil.scene.screen, BoardScreen)
    camera = pupil.scene.screen.camera
    camera.zoom(3)
    camera.pan(-2_000, -2_000)
    pupil.wait(1_000)
    assert pupil.ring is not None
    assert camera.view.collidepoint(pupil.ring.center)


WRONG = [("police-chase", "town", 3), ("stop-thief", "investigator", 4), ("cops-and-crooks", "robbery", 3)]


@pytest.mark.parametrize(("game", "name", "stop"), WRONG)
def test_a_wrong_space_gets_its_reason_and_costs_nothing(
    shell: Shell, wall: Wall, game: str, name: str, stop: int
) -> None:
    pupil = Pupil(shell, lesson(game, name), wall)
    pupil.learn_to(stop)
    screen, source = pupil.scene.screen, pupil.scene.source
    assert isinstance(screen, BoardScreen)
    assert source.step is not None
    before, wanted = source.match.log, source.step.action
    legal = {getattr(action, "to", 0) for action in source.match.legal(source.step.seat) if action != wanted}
    found = {True: 0, False: 0}
    for space in range(1, 900):
        place = OnBoard(space)
        with contextlib.suppress(KeyError):  # there is no such space
            rect = screen.input.rect_of(place)
            if space == getattr(wanted, "to", 0) or pupil.scene.panel.rect.colliderect(rect):
                continue
            pupil.give(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=rect.center))
            bubble = screen.input.bubble
            if bubble is not None and bubble.spot == place:
                found[space in legal] += 1
                assert (shell.words("lesson.other") in bubble.words) == (space in legal)
    assert found[True] > 0
    assert found[False] > 10
    assert source.match.log == before


def test_a_wrong_card_gets_its_reason_and_costs_nothing(shell: Shell, wall: Wall) -> None:
    pupil = Pupil(shell, lesson("hands-up", "power-off"), wall)
    pupil.learn_to(5)
    source = pupil.scene.source
    before = source.match.log
    other = pupil.scene.guides.place_named("slot:3")
    assert other is not None
    pupil.give(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=other.center))
    assert pupil.scene.panel.sentence == shell.words("lesson.other")
    assert source.match.log == before
    pupil.learn()
