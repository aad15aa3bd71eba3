"""Paints the Cops and Crooks screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.cops_and_crooks.rules.actions import Drive, PoliceWalk, Walk
from game.games.cops_and_crooks.rules.moves import crook_walks, drives, police_walks
from game.games.cops_and_crooks.rules.state import COPS, Car, Crook, Phase, View, Where
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.display import DisplayState, World, posed
from game.games.cops_and_crooks.screen.geometry import Geometry
from game.games.cops_and_crooks.screen.marks import BOARD_DECALS
from game.games.cops_and_crooks.screen.places import DangerKey, OnPawn, OnRoad, Spot
from game.games.cops_and_crooks.screen.plates import Ground, Plates
from game.games.cops_and_crooks.screen.prompts import Row
from game.games.cops_and_crooks.screen.side_column import SideColumn
from game.games.cops_and_crooks.screen.streets import MOST_GROWN, Streets
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, Colour
from game.table.board.banner import Banner
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.markers import stone_radius
from game.table.board.painter import BoardPainter, SidePanel
from game.table.board.places import Button, Die, OnBoard
from game.table.looks import SEAT_LOOKS
from game.table.seating import Chair

POLICE_BLUE: Colour = (0x4C, 0x8D, 0xFF)
PALE_BLUE: Colour = (0x9C, 0xC8, 0xFF)
PICKABLE = 1.4
"""How much wider than a tile the glow around a pawn is that can be picked."""
AROUND = 28
"""How much larger than its place the focus ring is."""


@dataclass(frozen=True, slots=True)
class FrameState:
    """Everything that decides how a frame looks, except the display."""

    view: View
    rows: tuple[Row, ...]
    chairs: tuple[Chair, ...]
    title: str
    prompt: str
    chooser: Chooser[Spot]
    """What a person can choose; nothing while an animation plays."""
    focus: Spot | None
    picked: int | None
    arrests: tuple[Spot, ...]
    """Where the Cops can choose an arrest, or the pawn for one."""
    danger: Mapping[int, int]
    """By tile, the lowest roll that brings the Cops there; empty while danger is hidden."""
    ms: float
    """The time, for things that pulse."""


class Painter(BoardPainter[DisplayState, Spot]):
    """The board, the column beside it, and what is above both."""

    _geometry: Geometry
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
        self._streets = Streets(shell, self._plates, board, camera, looks)
        self.side_column = SideColumn(shell, self._markers)
        faces = ("portraits/cops", *(f"portraits/crook_{look}" for look in looks))
        self._banner = Banner(shell, seats, (layout.VIEW.centerx, 430), faces)

    def draw(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw the whole picture."""
        canvas.set_clip(layout.VIEW)
        self._draw_board(canvas, frame)
        canvas.set_clip(None)
        self._draw_column(canvas, frame)
        display = self._display
        display.draw_flying(canvas)
        if display.banner is not None:
            self._banner.draw(canvas, *display.banner, frame.ms)

    def _draw_board(self, canvas: Canvas, frame: FrameState) -> None:
        display, camera, streets = self._display, self._camera, self._streets
        places = [one.place for one in frame.chooser.choices if isinstance(one.place, OnBoard | OnRoad)]
        tiles = [self._geometry.rect_of(place) for place in places]
        self.picture.draw(canvas, camera, tiles)
        self.ambient.draw(canvas, camera)
        streets.hatching(canvas, frame.danger)
        for _, rect in self._wanted():
            streets.siren(canvas, rect.center, rect.w, frame.ms)
        self._draw_choices(canvas, frame, tiles)
        self.decals.draw(canvas, camera)
        streets.shops(canvas, display.view)
        way, grown = self._focused_way(frame), min(self._shell.theme.text_scale, MOST_GROWN)
        side = 2 * round(stone_radius(camera) * grown)
        stones = [pygame.Rect(0, 0, side, side).move_to(center=camera.pixel(at)) for at in way[1:]]
        ground = Ground(things=[*stones, *streets.stations(), *self.decals.places(camera)], tiles=tiles)
        ground.things.extend(streets.stashes(canvas, display.view))
        ground.rolls.extend(streets.rolls(canvas, frame.danger))
        if any(crook.ticket for crook in display.view.crooks):
            for tile in frame.view.plan.intelligence:
                streets.alarm(canvas, self._geometry.rect_of(OnBoard(tile)))
        self._draw_goal(canvas, frame, way)
        self._draw_rings(canvas, frame)
        streets.car(canvas, display.car, frame.ms)
        self._draw_people(canvas, frame, ground)
        streets.cells(canvas, display.doors)
        self._draw_badges_in_jail(canvas)
        standing = [piece.at for piece in display.meeples]
        self._markers.stones(canvas, camera, way, self._colour(display.active), grown, usual=standing)
        self._draw_cash(canvas, frame, ground)
        for place in frame.arrests:
            streets.cuffs(canvas, self._geometry.rect_of(place))

    def _wanted(self) -> Iterator[tuple[Crook, pygame.Rect]]:
        """Yield the wanted crooks in town and the rectangles of their pieces."""
        for number, piece in self._display.in_town:
            crook = self._display.view.crooks[number]
            if crook.wanted and crook.where is Where.TOWN:
                yield crook, self._meeple_painter.rect(self._camera, piece)

    def _focused_way(self, frame: FrameState) -> list[World]:
        """The points of the way to the focused tile, if there is a way."""
        if not isinstance(frame.focus, OnBoard | OnRoad):
            return []
        focused = frame.chooser.at(frame.focus)
        return [self._display.at(tile) for tile in way_of(frame.view, focused)] if focused else []

    def _draw_choices(self, canvas: Canvas, frame: FrameState, tiles: list[pygame.Rect]) -> None:
        """Draw a glow on every tile and pawn that can be chosen."""
        if tiles:
            middles = [(rect.center, 1) for rect in tiles]
            colour, side = self._colour(self._display.active), self._geometry.tile
            self._markers.glows(canvas, middles, min(side, tiles[0].w), colour, frame.ms)
        for choice in frame.chooser.choices:
            if isinstance(choice.place, OnPawn) and frame.picked is None:
                rect = self._geometry.rect_of(choice.place)
                self._markers.glow(canvas, rect.center, round(rect.w * PICKABLE), PALE_BLUE, ms=frame.ms)

    def _draw_goal(self, canvas: Canvas, frame: FrameState, way: list[World]) -> None:
        """Draw the focused tile and the way to it."""
        if not isinstance(frame.focus, OnBoard | OnRoad):
            return
        if isinstance(frame.focus, OnRoad):
            at, behind = self._display.at(frame.focus.to), self._display.at(frame.focus.tail)
            self._streets.ghost(canvas, posed(at, behind))
        self._markers.trail(canvas, self._camera, way, self._colour(self._display.active))
        rect = self._geometry.rect_of(frame.focus)
        self._markers.aim(canvas, rect.inflate(AROUND, AROUND), frame.ms)
        if isinstance(frame.focus, OnBoard) and frame.focus.space in frame.danger:
            self._streets.roll_here(canvas, rect, frame.danger[frame.focus.space])

    def _draw_rings(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw rings around the focused pawn, the picked pawn and the crook on turn."""
        if isinstance(frame.focus, OnPawn):
            rect = self._geometry.rect_of(frame.focus)
            around = round(rect.w * (PICKABLE - 1)) + AROUND // 2
            self._markers.aim(canvas, rect.inflate(around, around), frame.ms)
        if frame.picked is not None:
            rect = self._geometry.rect_of(OnPawn(frame.picked))
            self._markers.ring(canvas, (rect.centerx, rect.bottom - 8), round(rect.w * 1.3), AMBER, frame.ms)
        display = self._display
        if display.active != COPS and display.view.crooks[display.active - 1].playing:
            piece, colour = display.crook(display.active), self._colour(display.active)
            self._draw_ring(canvas, piece, 1.0, colour, frame.ms)

    def _draw_people(self, canvas: Canvas, frame: FrameState, ground: Ground) -> None:
        """Draw the pieces with badges and numbers, and the letters of stations again in front of them."""
        display, camera = self._display, self._camera
        active = display.crook(display.active) if display.active != COPS else None
        self._meeple_painter.draw(canvas, camera, display.meeples, active, frame.ms)
        for crook, rect in self._wanted():
            indoors = crook.at in frame.view.plan.hideouts
            ground.things.append(self._streets.badge(canvas, rect, frame.ms, indoors=indoors))
        for number, piece in enumerate(display.officers, start=1):
            self._streets.pin(
                canvas, self._meeple_painter.rect(camera, piece), f"cops_and_crooks/badge_{number}"
            )
        stations = self._streets.stations_at(piece.at for piece in display.meeples)
        self.decals.draw_again(canvas, camera, stations)

    def _draw_badges_in_jail(self, canvas: Canvas) -> None:
        """Draw the badges of jailed crooks in front of the bars."""
        for number, piece in self._display.in_town:
            if self._display.view.crooks[number].where is Where.JAIL:
                rect = self._meeple_painter.rect(self._camera, piece)
                self._streets.pin(canvas, rect, f"badges/{self._seats[number + 1].look}")

    def _draw_cash(self, canvas: Canvas, frame: FrameState, ground: Ground) -> None:
        """Draw the cash of every crook, at the feet of those who walk."""
        for number, piece in self._display.in_town:
            cash = self._display.view.crooks[number].cash
            if cash:
                rests = piece.at == self._display.at(frame.view.crooks[number].at)
                rect, colour = self._meeple_painter.rect(self._camera, piece), self._colour(Seat(number + 1))
                self._plates.cash(canvas, cash, rect, colour, ground if rests else Ground())

    def _draw_column(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw the header, every row, the prompt, the die and the buttons."""
        column, tray, side = self._display.column, self._display.tray, self.side_column
        name = self._shell.words("cops-and-crooks.title")
        patches = [
            SidePanel(
                column.prompt, frame.prompt, partial(side.draw_prompt, prompt=frame.prompt, places=column)
            ),
            SidePanel(layout.HEADER, frame.title, partial(side.draw_header, title=name, line=frame.title)),
        ]
        for rect, row, chair in zip(column.rows, frame.rows, frame.chairs, strict=True):
            patches.append(
                SidePanel(rect, (row, chair), partial(side.draw_row, rect=rect, row=row, chair=chair))
            )
        self._draw_side_panels(canvas, patches)
        tray.draw(canvas)
        if isinstance(frame.focus, Die):
            self._markers.aim(canvas, tray.area.inflate(AROUND, AROUND), frame.ms)
        if frame.view.phase is not Phase.HIDEOUT:
            focus = isinstance(frame.focus, DangerKey)
            side.draw_danger(canvas, column.danger, frame.ms, shown=bool(frame.danger), focus=focus)
        if frame.chooser.at(Button()) is not None:
            side.draw_button(canvas, column.button, frame.ms, focus=isinstance(frame.focus, Button))
        elif frame.chooser.choices:
            side.draw_glyphs(canvas, column.keys, several=len(frame.chooser.choices) > 1)

    def _colour(self, seat: Seat) -> Colour:
        return POLICE_BLUE if seat == COPS else SEAT_LOOKS[self._seats[seat].look].colour


def way_of(view: View, choice: Choice[Spot]) -> tuple[int, ...]:
    """The tiles of the way that a choice would go, if it goes any."""
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
