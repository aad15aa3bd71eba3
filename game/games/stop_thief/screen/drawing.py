"""Small drawing helpers that several parts of the screen share."""

from __future__ import annotations

import pygame

from game.shell import paint
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.text import Align
from game.shell.theme import Colour, Role
from game.table.board.camera import Camera

Point = tuple[float, float]
Size = tuple[int, int]
Blit = tuple[Picture, tuple[int, int]]


def grown(shell: Shell, usual: float, large: float) -> int:
    """A length between the usual one and the one for text of twice the size."""
    return round(usual + (large - usual) * (shell.theme.text_scale - 1))


def blit_ink(image: Canvas, text: Picture, middle: Point) -> None:
    """Blit text so that the middle of its ink, not of its box, is there."""
    ink = text.get_bounding_rect()
    image.blit(text, (middle[0] - ink.centerx, middle[1] - ink.centery))


def write(
    shell: Shell, canvas: Canvas, said: str, room: pygame.Rect, role: Role, size: float, ink: Colour,
    *, align: Align = "middle", by_ink: bool = False,
) -> None:  # fmt: skip
    """Text in the middle of a room or at its left, as large as fits; perhaps centred by its ink."""
    text = shell.text.boxed(said, role, size, room.size, ink, align=align)
    place = text.get_rect(midleft=room.midleft) if align == "left" else text.get_rect(center=room.center)
    if by_ink:
        place.y = room.centery - text.get_bounding_rect().centery
    canvas.blit(text, place)


def centred(image: Picture, middle: Point) -> Blit:
    """The blit of an image whose middle is there."""
    return image, (round(middle[0] - image.width / 2), round(middle[1] - image.height / 2))


def plate(size: Size, radii: Size, edge: Colour, fill: Colour, width: int = 2) -> Picture:
    """A rounded plate with an edge; `radii` are those of the edge and of the face."""
    image = paint.tinted(paint.rounded(size, radii[0]), edge)
    inner = size[0] - 2 * width, size[1] - 2 * width
    image.blit(paint.tinted(paint.rounded(inner, radii[1]), fill), (width, width))
    return image


def with_shadow(rect: pygame.Rect) -> pygame.Rect:
    """The room of a panel with its shadow."""
    return rect.inflate(2 * paint.SHADOW_ROOM, 2 * paint.SHADOW_ROOM)


def seen_by(camera: Camera) -> tuple[object, ...]:
    """What decides where a camera shows things, and how large: for the key of a layer."""
    return camera.to_canvas((0, 0)), camera.scale, camera.picture_scale
