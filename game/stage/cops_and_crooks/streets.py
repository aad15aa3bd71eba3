"""What the stage draws on the streets: what can be chosen, danger, shutters, stashes, cells and the car."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.core.board import Board
from game.rules.cops_and_crooks.state import Crook, View
from game.shell import paint
from game.shell.motion import wave
from game.shell.services import Shell
from game.shell.theme import CREAM, DEEP, INK, SEAT_LOOKS, Colour
from game.stage.board.camera import Camera
from game.stage.board.markers import ink_on
from game.stage.board.marks_cops_and_crooks import ABOVE, FULL_SCALE, GROWS, letter_side
from game.stage.board.marks_cops_and_crooks import PLATE_HIGH as NAME_HIGH
from game.stage.board.stamps import Spot, bigger, mark_size
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.theatre import CarPose, Theatre, World, door_rects

FRAME = 15
"""Degrees between two pictures of the car."""
CAR_TILES = 192 / 184 * 2
"""How many tiles wide a picture of the car is."""
DANGER: Colour = (0xF2, 0x5C, 0x3E)
OWNERS = {look.colour: name for name, look in SEAT_LOOKS.items()}
"""Whose colour it is."""
GHOST = 150
"""How much is seen of a car that is only imagined."""
BLINK_MS = 700.0
"""Blue and red by turns: fewer than three flashes a second."""
PLATE, PLATE_HIGH = 19, 26
BESIDE_PIECE, ABOVE_MIDDLE = 0.42, 0.35
"""From the middle of a piece to the letter of its station, as parts of its size: clear of the next tile."""
CLOSE = 14
"""How far a plate beside a piece reaches into its picture, whose edges are empty."""
STONE = 20
"""How far a stone of a way reaches from its middle."""
SHUTTERS_PLATE = 76 / 128
"""How far down a shutter its plate is, as a part of its height."""
LINE = 24
"""From the money of one crook in a hideout to that of the next."""


class Streets:
    """Draws on the board at canvas size."""

    def __init__(self, shell: Shell, board: Board, looks: tuple[str, ...]) -> None:
        self._shell = shell
        self._board = board
        self._stations = {
            (round(space.at[0]), round(space.at[1])): space
            for space in board.spaces.values()
            if "line" in space.properties
        }
        self._looks = looks
        """Of the crooks, in seat order."""

    def _rect(self, camera: Camera, tile: int) -> pygame.Rect:
        side = round(layout.TILE * camera.picture_scale)
        x, y = camera.to_canvas(self._board.spaces[tile].at)
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def danger(self, canvas: pygame.Surface, camera: Camera, tiles: Mapping[int, int]) -> None:
        """Hatched tiles with the lowest roll that brings the Cops there."""
        for tile, roll in tiles.items():
            rect = self._rect(camera, tile)
            canvas.blit(self._shell.assets.scaled("cops_and_crooks/danger", rect.size), rect)
            self.plate(canvas, str(roll), rect.center, DANGER)

    def danger_here(self, canvas: pygame.Surface, rect: pygame.Rect, roll: int | None) -> None:
        """The same number on the edge of a tile whose middle tells something else."""
        if roll is not None:
            self.plate(canvas, str(roll), (rect.right - 4, rect.top + 4), DANGER)

    def plate(self, canvas: pygame.Surface, said: str, middle: tuple[int, int], colour: Colour) -> None:
        """A few letters on a small plate; in the colour of a seat it has the badge of that seat too."""
        image = self._plate(said, colour)
        canvas.blit(image, image.get_rect(center=middle))

    def _plate(self, said: str, colour: Colour) -> pygame.Surface:
        key = ("street-plate", said, colour, self._shell.settings.version)
        return self._shell.text.keep(key, lambda: self._plate_picture(said, colour))

    def cash(
        self, canvas: pygame.Surface, amount: int, piece: pygame.Rect, colour: Colour, stones: list[World]
    ) -> None:
        """A plate with cash at the feet of a piece; where it would hide a stone of a way, right or left."""
        said = f"${amount:,}"
        wide, high = self._plate(said, colour).get_size()
        feet = piece.centerx, piece.bottom + 2
        aside = (piece.w + wide) // 2 - CLOSE
        places = (feet, (piece.centerx + aside, piece.centery), (piece.centerx - aside, piece.centery))
        rooms = [pygame.Rect(0, 0, wide, high).move_to(center=place) for place in places]
        free = [room for room in rooms if not any(_hidden(room, stone) for stone in stones)]
        self.plate(canvas, said, (free or rooms)[0].center, colour)

    def _plate_picture(self, said: str, colour: Colour) -> pygame.Surface:
        larger = bigger(self._shell, GROWS)
        line = self._shell.text.line(said, "number", PLATE * larger, ink_on(colour), fixed=True)
        high, owner = round(PLATE_HIGH * larger), OWNERS.get(colour)
        badge = self._shell.assets.scaled(f"badges/{owner}", (high - 2, high - 2)) if owner else None
        left = badge.get_width() if badge else 0
        size = left + line.get_width() + 12, high
        image = paint.clear(size)
        image.blit(paint.tinted(paint.rounded(size, 7), CREAM), (0, 0))
        image.blit(paint.tinted(paint.rounded((size[0] - 4, size[1] - 4), 6), colour), (2, 2))
        if badge:
            image.blit(badge, (2, 1))
        letters = line.get_bounding_rect()
        image.blit(line, ((size[0] + left) / 2 - letters.centerx, high / 2 - letters.centery))
        return image

    def shops(self, canvas: pygame.Surface, camera: Camera, theatre: Theatre) -> None:
        """Shutters with the rounds that are left, and what tickets have brought."""
        for tile, opens in theatre.closed.items():
            rect = self._rect(camera, tile)
            shutter = self._shell.assets.scaled("cops_and_crooks/shutter", rect.size)
            canvas.blit(shutter, rect)
            if opens:
                left = self._shell.words("cops-and-crooks.table.opens", rounds=max(0, opens - theatre.round))
                at = rect.centerx, rect.y + round(rect.h * SHUTTERS_PLATE)
                self.plate(canvas, left, at, INK)
        if theatre.agency:
            for space in self._board.of_kind("agency"):
                rect = self._rect(camera, space.number)
                self.plate(canvas, f"${theatre.agency:,}", (rect.centerx, rect.bottom), (0x1B, 0x6E, 0x2A))

    def stashes(self, canvas: pygame.Surface, camera: Camera, crooks: tuple[Crook, ...], view: View) -> None:
        """A chest on every hideout with money, and whose it is."""
        for place, tile in enumerate(view.plan.hideouts):
            owners = [(n, crook.stashes[place]) for n, crook in enumerate(crooks) if crook.stashes[place]]
            if not owners:
                continue
            rect = self._rect(camera, tile)
            chest = self._shell.assets.scaled("cops_and_crooks/stash_open", rect.size)
            canvas.blit(chest, rect)
            zoom = camera.picture_scale
            named = ABOVE * zoom / FULL_SCALE + NAME_HIGH * mark_size(self._shell, zoom, FULL_SCALE, GROWS)
            line_high = LINE * bigger(self._shell, GROWS)
            roof = rect.centery - named - line_high / 2
            for line, (number, amount) in enumerate(owners):
                at = rect.centerx, round(roof - line_high * line)
                self.plate(canvas, f"${amount:,}", at, SEAT_LOOKS[self._looks[number]].colour)

    def alarm(self, canvas: pygame.Surface, tile: pygame.Rect) -> None:
        """A sign at the corner of a house where something can be stopped."""
        self.plate(canvas, "!", tile.bottomright, DANGER)

    def letters(self, canvas: pygame.Surface, pieces: Iterable[tuple[Spot, pygame.Rect]]) -> None:
        """The letter of every station that somebody stands on, beside the piece."""
        for at, piece in pieces:
            station = self._stations.get((round(at[0]), round(at[1])))
            if station is not None:
                side = letter_side(self._board, station)
                x = piece.centerx + side * round(piece.w * BESIDE_PIECE)
                y = piece.centery - round(piece.h * ABOVE_MIDDLE)
                self.plate(canvas, str(station.properties["line"]).upper(), (x, y), DEEP)

    def cells(self, canvas: pygame.Surface, camera: Camera, doors: Mapping[int, float]) -> None:
        """The doors of the cells that are shut, or sliding."""
        for tile, shut in doors.items():
            rect = self._rect(camera, tile)
            for half, name in zip(door_rects(rect, shut), ("cell_left", "cell_right"), strict=True):
                canvas.blit(self._shell.assets.scaled(f"cops_and_crooks/{name}", half.size), half)

    def car(self, canvas: pygame.Surface, camera: Camera, pose: CarPose, ms: float) -> None:
        """The car with its headlights, and the light bar that blinks."""
        side = round(layout.TILE * CAR_TILES * camera.picture_scale)
        heading = round(pose.angle / FRAME) * FRAME % 360
        lean = pygame.Vector2(pose.nod, 0).rotate(heading)
        x, y = camera.to_canvas((pose.at[0] + lean.x, pose.at[1] + lean.y))
        lights = self._turned("headlights", (side * 3 // 2, side), heading)
        ahead = pygame.Vector2(side * 1.2 - pose.nod, 0).rotate(heading)
        at = lights.get_rect(center=(round(x + ahead.x), round(y + ahead.y)))
        canvas.blit(lights, at, special_flags=pygame.BLEND_RGB_ADD)
        body = self._shell.assets.scaled(f"cops_and_crooks/car/{heading:03}", (side, side))
        canvas.blit(body, body.get_rect(center=(round(x), round(y))))
        blue = self._shell.settings.value.still or ms % BLINK_MS < BLINK_MS / 2
        bar = self._turned("bar_blue" if blue else "bar_red", (side // 8, side // 3), heading)
        canvas.blit(bar, bar.get_rect(center=(round(x), round(y))))

    def ghost(self, canvas: pygame.Surface, camera: Camera, pose: CarPose) -> None:
        """How the car would stand."""
        side = round(layout.TILE * CAR_TILES * camera.picture_scale)
        heading = round(pose.angle / FRAME) * FRAME % 360

        def make() -> pygame.Surface:
            image = self._shell.assets.scaled(f"cops_and_crooks/car/{heading:03}", (side, side)).copy()
            image.set_alpha(GHOST)
            return image

        body = self._shell.text.keep(("ghost-car", side, heading), make)
        canvas.blit(body, body.get_rect(center=camera.pixel(pose.at)))

    def siren(self, canvas: pygame.Surface, middle: tuple[int, int], side: int, ms: float) -> None:
        """Blue and red light by turns around a wanted crook, where things may flash."""
        if self._shell.settings.value.still:
            return
        name = "siren_blue" if ms % BLINK_MS < BLINK_MS / 2 else "siren_red"
        glow = self._shell.assets.scaled(f"cops_and_crooks/{name}", (2 * side, 2 * side))
        canvas.blit(glow, glow.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)

    def badge(self, canvas: pygame.Surface, piece: pygame.Rect, ms: float, *, indoors: bool) -> None:
        """What a wanted crook has, also where nothing may flash; at the arm if a name is over the head."""
        side = piece.w * 2 // 5
        badge = self._shell.assets.scaled("cops_and_crooks/wanted", (side, side))
        lift = 0 if self._shell.settings.value.still else round(2 * wave(ms, 1_400.0))
        high = piece.centery if indoors else piece.top
        canvas.blit(badge, badge.get_rect(center=(piece.centerx + side, high - lift)))

    def cuffs(self, canvas: pygame.Surface, tile: pygame.Rect) -> None:
        """A sign at the upper left of a tile: here somebody can be arrested, or from here."""
        side = tile.w * 3 // 5
        sign = self._shell.assets.scaled("cops_and_crooks/cuffs", (side, side))
        middle = tile.left, tile.top
        pygame.draw.aacircle(canvas, CREAM, middle, side * 3 // 5)
        pygame.draw.aacircle(canvas, INK, middle, side * 3 // 5 - 3)
        canvas.blit(sign, sign.get_rect(center=middle))

    def _turned(self, name: str, size: tuple[int, int], heading: int) -> pygame.Surface:
        key = ("turned", name, size, heading)
        scaled = self._shell.assets.scaled(f"cops_and_crooks/{name}", size)
        return self._shell.text.keep(key, lambda: pygame.transform.rotate(scaled, -heading))


def _hidden(plate: pygame.Rect, stone: World) -> bool:
    """Whether a plate would lie on a stone."""
    return plate.inflate(2 * STONE, 2 * STONE).collidepoint(stone)
