"""The private page of the Pack's player: where the Pack is, where it may go, and what will be heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.city import SUBWAY, City
from game.games.stop_thief.rules.state import Hideaway, View
from game.games.stop_thief.screen.drawing import blit_ink, plate, write
from game.games.stop_thief.screen.names import portrait
from game.games.stop_thief.screen.private.private_board import SMALL_REACH, Places, PrivateBoard
from game.shell import draw, paint, transform
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, DEEP, INK, RED, WHITE, Colour
from game.table.board.decals import bigger
from game.table.board.panels import DIM, EDGE, FILL
from game.table.secrets import NUMBER_ROW

PILL, PILL_EDGE, PILL_WORD = 32, 3, 16
"""The Pack's own label: as high as the badges, its white edge, its letters."""
ROUTE, ROUTE_ALPHA, ROUTE_WIDTH = CREAM, 120, 5
DASH, DASH_GAP = 14, 12
ROBBED, ROBBED_AWAY = 30, (21, -20)
"""The sign of a scene that was robbed, and how far it is from its number."""
STROKE, STROKE_EDGE = 3, 2
BADGE, BADGE_EDGE = 32, 2
"""A badge is so high that it fits between two rows of numbers."""
HEAD = pygame.Rect(NUMBER_ROW.x, 12, NUMBER_ROW.w, 150)
ROWS = pygame.Rect(NUMBER_ROW.x, HEAD.bottom + 12, NUMBER_ROW.w, NUMBER_ROW.top - HEAD.bottom - 24)
LOOT = (150, 112)
TALLEST, GAP = 128, 10
COLUMNS, LARGEST = 4, 62
CLUE, NUMBER_WIDE = 76, 110
ONE_COLUMN, LEAST_WORDS = 8, 100
"""The most steps in one column; beside two columns there is no room for words."""
Steps = Mapping[Step, tuple[int, ...]]
"""Every step with the numbers that mean it."""


def most_steps(city: City) -> int:
    """The most steps that the Pack can have on any space; it may ride to every other station."""
    plan = city.plan
    stations = plan.of_kind(SUBWAY)

    def fates(start: int, end: int) -> int:
        if plan.kind[end] != SUBWAY:
            return 1
        return max(1, sum(station not in (start, end) for station in stations))

    return max(sum(fates(start, end) for end in plan.steps[start]) for start in plan.numbered)


def numbers(city: City) -> int:
    """How many numbers a blind choice of the Pack has on this board, at least eight."""
    return max(8, most_steps(city))


class Label(NamedTuple):
    """A picture beside its space."""

    spot: pygame.Vector2
    rect: pygame.Rect
    picture: Picture
    tint: Colour


class PackPage:
    """Draws the page over the whole canvas, except for the row of numbers."""

    def __init__(self, shell: Shell, ground: PrivateBoard) -> None:
        self._shell = shell
        self._ground = ground

    def draw(self, canvas: Canvas, view: View, codes: Mapping[int, Step]) -> None:
        """Where the Pack is in this view, and where each number leads."""
        self._draw_page(canvas, view, by_number(codes))

    def draw_open(self, canvas: Canvas, view: View, steps: Sequence[Step], focus: Step) -> None:
        """Where the Pack is, and where it may go; the page of a player who is alone needs no numbers."""
        self._draw_page(canvas, view, dict.fromkeys(steps, ()))
        palette = self._shell.theme.palette
        spot = self._ground.at(focus.to)
        draw.aacircle(canvas, INK, spot, SMALL_REACH + 9, 9)
        draw.aacircle(canvas, palette.focus, spot, SMALL_REACH + 8, 6)
        row = rows(len(steps))[list(steps).index(focus)]
        paint.draw_focus(canvas, row, 16, palette.focus, palette.ring)

    def places(self, view: View, steps: Sequence[Step]) -> dict[Step, tuple[pygame.Rect, ...]]:
        """Where each step can be chosen: its sound beside the space, the space, and its row."""
        hideaway = _hideaway(view)
        labels = self.labels(view, dict.fromkeys(steps, ()), hideaway.at, self._ground.pawn_rects(view))
        side = 2 * SMALL_REACH
        return {
            step: (label.rect, pygame.Rect(0, 0, side, side).move_to(center=label.spot), row)
            for step, label, row in zip(steps, labels, rows(len(steps)), strict=False)
        }

    def _draw_page(self, canvas: Canvas, view: View, steps: Steps) -> None:
        hideaway = _hideaway(view)
        seen = hideaway, view.pawns, view.face_up, view.loot, view.running
        key = ("pack page", seen, tuple(steps.items()), self._shell.settings.version)
        canvas.layer(key, canvas.get_rect(), partial(self._draw, view, hideaway, steps))

    def _draw(self, view: View, hideaway: Hideaway, steps: Steps, canvas: Canvas) -> None:
        self._ground.draw(canvas)
        self._ground.dim(canvas, {step.to for step in steps} | {hideaway.at}, areas=False)
        self._draw_route(canvas, hideaway.route)
        pieces = self._ground.draw_pawns(canvas, view)
        self._draw_labels(canvas, self.labels(view, steps, hideaway.at, pieces))
        self._draw_robbed(canvas, hideaway.robbed)
        _draw_list(self._shell, canvas, view, steps)

    def _draw_route(self, canvas: Canvas, route: tuple[int, ...]) -> None:
        """The route so far; rides are dashed."""
        veil = paint.clear(canvas.get_size())
        plan = self._ground.city.plan
        for start, end in pairwise(route):
            here, there = self._ground.at(start), self._ground.at(end)
            if end in plan.steps[start]:
                free = (there - here).normalize() * SMALL_REACH * 0.7  # the numbers stay free
                draw.line(veil, (*ROUTE, ROUTE_ALPHA), here + free, there - free, ROUTE_WIDTH)
            elif start != end:
                _draw_dashes(veil, here, there)
        canvas.blit(veil, (0, 0))

    def _draw_robbed(self, canvas: Canvas, robbed: tuple[int, ...]) -> None:
        """A struck dollar beside every robbed scene."""
        sign = _robbed_sign(self._shell)
        away = pygame.Vector2(ROBBED_AWAY) * bigger(self._shell)
        for scene in robbed:
            canvas.blit(sign, sign.get_rect(center=self._ground.at(scene) + away))

    def labels(self, view: View, steps: Steps, at: int, pieces: list[pygame.Rect]) -> list[Label]:
        """A badge for every step and the Pack's face, each beside its space."""
        here = self._ground.at(at)
        numbers = [self._ground.at(space) for space in self._ground.city.plan.numbered]
        places = Places([self._ground.at(step.to) for step in steps] + [here], pieces, numbers)
        pill = self._pill(view)
        own = Label(here, places.find(pill.get_size(), here, pygame.Vector2(0, -1)), pill, WHITE)
        found = []
        for step, meant in steps.items():
            target = self._ground.at(step.to)
            badge = self._badge(step, meant)
            away = target - here if target != here else pygame.Vector2(0, 1)
            found.append(Label(target, places.find(badge.get_size(), target, away), badge, AMBER))
        return [*found, own]

    def _draw_labels(self, canvas: Canvas, labels: list[Label]) -> None:
        """Every label on a line from its space; the Pack's own space has a white ring."""
        for label in labels:
            edge = label.spot + (label.rect.center - label.spot).normalize() * SMALL_REACH
            draw.line(canvas, INK, edge, label.rect.center, 9)
            draw.line(canvas, label.tint, edge, label.rect.center, 5)
        draw.aacircle(canvas, WHITE, labels[-1].spot, SMALL_REACH + 3, 7)
        for label in labels:
            canvas.blit(label.picture, label.rect)

    def _pill(self, view: View) -> Picture:
        """The face of the Pack beside its name."""
        words, text = self._shell.words, self._shell.text
        name = text.line(words("stop-thief.pack-page.pack"), "display", PILL_WORD, WHITE, fixed=True)
        size = PILL + name.get_width() + 16, PILL
        image = plate(size, (10, 8), WHITE, RED, PILL_EDGE)
        if view.face_up is not None:
            face = self._shell.assets.fitting(portrait(view.face_up), (PILL, PILL - 2 * PILL_EDGE))
            image.blit(face, face.get_rect(midleft=(PILL_EDGE + 3, PILL // 2)))
        letters = name.get_bounding_rect()
        image.blit(name, (PILL + 4 - letters.x, PILL // 2 - letters.centery))
        return image

    def _badge(self, step: Step, meant: tuple[int, ...]) -> Picture:
        """The sound, and the numbers that lead there."""
        size = BADGE * (1 + len(meant)), BADGE
        image = paint.clear(size)
        image.blit(paint.tinted(paint.rounded(size, BADGE // 2), INK), (0, 0))
        clue = self._shell.assets.scaled(f"stop_thief/clue_{step.sound}", (BADGE, BADGE))
        image.blit(clue, (0, 0))
        for place, number in enumerate(meant, start=1):
            spot = pygame.Rect(BADGE * place, 0, BADGE, BADGE).inflate(-BADGE_EDGE, -BADGE_EDGE)
            draw_number(self._shell, image, spot, number)
        return image


def _hideaway(view: View) -> Hideaway:
    if view.hideaway is None:
        raise ValueError("this is not the view of the Pack's player")
    return view.hideaway


def _robbed_sign(shell: Shell) -> Picture:
    small = round(ROBBED * bigger(shell))
    side = small * paint.FINE
    image, middle = paint.clear((side, side)), side / 2
    for colour, edge in ((CREAM, 0), (INK, STROKE_EDGE * paint.FINE)):
        draw.circle(image, colour, (middle, middle), middle - edge)
    dollar = shell.text.line("$", "number", 0.85 * side, CREAM, fixed=True)
    blit_ink(image, dollar, (middle, middle))
    for colour, width in ((INK, STROKE + 2 * STROKE_EDGE), (AMBER, STROKE)):
        draw.line(image, colour, (0.2 * side, 0.76 * side), (0.8 * side, 0.24 * side), width * paint.FINE)
    return transform.smoothscale(image, (small, small))


def _draw_dashes(canvas: Canvas, here: pygame.Vector2, there: pygame.Vector2) -> None:
    way = there - here
    step = way.normalize()
    colour: tuple[int, int, int, int] = (*ROUTE, ROUTE_ALPHA)
    for far in range(0, int(way.length()), DASH + DASH_GAP):
        draw.line(canvas, colour, here + step * far, here + step * (far + DASH), ROUTE_WIDTH)


def by_number(codes: Mapping[int, Step]) -> dict[Step, tuple[int, ...]]:
    """Every step with the numbers that mean it, the smallest number first."""
    found: dict[Step, tuple[int, ...]] = {}
    for number in sorted(codes):
        found[codes[number]] = (*found.get(codes[number], ()), number)
    return found


def _draw_list(shell: Shell, canvas: Canvas, view: View, steps: Steps) -> None:
    """The whole column."""
    _draw_head(shell, canvas, view)
    columns = min(COLUMNS, max(map(len, steps.values())))
    for row, (step, meant) in zip(rows(len(steps)), steps.items(), strict=True):
        paint.draw_panel(canvas, row, FILL, EDGE, 16)
        if meant:
            _draw_numbers(shell, canvas, row, meant)
        draw_step(shell, canvas, row, row.x + 32 + columns * (LARGEST + 4), step)


def rows(count: int) -> list[pygame.Rect]:
    """Where so many steps are on the page, in one column or two."""
    halves = 1 if count <= ONE_COLUMN else 2
    down = -(-count // halves)
    high, wide = min(TALLEST, (ROWS.h + GAP) // down - GAP), (ROWS.w + GAP) // halves - GAP
    corners = ((place // down * (wide + GAP), place % down * (high + GAP)) for place in range(count))
    return [pygame.Rect(ROWS.x + x, ROWS.y + y, wide, high) for x, y in corners]


def _draw_head(shell: Shell, canvas: Canvas, view: View) -> None:
    words, say = shell.words, partial(write, shell, canvas, align="left", by_ink=True)
    paint.draw_panel(canvas, HEAD, DEEP, EDGE, 16)
    case = shell.assets.scaled("stop_thief/loot", LOOT)
    canvas.blit(case, case.get_rect(midleft=(HEAD.x + 14, HEAD.centery)))
    room = pygame.Rect(HEAD.x + LOOT[0] + 32, HEAD.y + 8, HEAD.w - LOOT[0] - 48, HEAD.h - 16)
    upper = pygame.Rect(room.x, room.y, room.w, room.h // 2)
    lower = upper.move(0, room.h - upper.h)
    say(words("stop-thief.pack-page.heading"), upper, "display", 38, AMBER)
    stake = words("stop-thief.pack-page.loot", amount=f"${view.loot:,}")
    if view.running:
        key = "runs" if view.running > 1 else "runs-last"
        stake += "\n" + words(f"stop-thief.pack-page.{key}", count=view.running)
    say(stake, lower, "text_bold", 28, CREAM)


def draw_step(shell: Shell, canvas: Canvas, row: pygame.Rect, left: int, step: Step) -> None:
    """The space, and what will be heard."""
    words, say = shell.words, partial(write, shell, canvas, align="left", by_ink=True)
    space = pygame.Rect(left, row.y, NUMBER_WIDE, row.h)
    say(str(step.to), space, "number", 54, CREAM)
    side = min(CLUE, row.h - 12)
    clue = shell.assets.scaled(f"stop_thief/clue_{step.sound}", (side, side))
    canvas.blit(clue, clue.get_rect(midleft=(space.right + 8, row.centery)))
    rest = pygame.Rect(space.right + CLUE + 24, row.y + 6, 0, row.h - 12)
    rest.w = row.right - 16 - rest.x
    if rest.w < LEAST_WORDS:
        return
    if step.via:
        train = rest.copy()
        train.y, train.h = rest.y + rest.h * 11 // 20, rest.h * 9 // 20
        rest.h -= train.h
        say(words("stop-thief.pack-page.train", via=step.via), train, "text_bold", 24, DIM)
    say(words(f"stop-thief.sound.{step.sound}"), rest, "display", 32, AMBER)


def _draw_numbers(shell: Shell, canvas: Canvas, row: pygame.Rect, meant: tuple[int, ...]) -> None:
    lines = -(-len(meant) // COLUMNS)
    side = min(LARGEST, (row.h - 8) // lines - 4)
    top = row.centery - lines * (side + 4) // 2 + 2
    for place, number in enumerate(meant):
        spot = pygame.Rect(0, 0, side, side)
        spot.topleft = row.x + 20 + place % COLUMNS * (LARGEST + 4), top + place // COLUMNS * (side + 4)
        draw_number(shell, canvas, spot, number)


def draw_number(shell: Shell, canvas: Canvas, spot: pygame.Rect, number: int) -> None:
    """A number on a round plate."""
    canvas.blit(paint.plate(spot.size, spot.w // 2, AMBER), spot)
    size = spot.w * (0.72 + 0.26 * (shell.theme.text_scale - 1))
    blit_ink(canvas, shell.text.line(str(number), "number", size, INK, fixed=True), spot.center)
