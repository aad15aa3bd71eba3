"""All words that depend on the match: the prompt, the Clue Finder, the facts of a case, the side panels."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.state import Clue, Hunt, Phase, Sound, Tip, Tipped, View
from game.games.stop_thief.rules.thieves import THIEVES, counts
from game.games.stop_thief.rules.walks import gait
from game.games.stop_thief.rules.why import why_not
from game.games.stop_thief.screen.about import About
from game.games.stop_thief.screen.case.trace import Arrest
from game.games.stop_thief.screen.device.clue_finder import Screen
from game.games.stop_thief.screen.device.keys import Key
from game.games.stop_thief.screen.names import district_name, pair_names
from game.games.stop_thief.screen.places import Local, OnKey, Pointing, Spot, action_at
from game.games.stop_thief.screen.side.players import PlayerRow
from game.games.stop_thief.screen.side.poster import Wanted
from game.shell.services import Shell
from game.table.board.places import OnBoard
from game.table.board.prompts import BoardPrompts
from game.table.results import counted
from game.table.seating import Seating

ASKED = {
    Phase.CLUE: "clue",
    Phase.CARD: "card",
    Phase.PUSH: "push",
    Phase.WALK: "walk",
    Phase.TIP: "tip",
    Phase.TIP_AFTER: "tip",
    Phase.ARREST: "arrest",
    Phase.TAKE_BACK: "take-back",
    Phase.STEP: "pack",
    Phase.ESCAPE: "pack-flees",
}
HOT = ("clue", "tip", "arrest")
"""The keys that shine while they can be pressed."""
UNDO_KEY, HINT_KEY = "undo", "hint"
"""The keys that undo the last action and ask the coach."""


@dataclass(frozen=True, slots=True)
class SidePanels:
    """The text of all panels beside the board; a panel is painted again when its text changes."""

    title: str
    rows: tuple[PlayerRow, ...]
    seating: Seating
    prompt: str
    wanted: Wanted
    stake: str
    pack: bool
    """Whether the Loot is at stake."""
    cards: str
    """The heading over the cards."""


class Prompts(BoardPrompts[View, Pointing, Spot]):
    """Finds the words for the moment."""

    def __init__(self, shell: Shell, board: Board, seats: tuple[SeatSetup, ...]) -> None:
        super().__init__(shell, seats, "stop-thief")
        self._board = board
        self._about = About(shell.words, seats)

    def now(self, view: View, pointing: Pointing, seating: Seating, *, busy: bool, covered: bool) -> str:
        """What the table waits for: a panel that covers the board must be closed first."""
        who = view.acting
        if covered:
            return self._words("stop-thief.prompt.looks")
        if busy or (who is not None and who < 0):
            return ""
        if who is None:
            return self._words("stop-thief.prompt.over")
        name = self._name(who)
        if not seating.is_person(who):
            return self._words("stop-thief.prompt.thinking", name=name)
        if pointing.aims:
            return self._words("stop-thief.prompt.aim", name=name)
        if pointing.pushes is not None:
            return self._words("stop-thief.prompt.push-where", name=self._name(pointing.pushes))
        if view.phase in (Phase.TIP, Phase.TIP_AFTER) and (cost := tips.cost(view)):
            return self._words("stop-thief.prompt.tip-costs", cost=_dollars(cost))
        other = self._name(view.card_owner)
        steps = gait(view).steps if view.phase is Phase.WALK else 0
        return self._words(f"stop-thief.prompt.{ASKED[view.phase]}", name=name, steps=steps, other=other)

    def why(self, view: View, seat: Seat, spot: Spot, selection: Pointing) -> str | None:
        """Why nothing can be done at a place; None if nobody would ask."""
        action = action_at(view, spot, selection)
        return None if action is None else self.reason(why_not(replace(view, viewer=seat), action))

    def about(self, view: View, spot: Spot) -> str:
        """What a place is and what it does."""
        return self._about(view, spot)

    @staticmethod
    def home(view: View, seat: Seat) -> Spot:
        """Where the inspect cursor starts: at the player's investigator, or at the active one."""
        return OnBoard(view.pawns[seat] or view.pawns[view.turn])

    # ---- beside the board ----

    def side_panels(
        self, view: View, shown: View, active: Seat, seating: Seating, pointing: Pointing, prompt: str
    ) -> SidePanels:
        """The text of all panels; `shown` is the view that animations have come to."""
        return SidePanels(
            title=self._words(
                "stop-thief.table.stands",
                mode=self._words(f"stop-thief.mode.{view.terms.mode}"),
                case=max(1, view.case),
                turn=max(1, view.turns),
            ),
            rows=tuple(
                self._row(Seat(seat), view, shown, pointing, active=seat == active, ai=chair.kind == "ai")
                for seat, chair in enumerate(seating.chairs)
            ),
            seating=seating,
            prompt=prompt,
            wanted=Wanted(shown.face_up, self._reward(shown), _trick(shown)),
            stake=self._stake(shown),
            pack=view.terms.pack,
            cards=self._words("stop-thief.table.cards", name=self._name(shown.card_owner)),
        )

    def _row(
        self, seat: Seat, view: View, shown: View, pointing: Pointing, *, active: bool, ai: bool
    ) -> PlayerRow:
        """What a player's row shows."""
        pack = seat == view.pack_seat
        picks = view.phase is Phase.PUSH and pointing.pushes is None and not ai
        key = ("thinks" if ai else "turn") if active else "pack" if pack else "computer" if ai else "waits"
        return PlayerRow(
            note=self._words(f"stop-thief.note.{key}"),
            money=_dollars(shown.cash[seat]) if view.terms.money else "",
            active=active,
            framed=active and not picks,
            hand=len(shown.hands[seat]),
            captured=len(shown.captured[seat]),
            part=_part_won(shown, seat),
            pack=pack,
        )

    @staticmethod
    def _reward(view: View) -> str:
        """The red pill of the poster."""
        if view.face_up is None or not view.terms.money:
            return ""
        return _dollars(THIEVES[view.face_up].reward + view.bounty)

    def _stake(self, view: View) -> str:
        """The line under the poster: the Loot, or how to win."""
        if view.terms.pack:
            caught = sum(map(len, view.captured))
            return self._words("stop-thief.table.loot", loot=_dollars(view.loot), caught=caught)
        if view.terms.money:
            return self._words("stop-thief.table.needed", needed=_dollars(view.terms.needed))
        return counted(self._words, "stop-thief.table.captures", captures=view.terms.captures)

    # ---- the Clue Finder ----

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
        line = ""
        if clue.sound in PAIRS:
            line = self._pair(clue)
        elif clue.sound in (Sound.HOLD, Sound.LAUGHTER):
            line = self._words(f"stop-thief.screen.{clue.sound}")
        elif clue.district is None:
            line = self._words("stop-thief.screen.no-district")
        return Screen(heading, line, clue.sound, district)

    def said(self, key: str, seat: Seat | None = None, **names: object) -> Screen:
        """A heading and a line by their words key, perhaps about a player."""
        if seat is not None:
            names["name"] = self._seats[seat].name
        heading, line = f"stop-thief.screen.{key}", f"stop-thief.screen.{key}-line"
        return Screen(self._words(heading, **names), self._words(line, **names))

    def tip(self, hunt: Hunt) -> Screen:
        """A tip for all players."""
        tip = next(fact.tip for fact in reversed(hunt.record) if isinstance(fact, Tipped))
        digit = tip.digit if tip else 0
        return self.said("shared-tip", digit=digit, district=district_name(self._board, digit))

    # ---- the facts of a case ----

    def where(self, clue: Clue) -> str:
        """The building or street that a clue names, or the two it may mean; else nothing."""
        if clue.district is not None:
            return district_name(self._board, clue.district)
        return self._pair(clue) if clue.sound in PAIRS else ""

    def _pair(self, clue: Clue) -> str:
        one, other = pair_names(self._board, clue.sound)
        return self._words("stop-thief.screen.pair", one=one, other=other)

    def arrest(self, arrest: Arrest) -> str:
        """Who searched where, and the result."""
        name = self._seats[arrest.seat].name
        return self._words(f"stop-thief.case.{arrest.verdict}", name=name, space=arrest.space)

    def tip_taken(self, seat: Seat, tip: Tip | None = None) -> str:
        """Who took a tip, and what it said if everybody may know."""
        name = self._seats[seat].name
        if tip is None or not tip.digit:
            return self._words("stop-thief.case.tip", name=name)
        return self._words("stop-thief.case.tip-told", name=name, place=district_name(self._board, tip.digit))

    # ---- the keys ----

    def helps(self, hunt: Hunt, seat: Seat | None) -> tuple[Local, ...]:
        """The helper keys of this player."""
        helps = [Local.REPLAY, Local.REVIEW] if hunt.clues else []
        if seat is not None and _tipped_now(hunt, seat):
            helps.append(Local.LOOK)
        if hunt.terms.helps and seat != hunt.pack_seat:
            helps.append(Local.NOTES)
        if hunt.terms.helps and hunt.clues:
            helps.append(Local.REACH)
        return tuple(helps)

    def keys(
        self,
        hunt: Hunt,
        pointing: Pointing,
        helps: Collection[str],
        open_: Collection[str],
        focus: Spot | None,
        *,
        reach: bool = False,
        hint: str = "",
        hinted: bool = False,
    ) -> tuple[Key, ...]:
        """All keys of this match, in every moment; those not in `open_` cannot be pressed.

        REACH and HINT are down while they show something. HINT has this label, and is missing if it's empty.
        """
        return tuple(
            Key(
                name,
                hint if name == HINT_KEY else self._words(f"stop-thief.key.{name}"),
                enabled=name in open_,
                hot=name in open_ and name in HOT,
                focus=focus == OnKey(name),
                down=(reach and name == Local.REACH) or (hinted and name == HINT_KEY),
            )
            for name in (*_key_names(hunt, pointing, helps), *([HINT_KEY] if hint else []))
        )


def _key_names(hunt: Hunt, pointing: Pointing, helps: Collection[str]) -> Iterator[str]:
    """The keys of this match by slot; of two that share a slot, the one of this moment."""
    begun = pointing != Pointing()
    yield from ("clue", Local.LOOK if Local.LOOK in helps else "tip", "arrest")
    yield from ("stay", "no-push" if hunt.phase is Phase.PUSH else "no-tip", "end-turn")
    yield from (Local.REPLAY, Local.REVIEW, Local.BACK if begun else UNDO_KEY)
    if hunt.terms.helps:
        yield from (Local.NOTES, Local.REACH)


def _tipped_now(hunt: Hunt, seat: Seat) -> bool:
    """Whether this player got a private tip since the last clue that was asked for."""
    if hunt.terms.pack or hunt.turn != seat:
        return False
    since = takewhile(lambda fact: not isinstance(fact, Clue) or fact.escape, reversed(hunt.record))
    return any(isinstance(fact, Tipped) and fact.seat == seat for fact in since)


def _part_won(view: View, seat: Seat) -> float:
    """How far a player is on the way to win, 0 to 1; 0 where all win together."""
    terms = view.terms
    if terms.pack:
        return 0.0
    return view.cash[seat] / terms.needed if terms.money else len(view.captured[seat]) / terms.captures


def _trick(view: View) -> str:
    """What a poster says instead of a trick that is switched off or concerns money where none is used."""
    if view.face_up is None or counts(view.terms, view.face_up):
        return ""
    return f"stop-thief.table.{'no-money' if view.terms.abilities else 'no-trick'}"


def _dollars(amount: int) -> str:
    return f"${amount:,}"
