"""The column of Cops and Crooks: its header and a row for every player, on plates that stretch."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.prompts import Row
from game.games.cops_and_crooks.screen.row_lines import HIGH, LargeLines, UsualLines
from game.shell import paint
from game.shell.lru_cache import LruCache
from game.shell.services import Shell
from game.shell.theme import CREAM, Colour
from game.table.seating import Chair

PORTRAIT_SHAPE = 200 / 240
MARGIN = 10
WIDEST_FACE, LARGE_TEXT_FACE, HIGH_ROW_FACE, SEAT = 84, 72, 84, 32
MOST_KEPT = 20
HEADER, LARGE_HEADER = (10, 38, 26), (7, 40, 40)
"""The middles of the two lines of the header, and the room for the second; the same for large text."""
HEADING: Colour = (0xFF, 0xD6, 0x78)
"""A paler amber, for its ground is a bright blue."""
SHUT: Colour = (0x8A, 0x90, 0xA8)


class Rows:
    """Draws the header and the rows; each is painted once for each of its looks."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._painted: LruCache[object, pygame.Surface] = LruCache(MOST_KEPT)

    @property
    def _large(self) -> bool:
        return self._shell.theme.text_scale > 1

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, row: Row, chair: Chair) -> None:
        """The row of a player."""
        key = (row, chair, rect.size, self._shell.settings.version)
        canvas.blit(self._painted.get(key, partial(self._paint, rect.size, row, chair)), rect)

    def draw_header(self, canvas: pygame.Surface, title: str, line: str) -> None:
        """The name of the game, and where the match stands."""
        rect, text = layout.HEADER, self._shell.text
        canvas.blit(self._shell.assets.scaled("cops_and_crooks/header", rect.size), rect)
        box = layout.places("header")["title"].move(rect.topleft)
        first, second, high = LARGE_HEADER if self._large else HEADER
        text.draw_line(
            canvas, title, (box.x, box.y + first), "display", 26, HEADING, shadow=2, fixed=True, max_width=206
        )
        said = text.boxed(line, "text_bold", 20, (206, high), CREAM, align="left")
        canvas.blit(said, said.get_rect(midleft=(box.x, box.y + second)))
        button = paint.button_face(layout.PAUSE.size, (0x18, 0x21, 0x3D), CREAM, 16)
        canvas.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (34, 34))
        canvas.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _paint(self, size: tuple[int, int], row: Row, chair: Chair) -> pygame.Surface:
        kind = "plate_cops" if row.cops else "plate_out" if row.gone else "plate"
        on = "_on" if row.fled or (row.hot and not row.gone) else ""
        image = stretched(self._shell.assets.image(f"cops_and_crooks/{kind}{on}"), size).copy()
        high = size[1] - 2 * MARGIN
        widest = (HIGH_ROW_FACE if high >= HIGH else LARGE_TEXT_FACE) if self._large else WIDEST_FACE
        wide = min(widest, round(high * PORTRAIT_SHAPE))
        face = pygame.Rect(MARGIN + 2, 0, wide, round(wide / PORTRAIT_SHAPE))
        face.centery = size[1] // 2
        portrait = self._shell.assets.scaled(row.portrait, face.size)
        image.blit(paint.tinted(portrait, SHUT) if row.gone else portrait, face)
        if row.jailed:
            image.blit(self._shell.assets.scaled("cops_and_crooks/jail", face.size), face)
        if row.look:
            badge = self._shell.assets.scaled(f"badges/{row.look}", (SEAT, SEAT))
            image.blit(badge, badge.get_rect(center=(face.right - 4, face.bottom - SEAT // 2 + 2)))
        body = pygame.Rect(face.right + 16, MARGIN - 2, size[0] - face.right - 30, high + 4)
        lines = LargeLines(self._shell) if self._large else UsualLines(self._shell)
        lines.paint(image, face, body, row, chair)
        return image


@lru_cache(maxsize=16)
def stretched(plate: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A plate in another size; its corners stay as they are."""
    middle, whole = layout.places("plate")["middle"], plate.get_rect()
    xs, ys = (0, middle.left, middle.right, whole.w), (0, middle.top, middle.bottom, whole.h)
    across = 0, middle.left, size[0] - (whole.w - middle.right), size[0]
    down = 0, middle.top, size[1] - (whole.h - middle.bottom), size[1]
    image = paint.clear(size)
    for column in range(3):
        for line in range(3):
            part = plate.subsurface(
                (xs[column], ys[line], xs[column + 1] - xs[column], ys[line + 1] - ys[line])
            )
            room = across[column + 1] - across[column], down[line + 1] - down[line]
            image.blit(pygame.transform.smoothscale(part, room), (across[column], down[line]))
    return image
