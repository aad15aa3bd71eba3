"""The column of Cops and Crooks: its header and a row for every player, on plates that stretch."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from game.shell import paint
from game.shell.devices import MOUSE
from game.shell.glyphs import glyph
from game.shell.kept import Kept
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, Colour, Role
from game.stage.board.panels import DIM
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.prompts import Row
from game.stage.seating import Chair

PORTRAIT_SHAPE = 200 / 240
MARGIN = 10
BOX, BOXES = 26, 4
"""A mark for every arrest; the fourth is the last."""
BADGE, HAND, CHEST, SEAT = 38, 26, 26, 32
LOW, MOST_GROWN = 88, 1.12
"""How high the body of the lowest row is, for which all of these sizes are meant; signs grow only so much."""
HEIGHTS = (0.19, 0.5, 0.8)
"""The middles of the three lines in the body of a row."""
WIDEST_FACE = 84
NAME, NOTE, MONEY, STASH = 26, 20, 30, 22
CROWDED = {NAME: 1.0, NOTE: 0.82, MONEY: 1.14, STASH: 0.9}
"""How large letters may get with the text of the player, as parts of the height of a line."""
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
        wide = min(WIDEST_FACE, round(high * PORTRAIT_SHAPE))
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
        self._paint_text(image, body, row)
        self._paint_signs(image, body, row, chair)
        return image

    def _paint_text(self, image: pygame.Surface, body: pygame.Rect, row: Row) -> None:
        room = body.w - self._signs_width(body, row)
        beside = body.w - (0 if row.cops else BOXES * (_grown(BOX, body) + 2) + 6)
        lines: tuple[tuple[str, Role, int, Colour, int], ...] = (
            (row.name, "text_bold", NAME, CREAM, room),
            (row.note, "text_bold", NOTE, AMBER if row.hot else DIM, beside),
            (row.money, "number", MONEY, GREEN, beside),
        )
        for part, (said, role, px, colour, wide) in zip(HEIGHTS, lines, strict=True):
            at = body.x, body.y + round(part * body.h)
            self._letter(image, said, at, role, self._px(px, body), colour, wide)

    def _px(self, size: int, body: pygame.Rect) -> int:
        """As large as the row is high, and as the player wants it, up to what a line holds."""
        high = body.h / 3
        return round(min(self._shell.theme.px(size * body.h / LOW), high * CROWDED[size]))

    def _letter(  # noqa: PLR0913, PLR0917
        self,
        image: pygame.Surface,
        said: str,
        at: tuple[int, int],
        role: Role,
        px: int,
        colour: Colour,
        wide: int,
    ) -> None:
        self._shell.text.draw_line(image, said, at, role, px, colour, max_width=wide, fixed=True)

    def _signs(self, row: Row) -> list[str]:
        """What a crook is known for, from the right."""
        return [name for name, has in (("wanted", row.wanted), ("ticket", row.ticket)) if has]

    def _signs_width(self, body: pygame.Rect, row: Row) -> int:
        """The room that signs and the hand take beside the name."""
        return len(self._signs(row)) * (_grown(BADGE, body) + 2) + _grown(HAND, body) + 8

    def _paint_signs(self, image: pygame.Surface, body: pygame.Rect, row: Row, chair: Chair) -> None:
        scaled, side = self._shell.assets.scaled, _grown(BADGE, body)
        right = body.right + 6
        for name in self._signs(row):
            image.blit(scaled(f"cops_and_crooks/{name}", (side, side)), (right - side, body.y - 2))
            right -= side + 2
        hand = self._hand(chair, _grown(HAND, body))
        first = body.y + round(HEIGHTS[0] * body.h)
        image.blit(hand, hand.get_rect(midright=(min(right, body.right) - 2, first)))
        if row.cops:
            return
        box = _grown(BOX, body)
        for number in range(BOXES):
            name = "arrest_spent" if number < row.arrests else "arrest_free"
            mark = scaled(f"cops_and_crooks/{name}", (box, box))
            image.blit(mark, (body.right - (BOXES - number) * (box + 2), body.bottom - box - 2))
        if row.stash:
            self._paint_stash(image, body, row.stash)

    def _paint_stash(self, image: pygame.Surface, body: pygame.Rect, stash: str) -> None:
        """What is in hideouts, beside what is in hand."""
        side, px = _grown(CHEST, body), self._px(STASH, body)
        chest = self._shell.assets.scaled("cops_and_crooks/stash", (side, side))
        left = body.right - BOXES * (_grown(BOX, body) + 2)
        middle = body.centery + body.h // 18
        image.blit(chest, chest.get_rect(midleft=(left, middle)))
        at = left + side + 4, middle
        self._letter(image, stash, at, "number", px, CREAM, body.right - at[0])

    def _hand(self, chair: Chair, side: int) -> pygame.Surface:
        match chair.kind:
            case "pad" if chair.pad:
                return self._shell.assets.scaled("icons/pad", (side, side))
            case "ai":
                return self._shell.assets.scaled("icons/robot", (side, side))
            case _:
                return glyph(self._shell, 1, MOUSE, side)


def _grown(size: int, body: pygame.Rect) -> int:
    """The size of a sign in a row that may be higher than the lowest."""
    return round(size * min(body.h / LOW, MOST_GROWN))


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
