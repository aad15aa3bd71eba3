"""Rows that hold a value: a choice, a switch, a slider."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Generic, Self, TypeVar

import pygame

from game.shell import draw, paint, transform
from game.shell.focus import following
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, GREEN, INK, WHITE, Colour, mix
from game.shell.widgets import RADIUS, Widget

T = TypeVar("T")
LABEL = 26
ICON = 34
ROOM = 26
BESIDE = 40
"""Pixels of a value's box that are neither text nor arrows."""
DOT, LEAST_DOT = 0.12, 5
"""The radius of a dot under a value, in text sizes, and its least in pixels."""
OVER_EDGE = 0.17
"""How far dots stay above the lower edge of a row, in text sizes; at least `LEAST_DOT`."""
UNDER = 0.58
"""How far dots are under the middle of a row, in text sizes, if the row is high enough."""
RAISED = 0.2
"""How far a value is lifted to make room for its dots, in text sizes."""
STEP, MOST = 5, 100
"""The step of a slider, and its highest value."""
KNOB = 26
GROOVE: Colour = (0x4A, 0x55, 0x80)


def row_height(shell: Shell) -> int:
    """Return the height of a row at this text scale."""
    return shell.theme.px(LABEL) + 36


@dataclass(eq=False)
class Row(Widget):
    """A label on the left, a value on the right."""

    label: str
    _: KW_ONLY
    icon: str = ""

    value_part = 0.46
    """How much of the row is for the value."""
    margin = paint.SHADOW_ROOM

    @property
    def value_rect(self) -> pygame.Rect:
        """The part that holds the value."""
        width = round(self.rect.w * self.value_part)
        return pygame.Rect(self.rect.right - width - ROOM // 2, self.rect.y, width, self.rect.h)

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw the value into `box`."""

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint panel, icon, label and value."""
        palette = shell.theme.palette
        fill = mix(palette.panel, WHITE, 0.10) if focused else palette.panel
        edge = mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, fill, edge, RADIUS).copy()
        box = self.value_rect.move(self.margin - self.rect.x, self.margin - self.rect.y)
        left, y = self.margin + ROOM, self.margin + self.rect.h / 2
        if self.icon:
            side = shell.theme.px(ICON)
            image.blit(shell.assets.fitting(f"icons/{self.icon}", (side, side)), (left, y - side / 2))
            left += side + 16
        room = box.left - left - 12
        shell.text.draw_line(image, self.label, (left, y), "text_bold", LABEL, palette.text, max_width=room)
        self.draw_value(shell, image, box)
        return image


@dataclass(eq=False)
class Choice(Row, Generic[T]):
    """One of several values; left and right go through them."""

    values: Sequence[tuple[T, str]]
    """Every value with its words."""
    value: T

    changes_sideways = True

    def face_key(self) -> Hashable:
        """The label, the value and its words."""
        return self.label, self.value, self.values

    def make_room(self, shell: Shell) -> Self:
        """Share the row between the longest value and the label."""
        text, whole, usual = shell.text, self.rect.w, self.rect.w * self.value_part
        icon = shell.theme.px(ICON) + 16 if self.icon else 0
        spare = whole - ROOM - ROOM // 2 - 12 - icon - text.width(self.label, "text_bold", LABEL)
        widest = max((text.width(words, "text_bold", LABEL) for _, words in self.values), default=0)
        needed = widest + 4 * _reach(shell) + BESIDE
        room = max(needed, min(usual, spare)) if needed <= usual else max(usual, min(needed, spare))
        self.value_part = room / whole
        return self

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """Take the next or previous value; the ends do not wrap."""
        place = self._index + way
        if not 0 <= place < len(self.values):
            return False
        self.value = self.values[place][0]
        return True

    def confirm(self, shell: Shell) -> bool:
        """Take the next value, and after the last one the first."""
        self.value = following(self.values[self._index], self.values, 1)[0]
        return True

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Go back in the left half of the value, and forward anywhere else."""
        box = self.value_rect
        if box.collidepoint(pos) and pos[0] < box.centerx:
            return bool(self.nudge(shell, -1))
        return self.confirm(shell)

    @property
    def _index(self) -> int:
        return next((n for n, (value, _) in enumerate(self.values) if value == self.value), 0)

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw the words between two arrows, and a dot for each value below."""
        reach = _reach(shell)
        for way, x in ((-1, box.left + reach + 6), (1, box.right - reach - 12)):
            usable = 0 <= self._index + way < len(self.values)
            _arrow(image, (x, box.centery), reach * way, AMBER if usable else mix(AMBER, INK, 0.7))
        words = self.values[self._index][1] if self.values else ""
        middle = box.centerx - 3, box.centery - shell.theme.px(LABEL) * RAISED
        room = round(box.w - 4 * reach - BESIDE)
        colour = self.value_colour(shell)
        shell.text.draw_line(image, words, middle, "text_bold", LABEL, colour, align="middle", max_width=room)
        self._draw_dots(shell, image, box)

    def value_colour(self, shell: Shell) -> Colour:
        """The colour of the words."""
        return shell.theme.palette.title

    def _draw_dots(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        size = shell.theme.px(LABEL)
        radius = max(LEAST_DOT, round(size * DOT))
        gap = min(radius * 4, box.w / max(1, len(self.values)))
        lowest = box.bottom - radius - max(LEAST_DOT, size * OVER_EDGE)
        y = min(lowest, box.centery + size * UNDER + radius)
        left = box.centerx - 3 - gap * (len(self.values) - 1) / 2
        for number in range(len(self.values)):
            colour = AMBER if number == self._index else (0x5A, 0x66, 0x90)
            draw.aacircle(image, colour, (left + gap * number, y), radius)


@dataclass(eq=False)
class Switch(Row):
    """On or off, shown by place, word and colour."""

    _: KW_ONLY
    on: bool

    changes_sideways = True
    value_part = 0.28

    def face_key(self) -> Hashable:
        """The label, and whether it is on."""
        return self.label, self.on

    def confirm(self, shell: Shell) -> bool:
        """Flip it."""
        self.on = not self.on
        return True

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """Right is on, left is off."""
        changed = self.on != (way > 0)
        self.on = way > 0
        return changed

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw a knob in a slot, and the word."""
        high = shell.theme.px(30)
        slot = pygame.Rect(0, 0, round(high * 1.9), high)
        slot.midright = box.right - 8, box.centery
        colour = (0x2F, 0x8F, 0x5A) if self.on else GROOVE
        image.blit(paint.tinted(paint.rounded(slot.size, high // 2), colour), slot)
        knob = _knob(high - 8)
        image.blit(knob, (slot.right - high + 4 if self.on else slot.left + 4, slot.y + 4))
        words = shell.words("widget.on" if self.on else "widget.off")
        colour = GREEN if self.on else shell.theme.palette.dim
        shell.text.draw_line(
            image, words, (slot.left - 18, box.centery), "text_bold", LABEL, colour, align="right"
        )


@dataclass(eq=False)
class Slider(Row):
    """A number from 0 to 100."""

    value: int

    changes_sideways = True

    def face_key(self) -> Hashable:
        """The label and the number."""
        return self.label, self.value

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """Go one step down or up."""
        return self._set(self.value + way * STEP)

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Put the knob under the mouse."""
        return self.drag(shell, pos)

    def drag(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Move the knob along."""
        track = self._track(shell, self.value_rect)
        part = (pos[0] - track.left) / max(1, track.w)
        return part > -0.2 and self._set(round(part * MOST / STEP) * STEP)

    def _set(self, value: int) -> bool:
        old, self.value = self.value, max(0, min(MOST, value))
        return self.value != old

    def _track(self, shell: Shell, box: pygame.Rect) -> pygame.Rect:
        number = shell.text.width("100", "number", LABEL + 4) + shell.theme.px(KNOB) // 2 + 32
        return pygame.Rect(box.left + 8, box.centery - 5, box.w - number - 8, 10)

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw a track, a knob and the number."""
        track = self._track(shell, box)
        image.blit(paint.tinted(paint.rounded(track.size, 5), GROOVE), track)
        done = round(track.w * self.value / MOST)
        if done > 10:
            image.blit(paint.tinted(paint.rounded((done, 10), 5), AMBER), track)
        knob = _knob(shell.theme.px(KNOB))
        image.blit(knob, knob.get_rect(center=(track.left + done, track.centery)))
        shell.text.draw_line(
            image, str(self.value), (box.right - 10, box.centery), "number", LABEL + 4, AMBER, align="right"
        )


def _knob(side: int) -> Picture:
    return paint.tinted(paint.rounded((side, side), side // 2), WHITE)


def _reach(shell: Shell) -> float:
    """Return the size of the arrows beside a value."""
    return shell.theme.px(20) * 0.5


def _arrow(image: Picture, tip: tuple[float, float], reach: float, colour: Colour) -> None:
    """Draw a smooth triangle that points left (negative reach) or right."""
    side = round(abs(reach) * 2) + 4
    large = paint.clear((side * 3, side * 3))
    way = 0 if reach > 0 else 180
    draw.polygon(large, colour, paint.regular((side * 1.5, side * 1.5), abs(reach) * 3, 3, way))
    image.blit(transform.smoothscale(large, (side, side)), (tip[0] - side / 2, tip[1] - side / 2))
