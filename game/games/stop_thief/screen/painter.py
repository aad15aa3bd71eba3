"""Paints a frame: the board, the panels beside it, and what lies over both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import Push, Walk
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.walks import pushes, walks
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import Shown
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.geometry import Geometry
from game.games.stop_thief.screen.places import InHand, Spot
from game.games.stop_thief.screen.prompts import SidePanels
from game.games.stop_thief.screen.side.cards import Spread
from game.games.stop_thief.screen.side.id_card import id_card
from game.games.stop_thief.screen.side.players import PlayerRows, draw_prompt, draw_title
from game.games.stop_thief.screen.side.poster import draw_poster
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS
from game.shell import draw, paint
from game.shell.picture import Canvas
from game.shell.theme import AMBER, CREAM, INK, WHITE, Colour, mix
from game.table.board.banner import Banner
from game.table.board.choices import Chooser
from game.table.board.painter import BoardPainter, SidePanel
from game.table.board.panels import FILL
from game.table.board.placement import free_place
from game.table.board.places import OnBoard, OnRow, Thing
from game.table.looks import SEAT_LOOKS

BANNER, BELOW, ABOVE = 420, 380, -190
"""Where the banner is, and how far below or above that it is while a thief is shown."""
Drawing = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class FrameState:
    """What a frame is painted from, apart from the display."""

    view: View
    panels: SidePanels
    shown: Shown
    """What the Clue Finder shows."""
    chooser: Chooser[Spot]
    """What a person can choose; nothing while animations run."""
    focus: Spot | None
    aims: bool
    inspected: Seat | None
    """Whose ID card is shown."""
    ms: float
    """The time, for what pulses."""


class Painter(BoardPainter[DisplayState, Spot]):
    """Paints frames."""

    _geometry: Geometry
    backdrop = "stop_thief/backdrop"
    board_decals = BOARD_DECALS

    def __init__(self, display: DisplayState, geometry: Geometry) -> None:
        shell, seats, board = display.shell, display.seats, display.board
        super().__init__(shell, seats, board, display.camera, display, geometry, layout.SIDES)
        self._numbers = {number: space.at for number, space in board.spaces.items() if space.kind != CIRCLE}
        """Where the numbered spaces are."""
        self._spaces = Spaces(shell, board)
        faces = tuple(
            "portraits/pack_debbie" if seat == display.view.pack_seat else f"portraits/{one.look}"
            for seat, one in enumerate(seats)
        )
        self._banner = Banner(shell, seats, (layout.VIEW.centerx, BANNER), faces)
        self.rows = PlayerRows(shell, seats, display.rows)

    def draw_board(self, canvas: Canvas, frame: FrameState, helps: Drawing, signs: Drawing) -> None:
        """The board; `helps` draws help under the pieces, `signs` over them."""
        canvas.set_clip(layout.VIEW)
        camera, display = self._camera, self._display
        self.picture.draw(canvas, camera)
        self.ambient.draw(canvas, camera, self.decals.sharpening)
        self.decals.draw(canvas, camera)
        self._spaces.hide_numbers(canvas, camera, self._standing().values())
        display.light.draw_city(canvas, camera)
        helps(canvas)
        self._draw_choices(canvas, frame)
        focus = frame.focus.space if isinstance(frame.focus, OnBoard) else None
        stands = focus in display.standing.values()
        if focus is not None and stands:
            self._spaces.focus(canvas, camera, focus, frame.ms, behind=True)
        self._draw_pieces(canvas, frame.ms)
        if focus is not None and not stands:
            self._spaces.focus(canvas, camera, focus, frame.ms)
        if frame.view.at_large(Who.OTTO, Who.TRANE):
            self._spaces.closed_stations(canvas, camera, set(display.standing.values()))
        self._draw_plates(canvas)
        self._draw_circles_on_top(canvas, frame)
        signs(canvas)
        if display.search is not None:
            self._spaces.search(canvas, camera, display.search, frame.ms)
        canvas.set_clip(None)

    def draw_beside(self, canvas: Canvas, frame: FrameState) -> None:
        """The panels beside the board."""
        display = self._display
        self._draw_side_panels(canvas, self._side_panels(frame))
        display.device.draw_screen(canvas, frame.shown.screen, frame.ms)
        display.light.draw_device(canvas)
        for choice in frame.chooser.choices:
            if isinstance(choice.place, OnRow):
                self._frame_row(canvas, choice.place, focus=choice.place == frame.focus)

    def _frame_row(self, canvas: Canvas, place: OnRow, *, focus: bool) -> None:
        """A frame in the seat's colour round the row of a player who can be chosen."""
        colour, width = (WHITE, 7) if focus else (mix(self._colour(place.seat), WHITE, 0.55), 4)
        beyond = 2 * (width - 2)  # two pixels of the frame lie on the row
        rect = self._geometry.rect_of(place).inflate(beyond, beyond)
        edge = rect.inflate(2, 2)
        draw.rect(canvas, INK, edge, width + 2, border_radius=18)
        draw.rect(canvas, colour, rect, width, border_radius=17)

    def draw_over(self, canvas: Canvas, frame: FrameState) -> None:
        """What lies over everything else."""
        display, ms = self._display, frame.ms
        if frame.inspected is not None:
            self._draw_id_card(canvas, frame.inspected, frame.chooser)
        if isinstance(frame.focus, OnRow | Thing) and frame.chooser.at(frame.focus) is None:
            self._markers.aim(canvas, self._geometry.rect_of(frame.focus), ms)
        display.draw_flying(canvas)
        if display.banner is not None:
            self._banner.draw(canvas, *display.banner, ms, aside=self._aside)

    def _draw_id_card(self, canvas: Canvas, seat: Seat, chooser: Chooser[Spot]) -> None:
        """The ID card of a player near the row, beside what can be chosen."""
        card = id_card(self._shell, self._seats[seat].look, self._display.view.played[seat])
        row = self.rows.rects[seat]
        place = card.get_rect(left=row.right - 8, centery=row.centery)
        avoid = [self._geometry.rect_of(choice.place) for choice in chooser.choices]
        canvas.blit(card, free_place(place, canvas.get_rect(), [*avoid, row]))

    @property
    def _aside(self) -> int:
        """How far down the banner is, so that it does not hide a thief."""
        found = self._display.thief
        if found is None:
            return 0
        return BELOW if self._camera.pixel(found.at)[1] < layout.VIEW.centery else ABOVE

    def _is_beside(self, spot: Spot | None) -> bool:
        return spot is not None and not isinstance(spot, OnBoard)

    def _draw_choices(self, canvas: Canvas, frame: FrameState) -> None:
        """The spaces that can be chosen, and the way to the one with the focus."""
        camera, colour = self._camera, self._choice_colour(frame)
        self._spaces.choosable(canvas, camera, _spaces(frame.chooser), colour, frame.ms)
        way = _way_to_focus(frame)
        if way:
            self._spaces.way(canvas, camera, way, colour)
            crossed = self._numbers.keys() & set(way) - set(self._standing().values())
            self.decals.draw_again(canvas, camera, {self._numbers[number] for number in crossed})

    def _draw_circles_on_top(self, canvas: Canvas, frame: FrameState) -> None:
        """Circles that can be chosen but lie behind a piece, and those on the way to the focus."""
        camera, board = self._camera, self._geometry
        circles = [space for space in _spaces(frame.chooser) if space not in self._numbers]
        if circles:
            pieces = [self._meeple_painter.rect(camera, piece) for piece in self._display.pieces.values()]
            hidden = [one for one in circles if board.rect_of(OnBoard(one)).collidelist(pieces) >= 0]
            self._spaces.choosable(canvas, camera, hidden, self._choice_colour(frame), frame.ms)
        self._spaces.stones(canvas, camera, _way_to_focus(frame))

    def _choice_colour(self, frame: FrameState) -> Colour:
        return AMBER if frame.aims else self._colour(self._display.active)

    def _draw_pieces(self, canvas: Canvas, ms: float) -> None:
        display, camera = self._display, self._camera
        active = display.pieces.get(display.active)
        if active is not None:
            self._draw_ring(canvas, active, 1.05, self._colour(display.active), ms)
        pieces = display.pieces
        thief = [display.thief] if display.thief is not None else []
        self._meeple_painter.draw(canvas, camera, [*pieces.values(), *thief], active, ms)

    def _draw_plates(self, canvas: Canvas) -> None:
        """The numbers of the spaces where pieces stand."""
        pieces, rect = self._display.pieces, partial(self._meeple_painter.rect, self._camera)
        standing = self._standing().items()
        plates = [(space, rect(pieces[seat]), self._colour(seat)) for seat, space in standing]
        self._spaces.plates(canvas, self._camera, plates)

    def _standing(self) -> dict[Seat, int]:
        """The space of each piece that is not in the air."""
        pieces = self._display.pieces
        return {seat: space for seat, space in self._display.standing.items() if pieces[seat].lift == 0}

    def _spread(self, frame: FrameState) -> Spread:
        """The cards that the turn is about, as they lie now."""
        display, owner = self._display, self._display.view.card_owner
        focus = frame.focus.card if isinstance(frame.focus, InHand) else None
        return Spread(
            heading=frame.panels.cards,
            held=display.view.hands[owner],
            played=display.view.played[owner],
            glowing=frozenset(
                one.place.card for one in frame.chooser.choices if isinstance(one.place, InHand)
            ),
            focus=focus,
            breath=display.fan.breath(frame.ms) if focus is not None else 0,
            chosen=display.view.card,
            turning=display.turning,
        )

    def _side_panels(self, frame: FrameState) -> list[SidePanel]:
        """All panels beside the board."""
        shell, display, panels, spread = self._shell, self._display, frame.panels, self._spread(frame)
        wanted, lifted = panels.wanted, layout.CARDS.inflate(32, 32)
        rows = [
            SidePanel(
                self.rows.rects[seat], (row, chair), partial(self.rows.draw, seat=seat, row=row, chair=chair)
            )
            for seat, (row, chair) in enumerate(zip(panels.rows, panels.seating.chairs, strict=True))
        ]
        return [
            SidePanel(lifted, spread, partial(display.fan.draw, spread=spread)),
            SidePanel(layout.DEVICE, frame.shown, partial(display.device.draw_body, shown=frame.shown)),
            SidePanel(layout.PROMPT, panels.prompt, partial(draw_prompt, shell, prompt=panels.prompt)),
            SidePanel(layout.TITLE, panels.title, partial(self._paint_title, panels.title)),
            SidePanel(
                layout.POSTER,
                (wanted, panels.stake, panels.pack),
                lambda canvas: draw_poster(shell, canvas, wanted, panels.stake, loot=panels.pack),
            ),
            *rows,
        ]

    def _paint_title(self, line: str, canvas: Canvas) -> None:
        """The title, and the pause button."""
        draw_title(self._shell, canvas, line)
        button = paint.button_face(layout.PAUSE.size, FILL, CREAM, 16)
        canvas.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (36, 36))
        canvas.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _colour(self, seat: Seat) -> Colour:
        return SEAT_LOOKS[self._seats[seat].look].colour


def _spaces(chooser: Chooser[Spot]) -> list[int]:
    """The spaces that can be chosen."""
    return [one.place.space for one in chooser.choices if isinstance(one.place, OnBoard)]


def _way_to_focus(frame: FrameState) -> tuple[int, ...]:
    """The way that a piece would go to the focus."""
    choice = frame.chooser.at(frame.focus) if isinstance(frame.focus, OnBoard) else None
    match choice.action if choice is not None else None:
        case Walk(to):
            way = walks(frame.view)[to].path
        case Push(seat, to):
            way = pushes(frame.view, seat)[to].path
        case _:
            return ()
    return way if len(way) > 1 else ()
