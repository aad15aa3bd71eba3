"""People at a hunt in the real window: what they press, and what they look at in private."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.core.kernel import Event, Seat
from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.events import CaseClosed, TipGiven
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.xray_keys import CLOSE, key_rects
from game.games.stop_thief.screen.device.clue_finder import ClueFinder
from game.games.stop_thief.screen.private import tip_page
from game.games.stop_thief.screen.private.pack_page import numbers
from game.scenes import blind_choice, private_page
from game.scenes.private import TOO_EARLY_MS
from game.shell.press_guard import DOUBLE_MS
from game.shell.services import Shell
from game.shell.theme import CREAM, PAPER
from game.table.board.panels import FILL
from game.table.secrets import WAY_OUT
from tests.window.glance import Rect, is_coloured, wait_for_colour, wait_until_gone
from tests.window.hunt_driver import Eyes, curious_move, presses
from tests.window.minds import Mind
from tests.window.pack_reader import read_page
from tests.window.seated import PATIENCE_S, play_on
from tests.window.watch import Watched
from tests.xvfb import Program

COVER: Rect = (private_page.CARD.x + 20, private_page.CARD.y + 40, 30, 60)
BLIND_COVER: Rect = (blind_choice.CARD.right - 40, blind_choice.CARD.y + 40, 20, 60)
TIP_PAGE: Rect = (tip_page.NOTE.right - 36, tip_page.NOTE.centery, 20, 60)
"""Bare paper on what lies over the table, each where the others have none."""
DONE, DONE_ON_PAGE = (1780, 965), (WAY_OUT.right - 100, WAY_OUT.bottom - 40)
"""The button that ends a look, on the cover and over an open page."""


PROMPT: Rect = (layout.PROMPT.x + 5, layout.PROMPT.bottom - 74, 9, 52)
"""What to do stands there as soon as all was shown."""
FRAME_S, AWAKE_S = 0.1, 0.25
APART_S = DOUBLE_MS / 1000 + 0.05
"""Two presses this far apart are no double click."""
"""What was done is seen by then; and so long after the last of it no press counts yet."""


def wait_for_cover(game: Program, cover: Rect = COVER) -> None:
    """Wait until a cover is there, and no longer so fresh that no press counts."""
    wait_for_colour(game, cover, PAPER, 20)
    time.sleep(AWAKE_S)


class Hunters:
    """All the people of a match; those on odd seats may use the keyboard, the others the mouse."""

    def __init__(
        self, game: Program, match: Watched, shell: Shell, hands: str = "mouse", mind: Mind = curious_move
    ) -> None:
        self.game = game
        self.match = match
        self.tips = self.xrays = self.steps = 0
        """What they have seen and done in private so far, and what all have seen."""
        self._shell = shell
        self._input = hands
        self._mind = mind
        self._known = 0
        close = key_rects(ClueFinder(shell, layout.DEVICE).well)[CLOSE]
        self._xray_close: Rect = (close.centerx - 4, close.y + 3, 8, 5)
        """A part of that key over its letters, where the table has no key at that time."""

    def play(self, seconds: float = PATIENCE_S) -> int:
        """Play to the end and look at everything; how many presses it took."""
        presses = self.play_until(lambda: False, seconds)
        self.read()
        return presses

    def play_until(self, enough: Callable[[], bool], seconds: float = PATIENCE_S) -> int:
        """Play and look at everything until something; how many presses it took."""
        return play_on(
            self.game,
            self.match,
            self.press,
            seconds=seconds,
            gap=FRAME_S,
            meanwhile=self.read,
            until=enough,
        )

    def press(self, game: Program, match: Watched, seat: Seat) -> None:
        """What somebody does whose turn it is, when there is nothing more to look at."""
        self.read()
        if seat == match.match.state.pack_seat:
            self._step_in_secret(seat)
            return
        wait_for_colour(game, PROMPT, FILL)
        time.sleep(AWAKE_S)
        eyes = Eyes(self._shell, match.match)
        for number, (spot, pointing) in enumerate(presses(self._mind(match.match, seat))):
            time.sleep(APART_S if number else 0)
            if self._by_keys(seat):
                game.key(*eyes.way_to(spot, pointing), "Return")
            else:
                game.click(*eyes.place(spot, pointing))

    def read(self) -> None:
        """Look at what has come up since the last time, and put it away."""
        events = self.match.events
        while self._known < len(events):
            self._mind_event(events[self._known])
            self._known += 1

    def _mind_event(self, event: Event) -> None:
        match event:
            case CaseClosed(route) if route:
                self.close_xray()
            case TipGiven(seat, _, shared=False) if self._is_person(seat):
                self.look_at_tip(seat)

    def _is_person(self, seat: Seat) -> bool:
        return self.match.match.setup.seats[seat].player == "human"

    def _by_keys(self, seat: Seat) -> bool:
        return self._input == "keys" or (self._input == "both" and seat % 2 == 1)

    # ---- what lies over the table ----

    def close_xray(self) -> None:
        """Wait for the X-ray, and close it."""
        wait_for_colour(self.game, self._xray_close, CREAM)
        self.xrays += 1
        if self._input == "keys":
            self.game.key("BackSpace")
        else:
            self.game.click(*self._xray_close[:2])
        wait_until_gone(self.game, self._xray_close, CREAM)

    def look_at_tip(self, seat: Seat) -> None:
        """Alone, the page is there; else it is behind the cover, and open while something is held."""
        self.tips += 1
        if sum(one.player == "human" for one in self.match.match.setup.seats) == 1:
            wait_for_colour(self.game, TIP_PAGE, PAPER)
            self._end_look(seat, DONE_ON_PAGE, TIP_PAGE)
            return
        wait_for_cover(self.game)
        self.hold(seat)
        wait_for_colour(self.game, TIP_PAGE, PAPER)
        self.let_go(seat)
        wait_for_colour(self.game, COVER, PAPER)
        self._end_look(seat, DONE, COVER)

    def hold(self, seat: Seat) -> None:
        """Keep something pressed: a key, or the mouse on the cover."""
        if self._by_keys(seat):
            self.game.hold("Return")
        else:
            self.game.move(*private_page.CARD.center)
            self.game.screen.xdotool("mousedown", "1")

    def let_go(self, seat: Seat) -> None:
        """Release it."""
        if self._by_keys(seat):
            self.game.let_go("Return")
        else:
            self.game.screen.xdotool("mouseup", "1")

    def _end_look(self, seat: Seat, button: tuple[int, int], paper: Rect) -> None:
        """Press until it is gone: a page that has just come up takes no press for a moment."""

        def is_gone() -> bool:
            if self._by_keys(seat):
                self.game.key("BackSpace")
            else:
                self.game.click(*button)
            time.sleep(AWAKE_S)
            return not is_coloured(self.game, paper, PAPER)

        time.sleep(2 * TOO_EARLY_MS / 1000)
        self.game.wait_for(is_gone, 10, "the end of the look")

    # ---- the Pack ----

    def _step_in_secret(self, seat: Seat) -> None:
        """Hold the page open, read it, let go, and press the number of the wanted step."""
        wait_for_cover(self.game, BLIND_COVER)
        wanted = self._mind(self.match.match, seat)
        self.game.hold("Return")
        number = self._number_of(wanted)
        self.game.let_go("Return")
        wait_for_colour(self.game, BLIND_COVER, PAPER)
        before = len(self.match.match.log)
        self._press(number)
        self.game.wait_for(lambda: len(self.match.match.log) > before, 5, "the secret step")
        assert self.match.match.log[before].action == wanted, "the page has told the truth"
        self.steps += 1

    def _press(self, number: int) -> None:
        """Press a digit, or go to the number with the arrows."""
        if number < 10:
            self.game.key(str(number))
            return
        columns = -(-numbers(self.match.match.state.city) // 2)
        there = (number - 1) % columns + 1
        self.game.key("Down")
        for _ in range(number > columns):
            self.game.key("Down")
        for _ in range(abs(there - columns // 2)):
            self.game.key("Right" if there > columns // 2 else "Left")
        self.game.key("Return")

    def _number_of(self, wanted: Step) -> int:
        """The number that the page gives to a step."""
        pages: list[dict[Step, int]] = []

        def can_be_read() -> bool:
            pages.append(read_page(self.game, self.match, self._shell))
            return wanted in pages[-1]

        self.game.wait_for(can_be_read, 6, f"a number for {wanted}")
        return pages[-1][wanted]
