"""The blind choice: one player reads what the numbers mean, then presses one for all to see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import pygame

from game.match.match import AnyMatch
from game.scenes.open_choice import OpenChoiceScene
from game.scenes.private import PageClosed, PrivateScene, Viewer, clicks, is_press
from game.scenes.private_page import BROWN, PrivatePageScene, draw_plate
from game.scenes.rulebook_tabs import RED_INK
from game.shell import paint
from game.shell.backdrop import draw_backdrop
from game.shell.devices import ARROWS, Command, Verb
from game.shell.glyphs import glyph
from game.shell.hints import CHOOSE, MOVE, Hint, draw_hints
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_RED, INK, PAPER, WHITE, Colour, mix
from game.shell.widgets import RADIUS
from game.table.secrets import NUMBER_ROW, AnySecret, BlindChoice

HOLD = 0
"""The number of the button that shows the page."""
CARD = pygame.Rect(310, 30, 1300, 388)
PORTRAIT = (270, 330)
HOLD_KEY = pygame.Rect(560, 446, 800, 132)
KEYS = pygame.Rect(360, 610, 1200, 380)
"""Where the two rows of numbers are."""
LARGEST = 172
LARGEST_SIGN = 92
"""The most height of the glyph on the button that shows the page."""
GAP = 18
FACE: Colour = (0xF6, 0xEB, 0xD3)
SLEEPING = 0.45
"""How pale the numbers are while none may be pressed."""
DIGITS = {pygame.KSCAN_1 + n: n + 1 for n in range(9)} | {pygame.KSCAN_KP_1 + n: n + 1 for n in range(9)}
Action = TypeVar("Action")
PAUSE = Hint((Verb.BACK,), "hint.pause")
LOOK = Hint((Verb.CONFIRM,), "cover.hold")


class NumberKeys:
    """Draws from the player, the count of numbers and the focus alone."""

    def __init__(self, shell: Shell, viewer: Viewer, choice: BlindChoice[object, object]) -> None:
        self._shell = shell
        self._viewer = viewer
        self._choice = choice
        self._columns = -(-choice.numbers // 2)
        self.focus = HOLD

    def rects(self) -> dict[int, pygame.Rect]:
        """Return where each number is on the cover, in two rows."""
        count = self._choice.numbers
        upper, lower = KEYS.copy(), KEYS.copy()
        upper.h = lower.h = (KEYS.h - GAP) // 2
        lower.bottom = KEYS.bottom
        places = [*_row(upper, self._columns), *_row(lower, self._columns)]
        return dict(enumerate(places[:count], start=1))

    def at(self, pos: tuple[int, int]) -> int | None:
        """Return the number here, or `HOLD`."""
        if HOLD_KEY.collidepoint(pos):
            return HOLD
        return next((number for number, rect in self.rects().items() if rect.collidepoint(pos)), None)

    def move(self, way: Verb) -> None:
        """Move the focus. The button that shows the page is above the upper row."""
        step = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.UP: -self._columns, Verb.DOWN: self._columns}[way]
        count = self._choice.numbers
        if self.focus == HOLD:
            self.focus = self._columns // 2 if way is Verb.DOWN else HOLD
        elif way is Verb.UP and self.focus <= self._columns:
            self.focus = HOLD
        elif 1 <= self.focus + step <= count:
            self.focus += step

    def draw(self, canvas: Canvas, message: str, *, awake: bool) -> None:
        """Draw the cover."""
        self._draw_card(canvas, message)
        self._draw_hold(canvas)
        self.draw_numbers(canvas, awake=awake)

    def _draw_card(self, canvas: Canvas, message: str) -> None:
        """Draw the portrait, and beside it who may look and who may not."""
        shell, words, player = self._shell, self._shell.words, self._viewer.player
        paint.draw_panel(canvas, CARD, PAPER, WHITE, 26)
        name = self._choice.portrait or f"portraits/{player.look}"
        portrait = shell.assets.fitting(name, PORTRAIT)
        canvas.blit(portrait, portrait.get_rect(midleft=(CARD.x + 36, CARD.centery)))
        left = CARD.x + PORTRAIT[0] + 70
        room = CARD.right - 40 - left
        about = words(self._choice.note, name=player.name)
        lines = [
            shell.text.line(words("cover.pass", name=player.name), "display", 50, BROWN, max_width=room),
            shell.text.boxed(words("cover.away"), "text_bold", 36, (room, 86), BROWN, align="left"),
            shell.text.boxed(about, "text_bold", 27, (room, 76), mix(BROWN, PAPER, 0.12), align="left"),
            shell.text.boxed(message or words("cover.pick"), "text", 27, (room, 76),
                             RED_INK if message else mix(BROWN, PAPER, 0.12), align="left"),
        ]  # fmt: skip
        gap = (CARD.h - sum(line.get_height() for line in lines)) // (len(lines) + 1)
        y = CARD.y + gap
        for line in lines:
            canvas.blit(line, (left, y))
            y += line.get_height() + gap

    def _draw_hold(self, canvas: Canvas) -> None:
        shell = self._shell
        face = paint.button_face(HOLD_KEY.size, BUTTON_RED, shell.theme.palette.touch_edge, RADIUS)
        canvas.blit(face, (HOLD_KEY.x - paint.SHADOW_ROOM, HOLD_KEY.y - paint.SHADOW_ROOM))
        device = self._viewer.device(shell.controls.last_device)
        sign = glyph(shell, Verb.CONFIRM, device, min(LARGEST_SIGN, shell.theme.px(72)))
        room = HOLD_KEY.w - sign.get_width() - 100
        label = shell.text.line(shell.words("cover.hold-key"), "display", 44, WHITE, max_width=room, shadow=2)
        left = HOLD_KEY.centerx - (sign.get_width() + 24 + label.get_width()) // 2
        canvas.blit(sign, sign.get_rect(midleft=(left, HOLD_KEY.centery)))
        spot = left + sign.get_width() + 24, HOLD_KEY.centery
        canvas.blit(label, shell.text.place(label, spot, "display", shadow=2))
        if self.focus == HOLD:
            palette = shell.theme.palette
            paint.draw_focus(canvas, HOLD_KEY, RADIUS, palette.focus, palette.ring)

    def draw_numbers(self, canvas: Canvas, *, awake: bool) -> None:
        """Draw the numbers, pale while none may be pressed."""
        palette = self._shell.theme.palette
        for number, rect in self.rects().items():
            face = FACE if awake else mix(FACE, palette.panel, SLEEPING)
            canvas.blit(_disc(rect.w, face), rect)
            size = round(rect.w * 0.52)
            letter = self._shell.text.line(str(number), "display", size, INK, fixed=True)
            ink = letter.get_bounding_rect()
            canvas.blit(letter, (rect.centerx - ink.centerx, rect.centery - rect.w // 24 - ink.centery))
            if number == self.focus:
                paint.draw_focus(canvas, rect, rect.w // 2, palette.focus, palette.ring)


def _row(room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return `count` equal squares side by side in the middle of a rect."""
    side = min(LARGEST, room.h - 8, (room.w - GAP * (count - 1)) // count)
    step = min(side + 3 * GAP, (room.w - side) / max(1, count - 1))
    first = room.centerx - step * (count - 1) / 2
    rects = [pygame.Rect(0, 0, side, side) for _ in range(count)]
    for place, rect in enumerate(rects):
        rect.center = round(first + step * place), room.centery
    return rects


@cached(8)
def _disc(side: int, colour: Colour) -> Picture:
    """Return a round button with a little depth."""
    depth = max(4, side // 14)
    image = paint.tinted(paint.rounded((side, side), side // 2), mix(colour, INK, 0.5))
    image.blit(paint.tinted(paint.rounded((side, side - depth), (side - depth) // 2), colour), (0, 0))
    return image


def dealt(actions: Sequence[Action], numbers: int) -> dict[int, Action]:
    """Deal the actions to the numbers at random. Every action gets a number, every number an action."""
    if not 0 < len(actions) <= numbers:
        raise ValueError(f"{len(actions)} actions for {numbers} numbers")
    meanings = [actions[number % len(actions)] for number in range(numbers)]
    random.SystemRandom().shuffle(meanings)
    return dict(enumerate(meanings, start=1))


class BlindChoiceScene(PrivateScene):
    """Numbers can be pressed once the page was seen. The page is open only while a button is held.

    Neither the cover nor the first focus depends on the secret. Pops with the action.
    """

    def __init__(
        self,
        shell: Shell,
        viewer: Viewer,
        choice: BlindChoice[object, object],
        view: object,
        actions: Sequence[object],
    ) -> None:
        super().__init__(shell, viewer)
        self._choice = choice
        self._view = view
        self.meanings = dealt(actions, choice.numbers)
        """The action that each number stands for this time."""
        self.keys = NumberKeys(shell, viewer, choice)

    @property
    def focus(self) -> int:
        """The focused number, or 0 for the button that shows the page."""
        return self.keys.focus

    def _handle_viewer(self, command: Command) -> Move | None:
        if self._releases(command):
            self._hide()
        elif not is_press(command) and command.verb not in ARROWS:
            return None
        elif command.verb is Verb.BACK:
            return self._viewer.pause()
        elif command.verb in ARROWS:
            self._move(command)
        else:
            return self._press(command)
        return None

    def _move(self, command: Command) -> None:
        """Move the focus, but not while the page hides the numbers."""
        if command.down and not self.open:
            self.keys.move(command.verb)

    def place_to_press(self, action: object) -> pygame.Rect | None:
        """The button that shows the page, then the number that stands for the action; it gets the focus."""
        if self.open and not self._viewer.alone:
            return None
        if not self._seen:
            return HOLD_KEY
        self.keys.focus = next(number for number, meaning in self.meanings.items() if meaning == action)
        return self.keys.rects()[self.keys.focus]

    def _press(self, command: Command) -> Move | None:
        """Show the page, or choose a number."""
        number = self._pressed(command)
        if number == HOLD and not self.open:
            self._show(command)
        if not number:
            return None
        if not self._seen:
            self._say("cover.look-first")
            return None
        self._hide()
        self._shell.sound.play("click")
        return Pop(PageClosed(self._viewer.seat, self.meanings[number]))

    def _pressed(self, command: Command) -> int | None:
        """Return the number a press is meant for, or 0 for the button that shows the page."""
        if clicks(command):
            return None if self.open else self.keys.at(command.pos or (0, 0))
        if command.verb is Verb.CONFIRM:
            return HOLD if self.open else self.focus
        digit = DIGITS.get(command.code) if command.device.kind == "keyboard" else None
        return digit if digit in self.meanings else None

    def _draw(self, canvas: Canvas) -> None:
        if self.open:
            self._choice.draw(canvas, self._view, self.meanings)
            draw_plate(self._shell, canvas, "cover.remember", NUMBER_ROW)
            return
        draw_backdrop(self._shell, canvas, "office", dim=20)
        self._draw_pause(canvas)
        self.keys.draw(canvas, self._message, awake=self._seen)
        device = self._viewer.device(self._shell.controls.last_device)
        press = LOOK if self.focus == HOLD else CHOOSE
        draw_hints(self._shell, canvas, (MOVE, press, PAUSE), device=device)


def private_scene(shell: Shell, viewer: Viewer, secret: AnySecret, match: AnyMatch) -> PrivateScene:
    """Return the scene for what one seat must see now."""
    view = match.view(secret.seat)
    if isinstance(secret, BlindChoice):
        scene = OpenChoiceScene if viewer.alone else BlindChoiceScene
        return scene(shell, viewer, secret, view, match.legal(secret.seat))
    return PrivatePageScene(shell, viewer, secret, view)
