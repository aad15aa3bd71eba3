"""What the stage draws on the streets: what can be chosen, danger, shutters, stashes, cells and the car."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.core.board import Board, Space
from game.games.cops_and_crooks.rules.state import Crook, View
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import CarPose, DisplayState, door_rects
from game.games.cops_and_crooks.screen.marks import ABOVE, FULL_SCALE, GROWS, letter_side
from game.games.cops_and_crooks.screen.marks import PLATE_HIGH as NAME_HIGH
from game.games.cops_and_crooks.screen.plates import Ground, Plates
from game.shell.motion import wave
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, SEAT_LOOKS, Colour
from game.table.board.camera import Camera
from game.table.board.decals import Spot, bigger, decal_size

FRAME = 15
"""Degrees between two pictures of the car."""
CAR_TILES = 192 / 184 * 2
"""How many tiles wide a picture of the car is."""
DANGER: Colour = (0xF2, 0x5C, 0x3E)
AGENCY: Colour = (0x1B, 0x6E, 0x2A)
SIGNED = ("bank", "post_office", "agency", "intelligence", "exit")
"""Houses with a sign in the middle of their tile."""
GHOST = 150
"""How much is seen of a car that is only imagined."""
BLINK_MS = 700.0
"""Blue and red by turns: fewer than three flashes a second."""
SHUTTERS_PLATE = 76 / 128
"""How far down a shutter its plate is, as a part of its height."""
ROLL_ASIDE = 20
"""How far from the letter of a station a roll is moved, if both were twice as large."""
WIDEST = 1.3
"""How wide that plate may be, as a part of a tile: beside it there may be something to choose."""
PIN, MOST_GROWN = 0.4, 1.3
"""How wide a small picture at a piece is, as a part of it, and how much it grows with large text."""
BY_THE_ARM = 1.3
"""From the middle of a piece to a badge at its arm, as a part of the badge."""
LINE = 24
"""From the money of one crook in a hideout to that of the next."""


class Streets:
    """Draws on the board at canvas size."""

    def __init__(self, shell: Shell, plates: Plates, board: Board, looks: tuple[str, ...]) -> None:
        self._shell = shell
        self._plates = plates
        self._board = board
        self._stations = {
            (round(space.at[0]), round(space.at[1])): space
            for space in board.spaces.values()
            if "line" in space.properties
        }
        self._letter_sides = {one.number: letter_side(board, one) for one in self._stations.values()}
        self._looks = looks
        """Of the crooks, in seat order."""

    def _rect(self, camera: Camera, tile: int) -> pygame.Rect:
        side = round(layout.TILE * camera.picture_scale)
        x, y = camera.to_canvas(self._board.spaces[tile].at)
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def hatching(self, canvas: pygame.Surface, camera: Camera, tiles: Iterable[int]) -> None:
        """Tiles where the Cops can strike."""
        for tile in tiles:
            rect = self._rect(camera, tile)
            canvas.blit(self._shell.assets.scaled("cops_and_crooks/danger", rect.size), rect)

    def rolls(self, canvas: pygame.Surface, camera: Camera, tiles: Mapping[int, int]) -> list[pygame.Rect]:
        """The lowest roll that brings the Cops to a tile, over all that is printed; returns where."""
        return [
            self._plates.draw(canvas, str(roll), self._roll_at(camera, self._board.spaces[tile]), DANGER)
            for tile, roll in tiles.items()
        ]

    def _roll_at(self, camera: Camera, space: Space) -> tuple[int, int]:
        """In the middle of a tile, but clear of what a house or a station has there."""
        rect = self._rect(camera, space.number)
        if space.kind in SIGNED:
            return _corner(rect)
        if space.number in self._letter_sides:
            away = round(ROLL_ASIDE * (bigger(self._shell, GROWS) - 1))
            return rect.centerx - self._letter_sides[space.number] * away, rect.centery
        return rect.center

    def roll_here(self, canvas: pygame.Surface, rect: pygame.Rect, roll: int | None) -> None:
        """The same number at the corner of a tile whose middle tells something else."""
        if roll is not None:
            self._plates.draw(canvas, str(roll), _corner(rect), DANGER)

    def shops(self, canvas: pygame.Surface, camera: Camera, display: DisplayState) -> None:
        """Shutters with the rounds that are left, and what tickets have brought."""
        for tile, opens in ((shop.shop, shop.opens) for shop in display.view.closed):
            rect = self._rect(camera, tile)
            shutter = self._shell.assets.scaled("cops_and_crooks/shutter", rect.size)
            canvas.blit(shutter, rect)
            if opens:
                left = self._shell.words(
                    "cops-and-crooks.table.opens", rounds=max(0, opens - display.view.round)
                )
                at = rect.centerx, rect.y + round(rect.h * SHUTTERS_PLATE)
                self._plates.draw(canvas, left, at, INK, widest=round(rect.w * WIDEST))
        if display.view.agency:
            for space in self._board.of_kind("agency"):
                rect = self._rect(camera, space.number)
                self._plates.draw(canvas, f"${display.view.agency:,}", (rect.centerx, rect.bottom), AGENCY)

    def stashes(
        self, canvas: pygame.Surface, camera: Camera, crooks: tuple[Crook, ...], view: View
    ) -> list[pygame.Rect]:
        """A chest on every hideout with money, and whose it is; returns where that is written."""
        zoom, ground, written = camera.picture_scale, Ground(things=self.stations(camera)), []
        named = ABOVE * zoom / FULL_SCALE + NAME_HIGH * decal_size(self._shell, zoom, FULL_SCALE, GROWS)
        line_high = LINE * bigger(self._shell, GROWS)
        for place, tile in enumerate(view.plan.hideouts):
            owners = [(n, crook.stashes[place]) for n, crook in enumerate(crooks) if crook.stashes[place]]
            if not owners:
                continue
            rect = self._rect(camera, tile)
            chest = self._shell.assets.scaled("cops_and_crooks/stash_open", rect.size)
            canvas.blit(chest, rect)
            roof = rect.centery - named - line_high / 2
            for line, (number, amount) in enumerate(owners):
                at = rect.centerx, round(roof - line_high * line)
                colour = SEAT_LOOKS[self._looks[number]].colour
                written.append(self._plates.stash(canvas, amount, at, colour, ground))
        return written

    def stations(self, camera: Camera) -> list[pygame.Rect]:
        """Where the signs of the stations are."""
        signs = [self._rect(camera, station.number) for station in self._stations.values()]
        return [sign.inflate(-sign.w // 2, -sign.h // 2) for sign in signs]

    def alarm(self, canvas: pygame.Surface, tile: pygame.Rect) -> None:
        """Brackets round a house where something can be stopped, unlike the frame of a choice, and a sign."""
        reach = tile.w // 3
        for x, y in (tile.topleft, tile.topright, tile.bottomright, tile.bottomleft):
            across = reach if x == tile.left else -reach
            down = reach if y == tile.top else -reach
            for colour, wide in ((INK, 9), (AMBER, 5)):
                pygame.draw.lines(canvas, colour, False, [(x + across, y), (x, y), (x, y + down)], wide)
        self._plates.draw(canvas, "!", tile.bottomright, AMBER)

    def stations_at(self, spots: Iterable[Spot]) -> list[Spot]:
        """The stations among these places of the board."""
        found = (self._stations.get((round(x), round(y))) for x, y in spots)
        return [station.at for station in found if station is not None]

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

    def badge(self, canvas: pygame.Surface, piece: pygame.Rect, ms: float, *, indoors: bool) -> pygame.Rect:
        """What a wanted crook has, also where nothing may flash; at the arm if a name is over the head."""
        side = piece.w * 2 // 5
        badge = self._shell.assets.scaled("cops_and_crooks/wanted", (side, side))
        lift = 0 if self._shell.settings.value.still else round(2 * wave(ms, 1_400.0))
        x, y = (side * BY_THE_ARM, piece.centery) if indoors else (side, piece.top)
        place = badge.get_rect(center=(piece.centerx + round(x), y - lift))
        return canvas.blit(badge, place.clamp(layout.VIEW) if piece.colliderect(layout.VIEW) else place)

    def pin(self, canvas: pygame.Surface, piece: pygame.Rect, name: str) -> None:
        """A small picture at the lower right of a piece that tells who it is; larger for large text."""
        side = round(piece.w * PIN * min(self._shell.theme.text_scale, MOST_GROWN))
        badge = self._shell.assets.scaled(name, (side, side))
        canvas.blit(badge, badge.get_rect(center=(piece.right - side // 3, piece.bottom - side // 2)))

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


def _corner(tile: pygame.Rect) -> tuple[int, int]:
    """The upper right of a tile."""
    return tile.right - 4, tile.top + 8
