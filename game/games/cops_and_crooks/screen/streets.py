"""What is drawn on the streets: danger, shutters, stashes, cells, the car and signs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pygame

from game.core.board import Board, Point
from game.games.cops_and_crooks.rules.state import View
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import CarPose
from game.games.cops_and_crooks.screen.marks import ABOVE, FULL_SCALE, GROWS, letter_side
from game.games.cops_and_crooks.screen.marks import PLATE_HIGH as NAME_HIGH
from game.games.cops_and_crooks.screen.plates import CHEST, Ground, Plates
from game.shell import draw, paint, transform
from game.shell.lru_cache import LruCache, cached
from game.shell.motion import wave
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, Colour
from game.table.board.camera import Camera
from game.table.board.decals import Spot, bigger, decal_size
from game.table.looks import SEAT_LOOKS

FRAME = 15
"""Degrees between two pictures of the car."""
CAR_TILES = 192 / 184 * 2
"""The width of a picture of the car in tiles."""
DANGER: Colour = (0xF2, 0x5C, 0x3E)
AGENCY: Colour = (0x1B, 0x6E, 0x2A)
SIGNED = ("bank", "post_office", "agency", "intelligence", "exit")
"""Houses with a sign in the middle of their tile."""
GHOST = 150
"""The alpha of the car where it would stand."""
BLINK_MS = 700.0
"""One blue and one red flash: fewer than three flashes a second."""
SHUTTERS_PLATE = 76 / 128
"""How far down its plate is on a shutter, as a part of the height."""
ROLL_ASIDE = 20
"""How far a number moves from the letter of a station when both are twice as large."""
WIDEST = 1.3
"""The widest plate on a shutter, as a part of a tile."""
PIN, MOST_GROWN = 0.4, 1.3
"""The width of a small picture at a piece, as a part of it, and how much large text lets it grow."""
BY_THE_ARM = 1.3
"""The distance from a piece to a badge at its arm, in badges."""
LINE = 24
"""The line height of the stashes in a hideout."""


class Streets:
    """Draws on the streets of the board."""

    def __init__(
        self, shell: Shell, plates: Plates, board: Board, camera: Camera, looks: tuple[str, ...]
    ) -> None:
        self._shell = shell
        self._camera = camera
        self._plates = plates
        self._board = board
        self._stations = {
            (round(space.at[0]), round(space.at[1])): space
            for space in board.spaces.values()
            if "line" in space.properties
        }
        self._letter_sides = {one.number: letter_side(board, one) for one in self._stations.values()}
        self._looks = looks
        """The looks of the crooks, in seat order."""
        self._stashes: LruCache[object, list[tuple[int, Colour, pygame.Rect]]] = LruCache(1)

    def _rect(self, tile: int) -> pygame.Rect:
        side = round(layout.TILE * self._camera.picture_scale)
        x, y = self._camera.to_canvas(self._board.spaces[tile].at)
        return pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side)

    def hatching(self, canvas: Canvas, tiles: Iterable[int]) -> None:
        """Hatch the tiles where the Cops can strike."""
        for tile in tiles:
            self._draw_on_tile(canvas, "danger", tile)

    def rolls(self, canvas: Canvas, tiles: Mapping[int, int]) -> None:
        """Draw the lowest roll that brings the Cops to each tile."""
        for tile, roll in tiles.items():
            self._plates.draw(canvas, str(roll), self._roll_at(tile), DANGER)

    def roll_rect(self, tile: int, roll: int) -> pygame.Rect:
        """Where the lowest roll for a tile is drawn."""
        return self._plates.picture(str(roll), DANGER).get_rect(center=self._roll_at(tile))

    def _roll_at(self, tile: int) -> tuple[int, int]:
        """The middle of a tile, or beside the sign of a house or a station."""
        rect = self._rect(tile)
        if self._board.spaces[tile].kind in SIGNED:
            return _corner(rect)
        if tile in self._letter_sides:
            away = round(ROLL_ASIDE * (bigger(self._shell, GROWS) - 1))
            return rect.centerx - self._letter_sides[tile] * away, rect.centery
        return rect.center

    def roll_here(self, canvas: Canvas, rect: pygame.Rect, roll: int) -> None:
        """Draw a roll at the corner of a tile whose middle shows something else."""
        self._plates.draw(canvas, str(roll), _corner(rect), DANGER)

    def shops(self, canvas: Canvas, view: View) -> None:
        """Draw shutters with the rounds left, and the money in the travel agency."""
        for closed in view.closed:
            rect = self._draw_on_tile(canvas, "shutter", closed.shop)
            if closed.opens:
                rounds = max(0, closed.opens - view.round)
                left = self._shell.words("cops-and-crooks.table.opens", rounds=rounds)
                at = rect.centerx, rect.y + round(rect.h * SHUTTERS_PLATE)
                self._plates.draw(canvas, left, at, INK, widest=round(rect.w * WIDEST))
        if view.agency:
            self._plates.draw(canvas, f"${view.agency:,}", self._rect(view.plan.agency).midbottom, AGENCY)

    def draw_stashes(self, canvas: Canvas, view: View) -> None:
        """Draw a chest on every hideout with money, and a plate per owner."""
        for place, tile in enumerate(view.plan.hideouts):
            if any(crook.stashes[place] for crook in view.crooks):
                self._draw_on_tile(canvas, "stash_open", tile)
        for amount, colour, rect in self.stashes(view):
            self._plates.draw(canvas, f"${amount:,}", rect.center, colour, sign=CHEST)

    def stashes(self, view: View) -> list[tuple[int, Colour, pygame.Rect]]:
        """The amount, the colour of the owner and the place of every plate at a hideout."""
        money = tuple(crook.stashes for crook in view.crooks)
        key = self._camera.pose, self._shell.settings.version, money
        return self._stashes.get(key, lambda: list(self._find_stashes(view)))

    def _find_stashes(self, view: View) -> Iterator[tuple[int, Colour, pygame.Rect]]:
        zoom, ground = self._camera.picture_scale, Ground(things=self.stations())
        named = ABOVE * zoom / FULL_SCALE + NAME_HIGH * decal_size(self._shell, zoom, FULL_SCALE, GROWS)
        line_high = LINE * bigger(self._shell, GROWS)
        for place, tile in enumerate(view.plan.hideouts):
            stashes = zip(self._looks, (crook.stashes[place] for crook in view.crooks), strict=True)
            owners = [(SEAT_LOOKS[look].colour, amount) for look, amount in stashes if amount]
            x, y = self._rect(tile).center
            for line, (colour, amount) in enumerate(owners):
                plate = self._plates.picture(f"${amount:,}", colour, CHEST)
                room = plate.get_rect(center=(x, round(y - named - line_high / 2 - line_high * line)))
                rooms = [room.move(away * room.w // 4, 0) for away in (0, 1, -1, 2, -2)]
                yield amount, colour, ground.freest(rooms)

    def stations(self) -> list[pygame.Rect]:
        """The rectangles of the stations' signs."""
        signs = [self._rect(station.number) for station in self._stations.values()]
        return [sign.inflate(-sign.w // 2, -sign.h // 2) for sign in signs]

    def alarm(self, canvas: Canvas, tile: pygame.Rect) -> None:
        """Draw brackets and a sign round a house from which the Cops can stop a getaway."""
        reach = tile.w // 3
        for x, y in (tile.topleft, tile.topright, tile.bottomright, tile.bottomleft):
            across = reach if x == tile.left else -reach
            down = reach if y == tile.top else -reach
            for colour, wide in ((INK, 9), (AMBER, 5)):
                draw.lines(canvas, colour, False, [(x + across, y), (x, y), (x, y + down)], wide)
        self._plates.draw(canvas, "!", tile.bottomright, AMBER)

    def stations_at(self, spots: Iterable[Spot]) -> list[Spot]:
        """The stations among these points of the board."""
        found = (self._stations.get((round(x), round(y))) for x, y in spots)
        return [station.at for station in found if station is not None]

    def cells(self, canvas: Canvas, doors: Mapping[int, float]) -> None:
        """Draw the doors of the cells that are shut or sliding."""
        for tile, shut in doors.items():
            cell = self._rect(tile)
            half = cell.w // 2
            away = round(half * (1 - shut))
            for x, name in ((cell.x - away, "cell_left"), (cell.centerx + away, "cell_right")):
                self._draw(canvas, name, (half, cell.h), pygame.Rect(x, cell.y, half, cell.h).center)

    def car(self, canvas: Canvas, pose: CarPose, ms: float) -> None:
        """Draw the car with its headlights and the blinking light bar."""
        side, heading = self._car_picture(pose)
        lean = pygame.Vector2(pose.nod, 0).rotate(heading)
        x, y = self._camera.to_canvas((pose.at[0] + lean.x, pose.at[1] + lean.y))
        lights = self._turned("headlights", (side * 3 // 2, side), heading)
        ahead = pygame.Vector2(side * 1.2 - pose.nod, 0).rotate(heading)
        at = round(x + ahead.x), round(y + ahead.y)
        paint.draw_centred(canvas, lights, at, pygame.BLEND_RGB_ADD)
        self._draw(canvas, f"car/{heading:03}", (side, side), (round(x), round(y)))
        blue = self._shell.settings.value.still or ms % BLINK_MS < BLINK_MS / 2
        bar = self._turned("bar_blue" if blue else "bar_red", (side // 8, side // 3), heading)
        paint.draw_centred(canvas, bar, (round(x), round(y)))

    def ghost(self, canvas: Canvas, pose: CarPose) -> None:
        """Draw how the car would stand."""
        side, heading = self._car_picture(pose)

        def draw_car(layer: Canvas) -> None:
            car = self._shell.assets.scaled(f"cops_and_crooks/car/{heading:03}", (side, side)).copy()
            car.set_alpha(GHOST)
            paint.draw_centred(layer, car, self._camera.pixel(pose.at))

        canvas.layer(("ghost car", self._camera.pose, pose.at, heading), layout.VIEW, draw_car)

    def siren(self, canvas: Canvas, middle: tuple[int, int], side: int, ms: float) -> None:
        """Flash blue and red light around a wanted crook, unless flashing is off."""
        if not self._shell.settings.value.still:
            name = "siren_blue" if ms % BLINK_MS < BLINK_MS / 2 else "siren_red"
            self._draw(canvas, name, (2 * side, 2 * side), middle, pygame.BLEND_RGB_ADD)

    def badge(self, canvas: Canvas, piece: pygame.Rect, ms: float, *, indoors: bool) -> pygame.Rect:
        """Draw the badge of a wanted crook, which goes up and down."""
        lift = 0 if self._shell.settings.value.still else round(2 * wave(ms, 1_400.0))
        place = self.badge_rect(piece, lift, indoors=indoors)
        return canvas.blit(self._shell.assets.scaled("cops_and_crooks/wanted", place.size), place)

    def badge_rect(self, piece: pygame.Rect, lift: int = 0, *, indoors: bool) -> pygame.Rect:
        """Where the badge of a wanted crook is: over the head, or at the arm if a name is there."""
        side = piece.w * 2 // 5
        x, y = (side * BY_THE_ARM, piece.centery) if indoors else (side, piece.top)
        place = pygame.Rect(0, 0, side, side).move_to(center=(piece.centerx + round(x), y - lift))
        return place.clamp(layout.VIEW) if piece.colliderect(layout.VIEW) else place

    def pin(self, canvas: Canvas, piece: pygame.Rect, name: str) -> None:
        """Draw a small picture at the lower right of a piece, larger for large text."""
        side = round(piece.w * PIN * min(self._shell.theme.text_scale, MOST_GROWN))
        at = piece.right - side // 3, piece.bottom - side // 2
        paint.draw_centred(canvas, self._shell.assets.scaled(name, (side, side)), at)

    def cuffs(self, canvas: Canvas, tile: pygame.Rect) -> None:
        """Mark a tile where an arrest is possible, or the pawn that can make it."""
        side = tile.w * 3 // 5
        draw.aacircle(canvas, CREAM, tile.topleft, side * 3 // 5)
        draw.aacircle(canvas, INK, tile.topleft, side * 3 // 5 - 3)
        self._draw(canvas, "cuffs", (side, side), tile.topleft)

    def _draw_on_tile(self, canvas: Canvas, name: str, tile: int) -> pygame.Rect:
        rect = self._rect(tile)
        self._draw(canvas, name, rect.size, rect.center)
        return rect

    def _draw(self, canvas: Canvas, name: str, size: Point, middle: Point, flags: int = 0) -> None:
        picture = self._shell.assets.scaled(f"cops_and_crooks/{name}", size)
        paint.draw_centred(canvas, picture, middle, flags)

    def _car_picture(self, pose: CarPose) -> tuple[int, int]:
        """The size of the car's picture and its heading in degrees."""
        side = round(layout.TILE * CAR_TILES * self._camera.picture_scale)
        return side, round(pose.angle / FRAME) * FRAME % 360

    def _turned(self, name: str, size: tuple[int, int], heading: int) -> Picture:
        return turned(self._shell.assets.scaled(f"cops_and_crooks/{name}", size), heading)


@cached(64)
def turned(picture: Picture, heading: int) -> Picture:
    """A picture turned by so many degrees."""
    return transform.rotate(picture, -heading)


def _corner(tile: pygame.Rect) -> tuple[int, int]:
    """The upper right corner of a tile."""
    return tile.right - 4, tile.top + 8
