"""Rows that hold a value: a choice, a switch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import pygame

from game.shell import paint
from game.shell.theme import AMBER, GREEN, INK, WHITE, Colour, mix
from game.shell.widget import RADIUS, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.shell.services import Shell

LABEL = 26
ICON = 34
ROOM = 26
BESIDE = 40
"""Pixels of a value's room that are neither text nor arrows."""
DOT, LEAST_DOT = 0.12, 5
"""How large a dot under a value is, in sizes of its text, and in pixels at least."""
OVER_EDGE = 0.17
"""How far dots are over the lower edge of a row, in sizes of its text; at least `LEAST_DOT`."""
UNDER = 0.58
"""How far dots are under the middle of a row, in sizes of its text, if it is so high."""
RAISED = 0.2
"""How far a value is lifted from the middle to make room for its dots, in sizes of its text."""


def row_height(shell: Shell) -> int:
    """How high a row must be at this text scale."""
    return shell.theme.px(LABEL) + 36


class Row(Widget):
    """A label on the left, a value on the right."""

    value_part = 0.46
    """How much of a row is the value's."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        *,
        icon: str = "",
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, reason=reason, hint=hint)
        self.label = label
        self.icon = icon

    @property
    def value_rect(self) -> pygame.Rect:
        """The part that holds the value."""
        width = round(self.rect.w * self.value_part)
        return pygame.Rect(self.rect.right - width - ROOM // 2, self.rect.y, width, self.rect.h)

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Panel, label, value; the ring when it has the focus."""
        face = self.face(
            shell, (self.look(), self.label, focused), lambda: self._make(shell, focused=focused)
        )
        canvas.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        if focused:
            self.draw_ring(shell, canvas, rect)

    def look(self) -> object:
        """What the picture depends on."""
        return None

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the value into `box`."""

    def _make(self, shell: Shell, *, focused: bool) -> pygame.Surface:
        palette = shell.theme.palette
        fill = mix(palette.panel, WHITE, 0.10) if focused else palette.panel
        image = paint.panel(
            self.rect.size, fill, mix(palette.panel_edge, palette.touch_edge, 0.5), RADIUS
        ).copy()
        origin = pygame.Vector2(paint.SHADOW_ROOM - self.rect.x, paint.SHADOW_ROOM - self.rect.y)
        box = self.value_rect.move(origin)
        left, y = paint.SHADOW_ROOM + ROOM, paint.SHADOW_ROOM + self.rect.h / 2
        if self.icon:
            side = shell.theme.px(ICON)
            image.blit(shell.assets.fitting(f"icons/{self.icon}", (side, side)), (left, y - side / 2))
            left += side + 16
        room = box.left - left - 12
        shell.text.draw_line(image, self.label, (left, y), "text_bold", LABEL, palette.text, max_width=room)
        self.draw_value(shell, image, box)
        return image


class Choice(Row):
    """One of several values; left and right go through them."""

    sideways = True

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        values: Sequence[tuple[Any, str]],
        value: Any,  # noqa: ANN401
        *,
        icon: str = "",
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, label, icon=icon, reason=reason, hint=hint)
        self.values = tuple(values)
        self.value = value

    def look(self) -> object:
        """The value and its words."""
        return self.value, self.values

    def make_room(self, shell: Shell) -> Self:
        """Give the longest value all the room that the label can spare, and a long label what is left."""
        text, whole, usual = shell.text, self.rect.w, self.rect.w * self.value_part
        icon = shell.theme.px(ICON) + 16 if self.icon else 0
        spare = whole - ROOM - ROOM // 2 - 12 - icon - text.width(self.label, "text_bold", LABEL)
        widest = max((text.width(words, "text_bold", LABEL) for _, words in self.values), default=0)
        needed = widest + 4 * _reach(shell) + BESIDE
        room = max(needed, min(usual, spare)) if needed <= usual else max(usual, min(needed, spare))
        self.value_part = room / whole
        return self

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """The next or the last value; the ends do not wrap."""
        del shell
        place = self._index + way
        if not 0 <= place < len(self.values):
            return False
        self.value = self.values[place][0]
        return True

    def confirm(self, shell: Shell) -> bool:
        """The next value, and after the last the first."""
        del shell
        self.value = self.values[(self._index + 1) % len(self.values)][0]
        return True

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """The left half of the value goes back, all the rest forward."""
        box = self.value_rect
        if box.collidepoint(pos) and pos[0] < box.centerx:
            return bool(self.nudge(shell, -1))
        return self.confirm(shell)

    @property
    def _index(self) -> int:
        return next((n for n, (value, _) in enumerate(self.values) if value == self.value), 0)

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """The words between two arrows, with a dot for each value below."""
        reach = _reach(shell)
        for way, x in ((-1, box.left + reach + 6), (1, box.right - reach - 12)):
            usable = 0 <= self._index + way < len(self.values)
            _arrow(image, (x, box.centery), reach * way, AMBER if usable else mix(AMBER, INK, 0.7))
        words = self.values[self._index][1] if self.values else ""
        middle = box.centerx - 3, box.centery - shell.theme.px(LABEL) * RAISED
        room = round(box.w - 4 * reach - BESIDE)
        shell.text.draw_line(
            image,
            words,
            middle,
            "text_bold",
            LABEL,
            self.value_colour(shell),
            align="middle",
            max_width=room,
        )
        self._draw_dots(shell, image, box)

    def value_colour(self, shell: Shell) -> Colour:
        """The colour of the words."""
        return shell.theme.palette.title

    def _draw_dots(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        size = shell.theme.px(LABEL)
        radius = max(LEAST_DOT, round(size * DOT))
        below = size * UNDER + radius
        gap, y = (
            min(radius * 4, box.w / max(1, len(self.values))),
            min(box.bottom - radius - max(LEAST_DOT, size * OVER_EDGE), box.centery + below),
        )
        left = box.centerx - 3 - gap * (len(self.values) - 1) / 2
        for number in range(len(self.values)):
            colour = AMBER if number == self._index else (0x5A, 0x66, 0x90)
            pygame.draw.aacircle(image, colour, (left + gap * number, y), radius)


class Switch(Row):
    """On or off, told by place, word and colour."""

    sideways = True
    value_part = 0.28

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        *,
        on: bool,
        icon: str = "",
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, label, icon=icon, reason=reason, hint=hint)
        self.on = on

    def look(self) -> object:
        """Whether it is on."""
        return self.on

    def confirm(self, shell: Shell) -> bool:
        """Turn it over."""
        del shell
        self.on = not self.on
        return True

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """Right is on, left is off."""
        del shell
        changed = self.on != (way > 0)
        self.on = way > 0
        return changed

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """A knob in a slot, and the word."""
        high = shell.theme.px(30)
        slot = pygame.Rect(0, 0, round(high * 1.9), high)
        slot.midright = box.right - 8, box.centery
        colour = (0x2F, 0x8F, 0x5A) if self.on else (0x4A, 0x55, 0x80)
        image.blit(paint.tinted(paint.rounded(slot.size, high // 2), colour), slot)
        knob = high - 8
        place = slot.right - knob - 4 if self.on else slot.left + 4
        image.blit(paint.tinted(paint.rounded((knob, knob), knob // 2), WHITE), (place, slot.y + 4))
        words = shell.words("widget.on" if self.on else "widget.off")
        colour = GREEN if self.on else shell.theme.palette.dim
        shell.text.draw_line(
            image, words, (slot.left - 18, box.centery), "text_bold", LABEL, colour, align="right"
        )


def _reach(shell: Shell) -> float:
    """How large the arrows beside a value are."""
    return shell.theme.px(20) * 0.5


def _arrow(
    image: pygame.Surface, tip: tuple[float, float], reach: float, colour: tuple[int, int, int]
) -> None:
    """A triangle that points left (negative reach) or right, with smooth edges."""
    side = round(abs(reach) * 2) + 4
    large = paint.clear((side * 3, side * 3))
    way = 0 if reach > 0 else 180
    pygame.draw.polygon(large, colour, paint.regular((side * 1.5, side * 1.5), abs(reach) * 3, 3, way))
    image.blit(pygame.transform.smoothscale(large, (side, side)), (tip[0] - side / 2, tip[1] - side / 2))
