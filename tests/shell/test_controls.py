import time
from collections.abc import Callable

import pygame
import pytest

from game.shell.controls import Controls
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb, family_of
from game.shell.services import Shell
from game.shell.window import letterbox
from tests.pads import Button, VirtualPad

PlugIn = Callable[[str], VirtualPad]


@pytest.fixture
def controls(shell: Shell) -> Controls:
    read(shell.controls)
    return shell.controls


def read(controls: Controls) -> list[Command]:
    controls.sample()
    return controls.take()


def key(kind: int, scancode: int, mod: int = 0) -> None:
    pygame.event.post(pygame.Event(kind, scancode=scancode, key=0, mod=mod, unicode=""))


def press(scancode: int, mod: int = 0) -> None:
    key(pygame.KEYDOWN, scancode, mod)


def test_a_key_is_a_verb_with_a_scancode(controls: Controls) -> None:
    press(pygame.KSCAN_W)
    (command,) = read(controls)
    assert (command.verb, command.device, command.code, command.down) == (
        Verb.UP,
        KEYBOARD,
        pygame.KSCAN_W,
        True,
    )


def test_a_key_bound_to_nothing_is_heard_all_the_same(controls: Controls) -> None:
    press(pygame.KSCAN_G)
    assert read(controls)[0].verb == Verb.OTHER


def test_presses_keep_their_order_and_share_a_batch(controls: Controls) -> None:
    for code in (pygame.KSCAN_P, pygame.KSCAN_Q, pygame.KSCAN_M):
        press(code)
    commands = read(controls)
    assert [command.code for command in commands] == [pygame.KSCAN_P, pygame.KSCAN_Q, pygame.KSCAN_M]
    assert len({command.batch for command in commands}) == 1


def test_what_is_read_later_is_another_batch(controls: Controls) -> None:
    press(pygame.KSCAN_P)
    controls.sample()
    press(pygame.KSCAN_Q)
    controls.sample()
    first, second = controls.take()
    assert first.batch < second.batch
    assert first.at_ms < second.at_ms


def test_held_keys_are_known_and_released(controls: Controls) -> None:
    press(pygame.KSCAN_P)
    controls.sample()
    assert controls.held(KEYBOARD, pygame.KSCAN_P)
    key(pygame.KEYUP, pygame.KSCAN_P)
    controls.sample()
    assert not controls.held(KEYBOARD, pygame.KSCAN_P)
    assert [command.down for command in controls.take()] == [True, False]


def test_losing_the_focus_releases_everything(controls: Controls) -> None:
    press(pygame.KSCAN_P)
    read(controls)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    (command,) = read(controls)
    assert (command.code, command.down) == (pygame.KSCAN_P, False)
    assert [event.type for event in controls.take_window_events()][-1] == pygame.WINDOWFOCUSLOST


def test_a_held_direction_repeats(controls: Controls, monkeypatch: pytest.MonkeyPatch) -> None:
    press(pygame.KSCAN_DOWN)
    read(controls)
    assert not read(controls)
    later = time.perf_counter() + 0.5
    monkeypatch.setattr("time.perf_counter", lambda: later)
    (command,) = read(controls)
    assert (command.verb, command.repeat) == (Verb.DOWN, True)


def test_a_held_confirm_does_not_repeat(controls: Controls, monkeypatch: pytest.MonkeyPatch) -> None:
    press(pygame.KSCAN_RETURN)
    read(controls)
    later = time.perf_counter() + 9
    monkeypatch.setattr("time.perf_counter", lambda: later)
    assert not read(controls)


def test_alt_and_enter_is_full_screen(controls: Controls) -> None:
    press(pygame.KSCAN_RETURN, pygame.KMOD_LALT)
    assert read(controls)[0].verb == Verb.FULLSCREEN


def test_the_mouse_points_at_the_canvas(shell: Shell, controls: Controls) -> None:
    shell.window.view = letterbox((1280, 720))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(640, 360), touch=False))
    (command,) = read(controls)
    assert (command.verb, command.device, command.code, command.pos) == (Verb.POINT, MOUSE, 1, (960, 540))


def test_a_quick_mouse_makes_one_movement_a_read(shell: Shell, controls: Controls) -> None:
    shell.window.view = letterbox((1280, 720))
    for x in range(0, 300, 10):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(10, 0), buttons=(0, 0, 0)))
    commands = read(controls)
    assert len(commands) == 1
    assert commands[0].pos == (435, 7)


def test_the_device_last_used_is_known(controls: Controls) -> None:
    press(pygame.KSCAN_P)
    read(controls)
    assert controls.last_device == KEYBOARD
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1), touch=False))
    read(controls)
    assert controls.last_device == MOUSE


def settle(controls: Controls) -> None:
    """Opening a pad takes a few reads."""
    for _ in range(4):
        controls.sample()
    controls.take()


def test_a_pad_is_ready_when_it_is_plugged_in(controls: Controls, plug_in: PlugIn) -> None:
    plug_in("Xbox pad of Ann")
    settle(controls)
    (device,) = controls.pads()
    assert (device.kind, device.family) == ("pad", "xbox")
    assert device.guid
    assert controls.take_found_pads() == [device]


def test_a_pad_button_comes_once_and_as_its_own_device(controls: Controls, plug_in: PlugIn) -> None:
    pad = plug_in("Xbox pad")
    settle(controls)
    pad.press(Button.A)
    (command,) = read(controls)
    assert (command.verb, command.code, command.device.id) == (Verb.CONFIRM, PadCode.A, pad.instance_id)
    assert controls.last_device.kind == "pad"


def test_the_stick_becomes_a_direction_beyond_its_dead_zone(controls: Controls, plug_in: PlugIn) -> None:
    pad = plug_in("Xbox pad")
    settle(controls)
    pad.stick(0.3, 0)
    assert not read(controls)
    pad.stick(0.9, 0)
    assert [(c.verb, c.down) for c in read(controls)] == [(Verb.RIGHT, True)]
    pad.stick(0.5, 0)
    assert not read(controls)
    pad.stick(0.1, 0)
    assert [(c.verb, c.down) for c in read(controls)] == [(Verb.RIGHT, False)]


def test_an_unplugged_pad_lets_go_and_is_reported(controls: Controls, plug_in: PlugIn) -> None:
    pad = plug_in("Xbox pad")
    settle(controls)
    pad.press(Button.A)
    read(controls)
    pad.unplug()
    commands = read(controls)
    assert [(command.verb, command.down) for command in commands] == [(Verb.CONFIRM, False)]
    assert [device.id for device in controls.take_lost_pads()] == [pad.instance_id]
    assert controls.pads() == ()


def test_a_pad_that_comes_back_is_recognised_by_its_guid(controls: Controls, plug_in: PlugIn) -> None:
    first = plug_in("Xbox pad")
    settle(controls)
    (before,) = controls.pads()
    first.unplug()
    settle(controls)
    plug_in("Xbox pad")
    settle(controls)
    (after,) = controls.pads()
    assert before.id != after.id
    assert before.guid == after.guid


def test_eight_pads_play_at_once(controls: Controls, plug_in: PlugIn) -> None:
    pads = [plug_in(f"pad {number}") for number in range(8)]
    settle(controls)
    for pad in pads:
        pad.press(Button.A)
    assert {command.device.id for command in read(controls)} == {pad.instance_id for pad in pads}


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("DualSense", "playstation"),
        ("Nintendo Switch Pro", "nintendo"),
        ("X-Box pad", "xbox"),
        ("Pad", "generic"),
    ],
)
def test_families_are_told_by_name(name: str, family: str) -> None:
    assert family_of(name, "") == family


def test_rebinding_is_remembered(shell: Shell) -> None:
    shell.controls.bind(shell.controls.bindings.rebound(Verb.HELP, pygame.KSCAN_Y))
    again = Controls(shell.settings, shell.window.to_canvas)
    assert again.bindings.key_verb(pygame.KSCAN_Y) == Verb.HELP


def test_a_device_is_equal_to_itself_only() -> None:
    assert Device("pad", 1, "a") != Device("pad", 2, "a")
