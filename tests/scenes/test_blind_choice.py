"""The blind choice: looked up in private, made by a number for all to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from game.core.kernel import Seat
from game.scenes.blind_choice import HOLD, HOLD_KEY, KEYS, BlindChoiceScene, dealt
from game.scenes.private import PageClosed
from game.shell.devices import KEYBOARD, Command, Device, PadCode, Verb
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.table.seating import Seating
from game.table.secrets import BlindChoice, OpenPage
from tests.scenes.private_pages import (
    OTHER_PAD,
    PAD,
    PAUSED,
    TWO,
    WITH_PAD,
    Pads,
    Seen,
    click,
    digit,
    hold,
    let_go,
    pixels,
    press,
    viewer,
)

Blind = BlindChoice[object, object]
OPEN: OpenPage[object, object] = OpenPage(Seen(), lambda _view, _actions: {})
CHOICE: Blind = BlindChoice(Seat(0), "stop-thief.pack-page.note", 8, Seen(), OPEN, "portraits/pack_debbie")
WAYS = ("north", "east", "south")


def blind(
    shell: Shell,
    seating: Seating = TWO,
    actions: Sequence[str] = WAYS,
    choice: Blind = CHOICE,
) -> BlindChoiceScene:
    scene = BlindChoiceScene(shell, viewer(seating), choice, "view", actions)
    scene.enter()
    return scene


def looked(scene: BlindChoiceScene, device: Device = KEYBOARD) -> BlindChoiceScene:
    """After a look."""
    scene.handle(hold(device))
    scene.handle(let_go(device))
    return scene


def chosen(scene: BlindChoiceScene, number: int) -> Move:
    """What this number leads to."""
    return Pop(PageClosed(Seat(0), scene.meanings[number]))


# ---- the numbers ----


@pytest.mark.parametrize("count", range(1, 9))
def test_every_number_means_something_and_every_action_has_a_number(count: int) -> None:
    actions = [f"to {n}" for n in range(count)]
    codes = dealt(actions, 8)
    assert list(codes) == list(range(1, 9))
    assert set(codes.values()) == set(actions)


@pytest.mark.parametrize("count", [0, 9])
def test_there_must_be_a_number_for_every_action(count: int) -> None:
    with pytest.raises(ValueError, match=f"{count} actions for 8 numbers"):
        dealt(range(count), 8)


def test_the_numbers_are_dealt_anew_for_every_look(shell: Shell) -> None:
    seen = {tuple(blind(shell, actions="abcdefgh").meanings.values()) for _ in range(12)}
    assert len(seen) > 1


def test_the_page_is_told_what_the_numbers_mean(shell: Shell) -> None:
    told: list[tuple[object, Mapping[int, object]]] = []
    choice = replace(CHOICE, draw=lambda _canvas, view, codes: told.append((view, codes)))
    scene = blind(shell, choice=choice)
    scene.handle(hold())
    scene.draw(shell.window.canvas)
    assert told == [("view", scene.meanings)]


# ---- the look ----


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_the_page_is_there_only_while_the_key_is_held(shell: Shell, device: Device) -> None:
    scene = blind(shell)
    scene.handle(hold(device))
    assert scene.open
    scene.handle(let_go(device))
    assert not scene.open


def test_the_mouse_holds_the_big_key(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(click((60, 60)))
    assert not scene.open
    scene.handle(click(HOLD_KEY.center))
    assert scene.open
    scene.handle(click(KEYS.center, down=False))
    assert not scene.open


def test_the_page_cannot_be_opened_for_good(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(press(Verb.NEXT))
    assert not scene.open


def test_the_page_hides_by_itself_after_eight_seconds(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(hold())
    scene.update(8_100)
    assert not scene.open


def test_the_page_hides_when_the_window_loses_the_focus(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(hold())
    scene.on_focus_lost()
    assert not scene.open


def test_only_the_own_hand_may_look_and_choose(shell: Shell) -> None:
    scene = blind(shell, WITH_PAD)
    for command in (hold(), hold(OTHER_PAD), digit(1)):
        assert scene.handle(command) is None
        assert not scene.open
    scene.handle(hold(PAD))
    assert scene.open
    scene.handle(let_go(PAD))
    assert scene.handle(digit(1)) is None


# ---- what all may see ----


def test_the_closed_cover_tells_nothing_of_the_secret(shell: Shell) -> None:
    ways = (["north"], WAYS, "abcdefgh")
    scenes = [
        BlindChoiceScene(shell, viewer(), replace(CHOICE, draw=Seen((n, 0, 0))), f"view {n}", actions)
        for n, actions in enumerate(ways)
    ]
    for moment in (lambda scene: scene, looked, lambda scene: scene.handle(press(Verb.DOWN))):
        for scene in scenes:
            moment(scene)
        assert len({pixels(scene, shell.window.canvas) for scene in scenes}) == 1
        assert len({scene.focus for scene in scenes}) == 1


def test_the_focus_starts_on_the_big_key(shell: Shell) -> None:
    assert blind(shell).focus == HOLD


def test_numbers_are_of_one_size_and_do_not_touch(shell: Shell) -> None:
    for count in (8, 9, 12):
        rects = list(blind(shell, choice=replace(CHOICE, numbers=count)).keys.rects().values())
        assert len({rect.size for rect in rects}) == 1
        assert all(KEYS.contains(rect) for rect in rects)
        assert all(rect.collidelist(rects[:n]) < 0 for n, rect in enumerate(rects))


# ---- the choice ----


@pytest.mark.parametrize("number", range(1, 9))
def test_a_digit_chooses(shell: Shell, number: int) -> None:
    scene = looked(blind(shell))
    assert scene.handle(digit(number)) == chosen(scene, number)


def test_a_digit_chooses_while_the_page_is_held(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(hold())
    assert scene.handle(digit(2)) == chosen(scene, 2)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_click_chooses(shell: Shell, number: int) -> None:
    scene = looked(blind(shell))
    assert scene.handle(click(scene.keys.rects()[number].center)) == chosen(scene, number)


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
@pytest.mark.parametrize("number", range(1, 9))
def test_arrows_and_a_press_choose(shell: Shell, device: Device, number: int) -> None:
    scene = looked(blind(shell), device)
    scene.handle(press(Verb.DOWN, device))
    while scene.focus > 1:
        scene.handle(press(Verb.LEFT, device))
    for _ in range(number - 1):
        scene.handle(press(Verb.RIGHT, device))
    assert scene.handle(hold(device)) == chosen(scene, number)


def test_arrows_lead_down_to_the_numbers_and_up_again(shell: Shell) -> None:
    scene = blind(shell)
    way = []
    for verb in (Verb.LEFT, Verb.DOWN, Verb.DOWN, Verb.DOWN, Verb.UP, Verb.UP):
        scene.handle(press(verb))
        way.append(scene.focus)
    assert way == [HOLD, 2, 6, 6, 2, HOLD]


def test_no_number_can_be_pressed_before_the_look(shell: Shell) -> None:
    scene = blind(shell)
    before = pixels(scene, shell.window.canvas)
    assert scene.handle(digit(3)) is None
    assert scene.handle(click(scene.keys.rects()[3].center)) is None
    assert pixels(scene, shell.window.canvas) != before


def test_nothing_can_be_clicked_under_the_open_page(shell: Shell) -> None:
    scene = blind(shell)
    scene.handle(hold())
    assert scene.handle(click(scene.keys.rects()[3].center)) is None
    scene.handle(press(Verb.DOWN))
    assert scene.focus == HOLD


@pytest.mark.parametrize(
    "command",
    [press(Verb.BACK), press(Verb.PAUSE, OTHER_PAD, PadCode.START), click((80, 980))],
    ids=["keyboard", "another pad", "mouse"],
)
def test_the_choice_can_wait_for_a_pause(shell: Shell, command: Command) -> None:
    assert blind(shell).handle(command) == PAUSED


def test_a_lost_pad_gives_way_to_the_match_and_its_question(shell: Shell) -> None:
    pads = Pads(lost=True)
    assert BlindChoiceScene(shell, viewer(WITH_PAD, pads), CHOICE, None, WAYS).update(20) == Pop()
