"""The players' cards in the results, the winners' raised and crowned."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.kernel import Seat, Setup
from game.scenes.result_pictures import paint_fan, paint_rows, shine
from game.shell import paint
from game.shell.services import Shell
from game.shell.text import wrap
from game.shell.theme import AMBER, CREAM, INK, SMALLEST_TEXT, Colour, Role
from game.table.results import Standing, Summary

ROOM, GAP = 1780, 16
WIDEST, MOST_GROWN = 292, 1.6
"""A card, where there are few of them; with large text it gets wider."""
WINNER_PART = 1.18
"""How much wider a winner's card is."""
RAISED = 40
"""How much higher a winner's card stands."""
WINNERS_PANEL: Colour = (0x62, 0x36, 0x12)
CROWN, CROWN_GAP = 62, 6
"""How wide a crown is, and how far it is above its card."""
PORTRAIT = 262
"""The highest a portrait gets."""
BADGE = 60
"""The highest the badge beside it gets."""
WON_HIGH = 118
"""How much of a player's card belongs to what was won."""
LARGE_TEXT = 1.5
SIDE, FOOT = 18, 14
"""What stays free at the sides and at the foot of a card."""
NAME, HEADLINE, LINE, RANK = 30, 44, 22, 24
SQUEEZED = 0.85
"""Rather than make a line smaller than so, break it."""
HIGH = {"text_bold": 1.14, "number": 1.08, "text": 1.18}
"""A line of each kind as a part of its size: from above its capitals to under its tails, with some air."""
CAPITALS = {"text_bold": 0.48, "number": 0.49, "text": 0.48}
"""Where the middle of its capitals is."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of words that all cards have, in one size."""

    role: Role
    px: int
    lines: int

    @property
    def high(self) -> int:
        """What it takes of the height of a card."""
        return round(self.lines * self.px * HIGH[self.role])


class ResultCards:
    """A card a player, painted once."""

    def __init__(self, shell: Shell, setup: Setup, summary: Summary, winners: tuple[Seat, ...]) -> None:
        self.shell = shell
        self._setup = setup
        self._summary = summary
        self._winners = winners
        self._widths = self._all_widths()
        standings = summary.standings
        names = [setup.seats[standing.seat].name for standing in standings]
        self._rows = (
            self._row(names, "text_bold", NAME),
            self._row([standing.headline for standing in standings], "number", HEADLINE),
            self._row([standing.line for standing in standings], "text", LINE, 2),
        )

    def paint(self, image: pygame.Surface, cards: list[pygame.Rect]) -> None:
        """All of them in their places, the light behind the winners first."""
        for standing, card in zip(self._summary.standings, cards, strict=True):
            if standing.seat in self._winners:
                shine(image, card.center)
        for standing, card in zip(self._summary.standings, cards, strict=True):
            self._paint_player(image, card, standing)

    def places(self, top: int, bottom: int) -> list[pygame.Rect]:
        """A place for every rank: the best in the middle, the others by turns left and right of it."""
        widths, count = self._widths, len(self._widths)
        high = min(bottom - top - RAISED, PORTRAIT + self._words_high + self._won_high + 60)
        order = [*range(count)[1::2][::-1], *range(count)[::2]]
        x = 960 - (sum(widths) + GAP * (count - 1)) // 2
        start = top + RAISED + (bottom - top - RAISED - high) // 2
        rects = [pygame.Rect(0, 0, 0, 0)] * count
        for place in order:
            raised = RAISED if self._summary.standings[place].seat in self._winners else 0
            rects[place] = pygame.Rect(x, start - raised, widths[place], high + raised)
            x += widths[place] + GAP
        return rects

    def _all_widths(self) -> list[int]:
        standings, grown = self._summary.standings, min(self.shell.theme.text_scale, MOST_GROWN)
        parts = [WINNER_PART if standing.seat in self._winners else 1.0 for standing in standings]
        wide = min(WIDEST * grown, (ROOM - GAP * (len(parts) - 1)) / sum(parts))
        return [round(part * wide) for part in parts]

    def _row(self, said: list[str], role: Role, size: int, most: int = 1) -> Row:
        """As large as all cards have room for, in one line if that does not make it much smaller."""
        wanted = self.shell.theme.px(size)
        rows = [Row(role, self._fitting(said, role, wanted, lines), lines) for lines in range(1, most + 1)]
        good = (row for row in rows if row.px >= SQUEEZED * wanted)
        return next(good, max(rows, key=lambda row: row.px))

    def _fitting(self, said: list[str], role: Role, wanted: int, lines: int) -> int:
        """The largest size at which no text needs more lines, and no word is broken."""
        sizes = range(wanted, SMALLEST_TEXT, -1)
        return next((px for px in sizes if self._fits(said, role, px, lines)), SMALLEST_TEXT)

    def _fits(self, said: list[str], role: Role, px: int, lines: int) -> bool:
        def measure(text: str) -> int:
            return self.shell.text.width(text, role, px, fixed=True)

        for text, wide in zip(said, self._widths, strict=True):
            room = wide - 2 * SIDE
            if len(wrap(text, measure, room)) > lines or any(measure(word) > room for word in text.split()):
                return False
        return True

    @property
    def _words_high(self) -> int:
        return sum(row.high for row in self._rows)

    @property
    def _won_high(self) -> int:
        """Large text leaves less room for what was won."""
        return round(WON_HIGH * (1.0 if self.shell.theme.text_scale <= LARGE_TEXT else 0.8))

    def _paint_player(self, image: pygame.Surface, rect: pygame.Rect, standing: Standing) -> None:
        winner = standing.seat in self._winners
        palette = self.shell.theme.palette
        fill = WINNERS_PANEL if winner else palette.panel
        paint.draw_panel(image, rect, fill, AMBER if winner else palette.panel_edge, 20)
        if winner:
            paint.draw_focus(image, rect.inflate(-10, -10), 18, AMBER, 4)
            crown = self.crown
            image.blit(crown, crown.get_rect(midbottom=(rect.centerx, rect.y - CROWN_GAP)))
        place = self._paint_portrait(image, rect, standing)
        if standing.rank:
            self._paint_rank(image, rect, standing.rank)
        won = pygame.Rect(
            rect.x + SIDE, rect.bottom - FOOT - self._won_high, rect.w - 2 * SIDE, self._won_high
        )
        spare = won.top - place.bottom - self._words_high
        self._paint_words(image, rect, place.bottom + spare // 2, standing)
        self._paint_won(image, won, standing)

    @property
    def crown(self) -> pygame.Surface:
        """What stands over a winner's card."""
        icon = self.shell.assets.scaled("icons/crown", (CROWN, CROWN))
        return paint.tinted(icon.subsurface(icon.get_bounding_rect()), AMBER)

    def _paint_portrait(self, image: pygame.Surface, rect: pygame.Rect, standing: Standing) -> pygame.Rect:
        room = rect.w - 44, min(PORTRAIT + RAISED, rect.h - self._words_high - self._won_high - FOOT - 34)
        look = self._setup.seats[standing.seat].look
        portrait = self.shell.assets.fitting(standing.portrait or f"portraits/{look}", room)
        place = portrait.get_rect(midtop=(rect.centerx, rect.y + 18))
        image.blit(portrait, place)
        side = min(BADGE, place.h * 2 // 5)
        badge = self.shell.assets.scaled(f"badges/{look}", (side, side))
        image.blit(badge, badge.get_rect(center=(place.right - 10, place.bottom - side // 4)))
        return place

    def _paint_rank(self, image: pygame.Surface, card: pygame.Rect, rank: int) -> None:
        """Which place it is, in the upper left corner of the card."""
        said = self.shell.words(f"results.place-{rank}")
        line = self.shell.text.fitted(said, "number", RANK, card.w // 3, INK)
        plate = pygame.Rect(0, 0, line.get_width() + 24, line.get_height() + 4)
        plate.topleft = card.x + 14, card.y + 14
        face = paint.rounded(plate.size, plate.h // 3)
        image.blit(paint.tinted(face, AMBER if rank == 1 else CREAM), plate)
        image.blit(line, self.shell.text.place(line, plate.center, "number", align="middle"))

    def _paint_words(self, image: pygame.Surface, rect: pygame.Rect, y: int, standing: Standing) -> None:
        text, palette = self.shell.text, self.shell.theme.palette
        name = self._setup.seats[standing.seat].name
        tint = AMBER if standing.seat in self._winners else palette.text
        said = ((name, tint), (standing.headline, AMBER), (standing.line, palette.dim))
        for row, (words, colour) in zip(self._rows, said, strict=True):
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
        """The lines of a row; a name that has no room in one is made shorter, not broken."""
        if row.lines == 1:
            return [words]
        return wrap(words, lambda line: self.shell.text.width(line, row.role, row.px, fixed=True), room)

    def _paint_won(self, image: pygame.Surface, room: pygame.Rect, standing: Standing) -> None:
        """What the player has won: fanned out, or side by side."""
        if not standing.pictures:
            return
        if self._summary.fan.tilt:
            paint_fan(self.shell, image, room, standing.pictures, self._summary.fan)
        else:
            paint_rows(self.shell, image, room, standing.pictures, self._summary.fan)
