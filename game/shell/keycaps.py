"""Pictures of keys, with the letters and signs on them."""

from __future__ import annotations

from collections.abc import Callable

from game.shell import draw, paint, transform
from game.shell.keynames import ARROW_NAMES
from game.shell.lru_cache import cached
from game.shell.picture import Picture
from game.shell.theme import INK, SMALLEST_TEXT, Font, Theme

LETTER, WORD = 0.5, 0.45
"""The height of capitals on a lone letter and in a word, in heights of the key."""
SIGN, BETWEEN = 0.46, 0.12
"""The size of a sign beside a word, and its distance from the word, in heights of the key."""
LONE_SIGN = 0.6
ARROW = 0.56
"""The size of an arrow, in heights of the key."""
SPACE_WIDE = 2.6
MIDDLE = 0.45
"""The middle of the top of a key, in heights of the key."""
FINE = 4
OFF_MIDDLE = ",.'`"
"""Signs that look alike except for their height on the line."""
MEASURED = 100
"""The size at which the font is measured."""
Point = tuple[float, float]
_ARROW = ((0.5, 0.08), (0.96, 0.88), (0.04, 0.88))
_STROKES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "Enter": (((0.92, 0.14), (0.92, 0.6), (0.1, 0.6)), ((0.36, 0.32), (0.1, 0.6), (0.36, 0.88))),
    "Tab": (
        ((0.04, 0.5), (0.74, 0.5)),
        ((0.48, 0.22), (0.76, 0.5), (0.48, 0.78)),
        ((0.94, 0.16), (0.94, 0.84)),
    ),
    "Shift": (
        ((0.5, 0.08), (0.94, 0.52), (0.7, 0.52), (0.7, 0.92)),
        ((0.7, 0.92), (0.3, 0.92), (0.3, 0.52), (0.06, 0.52), (0.5, 0.08)),
    ),
    "Backspace": (((0.98, 0.5), (0.08, 0.5)), ((0.38, 0.2), (0.08, 0.5), (0.38, 0.8))),
    "Space": (((0.0, 0.55), (0.0, 0.85), (1.0, 0.85), (1.0, 0.55)),),
}
"""The lines of a sign, in sizes of the sign."""


def key_picture(theme: Theme, name: str, size: int, letter: float = LETTER) -> Picture:
    """Return a keycap with its name, and the sign that real keys show; wide for long names."""
    printed = legend(theme, name, size, letter)
    beside = size // 4 if len(name) == 1 or name in ARROW_NAMES else size // 2
    wide = round(max(size * SPACE_WIDE if name == "Space" else size, printed.get_width() + beside))
    cap = paint.keycap((wide, size)).copy()
    cap.blit(printed, printed.get_rect(center=(wide / 2, size * MIDDLE)))
    return cap


def sign_picture(name: str, size: int) -> Picture | None:
    """Return a keycap with its sign alone; None if it has none or shares it, like the two Shifts."""
    if name not in _STROKES:
        return None
    cap, sign = paint.keycap((size, size)).copy(), _drawn(_STROKES[name], round(size * LONE_SIGN))
    cap.blit(sign, sign.get_rect(center=(size / 2, size * MIDDLE)))
    return cap


def legend(theme: Theme, name: str, size: int, letter: float = LETTER) -> Picture:
    """Return what is printed on a key of this height: an arrow, or a name, maybe after a sign."""
    if name in ARROW_NAMES:
        return transform.rotate(_filled(round(size * ARROW)), -90 * ARROW_NAMES.index(name))
    letters = _letters(theme, name, size, letter)
    strokes = _STROKES.get(name.rpartition(" ")[2])  # both Shifts have the same sign
    if strokes is None:
        return letters
    sign = _drawn(strokes, round(size * SIGN))
    left = sign.get_width() + round(size * BETWEEN)
    image = paint.clear((left + letters.get_width(), max(sign.get_height(), letters.get_height())))
    image.blit(sign, sign.get_rect(midleft=(0, image.get_height() / 2)))
    image.blit(letters, letters.get_rect(midleft=(left, image.get_height() / 2)))
    return image


def _letters(theme: Theme, name: str, size: int, letter: float) -> Picture:
    """Render a name, cropped to be centred: by its ink for most lone signs, else by its capitals."""
    font = _font(theme, size * (letter if len(name) == 1 else WORD))
    letters = font.render(name, INK)
    ink, capital = letters.get_bounding_rect(), font.render("H", INK).get_bounding_rect()
    if len(name) == 1 and name not in OFF_MIDDLE:
        return letters.part(ink)
    reach = max(ink.bottom - capital.centery, capital.centery - ink.top)
    image = paint.clear((ink.w, 2 * reach))
    image.blit(letters, (-ink.x, reach - capital.centery))
    return image


def _font(theme: Theme, high: float) -> Font:
    """Return the font whose capitals are `high` pixels high."""
    measured = theme.font("display", MEASURED)
    capital = measured.render("H", INK).get_bounding_rect().h
    return theme.font("display", max(SMALLEST_TEXT, round(high * MEASURED / capital)))


@cached(64)
def _drawn(strokes: tuple[tuple[Point, ...], ...], side: int) -> Picture:
    width = max(2, round(side * FINE * 0.14))

    def draw_strokes(large: Picture, at: Callable[[Point], Point]) -> None:
        for stroke in strokes:
            points = [at(point) for point in stroke]
            draw.lines(large, INK, False, points, width)
            for point in points:
                draw.circle(large, INK, point, width / 2)

    return _fine(side, width, draw_strokes)


@cached(16)
def _filled(side: int) -> Picture:
    """Draw an arrow head that points up."""
    return _fine(side, 0, lambda large, at: draw.polygon(large, INK, [at(point) for point in _ARROW]))


def _fine(side: int, rim: int, paint_large: Callable[[Picture, Callable[[Point], Point]], object]) -> Picture:
    """Draw a picture larger and scale it down; a rim of half a line's width stays free."""
    whole = side * FINE
    large, room = paint.clear((whole, whole)), whole - rim
    paint_large(large, lambda point: (rim / 2 + point[0] * room, rim / 2 + point[1] * room))
    return transform.smoothscale(large, (side, side))
