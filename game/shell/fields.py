"""Rows that hold a value: a choice, a switch, a slider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.shell import paint
from game.shell.theme import AMBER, GREEN, INK, WHITE, Colour, mix
from game.shell.widget import RADIUS, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.shell.services import Shell

LABEL = 26
ROOM = 26
LEAST, MOST, STEP = 0, 100, 5


def row_height(shell: Shell) -> int:
    """How high a row must be at this text scale."""
    return shell.theme.px(LABEL) + 36


class Row(Widget):
    """A label on the left, a value on the right."""

    value_part = 0.46
    """How much of a row is the value's."""

    def __init__(  # noqa: PLR0913
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
            side = shell.theme.px(34)
            image.blit(shell.assets.fitting(f"icons/{self.icon}", (side, side)), (left, y - side / 2))
            left += side + 16
        room = box.left - left - 12
        shell.text.draw_line(image, self.label, (left, y), "text_bold", LABEL, palette.text, max_width=room)
        self.draw_value(shell, image, box)
        return image


class Choice(Row):
    """One of several values; left and right go through them."""

    def __init__(  # noqa: PLR0913
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
        reach = shell.theme.px(20) * 0.5
        for way, x in ((-1, box.left + reach + 6), (1, box.right - reach - 12)):
            usable = 0 <= self._index + way < len(self.values)
            _arrow(image, (x, box.centery), reach * way, AMBER if usable else mix(AMBER, INK, 0.7))
        words = self.values[self._index][1] if self.values else ""
        middle = box.centerx - 3, box.centery - 4
        room = round(box.w - 4 * reach - 40)
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
        self._draw_dots(image, box)

    def value_colour(self, shell: Shell) -> Colour:
        """The colour of the words."""
        return shell.theme.palette.title

    def _draw_dots(self, image: pygame.Surface, box: pygame.Rect) -> None:
        gap, y = 16, box.bottom - 12
        left = box.centerx - 3 - gap * (len(self.values) - 1) / 2
        for number in range(len(self.values)):
            colour = AMBER if number == self._index else (0x5A, 0x66, 0x90)
            pygame.draw.aacircle(image, colour, (left + gap * number, y), 4)


class Switch(Row):
    """On or off, told by place, word and colour."""

    value_part = 0.28

    def __init__(  # noqa: PLR0913
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


class Slider(Row):
    """A number from 0 to 100."""

    def __init__(  # noqa: PLR0913
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        value: int,
        *,
        icon: str = "",
        reason: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, label, icon=icon, reason=reason, hint=hint)
        self.value = value

    def look(self) -> object:
        """The number."""
        return self.value

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """One step down or up."""
        del shell
        return self._set(self.value + way * STEP)

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Put the knob under the mouse."""
        return self.drag(shell, pos)

    def drag(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """Take the knob along."""
        track = self._track(shell, self.value_rect)
        part = (pos[0] - track.left) / max(1, track.w)
        return part > -0.2 and self._set(round(part * MOST / STEP) * STEP)

    def _set(self, value: int) -> bool:
        old, self.value = self.value, max(LEAST, min(MOST, value))
        return self.value != old

    def _track(self, shell: Shell, box: pygame.Rect) -> pygame.Rect:
        number = shell.text.width("100", "number", LABEL + 4) + 30
        return pygame.Rect(box.left + 8, box.centery - 5, box.w - number - 8, 10)

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """A track, a knob, and the number."""
        track = self._track(shell, box)
        image.blit(paint.tinted(paint.rounded(track.size, 5), (0x4A, 0x55, 0x80)), track)
        done = round(track.w * self.value / MOST)
        if done > 10:
            image.blit(paint.tinted(paint.rounded((done, 10), 5), AMBER), track)
        side = shell.theme.px(26)
        knob = paint.tinted(paint.rounded((side, side), side // 2), WHITE)
        image.blit(knob, knob.get_rect(center=(track.left + done, track.centery)))
        shell.text.draw_line(
            image, str(self.value), (box.right - 10, box.centery), "number", LABEL + 4, AMBER, align="right"
        )


def _arrow(
    image: pygame.Surface, tip: tuple[float, float], reach: float, colour: tuple[int, int, int]
) -> None:
    """A triangle that points left (negative reach) or right, with smooth edges."""
    side = round(abs(reach) * 2) + 4
    large = paint.clear((side * 3, side * 3))
    way = 0 if reach > 0 else 180
    pygame.draw.polygon(large, colour, paint.regular((side * 1.5, side * 1.5), abs(reach) * 3, 3, way))
    image.blit(pygame.transform.smoothscale(large, (side, side)), (tip[0] - side / 2, tip[1] - side / 2))
