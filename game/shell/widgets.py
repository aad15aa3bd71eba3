"""The base of all widgets, paragraphs and buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field

import pygame

from game.shell import paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import BUTTON_BLUE, INK, WHITE, Colour, mix

RADIUS = 16
LABEL, SUBTITLE, QUIET_LABEL = 27, 19, 25
ROOM = 28
"""Pixels between a button's edge and its text."""
FOCUS_LIGHT = 0.06
"""How much lighter a focused button is; the ring says the rest."""


@dataclass(eq=False)
class Widget:
    """A place on the canvas. Subclasses paint a face and say what a press does."""

    id: str
    rect: pygame.Rect
    _: KW_ONLY
    reason: str = ""
    """Why it cannot be used now; empty when it can."""
    hint: str = ""
    """A sentence about it, for the foot of the screen."""
    _face_key: Hashable = field(default=None, init=False, repr=False)
    _face: Picture | None = field(default=None, init=False, repr=False)

    focusable = True
    changes_sideways = False
    """True when left and right change its value instead of moving the focus."""
    margin = 0
    """How far its face reaches over its edge, for a shadow."""

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the face at `rect` (its own, or scrolled), and the ring when it has the focus."""
        face = self.face(shell, (self.face_key(), focused), lambda: self.make_face(shell, focused=focused))
        canvas.blit(face, (rect.x - self.margin, rect.y - self.margin))
        if focused:
            self.draw_ring(shell, canvas, rect)

    def face_key(self) -> Hashable:
        """What the face depends on, besides size, settings and focus."""
        return None

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint the face."""
        raise NotImplementedError

    def confirm(self, shell: Shell) -> bool:
        """CONFIRM or a click; True when this did something."""
        return False

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """LEFT (-1) or RIGHT (1); None when the focus should move instead."""
        return None

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """A click at `pos`; True when this did something."""
        return self.confirm(shell)

    def drag(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """The mouse moved with the button held; True when this did something."""
        return False

    def face(self, shell: Shell, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Return the cached face; `make` it again when `key` or the settings have changed."""
        full = (key, self.rect.size, shell.settings.version)
        if self._face is None or full != self._face_key:
            self._face_key, self._face = full, make()
        return self._face

    def draw_ring(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, radius: int = RADIUS) -> None:
        """Draw the ring that shows the focus."""
        palette = shell.theme.palette
        paint.draw_focus(canvas, rect, radius, palette.focus, palette.ring)


class Paragraph(Widget):
    """Wrapped text; its height follows the text."""

    focusable = False

    def __init__(self, shell: Shell, pos: tuple[int, int], width: int, text: str) -> None:
        self._image = shell.text.paragraph(text, "text", 24, width, shell.theme.palette.text)
        super().__init__("", self._image.get_rect(topleft=pos))

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the text."""
        canvas.blit(self._image, rect)


def button_height(shell: Shell, *, subtitle: bool = False) -> int:
    """Return the height of a button for its text at this text scale."""
    px = shell.theme.px
    return px(LABEL) + px(SUBTITLE) + 46 if subtitle else px(LABEL) + 37


def button_width(shell: Shell, label: str, *, icon: bool = False) -> int:
    """Return the width of a button for its label at this text scale."""
    wide = shell.text.width(label, "display", LABEL)
    return wide + 2 * ROOM + 8 + (shell.theme.px(34) + 14 if icon else 0)


@dataclass(eq=False)
class Button(Widget):
    """A label, maybe a line under it, maybe an icon before it."""

    label: str
    _: KW_ONLY
    subtitle: str = ""
    colour: Colour = BUTTON_BLUE
    quiet: bool = False
    icon: str = ""

    margin = paint.SHADOW_ROOM

    def confirm(self, shell: Shell) -> bool:
        """A button always does something."""
        return True

    def face_key(self) -> Hashable:
        """All that is written on it, and its colour."""
        return self.label, self.subtitle, self.colour, self.quiet, self.icon, bool(self.reason)

    def picture(self, shell: Shell) -> Picture | None:
        """The picture before the label."""
        side = shell.theme.px(34)
        return shell.assets.fitting(f"icons/{self.icon}", (side, side)) if self.icon else None

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint the body and what is written on it."""
        palette = shell.theme.palette
        colour = palette.quiet if self.quiet or self.reason else self.colour
        if focused:
            colour = mix(colour, WHITE, FOCUS_LIGHT)
        image = paint.button_face(self.rect.size, colour, palette.touch_edge, RADIUS).copy()
        self._write(shell, image)
        if self.reason:
            image.fill((*mix(INK, WHITE, 0.66), 255), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def _write(self, shell: Shell, image: Picture) -> None:
        width, height = self.rect.size
        x, y, room = width / 2 + paint.SHADOW_ROOM, height / 2 + paint.SHADOW_ROOM, width - 2 * ROOM
        picture = self.picture(shell)
        if picture is not None:
            side, gap = max(picture.get_size()), 14 if self.label else 0
            left = x - (self._text_width(shell, room - side - gap) + side + gap) / 2
            image.blit(picture, picture.get_rect(center=(left + side / 2, y)))
            x, room = x + (side + gap) / 2, room - side - gap
        up = (shell.theme.px(SUBTITLE) + 10) / 2 if self.subtitle else 0
        if self.label:
            shell.text.draw_line(
                image, self.label, (x, y - up), "display", self._label_size, WHITE,
                align="middle", shadow=0 if self.quiet else 2, max_width=room,
            )  # fmt: skip
        if self.subtitle:
            down = (shell.theme.px(LABEL) + 4) / 2
            shell.text.draw_line(
                image, self.subtitle, (x, y + down), "text_bold", SUBTITLE, mix(WHITE, self.colour, 0.06),
                align="middle", max_width=room,
            )  # fmt: skip

    def _text_width(self, shell: Shell, room: int) -> int:
        """Return the width of the label and the line under it, at most `room`."""
        label = shell.text.width(self.label, "display", self._label_size) if self.label else 0
        line = shell.text.width(self.subtitle, "text_bold", SUBTITLE) if self.subtitle else 0
        return max(0, min(room, max(label, line)))

    @property
    def _label_size(self) -> int:
        return QUIET_LABEL if self.quiet else LABEL
