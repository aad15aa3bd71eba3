"""A double click never presses what has just appeared."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
import pytest

from game.shell.devices import KEYBOARD, MOUSE, Command, Verb
from game.shell.press_guard import DOUBLE_MS, FRESH_MS, PressGuard
from game.shell.scenes import Push, Scene, SceneStack

CLICK = Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=(500, 500), at_ms=10_000.0)
ENTER = Command(Verb.CONFIRM, KEYBOARD, code=pygame.KSCAN_RETURN, at_ms=10_000.0)
HELD = Command(Verb.DOWN, KEYBOARD, code=pygame.KSCAN_DOWN, at_ms=10_000.0)


@dataclass
class Keys(Scene):
    """A scene with one key."""

    key: str = "GET CLUE"
    precise: bool = False

    def target(self, command: Command) -> object:
        return self.key


@pytest.fixture
def keys() -> Keys:
    return Keys()


@pytest.fixture
def stack(keys: Keys) -> SceneStack:
    return SceneStack(keys)


@pytest.fixture
def guard() -> PressGuard:
    return PressGuard()


def later(command: Command, ms: float) -> Command:
    return replace(command, at_ms=command.at_ms + ms)


@pytest.mark.parametrize("press", [CLICK, ENTER])
def test_a_second_press_does_not_press_what_replaced_the_key(
    guard: PressGuard, stack: SceneStack, keys: Keys, press: Command
) -> None:
    assert not guard.drops(press, stack)
    keys.key = "END TURN"
    assert guard.drops(later(press, 150), stack)


def test_a_second_press_on_the_same_key_counts(guard: PressGuard, stack: SceneStack) -> None:
    assert not guard.drops(CLICK, stack)
    assert not guard.drops(later(CLICK, 150), stack)


def test_a_press_after_the_time_of_a_double_click_counts(
    guard: PressGuard, stack: SceneStack, keys: Keys
) -> None:
    guard.drops(CLICK, stack)
    keys.key = "END TURN"
    assert not guard.drops(later(CLICK, DOUBLE_MS), stack)


def test_a_quick_click_elsewhere_counts(guard: PressGuard, stack: SceneStack, keys: Keys) -> None:
    guard.drops(CLICK, stack)
    keys.key = "END TURN"
    assert not guard.drops(replace(later(CLICK, 150), pos=(700, 500)), stack)


def test_a_press_after_an_arrow_is_no_second_press(guard: PressGuard, stack: SceneStack, keys: Keys) -> None:
    guard.drops(ENTER, stack)
    guard.drops(HELD, stack)
    keys.key = "space 501"
    assert not guard.drops(later(ENTER, 150), stack)


def test_a_double_click_does_not_press_the_next_scene(guard: PressGuard, stack: SceneStack) -> None:
    guard.drops(CLICK, stack)
    stack.perform(Push(Keys()))
    assert guard.drops(later(CLICK, 150), stack)


def test_nobody_presses_a_scene_that_came_up_just_now(guard: PressGuard, stack: SceneStack) -> None:
    guard.scene_changed(ENTER.at_ms - 20)
    assert guard.drops(ENTER, stack)
    assert not guard.drops(later(ENTER, FRESH_MS), stack)


def test_a_key_that_was_held_before_does_not_repeat_in_the_next_scene(
    guard: PressGuard, stack: SceneStack
) -> None:
    again = replace(HELD, repeat=True)
    assert not guard.drops(HELD, stack)
    assert not guard.drops(again, stack)
    guard.scene_changed(HELD.at_ms)
    assert guard.drops(again, stack)


def test_releases_and_movements_always_count(guard: PressGuard, stack: SceneStack) -> None:
    guard.scene_changed(CLICK.at_ms)
    assert not guard.drops(replace(CLICK, down=False), stack)
    assert not guard.drops(replace(CLICK, code=0), stack)


@pytest.mark.parametrize("verb", [Verb.NEXT, Verb.RIGHT, Verb.BACK])
def test_looking_around_and_going_back_are_as_quick_as_wanted(
    guard: PressGuard, stack: SceneStack, keys: Keys, verb: Verb
) -> None:
    press = replace(ENTER, verb=verb)
    guard.drops(press, stack)
    keys.key = "END TURN"
    assert not guard.drops(later(press, 100), stack)


def test_every_grab_of_a_real_time_game_counts(guard: PressGuard, stack: SceneStack, keys: Keys) -> None:
    keys.precise = True
    guard.scene_changed(ENTER.at_ms)
    assert not any(guard.drops(later(ENTER, ms), stack) for ms in (0, 5, 10))
