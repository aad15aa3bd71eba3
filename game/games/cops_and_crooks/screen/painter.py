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
from game.games.cops_and_crooks.screen.side_column import draw_danger, draw_header, draw_prompt, draw_row
from game.games.cops_and_crooks.screen.streets import MOST_GROWN, Streets
from game.shell import paint
from game.shell.lru_cache import cached
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, WHITE, Colour, mix
from game.table.board.banner import Banner
from game.table.board.camera import Camera
from game.table.board.choices import Choice, Chooser
from game.table.board.hint import draw_hint_key
from game.table.board.key_hints import draw_key_hints
from game.table.board.markers import stone_radius
from game.table.board.painter import BoardPainter, SidePanel
from game.table.board.places import Button, HintKey, OnBoard
from game.table.looks import SEAT_LOOKS
from game.table.seating import Chair

POLICE_BLUE: Colour = (0x4C, 0x8D, 0xFF)
PALE_BLUE: Colour = (0x9C, 0xC8, 0xFF)
PICKABLE = 1.4
"""How much wider than a tile the glow around a pawn is that can be picked."""
AROUND, AROUND_BUTTON = 28, 18
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
    hint: str
    """What is on the button that asks the coach; empty if there is none."""
    hinted: bool
    """Whether a hint is shown."""
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
        key = self._streets_key(frame)
        self.picture.draw(canvas, camera, tiles)
        self.ambient.draw(canvas, camera, self.decals.sharpening)
        canvas.layer(("hatching", key), layout.VIEW, partial(streets.hatching, tiles=frame.danger))
        for _, rect in self._wanted():
            streets.siren(canvas, rect.center, rect.w, frame.ms)
        self._draw_choices(canvas, frame, tiles)
        self.decals.draw(canvas, camera)
        canvas.layer(("streets", key), layout.VIEW, partial(self._draw_streets, frame=frame))
        way = self._focused_way(frame)
        self._draw_goal(canvas, frame, way)
        self._draw_rings(canvas, frame)
        streets.car(canvas, display.car, frame.ms)
        self._draw_people(canvas, frame)
        over = partial(self._draw_over_people, frame=frame, tiles=tiles, way=way)
        canvas.layer(("over people", key, self._people_key(frame, tiles, way)), layout.VIEW, over)

    def _streets_key(self, frame: FrameState) -> tuple[object, ...]:
        """All that decides how the streets look."""
        view = self._display.view
        money = tuple((crook.stashes, crook.ticket) for crook in view.crooks)
        shops = view.closed, view.round, view.agency
        danger = tuple(frame.danger.items())
        return self._camera.pose, self._shell.settings.version, money, shops, danger

    def _people_key(
        self, frame: FrameState, tiles: list[pygame.Rect], way: list[World]
    ) -> tuple[object, ...]:
        """All that decides, besides the streets, what is drawn over the people."""
        display = self._display
        rects = [(piece.at, *self._meeple_painter.rect(self._camera, piece)) for piece in display.meeples]
        crooks = [(crook.at, crook.where, crook.wanted, crook.cash) for crook in display.view.crooks]
        homes = [crook.at for crook in frame.view.crooks]
        arrests = [tuple(self._geometry.rect_of(place)) for place in frame.arrests]
        doors, lit = tuple(display.doors.items()), tuple(map(tuple, tiles))
        people = tuple(rects), tuple(crooks), tuple(homes), display.active, doors
        return people, tuple(arrests), lit, tuple(way), self._camera.moving

    def _draw_streets(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw what lies on the streets: shutters, money, the numbers of danger and alarms."""
        streets, view = self._streets, self._display.view
        streets.shops(canvas, view)
        streets.draw_stashes(canvas, view)
        streets.rolls(canvas, frame.danger)
        if any(crook.ticket for crook in view.crooks):
            for tile in view.plan.intelligence:
                streets.alarm(canvas, self._geometry.rect_of(OnBoard(tile)))

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
            if frame.danger:
                for rect in tiles:
                    canvas.blit(_target(rect.size, colour), rect)
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

    def _draw_people(self, canvas: Canvas, frame: FrameState) -> None:
        """Draw the pieces, and badges over wanted crooks."""
        display = self._display
        active = display.crook(display.active) if display.active != COPS else None
        self._meeple_painter.draw(canvas, self._camera, display.meeples, active, frame.ms)
        for crook, rect in self._wanted():
            self._streets.badge(canvas, rect, frame.ms, indoors=crook.at in frame.view.plan.hideouts)

    def _draw_over_people(
        self, canvas: Canvas, frame: FrameState, tiles: list[pygame.Rect], way: list[World]
    ) -> None:
        """Draw numbers, station letters, cell doors, the stones of a way, cash and handcuffs."""
        display, camera, streets = self._display, self._camera, self._streets
        rect_of = partial(self._meeple_painter.rect, camera)
        for number, piece in enumerate(display.officers, start=1):
            streets.pin(canvas, rect_of(piece), f"cops_and_crooks/badge_{number}")
        standing = [piece.at for piece in display.meeples]
        self.decals.draw_again(canvas, camera, streets.stations_at(standing))
        streets.cells(canvas, display.doors)
        for number, piece in display.in_town:
            if display.view.crooks[number].where is Where.JAIL:
                streets.pin(canvas, rect_of(piece), f"badges/{self._seats[number + 1].look}")
        grown = min(self._shell.theme.text_scale, MOST_GROWN)
        self._markers.stones(canvas, camera, way, self._colour(display.active), grown, usual=standing)
        self._draw_cash(canvas, frame, self._ground(frame, tiles, way))
        for place in frame.arrests:
            streets.cuffs(canvas, self._geometry.rect_of(place))

    def _ground(self, frame: FrameState, tiles: list[pygame.Rect], way: list[World]) -> Ground:
        """What the plates with cash should not hide."""
        camera, streets, view = self._camera, self._streets, self._display.view
        side = 2 * round(stone_radius(camera) * min(self._shell.theme.text_scale, MOST_GROWN))
        things = [pygame.Rect(0, 0, side, side).move_to(center=camera.pixel(at)) for at in way[1:]]
        things += [*streets.stations(), *self.decals.places(camera)]
        things += [rect for _, _, rect in streets.stashes(view)]
        for crook, rect in self._wanted():
            things.append(streets.badge_rect(rect, indoors=crook.at in view.plan.hideouts))
        rolls = [streets.roll_rect(tile, roll) for tile, roll in frame.danger.items()]
        return Ground(rolls, things, tiles)

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
        shell, column, shown = self._shell, self._display.column, bool(frame.danger)
        prompt = partial(draw_prompt, shell, prompt=frame.prompt, places=column)
        header = partial(draw_header, shell, stands=frame.title)
        panels = [
            SidePanel(column.prompt, frame.prompt, prompt),
            SidePanel(layout.HEADER, frame.title, header),
        ]
        for rect, row, chair in zip(column.rows, frame.rows, frame.chairs, strict=True):
            draw = partial(draw_row, shell, rect=rect, row=row, chair=chair)
            panels.append(SidePanel(rect, (row, chair), draw))
        if frame.view.phase is not Phase.HIDEOUT:
            danger = partial(draw_danger, shell, room=column.danger, shown=shown)
            panels.append(SidePanel(column.danger, shown, danger))
        self._draw_side_panels(canvas, panels)
        self._display.tray.draw(canvas)
        if frame.chooser.at(Button()) is not None:
            button = column.button
            canvas.blit(shell.assets.scaled("police_chase/skip", button.size), button)
        elif frame.chooser.choices:
            draw_key_hints(shell, canvas, column.keys, several=len(frame.chooser.choices) > 1)
        if frame.hint:
            draw_hint_key(shell, canvas, layout.HINT, frame.hint, lit=frame.hinted)
        if frame.focus is not None and self._is_beside(frame.focus):
            around = AROUND_BUTTON if isinstance(frame.focus, DangerKey | HintKey | Button) else AROUND
            self._markers.aim(canvas, self._geometry.rect_of(frame.focus).inflate(around, around), frame.ms)

    def _is_beside(self, spot: Spot | None) -> bool:
        return spot is not None and not isinstance(spot, OnBoard | OnRoad | OnPawn)

    def _colour(self, seat: Seat) -> Colour:
        return POLICE_BLUE if seat == COPS else SEAT_LOOKS[self._seats[seat].look].colour


@cached(8)
def _target(size: tuple[int, int], colour: Colour) -> Picture:
    """A tile that can be chosen in the middle of danger: its stripes are gone, its number stays readable."""
    corner = size[0] // 6
    image = paint.tinted(paint.rounded(size, corner), mix(colour, INK, 0.25), 215)
    image.blit(paint.tinted(paint.rounded(size, corner, max(2, size[0] // 16)), WHITE), (0, 0))
    return image


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
