"""The virtual pads themselves: what the tests of the game rely on."""

from collections.abc import Callable

import pygame
import pytest
from pygame._sdl2 import controller

from tests.pads import Axis, Button, VirtualPad

PlugIn = Callable[[str], VirtualPad]


@pytest.fixture(autouse=True)
def _controllers() -> None:
    pygame.init()
    controller.init()
    pygame.event.get()


def opened(pads: list[VirtualPad]) -> list[controller.Controller]:
    """Open all pads as a game does, and drop the stray events that opening brings."""
    controllers = [controller.Controller(index) for index in range(len(pads))]
    pygame.event.get()
    return controllers


def of_type(kind: int) -> list[pygame.Event]:
    return [event for event in pygame.event.get() if event.type == kind]


def test_eight_pads_are_game_controllers_with_ids_and_names_of_their_own(plug_in: PlugIn) -> None:
    pads = [plug_in(f"Pad {number}") for number in range(8)]
    assert all(controller.is_controller(index) for index in range(8))
    assert [each.name for each in opened(pads)] == [pad.name for pad in pads]
    assert len({pad.instance_id for pad in pads}) == 8


def test_plugging_in_is_announced(plug_in: PlugIn) -> None:
    plug_in("Late")
    kinds = [event.type for event in pygame.event.get()]
    assert pygame.JOYDEVICEADDED in kinds
    assert pygame.CONTROLLERDEVICEADDED in kinds


@pytest.mark.parametrize("kind", [pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN])
def test_eight_presses_come_from_eight_instances(plug_in: PlugIn, kind: int) -> None:
    pads = [plug_in(f"Pad {number}") for number in range(8)]
    controllers = opened(pads)
    for pad in pads:
        pad.press(Button.A)
    presses = of_type(kind)
    assert {press.instance_id for press in presses} == {pad.instance_id for pad in pads}
    assert {press.button for press in presses} == {Button.A}
    assert len(controllers) == len(presses)


@pytest.mark.parametrize("button", [button for button in Button if button is not Button.GUIDE])
def test_each_button_arrives_under_its_own_number(plug_in: PlugIn, button: Button) -> None:
    controllers = opened([pad := plug_in("Pad")])
    pad.tap(button)
    seen = [
        (event.type, event.button)
        for event in pygame.event.get()
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    ]
    assert seen == [(pygame.CONTROLLERBUTTONDOWN, button), (pygame.CONTROLLERBUTTONUP, button)]
    assert controllers[0].attached()


def test_the_stick_and_the_hat_move(plug_in: PlugIn) -> None:
    controllers = opened([pad := plug_in("Pad")])
    pad.stick(1.0, -1.0)
    pad.hat(1, 1)
    events = pygame.event.get()
    moves = {event.axis: event.value for event in events if event.type == pygame.CONTROLLERAXISMOTION}
    assert moves == {Axis.LEFT_X: 32767, Axis.LEFT_Y: -32767}
    assert [event.value for event in events if event.type == pygame.JOYHATMOTION] == [(1, 1)]
    assert controllers[0].attached()


def test_pads_speak_while_a_window_is_open(plug_in: PlugIn) -> None:
    pygame.display.set_mode((64, 64))
    controllers = opened([pad := plug_in("Pad")])
    pad.press(Button.START)
    assert [event.button for event in of_type(pygame.CONTROLLERBUTTONDOWN)] == [Button.START]
    assert controllers[0].attached()
    pygame.display.quit()


def test_unplugging_the_first_of_two_removes_that_one(plug_in: PlugIn) -> None:
    pads = [plug_in("First"), plug_in("Second")]
    controllers = opened(pads)
    pads[0].unplug()
    events = pygame.event.get()
    gone = (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED)
    removed = [(event.type, event.instance_id) for event in events if event.type in gone]
    assert sorted(removed) == sorted((kind, pads[0].instance_id) for kind in gone)
    assert [each.attached() for each in controllers] == [False, True]


def test_a_pad_that_comes_back_has_a_new_instance(plug_in: PlugIn) -> None:
    first = plug_in("Pad")
    first.unplug()
    assert plug_in("Pad").instance_id != first.instance_id


def test_unplugging_after_pygame_has_quit_does_nothing(plug_in: PlugIn) -> None:
    pad = plug_in("Pad")
    pygame.quit()
    pad.unplug()
    pygame.init()
    pad.unplug()
    assert pygame.joystick.get_count() == 0
