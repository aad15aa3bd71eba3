"""The words of the Clue Finder, and which of its keys can be pressed."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.state import Clue, Hunt, Phase, Sound, Tipped
from game.games.stop_thief.screen.device.clue_finder import Screen
from game.games.stop_thief.screen.device.keys import Key
from game.games.stop_thief.screen.names import district_name, pair_names
from game.games.stop_thief.screen.places import Local, OnKey, Pointing, Spot
from game.shell.services import Shell

MAIN: dict[Phase, tuple[str, ...]] = {
    Phase.CLUE: ("clue",),
    Phase.TIP: ("tip", "no-tip"),
    Phase.PUSH: ("no-push",),
    Phase.WALK: ("stay",),
    Phase.TIP_AFTER: ("tip", "no-tip"),
    Phase.ARREST: ("arrest", "end-turn"),
}
"""The main keys of each phase; helper keys stand beside them."""
HOT = ("clue", "tip", "arrest")
UNDO_KEY = "undo"
"""The key that undoes the last action."""


class DeviceText:
    """Finds the words for the device."""

    def __init__(self, shell: Shell, board: Board, seats: tuple[SeatSetup, ...]) -> None:
        self._words = shell.words
        self._board = board
        self._seats = seats

    # ---- the screen ----

    def resting(self, hunt: Hunt) -> Screen:
        """The last clue, or what to do when there is none."""
        if hunt.clues:
            return self.clue(hunt, len(hunt.clues))
        return Screen(self._words("stop-thief.screen.ready"), self._words("stop-thief.screen.new-case"))

    def clue(self, hunt: Hunt, number: int) -> Screen:
        """The clue with this number, counted from 1."""
        clue = hunt.clues[number - 1]
        heading = self._words(
            "stop-thief.screen.fled" if clue.escape else "stop-thief.screen.clue", number=number
        )
        district = "" if clue.district is None else district_name(self._board, clue.district)
        return Screen(heading, self._meaning(clue), clue.sound, district)

    def _meaning(self, clue: Clue) -> str:
        """The meaning of a sound that stands for no kind of space."""
        if clue.sound in PAIRS:
            one, other = pair_names(self._board, clue.sound)
            return self._words("stop-thief.screen.pair", one=one, other=other)
        if clue.sound in (Sound.HOLD, Sound.LAUGHTER):
            return self._words(f"stop-thief.screen.{clue.sound}")
        return "" if clue.district is not None else self._words("stop-thief.screen.no-district")

    def said(self, key: str, seat: Seat | None = None, **names: object) -> Screen:
        """A heading and a line by their words key, perhaps about a player."""
        if seat is not None:
            names["name"] = self._seats[seat].name
        heading, line = f"stop-thief.screen.{key}", f"stop-thief.screen.{key}-line"
        return Screen(self._words(heading, **names), self._words(line, **names))

    def tip(self, hunt: Hunt) -> Screen:
        """A tip for all players."""
        told = next(fact.tip for fact in reversed(hunt.record) if isinstance(fact, Tipped))
        digit = told.digit if told else 0
        return self.said("shared-tip", digit=digit, district=district_name(self._board, digit))

    # ---- the keys ----

    def helps(self, hunt: Hunt, seat: Seat | None) -> tuple[Local, ...]:
        """The helper keys of this player."""
        helps = [Local.REPLAY, Local.REVIEW] if hunt.clues else []
        if seat is not None and _tipped_now(hunt, seat):
            helps.append(Local.LOOK)
        if hunt.terms.notebook and seat != hunt.pack_seat:
            helps.append(Local.NOTES)
        if hunt.terms.reachable and hunt.clues:
            helps.append(Local.REACH)
        return tuple(helps)

    def keys(
        self,
        hunt: Hunt,
        pointing: Pointing,
        helps: Collection[str],
        open_: Collection[str],
        focus: Spot | None,
    ) -> tuple[Key, ...]:
        """All keys now; those not in `open_` cannot be pressed."""
        main = MAIN.get(hunt.phase, ())
        if pointing.aims:
            main = ("back", "end-turn")
        elif pointing.pushes is not None:
            main = ("back",)
        undo = (UNDO_KEY,) if UNDO_KEY in open_ else ()
        names = [*main, *undo, *dict.fromkeys(("replay", "review", *helps))]
        return tuple(
            Key(
                name,
                self._words(f"stop-thief.key.{name}"),
                enabled=name in open_,
                hot=name in HOT and name in open_,
                focus=focus == OnKey(name),
            )
            for name in names
        )


def _tipped_now(hunt: Hunt, seat: Seat) -> bool:
    """Whether this player got a private tip since the last clue that was asked for."""
    if hunt.terms.pack or hunt.turn != seat:
        return False
    since = takewhile(lambda fact: not isinstance(fact, Clue) or fact.escape, reversed(hunt.record))
    return any(isinstance(fact, Tipped) and fact.seat == seat for fact in since)
