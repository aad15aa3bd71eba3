"""Small plates with text on the streets, and where to put them so that they hide little."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.marks import GROWS
from game.shell import paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, Colour
from game.table.board.decals import bigger
from game.table.board.markers import ink_on
from game.table.looks import SEAT_LOOKS

OWNERS = {look.colour: name for name, look in SEAT_LOOKS.items()}
"""The look that each colour belongs to."""
LETTERS, HIGH = 19, 26
CLOSE = 14
"""How far a plate beside a piece reaches into the empty edge of its picture."""
PAST_BADGE = 26
"""How much further away a plate is at the head, where a badge may be."""
SLIDES = (0.0, 0.125, -0.125, 0.25, -0.25)
"""How far a plate at the feet of a piece may slide, as parts of its width."""
CHEST = "cops_and_crooks/stash"
ROLL, THING = 100, 4
"""How much worse it is to hide a danger number, or a thing, than a tile that can be chosen."""


class Plates:
    """Draws plates and caches their pictures."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def draw(
        self,
        canvas: Canvas,
        said: str,
        middle: tuple[int, int],
        colour: Colour,
        *,
        sign: str = "",
        widest: int = 0,
    ) -> pygame.Rect:
        """Draw a plate, with the badge of a seat if it has that seat's colour. Return where it is."""
        return paint.draw_centred(canvas, self.picture(said, colour, sign, widest), middle)

    def picture(self, said: str, colour: Colour, sign: str = "", widest: int = 0) -> Picture:
        """The picture of a plate, with `sign` before the text and a line break beyond `widest`."""
        key = ("street-plate", said, colour, sign, widest, self._shell.settings.version)
        return self._shell.text.keep(key, lambda: self._paint(said, colour, sign, widest))

    def cash(self, canvas: Canvas, amount: int, piece: pygame.Rect, colour: Colour, ground: Ground) -> None:
        """Draw a crook's cash where it hides the least, unless it would hide a danger number."""
        said = f"${amount:,}"
        room = ground.freest(_at_piece(piece, self.picture(said, colour).get_size()))
        if room.collidelist(ground.rolls) < 0:
            ground.things.append(self.draw(canvas, said, room.center, colour))

    def _paint(self, said: str, colour: Colour, sign: str, widest: int) -> Picture:
        larger = bigger(self._shell, GROWS)
        text, px, ink = self._shell.text, LETTERS * larger, ink_on(colour)
        if widest and text.width(said, "number", px, fixed=True) > widest:
            line = text.paragraph(said, "number", px, widest, ink, align="middle", fixed=True)
        else:
            line = text.line(said, "number", px, ink, fixed=True)
        letters, high, owner = line.get_bounding_rect(), round(HIGH * larger), OWNERS.get(colour)
        names = [name for name in (f"badges/{owner}" if owner else "", sign) if name]
        left = len(names) * (high - 2)
        size = left + letters.w + 14, max(high, letters.h + 12)
        image = paint.clear(size)
        image.blit(paint.tinted(paint.rounded(size, 7), CREAM), (0, 0))
        image.blit(paint.tinted(paint.rounded((size[0] - 4, size[1] - 4), 6), colour), (2, 2))
        for number, name in enumerate(names):
            picture = self._shell.assets.scaled(name, (high - 2 - 4 * number, high - 2 - 4 * number))
            image.blit(picture, (2 + number * (high - 1), 1 + 2 * number))
        image.blit(line, ((size[0] + left) / 2 - letters.centerx, size[1] / 2 - letters.centery))
        return image


@dataclass(frozen=True, slots=True)
class Ground:
    """What plates should not hide, most important first."""

    rolls: list[pygame.Rect] = field(default_factory=list)
    """The danger numbers."""
    things: list[pygame.Rect] = field(default_factory=list)
    """Pieces, signs and texts on the streets."""
    tiles: list[pygame.Rect] = field(default_factory=list)
    """The tiles that can be chosen."""

    def freest(self, rooms: Sequence[pygame.Rect]) -> pygame.Rect:
        """The first of several rooms for a plate that hides the least."""
        inside = [room.clamp(layout.VIEW) for room in rooms]
        return next((room for room in inside if not self._hides(room)), None) or min(inside, key=self._hides)

    def _hides(self, room: pygame.Rect) -> int:
        """How bad it is to put a plate there."""
        total = 0
        for rects, weight in ((self.rolls, ROLL), (self.things, THING), (self.tiles, 1)):
            hidden = (room.clip(rects[number]) for number in room.collidelistall(rects))
            total += weight * sum(part.w * part.h for part in hidden)
        return total


def _at_piece(piece: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """The rooms for a plate at a piece: at its feet, right and left of it, and right of its head."""
    aside, low, head = (piece.w + size[0]) // 2 - CLOSE, piece.bottom + 2, piece.top + size[1] // 2
    places = [(round(part * size[0]), low) for part in SLIDES]
    places += [(aside, piece.centery), (-aside, piece.centery), (aside + PAST_BADGE, head)]
    return [pygame.Rect((0, 0), size).move_to(center=(piece.centerx + x, y)) for x, y in places]
