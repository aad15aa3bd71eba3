"""Paints the Cops and Crooks screen from what the theatre shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk, Walk
from game.games.cops_and_crooks.rules.drives import drives
from game.games.cops_and_crooks.rules.state import COPS, Car, Crook, Phase, View, Where
from game.games.cops_and_crooks.rules.walks import crook_walks, police_walks
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState, World, posed
from game.games.cops_and_crooks.screen.geometry import Geometry
from game.games.cops_and_crooks.screen.keys import Keys
from game.games.cops_and_crooks.screen.marks import BOARD_DECALS
from game.games.cops_and_crooks.screen.places import DangerKey, OnPawn, OnRoad, Spot
from game.games.cops_and_crooks.screen.plates import Ground, Plates
from game.games.cops_and_crooks.screen.prompts import Row
from game.games.cops_and_crooks.screen.rows import Rows, stretched
from game.games.cops_and_crooks.screen.streets import MOST_GROWN, Streets
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, SEAT_LOOKS, Colour
from game.table.board.banner import Banner
from game.table.board.cached_panels import CachedPanel
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.markers import stone_radius
from game.table.board.painter import BoardPainter
from game.table.board.places import Button, Die, OnBoard
from game.table.seating import Chair

POLICE_BLUE: Colour = (0x4C, 0x8D, 0xFF)
PALE_BLUE: Colour = (0x9C, 0xC8, 0xFF)
PICKABLE = 1.4
"""How much wider than a tile the light is round a pawn that can be picked."""
AROUND = 28
"""How much larger than its place the ring of the focus is."""


@dataclass(frozen=True, slots=True)
class FrameState:
    """What the picture of this moment is made of."""

    view: View
    rows: tuple[Row, ...]
    chairs: tuple[Chair, ...]
    title: str
    said: str
    chooser: Chooser
    """What a person can choose; nothing while something is shown."""
    focus: Spot | None
    picked: int | None
    arrests: tuple[Spot, ...]
    """Where the Cops can choose an arrest, or the pawn for one."""
    danger: Mapping[int, int]
    """By tile, the lowest roll that brings the Cops there; empty unless somebody asks."""
    ms: float
    """The time, for what breathes."""


class Painter(BoardPainter[DisplayState, Geometry]):
    """The board, the column beside it, and what stands above both."""

    backdrop = "cops_and_crooks/backdrop"
    board_decals = BOARD_DECALS

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        display: DisplayState,
        geometry: Geometry,
    ) -> None:
        super().__init__(shell, seats, board, camera, display, geometry, (layout.COLUMN,))
        looks = tuple(seat.look for seat in seats[1:])
        self._plates = Plates(shell)
        self._streets = Streets(shell, self._plates, board, looks)
        self._rows = Rows(shell)
        self.keys = Keys(shell, self._markers)
        faces = ("portraits/cops", *(f"portraits/crook_{look}" for look in looks))
        self._banner = Banner(shell, seats, (layout.VIEW.centerx, 430), faces)
        self._ready = self._make_ready()

    def draw(self, canvas: pygame.Surface, look: FrameState) -> None:
        """The whole picture."""
        canvas.set_clip(layout.VIEW)
        self._draw_board(canvas, look)
        canvas.set_clip(None)
        self._draw_column(canvas, look)
        display = self._display
        self.side_panels.mark_dirty(*display.draw_flying(canvas))
        if display.banner is not None:
            self._banner.draw(canvas, *display.banner, look.ms)
        next(self._ready, None)

    def _make_ready(self) -> Iterator[object]:
        """One picture a frame of those that are needed later, so that no frame has to wait for several."""
        for seat in range(len(self._seats)):
            yield self._banner.bare(seat)
        yield from self._display.tray.make_ready()

    def _draw_board(self, canvas: pygame.Surface, look: FrameState) -> None:
        display, camera, streets = self._display, self._camera, self._streets
        self.picture.draw(canvas, camera, self._choosable(look))
        self.ambient.draw(canvas, camera)
        streets.hatching(canvas, camera, look.danger)
        for _, rect in self._wanted():
            streets.siren(canvas, rect.center, rect.w, look.ms)
        self._draw_choosable(canvas, look)
        self.decals.draw(canvas, camera)
        streets.shops(canvas, camera, display)
        way = self._focused_way(look)
        ground = self._ground(look, way)
        ground.things.extend(streets.stashes(canvas, camera, display.view.crooks, look.view))
        ground.rolls.extend(streets.rolls(canvas, camera, look.danger))
        for rect in self._alarmed(look):
            streets.alarm(canvas, rect)
        self._draw_goal(canvas, look, way)
        self._draw_rings(canvas, look)
        streets.car(canvas, camera, display.car, look.ms)
        self._draw_people(canvas, look, ground)
        streets.cells(canvas, camera, display.doors)
        self._draw_jailed(canvas)
        colour = self._colour(display.active)
        standing = [piece.at for piece in display.meeples]
        self._markers.stones(canvas, camera, way, colour, self._grown, usual=standing)
        self._draw_cash(canvas, look, ground)
        for place in look.arrests:
            streets.cuffs(canvas, self._geometry.rect_of(place))

    def _ground(self, look: FrameState, way: list[World]) -> Ground:
        """What plates should not hide."""
        camera, side = self._camera, 2 * round(stone_radius(self._camera) * self._grown)
        stones = [pygame.Rect(0, 0, side, side).move_to(center=camera.pixel(at)) for at in way[1:]]
        things = [*stones, *self._streets.stations(camera), *self.decals.places(camera)]
        return Ground(things=things, tiles=self._choosable(look))

    @property
    def _grown(self) -> float:
        """How much larger than usual stones of a way are, but on pieces."""
        return min(self._shell.theme.text_scale, MOST_GROWN)

    def _wanted(self) -> Iterator[tuple[Crook, pygame.Rect]]:
        """Wanted crooks, and where they are seen."""
        for number, piece in self._display.in_town:
            crook = self._display.view.crooks[number]
            if crook.wanted and crook.where is Where.TOWN:
                yield crook, self._meeple_painter.rect(self._camera, piece)

    def _alarmed(self, look: FrameState) -> list[pygame.Rect]:
        """Where a policeman can stop whoever waits with a ticket."""
        tiles = (
            look.view.plan.intelligence if any(crook.ticket for crook in self._display.view.crooks) else ()
        )
        return [self._geometry.rect_of(OnBoard(tile)) for tile in tiles]

    def _choosable(self, look: FrameState) -> list[pygame.Rect]:
        """Where the tiles are that can be chosen; the city beside them is dimmed, but not what is written."""
        places = [one.place for one in look.chooser.choices if isinstance(one.place, OnBoard | OnRoad)]
        return [self._geometry.rect_of(place) for place in places]

    def _focused_way(self, look: FrameState) -> list[World]:
        """The way to the tile with the focus; nothing where none leads."""
        if not isinstance(look.focus, OnBoard | OnRoad):
            return []
        focused = look.chooser.at(look.focus)
        return [self._display.at(tile) for tile in _way(look.view, focused)] if focused else []

    def _draw_choosable(self, canvas: pygame.Surface, look: FrameState) -> None:
        """The tiles and pawns that can be chosen, under all that is written."""
        rects = self._choosable(look)
        if rects:
            middles = [(rect.center, 1) for rect in rects]
            colour, side = self._colour(self._display.active), self._geometry.tile
            self._markers.glows(canvas, middles, min(side, rects[0].w), colour, look.ms)
        for choice in look.chooser.choices:
            if isinstance(choice.place, OnPawn) and look.picked is None:
                rect = self._geometry.rect_of(choice.place)
                self._markers.glow(canvas, rect.center, round(rect.w * PICKABLE), PALE_BLUE, ms=look.ms)

    def _draw_goal(self, canvas: pygame.Surface, look: FrameState, way: list[World]) -> None:
        """The tile with the focus, and the way there."""
        if not isinstance(look.focus, OnBoard | OnRoad):
            return
        if isinstance(look.focus, OnRoad):
            at, behind = self._display.at(look.focus.to), self._display.at(look.focus.tail)
            self._streets.ghost(canvas, self._camera, posed(at, behind))
        self._markers.trail(canvas, self._camera, way, self._colour(self._display.active))
        rect = self._geometry.rect_of(look.focus)
        self._markers.aim(canvas, rect.inflate(AROUND, AROUND), look.ms)
        if isinstance(look.focus, OnBoard):
            self._streets.roll_here(canvas, rect, look.danger.get(look.focus.space))

    def _draw_rings(self, canvas: pygame.Surface, look: FrameState) -> None:
        """Whose turn it is; for the Cops, the pawn with the focus and the one that was picked."""
        if isinstance(look.focus, OnPawn):
            rect = self._geometry.rect_of(look.focus)
            around = round(rect.w * (PICKABLE - 1)) + AROUND // 2
            self._markers.aim(canvas, rect.inflate(around, around), look.ms)
        if look.picked is not None:
            rect = self._geometry.rect_of(OnPawn(look.picked))
            self._markers.ring(canvas, (rect.centerx, rect.bottom - 8), round(rect.w * 1.3), AMBER, look.ms)
        display = self._display
        if display.active != COPS and display.view.crooks[display.active - 1].playing:
            piece, colour = display.crook(display.active), self._colour(display.active)
            self._draw_ring(canvas, piece, 1.0, colour, look.ms)

    def _draw_people(self, canvas: pygame.Surface, look: FrameState, ground: Ground) -> None:
        """Pieces with their signs: numbers of policemen, the badge of the wanted, letters of stations."""
        display, camera = self._display, self._camera
        active = display.crook(display.active) if display.active != COPS else None
        self._meeple_painter.draw(canvas, camera, display.meeples, active, look.ms)
        for crook, rect in self._wanted():
            indoors = crook.at in look.view.plan.hideouts
            ground.things.append(self._streets.badge(canvas, rect, look.ms, indoors=indoors))
        for number, piece in enumerate(display.officers, start=1):
            rect = self._meeple_painter.rect(camera, piece)
            self._streets.pin(canvas, rect, f"cops_and_crooks/badge_{number}")
        stations = self._streets.stations_at(piece.at for piece in display.meeples)
        self.decals.draw_again(canvas, camera, stations)

    def _draw_jailed(self, canvas: pygame.Surface) -> None:
        """Who is behind the bars."""
        for number, piece in self._display.in_town:
            if self._display.view.crooks[number].where is Where.JAIL:
                rect = self._meeple_painter.rect(self._camera, piece)
                self._streets.pin(canvas, rect, f"badges/{self._seats[number + 1].look}")

    def _draw_cash(self, canvas: pygame.Surface, look: FrameState, ground: Ground) -> None:
        """What everybody carries; who walks has it at the feet all the way."""
        for number, piece in self._display.in_town:
            cash = self._display.view.crooks[number].cash
            if cash:
                rests = piece.at == self._display.at(look.view.crooks[number].at)
                rect, colour = self._meeple_painter.rect(self._camera, piece), self._colour(Seat(number + 1))
                self._plates.cash(canvas, cash, rect, colour, ground if rests else Ground())

    def _draw_column(self, canvas: pygame.Surface, look: FrameState) -> None:
        self._draw_side_panels(canvas, self._patches(look))
        tray = self._display.tray
        self.side_panels.mark_dirty(self._display.column.prompt.inflate(24, 24))
        tray.draw(canvas)
        if isinstance(look.focus, Die):
            self._markers.aim(canvas, tray.area.inflate(AROUND, AROUND), look.ms)
        self._draw_keys(canvas, look)

    def _patches(self, look: FrameState) -> list[CachedPanel]:
        """What is to be done, where the match stands, and everybody's row."""
        column = self._display.column
        patches = [
            CachedPanel(column.prompt, look.said, partial(self._paint_prompt, look.said)),
            CachedPanel(layout.HEADER, look.title, partial(self._paint_header, look.title)),
        ]
        for rect, row, chair in zip(column.rows, look.rows, look.chairs, strict=True):
            drawn = partial(self._rows.draw, rect=rect, row=row, chair=chair)
            patches.append(CachedPanel(rect, (row, chair), drawn))
        return patches

    def _paint_header(self, line: str, column: pygame.Surface) -> None:
        self._rows.draw_header(column, self._shell.words("cops-and-crooks.title"), line)

    def _paint_prompt(self, said: str, column: pygame.Surface) -> None:
        places = self._display.column
        plate = stretched(self._shell.assets.image("cops_and_crooks/plate"), places.prompt.size)
        column.blit(plate, places.prompt)
        text = self._shell.text.boxed(said, "text_bold", 26, places.said.size, CREAM)
        column.blit(text, text.get_rect(center=places.said.center))

    def _draw_keys(self, canvas: pygame.Surface, look: FrameState) -> None:
        """The key of danger, the round button, and what to press."""
        column = self._display.column
        if look.view.phase is not Phase.HIDEOUT:
            focus = isinstance(look.focus, DangerKey)
            self.keys.draw_danger(canvas, column.danger, look.ms, shown=bool(look.danger), focus=focus)
        if look.chooser.at(Button()) is not None:
            self.keys.draw_button(canvas, column.button, look.ms, focus=isinstance(look.focus, Button))
        elif look.chooser.choices:
            self.keys.draw_glyphs(canvas, column.keys, several=len(look.chooser.choices) > 1)

    def _colour(self, seat: Seat) -> Colour:
        return POLICE_BLUE if seat == COPS else SEAT_LOOKS[self._seats[seat].look].colour


def _way(view: View, choice: Choice) -> tuple[int, ...]:
    """The way that a choice would go, as far as it is a way."""
    match choice.action:
        case Walk(to):
            path = tuple(crook_walks(view)[to])
            return path[1:] if view.crook.where is Where.JAIL else path
        case PoliceWalk(officer, to):
            return tuple(police_walks(view, officer)[to])
        case Drive(to, tail):
            return tuple(drives(view)[Car(to, tail)])
        case _:
            return ()
