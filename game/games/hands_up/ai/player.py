"""AI guards: they look at cards one by one, remember some, and make mistakes now and then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from game.core.kernel import Seat
from game.games.hands_up.rules.actions import Action, Grab, Point, Ready
from game.games.hands_up.rules.cards import THEFT_SIGNS, Card, Sign, is_camera_catch, is_theft
from game.games.hands_up.rules.state import View
from game.match.player import Dice, Intent

Slots = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Skill:
    """How a guard looks and errs."""

    look_ms: int
    """From one card to the next, with few cards open, for a guard who is neither sharp nor sleepy."""
    crowd: float
    """How much slower it looks with every further open card, as a part of `look_ms`."""
    memory: int
    """How many cards it remembers at once."""
    spot: float
    """Chance to see an incident when its last card is looked at."""
    lapse: float
    """Chance per look that its thoughts wander off, and it forgets what it has seen last."""
    lapse_ms: int
    slip: float
    """Chance per look to mistake a near miss for an incident."""
    reaction_ms: int
    """From seeing it to grabbing the diamond."""
    finger_ms: int
    """From card to card while pointing."""
    rounds: int
    """Looks over the whole table before giving up."""


SKILLS = {
    "rookie": Skill(
        look_ms=262, crowd=0.09, memory=11, spot=0.32, lapse=0.10, lapse_ms=1_800, slip=0.016,
        reaction_ms=1_000, finger_ms=950, rounds=2,
    ),
    "easy": Skill(
        look_ms=245, crowd=0.11, memory=12, spot=0.43, lapse=0.08, lapse_ms=1_500, slip=0.014,
        reaction_ms=900, finger_ms=800, rounds=2,
    ),
    "medium": Skill(
        look_ms=198, crowd=0.06, memory=12, spot=0.52, lapse=0.06, lapse_ms=1_200, slip=0.007,
        reaction_ms=750, finger_ms=620, rounds=2,
    ),
    "hard": Skill(
        look_ms=160, crowd=0.03, memory=14, spot=0.68, lapse=0.04, lapse_ms=900, slip=0.002,
        reaction_ms=550, finger_ms=450, rounds=3,
    ),
}  # fmt: skip
"""A row for each level. RULES.md has the times that come of it."""
FEW = 6
"""Up to this many open cards, nobody looks more slowly."""
JITTER = 0.35
"""How much every delay varies, as a part of it."""
SHARP, SLEEPY = 0.5, 10.0
"""How long a look takes at best and at worst, as a part of `look_ms`."""
SPELL_MS = 90_000
"""How long a guard stays as sharp as it is, on average."""
PILE_MS = 3_000
"""How long a guard is busy with the cards that it has just won."""


def mannered(skill: Skill, manner: str) -> Skill:
    """How a guard of this manner looks and errs. None is stronger than another."""
    match manner:
        case "bold":
            return replace(skill, reaction_ms=round(0.85 * skill.reaction_ms), slip=3 * skill.slip)
        case "careful":
            return replace(skill, reaction_ms=round(1.05 * skill.reaction_ms), slip=0.2 * skill.slip)
        case "hasty":
            return replace(skill, look_ms=round(0.85 * skill.look_ms), spot=0.82 * skill.spot, rounds=1)
        case "stubborn":
            return replace(skill, rounds=skill.rounds + 2, memory=skill.memory + 2)
        case _:
            return skill


MANY = 36
"""A lead of so many cards counts as a whole win."""


def lead(view: View) -> float:
    """How many more cards the viewer has won than the best of the others, as a share of many."""
    won = list(map(len, view.won))
    return (won.pop(view.viewer) - max(won)) / MANY


class Guard:
    """One AI player: it looks around, forgets, and needs time to react."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str = "") -> None:
        self.seat = seat
        self._skill = mannered(SKILLS[level], manner)
        self._dice = dice
        self._unseen: list[int] = []
        self._mind: list[int] = []
        self._table: dict[int, Card] = {}
        self._rounds = 0
        self._plan: Slots = ()
        self._finger: int | None = None
        self._held_back = False
        """Whether it could not grab the last time, so that it has to react anew."""
        self._acts_at = 0
        self._looks_at = 0
        self._won = 0
        self._pace = 1.0
        """How long a look takes in this spell, as a part of `look_ms`."""
        self._spell_ends: int | None = None

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Point if holding the diamond, grab if something was spotted, else look at the next card."""
        if self._spell_ends is None or now_ms >= self._spell_ends:
            self._pace = SHARP * (SLEEPY / SHARP) ** self._dice()
            self._spell_ends = now_ms + round(SPELL_MS * 2 * self._dice())
        self._notice_changes(view, now_ms)
        if view.grabber == self.seat:
            return self._point_next(view, now_ms)
        held_back, self._held_back = self._held_back, Grab() not in legal
        if self._held_back:
            return None
        if self._finger is not None:
            self._finger, self._plan = None, ()
        if self._plan:
            if held_back:
                self._acts_at = now_ms + self._about(self._skill.reaction_ms)
            return Intent(Grab(), max(now_ms, self._acts_at))
        if now_ms < self._looks_at:
            return Intent(None, self._looks_at)
        return self._look(view, legal, now_ms)

    def _notice_changes(self, view: View, now_ms: int) -> None:
        """Look at new cards first. Forget cards that are gone, and a plan that needs them.

        First of all, put away what has just been won.
        """
        cards = view.open_cards
        if cards == self._table:
            return
        new = [slot for slot, card in cards.items() if self._table.get(slot) is not card]
        gone = {slot for slot in self._table if slot not in cards} | set(new)
        self._table = cards
        self._unseen = self._shuffled(new) + [
            slot for slot in self._unseen if slot in cards and slot not in new
        ]
        self._mind = [slot for slot in self._mind if slot not in gone]
        self._rounds = 0
        if gone & set(self._plan):
            self._plan = ()
        more = len(view.won[self.seat]) - self._won
        self._won += more
        busy_ms = self._about(PILE_MS) if more > 0 else self._look_ms()
        self._looks_at = max(self._looks_at, now_ms + busy_ms)

    def _look(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Look at one more card and think about it, unless the thoughts wander off."""
        self._looks_at = now_ms + self._look_ms()
        if self._dice() < self._skill.lapse:
            del self._mind[-1:]
            self._looks_at += self._about(self._skill.lapse_ms)
            return Intent(None, self._looks_at)
        if not self._unseen:
            self._rounds += 1
            self._unseen = self._shuffled(list(self._table))
            if self._rounds >= self._skill.rounds and Ready() in legal:
                return Intent(Ready(), self._looks_at)
        if not self._unseen:
            return None
        self._think(self._unseen.pop(0), view)
        if self._plan:
            self._acts_at = now_ms + self._about(self._skill.reaction_ms)
            return Intent(Grab(), self._acts_at)
        return Intent(None, self._looks_at)

    def _think(self, slot: int, view: View) -> None:
        """Remember the card and check whether it completes something."""
        self._mind = [*(other for other in self._mind if other != slot), slot][-self._skill.memory :]
        slipped = self._dice() < self._skill.slip
        for slots in self._thoughts(slot, cameras_work=view.terms.power):
            right = self._is_right(slots, view)
            if (right and self._dice() < self._skill.spot) or (slipped and not right):
                self._plan = slots
                return

    def _thoughts(self, slot: int, *, cameras_work: bool) -> Iterator[Slots]:
        """Yield the remembered triples, and pairs with a working camera, that include the card at `slot`."""
        by_sign: dict[Sign, list[int]] = {sign: [] for sign in Sign}
        for other in self._mind:
            by_sign[self._table[other].sign].append(other)
        sign = self._table[slot].sign
        by_sign[sign] = [slot]
        if sign in THEFT_SIGNS:
            yield from product(*(by_sign[needed] for needed in THEFT_SIGNS))
        if cameras_work and sign in (Sign.CAMERA, Sign.THIEF):
            yield from product(by_sign[Sign.CAMERA], by_sign[Sign.THIEF])

    def _is_right(self, slots: Slots, view: View) -> bool:
        cards = [self._table[slot] for slot in slots]
        if len(cards) == len(THEFT_SIGNS):
            return is_theft(cards, colours_count=view.colours_count)
        return is_camera_catch(cards, colours_count=view.colours_count)

    def _point_next(self, view: View, now_ms: int) -> Intent[Action]:
        """Bring the finger to the next planned card."""
        if self._finger is None or self._finger in view.pointed:
            left = [slot for slot in self._plan or self._guess(view) if slot not in view.pointed]
            self._finger = left[0]
            self._acts_at = now_ms + self._about(self._skill.finger_ms)
        return Intent(Point(self._finger), max(now_ms, self._acts_at))

    def _guess(self, view: View) -> Slots:
        """Choose what to point at without a plan: cards that fit, or any cards."""
        self._mind = self._shuffled(list(self._table))
        fitting = (
            slots
            for slot in self._mind
            for slots in self._thoughts(slot, cameras_work=view.terms.power)
            if self._is_right(slots, view) and set(view.pointed) <= set(slots)
        )
        self._plan = next(fitting, (*view.pointed, *self._mind))
        return self._plan

    def _shuffled(self, slots: list[int]) -> list[int]:
        return sorted(slots, key=lambda _: self._dice())

    def _look_ms(self) -> int:
        """How long until the next card is looked at: longer with more cards open, and in a sleepy spell."""
        crowd = max(0, len(self._table) - FEW)
        return self._about(round(self._pace * self._skill.look_ms * (1 + self._skill.crowd * crowd)))

    def _about(self, ms: int) -> int:
        return round(ms * (1 + JITTER * (2 * self._dice() - 1)))
