"""The wanted poster, and the stakes under it."""

from __future__ import annotations

import math
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
NAME, WORDS, GAP = 26, 20, 6
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
    letters: int
    """How large the letters of the name are."""


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
    """The poster of this thief."""
    words, text = shell.words, shell.text
    ability = words(wanted.trick or f"stop-thief.thief.{who}.ability")
    sheet = _sheet(shell, room, ability)
    paper = sheet.paper.copy()
    paper.blit(shell.assets.scaled(portrait(who), sheet.face.size), sheet.face)
    called = words(f"stop-thief.thief.{who}.name").upper()
    name = text.line(called, "display", sheet.letters, INK, max_width=sheet.words.w, fixed=True)
    blit_ink(paper, name, sheet.name.center)
    text.draw_line(
        paper, wanted.reward or words("stop-thief.table.at-large"), sheet.reward.center, "number",
        sheet.reward.h - SLIM // 2, WHITE, align="middle", fixed=True, max_width=sheet.reward.w - 24,
    )  # fmt: skip
    write(shell, paper, ability, sheet.words, "text_bold", WORDS, INK)
    return paper


def _sheet(shell: Shell, room: tuple[int, int], ability: str) -> Sheet:
    """The printed poster; wider and with a smaller face where the ability needs two lines."""
    larger, scale = shell.theme.text_scale - 1, room[1] / PAPER[1]
    printed = shell.assets.scaled("stop_thief/wanted", _size(PAPER, scale))
    at = {name: _times(box, scale) for name, box in places("wanted").items()}
    words = at["words"].inflate(GAP, 0)
    if not larger and shell.text.width(ability, "text_bold", WORDS) <= words.w:
        return Sheet(printed, at["portrait"], at["name"].move(0, -2), at["reward"], words, NAME)
    larger = max(larger, 0.06)
    most = math.sqrt(larger)  # a second line of words needs most of the room at once
    wide = round(printed.width + (room[0] - printed.width) * most)
    paper = transform.smoothscale(_blank(shell.assets.image("stop_thief/wanted")), (wide, room[1]))
    frame, pill = (_cut_out(printed, _times(box, scale), round(16 * scale)) for box in (FRAME, PILL))
    pill = transform.smoothscale(pill, _size(pill.size, 1 + 0.3 * larger))
    small = 1 - 0.44 * most
    frame = transform.smoothscale(frame, _size(frame.size, small))
    edge = paper.blit(frame, frame.get_rect(midtop=(wide // 2, round((FRAME.y + GAP) * scale))))
    face = pygame.Rect((0, 0), _size(places("wanted")["portrait"].size, scale * small))
    face.center = edge.center
    letters = round(NAME * (1 + 0.65 * larger))
    name = pygame.Rect(0, edge.bottom + GAP // 2, wide, letters)
    red = paper.blit(pill, pill.get_rect(midtop=(wide // 2, name.bottom)))
    words = pygame.Rect(0, red.bottom + GAP, round(wide * 0.86), 0)
    words.h = round(places("wanted")["words"].bottom * scale) + GAP - words.y
    words.centerx = wide // 2
    return Sheet(paper, face, name, red, words, letters)


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


def _times(rect: pygame.Rect, scale: float) -> pygame.Rect:
    return pygame.Rect([round(side * scale) for side in rect])
