"""The base of all widgets, and text that is only there to be read."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field

import pygame

from game.shell import paint
from game.shell.services import Shell

RADIUS = 16


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
    _face: pygame.Surface | None = field(default=None, init=False, repr=False)

    focusable = True
    changes_sideways = False
    """True when left and right change its value instead of moving the focus."""
    margin = 0
    """How far its face reaches over its edge, for a shadow."""

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the face at `rect` (its own, or scrolled), and the ring when it has the focus."""
        face = self.face(shell, (self.face_key(), focused), lambda: self.make_face(shell, focused=focused))
        canvas.blit(face, (rect.x - self.margin, rect.y - self.margin))
        if focused:
            self.draw_ring(shell, canvas, rect)

    def face_key(self) -> Hashable:
        """What the face depends on, besides size, settings and focus."""
        return None

    def make_face(self, shell: Shell, *, focused: bool) -> pygame.Surface:
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

    def face(self, shell: Shell, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the cached face; `make` it again when `key` or the settings have changed."""
        full = (key, self.rect.size, shell.settings.version)
        if self._face is None or full != self._face_key:
            self._face_key, self._face = full, make()
        return self._face

    def draw_ring(
        self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, radius: int = RADIUS
    ) -> None:
        """Draw the ring that shows the focus."""
        palette = shell.theme.palette
        paint.draw_focus(canvas, rect, radius, palette.focus, palette.ring)


class Paragraph(Widget):
    """Wrapped text; its height follows the text."""

    focusable = False

    def __init__(self, shell: Shell, pos: tuple[int, int], width: int, text: str) -> None:
        self._image = shell.text.paragraph(text, "text", 24, width, shell.theme.palette.text)
        super().__init__("", self._image.get_rect(topleft=pos))

    def draw(self, shell: Shell, canvas: pygame.Surface, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw the text."""
        canvas.blit(self._image, rect)
