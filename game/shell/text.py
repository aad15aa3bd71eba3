"""Text as pictures: rendered once, cached, and placed by the middle of its capitals."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable
from typing import Literal

import pygame

from game.shell import transform
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.shell.theme import CREAM, SHADOW, SMALLEST_TEXT, Colour, Role, Theme

SHORT_END = 0.2
"""A last line shorter than this part of the width gets more words."""
__all__ = ["Align", "Text", "wrap"]
Align = Literal["left", "middle", "right"]
CACHE_SIZE, MEGABYTES = 700, 6
ELLIPSIS = "\u2026"
LEADING = 1.08
SHADOW_ALPHA = 150


def words_of(text: str) -> list[str]:
    r"""Return the words of a line; a no-break space joins two words.

    >>> words_of("or 1\u00a0First  Bank")
    ['or', '1\xa0First', 'Bank']
    """
    return [word for word in text.split(" ") if word]


def wrap(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Break text into lines no wider than `width`; a word that is too wide is broken.

    >>> wrap("one two three", len, 7)
    ['one two', 'three']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for word in words_of(part):
            longer = f"{line} {word}" if line else word
            if measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while measure(line) > width and len(line) > 1:
                cut = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or measure(line[:n]) <= width)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line)
    return lines


def balanced(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Break text into as many lines as `wrap`, but about equally long.

    >>> balanced("one two three four five", len, 19)
    ['one two three', 'four five']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        least = min(width, max((measure(word) for word in words_of(part)), default=0))
        count = len(wrap(part, measure, width))
        enough = bisect_left(
            range(least, width), True, key=lambda room: len(wrap(part, measure, room)) <= count
        )
        lines += wrap(part, measure, least + enough)
    return lines


def without_lone_word(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """Wrap text, but move words down if a paragraph would end in one word or a very short line.

    >>> without_lone_word("one two three four", len, 14)
    ['one two', 'three four']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        new = wrap(part, measure, width)
        while len(new) > 1 and (" " not in new[-1] or measure(new[-1]) < width * SHORT_END):
            above, _, moved = new[-2].rpartition(" ")
            last = f"{moved} {new[-1]}"
            if " " not in above or measure(last) > width:
                break
            new[-2:] = [above, last]
        lines += new
    return lines


class Text:
    """Renders all text. Sizes are pixels at 100 %; the player's text scale is applied here.

    `fixed=True` ignores the scale, for markers, logos and keycaps.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.cache: LruCache[Hashable, Picture] = LruCache(CACHE_SIZE, MEGABYTES)
        self._fitting: LruCache[Hashable, int] = LruCache(CACHE_SIZE)

    def line(
        self,
        text: str,
        role: Role = "text",
        size: float = 24,
        colour: Colour = CREAM,
        *,
        shadow: int = 0,
        track: int = 0,
        max_width: int = 0,
        fixed: bool = False,
    ) -> Picture:
        """Render one line.

        `shadow` drops a soft dark copy by this many pixels, `track` spaces the letters. A line that is wider
        than `max_width` gets smaller, down to 18 px, and is then cut with an ellipsis.
        """
        px = self._px(size, fixed=fixed)
        key = (text, role, px, colour, shadow, track, max_width)

        def make() -> Picture:
            shown, fitting = self._fit(text, role, px, max_width, track) if max_width else (text, px)
            return self._render(shown, role, fitting, colour, shadow, track)

        return self.keep(key, make)

    def paragraph(
        self,
        text: str,
        role: Role = "text",
        size: float = 24,
        width: int = 800,
        colour: Colour = CREAM,
        *,
        align: Align = "left",
        fixed: bool = False,
    ) -> Picture:
        """Render wrapped text, `width` pixels wide; line breaks in `text` stay."""
        px = self._px(size, fixed=fixed)
        key = (text, role, px, colour, width, align)
        return self.keep(key, lambda: self._paragraph(text, role, px, width, colour, align))

    def boxed(
        self,
        text: str,
        role: Role,
        size: float,
        box: tuple[int, int],
        colour: Colour = CREAM,
        *,
        align: Align = "middle",
    ) -> Picture:
        """Render wrapped text at the player's text scale, or as large as fits into `box`."""
        wanted = self._theme.px(size)
        px = self._fitting.get((text, role, wanted, box), lambda: self._fitting_px(text, role, wanted, box))
        return self.paragraph(text, role, px, box[0], colour, align=align, fixed=True)

    def _fitting_px(self, text: str, role: Role, wanted: int, box: tuple[int, int]) -> int:
        """Return the largest size, up to `wanted`, at which a text fits into its box."""
        sizes = range(wanted, SMALLEST_TEXT, -1)
        return next((px for px in sizes if self._fits(text, role, px, box)), SMALLEST_TEXT)

    def _fits(self, text: str, role: Role, px: int, box: tuple[int, int]) -> bool:
        """True when no word is broken and all lines fit."""
        words = (word for line in text.split("\n") for word in words_of(line))
        if any(self._width(word, role, px) > box[0] for word in words):
            return False
        lines = wrap(text, lambda line: self._width(line, role, px), box[0])
        return len(lines) * self._leading(role, px) <= box[1]

    def common_size(self, texts: Iterable[str], role: Role, size: float, max_width: int) -> int:
        """Return the size in pixels at which all texts fit into a line, at most the scaled size."""
        wanted = self._px(size, fixed=False)
        return min((self._fit(text, role, wanted, max_width, 0)[1] for text in texts), default=wanted)

    def width(self, text: str, role: Role = "text", size: float = 24, *, fixed: bool = False) -> int:
        """Return the width of a line."""
        return self._width(text, role, self._px(size, fixed=fixed))

    def height(self, role: Role = "text", size: float = 24, *, fixed: bool = False) -> int:
        """Return the distance between two lines of this text."""
        return self._leading(role, self._px(size, fixed=fixed))

    def draw_line(
        self,
        canvas: Canvas,
        text: str,
        pos: tuple[float, float],
        role: Role = "text",
        size: float = 24,
        colour: Colour = CREAM,
        *,
        align: Align = "left",
        shadow: int = 0,
        track: int = 0,
        max_width: int = 0,
        fixed: bool = False,
    ) -> pygame.Rect:
        """Draw a line with the middle of its capitals at `pos`; return the area it covers."""
        image = self.line(
            text, role, size, colour, max_width=max_width, shadow=shadow, track=track, fixed=fixed
        )
        return canvas.blit(image, self.place(image, pos, role, align=align, shadow=shadow))

    def place(
        self,
        image: Picture,
        pos: tuple[float, float],
        role: Role,
        *,
        align: Align = "left",
        shadow: int = 0,
    ) -> tuple[int, int]:
        """Return the top left corner of a rendered line that has the middle of its capitals at `pos`."""
        width, height = image.get_width() - 2 * shadow, image.get_height() - 3 * shadow
        middle = self._theme.font(role, 100).middle * height
        left = pos[0] - {"left": 0.0, "middle": width / 2, "right": float(width)}[align]
        return round(left) - shadow, round(pos[1] - middle) - shadow

    def _px(self, size: float, *, fixed: bool) -> int:
        return max(SMALLEST_TEXT, round(size)) if fixed else self._theme.px(size)

    def keep(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Return the cached picture for `key`, or make it; the least recently used one goes first."""
        return self.cache.get(key, make)

    def _render(self, text: str, role: Role, px: int, colour: Colour, shadow: int, track: int) -> Picture:
        letters = self._letters(text, role, px, colour, track)
        if not shadow:
            return letters
        size = letters.get_width() + 2 * shadow, letters.get_height() + 3 * shadow
        image = Picture(size, pygame.SRCALPHA)
        dark = self._letters(text, role, px, SHADOW, track)
        dark.set_alpha(SHADOW_ALPHA)
        image.blit(dark, (shadow, shadow * 2))
        image = transform.box_blur(image, max(1, shadow // 2))
        image.blit(letters, (shadow, shadow))
        return image

    def _letters(self, text: str, role: Role, px: int, colour: Colour, track: int) -> Picture:
        font = self._theme.font(role, px)
        if not track:
            return font.render(text, colour)
        image = Picture((max(1, self._width(text, role, px, track)), font.height), pygame.SRCALPHA)
        x = 0.0
        for letter in text:
            image.blit(font.render(letter, colour), (x, 0))
            x += font.advance(letter) + track
        return image

    def _width(self, text: str, role: Role, px: int, track: int = 0) -> int:
        font = self._theme.font(role, px)
        if not track:
            return font.width(text)
        return math.ceil(sum(map(font.advance, text))) + track * max(0, len(text) - 1)

    def _fit(self, text: str, role: Role, px: int, max_width: int, track: int) -> tuple[str, int]:
        while px > SMALLEST_TEXT and self._width(text, role, px, track) > max_width:
            px -= 1
        shown = text
        while len(shown) > 1 and self._width(shown, role, px, track) > max_width:
            shown = shown.rstrip(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
        return shown, px

    def _leading(self, role: Role, px: int) -> int:
        return round(self._theme.font(role, px).height * LEADING)

    def _paragraph(self, text: str, role: Role, px: int, width: int, colour: Colour, align: Align) -> Picture:
        font, leading = self._theme.font(role, px), self._leading(role, px)
        lay = balanced if align == "middle" else without_lone_word
        lines = lay(text, font.width, width)
        image = Picture((width, leading * len(lines)), pygame.SRCALPHA)
        for row, words in enumerate(lines):
            rendered = font.render(words, colour)
            spare = width - rendered.get_width()
            image.blit(rendered, ({"left": 0, "middle": spare // 2, "right": spare}[align], row * leading))
        return image
