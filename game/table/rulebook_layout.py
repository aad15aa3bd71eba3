"""How the pictures of the rulebooks are laid out: side by side, right ones ticked, wrong ones crossed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

import pygame

from game import paths
from game.shell import paint
from game.shell.assets import Assets
from game.shell.theme import RED, Colour

GAP, GROUP_GAP, MARK = 22, 48, 66
RULE, SLANT, ARROW = (4, 160), 16, 72
"""The line between two examples, how a slash is turned, and how high an arrow is."""
RIM = 2
"""Clear pixels round a picture, so that none of its edge is lost when it is scaled."""
GREEN_INK: Colour = (0x2A, 0x8A, 0x38)
BROWN_INK: Colour = (0x3A, 0x2C, 0x20)
SIGNS = {"tick": GREEN_INK, "cross": RED}
FINE = 4
"""How many times larger an icon is cut out before it is printed."""
BELOW, STACK_GAP = "|", 12
"""Between the names of pictures that stand one below the other, and between these pictures."""
Group = tuple[Sequence[pygame.Surface], str]
"""Faces that belong together, and their sign: `tick`, `cross` or none."""
APART, THEREUPON, BESIDE = ("", "line"), ("", "arrow"), ("", "")
"""Groups that are none: here an example ends; a line, an arrow or nothing is between it and the next."""
Pictures = Callable[[int, slice], pygame.Surface | None]
"""The picture of some examples of a chapter, if there are any."""
C = TypeVar("C")
"""A corner of a game's board, to be drawn."""
Chapters = Mapping[int, Sequence[tuple[str | C, str]]]
"""By chapter, names of pictures or a corner, each group with its sign."""


def pictures_of(
    assets: Assets,
    chapters: Chapters[C],
    face: Callable[[Assets, str], pygame.Surface],
    drawn: Callable[[Assets, C], pygame.Surface],
) -> Pictures:
    """What gives the pictures of a book: `face` makes one of a name, and `drawn` one of a corner."""

    def shown(what: str | C) -> list[pygame.Surface]:
        if not isinstance(what, str):
            return [drawn(assets, what)]
        columns = [[face(assets, name) for name in column.split(BELOW)] for column in what.split()]
        return [stacked(column, STACK_GAP) for column in columns]

    @lru_cache(maxsize=1)
    def groups_of(chapter: int) -> list[Group]:
        return [(shown(what), sign) for what, sign in chapters.get(chapter, ())]

    def picture_of(chapter: int, which: slice) -> pygame.Surface | None:
        return laid_out(assets, some_of(groups_of(chapter), which))

    return picture_of


def some_of(groups: Sequence[Group], which: slice) -> list[Group]:
    """The groups of some of the examples, with what parts these."""
    examples: list[list[Group]] = [[]]
    for group in groups:
        if not group[0]:
            examples.append([])
        examples[-1].append(group)
    chosen = [group for example in examples[which] for group in example]
    return chosen[1:] if chosen and not chosen[0][0] else chosen


def laid_out(assets: Assets, groups: Sequence[Group]) -> pygame.Surface | None:
    """The groups side by side; None where there are none."""
    shown = [
        side_by_side([*faces, *_signs(assets, sign)], GAP) if faces else _between(assets, sign)
        for faces, sign in groups
        if faces or sign
    ]
    return _rimmed(side_by_side(shown, GROUP_GAP)) if shown else None


def picture(assets: Assets, name: str, high: int) -> pygame.Surface:
    """A picture that stands so high on the page; icons are printed in brown ink."""
    return printed(assets, name, high) if name.startswith("icons/") else assets.fitting(name, (1000, high))


def printed(assets: Assets, name: str, high: int) -> pygame.Surface:
    """An icon in brown ink, with sharp edges however large it is."""
    wide = round(high * assets.image(name).get_width() / assets.image(name).get_height())
    large = pygame.mask.from_surface(assets.scaled(name, (wide * FINE, high * FINE)))
    ink = large.to_surface(setcolor=(*BROWN_INK, 255), unsetcolor=(*BROWN_INK, 0))
    return pygame.transform.smoothscale(ink, (wide, high))


def draw_number(image: pygame.Surface, text: str, room: pygame.Rect, size: int, ink: Colour) -> None:
    """Figures in the middle of a place."""
    font = pygame.Font(paths.bundled("art", "fonts", "BebasNeue-Bold.otf"), size)
    figures = font.render(text, True, ink)
    seen = figures.get_bounding_rect()
    image.blit(figures, (room.centerx - seen.centerx, room.centery - seen.centery))


def slash() -> pygame.Surface:
    """Between things of which there is one or another."""
    return pygame.transform.rotozoom(_rule(), -SLANT, 1)


def side_by_side(faces: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Faces in a row, their middles on one line."""
    width = sum(face.get_width() for face in faces) + gap * (len(faces) - 1)
    high = max(face.get_height() for face in faces)
    image = paint.clear((width, high))
    x = 0
    for face in faces:
        image.blit(face, (x, (high - face.get_height()) // 2))
        x += face.get_width() + gap
    return image


def stacked(faces: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Faces one below the other, their middles on one line."""
    width = max(face.get_width() for face in faces)
    high = sum(face.get_height() for face in faces) + gap * (len(faces) - 1)
    image = paint.clear((width, high))
    y = 0
    for face in faces:
        image.blit(face, ((width - face.get_width()) // 2, y))
        y += face.get_height() + gap
    return image


def _rimmed(image: pygame.Surface) -> pygame.Surface:
    wide, high = image.get_size()
    rimmed = paint.clear((wide + 2 * RIM, high + 2 * RIM))
    rimmed.blit(image, (RIM, RIM))
    return rimmed


def _between(assets: Assets, sign: str) -> pygame.Surface:
    if sign == "arrow":
        return printed(assets, "icons/right", ARROW)
    return _rule()


def _rule() -> pygame.Surface:
    return paint.tinted(paint.rounded(RULE, RULE[0] // 2), BROWN_INK, 110)


def _signs(assets: Assets, sign: str) -> list[pygame.Surface]:
    if not sign:
        return []
    return [paint.tinted(assets.scaled(f"icons/{sign}", (MARK, MARK)), SIGNS[sign])]
