"""The column of Cops and Crooks: its header and a row for every player, on plates that stretch."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from game.shell import paint
from game.shell.devices import MOUSE
from game.shell.glyphs import glyph
from game.shell.kept import Kept
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, Colour
from game.stage.board.panels import DIM
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.prompts import Row
from game.stage.seating import Chair

PORTRAIT_SHAPE = 200 / 240
MARGIN = 10
BOX, BOXES = 26, 4
"""A mark for every arrest; the fourth is the last."""
BADGE, HAND = 38, 26
MOST_KEPT = 20
HEADING: Colour = (0xFF, 0xD6, 0x78)
"""A paler amber, for its ground is a bright blue."""
SHUT: Colour = (0x8A, 0x90, 0xA8)


class Rows:
    """Draws the header and the rows; each is painted once for each of its looks."""

    def __init__(self, shell: Shell, rects: tuple[pygame.Rect, ...]) -> None:
        self._shell = shell
        self.rects = rects
        self._painted: Kept[object, pygame.Surface] = Kept(MOST_KEPT)

    def draw(self, canvas: pygame.Surface, rect: pygame.Rect, row: Row, chair: Chair) -> None:
        """The row of a player."""
        key = (row, chair, rect.size, self._shell.settings.version)
        canvas.blit(self._painted.get(key, partial(self._paint, rect.size, row, chair)), rect)

    def draw_header(self, canvas: pygame.Surface, title: str, line: str) -> None:
        """The name of the game, and where the match stands."""
        rect, text = layout.HEADER, self._shell.text
        canvas.blit(self._shell.assets.scaled("cops_and_crooks/header", rect.size), rect)
        box = layout.places("header")["title"].move(rect.topleft)
        text.draw_line(
            canvas, title, (box.x, box.y + 10), "display", 26, HEADING, shadow=2, fixed=True, max_width=206
        )
        said = text.boxed(line, "text_bold", 20, (206, 26), CREAM, align="left")
        canvas.blit(said, said.get_rect(midleft=(box.x, box.y + 38)))
        button = paint.button_face(layout.PAUSE.size, (0x18, 0x21, 0x3D), CREAM, 16)
        canvas.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (34, 34))
        canvas.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _paint(self, size: tuple[int, int], row: Row, chair: Chair) -> pygame.Surface:
        kind = "plate_cops" if row.cops else "plate_out" if row.gone else "plate"
        on = "_on" if row.fled or (row.hot and not row.gone) else ""
        image = stretched(self._shell.assets.image(f"cops_and_crooks/{kind}{on}"), size).copy()
        high = size[1] - 2 * MARGIN
        face = pygame.Rect(MARGIN + 2, MARGIN, round(high * PORTRAIT_SHAPE), high)
        portrait = self._shell.assets.scaled(row.portrait, face.size)
        image.blit(paint.tinted(portrait, SHUT) if row.gone else portrait, face)
        if row.jailed:
            image.blit(self._shell.assets.scaled("cops_and_crooks/jail", face.size), face)
        body = pygame.Rect(face.right + 12, MARGIN - 2, size[0] - face.right - 26, high + 4)
        self._paint_text(image, body, row)
        self._paint_signs(image, body, row, chair)
        return image

    def _paint_text(self, image: pygame.Surface, body: pygame.Rect, row: Row) -> None:
        line = body.h // 3
        room = body.w - HAND - 8 - (BADGE if row.wanted or row.ticket else 0)
        for number, (said, role, px, colour) in enumerate(
            (
                (row.name, "text_bold", 26, CREAM),
                (row.note, "text_bold", 20, AMBER if row.hot else DIM),
                (row.money, "number", 30, GREEN),
            )
        ):
            wide = room if number == 0 else body.w - 136
            text = self._shell.text.boxed(said, role, px, (wide, line), colour, align="left")  # type: ignore[arg-type]
            image.blit(text, text.get_rect(midleft=(body.x, body.y + line * number + line // 2)))

    def _paint_signs(self, image: pygame.Surface, body: pygame.Rect, row: Row, chair: Chair) -> None:
        scaled = self._shell.assets.scaled
        if row.wanted or row.ticket:
            sign = scaled(f"cops_and_crooks/{'ticket' if row.ticket else 'wanted'}", (BADGE, BADGE))
            image.blit(sign, sign.get_rect(topright=(body.right + 6, body.y - 2)))
        hand = self._hand(chair)
        badge = BADGE + 2 if row.wanted or row.ticket else 0
        image.blit(hand, hand.get_rect(midright=(body.right - badge, body.y + body.h // 6)))
        if row.cops:
            return
        for number in range(BOXES):
            name = "arrest_spent" if number < row.arrests else "arrest_free"
            box = scaled(f"cops_and_crooks/{name}", (BOX, BOX))
            image.blit(box, (body.right - (BOXES - number) * (BOX + 2), body.bottom - BOX - 2))
        if row.stash:
            self._paint_stash(image, body, row.stash)

    def _paint_stash(self, image: pygame.Surface, body: pygame.Rect, stash: str) -> None:
        """What is in hideouts, beside what is in hand."""
        chest = self._shell.assets.scaled("cops_and_crooks/stash", (26, 26))
        number = self._shell.text.boxed(stash, "number", 22, (70, 26), CREAM, align="left")
        at = number.get_rect(midright=(body.right - 4, body.centery + 5))
        image.blit(number, at)
        image.blit(chest, chest.get_rect(midright=(at.left - 2, at.centery)))

    def _hand(self, chair: Chair) -> pygame.Surface:
        match chair.kind:
            case "pad" if chair.pad:
                return self._shell.assets.scaled("icons/pad", (HAND, HAND))
            case "ai":
                return self._shell.assets.scaled("icons/robot", (HAND, HAND))
            case _:
                return glyph(self._shell, 1, MOUSE, HAND)


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
