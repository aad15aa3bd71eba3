"""Words and colours for the facts of a case: clues, arrests and tips."""

from __future__ import annotations

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.state import Clue, Sound, Tip
from game.games.stop_thief.screen.case.trace import Arrest, Verdict
from game.games.stop_thief.screen.names import district_name, pair_names
from game.shell.theme import AMBER, CORAL, GREEN, Colour
from game.shell.words import Words

GLASS: Colour = (0x0B, 0x24, 0x2B)
SIGNS = {Verdict.NOBODY: CORAL, Verdict.CAUGHT: GREEN, Verdict.BOLTED: AMBER}
"""The colour of what came of an arrest."""


class FactWords:
    """The words for the facts of a case at this table."""

    def __init__(self, words: Words, board: Board, seats: tuple[SeatSetup, ...]) -> None:
        self._words = words
        self._board = board
        self._seats = seats

    def sound(self, sound: Sound) -> str:
        """What was heard."""
        return self._words(f"stop-thief.sound.{sound}")

    def where(self, clue: Clue) -> str:
        """The building or street that a clue names, or the two it may mean; else nothing."""
        if clue.district is not None:
            return district_name(self._board, clue.district)
        if clue.sound in PAIRS:
            one, other = pair_names(self._board, clue.sound)
            return self._words("stop-thief.case.pair", one=one, other=other)
        return ""

    def arrest(self, arrest: Arrest) -> str:
        """Who searched where, and what came of it."""
        name = self._seats[arrest.seat].name
        return self._words(f"stop-thief.case.{arrest.verdict}", name=name, space=arrest.space)

    def tip(self, seat: Seat, tip: Tip | None = None) -> str:
        """Who took a tip; what it said only where that is for everybody."""
        name = self._seats[seat].name
        if tip is None or not tip.digit:
            return self._words("stop-thief.case.tip", name=name)
        return self._words("stop-thief.case.tip-told", name=name, place=district_name(self._board, tip.digit))
