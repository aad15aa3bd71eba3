"""A private page behind a cover that only one player may open."""

from __future__ import annotations

import pygame

from game.scenes.private import HIDES_AFTER_MS, PageClosed, PrivateScene, Viewer, clicks, is_press
from game.scenes.rulebook_tabs import RED_INK
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Device, Verb
from game.shell.glyphs import glyph
from game.shell.hints import Hint, draw_hints
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import PAPER, WHITE, mix
from game.shell.widgets import Button, button_height, button_width
from game.table.secrets import WAY_OUT, Secret

CARD = pygame.Rect(430, 60, 1060, 820)
EDGE, LEAST_GAP = 50, 20
PORTRAIT = (300, 330)
TITLE, AWAY, NOTE, HOLD, HIDES = 60, 38, 32, 36, 25
SIGN = 64
BROWN = (0x4A, 0x38, 0x28)


class PrivatePageScene(PrivateScene):
    """Shows a cover until the player holds a button. Hides on release, after 8 s and on focus loss.

    NEXT toggles the page, for players who cannot hold a button. A page with controls opens by a press and
    stays until BACK, however long the player thinks. BACK or the button ends the scene once the page was
    seen; before that, BACK pauses the match. A player who is alone sees the page at once.
    """

    def __init__(self, shell: Shell, viewer: Viewer, secret: Secret[object], view: object) -> None:
        super().__init__(shell, viewer)
        self._secret = secret
        self._view = view
        self.hides_by_itself = secret.handle is None
        self._stays = secret.handle is not None or viewer.alone

    def _handle_viewer(self, command: Command) -> Move | None:
        on_button = clicks(command) and self.done_button.rect.collidepoint(command.pos or (0, 0))
        if is_press(command) and not self._too_early and (command.verb is Verb.BACK or on_button):
            return self._end_or_wait(command)
        if self.open and self._stays:
            return self._use(command)
        self._open_or_hide(command)
        return None

    def _end_or_wait(self, command: Command) -> Move | None:
        """End if the page was seen. Else BACK pauses, and the button says what to do."""
        if self._may_end:
            return self._end()
        if command.verb is Verb.BACK:
            return self._viewer.pause()
        self._say("cover.look-first")
        return None

    @property
    def _may_end(self) -> bool:
        """Whether the page was seen. A page with controls may be left unseen."""
        return self._seen or self._secret.handle is not None

    def _end(self) -> Move:
        self._hide()
        return Pop(PageClosed(self._viewer.seat))

    def place_to_press(self, action: object) -> pygame.Rect | None:
        """The cover, then the button that ends the scene."""
        del action
        return self.done_button.rect if (self.open and self._stays) or self._may_end else CARD

    def _use(self, command: Command) -> Move | None:
        """Handle a command on a page that stays open."""
        if self._releases(command):
            self._holder = None
        elif self._secret.handle is not None:
            self._secret.handle(command)
        elif command.verb is Verb.CONFIRM and is_press(command) and not self._too_early:
            return self._end()
        return None

    def _open_or_hide(self, command: Command) -> None:
        """Open by a press, hide when it is released or pressed again."""
        opens = command.verb in (Verb.CONFIRM, Verb.NEXT) or clicks(command)
        if opens and is_press(command):
            self._hide() if self.open else self._show(command)
        elif command.verb is not Verb.NEXT and self._releases(command):
            self._hide()

    def _draw(self, canvas: Canvas) -> None:
        if self.open:
            self._secret.draw(canvas, self._view)
            self._draw_way_out(canvas)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_card(canvas)
        self._draw_pause(canvas)
        done = self.done_button
        done.draw(self._shell, canvas, done.rect, focused=False)
        draw_hints(self._shell, canvas, self._hints, device=self._device)

    @property
    def _device(self) -> Device:
        return self._viewer.device(self._shell.controls.last_device)

    @property
    def _hints(self) -> tuple[Hint, ...]:
        back = Hint((Verb.BACK,), "cover.done-hint" if self._may_end else "hint.pause")
        return (back,) if self._stays else (Hint((Verb.NEXT,), "hint.toggle"), back)

    @property
    def done_button(self) -> Button:
        """The button that ends the scene. On an open page it is at the foot."""
        label = self._shell.words("cover.done")
        wide, high = max(300, button_width(self._shell, label, icon=True)), button_height(self._shell)
        rect = pygame.Rect(0, 0, min(wide, WAY_OUT.w), min(high, WAY_OUT.h))
        rect.bottomright = (WAY_OUT.right, WAY_OUT.bottom) if self.open else (1860, 1000)
        reason = "" if self._may_end else "look"
        return Button("done", rect, label, quiet=True, icon="tick", reason=reason)

    def _draw_way_out(self, canvas: Canvas) -> None:
        """Draw the DONE button, or the reminder that releasing hides the page."""
        shell = self._shell
        if self._stays:
            done = self.done_button
            done.draw(shell, canvas, done.rect, focused=False)
            if self._device.kind != "mouse":
                sign = glyph(shell, Verb.BACK, self._device, 44)
                canvas.blit(sign, sign.get_rect(center=done.rect.midleft))
            return
        draw_plate(shell, canvas, "cover.let-go", WAY_OUT)

    def _draw_card(self, canvas: Canvas) -> None:
        """Draw the card of the cover, with its parts spread over it."""
        paint.draw_panel(canvas, CARD, PAPER, WHITE, 26)
        parts = self.card_parts()
        gap = (CARD.h - sum(part.get_height() for part in parts)) // (len(parts) + 1)
        y = CARD.y + gap
        for part in parts:
            canvas.blit(part, part.get_rect(midtop=(CARD.centerx, y)))
            y += part.get_height() + gap

    def card_parts(self) -> list[Picture]:
        """Return portrait, name, who looks away, note, what to hold, and when it hides.

        The portrait gets the room left.
        """
        shell, words, player = self._shell, self._shell.words, self._viewer.player
        room = CARD.w - 2 * EDGE
        passes = shell.text.line(
            words("cover.pass", name=player.name), "display", TITLE, BROWN, max_width=room
        )
        away = shell.text.line(words("cover.away"), "text_bold", AWAY, BROWN, max_width=room)
        about = words(self._secret.note, name=player.name)
        note = shell.text.paragraph(about, "text_bold", NOTE, room, BROWN, align="middle")
        said = [passes, away, note, self._hold_line(room), self._small_print(room)]
        left = CARD.h - sum(part.get_height() for part in said) - LEAST_GAP * (len(said) + 2)
        face = shell.assets.fitting(f"portraits/{player.look}", (PORTRAIT[0], min(PORTRAIT[1], left)))
        return [face, *said]

    def _hold_line(self, room: int) -> Picture:
        """Return the glyph to hold or to press, and the words beside it."""
        key = "cover.press" if self._stays else "cover.hold"
        if self._device.kind == "pad":
            key += "-pad"
        text, words = self._shell.text, self._shell.words(key)
        sign = glyph(self._shell, Verb.CONFIRM, self._device, self._shell.theme.px(SIGN))
        label = text.line(words, "text_bold", HOLD, BROWN, max_width=room - sign.get_width() - 22)
        high = max(sign.get_height(), label.get_height())
        image = paint.clear((sign.get_width() + 22 + label.get_width(), high))
        image.blit(sign, sign.get_rect(midleft=(0, high // 2)))
        image.blit(label, text.place(label, (sign.get_width() + 22, high / 2), "text_bold"))
        return image

    def _small_print(self, room: int) -> Picture:
        """Return when the page hides, or the refusal."""
        key = "cover.page-hides" if self._stays else "cover.hides"
        said = self._message or self._shell.words(key, seconds=round(HIDES_AFTER_MS / 1000))
        tint = RED_INK if self._message else mix(BROWN, PAPER, 0.12)
        return self._shell.text.paragraph(said, "text", HIDES, room, tint, align="middle")


def draw_plate(shell: Shell, canvas: Canvas, key: str, room: pygame.Rect) -> None:
    """Draw a sentence on a dark plate over an open page."""
    palette = shell.theme.palette
    paint.draw_panel(canvas, room, palette.panel, palette.panel_edge)
    line = shell.text.boxed(shell.words(key), "text_bold", 27, room.inflate(-36, -20).size, palette.text)
    canvas.blit(line, line.get_rect(center=room.center))
