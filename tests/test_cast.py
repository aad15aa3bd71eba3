"""Everybody of the cast is known by the black shape alone, as a wooden piece and on the portrait."""

from __future__ import annotations

import json
from itertools import combinations
from typing import NamedTuple

import pygame
import pytest

from game.games.stop_thief.rules.thieves import COMPETITIVE, DEBBIE, PACK
from game.match.game import LOOKS
from game.paths import bundled

HIGH = 128
"""All pieces are compared at this height."""
FEET = 9
"""So many of the lowest rows are the feet."""
SMALL, COLUMNS = (100, 120), 8
"""How large a shape is on the sheet of portraits, and how many stand in a row."""


class Cast(NamedTuple):
    """Who is seen together: the wooden pieces and the portraits."""

    pieces: tuple[str, ...]
    portraits: tuple[str, ...]


THIEVES = tuple(f"thief_{who}" for who in COMPETITIVE)
GANG = tuple(f"pack_{who}" for who in (*PACK, DEBBIE.who))
OFFICERS = tuple(f"officer_{look}" for look in LOOKS)
CROOKS = tuple(f"crook_{look}" for look in LOOKS)
CASTS = {
    "investigators": Cast(tuple(f"meeple_{look}" for look in LOOKS), LOOKS),
    "thieves": Cast(THIEVES, THIEVES),
    "gang": Cast(GANG, GANG),
    "officers": Cast((*OFFICERS, "meeple_robber"), (*OFFICERS, "robber")),
    "crooks": Cast((*CROOKS, "policeman"), (*CROOKS, "cops")),
}
MOST_OF_A_PIECE, MOST_OF_A_PORTRAIT = 0.84, 0.86
"""How much two of one cast may share; two that are the same share all."""
MOST_OF_STRANGERS = 0.88
"""How much two of any casts may share, unless they are the same person in other clothes."""


class Shape(NamedTuple):
    """A black shape, and where its feet are."""

    mask: pygame.mask.Mask
    feet: int

    def share(self, other: Shape) -> float:
        """What both cover of what either covers, feet on feet."""
        common = self.mask.overlap_area(other.mask, (self.feet - other.feet, 0))
        return common / (self.mask.count() + other.mask.count() - common)


def piece(name: str) -> Shape:
    picture = pygame.image.load(bundled("art", "pieces", f"{name}.png"))
    whole = pygame.mask.from_surface(picture, 127)
    (edge, *more) = whole.get_bounding_rects()
    edge = edge.unionall(more)
    cut = pygame.Mask(edge.size)
    cut.draw(whole, (-edge.x, -edge.y))
    mask = cut.scale((round(edge.w * HIGH / edge.h), HIGH))
    strip = mask.overlap_mask(pygame.Mask((mask.get_size()[0], FEET), fill=True), (0, HIGH - FEET))
    rects = strip.get_bounding_rects()
    return Shape(mask, rects[0].unionall(rects[1:]).centerx)


def portraits() -> dict[str, Shape]:
    folder = bundled("art", "silhouettes")
    sheet = pygame.image.load(folder / "portraits.png").convert(24)
    names = json.loads((folder / "portraits.json").read_text("utf-8"))
    found = {}
    for number, name in enumerate(names):
        cell = pygame.Rect((number % COLUMNS * SMALL[0], number // COLUMNS * SMALL[1]), SMALL)
        black = pygame.mask.from_threshold(sheet.subsurface(cell), (0, 0, 0), (9, 9, 9, 255))
        found[name] = Shape(black, 0)
    return found


@pytest.fixture(scope="module")
def pieces() -> dict[str, Shape]:
    return {name: piece(name) for cast in CASTS.values() for name in cast.pieces}


@pytest.fixture(scope="module")
def faces() -> dict[str, Shape]:
    pygame.display.set_mode((8, 8))
    return portraits()


def too_alike(shapes: dict[str, Shape], names: tuple[str, ...], most: float) -> list[str]:
    shares = {(one, two): shapes[one].share(shapes[two]) for one, two in combinations(names, 2)}
    return [f"{one} {two} {share:.3f}" for (one, two), share in shares.items() if share > most]


def person(name: str) -> str:
    return name.rpartition("_")[2]


@pytest.mark.parametrize("cast", CASTS)
def test_no_two_pieces_of_a_cast_look_alike(pieces: dict[str, Shape], cast: str) -> None:
    assert not too_alike(pieces, CASTS[cast].pieces, MOST_OF_A_PIECE)


@pytest.mark.parametrize("cast", CASTS)
def test_no_two_portraits_of_a_cast_look_alike(faces: dict[str, Shape], cast: str) -> None:
    assert not too_alike(faces, CASTS[cast].portraits, MOST_OF_A_PORTRAIT)


def test_no_two_people_of_any_casts_look_alike(pieces: dict[str, Shape], faces: dict[str, Shape]) -> None:
    for shapes in (pieces, faces):
        pairs = [pair for pair in combinations(shapes, 2) if person(pair[0]) != person(pair[1])]
        assert not [pair for pair in pairs if shapes[pair[0]].share(shapes[pair[1]]) > MOST_OF_STRANGERS]


def test_every_piece_and_portrait_is_there_once(faces: dict[str, Shape]) -> None:
    assert sorted(faces) == sorted(name for cast in CASTS.values() for name in cast.portraits)
    for name in faces:
        assert bundled("art", "portraits", f"{name}.png").is_file()


def test_a_piece_that_is_a_little_larger_or_aside_would_be_found_out(pieces: dict[str, Shape]) -> None:
    moe = pieces["thief_moe"]
    wider = Shape(moe.mask.scale((round(moe.mask.get_size()[0] * 1.04), HIGH)), round(moe.feet * 1.04))
    aside = Shape(moe.mask, moe.feet + 3)
    assert moe.share(moe) == 1
    assert min(moe.share(wider), moe.share(aside)) > MOST_OF_STRANGERS
