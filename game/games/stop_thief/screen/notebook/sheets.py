"""The two sheets beside a notebook page: tools on the left, clues on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.games.stop_thief.rules.state import Clue
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown, write
from game.games.stop_thief.screen.notebook.notes import Mark
from game.games.stop_thief.screen.notebook.pencil import rubber_picture, sign_picture
from game.shell import paint
from game.shell.devices import KEYBOARD, Device, Verb
from game.shell.glyphs import glyph
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, BUTTON_GREEN, BUTTON_RED, INK, PAPER, SHADOW, WHITE, Colour, mix
from game.table.secrets import WAY_OUT

RUBBER, CLEAR, DONE = "rubber", "clear", "done"
TOOLS = (*(str(mark) for mark in Mark), RUBBER)
KEYS = (*TOOLS, CLEAR, DONE)
"""Everything that can be pressed, in tab order."""
HEADING = pygame.Rect(30, 22, 360, 56)
HINTS = pygame.Rect(30, 752, 360, 198)
KEY_RECTS = {
    **{tool: pygame.Rect(30, 132 + 102 * n, 360, 92) for n, tool in enumerate(TOOLS)},
    CLEAR: pygame.Rect(30, 966, 360, 88),
    DONE: WAY_OUT.inflate(-24, -20),
}
SIGN, SIGN_GAP = 62, 18
"""The size of tool signs, and the gap before DONE."""
HINT = 24
"""The letters of the hints."""
BY_KEYS = (
    ((Verb.LEFT, Verb.UP, Verb.DOWN, Verb.RIGHT), "stop-thief.notes.move"),
    ((Verb.CONFIRM,), "stop-thief.notes.mark"),
    ((Verb.PREVIOUS, Verb.NEXT), "stop-thief.notes.tool"),
)
LIST = pygame.Rect(1526, 92, 368, 866)
MORE = 34
"""The height of the lines that count earlier and later clues."""
BEAD, COUNT = 52, 44
WORD, PLACE = 26, 21
BROWN: Colour = (0x4A, 0x38, 0x28)
RULED = 46
"""The distance between two lines of the paper."""
RADIUS = 16


def draw_tools(shell: Shell, canvas: Canvas, owner: str, chosen: str, *, sure: bool) -> None:
    """The sheet on the left: whose page it is, the tools, and how to use them."""
    device = shell.controls.last_device

    def paint_sheet(canvas: Canvas) -> None:
        draw_sheet(shell, canvas, layout.SIDES[0], layout.SIDES[0].bottom)
        _title(shell, canvas, shell.words("stop-thief.notes.title"), HEADING, 40)
        write(shell, canvas, owner, pygame.Rect(30, 78, 360, 42), "text_bold", 26, BROWN)
        for place, tool in enumerate(TOOLS):
            _draw_tool(shell, canvas, tool, place + 1, device, lit=tool == chosen)
        _draw_hints(shell, canvas, device)
        label = shell.words(f"stop-thief.notes.{'sure' if sure else 'clear'}")
        _draw_button(shell, canvas, KEY_RECTS[CLEAR], label, BUTTON_RED, lit=sure or chosen == CLEAR)

    key = ("notebook tools", owner, chosen, sure, device.kind, device.family, shell.settings.version)
    canvas.layer(key, layout.SIDES[0], paint_sheet)


def draw_done(shell: Shell, canvas: Canvas, *, lit: bool) -> None:
    """The DONE button; a private page has the one of its cover."""
    device, rect, label = shell.controls.last_device, KEY_RECTS[DONE], shell.words("stop-thief.notes.done")
    if device.kind == "mouse":
        _draw_button(shell, canvas, rect, label, BUTTON_GREEN, lit=lit)
        return
    _draw_button(shell, canvas, rect, "", BUTTON_GREEN, lit=lit)
    sign, room = glyph(shell, Verb.BACK, device, _cap(shell)), rect.inflate(-30, -12)
    beside = room.w - sign.width - SIGN_GAP, room.h
    word = shell.text.boxed(label, "display", 30, beside, WHITE)
    letters = word.get_bounding_rect()
    pair = pygame.Rect(0, 0, sign.width + SIGN_GAP + letters.w, room.h)
    pair.center = room.center
    canvas.blit(sign, sign.get_rect(midleft=pair.midleft))
    canvas.blit(word, (pair.right - letters.right, pair.centery - letters.centery))


def _cap(shell: Shell) -> int:
    """How high key caps are."""
    return grown(shell, 42, 56)


def _title(shell: Shell, canvas: Canvas, said: str, room: pygame.Rect, size: int) -> None:
    write(shell, canvas, said, room, "display", size, BROWN, by_ink=True)


def _draw_tool(shell: Shell, canvas: Canvas, tool: str, digit: int, device: Device, *, lit: bool) -> None:
    rect = KEY_RECTS[tool]
    canvas.blit(card(rect.size, AMBER if lit else WHITE), rect)
    if lit:
        paint.draw_focus(canvas, rect.inflate(-14, -14), RADIUS - 6, INK, 4)
    x = rect.x + 16
    if device.kind != "pad":
        cap = glyph(shell, pygame.KSCAN_1 + digit - 1, KEYBOARD, _cap(shell))
        x = canvas.blit(cap, cap.get_rect(midleft=(x, rect.centery))).right + 10
    sign = rubber_picture(SIGN) if tool == RUBBER else sign_picture(Mark(tool), SIGN)
    x = canvas.blit(sign, sign.get_rect(midleft=(x, rect.centery))).right + 12
    room = pygame.Rect(x, rect.y + 6, rect.right - 14 - x, rect.h - 12)
    words = shell.words(f"stop-thief.notes.tools.{tool}")
    write(shell, canvas, words, room, "display", 27, INK, align="left", by_ink=True)


def _draw_button(
    shell: Shell, canvas: Canvas, rect: pygame.Rect, label: str, colour: Colour, *, lit: bool
) -> None:
    face = paint.button_face(rect.size, colour, WHITE, RADIUS)
    canvas.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
    write(shell, canvas, label, rect.inflate(-30, -12), "display", 30, WHITE, by_ink=True)
    if lit:
        paint.draw_focus(canvas, rect.inflate(-8, -8), RADIUS, AMBER, 5)


def _draw_hints(shell: Shell, canvas: Canvas, device: Device) -> None:
    """What to press on the device that was used last."""
    if device.kind == "mouse":
        write(shell, canvas, shell.words("stop-thief.notes.drag"), HINTS, "text_bold", HINT, BROWN)
        return
    text, high, hints = shell.text, HINTS.h // len(BY_KEYS), []
    for row, (verbs, key) in enumerate(BY_KEYS):
        x, middle = HINTS.x + 4, HINTS.y + high * row + high // 2
        for verb in verbs:
            sign = glyph(shell, verb, device, _cap(shell))
            x = canvas.blit(sign, sign.get_rect(midleft=(x, middle))).right + 6
        hints.append((shell.words(key), (x + 8, middle)))
    size = min(text.common_size([word], "text_bold", HINT, HINTS.right - place[0]) for word, place in hints)
    for word, place in hints:
        text.draw_line(canvas, word, place, "text_bold", size, BROWN, fixed=True)


class ClueSheet:
    """The sheet on the right: what was heard of this thief, the newest at the bottom."""

    def __init__(self, display: DisplayState) -> None:
        self._shell = display.shell
        self._prompts = display.prompts

    def rows(self, clues: Sequence[Clue]) -> int:
        """How many of these clues have room."""
        return (LIST.h - 2 * MORE) // self._row(clues)

    def _row(self, clues: Sequence[Clue]) -> int:
        """How high a row is; lower where no clue names a place."""
        height = self._shell.text.height
        places = height("text_bold", PLACE) if any(map(self._prompts.where, clues)) else 0
        return max(BEAD, height("display", WORD) + places) + 8

    def draw(self, canvas: Canvas, clues: tuple[Clue, ...], back: int) -> None:
        """The sheet, scrolled back by so many clues."""
        key = ("notebook clues", clues, back, self._shell.settings.version)
        canvas.layer(key, layout.SIDES[1], partial(self._draw, clues, back))

    def _draw(self, clues: tuple[Clue, ...], back: int, canvas: Canvas) -> None:
        shell, high, last = self._shell, self._row(clues), len(clues) - back
        first = max(0, last - self.rows(clues))
        written = LIST.y + MORE + (last - first) * high if clues and not back else LIST.bottom
        draw_sheet(shell, canvas, layout.SIDES[1], written + RULED)
        _title(shell, canvas, shell.words("stop-thief.notes.heard"), pygame.Rect(1526, 22, 368, 56), 32)
        if not clues:
            write(shell, canvas, shell.words("stop-thief.notes.nothing"), LIST, "text_bold", 26, BROWN)
        for count, key, top in ((first, "earlier", LIST.y), (back, "later", LIST.bottom - MORE)):
            if count:
                line = pygame.Rect(LIST.x, top, LIST.w, MORE)
                words = shell.words(f"stop-thief.notes.{key}", count=count)
                write(shell, canvas, words, line, "text_bold", 20, BROWN)
        for row, number in enumerate(range(first, last)):
            place = pygame.Rect(LIST.x, LIST.y + MORE + row * high, LIST.w, high)
            if number == len(clues) - 1:
                canvas.blit(card((place.w, place.h - 2), WHITE), place)
            self._draw_clue(canvas, place, number + 1, clues[number])

    def _draw_clue(self, canvas: Canvas, place: pygame.Rect, number: int, clue: Clue) -> None:
        shell, order = self._shell, pygame.Rect(place.x + 4, place.y, COUNT, place.h)
        write(shell, canvas, str(number), order, "number", 26, BROWN, by_ink=True)
        bead = shell.assets.scaled(f"stop_thief/clue_{clue.sound}", (BEAD, BEAD))
        spot = canvas.blit(bead, bead.get_rect(midleft=(order.right + 4, place.centery)))
        upper = pygame.Rect(spot.right + 10, place.y + 3, place.right - spot.right - 18, place.h - 8)
        where = self._prompts.where(clue)
        if where:
            lower = upper.copy()
            upper.h = round(upper.h * 0.55)
            lower.y, lower.h = upper.bottom, lower.h - upper.h
            write(shell, canvas, where, lower, "text_bold", PLACE, BROWN, align="left")
        sound = shell.words(f"stop-thief.sound.{clue.sound}")
        write(shell, canvas, sound, upper, "display", WORD, INK, align="left", by_ink=True)


def draw_sheet(shell: Shell, canvas: Canvas, side: pygame.Rect, ruled_from: int) -> None:
    """A sheet of paper beside the board, ruled below what is written on it."""
    canvas.blit(shell.assets.image("stop_thief/backdrop"), side, side)
    paper = side.inflate(-20, -16)
    paint.draw_panel(canvas, paper, PAPER, WHITE, 20)
    for y in range(ruled_from, paper.bottom - 20, RULED):
        canvas.fill(mix(PAPER, (0x9F, 0xB4, 0xC8), 0.45), (paper.x + 3, y, paper.w - 6, 2))


@cached(16)
def card(size: tuple[int, int], colour: Colour) -> Picture:
    """A slip of card that lies on the paper."""
    image = paint.clear(size)
    image.blit(paint.tinted(paint.rounded(size, RADIUS), mix(colour, SHADOW, 0.55)), (0, 0))
    face = size[0] - 2, size[1] - 5
    image.blit(paint.rounded_gradient(face, RADIUS, mix(colour, WHITE, 0.4), colour), (1, 1))
    return image
