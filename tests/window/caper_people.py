"""People at a caper in the real window: what they read, and what they press."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.core.kernel import Seat
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.state import Phase
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.places import OnPawn, Spot
from game.games.cops_and_crooks.screen.vault import key_rects
from game.shell.devices import Verb
from game.shell.services import Shell
from game.shell.theme import CREAM
from tests.window.caper_driver import Eyes, hasty_move, next_spot
from tests.window.glance import reads
from tests.window.minds import Mind
from tests.window.seated import PATIENCE_S, answered, play_on
from tests.window.watch import Watched
from tests.xvfb import Program

FRAME_S, AWAKE_S = 0.08, 0.25
"""What was done is seen by then; and so long after the last of it no press counts yet."""
AGAIN = 0.6
"""Seconds after which a second press is no double click."""
KEY_OF = {
    Verb.LEFT: "Left",
    Verb.RIGHT: "Right",
    Verb.UP: "Up",
    Verb.DOWN: "Down",
    Verb.NEXT: "Next",
    Verb.PREVIOUS: "Prior",
}


class People:
    """All the people of a match; those on odd seats may use the keyboard, the others the mouse."""

    def __init__(
        self, game: Program, match: Watched, shell: Shell, hands: str = "mouse", mind: Mind = hasty_move
    ) -> None:
        self.game = game
        self.match = match
        self._shell = shell
        self._input = hands
        self._mind = mind

    def play(self, seconds: float = PATIENCE_S) -> int:
        """Play to the end; how many turns of the hand it took."""
        return self.play_until(lambda: False, seconds)

    def play_until(self, enough: Callable[[], bool], seconds: float = PATIENCE_S) -> int:
        """Play until something; how many turns of the hand it took."""
        return play_on(self.game, self.match, self.press, seconds=seconds, gap=FRAME_S, until=enough)

    def press(self, game: Program, match: Watched, seat: Seat) -> None:
        """Read what is asked, do what this person wants, and see that just this was done."""
        before = len(match.match.log)
        wanted = self._mind(match.match, seat)
        eyes = Eyes(self._shell, match.match)
        self.wait_for_prompt(eyes.picked)
        time.sleep(AWAKE_S)
        if match.match.state.phase is Phase.HIDEOUT:
            self._in_vault(eyes, seat, wanted)
        else:
            self._at_table(eyes, seat, wanted)
        if answered(match, before):
            assert match.match.log[before].action == wanted

    def wait_for_prompt(self, picked: int | None = None, seconds: float = 20.0) -> None:
        """Wait until the table asks for something, in words."""
        said = Eyes(self._shell, self.match.match).asked(picked)
        place = layout.column(len(self.match.match.setup.seats), self._shell.theme.text_scale).said
        letters = self._shell.text.boxed(said, "text_bold", 26, place.size, CREAM)
        self.game.wait_for(lambda: reads(self.game, letters, place.center, CREAM), seconds, f"{said!r}")

    def _by_keys(self, seat: Seat) -> bool:
        return self._input == "keys" or (self._input == "both" and seat % 2 == 1)

    def _at_table(self, eyes: Eyes, seat: Seat, wanted: Action) -> None:
        """Press what was wanted; the Cops first pick a pawn, and read on."""
        picked = eyes.picked
        spot = next_spot(wanted, picked)
        self._take(eyes, seat, spot, picked)
        if isinstance(spot, OnPawn):
            self.wait_for_prompt(spot.pawn, 3)
            self._take(eyes, seat, next_spot(wanted, spot.pawn), spot.pawn)

    def _take(self, eyes: Eyes, seat: Seat, spot: Spot, picked: int | None) -> None:
        keys = [*eyes.way_to(spot, picked), "Return"] if self._by_keys(seat) else []
        self._press(eyes, spot, picked, keys)
        if eyes.asks_first(spot, picked):
            time.sleep(AGAIN)
            self._press(eyes, spot, picked, keys[-1:])

    def _press(self, eyes: Eyes, spot: Spot, picked: int | None, keys: list[str]) -> None:
        if keys:
            self.game.key(*keys)
        else:
            self.game.click(*eyes.place(spot, picked))

    def _in_vault(self, eyes: Eyes, seat: Seat, wanted: Action) -> None:
        """Move the knob, and agree."""
        if self._by_keys(seat):
            self.game.key(*[KEY_OF[verb] for verb in eyes.way_in_vault(wanted)], "Return")
        else:
            self.game.click(*eyes.place_in_vault(wanted))
            self.game.click(*key_rects()["ok"].center)
