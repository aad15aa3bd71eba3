"""The cover: before anything that only one player may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Device, Verb
from game.shell.glyphs import glyph
from game.shell.hints import Hint, draw_hints
from game.shell.scenes import Move, Pop, Scene
from game.shell.theme import PAPER, SEAT_LOOKS, WHITE, mix
from game.shell.widgets import Button, button_height, button_width

if TYPE_CHECKING:
    from game.shell.services import Shell

HIDES_AFTER_MS = 8000.0
CARD = pygame.Rect(430, 90, 1060, 780)
BROWN = (0x4A, 0x38, 0x28)


class CoverScene(Scene):
    """Opaque until the player holds; hides on release, after 8 s and on focus loss.

    `secret` draws what the player may see. NEXT opens without holding, for those who cannot hold.
    BACK pops with True when the player has looked, with False when not.
    """

    cut = True
    idle_ms = 50.0

    def __init__(
        self,
        shell: Shell,
        name: str,
        secret: Callable[[pygame.Surface], None],
        *,
        look: str = "",
        device: Device | None = None,
    ) -> None:
        self._shell = shell
        self._name = name
        self._secret = secret
        self._look = look
        self._device = device
        self._open_ms: float | None = None
        self._done = self._make_done()
        self._looked = False

    @property
    def open(self) -> bool:
        """True while the secret is on the screen."""
        return self._open_ms is not None

    def handle(self, command: Command) -> Move | None:
        """Open while held, hide on release."""
        if self._device is not None and command.device.kind != self._device.kind:
            return None
        clicks = command.verb == Verb.POINT and command.code == pygame.BUTTON_LEFT
        if clicks and command.down and self._done.rect.collidepoint(command.pos or (0, 0)):
            return Pop(self._looked)
        holds = command.verb == Verb.CONFIRM or clicks
        if holds and not command.repeat:
            self._show() if command.down else self._hide()
        elif command.verb == Verb.NEXT and command.down:
            self._hide() if self.open else self._show()
        elif command.down and command.verb == Verb.BACK:
            self._hide()
            return Pop(self._looked)
        return None

    def update(self, dt_ms: float) -> Move | None:
        """Hide by itself."""
        if self._open_ms is not None:
            self._open_ms += dt_ms
            if self._open_ms >= HIDES_AFTER_MS:
                self._hide()
        return None

    def on_focus_lost(self) -> Move | None:
        """Hide at once."""
        self._hide()
        return None

    def pause(self) -> None:
        """Hide under any other scene."""
        self._hide()

    def draw(self, canvas: pygame.Surface) -> None:
        """The secret while it is held open, else the card."""
        if self.open:
            self._secret(canvas)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_card(canvas)
        self._done.draw(self._shell, canvas, self._done.rect, focused=False)
        draw_hints(
            self._shell, canvas, (Hint((Verb.NEXT,), "hint.toggle"), Hint((Verb.BACK,), "cover.done-hint"))
        )

    def _make_done(self) -> Button:
        label = self._shell.words("cover.done")
        wide, high = max(300, button_width(self._shell, label, icon=True)), button_height(self._shell)
        return Button(
            "done", pygame.Rect(1860 - wide, 1000 - high, wide, high), label, quiet=True, icon="tick"
        )

    def _show(self) -> None:
        self._open_ms, self._looked, self.stale = 0.0, True, True
        self._shell.sound.play("cover")

    def _hide(self) -> None:
        if self.open:
            self._open_ms, self.stale = None, True
            self._shell.sound.play("cover")

    def _draw_card(self, canvas: pygame.Surface) -> None:
        """Portrait, name, what to hold, and when it hides, spread over the card."""
        words, text, middle = self._shell.words, self._shell.text, CARD.centerx
        paint.draw_panel(canvas, CARD, PAPER, WHITE, 26)
        room, big = CARD.w - 100, self._shell.theme.px(60)
        hides = words("cover.hides", seconds=round(HIDES_AFTER_MS / 1000))
        note = text.paragraph(hides, "text", 25, room, mix(BROWN, PAPER, 0.12), align="middle")
        high = (330 if self._look in SEAT_LOOKS else 0) + big + 64 + note.get_height()
        gap = (CARD.h - high) // 5
        y = CARD.y + gap
        if self._look in SEAT_LOOKS:
            portrait = self._shell.assets.fitting(f"portraits/{self._look}", (300, 330))
            canvas.blit(portrait, portrait.get_rect(midtop=(middle, y)))
            y += 330 + gap
        passes = words("cover.pass", name=self._name)
        spot = middle, y + big // 2
        text.draw_line(canvas, passes, spot, "display", 60, BROWN, align="middle", max_width=room)
        y += big + gap
        self._draw_hold(canvas, y + 32)
        canvas.blit(note, (CARD.x + 50, y + 64 + gap))

    def _draw_hold(self, canvas: pygame.Surface, y: int) -> None:
        """The glyph to hold and the words beside it."""
        hand = self._device or self._shell.controls.last_device
        sign = glyph(self._shell, Verb.CONFIRM, hand, 64)
        label = self._shell.text.line(self._shell.words("cover.hold"), "text_bold", 36, BROWN)
        left = CARD.centerx - (sign.get_width() + 22 + label.get_width()) // 2
        canvas.blit(sign, (left, y - 32))
        spot = left + sign.get_width() + 22, y
        canvas.blit(label, self._shell.text.place(label, spot, "text_bold"))
