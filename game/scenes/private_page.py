"""The cover: before anything that only one player may see."""

from __future__ import annotations

from typing import Any

import pygame

from game.scenes.private import HIDES_AFTER_MS, Looked, Looker, PrivateScene, clicks, is_press
from game.scenes.rulebook_tabs import RED_INK
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import Command, Device, Verb
from game.shell.glyphs import glyph
from game.shell.hints import Hint, draw_hints
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import PAPER, WHITE, mix
from game.shell.widgets import Button, button_height, button_width
from game.table.secrets import WAY_OUT, Secret

CARD = pygame.Rect(430, 60, 1060, 820)
EDGE, LEAST_GAP = 50, 20
PORTRAIT = (300, 330)
TITLE, NOTE, HOLD, HIDES = 60, 34, 36, 25
SIGN = 64
BROWN = (0x4A, 0x38, 0x28)


class PrivatePageScene(PrivateScene):
    """Opaque until the player holds; hides on release, after 8 s and on focus loss.

    NEXT opens without holding, for those who cannot hold. A page on which something can be done opens by a
    press and stays until BACK, or until nothing was pressed for 8 s. Who has looked ends it by BACK or the
    button; before that, BACK pauses the match. Who is alone sees the page at once.
    """

    def __init__(self, shell: Shell, looker: Looker, secret: Secret, view: Any) -> None:  # noqa: ANN401
        super().__init__(shell, looker)
        self._secret = secret
        self._view = view
        self._stays = secret.handle is not None or looker.alone

    def _obey(self, command: Command) -> Move | None:
        if is_press(command) and self._asks_to_end(command):
            return self._end_or_wait(command)
        if self.open and self._stays:
            return self._use(command)
        self._open_or_hide(command)
        return None

    def _asks_to_end(self, command: Command) -> bool:
        on_button = clicks(command) and self._done.rect.collidepoint(command.pos or (0, 0))
        return not self._deaf and (command.verb is Verb.BACK or on_button)

    def _end_or_wait(self, command: Command) -> Move | None:
        """Nobody loses a look by a wrong press: before it, BACK pauses, and the button says what to do."""
        if self._may_end:
            return self._end()
        if command.verb is Verb.BACK:
            return self._looker.pause()
        self._tell("cover.look-first")
        return None

    @property
    def _may_end(self) -> bool:
        """A look that must be had is over only after it; a page that was asked for can be left unseen."""
        return self._looked or self._secret.handle is not None

    def _end(self) -> Move:
        self._hide()
        return Pop(Looked(self._looker.seat))

    def _use(self, command: Command) -> Move | None:
        """A command on a page that stays open."""
        if self._lets_go(command):
            self._holder = None
        elif self._secret.handle is not None:
            self._secret.handle(command)
            self.needs_redraw = True
            if not self._looker.alone:
                self._open_ms = 0.0
        elif command.verb is Verb.CONFIRM and is_press(command) and not self._deaf:
            return self._end()
        return None

    def _open_or_hide(self, command: Command) -> None:
        """Open by holding or for good, hide when it is let go or pressed again."""
        opens = command.verb in (Verb.CONFIRM, Verb.NEXT) or clicks(command)
        if opens and is_press(command):
            self._hide() if self.open else self._show(command)
        elif command.verb is not Verb.NEXT and self._lets_go(command):
            self._hide()

    def draw(self, canvas: pygame.Surface) -> None:
        """The secret while it is held open, else the card."""
        if self.open:
            self._secret.draw(canvas, self._view)
            self._draw_way_out(canvas)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_card(canvas)
        self._draw_pause(canvas)
        done = self._done
        done.draw(self._shell, canvas, done.rect, focused=False)
        draw_hints(self._shell, canvas, self._hints, device=self._hand)

    @property
    def _hand(self) -> Device:
        return self._looker.hand(self._shell.controls.last_device)

    @property
    def _hints(self) -> tuple[Hint, ...]:
        back = Hint((Verb.BACK,), "cover.done-hint" if self._may_end else "hint.pause")
        return (back,) if self._stays else (Hint((Verb.NEXT,), "hint.toggle"), back)

    @property
    def _done(self) -> Button:
        """The button that ends the look; over an open page at its foot."""
        label = self._shell.words("cover.done")
        wide, high = max(300, button_width(self._shell, label, icon=True)), button_height(self._shell)
        rect = pygame.Rect(0, 0, min(wide, WAY_OUT.w), min(high, WAY_OUT.h))
        rect.bottomright = (WAY_OUT.right, WAY_OUT.bottom) if self.open else (1860, 1000)
        reason = "" if self._may_end else "look"
        return Button("done", rect, label, quiet=True, icon="tick", reason=reason)

    def _draw_way_out(self, canvas: pygame.Surface) -> None:
        """The button where the page stays, else the word that letting go hides it."""
        shell = self._shell
        if self._stays:
            done = self._done
            done.draw(shell, canvas, done.rect, focused=False)
            if self._hand.kind != "mouse":
                sign = glyph(shell, Verb.BACK, self._hand, 44)
                canvas.blit(sign, sign.get_rect(center=done.rect.midleft))
            return
        draw_word(shell, canvas, "cover.let-go", WAY_OUT)

    def _draw_card(self, canvas: pygame.Surface) -> None:
        """What the card says, spread over it."""
        paint.draw_panel(canvas, CARD, PAPER, WHITE, 26)
        parts = self._card_parts()
        gap = (CARD.h - sum(part.get_height() for part in parts)) // (len(parts) + 1)
        y = CARD.y + gap
        for part in parts:
            canvas.blit(part, part.get_rect(midtop=(CARD.centerx, y)))
            y += part.get_height() + gap

    def _card_parts(self) -> list[pygame.Surface]:
        """Portrait, name, what it is about, what to hold, and when it hides; words come before the face."""
        shell, words, sitter = self._shell, self._shell.words, self._looker.sitter
        room = CARD.w - 2 * EDGE
        passes = shell.text.fitted(words("cover.pass", name=sitter.name), "display", TITLE, room, BROWN)
        about = words(self._secret.note, name=sitter.name)
        note = shell.text.paragraph(about, "text_bold", NOTE, room, BROWN, align="middle")
        said = [passes, note, self._hold_line(room), self._small_print(room)]
        left = CARD.h - sum(part.get_height() for part in said) - LEAST_GAP * (len(said) + 2)
        face = shell.assets.fitting(f"portraits/{sitter.look}", (PORTRAIT[0], min(PORTRAIT[1], left)))
        return [face, *said]

    def _hold_line(self, room: int) -> pygame.Surface:
        """The glyph to hold or to press, and the words beside it."""
        key = "cover.press" if self._stays else "cover.hold"
        if self._hand.kind == "pad":
            key += "-pad"
        sign = glyph(self._shell, Verb.CONFIRM, self._hand, self._shell.theme.px(SIGN))
        return sign_and_words(self._shell, sign, key, room)

    def _small_print(self, room: int) -> pygame.Surface:
        """When it hides; or a word to a hand that came in vain."""
        told = self._shell.words(
            "cover.page-hides" if self._stays else "cover.hides", seconds=round(HIDES_AFTER_MS / 1000)
        )
        tint = RED_INK if self._told else mix(BROWN, PAPER, 0.12)
        return self._shell.text.paragraph(self._told or told, "text", HIDES, room, tint, align="middle")


def sign_and_words(shell: Shell, sign: pygame.Surface, key: str, room: int) -> pygame.Surface:
    """A glyph and what to do with it, side by side."""
    width = room - sign.get_width() - 22
    label = shell.text.fitted(shell.words(key), "text_bold", HOLD, width, BROWN)
    high = max(sign.get_height(), label.get_height())
    image = paint.clear((sign.get_width() + 22 + label.get_width(), high))
    image.blit(sign, sign.get_rect(midleft=(0, high // 2)))
    spot = sign.get_width() + 22, high / 2
    image.blit(label, shell.text.place(label, spot, "text_bold"))
    return image


def draw_word(shell: Shell, canvas: pygame.Surface, key: str, room: pygame.Rect) -> None:
    """A word on a dark plate over an open page."""
    palette = shell.theme.palette
    paint.draw_panel(canvas, room, palette.panel, palette.panel_edge)
    told = shell.text.boxed(shell.words(key), "text_bold", 27, room.inflate(-36, -20).size, palette.text)
    canvas.blit(told, told.get_rect(center=room.center))
