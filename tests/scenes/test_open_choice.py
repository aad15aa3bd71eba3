"""The secret choice of a player who is alone: the page is open, and its places are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
import pytest

from game.core.kernel import Seat
from game.scenes.open_choice import OpenChoiceScene
from game.scenes.private import TOO_EARLY_MS, PageClosed
from game.shell.devices import Verb
from game.shell.scenes import Pop
from game.shell.services import Shell
from game.table.secrets import NUMBER_ROW, BlindChoice, OpenPage
from tests.scenes.private_pages import ALONE, PAUSED, Seen, click, hold, pixels, press, viewer

PLACES = {"west": pygame.Rect(100, 500, 50, 50), "east": pygame.Rect(700, 500, 50, 50)}


def places(_view: object, actions: Sequence[object]) -> Mapping[object, Sequence[pygame.Rect]]:
    return {action: (PLACES[str(action)],) for action in actions}


@pytest.fixture
def scene(shell: Shell) -> OpenChoiceScene:
    page: OpenPage[object, object] = OpenPage(Seen(), places)
    choice: BlindChoice[object, object] = BlindChoice(Seat(0), "stop-thief.pack-page.note", 8, Seen(), page)
    found = OpenChoiceScene(shell, viewer(ALONE), choice, "view", tuple(PLACES))
    found.enter()
    found.update(TOO_EARLY_MS + 1)
    return found


def chosen(action: str) -> Pop:
    return Pop(PageClosed(Seat(0), action))


def test_the_page_is_seen_at_once_and_for_as_long_as_wanted(scene: OpenChoiceScene) -> None:
    scene.update(60_000)
    scene.on_focus_lost()
    scene.pause()
    assert scene.open


@pytest.mark.parametrize("action", PLACES)
def test_a_click_on_a_place_chooses_it(scene: OpenChoiceScene, action: str) -> None:
    assert scene.handle(click(PLACES[action].center)) == chosen(action)


def test_a_click_elsewhere_chooses_nothing(scene: OpenChoiceScene) -> None:
    assert scene.handle(click((400, 900))) is None


def test_arrows_lead_to_a_place_and_a_press_chooses_it(scene: OpenChoiceScene) -> None:
    scene.handle(press(Verb.RIGHT))
    assert scene.handle(hold()) == chosen("east")


def test_all_places_are_reached_in_order(scene: OpenChoiceScene) -> None:
    found = [scene.focus]
    for _ in range(2):
        scene.handle(press(Verb.NEXT))
        found.append(scene.focus)
    assert found == ["west", "east", "west"]


def test_the_mouse_moves_the_focus(scene: OpenChoiceScene) -> None:
    scene.handle(click(PLACES["east"].center, button=0))
    assert scene.focus == "east"


def test_a_lesson_points_at_the_space_unless_others_lead_there(shell: Shell) -> None:
    space = pygame.Rect(500, 500, 40, 40)
    rects: Mapping[object, Sequence[pygame.Rect]] = {
        "walk": (pygame.Rect(450, 500, 20, 20), space, pygame.Rect(1200, 200, 800, 100)),
        "ride": (pygame.Rect(560, 500, 20, 20), space, pygame.Rect(1200, 400, 800, 100)),
        "wait": (pygame.Rect(100, 500, 20, 20), space.move(0, 300), pygame.Rect(1200, 600, 800, 100)),
    }
    page: OpenPage[object, object] = OpenPage(Seen(), lambda _view, _actions: rects)
    choice: BlindChoice[object, object] = BlindChoice(Seat(0), "stop-thief.pack-page.note", 8, Seen(), page)
    scene = OpenChoiceScene(shell, viewer(ALONE), choice, "view", tuple(rects))
    assert scene.place_to_press("wait") == rects["wait"][1]
    assert scene.place_to_press("ride") == rects["ride"][2]
    assert scene.focus == "ride"


def test_a_press_that_was_meant_for_the_table_chooses_nothing(scene: OpenChoiceScene) -> None:
    scene.enter()
    assert scene.handle(hold()) is None


def test_the_player_can_pause(scene: OpenChoiceScene) -> None:
    assert scene.handle(press(Verb.BACK)) == PAUSED


def test_there_are_no_numbers_on_the_page(scene: OpenChoiceScene, shell: Shell) -> None:
    pixels(scene, shell.window.canvas)
    assert shell.window.canvas.get_at((NUMBER_ROW.x - 40, NUMBER_ROW.y))[:3] == (1, 2, 3)
