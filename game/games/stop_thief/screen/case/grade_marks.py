"""How a grade looks: a tick, a dash or an arrow down, and what would have been better."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame

from game.games.stop_thief.ai.facts import percent
from game.games.stop_thief.ai.grades import Grade, Mark
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import GLASS, TEAL
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown, with_shadow, write
from game.shell import draw, paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.theme import AMBER, CORAL, CREAM, DIM, GREEN, INK, Colour, mix

INKS: dict[Mark, Colour] = {Mark.GOOD: GREEN, Mark.FINE: AMBER, Mark.COSTLY: CORAL}
LINES = {
    Mark.GOOD: (((-0.45, 0.05), (-0.1, 0.4), (0.5, -0.35)),),
    Mark.FINE: (((-0.45, 0.0), (0.45, 0.0)),),
    Mark.COSTLY: (((0.0, -0.5), (0.0, 0.45)), ((-0.4, 0.05), (0.0, 0.45), (0.4, 0.05))),
}
"""The strokes of each sign, from the middle of a circle with radius 1."""
SIGN = 60
HEAD, FOOT = (72, 84), (50, 50)
"""How high the first and the last line are, and for text of twice the size."""


@cached(12)
def sign(mark: Mark, size: int) -> Picture:
    """A round sign of this width."""
    fine = paint.FINE
    wide, middle = size * fine, size * fine / 2
    large = paint.clear((wide, wide))
    draw.circle(large, INK, (middle, middle), round(middle))
    draw.circle(large, INKS[mark], (middle, middle), round(middle * 0.9))
    for stroke in LINES[mark]:
        points = [(middle + x * middle, middle + y * middle) for x, y in stroke]
        for start, end in pairwise(points):
            draw.line(large, INK, start, end, round(middle * 0.26))
        for point in points:
            draw.circle(large, INK, point, round(middle * 0.13))
    return transform.smoothscale(large, (size, size))


def draw_grade(display: DisplayState, canvas: Canvas, grade: Grade) -> None:
    """The panel of a grade, in the place of the poster."""
    key = ("grade", grade, display.shell.settings.version)
    canvas.layer(key, with_shadow(layout.GRADE), lambda canvas: _paint(display, canvas, grade))


def _paint(display: DisplayState, canvas: Canvas, grade: Grade) -> None:
    shell, body = display.shell, layout.GRADE.inflate(-32, -28)
    paint.draw_panel(canvas, layout.GRADE, GLASS, TEAL)
    head = pygame.Rect(body.x, body.y, body.w, grown(shell, *HEAD))
    picture = sign(grade.mark, SIGN)
    canvas.blit(picture, picture.get_rect(midleft=head.midleft))
    beside = pygame.Rect(head.x + SIGN + 14, head.y, head.w - SIGN - 14, head.h)
    lost, name = percent(min(1.0, grade.lost)), display.seats[grade.seat].name
    title = shell.words(f"stop-thief.grade.{grade.mark}", name=name, lost=lost)
    write(shell, canvas, title, beside, "display", 28, mix(INKS[grade.mark], CREAM, 0.3), align="left")
    foot = pygame.Rect(body.x, body.bottom - grown(shell, *FOOT), body.w, grown(shell, *FOOT))
    write(shell, canvas, shell.words("stop-thief.grade.means", name=name), foot, "text", 20, DIM)
    room = body.w, foot.y - head.bottom - 16
    said = "\n".join(sentences(display, grade))
    canvas.blit(
        shell.text.boxed(said, "text_bold", 26, room, CREAM, align="left"), (body.x, head.bottom + 10)
    )


def sentences(display: DisplayState, grade: Grade) -> tuple[str, str]:
    """What was done, and what would have been better by what the player could know."""
    words, players = display.shell.words, tuple(seat.name for seat in display.seats)
    done = grade.done.sentence(words, players)
    if grade.better is None:
        return done, words("stop-thief.grade.best")
    # The X-ray says itself what was known.
    move = replace(grade.better, names={**grade.better.names, "known": ""})
    said = move.sentence(words, "stop-thief", players).strip()
    return done, words("stop-thief.grade.better", move=said)
