"""The wanted poster, and the stakes under it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.drawing import blit_ink, grown, write
from game.games.stop_thief.screen.layout import places
from game.games.stop_thief.screen.names import portrait
from game.shell import paint, transform
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, WHITE
from game.table.board.panels import EDGE, FILL

PAPER = (300, 440)
FRAME, PILL = pygame.Rect(45, 57, 210, 250), pygame.Rect(60, 329, 180, 38)
"""On the printed poster: the frame of the face, and the red pill."""
GRAIN, BESIDE = pygame.Rect(90, 372, 105, 36), 8
"""An empty part of the paper, and the width of the edge to sample."""
NAME, WORDS, GAP = 30, 22, 8
FACE, PILL_HIGH = (64, 48), (40, 44)
"""How much of the paper under its heading the face takes, in per cent, and how high the red pill is."""
EDGES, FOLD = 26, 16
"""What stays free at the sides and at the foot of the paper."""
FOOT, LOOT_FOOT, MORE_FOOT, MORE_LOOT_FOOT = 50, 74, 14, 34
"""Heights of the plate, plain and with the Loot, and how much they grow for large text."""
CASE = (76, 57)
"""The suitcase on it."""
SLIM = 8


class Wanted(NamedTuple):
    """What a poster says."""

    who: Who | None = None
    reward: str = ""
    trick: str = ""
    """The words key of what stands there instead of a trick that does nothing in this match."""


class Sheet(NamedTuple):
    """A poster without its thief, and the places on it."""

    paper: Picture
    face: pygame.Rect
    name: pygame.Rect
    reward: pygame.Rect
    words: pygame.Rect


def draw_poster(shell: Shell, canvas: Canvas, wanted: Wanted, line: str, *, loot: bool = False) -> None:
    """The thief, the reward on the red pill, and the line below, perhaps beside the Loot."""
    room, foot = poster_rooms(shell, loot=loot) if line else (layout.POSTER, None)
    if wanted.who is not None:
        paper = _paper(shell, wanted.who, wanted, room.size)
        canvas.blit(paper, paper.get_rect(center=room.center))
    if foot is not None:
        _draw_foot(shell, canvas, foot.inflate(0, -SLIM), line, loot=loot)


def poster_rooms(shell: Shell, *, loot: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the poster and the line below it are."""
    least, more = (LOOT_FOOT, MORE_LOOT_FOOT) if loot else (FOOT, MORE_FOOT)
    room = layout.POSTER.copy()
    room.h -= grown(shell, least, least + more)
    return room, pygame.Rect(room.x, room.bottom, room.w, layout.POSTER.bottom - room.bottom)


def _paper(shell: Shell, who: Who, wanted: Wanted, room: tuple[int, int]) -> Picture:
    """The poster of this thief: the face at the left, the name and the reward beside it, the trick below."""
    words, text = shell.words, shell.text
    sheet = _sheet(shell, room)
    paper = sheet.paper.copy()
    paper.blit(shell.assets.scaled(portrait(who), sheet.face.size), sheet.face)
    called = words(f"stop-thief.thief.{who}.name").upper()
    name = text.boxed(called, "display", NAME, sheet.name.size, INK)
    blit_ink(paper, name, sheet.name.center)
    text.draw_line(
        paper, wanted.reward or words("stop-thief.table.at-large"), sheet.reward.center, "number",
        sheet.reward.h - SLIM, WHITE, align="middle", fixed=True, max_width=sheet.reward.w - 16,
    )  # fmt: skip
    ability = words(wanted.trick or f"stop-thief.thief.{who}.ability")
    write(shell, paper, ability, sheet.words, "text_bold", WORDS, INK)
    return paper


def _sheet(shell: Shell, room: tuple[int, int]) -> Sheet:
    """The printed poster as wide as its room; larger words leave less room for the face."""
    whole = shell.assets.image("stop_thief/wanted")
    paper = transform.smoothscale(_blank(whole), room)
    top = round(FRAME.y * room[1] / PAPER[1]) + GAP
    high = round((room[1] - top) * grown(shell, *FACE) / 100)
    wide = round(high * FRAME.w / FRAME.h)
    frame = transform.smoothscale(_cut_out(whole, FRAME, 16), (wide, high))
    edge = paper.blit(frame, (EDGES, top))
    face = pygame.Rect((0, 0), _size(places("wanted")["portrait"].size, wide / FRAME.w))
    face.center = edge.center
    beside = pygame.Rect(edge.right + GAP, top, room[0] - EDGES - GAP - edge.right, high)
    pill = transform.smoothscale(_cut_out(whole, PILL, 16), (beside.w, grown(shell, *PILL_HIGH)))
    red = paper.blit(pill, pill.get_rect(bottomleft=beside.bottomleft))
    name = pygame.Rect(beside.x, beside.y, beside.w, red.top - beside.y - GAP)
    words = pygame.Rect(EDGES, edge.bottom + GAP, room[0] - 2 * EDGES, room[1] - FOLD - GAP - edge.bottom)
    return Sheet(paper, face, name, red, words)


def _draw_foot(shell: Shell, canvas: Canvas, plate: pygame.Rect, line: str, *, loot: bool) -> None:
    paint.draw_panel(canvas, plate, FILL, EDGE, 14)
    box = plate.inflate(-24, -4)
    if loot:
        case = shell.assets.scaled("stop_thief/loot", CASE)
        canvas.blit(case, case.get_rect(midleft=(plate.x + 10, plate.centery)))
        box.w -= CASE[0]
        box.right = plate.right - 12
    write(shell, canvas, line, box, "text_bold", 24, AMBER)


def _blank(printed: Picture) -> Picture:
    """The poster without its frame and its pill."""
    blank = printed.copy()
    for place in (FRAME, PILL):
        blank.blit(_bare(printed, place), place)
    return blank


def _bare(printed: Picture, place: pygame.Rect) -> Picture:
    """Blank paper for this place, in the colours around it and with the grain of an empty part."""
    corners = pygame.Surface((2, 2))
    for column, x in enumerate((place.left - BESIDE, place.right)):
        for row, y in enumerate((place.top, place.bottom - BESIDE)):
            beside = transform.average_color(printed.part((x, y, BESIDE, BESIDE)))
            corners.set_at((column, row), beside)
    bare = transform.smoothscale(Picture.of(corners, scale=printed.scale), place.size)
    bare.fill(transform.average_color(printed.part(GRAIN)), special_flags=pygame.BLEND_RGB_SUB)
    grain = printed.part(GRAIN).convert()
    for column, x in enumerate(range(0, place.w, GRAIN.w)):
        for row, y in enumerate(range(0, place.h, GRAIN.h)):
            turned = transform.flip(grain, column % 2 == 1, row % 2 == 1)  # no edge between tiles
            bare.blit(turned, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return bare


def _cut_out(printed: Picture, place: pygame.Rect, radius: int) -> Picture:
    """The print at this place with rounded corners."""
    cut = printed.part(place).copy()
    cut.blit(paint.rounded(cut.size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return cut


def _size(size: tuple[int, int], scale: float) -> tuple[int, int]:
    return round(size[0] * scale), round(size[1] * scale)
