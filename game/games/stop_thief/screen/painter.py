"""Paints the Stop Thief! screen from what the theatre shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules.actions import Push, Walk
from game.games.stop_thief.rules.city import CIRCLE
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.walks import pushes, walks
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import ClueFinder, Shown
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.geometry import Geometry
from game.games.stop_thief.screen.places import InHand, OnRow, Spot
from game.games.stop_thief.screen.prompts import Beside
from game.games.stop_thief.screen.side.cards import CardFan, Spread
from game.games.stop_thief.screen.side.id_card import id_card
from game.games.stop_thief.screen.side.players import PlayerRows, PromptBox, TitlePlate
from game.games.stop_thief.screen.side.poster import Poster
from game.games.stop_thief.screen.spaces.highlights import Spaces
from game.games.stop_thief.screen.spaces.marks import BOARD_DECALS
from game.shell import paint
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, INK, SEAT_LOOKS, WHITE, Colour, mix
from game.table.board.banner import Banner
from game.table.board.cached_panels import CachedPanel
from game.table.board.camera import Camera
from game.table.board.choices import Chooser
from game.table.board.painter import BoardPainter
from game.table.board.panels import FILL
from game.table.board.places import OnBoard
from game.table.board.printed import PrintedBoard

BANNER, BELOW, ABOVE = 420, 380, -190
"""Where the banner is, and how far below or above that it is while a thief is looked at."""
PAPERS_OVER = 8
"""So far an ID card, with its shadow, lies over the row of its player."""
FRAME_INSIDE = 2
"""So much of the frame round a row that can be chosen lies on the row."""
LIFTED = 80
"""So much larger than their room the cards may be while one is lifted or turned."""


Drawing = Callable[[pygame.Surface], None]


@dataclass(frozen=True, slots=True)
class FrameState:
    """What the picture of this moment is made of."""

    view: View
    beside: Beside
    shown: Shown
    """What the device shows."""
    cards: str
    """The heading over the cards."""
    chooser: Chooser
    """What a person can choose; nothing while something is shown."""
    focus: Spot | None
    aims: bool
    papers: Seat | None
    """Whose ID card is looked at."""
    ms: float
    """The time, for what breathes."""


class Painter(BoardPainter[DisplayState, Geometry]):
    """The board, what stands beside it, and what stands above both."""

    backdrop = "stop_thief/backdrop"
    board_decals = BOARD_DECALS

    def __init__(
        self,
        shell: Shell,
        seats: tuple[SeatSetup, ...],
        board: Board,
        camera: Camera,
        display: DisplayState,
        geometry: Geometry,
        device: ClueFinder,
        fan: CardFan,
        faces: tuple[str, ...],
    ) -> None:
        super().__init__(shell, seats, board, camera, display, geometry, layout.SIDES)
        self._board = PrintedBoard(shell, self.picture, self.decals)
        self._numbers = {number: space.at for number, space in board.spaces.items() if space.kind != CIRCLE}
        """Where the spaces are that have a number to be read."""
        self._spaces = Spaces(shell, board)
        self._banner = Banner(shell, seats, (layout.VIEW.centerx, BANNER), faces)
        self._rows = PlayerRows(shell, seats, layout.row_rects(len(seats)))
        self._title = TitlePlate(shell, layout.TITLE)
        self._poster = Poster(shell, layout.POSTER)
        self._prompt = PromptBox(shell, layout.PROMPT)
        self._device = device
        self._fan = fan
        self._ready = self._make_ready()

    @property
    def unfinished(self) -> bool:
        """Whether more will be seen in the next frame."""
        return self._board.unfinished or self.side_panels.unfinished

    def draw_board(self, canvas: pygame.Surface, look: FrameState, helps: Drawing, signs: Drawing) -> None:
        """The city with all that stands in it; `helps` draws what lies under pieces, `signs` over them."""
        canvas.set_clip(layout.VIEW)
        camera, display = self._camera, self._display
        self._board.draw_ground(canvas, camera)
        self.ambient.draw(canvas, camera)
        self._board.draw_decals(canvas, camera)
        self._spaces.hide_numbers(canvas, camera, self._standing().values())
        display.light.draw_city(canvas, camera)
        self._draw_choices(canvas, look)
        helps(canvas)
        focus = look.focus.space if isinstance(look.focus, OnBoard) else None
        stands = focus in display.standing.values()
        if focus is not None and stands:
            self._spaces.focus(canvas, camera, focus, look.ms, behind=True)
        self._draw_pieces(canvas, look.ms)
        if focus is not None and not stands:
            self._spaces.focus(canvas, camera, focus, look.ms)
        if look.view.at_large(Who.OTTO, Who.TRANE):
            self._spaces.closed_stations(canvas, camera, set(display.standing.values()))
        self._draw_plates(canvas)
        self._draw_circles_on_top(canvas, look)
        signs(canvas)
        if display.search is not None:
            self._spaces.search(canvas, camera, display.search, look.ms)
        canvas.set_clip(None)

    def draw_beside(self, canvas: pygame.Surface, look: FrameState) -> None:
        """What stands beside the board."""
        fan, pulses = self._spread(look), self._device.pulses(look.shown, look.ms)
        self._draw_side_panels(canvas, self._patches(look, fan, pulses=pulses))
        if fan.moves:
            self._fan.draw(canvas, fan, look.ms)
            self.side_panels.mark_dirty(layout.CARDS.inflate(LIFTED, LIFTED))
        if pulses:
            self._device.draw_screen(canvas, look.shown.screen, look.ms)
            self.side_panels.mark_dirty(layout.DEVICE)
        self.side_panels.mark_dirty(self._display.light.draw_device(canvas))
        for choice in look.chooser.choices:
            if isinstance(choice.place, OnRow):
                self._frame_row(canvas, choice.place, focus=choice.place == look.focus)

    def _frame_row(self, canvas: pygame.Surface, place: OnRow, *, focus: bool) -> None:
        """The row of a player who can be chosen: round all that it says, light in the seat's colour."""
        colour, width = (WHITE, 7) if focus else (mix(self._colour(place.seat), WHITE, 0.55), 4)
        beyond = 2 * (width - FRAME_INSIDE)
        rect = self._geometry.rect_of(place).inflate(beyond, beyond)
        edge = rect.inflate(2, 2)
        pygame.draw.rect(canvas, INK, edge, width + 2, border_radius=18)
        pygame.draw.rect(canvas, colour, rect, width, border_radius=17)
        self.side_panels.mark_dirty(edge)

    def draw_over(self, canvas: pygame.Surface, look: FrameState) -> None:
        """What flies and stands above everything else."""
        display, ms = self._display, look.ms
        if look.papers is not None:
            self._draw_papers(canvas, look.papers)
        self.side_panels.mark_dirty(*display.draw_flying(canvas))
        if display.banner is not None:
            self._banner.draw(canvas, *display.banner, ms, aside=self._aside)
        next(self._ready, None)

    def _draw_papers(self, canvas: pygame.Surface, seat: Seat) -> None:
        """The ID card of a player, beside the row."""
        card = id_card(self._shell, self._seats[seat].look, self._display.view.played[seat])
        row = self._rows.rects[seat]
        place = card.get_rect(left=row.right - PAPERS_OVER, centery=row.centery)
        self.side_panels.mark_dirty(canvas.blit(card, place.clamp(canvas.get_rect())))

    @property
    def _aside(self) -> int:
        """How far down the banner goes so that a thief who was found is seen."""
        found = self._display.thief
        if found is None:
            return 0
        return BELOW if self._camera.pixel(found.at)[1] < layout.VIEW.centery else ABOVE

    def _is_beside(self, spot: Spot | None) -> bool:
        return spot is not None and not isinstance(spot, OnBoard)

    def _make_ready(self) -> Iterator[object]:
        """One picture a frame of those that are needed later, so that no frame has to wait for several."""
        for seat in range(len(self._seats)):
            yield self._banner.bare(seat)
        for hand in self._display.view.hands:
            yield from self._fan.make_ready(hand)

    def _draw_choices(self, canvas: pygame.Surface, look: FrameState) -> None:
        """The spaces that can be chosen, and under its numbers the way to the one with the focus."""
        camera, colour = self._camera, self._choice_colour(look)
        self._spaces.choosable(canvas, camera, _spaces(look.chooser), colour, look.ms)
        way = _way_to_focus(look)
        if way:
            self._spaces.way(canvas, camera, way, colour)
            crossed = self._numbers.keys() & set(way) - set(self._standing().values())
            self.decals.draw_again(canvas, camera, {self._numbers[number] for number in crossed})

    def _draw_circles_on_top(self, canvas: pygame.Surface, look: FrameState) -> None:
        """The circles that can be chosen and are hidden by a piece, and those of the way that is shown."""
        camera, board = self._camera, self._geometry
        pieces = [self._meeple_painter.rect(camera, piece) for piece in self._display.pieces.values()]
        circles = [space for space in _spaces(look.chooser) if space not in self._numbers]
        hidden = [one for one in circles if board.rect_of(OnBoard(one)).collidelist(pieces) >= 0]
        self._spaces.choosable(canvas, camera, hidden, self._choice_colour(look), look.ms)
        self._spaces.stones(canvas, camera, _way_to_focus(look))

    def _choice_colour(self, look: FrameState) -> Colour:
        return AMBER if look.aims else self._colour(self._display.active)

    def _draw_pieces(self, canvas: pygame.Surface, ms: float) -> None:
        display, camera = self._display, self._camera
        active = display.pieces.get(display.active)
        if active is not None:
            self._draw_ring(canvas, active, 1.05, self._colour(display.active), ms)
        pieces = display.pieces
        thief = [display.thief] if display.thief is not None else []
        self._meeple_painter.draw(canvas, camera, [*pieces.values(), *thief], active, ms)

    def _draw_plates(self, canvas: pygame.Surface) -> None:
        """The numbers of the spaces where pieces stand."""
        pieces, rect = self._display.pieces, partial(self._meeple_painter.rect, self._camera)
        standing = self._standing().items()
        self._spaces.plates(
            canvas, ((space, rect(pieces[seat]), self._colour(seat)) for seat, space in standing)
        )

    def _standing(self) -> dict[Seat, int]:
        """Where pieces stand that are not in the air."""
        pieces = self._display.pieces
        return {seat: space for seat, space in self._display.standing.items() if pieces[seat].lift == 0}

    def _spread(self, look: FrameState) -> Spread:
        """The cards of the player whose turn it is, as they lie now."""
        display, turn = self._display, self._display.view.turn
        return Spread(
            heading=look.cards,
            held=display.view.hands[turn],
            played=display.view.played[turn],
            glowing=frozenset(
                one.place.card for one in look.chooser.choices if isinstance(one.place, InHand)
            ),
            focus=look.focus.card if isinstance(look.focus, InHand) else None,
            chosen=display.view.card,
            turning=display.turning,
        )

    def card_places(self) -> dict[Card, pygame.Rect]:
        """Where the cards of the player whose turn it is lie."""
        turn = self._display.view.turn
        return self._fan.places(self._display.view.hands[turn], self._display.view.played[turn])

    def _patches(self, look: FrameState, fan: Spread, *, pulses: bool) -> list[CachedPanel]:
        """What stands beside the board, first what must never be late."""
        beside, device = look.beside, partial(self._paint_device, look.shown, pulses=pulses)
        wanted = beside.face_up, beside.reward, beside.stake, beside.pack
        patches = [
            CachedPanel(layout.CARDS, None if fan.moves else fan, partial(self._paint_cards, fan)),
            CachedPanel(layout.DEVICE, (look.shown, pulses), device),
            CachedPanel(layout.PROMPT, beside.prompt, partial(self._prompt.draw, prompt=beside.prompt)),
            CachedPanel(layout.TITLE, beside.title, partial(self._paint_title, beside.title)),
            CachedPanel(layout.POSTER, wanted, partial(self._paint_poster, beside)),
        ]
        for seat, (row, chair) in enumerate(zip(beside.rows, beside.seating.chairs, strict=True)):
            drawn = partial(self._rows.draw, seat=seat, row=row, chair=chair)
            patches.append(CachedPanel(self._rows.rects[seat], (row, chair), drawn))
        return patches

    def _paint_cards(self, fan: Spread, sides: pygame.Surface) -> None:
        if not fan.moves:
            self._fan.draw(sides, fan, 0.0)

    def _paint_device(self, shown: Shown, sides: pygame.Surface, *, pulses: bool) -> None:
        self._device.draw_body(sides, shown)
        if not pulses:
            self._device.draw_screen(sides, shown.screen, 0.0)

    def _paint_title(self, line: str, sides: pygame.Surface) -> None:
        self._title.draw(sides, line)
        self._paint_pause(sides)

    def _paint_poster(self, beside: Beside, sides: pygame.Surface) -> None:
        self._poster.draw(sides, beside.face_up, beside.reward, beside.stake, loot=beside.pack)

    def _paint_pause(self, sides: pygame.Surface) -> None:
        button = paint.button_face(layout.PAUSE.size, FILL, CREAM, 16)
        sides.blit(button, button.get_rect(center=layout.PAUSE.center))
        icon = self._shell.assets.scaled("icons/pause", (36, 36))
        sides.blit(icon, icon.get_rect(center=layout.PAUSE.center))

    def _colour(self, seat: Seat) -> Colour:
        return SEAT_LOOKS[self._seats[seat].look].colour


def _spaces(chooser: Chooser) -> list[int]:
    """The spaces of the board that can be chosen."""
    return [one.place.space for one in chooser.choices if isinstance(one.place, OnBoard)]


def _way_to_focus(look: FrameState) -> tuple[int, ...]:
    """The way that the choice with the focus would go, if it is one."""
    choice = look.chooser.at(look.focus) if isinstance(look.focus, OnBoard) else None
    match choice.action if choice is not None else None:
        case Walk(to):
            way = walks(look.view)[to].path
        case Push(seat, to):
            way = pushes(look.view, seat)[to].path
        case _:
            return ()
    return way if len(way) > 1 else ()
