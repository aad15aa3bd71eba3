"""The two sheets beside a notebook page: tools on the left, clues on the right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.stop_thief.rules.state import Clue
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown
from game.games.stop_thief.screen.notebook.notes import Mark
from game.games.stop_thief.screen.notebook.pencil import rubber_picture, sign_picture
from game.shell import paint
from game.shell.devices import KEYBOARD, Device, Verb
from game.shell.glyphs import glyph
from game.shell.lru_cache import LruCache, cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import (
    AMBER,
    BUTTON_GREEN,
    BUTTON_RED,
    INK,
    PAPER,
    SHADOW,
    WHITE,
    Colour,
    Role,
    mix,
)  # fmt: skip
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
CAP, GROWN_CAP, SIGN, SIGN_GAP = 42, 56, 62, 18
"""Sizes of key caps, of those for large text, of tool signs, and the gap before DONE."""
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


class ToolSheet:
    """Whose page it is, the tools, and how to use them; cached."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._painted: LruCache[object, Picture] = LruCache(1)

    def draw(self, canvas: Canvas, owner: str, chosen: str, *, sure: bool) -> None:
        """The sheet as it is now."""
        device = self._shell.controls.last_device
        key = (owner, chosen, sure, device.kind, device.family, self._shell.settings.version)
        sheet = self._painted.get(key, lambda: self._paint(owner, chosen, device, sure=sure))
        canvas.blit(sheet, layout.SIDES[0])

    @property
    def _cap(self) -> int:
        """How high key caps are."""
        return grown(self._shell, CAP, GROWN_CAP)

    def _paint(self, owner: str, chosen: str, device: Device, *, sure: bool) -> Picture:
        shell = self._shell
        image = sheet(shell, layout.SIDES[0], layout.SIDES[0].bottom)
        write(shell, image, shell.words("stop-thief.notes.title"), HEADING, "display", 40, BROWN)
        write(shell, image, owner, pygame.Rect(30, 78, 360, 42), "text_bold", 26, BROWN)
        for place, tool in enumerate(TOOLS):
            self._paint_tool(image, tool, place + 1, device, lit=tool == chosen)
        self._paint_hints(image, device)
        label = shell.words(f"stop-thief.notes.{'sure' if sure else 'clear'}")
        self._paint_button(image, KEY_RECTS[CLEAR], label, BUTTON_RED, lit=sure or chosen == CLEAR)
        return image

    def draw_done(self, canvas: Canvas, *, lit: bool) -> None:
        """The DONE button; a private page has the one of its cover."""
        device = self._shell.controls.last_device
        key = ("notes-done", lit, device.kind, device.family, self._shell.settings.version)
        image = self._shell.text.keep(key, lambda: self._done(device, lit=lit))
        canvas.blit(image, image.get_rect(center=KEY_RECTS[DONE].center))

    def _done(self, device: Device, *, lit: bool) -> Picture:
        rect = pygame.Rect((paint.SHADOW_ROOM, paint.SHADOW_ROOM), KEY_RECTS[DONE].size)
        image = paint.clear((rect.w + 2 * rect.x, rect.h + 2 * rect.y))
        label = self._shell.words("stop-thief.notes.done")
        if device.kind == "mouse":
            self._paint_button(image, rect, label, BUTTON_GREEN, lit=lit)
            return image
        self._paint_button(image, rect, "", BUTTON_GREEN, lit=lit)
        sign, room = glyph(self._shell, Verb.BACK, device, self._cap), rect.inflate(-30, -12)
        beside = room.w - sign.width - SIGN_GAP, room.h
        word = self._shell.text.boxed(label, "display", 30, beside, WHITE)
        letters = word.get_bounding_rect()
        pair = pygame.Rect(0, 0, sign.width + SIGN_GAP + letters.w, room.h)
        pair.center = room.center
        image.blit(sign, sign.get_rect(midleft=pair.midleft))
        image.blit(word, (pair.right - letters.right, pair.centery - letters.centery))
        return image

    def _paint_tool(self, image: Picture, tool: str, digit: int, device: Device, *, lit: bool) -> None:
        rect = KEY_RECTS[tool]
        image.blit(card(rect.size, AMBER if lit else WHITE), rect)
        if lit:
            paint.draw_focus(image, rect.inflate(-14, -14), RADIUS - 6, INK, 4)
        x = rect.x + 16
        if device.kind != "pad":
            cap = glyph(self._shell, pygame.KSCAN_1 + digit - 1, KEYBOARD, self._cap)
            x = image.blit(cap, cap.get_rect(midleft=(x, rect.centery))).right + 10
        sign = rubber_picture(SIGN) if tool == RUBBER else sign_picture(Mark(tool), SIGN)
        x = image.blit(sign, sign.get_rect(midleft=(x, rect.centery))).right + 12
        room = pygame.Rect(x, rect.y + 6, rect.right - 14 - x, rect.h - 12)
        words = self._shell.words(f"stop-thief.notes.tools.{tool}")
        write(self._shell, image, words, room, "display", 27, INK, left=True)

    def _paint_button(
        self, image: Picture, rect: pygame.Rect, label: str, colour: Colour, *, lit: bool
    ) -> None:
        face = paint.button_face(rect.size, colour, WHITE, RADIUS)
        image.blit(face, (rect.x - paint.SHADOW_ROOM, rect.y - paint.SHADOW_ROOM))
        write(self._shell, image, label, rect.inflate(-30, -12), "display", 30, WHITE)
        if lit:
            paint.draw_focus(image, rect.inflate(-8, -8), RADIUS, AMBER, 5)

    def _paint_hints(self, image: Picture, device: Device) -> None:
        """What to press on the device that was used last."""
        if device.kind == "mouse":
            words = self._shell.words("stop-thief.notes.drag")
            write(self._shell, image, words, HINTS, "text_bold", HINT, BROWN)
            return
        text, high, hints = self._shell.text, HINTS.h // len(BY_KEYS), []
        for row, (verbs, key) in enumerate(BY_KEYS):
            x, middle = HINTS.x + 4, HINTS.y + high * row + high // 2
            for verb in verbs:
                sign = glyph(self._shell, verb, device, self._cap)
                x = image.blit(sign, sign.get_rect(midleft=(x, middle))).right + 6
            hints.append((self._shell.words(key), (x + 8, middle)))
        size = min(
            text.common_size([word], "text_bold", HINT, HINTS.right - place[0]) for word, place in hints
        )
        for word, place in hints:
            text.draw_line(image, word, place, "text_bold", size, BROWN, fixed=True)


class ClueSheet:
    """What was heard of this thief, the newest at the bottom; cached."""

    def __init__(self, display: DisplayState) -> None:
        self._shell = display.shell
        self._prompts = display.prompts
        self._painted: LruCache[object, Picture] = LruCache(1)

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
        key = (clues, back, self._shell.settings.version)
        canvas.blit(self._painted.get(key, lambda: self._paint(clues, back)), layout.SIDES[1])

    def _paint(self, clues: tuple[Clue, ...], back: int) -> Picture:
        shell, room = self._shell, _local(LIST)
        last = len(clues) - back
        first = max(0, last - self.rows(clues))
        high = self._row(clues)
        written = room.y + MORE + (last - first) * high if clues and not back else room.bottom
        image = sheet(shell, layout.SIDES[1], written + RULED)
        heading = shell.words("stop-thief.notes.heard")
        write(shell, image, heading, _local(pygame.Rect(1526, 22, 368, 56)), "display", 32, BROWN)
        if not clues:
            write(shell, image, shell.words("stop-thief.notes.nothing"), room, "text_bold", 26, BROWN)
        for count, key, top in ((first, "earlier", room.y), (back, "later", room.bottom - MORE)):
            if count:
                line = pygame.Rect(room.x, top, room.w, MORE)
                words = shell.words(f"stop-thief.notes.{key}", count=count)
                write(shell, image, words, line, "text_bold", 20, BROWN)
        for row, number in enumerate(range(first, last)):
            place = pygame.Rect(room.x, room.y + MORE + row * high, room.w, high)
            if number == len(clues) - 1:
                image.blit(card((place.w, place.h - 2), WHITE), place)
            self._paint_clue(image, place, number + 1, clues[number])
        return image

    def _paint_clue(self, image: Picture, place: pygame.Rect, number: int, clue: Clue) -> None:
        shell = self._shell
        order = pygame.Rect(place.x + 4, place.y, COUNT, place.h)
        write(shell, image, str(number), order, "number", 26, BROWN)
        bead = shell.assets.scaled(f"stop_thief/clue_{clue.sound}", (BEAD, BEAD))
        spot = image.blit(bead, bead.get_rect(midleft=(order.right + 4, place.centery)))
        upper = pygame.Rect(spot.right + 10, place.y + 3, place.right - spot.right - 18, place.h - 8)
        where = self._prompts.where(clue)
        if where:
            lower = upper.copy()
            upper.h = round(upper.h * 0.55)
            lower.y, lower.h = upper.bottom, lower.h - upper.h
            write(shell, image, where, lower, "text_bold", PLACE, BROWN, left=True)
        sound = shell.words(f"stop-thief.sound.{clue.sound}")
        write(shell, image, sound, upper, "display", WORD, INK, left=True)


def _local(rect: pygame.Rect) -> pygame.Rect:
    """A place of the canvas on the sheet at the right."""
    return rect.move(-layout.SIDES[1].x, 0)


def sheet(shell: Shell, side: pygame.Rect, ruled_from: int) -> Picture:
    """A sheet of paper beside the board, ruled below what is written on it."""
    image = Picture(side.size).convert()
    image.blit(shell.assets.image("stop_thief/backdrop"), (0, 0), side)
    paper = image.get_rect().inflate(-20, -16)
    paint.draw_panel(image, paper, PAPER, WHITE, 20)
    for y in range(ruled_from, paper.bottom - 20, RULED):
        image.fill(mix(PAPER, (0x9F, 0xB4, 0xC8), 0.45), (paper.x + 3, y, paper.w - 6, 2))
    return image


@cached(16)
def card(size: tuple[int, int], colour: Colour) -> Picture:
    """A slip of card that lies on the paper."""
    image = paint.clear(size)
    image.blit(paint.tinted(paint.rounded(size, RADIUS), mix(colour, SHADOW, 0.55)), (0, 0))
    face = size[0] - 2, size[1] - 5
    image.blit(paint.rounded_gradient(face, RADIUS, mix(colour, WHITE, 0.4), colour), (1, 1))
    return image


def write(
    shell: Shell, image: Picture, said: str, room: pygame.Rect, role: Role, size: int, ink: Colour,
    *, left: bool = False,
) -> None:  # fmt: skip
    """Text in the middle of a room or at its left, as large as fits; capitals are centred by their ink."""
    text = shell.text.boxed(said, role, size, room.size, ink, align="left" if left else "middle")
    letters = text.get_bounding_rect() if role != "text_bold" else text.get_rect()
    x = room.x if left else room.centerx - text.get_width() // 2
    image.blit(text, (x, room.centery - letters.centery))
