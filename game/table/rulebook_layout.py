"""Lays out the pictures of the rulebooks: side by side, with ticks and crosses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

import pygame

from game.shell import paint, transform
from game.shell.assets import Assets
from game.shell.picture import Picture
from game.shell.theme import RED, Colour, Font

GAP, GROUP_GAP, MARK = 22, 48, 66
RULE, SLANT, ARROW = (4, 160), 16, 72
"""The line between two examples, the slant of a slash, and the height of an arrow."""
RIM = 2
"""Transparent pixels around a picture, so that scaling keeps its edge."""
GREEN_INK: Colour = (0x2A, 0x8A, 0x38)
BROWN_INK: Colour = (0x3A, 0x2C, 0x20)
SIGNS = {"tick": GREEN_INK, "cross": RED}
FINE = 4
"""Icons are painted this many times larger, then scaled down."""
BELOW, STACK_GAP = "|", 12
"""Joins the names of pictures in a column; and the gap between these pictures."""
Group = tuple[Sequence[Picture], str]
"""Pictures that belong together, and their sign: `tick`, `cross` or none."""
APART, THEREUPON, BESIDE = ("", "line"), ("", "arrow"), ("", "")
"""Between two examples: a line, an arrow or nothing."""
Pictures = Callable[[int, slice], Picture | None]
"""Returns the picture of some examples of a chapter, if there are any."""
C = TypeVar("C")
"""A diagram of a game."""
Chapters = Mapping[int, Sequence[tuple[str | C, str]]]
"""By chapter, names of pictures or a diagram, each group with its sign."""


def pictures_of(
    assets: Assets,
    chapters: Chapters[C],
    face: Callable[[Assets, str], Picture],
    drawn: Callable[[Assets, C], Picture],
) -> Pictures:
    """The pictures of a rulebook; `face` makes one from a name, and `drawn` one from a diagram."""

    def shown(what: str | C) -> list[Picture]:
        if not isinstance(what, str):
            return [drawn(assets, what)]
        columns = [[face(assets, name) for name in column.split(BELOW)] for column in what.split()]
        return [stacked(column, STACK_GAP) for column in columns]

    @lru_cache(maxsize=1)
    def groups_of(chapter: int) -> list[Group]:
        return [(shown(what), sign) for what, sign in chapters.get(chapter, ())]

    def picture_of(chapter: int, which: slice) -> Picture | None:
        return laid_out(assets, some_of(groups_of(chapter), which))

    return picture_of


def some_of(groups: Sequence[Group], which: slice) -> list[Group]:
    """The groups of some examples, with what is between them."""
    examples: list[list[Group]] = [[]]
    for group in groups:
        if not group[0]:
            examples.append([])
        examples[-1].append(group)
    chosen = [group for example in examples[which] for group in example]
    return chosen[1:] if chosen and not chosen[0][0] else chosen


def laid_out(assets: Assets, groups: Sequence[Group]) -> Picture | None:
    """The groups side by side; None if there are none."""
    shown = [
        side_by_side([*faces, *_signs(assets, sign)], GAP)
        if faces
        else _rule()
        if sign == "line"
        else printed(assets, "icons/right", ARROW)
        for faces, sign in groups
        if faces or sign
    ]
    if not shown:
        return None
    row = side_by_side(shown, GROUP_GAP)
    image = paint.clear((row.width + 2 * RIM, row.height + 2 * RIM))
    image.blit(row, (RIM, RIM))
    return image


def picture(assets: Assets, name: str, high: int) -> Picture:
    """A picture of this height; icons are in brown ink."""
    return printed(assets, name, high) if name.startswith("icons/") else assets.fitting(name, (1000, high))


def printed(assets: Assets, name: str, high: int) -> Picture:
    """An icon in brown ink, with sharp edges in any size."""
    wide = round(high * assets.image(name).get_width() / assets.image(name).get_height())
    large = pygame.mask.from_surface(assets.scaled(name, (wide * FINE, high * FINE)).surface)
    ink = large.to_surface(setcolor=(*BROWN_INK, 255), unsetcolor=(*BROWN_INK, 0))
    return transform.smoothscale(Picture.of(ink), (wide, high))


def draw_number(image: Picture, text: str, area: pygame.Rect, size: int, ink: Colour) -> None:
    """Draw digits in the middle of an area."""
    figures = Font("BebasNeue-Bold.otf", size).render(text, ink)
    seen = figures.get_bounding_rect()
    image.blit(figures, (area.centerx - seen.centerx, area.centery - seen.centery))


def slash() -> Picture:
    """A slash between alternatives."""
    return transform.rotozoom(_rule(), -SLANT, 1)


def side_by_side(faces: Sequence[Picture], gap: int) -> Picture:
    """Pictures in a row, centred."""
    width = sum(face.width for face in faces) + gap * (len(faces) - 1)
    image = paint.clear((width, max(face.height for face in faces)))
    x = 0
    for face in faces:
        x += image.blit(face, (x, (image.height - face.height) // 2)).w + gap
    return image


def stacked(faces: Sequence[Picture], gap: int) -> Picture:
    """Pictures in a column, centred."""
    high = sum(face.height for face in faces) + gap * (len(faces) - 1)
    image = paint.clear((max(face.width for face in faces), high))
    y = 0
    for face in faces:
        y += image.blit(face, ((image.width - face.width) // 2, y)).h + gap
    return image


def _rule() -> Picture:
    return paint.tinted(paint.rounded(RULE, RULE[0] // 2), BROWN_INK, 110)


def _signs(assets: Assets, sign: str) -> list[Picture]:
    if not sign:
        return []
    return [paint.tinted(assets.scaled(f"icons/{sign}", (MARK, MARK)), SIGNS[sign])]
