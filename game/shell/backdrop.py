"""Shared parts of screens: background, heading, help texts, a veil over the scene below."""

from __future__ import annotations

import pygame

from game.shell import draw, paint
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CORAL, DEEP, INK, SHADOW, Colour, mix

HEADING = 46
HEADING_Y = 68
SIGN_ROOM = 44
"""Pixels between the heading and the edges of its sign."""
WIDEST_SIGN = 1060
"""The room between the two lamps of the office."""
HINT = 24
COLUMN_HEAD = 34
VEIL = 150
WIDEST_WARNING = 1700


def draw_backdrop(shell: Shell, canvas: Canvas, name: str, *, dim: int = 0) -> None:
    """Draw a painted background, `dim` steps darker (0 to 255)."""
    canvas.blit(shell.assets.scaled(f"scenes/{name}", canvas.get_size()), (0, 0))
    strong = 60 if shell.settings.value.colours == "strong" else 0
    if dim + strong:
        canvas.fill((min(255, dim + strong),) * 3, special_flags=pygame.BLEND_RGB_SUB)


def draw_heading(shell: Shell, canvas: Canvas, text: str) -> None:
    """Draw the screen's name at the top, on a sign that hangs from the ceiling."""
    middle = canvas.get_width() // 2
    palette, room = shell.theme.palette, WIDEST_SIGN - 2 * SIGN_ROOM
    image = shell.text.line(text, "display", HEADING, palette.title, max_width=room, track=4)
    sign = pygame.Rect(0, 0, image.get_width() + 2 * SIGN_ROOM, shell.theme.px(HEADING) + 26)
    sign.center = middle, HEADING_Y
    for x in (sign.left + SIGN_ROOM, sign.right - SIGN_ROOM):
        draw.line(canvas, SHADOW, (x, 0), (x, sign.top), 6)
    paint.draw_panel(canvas, sign, DEEP, mix(palette.panel_edge, palette.title, 0.35), 16)
    canvas.blit(image, shell.text.place(image, sign.center, "display", align="middle"))


def draw_hint_line(shell: Shell, canvas: Canvas, text: str, y: int, colour: Colour | None = None) -> None:
    """Draw a sentence about the focused widget, centred at this height."""
    if not text:
        return
    width = canvas.get_width()
    image = shell.text.line(text, "text", HINT, colour or shell.theme.palette.text, max_width=width - 140)
    box = image.get_rect(center=(width // 2, y))
    _draw_ink(canvas, box.inflate(44, 14))
    canvas.blit(image, box)


def help_height(shell: Shell) -> int:
    """Return the height of a help bar."""
    return shell.text.height("text", HINT) + 32


def draw_help(shell: Shell, canvas: Canvas, text: str, bar: pygame.Rect) -> None:
    """Draw the help bar with a sentence about the focused widget."""
    palette = shell.theme.palette
    paint.draw_panel(canvas, bar, palette.panel, palette.panel_edge, 16)
    spot = bar.x + 26, bar.centery
    shell.text.draw_line(canvas, text, spot, "text", HINT, palette.text, max_width=bar.w - 52)


def draw_column_head(shell: Shell, canvas: Canvas, text: str, box: pygame.Rect) -> None:
    """Draw the heading of a column on a dark plate."""
    image = shell.text.line(
        text, "number", COLUMN_HEAD, shell.theme.palette.title, max_width=box.w - 64, track=2
    )
    plate = pygame.Rect(0, 0, image.get_width() + 44, shell.theme.px(COLUMN_HEAD))
    plate.center = box.center
    _draw_ink(canvas, plate)
    canvas.blit(image, shell.text.place(image, box.center, "number", align="middle"))


def warning(shell: Shell, text: str) -> Picture:
    """Return a plate with a red edge that says what is wrong."""
    return shell.text.keep(("warning", text, shell.settings.version), lambda: _warning(shell, text))


def _warning(shell: Shell, text: str) -> Picture:
    side = shell.theme.px(HINT + 10)
    room = min(WIDEST_WARNING - side, shell.text.width(text, "text_bold", HINT) + 4)
    said = shell.text.paragraph(text, "text_bold", HINT, room, shell.theme.palette.text, align="middle")
    size = room + side + 64, max(said.get_height(), side) + 16
    image = paint.tinted(paint.rounded(size, 14), INK)
    image.blit(paint.tinted(paint.rounded(size, 14, 4), CORAL), (0, 0))
    sign = paint.tinted(shell.assets.fitting("icons/warning", (side, side)), CORAL)
    image.blit(sign, sign.get_rect(midleft=(22, size[1] // 2)))
    image.blit(said, said.get_rect(midright=(size[0] - 22, size[1] // 2)))
    return image


def _draw_ink(canvas: Canvas, plate: pygame.Rect) -> None:
    canvas.blit(paint.plate(plate.size, 14, INK, 190), plate)


def hint_line_y(shell: Shell) -> int:
    """Return the middle of the hint line under the heading."""
    return HEADING_Y + (shell.theme.px(HEADING) + shell.theme.px(HINT)) // 2 + 34


def hint_line_height(shell: Shell) -> int:
    """Return the height of a hint line with its plate."""
    return shell.theme.font("text", shell.theme.px(HINT)).height + 14


def hint_line_top(shell: Shell) -> int:
    """Return the top of the plate of a hint line."""
    return hint_line_y(shell) - hint_line_height(shell) // 2


def draw_veil(canvas: Canvas, alpha: int = VEIL) -> None:
    """Darken what is below a see-through scene."""
    canvas.blit(_veil(canvas.get_size(), alpha), (0, 0))


@cached(3)
def _veil(size: tuple[int, int], alpha: int) -> Picture:
    veil = Picture(size)
    veil.fill(SHADOW)
    veil.set_alpha(alpha)
    return veil
