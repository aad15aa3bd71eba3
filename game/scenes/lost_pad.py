"""A seated pad is gone: the match waits until the seat has another input device."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.core.kernel import Seat, SeatSetup
from game.scenes.lobby_lineup import DEFAULT_KEYS, SPARE_KEYS
from game.shell import paint
from game.shell.devices import KEYBOARD, Command
from game.shell.form import Form
from game.shell.formscene import FormScene
from game.shell.glyphs import fitting_glyph
from game.shell.hints import CHOOSE, MOVE
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.widgets import Button, button_height
from game.table.seating import Chair, Seating

WIDTH, EDGE = 1200, 50
PORTRAIT = (150, 180)
TITLE, BODY = 36, 26
BADGE = 60
CAP, WIDEST_CAP = 44, 260
"""The height of the keycap, and its most width."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """Another input device for a seat."""

    seat: Seat
    chair: Chair


class KeyButton(Button):
    """A button with the picture of a key."""

    def __init__(self, name: str, rect: pygame.Rect, label: str, key: int) -> None:
        super().__init__(name, rect, label)
        self.key = key

    def picture(self, shell: Shell) -> Picture:
        """Return the keycap."""
        return fitting_glyph(shell, self.key, KEYBOARD, shell.theme.px(CAP), WIDEST_CAP)


class LostPadScene(FormScene):
    """A press on a free pad takes the seat. The keyboard or an AI may take it too."""

    see_through = True
    veil = 222
    hints = (MOVE, CHOOSE)

    def __init__(self, shell: Shell, seat: Seat, setup: SeatSetup, seating: Seating) -> None:
        super().__init__(shell)
        self._seat = seat
        self._setup = setup
        self._seating = seating
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._key = _free_key(seat, seating) if any(chair.key for chair in seating.chairs) else 0
        """The key for the seat, or 0 in a game of turns."""

    def build(self, focus: str) -> Form:
        """Lay out the two buttons that need no pad."""
        words, high = self.shell.words, button_height(self.shell)
        text_height = max(PORTRAIT[1], self.shell.theme.px(TITLE) + 20 + self._body().get_height())
        self._panel.size = WIDTH, text_height + 2 * high + 20 + 3 * EDGE
        self._panel.center = 960, 508
        top = self._panel.bottom - 2 * high - 20 - EDGE
        area = pygame.Rect(self._panel.x + 150, top, WIDTH - 300, high)
        by_turns = words("lost-pad.mouse-and-keyboard")
        keyboard = (
            KeyButton("keyboard", area, words("lost-pad.keyboard"), self._key)
            if self._key
            else Button("keyboard", area, by_turns, icon="keyboard")
        )
        ai = Button("ai", area.move(0, high + 20), words("lost-pad.ai"), icon="robot", quiet=True)
        return Form(self.shell, [keyboard, ai], focus=focus or "keyboard")

    def handle(self, command: Command) -> Move | None:
        """Let a press on a free pad take the seat."""
        pad = command.device
        if pad.kind == "pad" and command.down and self._seating.seat_of_pad(pad) is None:
            self.shell.sound.play("join")
            chair = replace(self._seating.chairs[self._seat], kind="pad", pad=pad)
            return Pop(Replacement(self._seat, chair))
        return None if pad.kind == "pad" else super().handle(command)

    def act(self, name: str) -> Move | None:
        """Give the seat to the keyboard or an AI."""
        chair = Chair("ai") if name == "ai" else Chair("keyboard", self._key)
        return Pop(Replacement(self._seat, chair))

    def back(self) -> Move | None:
        """Do nothing: the seat needs an input device."""
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the player's portrait and the question."""
        palette, text, words = self.shell.theme.palette, self.shell.text, self.shell.words
        panel = self._panel
        paint.draw_panel(canvas, panel, palette.panel, palette.focus, 24)
        portrait = self.shell.assets.scaled(f"portraits/{self._setup.look}", PORTRAIT)
        canvas.blit(portrait, (panel.x + EDGE, panel.y + EDGE))
        side = self.shell.theme.px(BADGE)
        badge = self.shell.assets.scaled(f"badges/{self._setup.look}", (side, side))
        corner = panel.x + EDGE + PORTRAIT[0] + 22, panel.y + EDGE + PORTRAIT[1] + 18
        canvas.blit(badge, badge.get_rect(bottomright=corner))
        name, high = self._setup.name.upper(), self.shell.theme.px(TITLE)
        left = panel.x + 2 * EDGE + PORTRAIT[0]
        text.draw_line(
            canvas, words("lost-pad.title", name=name), (left, panel.y + EDGE + high // 2), "display", TITLE,
            palette.title, max_width=self._text_width,
        )  # fmt: skip
        canvas.blit(self._body(), (left, panel.y + EDGE + high + 20))

    @property
    def _text_width(self) -> int:
        return WIDTH - PORTRAIT[0] - 3 * EDGE

    def _body(self) -> Picture:
        words, palette = self.shell.words, self.shell.theme.palette
        return self.shell.text.paragraph(words("lost-pad.text"), "text", BODY, self._text_width, palette.text)


def _free_key(seat: Seat, seating: Seating) -> int:
    """Return the seat's own key if nobody else has it, else a free default key."""
    used = {seating.shared_key, *(chair.key for n, chair in enumerate(seating.chairs) if n != seat)}
    keys = (seating.chairs[seat].key, *DEFAULT_KEYS, *SPARE_KEYS)
    return next(key for key in keys if key and key not in used)
