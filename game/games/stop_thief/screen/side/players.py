"""The left column: the name of the game, a row for every player, and the prompt."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.kernel import SeatSetup
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.drawing import grown
from game.shell import draw, paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, INK, SMALLEST_TEXT
from game.table.board.panels import DIM, EDGE, FILL, HOT_FILL
from game.table.seating import Chair

MARGIN, TIGHT = 8, 4
"""What stays free over and under a portrait, and over and under words."""
NAME, NOTE = (28, 56), (21, 32)
"""Letters of the name and of what the player does, if their lines are high enough."""
MONEY, PILL_WIDE, PILL_HIGH = (30, 38), (100, 122), (36, 42)
COUNT, SIGN = (26, 36), (26, 34)
"""Letters and pictures of what a player has: for usual text, and for text of twice the size."""
PILL_GAP = 6
LINE = 0.92
"""How large letters may be, as a part of their line."""
PROMPT, LARGEST_PROMPT = 26, 35
"""The letters, and their largest that three lines have room for: all prompts have the same."""
BAR = 6
"""How high the bar of progress is."""
AIR, BESIDE = 6, 16
"""What stays free over and under the text, and on either side."""


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """All that a player's row shows."""

    note: str
    money: str
    """Empty where no money is used."""
    active: bool
    framed: bool
    """Framed because it is active; not while frames show who can be chosen."""
    hand: int
    """Cards in hand."""
    captured: int
    part: float = 0.0
    """How far the player is on the way to win, 0 to 1."""
    pack: bool = False
    """This player is the Pack, and holds no cards."""


class PlayerRows:
    """Draws the rows."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...], rects: tuple[pygame.Rect, ...]) -> None:
        self._shell = shell
        self._seats = seats
        self.rects = rects

    def draw(self, canvas: Canvas, seat: int, row: PlayerRow, chair: Chair) -> None:
        """The row of a player."""
        rect = self.rects[seat]
        fill, edge = (HOT_FILL, AMBER) if row.framed else (FILL, EDGE)
        paint.draw_panel(canvas, rect, fill, edge, 16)
        if row.framed:
            draw.rect(canvas, AMBER, rect, 4, border_radius=16)
        if row.part:
            _draw_progress(canvas, rect, row.part)
        left = self._draw_person(canvas, rect, seat, row)
        body = pygame.Rect(left, rect.y + TIGHT, rect.right - 10 - left, rect.h - 2 * TIGHT)
        upper, lower = body.copy(), body.copy()
        upper.h = body.h * 23 // 40
        lower.y, lower.h = upper.bottom, body.h - upper.h
        name = self._seats[seat].name
        upper.w -= self._draw_money(canvas, upper, row.money, name)
        lower.w -= self._draw_signs(canvas, lower, row, chair)
        self._draw_text(canvas, upper, name, self._name_size(upper), CREAM)
        self._draw_text(canvas, lower, row.note, grown(self._shell, *NOTE), AMBER if row.active else DIM)

    def _draw_person(self, canvas: Canvas, rect: pygame.Rect, seat: int, row: PlayerRow) -> int:
        """The portrait and the badge; returns where the text begins."""
        look = self._seats[seat].look
        high = rect.h - 2 * MARGIN
        size = round(high * (200 / 240)), high
        name = "portraits/pack_debbie" if row.pack else f"portraits/{look}"
        canvas.blit(self._shell.assets.scaled(name, size), (rect.x + MARGIN + 2, rect.y + MARGIN))
        badge = self._shell.assets.scaled(f"badges/{look}", (38, 38))
        middle = rect.x + MARGIN + size[0], rect.bottom - MARGIN - 15
        canvas.blit(badge, badge.get_rect(center=middle))
        return middle[0] + 24

    def _draw_money(self, canvas: Canvas, room: pygame.Rect, money: str, name: str) -> int:
        """The cash in its pill, beside a long name; return the width that is used."""
        if not money:
            return 0
        text, letters = self._shell.text, grown(self._shell, *MONEY)
        left = room.w - PILL_GAP - text.width(name, "text_bold", SMALLEST_TEXT, fixed=True)
        wide = min(grown(self._shell, *PILL_WIDE), max(PILL_WIDE[0], left))
        pill = pygame.Rect(0, 0, wide, grown(self._shell, *PILL_HIGH))
        pill.midright = room.right, room.centery
        canvas.blit(paint.plate(pill.size, 12, INK, 190), pill)
        most = pill.w - 10
        text.draw_line(
            canvas, money, pill.center, "number", letters, GREEN, align="middle", fixed=True, max_width=most
        )
        return pill.w + PILL_GAP

    def _draw_signs(self, canvas: Canvas, room: pygame.Rect, row: PlayerRow, chair: Chair) -> int:
        """From right to left: the device icon unless text is large, thieves caught, cards in hand."""
        right = room.right
        if self._shell.theme.text_scale < 1.5:
            device = self._shell.assets.scaled(f"icons/{_icon(chair)}", (30, 30))
            right = canvas.blit(device, device.get_rect(midright=(right, room.centery))).left - 8
        if row.captured:
            right = self._draw_count(canvas, right, room, "stop_thief/cuffs", row.captured)
        if not row.pack:
            right = self._draw_count(canvas, right, room, "stop_thief/card_back", row.hand)
        return room.right - right

    def _draw_count(self, canvas: Canvas, right: int, room: pygame.Rect, picture: str, count: int) -> int:
        letters, side = (min(grown(self._shell, *sizes), room.h) for sizes in (COUNT, SIGN))
        middle = room.centery
        number = self._shell.text.draw_line(
            canvas, str(count), (right, middle), "number", letters, CREAM, align="right", fixed=True
        )
        sign = self._shell.assets.fitting(picture, (side, side))
        return canvas.blit(sign, sign.get_rect(midright=(number.left - 3, middle))).left - 8

    def _draw_text(
        self, canvas: Canvas, room: pygame.Rect, said: str, size: int, tint: tuple[int, int, int]
    ) -> None:
        at, letters = (room.x, room.centery), min(size, round(LINE * room.h))
        self._shell.text.draw_line(canvas, said, at, "text_bold", letters, tint, fixed=True, max_width=room.w)

    def _name_size(self, room: pygame.Rect) -> int:
        """The largest size at which every name fits, so that all rows look alike."""
        names = [seat.name for seat in self._seats]

        def fits(size: int) -> bool:
            wide = (self._shell.text.width(name, "text_bold", size, fixed=True) for name in names)
            return max(wide) <= room.w

        return next((size for size in range(grown(self._shell, *NAME), NAME[0], -1) if fits(size)), NAME[0])


def _draw_progress(canvas: Canvas, rect: pygame.Rect, part: float) -> None:
    """A bar along the foot of a row: how far the player is on the way to win."""
    groove = pygame.Rect(rect.x + 16, rect.bottom - BAR + 1, rect.w - 32, BAR)
    draw.rect(canvas, INK, groove.inflate(4, 4), border_radius=BAR)
    done = groove.copy()
    done.w = max(BAR, round(groove.w * min(1.0, part)))
    draw.rect(canvas, GREEN, done, border_radius=BAR // 2)


def draw_title(shell: Shell, canvas: Canvas, line: str) -> None:
    """The name of the game over a line that says where the match stands."""
    text, rect = shell.text, layout.TITLE
    title, wide = shell.words("stop-thief.title"), rect.w - 12
    at = rect.x + 6, rect.y + 34
    text.draw_line(canvas, title, at, "display", 50, AMBER, shadow=3, fixed=True, max_width=wide)
    box = wide, rect.h - 62
    said = text.boxed(line, "text_bold", 22, box, DIM, align="left")
    canvas.blit(said, said.get_rect(midleft=(rect.x + 6, rect.bottom - box[1] // 2)))


def draw_prompt(shell: Shell, canvas: Canvas, prompt: str) -> None:
    """The prompt at the foot of its room, in a box as high as its text needs."""
    if not prompt:
        return
    text, place = prompt_text(shell, prompt), layout.PROMPT.copy()
    place.h = max(92, text.height + 2 * AIR)
    place.bottom = layout.PROMPT.bottom
    paint.draw_panel(canvas, place, FILL, EDGE, 18)
    canvas.blit(text, text.get_rect(center=place.center))


def prompt_text(shell: Shell, prompt: str) -> Picture:
    """As few lines as the prompt needs, all about as long as each other."""
    size = min(PROMPT, LARGEST_PROMPT / shell.theme.text_scale)
    wide, high = layout.PROMPT.w - 2 * BESIDE, layout.PROMPT.h - 2 * AIR
    best = shell.text.boxed(prompt, "text_bold", size, (wide, high), CREAM)
    for room in range(wide - 20, wide // 2, -20):
        text = shell.text.boxed(prompt, "text_bold", size, (room, high), CREAM)
        if text.height != best.height:
            break
        best = text
    return best


def _icon(chair: Chair) -> str:
    """The icon of the device that plays this seat."""
    if chair.kind == "ai":
        return "robot"
    return "pad" if chair.kind == "pad" and chair.pad else "mouse"
