"""The cover before a private page: who opens it, when it hides, and how it ends."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.kernel import Seat
from game.scenes.private import TOO_EARLY_MS, PageClosed
from game.scenes.private_page import PrivatePageScene
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.picture import Picture
from game.shell.scenes import Pop
from game.shell.services import Shell
from game.table.seating import Seating
from game.table.secrets import WAY_OUT, Secret
from tests.scenes.private_pages import (
    ALONE,
    OTHER_PAD,
    PAD,
    PAUSED,
    TWO,
    WITH_PAD,
    Pads,
    Seen,
    click,
    hold,
    let_go,
    pixels,
    press,
    viewer,
)

pytestmark = pytest.mark.medium

TIP = Secret(Seat(0), "stop-thief.tip-page.note", Seen())
DONE = Pop(PageClosed(Seat(0)))


def cover(
    shell: Shell, seating: Seating = TWO, secret: Secret[object] = TIP, view: object = None
) -> PrivatePageScene:
    scene = PrivatePageScene(shell, viewer(seating), secret, view)
    scene.enter()
    return scene


def page(shell: Shell, seating: Seating = TWO) -> tuple[PrivatePageScene, list[Command]]:
    """A page on which something can be done, and what it was told."""
    told: list[Command] = []
    return cover(shell, seating, replace(TIP, handle=told.append)), told


def secret_is_seen(scene: PrivatePageScene, canvas: Picture) -> bool:
    scene.draw(canvas)
    return canvas.get_at((300, 500))[:3] == (1, 2, 3)


# ---- held ----


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_a_cover_shows_the_secret_only_while_held(shell: Shell, device: Device) -> None:
    scene, canvas = cover(shell), shell.window.canvas
    seen = [secret_is_seen(scene, canvas)]
    scene.handle(hold(device))
    seen.append(secret_is_seen(scene, canvas))
    scene.handle(let_go(device))
    seen.append(secret_is_seen(scene, canvas))
    assert seen == [False, True, False]


def test_a_cover_is_held_by_the_mouse_too(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(click((960, 500)))
    scene.handle(Command(Verb.POINT, MOUSE, pos=(970, 510)))
    assert scene.open
    scene.handle(click((1700, 960), down=False))
    assert not scene.open


def test_the_page_is_drawn_from_the_view_of_its_seat(shell: Shell) -> None:
    seen = Seen()
    scene = cover(shell, secret=replace(TIP, draw=seen), view="the view")
    scene.draw(shell.window.canvas)
    scene.handle(hold())
    scene.draw(shell.window.canvas)
    assert seen.views == ["the view"]


def test_another_key_that_is_let_go_hides_nothing(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(hold())
    scene.handle(press(Verb.CONFIRM, code=pygame.KSCAN_SPACE, down=False))
    assert scene.open


def test_a_cover_hides_by_itself_after_eight_seconds(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(hold())
    scene.update(7_900)
    assert scene.open
    scene.update(200)
    assert not scene.open


def test_a_cover_hides_when_the_window_loses_the_focus(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(hold())
    scene.on_focus_lost()
    assert not scene.open


def test_a_cover_hides_under_any_other_scene(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(press(Verb.NEXT))
    scene.pause()
    assert not scene.open


def test_a_cover_opens_without_holding_for_those_who_cannot_hold(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(press(Verb.NEXT))
    scene.handle(press(Verb.NEXT, down=False))
    assert scene.open
    scene.handle(press(Verb.NEXT))
    assert not scene.open


def test_the_closed_cover_tells_nothing_of_the_secret(shell: Shell) -> None:
    secrets = [replace(TIP, draw=Seen((7 * n, 0, 0))) for n in (1, 2)]
    covers = [cover(shell, secret=one, view=number) for number, one in enumerate(secrets)]
    one, other = (pixels(scene, shell.window.canvas) for scene in covers)
    assert one == other


# ---- whose hand ----


@pytest.mark.parametrize("verb", [Verb.CONFIRM, Verb.NEXT])
@pytest.mark.parametrize("device", [OTHER_PAD, KEYBOARD])
def test_only_the_own_hand_opens_the_cover_of_a_pad(shell: Shell, device: Device, verb: Verb) -> None:
    scene = cover(shell, WITH_PAD)
    scene.handle(press(verb, device))
    assert not scene.open
    scene.handle(press(verb, PAD))
    assert scene.open


def test_a_wrong_hand_is_told_whose_look_it_is(shell: Shell) -> None:
    scene = cover(shell)
    before = pixels(scene, shell.window.canvas)
    scene.handle(hold(OTHER_PAD))
    assert pixels(scene, shell.window.canvas) != before
    scene.update(3_000)
    assert pixels(scene, shell.window.canvas) == before


def test_a_wrong_hand_can_neither_hide_nor_end_a_look(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(hold())
    for command in (press(Verb.BACK, OTHER_PAD), let_go(OTHER_PAD)):
        assert scene.handle(command) is None
    assert scene.open


# ---- its end ----


def test_who_has_looked_ends_it_by_back_or_by_the_button(shell: Shell) -> None:
    scene = cover(shell)
    scene.handle(hold())
    scene.handle(let_go())
    assert scene.handle(press(Verb.BACK)) == DONE
    assert scene.handle(click(scene.done_button.rect.center)) == DONE


def test_nobody_loses_a_look_by_a_wrong_press(shell: Shell) -> None:
    scene = cover(shell)
    assert scene.handle(press(Verb.BACK)) == PAUSED
    assert scene.handle(click(scene.done_button.rect.center)) is None
    assert not scene.open


@pytest.mark.parametrize(
    "command",
    [
        press(Verb.PAUSE, code=pygame.KSCAN_F10),
        press(Verb.PAUSE, PAD, PadCode.START),
        press(Verb.PAUSE, OTHER_PAD, PadCode.START),
        click((960, 500), button=pygame.BUTTON_RIGHT),
        click((80, 980)),
    ],
    ids=["keyboard", "pad", "another pad", "right button", "button"],
)
def test_everybody_may_pause(shell: Shell, command: Command) -> None:
    assert cover(shell, WITH_PAD).handle(command) == PAUSED


def test_a_lost_pad_gives_way_to_the_match_and_its_question(shell: Shell) -> None:
    pads = Pads()
    scene = PrivatePageScene(shell, viewer(WITH_PAD, pads), TIP, None)
    assert scene.update(20) is None
    pads.lost = True
    assert scene.update(20) == Pop()


# ---- a page on which something can be done ----


def test_such_a_page_opens_by_a_press_and_stays(shell: Shell) -> None:
    scene, told = page(shell)
    scene.handle(hold())
    scene.handle(let_go())
    assert scene.open
    assert told == []


def test_such_a_page_gets_the_commands_of_its_player(shell: Shell) -> None:
    scene, told = page(shell)
    scene.handle(press(Verb.LEFT))
    scene.handle(hold())
    scene.handle(let_go())
    wanted = [press(Verb.LEFT), hold(), let_go(), click((300, 300)), click((300, 300), down=False)]
    for command in (*wanted, press(Verb.UP, OTHER_PAD)):
        scene.handle(command)
    assert told == wanted


def test_such_a_page_stays_however_long_the_player_thinks(shell: Shell) -> None:
    scene, _ = page(shell)
    scene.handle(hold())
    scene.update(600_000)
    assert scene.open


def test_such_a_page_hides_when_the_window_loses_the_focus(shell: Shell) -> None:
    scene, _ = page(shell)
    scene.handle(hold())
    scene.on_focus_lost()
    assert not scene.open


def test_such_a_page_can_be_left_without_opening_it(shell: Shell) -> None:
    assert page(shell)[0].handle(press(Verb.BACK)) == DONE


@pytest.mark.parametrize("command", [press(Verb.BACK), click(WAY_OUT.move(120, 30).center)])
def test_such_a_page_is_closed_by_back_and_by_the_button(shell: Shell, command: Command) -> None:
    scene, told = page(shell)
    scene.handle(hold())
    assert scene.handle(command) == DONE
    assert told == []


# ---- alone at the table ----


def test_who_is_alone_sees_the_page_at_once_and_for_as_long_as_wanted(shell: Shell) -> None:
    scene = cover(shell, ALONE)
    scene.update(60_000)
    scene.on_focus_lost()
    scene.pause()
    assert secret_is_seen(scene, shell.window.canvas)


@pytest.mark.parametrize("command", [hold(), press(Verb.BACK), click(WAY_OUT.move(120, 30).center)])
def test_who_is_alone_goes_on_by_one_press(shell: Shell, command: Command) -> None:
    scene = cover(shell, ALONE)
    scene.update(TOO_EARLY_MS + 1)
    assert scene.handle(command) == DONE


def test_a_press_that_was_meant_for_the_table_does_not_close_the_page(shell: Shell) -> None:
    scene = cover(shell, ALONE)
    assert scene.handle(let_go()) is None
    assert scene.handle(hold()) is None
    assert scene.open


def test_who_is_alone_writes_on_the_page_without_opening_it(shell: Shell) -> None:
    scene, told = page(shell, ALONE)
    scene.update(TOO_EARLY_MS + 1)
    scene.handle(hold())
    assert told == [hold()]
    assert scene.handle(press(Verb.BACK)) == DONE


# ---- large text ----


@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("seating", [TWO, WITH_PAD])
def test_the_card_leaves_room_for_the_face(shell: Shell, text_scale: int, seating: Seating) -> None:
    shell.settings.change(text_scale=text_scale)
    for scene in (cover(shell, seating), page(shell, seating)[0]):
        scene.handle(hold(OTHER_PAD))
        assert scene.card_parts()[0].get_height() >= 200


def test_the_button_has_room_over_an_open_page(shell: Shell) -> None:
    shell.settings.change(text_scale=200)
    scene, _ = page(shell)
    scene.handle(hold())
    assert WAY_OUT.contains(scene.done_button.rect)
