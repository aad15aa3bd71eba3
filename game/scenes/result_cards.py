"""The players' cards in the results, with their prizes. The winners' cards are raised and crowned."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, Setup
from game.shell import draw, paint, transform
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.text import wrap
from game.shell.theme import AMBER, CREAM, GREEN, INK, LAMP, SMALLEST_TEXT, Colour, Role, mix
from game.table.results import Fan, Standing, Summary
from game.table.story import Award

ROOM, GAP = 1780, 16
WIDEST, MOST_GROWN = 292, 1.6
"""The most width of a card, and how much it grows with the text."""
WINNER_PART = 1.18
"""How much wider a winner's card is."""
RAISED = 40
"""How much higher a winner's card stands."""
WINNERS_PANEL: Colour = (0x62, 0x36, 0x12)
CROWN, CROWN_GAP = 62, 6
"""The width of a crown, and its gap to the card."""
PORTRAIT = 262
"""The most height of a portrait."""
BADGE = 60
"""The most height of the badge beside it."""
PRIZE_HEIGHT = 118
"""The height of the prizes on a card."""
LARGE_TEXT = 1.5
SIDE, FOOT = 18, 14
"""The margins at the sides and at the foot of a card."""
NAME, HEADLINE, LINE, RANK = 30, 44, 22, 24
SQUEEZED = 0.85
"""A line that would shrink further than this is wrapped."""
AWARD_ROWS: tuple[tuple[Role, int, int], ...] = (("text_bold", LINE, 2), ("text", LINE, 2))
LINE_HEIGHT = {"text_bold": 1.14, "number": 1.08, "text": 1.18}
"""The height of a line, as a part of its font size."""
CAPITALS = {"text_bold": 0.48, "number": 0.49, "text": 0.48}
"""The middle of its capitals, as a part of its font size."""
FLOOR: Colour = (0x33, 0x17, 0x1F)
RAYS = 18
FINE = 2
"""Cards are rotated at this many times their size, so their edges are smooth."""
APART = 6
MOST = 12
"""More pictures than this are shown as one with a number."""
COUNT = 40


@dataclass(frozen=True, slots=True)
class Row:
    """A row of text that all cards have, in one size."""

    role: Role
    px: int
    lines: int

    @property
    def high(self) -> int:
        """The height of the row."""
        return round(self.lines * self.px * LINE_HEIGHT[self.role])


class ResultCards:
    """Paints a card for each player."""

    def __init__(
        self,
        shell: Shell,
        setup: Setup,
        summary: Summary,
        winners: tuple[Seat, ...],
        awards: tuple[Award, ...] = (),
    ) -> None:
        """Large text leaves no room for awards; the story tells them too."""
        self.shell = shell
        self._awards: dict[Seat, Award] = {}
        if shell.theme.text_scale < LARGE_TEXT:
            self._awards = {award.seat: award for award in awards}
        self._setup = setup
        self._summary = summary
        self._winners = winners
        standings, grown = summary.standings, min(shell.theme.text_scale, MOST_GROWN)
        parts = [WINNER_PART if standing.seat in winners else 1.0 for standing in standings]
        wide = min(WIDEST * grown, (ROOM - GAP * (len(parts) - 1)) / sum(parts))
        self._widths = [round(part * wide) for part in parts]
        rows: tuple[tuple[Role, int, int], ...]
        rows = (("text_bold", NAME, 1), ("number", HEADLINE, 1), ("text", LINE, 2), *AWARD_ROWS)
        said = zip(*map(self._said, standings), strict=True)
        self._rows = [
            self._row([text for text, _ in texts], *row) for texts, row in zip(said, rows, strict=False)
        ]

    def paint(self, image: Picture, cards: list[pygame.Rect]) -> None:
        """Paint all cards, the light behind the winners first."""
        for standing, card in zip(self._summary.standings, cards, strict=True):
            if standing.seat in self._winners:
                shine(image, card.center)
        for standing, card in zip(self._summary.standings, cards, strict=True):
            self._paint_player(image, card, standing)

    def places(self, top: int, bottom: int) -> list[pygame.Rect]:
        """Return a rect for every rank: the best in the middle, the others left and right in turn."""
        widths, count = self._widths, len(self._widths)
        high = min(bottom - top - RAISED, PORTRAIT + self.words_height + self.prize_height + 60)
        order = [*range(count)[1::2][::-1], *range(count)[::2]]
        x = 960 - (sum(widths) + GAP * (count - 1)) // 2
        start = top + RAISED + (bottom - top - RAISED - high) // 2
        rects = [pygame.Rect(0, 0, 0, 0)] * count
        for place in order:
            raised = RAISED if self._summary.standings[place].seat in self._winners else 0
            rects[place] = pygame.Rect(x, start - raised, widths[place], high + raised)
            x += widths[place] + GAP
        return rects

    def _said(self, standing: Standing) -> list[tuple[str, Colour]]:
        """What stands on a card, row by row. If anybody has an award, all cards have room for one."""
        palette, award = self.shell.theme.palette, self._awards.get(standing.seat)
        tint = AMBER if standing.seat in self._winners else palette.text
        name = self._setup.seats[standing.seat].name
        said = [(name, tint), (standing.headline, AMBER), (standing.line, palette.dim)]
        if self._awards:
            said.append((award.title if award else "", GREEN))
            said.append((award.reason if award else "", palette.dim))
        return said

    def _row(self, said: list[str], role: Role, size: int, most: int = 1) -> Row:
        """Return a row in the largest size that fits all cards, wrapped only if one line is too small."""
        wanted = self.shell.theme.px(size)
        sizes = range(wanted, SMALLEST_TEXT, -1)
        rows = []
        for lines in range(1, most + 1):
            fitting = (px for px in sizes if self._fits(said, role, px, lines))
            rows.append(Row(role, next(fitting, SMALLEST_TEXT), lines))
        good = (row for row in rows if row.px >= SQUEEZED * wanted)
        return next(good, max(rows, key=lambda row: row.px))

    def _fits(self, said: list[str], role: Role, px: int, lines: int) -> bool:
        def measure(text: str) -> int:
            return self.shell.text.width(text, role, px, fixed=True)

        for text, wide in zip(said, self._widths, strict=True):
            room = wide - 2 * SIDE
            if len(wrap(text, measure, room)) > lines or any(measure(word) > room for word in text.split()):
                return False
        return True

    @property
    def words_height(self) -> int:
        """The height of all rows of text."""
        return sum(row.high for row in self._rows)

    @property
    def prize_height(self) -> int:
        """The height of the prizes, less in large text."""
        return round(PRIZE_HEIGHT * (1.0 if self.shell.theme.text_scale <= LARGE_TEXT else 0.8))

    def _paint_player(self, image: Picture, rect: pygame.Rect, standing: Standing) -> None:
        winner = standing.seat in self._winners
        palette = self.shell.theme.palette
        fill = WINNERS_PANEL if winner else palette.panel
        paint.draw_panel(image, rect, fill, AMBER if winner else palette.panel_edge, 20)
        if winner:
            paint.draw_focus(image, rect.inflate(-10, -10), 18, AMBER, 4)
            crown = self.crown
            image.blit(crown, crown.get_rect(midbottom=(rect.centerx, rect.y - CROWN_GAP)))
        place = self.paint_portrait(image, rect, standing)
        if standing.rank:
            self.paint_rank(image, rect, standing.rank)
        prizes = pygame.Rect(
            rect.x + SIDE, rect.bottom - FOOT - self.prize_height, rect.w - 2 * SIDE, self.prize_height
        )
        spare = prizes.top - place.bottom - self.words_height
        self._paint_words(image, rect, place.bottom + spare // 2, standing)
        if standing.pictures:
            paint_prizes = paint_fan if self._summary.fan.tilt else paint_rows
            paint_prizes(self.shell, image, prizes, standing.pictures, self._summary.fan)

    @property
    def crown(self) -> Picture:
        """The crown above a winner's card."""
        icon = self.shell.assets.scaled("icons/crown", (CROWN, CROWN))
        return paint.tinted(icon.part(icon.get_bounding_rect()), AMBER)

    def paint_portrait(self, image: Picture, rect: pygame.Rect, standing: Standing) -> pygame.Rect:
        """Paint the portrait and the badge. Return where the portrait is."""
        room = rect.w - 44, min(PORTRAIT + RAISED, rect.h - self.words_height - self.prize_height - FOOT - 34)
        look = self._setup.seats[standing.seat].look
        portrait = self.shell.assets.fitting(standing.portrait or f"portraits/{look}", room)
        place = portrait.get_rect(midtop=(rect.centerx, rect.y + 18))
        image.blit(portrait, place)
        side = min(BADGE, place.h * 2 // 5)
        badge = self.shell.assets.scaled(f"badges/{look}", (side, side))
        image.blit(badge, badge.get_rect(center=(place.right - 10, place.bottom - side // 4)))
        return place

    def paint_rank(self, image: Picture, card: pygame.Rect, rank: int) -> None:
        """Paint the rank in the upper left corner of the card."""
        said = self.shell.words(f"results.place-{rank}")
        line = self.shell.text.line(said, "number", RANK, INK, max_width=card.w // 3)
        plate = pygame.Rect(0, 0, line.get_width() + 24, line.get_height() + 4)
        plate.topleft = card.x + 14, card.y + 14
        face = paint.rounded(plate.size, plate.h // 3)
        image.blit(paint.tinted(face, AMBER if rank == 1 else CREAM), plate)
        image.blit(line, self.shell.text.place(line, plate.center, "number", align="middle"))

    def _paint_words(self, image: Picture, rect: pygame.Rect, y: int, standing: Standing) -> None:
        text = self.shell.text
        for row, (words, colour) in zip(self._rows, self._said(standing), strict=True):
            lines = self._broken(words, row, rect.w - 2 * SIDE)
            step = row.high / row.lines
            middle = y + row.px * CAPITALS[row.role] + (row.lines - len(lines)) * step / 2
            for number, line in enumerate(lines):
                text.draw_line(
                    image, line, (rect.centerx, middle + number * step), row.role, row.px, colour,
                    align="middle", max_width=rect.w - 2 * SIDE, fixed=True,
                )  # fmt: skip
            y += row.high

    def _broken(self, words: str, row: Row, room: int) -> list[str]:
        """Return the lines of a row. A single line is never wrapped."""
        if row.lines == 1:
            return [words]
        return wrap(words, lambda line: self.shell.text.width(line, row.role, row.px, fixed=True), room)


def paint_rows(shell: Shell, image: Picture, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan) -> None:
    """Paint all pictures side by side in one or two rows, as large as possible."""
    if len(pictures) > MOST:
        _paint_count(shell, image, room, pictures, fan)
        return
    for name, place in zip(pictures, places_of(len(pictures), room, fan), strict=True):
        face = shell.assets.fitting(name, place.size)
        image.blit(face, face.get_rect(center=place.center))


def places_of(count: int, room: pygame.Rect, fan: Fan) -> list[pygame.Rect]:
    """Return where the pictures go, without overlaps."""
    rows = max((1, 2), key=lambda rows: _scale(count, rows, room, fan))
    scale, each = _scale(count, rows, room, fan), math.ceil(count / rows)
    wide, high = round(fan.size[0] * scale), round(fan.size[1] * scale)
    top = room.centery - (rows * (high + APART) - APART) // 2
    places = []
    for row in range(rows):
        here = min(each, count - row * each)
        left = room.centerx - (here * (wide + APART) - APART) // 2
        y = top + row * (high + APART)
        places += [pygame.Rect(left + number * (wide + APART), y, wide, high) for number in range(here)]
    return places


def _scale(count: int, rows: int, room: pygame.Rect, fan: Fan) -> float:
    """Return the scale of pictures in this many rows, at most 1."""
    each = math.ceil(count / rows)
    wide = (room.w + APART) / each - APART
    high = (room.h + APART) / rows - APART
    return min(1.0, int(wide) / fan.size[0], int(high) / fan.size[1])


def _paint_count(
    shell: Shell, image: Picture, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan
) -> None:
    """Paint the last picture, and how many there are."""
    face = shell.assets.fitting(pictures[-1], (fan.size[0], min(room.h, fan.size[1])))
    line = shell.text.line(f"\u00d7 {len(pictures)}", "number", COUNT, CREAM, max_width=room.w // 2)
    left = room.centerx - (face.get_width() + 3 * APART + line.get_width()) // 2
    image.blit(face, face.get_rect(midleft=(left, room.centery)))
    image.blit(line, line.get_rect(midleft=(left + face.get_width() + 3 * APART, room.centery)))


def paint_fan(shell: Shell, image: Picture, room: pygame.Rect, pictures: tuple[str, ...], fan: Fan) -> None:
    """Paint cards fanned out. Many cards are closer together."""
    scale = min(1.0, room.h / (fan.size[1] * 1.25), room.w / (fan.size[0] + (fan.room - 1) * fan.step + 20))
    size = round(fan.size[0] * scale), round(fan.size[1] * scale)
    y = room.top + round(size[1] * 0.54)
    closer = min(1.0, (fan.room - 1) / max(1, len(pictures) - 1))
    for number, name in enumerate(pictures):
        offset = (number - (len(pictures) - 1) / 2) * closer
        turned = _turned(shell.assets.image(name), size, -fan.tilt * offset)
        down = abs(offset) ** 1.6 * 2.5 * scale
        image.blit(turned, turned.get_rect(center=(room.centerx + offset * fan.step * scale, y + down)))


def _turned(face: Picture, size: tuple[int, int], degrees: float) -> Picture:
    """Return a picture of this size, rotated, with smooth edges."""
    fine = transform.smoothscale(face, (size[0] * FINE, size[1] * FINE))
    framed = paint.clear((fine.width + 2 * FINE, fine.height + 2 * FINE))
    framed.blit(fine, (FINE, FINE))
    turned = transform.rotozoom(framed, degrees, 1.0)
    return transform.smoothscale(turned, (turned.width // FINE, turned.height // FINE))


def shine(image: Picture, centre: tuple[int, int]) -> None:
    """Paint warm rays and a glow behind a winner."""
    reach = 460
    light = Picture((2 * reach, 2 * reach))
    for ray in range(RAYS):
        angles = (math.tau * (ray - 0.22) / RAYS, math.tau * (ray + 0.22) / RAYS)
        edge = [(reach + reach * math.cos(a), reach + reach * math.sin(a)) for a in angles]
        draw.polygon(light, mix((0, 0, 0), AMBER, 0.34), [(reach, reach), *edge])
    light = transform.box_blur(light, 6)
    fade = Picture(light.get_size())
    for step in range(64):
        radius = round(reach * (1 - step / 64))
        draw.circle(fade, (round(255 * (step / 63)),) * 3, (reach, reach), radius)
    glow = fade.copy()
    glow.fill(mix((0, 0, 0), LAMP, 0.42), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    image.blit(light, light.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)


def draw_floor(canvas: Canvas, top: int) -> None:
    """Paint the floor below the buttons."""
    boards = paint.gradient((canvas.get_width(), canvas.get_height() - top), FLOOR, INK)
    canvas.blit(boards, (0, top))
    draw.line(canvas, mix(FLOOR, AMBER, 0.6), (0, top), (canvas.get_width(), top), 4)
