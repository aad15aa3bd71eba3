"""A newcomer to Hands Up: sees a theft after some 4.5 seconds, or not at all, or where none is."""

from __future__ import annotations

from itertools import combinations, product

from game.core.kernel import Seat
from game.games.hands_up.rules.actions import Action, Grab, Point, Ready
from game.games.hands_up.rules.cards import THEFT_SIGNS, Card, Sign, is_camera_catch, is_theft
from game.games.hands_up.rules.state import View
from game.match.player import Dice, Intent

SEES_MS = 4_500
"""From the moment a theft is visible to the slap, on average."""
SPREAD = 0.5
"""How much that varies, as a part of it."""
MISSES = 0.15
"""How often a theft is not seen at all until the cards change."""
FALSE_ALARM = 0.01
"""How often a change of cards looks like a theft."""
GIVES_UP_MS = 9_000
"""How long nobody sees anything before a newcomer is ready to go on."""
FINGER_MS = 900

Slots = tuple[int, ...]


class Newcomer:
    """Looks at the whole table, slowly."""

    def __init__(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self._dice = dice
        self._table: dict[int, Card] = {}
        self._seen: Slots = ()
        self._sees_at: int | None = None
        self._ready_at = 0
        self._points_at = 0

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """Slap when a theft has been seen, then point at its cards."""
        if view.open_cards != self._table:
            self._look(view, now_ms)
        if not legal:
            return None
        if any(isinstance(action, Point) for action in legal):
            return self._point(view, legal, now_ms)
        if Grab() in legal and self._sees_at is not None:
            return Intent(Grab(), max(now_ms, self._sees_at))
        return Intent(Ready(), max(now_ms, self._ready_at)) if Ready() in legal else None

    def _look(self, view: View, now_ms: int) -> None:
        """Some theft comes to mind, or none; a theft that was being looked at stays in mind."""
        before, self._table = self._table, view.open_cards
        self._ready_at = now_ms + self._about(GIVES_UP_MS)
        if self._seen and all(self._table.get(slot) is before[slot] for slot in self._seen):
            return
        thefts = _thefts(view)
        self._seen, self._sees_at = (), None
        if thefts and self._dice() >= MISSES:
            self._seen = thefts[int(self._dice() * len(thefts))]
        elif len(self._table) >= len(THEFT_SIGNS) and self._dice() < FALSE_ALARM:
            self._seen = tuple(sorted(self._table, key=lambda _: self._dice())[: len(THEFT_SIGNS)])
        if self._seen:
            self._sees_at = now_ms + self._about(SEES_MS)

    def _point(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action]:
        if self._points_at <= now_ms - 2 * FINGER_MS:
            self._points_at = now_ms + self._about(FINGER_MS)
        wanted = [slot for slot in self._seen if slot not in view.pointed]
        points = [action for action in legal if isinstance(action, Point)]
        chosen = next((point for point in points if point.slot in wanted), points[0])
        if now_ms >= self._points_at:
            self._points_at = now_ms + self._about(FINGER_MS)
        return Intent(chosen, self._points_at)

    def _about(self, ms: int) -> int:
        return round(ms * (1 + SPREAD * (2 * self._dice() - 1)))


def _thefts(view: View) -> list[Slots]:
    """Every theft and every camera catch on the table."""
    by_sign: dict[Sign, list[int]] = {sign: [] for sign in Sign}
    for slot, card in view.open_cards.items():
        by_sign[card.sign].append(slot)
    cards, count = view.open_cards, view.colours_count
    found = [
        slots
        for slots in product(*(by_sign[sign] for sign in THEFT_SIGNS))
        if is_theft([cards[slot] for slot in slots], colours_count=count)
    ]
    if view.terms.power:
        pairs = combinations([*by_sign[Sign.CAMERA], *by_sign[Sign.THIEF]], 2)
        found += [
            pair for pair in pairs if is_camera_catch([cards[slot] for slot in pair], colours_count=count)
        ]
    return found
