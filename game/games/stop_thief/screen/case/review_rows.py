"""The rows of REVIEW CLUES: clues, arrests and tips."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.games.stop_thief.rules.clues import PAIRS
from game.games.stop_thief.rules.state import Clue, Hunt, Tipped
from game.games.stop_thief.screen.case.fact_words import SIGNS, FactWords
from game.games.stop_thief.screen.case.trace import Arrest, Deed, deeds_of
from game.games.stop_thief.screen.device.clue_finder import DEEP_TEAL, TEAL
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown
from game.shell import paint
from game.shell.lru_cache import LruCache
from game.shell.theme import AMBER, CREAM, INK, Colour, mix

MOST_KEPT = 40
PICTURE, BADGE = 60, 40
SPEAKER, GROWN_SPEAKER = 34, 50
"""The speaker icon, and for text of twice the size."""
NUMBER, WORD, WHERE, DEED = 30, 32, 25, 23
NUMBER_WIDE = 74
INDENT = 96
WORD_PART = 0.52
"""The share of a row for the word; the rest is for the place."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the record."""

    deed: Deed
    number: int = 0
    """Of a clue, counted from 1."""

    @property
    def clue(self) -> Clue | None:
        """The clue, if this is one."""
        return self.deed if isinstance(self.deed, Clue) else None


def rows_of(hunt: Hunt) -> tuple[Row, ...]:
    """The whole record."""
    rows, heard = [], 0
    for deed in deeds_of(hunt):
        heard += isinstance(deed, Clue)
        rows.append(Row(deed, heard if isinstance(deed, Clue) else 0))
    return tuple(rows)


class ReviewRows:
    """Draws rows; cached."""

    def __init__(self, display: DisplayState, *, open_tips: bool) -> None:
        self._shell = display.shell
        self._fact_words = FactWords(display.shell.words, display.board, display.seats)
        self._seats = display.seats
        self._open_tips = open_tips
        """Everybody knows what a tip said."""
        self._kept: LruCache[object, pygame.Surface] = LruCache(MOST_KEPT)

    def high(self, row: Row) -> int:
        """How high a row is at this text size."""
        if row.clue is not None:
            return max(PICTURE, self._shell.theme.px(WORD)) + 14
        return max(BADGE + 4, self._shell.text.height("text_bold", DEED))

    def draw(self, canvas: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
        """A row, there."""
        key = (row, rect.size, self._shell.settings.version)
        canvas.blit(self._kept.get(key, lambda: self._paint(row, rect.size)), rect)

    def _paint(self, row: Row, size: tuple[int, int]) -> pygame.Surface:
        image = paint.clear(size)
        if isinstance(row.deed, Clue):
            self._paint_clue(image, row.deed, row.number)
        else:
            self._paint_deed(image, row.deed)
        return image

    def _paint_clue(self, image: pygame.Surface, clue: Clue, number: int) -> None:
        """Number, picture, word, the place if named, and a speaker."""
        text, middle = self._shell.text, image.height // 2
        image.blit(paint.rounded_gradient(image.size, 14, mix(DEEP_TEAL, TEAL, 0.08), DEEP_TEAL), (0, 0))
        at = NUMBER_WIDE // 2 + 4, middle
        text.draw_line(image, str(number), at, "number", NUMBER, AMBER, align="middle", max_width=NUMBER_WIDE)
        picture = self._shell.assets.scaled(f"stop_thief/clue_{clue.sound}", (PICTURE, PICTURE))
        image.blit(picture, picture.get_rect(midleft=(NUMBER_WIDE + 10, middle)))
        side = grown(self._shell, SPEAKER, GROWN_SPEAKER)
        speaker = self._shell.assets.scaled("icons/speaker", (side, side))
        image.blit(speaker, speaker.get_rect(midright=(image.width - 18, middle)))
        left, right = NUMBER_WIDE + PICTURE + 26, image.width - side - 34
        wide = round((right - left) * WORD_PART)
        word = self._fact_words.sound(clue.sound)
        end = text.draw_line(image, word, (left, middle), "display", WORD, TEAL, max_width=wide - 24).right
        if clue.sound in PAIRS:
            wide = end + 24 - left
        room = pygame.Rect(left + wide, 2, right - left - wide, image.height - 4)
        self._paint_where(image, room, clue)

    def _paint_where(self, image: pygame.Surface, room: pygame.Rect, clue: Clue) -> None:
        if clue.escape:
            fled = self._shell.words("stop-thief.case.fled")
            tag = self._shell.text.fitted(fled, "text_bold", WHERE, room.w // 2, INK)
            plate = tag.get_rect(midright=(room.right - 12, room.centery)).inflate(24, 6)
            image.blit(paint.tinted(paint.rounded(plate.size, 10), AMBER), plate)
            image.blit(tag, tag.get_rect(center=plate.center))
            room.w -= plate.w + 12
        where = self._fact_words.where(clue)
        if where:
            said = self._shell.text.boxed(where, "text_bold", WHERE, room.size, CREAM, align="left")
            image.blit(said, said.get_rect(midleft=room.midleft))

    def fact_line(self, deed: Arrest | Tipped) -> tuple[str, Colour]:
        """What a row says of an arrest or a tip, and in which colour."""
        if isinstance(deed, Arrest):
            return self._fact_words.arrest(deed), SIGNS[deed.verdict]
        return self._fact_words.tip(deed.seat, deed.tip if self._open_tips else None), TEAL

    def _paint_deed(self, image: pygame.Surface, deed: Arrest | Tipped) -> None:
        """Who did what, indented, with a badge and a line in the colour of the result."""
        said, tint = self.fact_line(deed)
        middle = image.height // 2
        pygame.draw.rect(image, tint, (INDENT - 30, 4, 6, image.height - 8), border_radius=3)
        badge = self._shell.assets.scaled(f"badges/{self._seats[deed.seat].look}", (BADGE, BADGE))
        image.blit(badge, badge.get_rect(midleft=(INDENT - 12, middle)))
        left = INDENT + BADGE
        ink = mix(tint, CREAM, 0.35)
        self._shell.text.draw_line(
            image, said, (left, middle), "text_bold", DEED, ink, max_width=image.width - left - 20
        )
