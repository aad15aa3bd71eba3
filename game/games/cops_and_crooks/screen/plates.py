"""Small plates with a few letters on the streets, and where one of them hides nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.marks import GROWS
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import CREAM, SEAT_LOOKS, Colour
from game.table.board.decals import bigger
from game.table.board.markers import ink_on

OWNERS = {look.colour: name for name, look in SEAT_LOOKS.items()}
"""Whose colour it is."""
LETTERS, HIGH = 19, 26
CLOSE = 14
"""How far a plate beside a piece reaches into its picture, whose edges are empty."""
PAST_BADGE = 26
"""How much further away it is at the height of the head, where a badge may be."""
SLIDES = (0.0, 0.125, -0.125, 0.25, -0.25)
"""How far a plate at the feet of a piece may give way, as parts of its width."""
CHEST = "cops_and_crooks/stash"
ROLL, THING = 100, 4
"""How much worse it is to hide a number of danger, or a thing, than a part of a tile that can be chosen."""


class Plates:
    """Draws them; each picture is made once."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def draw(
        self,
        canvas: pygame.Surface,
        said: str,
        middle: tuple[int, int],
        colour: Colour,
        *,
        sign: str = "",
        widest: int = 0,
    ) -> pygame.Rect:
        """A plate; in the colour of a seat it has the badge of that seat too; returns where it is."""
        image = self.picture(said, colour, sign, widest)
        return canvas.blit(image, image.get_rect(center=middle))

    def picture(self, said: str, colour: Colour, sign: str = "", widest: int = 0) -> pygame.Surface:
        """A plate with a picture before its letters, perhaps; two lines where one is wider than `widest`."""
        key = ("street-plate", said, colour, sign, widest, self._shell.settings.version)
        return self._shell.text.keep(key, lambda: self._paint(said, colour, sign, widest))

    def cash(
        self, canvas: pygame.Surface, amount: int, piece: pygame.Rect, colour: Colour, ground: Ground
    ) -> None:
        """What a crook carries, where it hides the least; nothing where it would hide a roll."""
        said = f"${amount:,}"
        room = ground.freest(_at_piece(piece, self.picture(said, colour).get_size()))
        if room.collidelist(ground.rolls) < 0:
            ground.things.append(self.draw(canvas, said, room.center, colour))

    def stash(
        self, canvas: pygame.Surface, amount: int, middle: tuple[int, int], colour: Colour, ground: Ground
    ) -> pygame.Rect:
        """What a crook has in a hideout, with a chest so that nobody takes it for cash; returns where."""
        said = f"${amount:,}"
        room = self.picture(said, colour, CHEST).get_rect(center=middle)
        rooms = [room.move(away * room.w // 4, 0) for away in (0, 1, -1, 2, -2)]
        return self.draw(canvas, said, ground.freest(rooms).center, colour, sign=CHEST)

    def _paint(self, said: str, colour: Colour, sign: str, widest: int) -> pygame.Surface:
        larger = bigger(self._shell, GROWS)
        line = self._letters(said, LETTERS * larger, ink_on(colour), widest)
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

    def _letters(self, said: str, px: float, ink: Colour, widest: int) -> pygame.Surface:
        text = self._shell.text
        if widest and text.width(said, "number", px, fixed=True) > widest:
            return text.paragraph(said, "number", px, widest, ink, align="middle", fixed=True)
        return text.line(said, "number", px, ink, fixed=True)


@dataclass(frozen=True, slots=True)
class Ground:
    """What a plate may hide, the most precious first."""

    rolls: list[pygame.Rect] = field(default_factory=list)
    """The numbers of danger."""
    things: list[pygame.Rect] = field(default_factory=list)
    """What stands or is written on the streets."""
    tiles: list[pygame.Rect] = field(default_factory=list)
    """What can be chosen."""

    def freest(self, rooms: Sequence[pygame.Rect]) -> pygame.Rect:
        """Of several rooms for a plate the first that hides the least."""
        inside = [room.clamp(layout.VIEW) for room in rooms]
        return next((room for room in inside if not self._hides(room)), None) or min(inside, key=self._hides)

    def _hides(self, room: pygame.Rect) -> int:
        worths = ((self.rolls, ROLL), (self.things, THING), (self.tiles, 1))
        return sum(worth * _common(room, rects) for rects, worth in worths)


def _common(room: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """How many pixels of these rectangles are in a room."""
    parts = (room.clip(rects[number]) for number in room.collidelistall(rects))
    return sum(part.w * part.h for part in parts)


def _at_piece(piece: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """The rooms for a plate at a piece: at the feet, right and left of it, and right of the head."""
    aside, low, head = (piece.w + size[0]) // 2 - CLOSE, piece.bottom + 2, piece.top + size[1] // 2
    places = [(round(part * size[0]), low) for part in SLIDES]
    places += [(aside, piece.centery), (-aside, piece.centery), (aside + PAST_BADGE, head)]
    return [pygame.Rect((0, 0), size).move_to(center=(piece.centerx + x, y)) for x, y in places]
