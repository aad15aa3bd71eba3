"""The wanted poster, and the stakes under it."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.drawing import blit_ink, grown, with_shadow_room
from game.games.stop_thief.screen.layout import places
from game.games.stop_thief.screen.names import portrait
from game.shell import paint, transform
from game.shell.lru_cache import LruCache
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


class Sheet(NamedTuple):
    """A poster without its thief, and the places on it."""

    paper: Picture
    face: pygame.Rect
    name: pygame.Rect
    reward: pygame.Rect
    words: pygame.Rect
    letters: int
    """How large the letters of the name are."""


class Poster:
    """Draws the poster; cached."""

    def __init__(self, shell: Shell, rect: pygame.Rect) -> None:
        self._shell = shell
        self._rect = rect
        self._cache: LruCache[object, Picture] = LruCache(2)

    def draw(self, canvas: Canvas, who: Who | None, reward: str, line: str, *, loot: bool = False) -> None:
        """The thief, the reward on the red pill, and the line below, perhaps beside the Loot."""
        key = (who, reward, line, loot, self._shell.settings.version)
        picture = self._cache.get(key, lambda: self._paint(who, reward, line, loot=loot))
        canvas.blit(picture, self._rect.move(-paint.SHADOW_ROOM, -paint.SHADOW_ROOM))

    def _paint(self, who: Who | None, reward: str, line: str, *, loot: bool) -> Picture:
        image, inner = with_shadow_room(self._rect.size)
        sheet, foot = inner.copy(), inner.copy()
        if line:
            least, more = (LOOT_FOOT, MORE_LOOT_FOOT) if loot else (FOOT, MORE_FOOT)
            foot.h = grown(self._shell, least, least + more)
            foot.bottom = inner.bottom
            sheet.h -= foot.h
        if who is not None:
            paper = self._paper(who, reward, sheet.size)
            image.blit(paper, paper.get_rect(center=sheet.center))
        if line:
            self._paint_foot(image, foot, line, loot=loot)
        return image

    def _sheet(self, room: tuple[int, int], ability: str) -> Sheet:
        """The printed poster; wider and with a smaller face where the ability needs two lines."""
        larger, scale = self._shell.theme.text_scale - 1, room[1] / PAPER[1]
        printed = self._shell.assets.scaled("stop_thief/wanted", _size(PAPER, scale))
        at = {name: _times(box, scale) for name, box in places("wanted").items()}
        words = at["words"].inflate(GAP, 0)
        if not larger and self._shell.text.width(ability, "text_bold", WORDS) <= words.w:
            return Sheet(printed, at["portrait"], at["name"].move(0, -2), at["reward"], words, NAME)
        larger = max(larger, 0.06)
        most = math.sqrt(larger)  # a second line of words needs most of the room at once
        wide = round(printed.width + (room[0] - printed.width) * most)
        sheet = self._shell.assets.image("stop_thief/wanted")
        blank = sheet.copy()
        for place in (FRAME, PILL):
            blank.blit(_bare(sheet, place), place)
        paper = transform.smoothscale(blank, (wide, room[1]))
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

    def _paper(self, who: Who, reward: str, room: tuple[int, int]) -> Picture:
        """The poster of this thief."""
        words, text = self._shell.words, self._shell.text
        ability = words(f"stop-thief.thief.{who}.ability")
        sheet = self._sheet(room, ability)
        paper = sheet.paper.copy()
        face = self._shell.assets.scaled(portrait(who), sheet.face.size)
        paper.blit(face, sheet.face)
        called = words(f"stop-thief.thief.{who}.name").upper()
        name = text.line(called, "display", sheet.letters, INK, max_width=sheet.words.w, fixed=True)
        blit_ink(paper, name, sheet.name.center)
        reward = reward or words("stop-thief.table.at-large")
        letters, most = sheet.reward.h - SLIM // 2, sheet.reward.w - 24
        text.draw_line(
            paper, reward, sheet.reward.center, "number", letters, WHITE,
            align="middle", fixed=True, max_width=most,
        )  # fmt: skip
        said = text.boxed(ability, "text_bold", WORDS, sheet.words.size, INK)
        paper.blit(said, said.get_rect(center=sheet.words.center))
        return paper

    def _paint_foot(self, image: Picture, foot: pygame.Rect, line: str, *, loot: bool) -> None:
        plate = foot.inflate(0, -SLIM)
        paint.draw_panel(image, plate, FILL, EDGE, 14)
        box = plate.inflate(-24, -4)
        if loot:
            case = self._shell.assets.scaled("stop_thief/loot", CASE)
            image.blit(case, case.get_rect(midleft=(plate.x + 10, plate.centery)))
            box.w -= CASE[0]
            box.right = plate.right - 12
        text = self._shell.text.boxed(line, "text_bold", 24, box.size, AMBER)
        image.blit(text, text.get_rect(center=box.center))


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
