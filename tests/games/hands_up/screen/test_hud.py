"""What stands round the cards of Hands Up: corners, the panel under the table and the seconds."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import CLOCK, TABLE, Seat
from game.games.hands_up.rules.actions import Grab, Ready, Slap, TimeUp
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.state import State, View
from game.games.hands_up.screen.centre import clock_face
from game.games.hands_up.screen.hud import DEVICE_ROOM, Corner, Hud
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.prompts import EDGES, Prompt, PromptPanel
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.hands_up.screen.table_input import TableInput
from game.games.library import load_board
from game.shell.devices import Device
from game.shell.keycaps import sign_picture
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import ANN, BOB, RULES, after, cards, hands_up, searching

pytestmark = pytest.mark.medium

BOARD = load_board("hands_up")
WRONG = tuple(f"wrong-{fault}" for fault in Fault)
RULE_LINES = ("rule-off", "rule-on", "rule-lights", *WRONG, "claim-text", "keys-up-text")


def grabbed() -> View:
    state, _ = after(searching("T1o D1s F1p", won={ANN: "T1s D2s F3s"}), (ANN, Grab()), (CLOCK, TimeUp()))
    return RULES.view(state, TABLE)


def test_the_seconds_to_point_are_whole_and_never_zero_too_early() -> None:
    assert [clock_face(grabbed(), ms, 5_000)[1] for ms in (5_000, 4_001, 4_000, 1)] == [5, 5, 4, 1]


def test_no_seconds_are_counted_while_everybody_searches() -> None:
    assert clock_face(RULES.view(searching("T1o D1s F1p"), TABLE), 3_000, 5_000)[1] is None


def test_without_a_limit_no_seconds_are_counted() -> None:
    assert clock_face(grabbed(), None, 1)[1] is None


def hud_for(shell: Shell, players: int) -> Hud:
    return Hud(shell, layout_for(BOARD, players), hands_up(players).seats)


PAD = Device("pad", 7, "pad")
SEATING = Seating(
    (Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_P), Chair("pad", pad=PAD), Chair("ai"))
)


def corner(shell: Shell, view: View, seat: Seat, on_the_way: int = 0) -> Corner:
    table_input = TableInput(SEATING, layout_for(BOARD, 4))
    return hud_for(shell, 4).corner(view, seat, on_the_way, table_input)


def does(shell: Shell, state: State) -> list[str]:
    """What each corner says: two people at the keyboard, one with a pad, and an AI."""
    view = RULES.view(state, TABLE)
    return [corner(shell, view, Seat(seat)).state for seat in range(4)]


def test_a_corner_shows_the_won_cards_that_have_arrived(shell: Shell) -> None:
    assert corner(shell, grabbed(), ANN).won == cards("T1s D2s F3s")
    assert corner(shell, grabbed(), ANN, on_the_way=2).won == cards("T1s")


def test_in_a_search_each_corner_says_that_its_key_makes_ready_or_grabs(shell: Shell) -> None:
    assert does(shell, searching("T1o D1s F1p", 4)) == ["ready?", "ready?", "grab", "looking"]
    each = searching("T1o D1s F1p", 4, options="grab=each")
    assert does(shell, each) == ["grab", "grab", "grab", "looking"]


def test_after_a_slap_the_corners_of_the_keyboard_say_that_their_keys_claim(shell: Shell) -> None:
    state, _ = after(searching("T1o D1s F1p", 4), (TABLE, Slap()))
    assert does(shell, state) == ["claim!", "claim!", "grab", "looking"]


def test_the_corner_of_whoever_has_the_diamond_says_point(shell: Shell) -> None:
    state, _ = after(searching("T1o D1s F1p", 4), (BOB, Grab()), (CLOCK, TimeUp()))
    assert does(shell, state) == ["looking", "point now!", "looking", "looking"]


def test_a_player_who_is_out_or_ready_has_a_key_that_does_nothing_more(shell: Shell) -> None:
    state, _ = after(searching("T1o D1s F1p", 4), (ANN, Grab()), (CLOCK, TimeUp()), (CLOCK, TimeUp()))
    state, _ = after(state, (BOB, Ready()))
    assert does(shell, state)[:2] == ["out", "ready"]


@pytest.mark.parametrize("code", [pygame.KSCAN_A, pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT])
def test_the_key_of_a_player_grows_with_the_text_and_keeps_to_its_room(shell: Shell, code: int) -> None:
    hud = hud_for(shell, 6)
    small = hud.device_picture(Chair("keyboard", code))
    shell.settings.change(text_scale=200)
    large = hud.device_picture(Chair("keyboard", code))
    assert large.get_height() > 1.1 * small.get_height()
    assert large.get_width() <= DEVICE_ROOM


def test_a_shift_is_never_shown_by_its_sign_alone_for_there_are_two(shell: Shell) -> None:
    assert sign_picture("Enter", 66) is not None
    assert sign_picture("L Shift", 66) is None


@pytest.mark.parametrize("players", range(2, 7))
def test_captions_cover_no_card(shell: Shell, players: int) -> None:
    state = searching("T1o D1s F1p", players)
    seating = Seating((Chair("ai"),) * players)
    screen = HandsUpScreen(shell, hands_up(players), BOARD, seating, RULES.view(state, TABLE))
    layout = layout_for(BOARD, players)
    highest = min(y for _, y in layout.slots)
    assert pygame.Rect(screen.caption_room).bottom <= highest - layout.card_size[1] // 2


# ---- the panel ----


def lines_read(shell: Shell, monkeypatch: pytest.MonkeyPatch, players: int, *, power: bool) -> list[str]:
    """Everything that is written in the panel."""
    written: list[str] = []
    make = shell.text.line

    def note(text, *args, **more):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN002, ANN003, ANN202
        written.append(text)
        return make(text, *args, **more)

    monkeypatch.setattr(shell.text, "line", note)
    panel = PromptPanel(shell, layout_for(BOARD, players))
    panel.draw(Picture((1920, 1080)), Prompt("HEADING", "text"), power=power)
    return written


@pytest.mark.parametrize("words", ["POWER ON", "POWER OFF"])
def test_where_there_is_no_title_the_panel_tells_the_power(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    power = words == "POWER ON"
    assert words in lines_read(shell, monkeypatch, 6, power=power)
    assert words not in lines_read(shell, monkeypatch, 4, power=power)


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.parametrize("key", RULE_LINES)
def test_every_prompt_has_room_in_its_panel_at_every_text_size(shell: Shell, key: str, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    panel = PromptPanel(shell, layout_for(BOARD, 4))
    end = shell.words("hands-up.prompt.lost-some", cards=2)
    text = shell.words(f"hands-up.prompt.{key}", name="Somebody", numbers="1-1-2")
    text = f"{text}\n{end}" if key in WRONG else text
    more = shell.words("hands-up.prompt.grab-shared", key="Space") if "rule" in key else ""
    lines = panel.lines(Prompt(shell.words("hands-up.prompt.theft"), text, more))
    assert sum(line.height for line in lines) <= panel.rect.h - 2 * EDGES
    assert min(line.px for line in lines) >= 24


def test_larger_text_is_larger_in_the_panel(shell: Shell) -> None:
    sizes = []
    for scale in (100, 200):
        shell.settings.change(text_scale=scale)
        panel = PromptPanel(shell, layout_for(BOARD, 4))
        sizes.append(panel.lines(Prompt("CAUGHT!", "Pepper takes 4 cards"))[1].px)
    assert sizes == [24, 48]
