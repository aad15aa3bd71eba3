"""The referee's own table: pawns, cards and money, kept by the rule book and never looked up in the game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.kernel import Setup
from tests.games.stop_thief.rules.referee_map import Sheet
from tests.games.stop_thief.rules.referee_papers import (
    ABOUT_MONEY,
    CARDS,
    DAWN,
    NINE,
    SEVEN,
    TIP,
    Agreed,
    agreed_in,
)
from tests.games.stop_thief.rules.referee_thief import Hearing, Trail
from tests.games.stop_thief.rules.referee_walks import Gait, arm

DEAR_FALSE_ARREST = 2_000


@dataclass
class Table:
    """Everything that lies open, and the one secret."""

    sheet: Sheet
    terms: Agreed
    cash: list[int]
    loot: int
    pawns: list[int]
    hands: list[list[str]]
    played: list[list[str]]
    captured: list[list[str]]
    turn: int = -1
    turns: int = 0
    thief: str = ""
    """Who is face up."""
    out: list[str] = field(default_factory=list)
    """Thief cards that are not in the deck."""
    cases: int = 0
    bounty: int = 0
    windows: int = 0
    """Windows that Wanda was paid for."""
    card: str = ""
    trail: Trail | None = None
    asked: int = 0
    """Clues since the thief was turned up."""
    clues: int = 0
    """Clues since the trail began."""
    returns: list[int] = field(default_factory=list)
    """Investigators for whom the captor still chooses a card."""
    sung: bool = False
    """The next clue names the district."""
    bolted: bool = False
    running: int = 0
    accused: int = 0
    paid: list[tuple[str, int]] = field(default_factory=list)
    """What changed hands by the last entry, by the name of its event."""
    winners: tuple[int, ...] | None = None

    @classmethod
    def laid(cls, setup: Setup, sheet: Sheet) -> Table:
        """The table before the first move."""
        terms = agreed_in(setup)
        looks = [seat.look if at in terms.investigators else "" for at, seat in enumerate(setup.seats)]
        return cls(
            sheet,
            terms,
            cash=[terms.cash] * terms.seats,
            loot=terms.loot,
            pawns=[sheet.start if look else 0 for look in looks],
            hands=[CARDS[look].split() if look else [] for look in looks],
            played=[[] for _ in looks],
            captured=[[] for _ in looks],
        )

    @property
    def at_large(self) -> str:
        """The thief whose ability works now."""
        void = self.thief in ABOUT_MONEY and not self.terms.needed
        return self.thief if self.terms.abilities and not void else ""

    @property
    def letter(self) -> str:
        """The effect of this turn's card."""
        return self.card.lstrip("0123456789")

    @property
    def gait(self) -> Gait:
        """How the investigator of this turn walks."""
        return Gait.of(self.card, self.at_large)

    @property
    def arm(self) -> set[int]:
        """Where the investigator of this turn may make an arrest."""
        here, far = self.pawns[self.turn], self.terms.arrest_reach == "number"
        return arm(self.sheet, here, long=self.letter == "L", to_number=far)

    @property
    def hearing(self) -> Hearing:
        """How the thief's next step sounds."""
        secret = self.running > 0 and self.terms.pack
        return Hearing(self.at_large, self.asked + (not self.running), secret)

    @property
    def deck(self) -> frozenset[str]:
        """The thief cards that may come next."""
        if self.terms.pack:
            return frozenset({"debbie"}) if self.cases == SEVEN - 1 else NINE - set(self.out)
        return self.terms.wanted - set(self.out) or self.terms.wanted

    @property
    def tip_price(self) -> int:
        """What a tip costs now."""
        if self.terms.pack:
            return 2 * TIP if self.at_large == "tipper" else TIP
        return TIP if self.at_large == "hush" and self.terms.needed else 0

    @property
    def false_arrest_price(self) -> int:
        """What an arrest on the wrong space costs now, if one has so much."""
        dear = self.at_large in ("rex", "sue")
        return max(DEAR_FALSE_ARREST, self.terms.false_arrest) if dear else self.terms.false_arrest

    @property
    def can_pay_tip(self) -> bool:
        """No money, no tip."""
        return self.terms.pack or self.cash[self.turn] >= self.tip_price

    @property
    def tip_kind(self) -> str:
        """What a tip tells now."""
        return "digit" if self.at_large == "baron" else self.terms.tip

    def turn_up(self, thief: str) -> None:
        """The next thief card; a deck that has run out was shuffled anew."""
        if self.terms.wanted <= set(self.out):
            self.out.clear()
        self.thief = thief
        self.out.append(thief)
        self.cases += 1
        self.asked, self.windows, self.bolted = 0, 0, False
        if not self.terms.pack:
            self.trail, self.clues = None, 0

    def pick_up(self, seat: int) -> None:
        """All movement cards go back to the hand."""
        self.hands[seat] += self.played[seat]
        self.played[seat] = []

    def pass_on(self) -> None:
        """The turn is over, and the next player's begins."""
        if self.letter == "P":
            self.pick_up(self.turn)
        seats = self.terms.investigators
        self.turn = seats[(seats.index(self.turn) + 1) % len(seats)]
        self.turns += 1
        self.card, self.accused = "", 0

    @property
    def is_lost(self) -> bool:
        """The Loot is gone; exactly nothing left is gone, too."""
        return self.terms.pack and self.loot == 0

    @property
    def dawns(self) -> bool:
        """So many turns have ended that the match does, too."""
        return self.turns >= DAWN
