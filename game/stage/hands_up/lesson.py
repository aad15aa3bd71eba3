"""Pictures for the rule book of Hands Up, laid out from the real cards."""

from __future__ import annotations

from functools import partial

import pygame

from game.rules.hands_up.cards import Card
from game.shell import paint
from game.shell.assets import Assets
from game.shell.theme import GREEN, RED
from game.stage.hands_up.faces import picture_name

GAP = 18
GROUP_GAP = 70
MARK = 60

RIGHT, WRONG = "tick", "cross"
CHAPTERS: dict[int, tuple[tuple[str, str], ...]] = {
    1: (("T1o D1s F1p", ""),),
    2: (("back back back back", ""),),
    3: (("T2o F2s D2p", RIGHT), ("T1o F2s D2p", WRONG)),
    4: (("T1s F2s D3s", RIGHT), ("T1s F1s D1p", WRONG)),
    5: (("L", ""), ("T2o F2o D2s", RIGHT)),
    6: (("Cs T3s", RIGHT), ("Cs T3o", WRONG)),
    7: (("T1o F1p D3s", WRONG),),
    8: (("diamond", ""),),
    9: (("T3o T2s D1p F1o Cp", ""),),
}
"""The cards of each chapter, in groups that are right, wrong or just shown."""


def chapter_picture(assets: Assets, chapter: int) -> pygame.Surface | None:
    """The picture that goes with a chapter."""
    groups = [_group(assets, names, mark) for names, mark in CHAPTERS.get(chapter, ())]
    if not groups:
        return None
    width = sum(group.get_width() for group in groups) + GROUP_GAP * (len(groups) - 1)
    image = paint.clear((width, max(group.get_height() for group in groups)))
    x = 0
    for group in groups:
        image.blit(group, (x, 0))
        x += group.get_width() + GROUP_GAP
    return image


def pictures(assets: Assets) -> partial[pygame.Surface | None]:
    """The rule book's picture of each chapter."""
    return partial(chapter_picture, assets)


def _group(assets: Assets, names: str, mark: str) -> pygame.Surface:
    faces = [_face(assets, name) for name in names.split()]
    width = sum(face.get_width() + GAP for face in faces) + (MARK if mark else 0)
    height = max(face.get_height() for face in faces)
    image = paint.clear((width, height + 20))
    x = 0
    for face in faces:
        image.blit(face, (x, 10))
        x += face.get_width() + GAP
    if mark:
        sign = paint.tinted(assets.scaled(f"icons/{mark}", (MARK, MARK)), _ink(mark))
        image.blit(sign, sign.get_rect(midleft=(x, image.get_height() // 2)))
    return image


def _ink(mark: str) -> tuple[int, int, int]:
    red, green, blue = GREEN if mark == RIGHT else RED
    return (red // 3, green * 2 // 3, blue // 3) if mark == RIGHT else (red, green, blue)


def _face(assets: Assets, name: str) -> pygame.Surface:
    if name == "diamond":
        return assets.image("table/diamond")
    return assets.image("cards/back" if name == "back" else picture_name(Card.from_text(name)))
