"""The widget: something with a place that can be looked at and, mostly, touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.shell import paint

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from game.shell.services import Shell

RADIUS = 16


class Widget:
    """A place on the canvas. Subclasses draw a face and say what touching does."""

    focusable = True
    sideways = False
    """True when left and right change its value instead of moving the focus."""

    def __init__(self, name: str, rect: pygame.Rect, *, reason: str = "", hint: str = "") -> None:
        self.id = name
        self.rect = rect
        self.reason = reason
        """Why it cannot be used now; empty when it can."""
        self.hint = hint
        """A sentence about it, for the foot of the screen."""
        self._face_key: Hashable = None
        self._face: pygame.Surface | None = None

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw at `rect` (its own, or scrolled)."""

    def confirm(self, shell: Shell) -> bool:
        """CONFIRM or a click; True when this did something."""
        del shell
        return False

    def nudge(self, shell: Shell, way: int) -> bool | None:
        """LEFT (-1) or RIGHT (1); None when it means nothing here and the focus should move."""
        del shell, way
        return None

    def click(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """A click at `pos`; True when this did something."""
        del pos
        return self.confirm(shell)

    def drag(self, shell: Shell, pos: tuple[int, int]) -> bool:
        """The mouse moved with the button held; True when this did something."""
        del shell, pos
        return False

    def face(self, shell: Shell, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The kept picture, made anew only when `key` or the settings have changed."""
        full = (key, self.rect.size, shell.settings.version)
        if self._face is None or full != self._face_key:
            self._face_key, self._face = full, make()
        return self._face

    def draw_ring(
        self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, radius: int = RADIUS
    ) -> None:
        """The ring that shows the focus."""
        palette = shell.theme.palette
        paint.draw_focus(canvas, rect, radius, palette.focus, palette.ring)


class Label(Widget):
    """A line of text that is only there to be read."""

    focusable = False

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        *,
        role: str = "display",
        size: float = 30,
        colour: tuple[int, int, int] | None = None,
        align: str = "left",
    ) -> None:
        super().__init__("", rect)
        self.text = text
        self._look = (role, size, colour, align)

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the line in the middle of the height of its place."""
        del focused
        role, size, colour, align = self._look
        x = {"left": rect.left, "middle": rect.centerx, "right": rect.right}[align]
        shell.text.draw_line(
            canvas,
            self.text,
            (x, rect.centery),
            role,  # type: ignore[arg-type]
            size,
            colour or shell.theme.palette.title,
            align=align,  # type: ignore[arg-type]
            max_width=rect.w,
        )


class Paragraph(Widget):
    """Wrapped text that is only there to be read; its height follows the text."""

    focusable = False

    def __init__(
        self,
        shell: Shell,
        pos: tuple[int, int],
        width: int,
        text: str,
        size: float = 24,
        *,
        dim: bool = False,
    ) -> None:
        palette = shell.theme.palette
        colour = palette.dim if dim else palette.text
        self._image = shell.text.paragraph(text, "text", size, width, colour)
        super().__init__("", self._image.get_rect(topleft=pos))

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the text."""
        del shell, focused
        canvas.blit(self._image, rect)
