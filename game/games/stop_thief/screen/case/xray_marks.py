"""The X-ray on the board: the route, where the thief could have been, and the arrests."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from functools import partial
from itertools import pairwise

import pygame

from game.games.stop_thief.rules.city import City
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case import xray_prints as prints
from game.games.stop_thief.screen.case.trace import Known, Step, Verdict
from game.games.stop_thief.screen.device.clue_finder import TEAL
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import Blit, Point, blit_ink, centred, plate, seen_by
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.shell.theme import AMBER, GREEN, INK, RED, Colour
from game.table.board.decals import bigger
from game.table.board.meeples import HOP, Meeple, MeeplePainter

CORNERS = ((1, -1), (-1, 1), (1, 1), (-1, -1))
"""Where step numbers stand beside a space, at the first visit and later ones."""
STONE, LARGEST_STONE = 18, 22
MARK, BADGE = 20, 20
TAG = (52, 26)
"""The size of the tag for an arrest."""
TAG_WAYS = ((0, 29), (27, 27), (0, -29), (-27, 27), (-27, -27), (27, -27))
"""Where the tag may be, from the middle of its space, best first."""
SPACE = (36, 32)
"""The part of a space that must stay visible."""


class XRayMarks:
    """Draws over the board at canvas size."""

    def __init__(self, display: DisplayState, steps: tuple[Step, ...], piece: str) -> None:
        shell, board = display.shell, display.board
        self._shell = shell
        self._board = board
        self._camera = display.camera
        self._seats = display.seats
        self._steps = steps
        self._lowest = max(spot.at[1] for spot in board.spaces.values())
        self.thief = Meeple(piece, (0, 0), layout.THIEF)
        self.cast = MeeplePainter(shell.assets)
        self._tag_ways: LruCache[int, Point] = LruCache(32)

    def draw_ground(self, canvas: Canvas, known: Known) -> None:
        """Dim the board, with rings where the thief could have been."""
        key = (self, known, seen_by(self._camera), self._shell.settings.version)
        canvas.fill((150, 168, 178), self._camera.view, pygame.BLEND_RGB_MULT)
        canvas.layer(key, self._camera.view, lambda canvas: canvas.fblits(self._rings(known)))

    def draw_rings(self, canvas: Canvas, known: Known, pawns: Collection[int]) -> None:
        """The rings that investigators would hide, over them."""
        canvas.set_clip(self._camera.view)
        rings = zip(known, self._rings(known), strict=True)
        canvas.fblits(ring for (space, _), ring in rings if space in pawns)
        canvas.set_clip(None)

    def draw(self, canvas: Canvas, shown: Step, part: float) -> None:
        """Everything up to a step, over the pieces; `part` of the way to it is done."""
        view, number = self._camera.view, shown.number
        key = (self, number, seen_by(self._camera), self._shell.settings.version)
        canvas.layer(("trail", *key), view, lambda canvas: canvas.fblits(self._trail(number)))
        canvas.set_clip(view)
        canvas.fblits(self._print(each, 0) for each in self._prints(shown) if each.done <= part)
        self.draw_thief(canvas, shown, part)
        canvas.set_clip(None)
        signs = partial(self._draw_signs, number, part >= 1)
        canvas.layer(("signs", part >= 1, *key), view, signs)

    def _draw_signs(self, number: int, arrived: bool, canvas: Canvas) -> None:  # noqa: FBT001
        canvas.fblits(self._arrests(number, arrived=arrived))
        canvas.fblits(self._stones(number))

    def _on_canvas(self, space: int) -> Point:
        return self._camera.to_canvas(self._board.spaces[space].at)

    @property
    def _closer(self) -> float:
        """How many times larger pictures are than on the whole board."""
        return self._camera.picture_scale / self._camera.scale * self._camera.closer

    # ---- where he could have been ----

    def _rings(self, known: Known) -> Iterator[Blit]:
        most = known[0][1]
        least = prints.LEVELS - 2 if self._shell.settings.value.colours == "strong" else 1
        for space, share in known:
            level = max(least, math.ceil(prints.LEVELS * (share / most)))
            yield centred(prints.ring_picture(round(23 * self._closer), level), self._on_canvas(space))

    # ---- where he went ----

    def _trail(self, number: int) -> Iterator[Blit]:
        """Footprints and rides before this step, the older the paler."""
        for step in self._steps[: number - 1]:
            fade = min((number - step.number + prints.FADE_STEPS - 1) // prints.FADE_STEPS, prints.OLD)
            for each in self._prints(step)[:: prints.THIN if fade == prints.OLD else 1]:
                yield self._print(each, fade)

    def _prints(self, step: Step) -> list[prints.Print]:
        return list(prints.prints_of(self._board, step, self._camera.scale / self._camera.closer))

    def _print(self, each: prints.Print, fade: int) -> Blit:
        picture = prints.print_picture(each.kind, each.turn, fade, round(self._closer, 1))
        return centred(picture, self._camera.to_canvas(each.at))

    def _stones(self, number: int) -> Iterator[Blit]:
        """The numbers of the last eight steps, beside their spaces."""
        visits: dict[int, int] = {}
        for step in self._steps[max(0, number - 9) : number - 1]:
            corner = CORNERS[visits.get(step.at, 0) % len(CORNERS)]
            visits[step.at] = visits.get(step.at, 0) + 1
            x, y = self._on_canvas(step.at)
            away = self._stone_away * self._closer
            yield centred(self._stone(step.number, TEAL), (x + corner[0] * away, y + corner[1] * away))

    @property
    def _stone_away(self) -> float:
        """How far a number is from its space, across and up."""
        return 20 * bigger(self._shell)

    def _stone(self, number: int, colour: Colour) -> Picture:
        letters = min(self._shell.theme.px(STONE), LARGEST_STONE)

        def make() -> Picture:
            line = self._shell.text.line(str(number), "number", letters, INK, fixed=True)
            high = letters + 6
            wide = max(high, line.get_bounding_rect().w + 14)
            image = plate((wide, high), (high // 2, high // 2 - 2), INK, colour)
            blit_ink(image, line, (wide / 2, high / 2))
            return image

        return self._shell.text.keep(("xray-stone", number, letters, colour), make)

    # ---- who guessed where ----

    def _arrests(self, number: int, *, arrived: bool) -> Iterator[Blit]:
        """The arrests of the last five steps: cuffs or a cross, with the player's badge."""
        for step in self._steps[max(0, number - 5) : number if arrived else number - 1]:
            alpha = 255 if step.number == number else 170
            for arrest in step.arrests:
                right = arrest.verdict is not Verdict.NOBODY
                picture = self._tag(self._seats[arrest.seat].look, alpha, right=right)
                x, y = self._on_canvas(arrest.space)
                way = self._tag_ways.get(arrest.space, partial(self.tag_way, arrest.space))
                yield centred(picture, (x + way[0] * self._closer, y + way[1] * self._closer))

    def tag_way(self, space: int) -> Point:
        """Where the tag of a space hides the least of spaces, step numbers and the thief."""
        spread = self._camera.scale / self._camera.closer
        here = pygame.Vector2(self._board.spaces[space].at)
        numbered = City.of(self._board).plan.numbered
        around = {number: (self._board.spaces[number].at - here) * spread for number in numbered}
        corner = pygame.Vector2(self._stone_away, -self._stone_away)
        hidden = [_box(at, SPACE) for at in around.values()]
        hidden += [_box(around[step.at] + corner, (STONE, STONE)) for step in self._steps]
        hidden += [_box(around[step.at] + self._beside(step.at) * spread, SPACE) for step in self._steps]
        below = max(at.y for at in around.values()) + SPACE[1] // 2
        hidden.append(pygame.Rect(-TAG[0], round(below), 2 * TAG[0], TAG[1]))

        def hides(way: Point) -> int:
            tag = _box(pygame.Vector2(way), TAG)
            covered = [tag.clip(box) for box in tag.collideobjectsall(hidden)]
            return sum(part.w * part.h for part in covered)

        return min(TAG_WAYS, key=hides)

    def _tag(self, look: str, alpha: int, *, right: bool) -> Picture:
        """A small plate with the player's badge and the sign of the result."""
        scaled, middle = self._shell.assets.scaled, TAG[1] // 2
        image = plate(TAG, (middle, middle - 3), GREEN if right else RED, INK, 3)
        badge = scaled(f"badges/{look}", (BADGE, BADGE))
        image.blit(badge, badge.get_rect(center=(middle, middle)))
        sign = scaled("stop_thief/cuffs" if right else "stop_thief/mark_x", (MARK, MARK))
        image.blit(sign, sign.get_rect(center=(TAG[0] - middle - 1, middle)))
        image.set_alpha(alpha)
        return image

    # ---- the thief ----

    def draw_thief(self, canvas: Canvas, shown: Step, part: float) -> None:
        """The wooden thief beside his space, with the number of the step."""
        thief = self.thief
        (x, y), thief.lift = self._on_way(shown, part)
        aside = self._beside(shown.at)
        thief.at = x + aside.x, y + aside.y
        self.cast.draw(canvas, self._camera, [thief])
        left, top = self._camera.to_canvas((x, y))
        away = self._stone_away * self._closer
        canvas.fblits([centred(self._stone(shown.number, AMBER), (left + away, top - away))])

    def _beside(self, space: int) -> pygame.Vector2:
        """Where he stands from the middle of a space: above the lowest ones, because the bar is below."""
        left, down = layout.BESIDE
        return pygame.Vector2(left, down if self._board.spaces[space].at[1] < self._lowest else -down)

    def _on_way(self, step: Step, part: float) -> tuple[Point, float]:
        """Where the thief is on the board, and how high: he hops on foot and rides smoothly."""
        way = [*step.walk, *step.ride[1:]]
        if part >= 1 or not way:
            return self._board.spaces[step.at].at, 0.0
        legs = list(pairwise(way))
        done = part * len(legs)
        start, end = (self._board.spaces[space].at for space in legs[int(done)])
        on_foot = int(done) < len(step.walk) - 1
        part = done % 1
        at = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        return at, HOP * math.sin(math.pi * part) if on_foot else 0.0


def _box(middle: pygame.Vector2, size: tuple[int, int]) -> pygame.Rect:
    return pygame.Rect(middle - pygame.Vector2(size) / 2, size)
