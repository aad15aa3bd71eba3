"""The keys of the table: rows of cards follow rows of keys, so the place of a card tells its key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

import pygame

from game.core.board import Point
from game.core.kernel import Seat
from game.games.hands_up.map import FIRST_PLACES
from game.games.hands_up.screen.layout import SCALE, TableLayout
from game.shell import draw
from game.shell.keyboard import ROWS, key_codes, nearest_key
from game.shell.keycaps import key_picture, sign_picture
from game.shell.keynames import key_name
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER
from game.table.seating import Seating

SECOND = pygame.KSCAN_TAB
"""Before the key of a card in one of the other places, which are filled only when many cards are open."""
KEPT = (SECOND, pygame.KSCAN_ESCAPE)
"""No player has these keys."""
EDGE_KEYS = {*key_codes("GRAVE MINUS EQUALS LEFTBRACKET RIGHTBRACKET APOSTROPHE")}
"""The keys at the ends of the rows, which are used only if others are taken."""
CAP, LARGEST_CAP = 42, 43
"""The size of letters, and its limit in large text."""
LAPS = 4
"""Points of a card's lower edge that a letter covers."""
LETTER, LARGEST_LETTER = 0.5, 0.66
"""How high the letters themselves are, in heights of the key."""


@dataclass(frozen=True, slots=True)
class TableKeys:
    """What every key does at this table, for the whole match."""

    ready: Mapping[Seat, int]
    """The ready key of everybody at the keyboard: the one beside the own key."""
    cards: Mapping[int, int]
    """The key of every place."""
    second: frozenset[int]
    """The places whose key comes after `SECOND`."""

    def seat_of_ready(self, code: int) -> Seat | None:
        """Return whose ready key this is."""
        return next((seat for seat, key in self.ready.items() if key == code), None)

    def slot_of(self, code: int, *, second: bool) -> int | None:
        """Return the place that a key points at."""
        slots = (slot for slot, key in self.cards.items() if key == code)
        return next((slot for slot in slots if (slot in self.second) == second), None)


def table_keys(layout: TableLayout, seating: Seating) -> TableKeys:
    """Deal out the keys: the players' own first, then a ready key each, then the cards'."""
    taken = {*KEPT, seating.shared_key, *(chair.key for chair in seating.chairs if chair.kind == "keyboard")}
    ready: dict[Seat, int] = {}
    for seat in seating.people("keyboard"):
        ready[seat] = nearest_key(seating.chairs[seat].key, taken)
        taken.add(ready[seat])
    rows = _rows(layout.slots)
    firsts = [[slot for slot in row if slot < FIRST_PLACES] for row in rows]
    cards: dict[int, int] = {}
    for row, first, keys in zip(rows, firsts, _row_keys(taken, list(map(len, firsts))), strict=True):
        later = [slot for slot in row if slot >= FIRST_PLACES]
        cards.update(zip(first, keys, strict=True))
        places = [layout.slots[slot] for slot in later]
        cards.update(zip(later, _beside(places, layout.diamond[0], keys), strict=True))
    return TableKeys(ready, cards, frozenset(range(FIRST_PLACES, len(layout.slots))))


def _rows(slots: tuple[Point, ...]) -> list[list[int]]:
    """Return the places of each row from left to right, from the top row down."""
    heights = sorted({y for _, y in slots})
    numbers = range(len(slots))
    return [sorted((n for n in numbers if slots[n][1] == y), key=lambda n: slots[n][0]) for y in heights]


def _row_keys(taken: set[int], counts: list[int]) -> list[list[int]]:
    """Return so many free keys of each row, half of them for the left hand and half for the right."""
    chosen: list[list[int]] = []
    for (_, codes), count in zip(ROWS, counts, strict=True):
        free = [code for code in codes if code not in taken and code not in EDGE_KEYS]
        left = count // 2
        chosen.append(free if len(free) <= count else [*free[:left], *free[len(free) - count + left :]])
    used = taken.union(*chosen)
    spare = (code for _, codes in ROWS for code in codes if code not in used)
    return [[*keys, *islice(spare, count - len(keys))] for keys, count in zip(chosen, counts, strict=True)]


def _beside(places: list[Point], middle: float, keys: list[int]) -> list[int]:
    """Return the key of each place's neighbour that is filled first, counted from the edges."""
    left = sum(x < middle for x, _ in places)
    right = len(places) - left
    return [*keys[:left], *keys[len(keys) - right :]]


def draw_frame(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a frame around what a cursor is on."""
    draw.rect(canvas, AMBER, rect.inflate(22, 22), 5, border_radius=20)


def draw_letters(
    canvas: Canvas, shell: Shell, layout: TableLayout, keys: TableKeys, cards: Iterable[int], *, second: bool
) -> None:
    """Draw the keys of open cards at their lower edges. After `SECOND`, only those that it leads to."""
    caps = []
    for slot in cards:
        place = cap_place(layout, slot, shell.theme.text_scale)
        cap, behind = _cap(shell, keys.cards[slot], place.h), slot in keys.second
        if behind and not second:
            caps.append((_second_cap(shell, place.h), place.move(-place.w // 2, 0)))
            caps.append((cap, place.move(place.w // 2, 0)))
        elif behind == second:
            caps.append((cap, cap.get_rect(midbottom=place.midbottom)))
    canvas.fblits(caps)


def cap_place(layout: TableLayout, slot: int, text_scale: float) -> pygame.Rect:
    """Return the place of a card's letter. It covers no sign and no number of any card."""
    size = round(min(CAP * text_scale, LARGEST_CAP))
    x, y = layout.slots[slot]
    place = pygame.Rect(0, 0, size, size)
    place.midbottom = round(x), round(y) + layout.card_size[1] // 2 + size - round(LAPS * SCALE)
    return place


def _cap(shell: Shell, code: int, size: int) -> Picture:
    name = key_name(code)
    letter = min(LETTER * shell.theme.text_scale, LARGEST_LETTER)
    return shell.text.keep(("cap", name, size), lambda: key_picture(shell.theme, name, size, letter))


def _second_cap(shell: Shell, size: int) -> Picture:
    name = key_name(SECOND)
    return sign_picture(name, size) or _cap(shell, SECOND, size)
