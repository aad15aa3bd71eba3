"""The side column of Cops and Crooks: header, players' rows, prompt and buttons."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.prompts import Row
from game.games.cops_and_crooks.screen.row_lines import HIGH, paint_large, paint_usual
from game.shell import paint, transform
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, Colour
from game.table.board.panels import FILL
from game.table.seating import Chair

PORTRAIT_SHAPE = 200 / 240
MARGIN = 10
WIDEST_FACE, LARGE_TEXT_FACE, HIGH_ROW_FACE, SEAT = 84, 72, 84, 32
HEADER, LARGE_HEADER = (10, 38, 26), (7, 40, 40)
"""The middles of both lines of the header and the height of the second, for usual and large text."""
HEADING: Colour = (0xFF, 0xD6, 0x78)
"""A paler amber, because its background is a bright blue."""
SHUT: Colour = (0x8A, 0x90, 0xA8)


def draw_row(shell: Shell, canvas: Canvas, rect: pygame.Rect, row: Row, chair: Chair) -> None:
    """Draw the row of a player."""
    size = rect.size
    kind = "plate_cops" if row.cops else "plate_out" if row.gone else "plate"
    on = "_on" if row.fled or (row.hot and not row.gone) else ""
    image = stretched(shell.assets.image(f"cops_and_crooks/{kind}{on}"), size).copy()
    high = size[1] - 2 * MARGIN
    widest = (HIGH_ROW_FACE if high >= HIGH else LARGE_TEXT_FACE) if _large(shell) else WIDEST_FACE
    wide = min(widest, round(high * PORTRAIT_SHAPE))
    face = pygame.Rect(MARGIN + 2, 0, wide, round(wide / PORTRAIT_SHAPE))
    face.centery = size[1] // 2
    portrait = shell.assets.scaled(row.portrait, face.size)
    image.blit(paint.tinted(portrait, SHUT) if row.gone else portrait, face)
    if row.jailed:
        image.blit(shell.assets.scaled("cops_and_crooks/jail", face.size), face)
    if row.look:
        badge = shell.assets.scaled(f"badges/{row.look}", (SEAT, SEAT))
        paint.draw_centred(image, badge, (face.right - 4, face.bottom - SEAT // 2 + 2))
    body = pygame.Rect(face.right + 16, MARGIN - 2, size[0] - face.right - 30, high + 4)
    if _large(shell):
        paint_large(shell, image, face, body, row, chair)
    else:
        paint_usual(shell, image, body, row, chair)
    canvas.blit(image, rect)


def draw_header(shell: Shell, canvas: Canvas, stands: str) -> None:
    """Draw the game's name, where the match stands, and how to win. Large text leaves out the name."""
    rect, text, words = layout.HEADER, shell.text, shell.words
    title, line = words("cops-and-crooks.title"), words("cops-and-crooks.table.goal", round=stands)
    if _large(shell):
        title, line = words("cops-and-crooks.table.goal-large"), stands
    canvas.blit(shell.assets.scaled("cops_and_crooks/header", rect.size), rect)
    box = layout.places("header")["title"].move(rect.topleft)
    first, second, high = LARGE_HEADER if _large(shell) else HEADER
    text.draw_line(
        canvas, title, (box.x, box.y + first), "display", 26, HEADING, shadow=2, fixed=True, max_width=206
    )
    said = text.boxed(line, "text_bold", 20, (206, high), CREAM, align="left")
    canvas.blit(said, said.get_rect(midleft=(box.x, box.y + second)))
    pause = layout.PAUSE
    paint.draw_centred(canvas, paint.button_face(pause.size, (0x18, 0x21, 0x3D), CREAM, 16), pause.center)
    paint.draw_centred(canvas, shell.assets.scaled("icons/pause", (34, 34)), pause.center)


def draw_prompt(shell: Shell, canvas: Canvas, prompt: str, places: layout.Column) -> None:
    """Draw the panel below the rows with a text."""
    plate = shell.assets.image("cops_and_crooks/plate")
    canvas.blit(stretched(plate, places.prompt.size), places.prompt)
    text = shell.text.boxed(prompt, "text_bold", 26, places.said.size, CREAM)
    paint.draw_centred(canvas, text, places.said.center)


def draw_danger(shell: Shell, canvas: Canvas, room: pygame.Rect, *, shown: bool) -> None:
    """Draw the button that shows or hides danger."""
    paint.draw_centred(canvas, paint.button_face(room.size, AMBER if shown else FILL, CREAM, 16), room.center)
    words = shell.words(f"cops-and-crooks.table.danger-{'shown' if shown else 'hidden'}")
    box = room.w - 16, room.h - 8
    label = shell.text.boxed(words, "text_bold", 20, box, INK if shown else CREAM)
    paint.draw_centred(canvas, label, room.center)


def _large(shell: Shell) -> bool:
    return shell.theme.text_scale > 1


@cached(16)
def stretched(plate: Picture, size: tuple[int, int]) -> Picture:
    """A plate in another size with unchanged corners."""
    middle, whole = layout.places("plate")["middle"], plate.get_rect()
    right, bottom = size[0] - (whole.w - middle.right), size[1] - (whole.h - middle.bottom)
    columns = (0, middle.left, middle.right, whole.w), (0, middle.left, right, size[0])
    lines = (0, middle.top, middle.bottom, whole.h), (0, middle.top, bottom, size[1])
    image = paint.clear(size)
    for (x, x2), (to_x, to_x2) in zip(*map(pairwise, columns), strict=True):
        for (y, y2), (to_y, to_y2) in zip(*map(pairwise, lines), strict=True):
            part = plate.part((x, y, x2 - x, y2 - y))
            image.blit(transform.smoothscale(part, (to_x2 - to_x, to_y2 - to_y)), (to_x, to_y))
    return image
