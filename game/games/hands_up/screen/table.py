"""The card table: desk, cushion and open cards, with those that fly, scatter or are pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from game.boards.scenery import scenery_of
from game.core.board import Board
from game.core.kernel import Seat
from game.games.hands_up.rules.cards import Card
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.physics import CardBodies, LooseCards, Pose
from game.games.hands_up.screen.pictures import BACK, SHADOW, CardPictures, Flight, Mark
from game.games.hands_up.screen.results import picture_name
from game.shell import draw
from game.shell.assets import Assets
from game.shell.picture import Canvas, Picture, pixel_scale
from game.table.board.picture import TilePictures

DEAL_MS, DEAL_STAGGER_MS = 420.0, 45.0
TAKE_MS, TAKE_STAGGER_MS = 520.0, 90.0
WON_SCALE = 0.3
LIFT = 12
"""Pixels that a card rises when a finger is on it."""
MARK = 38
"""The size of the mark in the upper right corner, where no card has a sign."""
CUSHION = 270
MANY = 8
"""When more cards than this change at once, the whole area around them is painted."""


class CardTable:
    """The desk and the cards of a view. Resting cards are painted once, moving ones every frame."""

    def __init__(self, assets: Assets, board: Board, view: View) -> None:
        self._assets = assets
        self._board = board
        self._pictures = CardPictures(assets)
        self._desk = _painted_desk(assets, board)
        self._bare = self._desk.copy()
        self._resting = self._desk.copy()
        self._bodies = CardBodies()
        self._loose = LooseCards()
        self._jumps_in = 0
        """Updates until the cards feel the last slap."""
        self._flights: list[Flight] = []
        self._painted: dict[int, str] = {}
        """The cards that are painted into the resting picture, by slot."""
        self.layout = layout_for(board, len(view.piles), crowded=False)
        self._paint_bare()
        self.show(view)

    def show(self, view: View) -> None:
        """Show the cards of a view. Once the large slots have been full, cards stay small."""
        self._view = view
        crowded = len(view.table) > len(self._board.of_kind("slot"))
        if crowded != self.layout.crowded:
            self.layout = layout_for(self._board, len(view.piles), crowded=crowded)
            self._paint_bare()
        self._bodies.lay({slot: self._home(slot) for slot in view.open_cards}, self.layout.card_size)

    @property
    def moving(self) -> bool:
        """True when the next frame will look different."""
        return bool(self._flights or self._bodies.awake or self._loose.poses() or self._jumps_in)

    @property
    def dealing(self) -> bool:
        """True when a card is still on its way to its slot."""
        return any(flight.lands_in is not None for flight in self._flights)

    def deal(self, seat: Seat, slot: int, card: Card) -> None:
        """Let a card fly from a player's pile into its slot and turn over."""
        start, end = self.layout.piles[seat], self.layout.slots[slot]
        scales, delay = (self.layout.pile_scale, self.layout.scale), DEAL_STAGGER_MS * seat
        self._flights.append(Flight(picture_name(card), start, end, DEAL_MS, delay, scales, lands_in=slot))

    def take(self, slots: Iterable[int], cards: Iterable[Card], seat: Seat) -> None:
        """Let cards fly from their slots to a player's won cards."""
        for number, (slot, card) in enumerate(zip(slots, cards, strict=True)):
            scales = (self.layout.scale, WON_SCALE)
            start, end = self.layout.slots[slot], self.layout.won(seat)
            name, delay = picture_name(card), TAKE_STAGGER_MS * number
            self._flights.append(Flight(name, start, end, TAKE_MS, delay, scales, winner=seat))

    def on_the_way(self, seat: Seat) -> int:
        """Return the number of cards still in flight to a player."""
        return sum(flight.winner == seat and flight.part < 1 for flight in self._flights)

    def throw_away(self, cards: Iterable[Card], seat: Seat) -> None:
        """Throw lost cards from a player's won cards across the table."""
        start = self.layout.won(seat)
        for number, card in enumerate(cards):
            aim = (self.layout.diamond[0] + (number * 2 - 1) * 160, self.layout.diamond[1])
            self._loose.throw(picture_name(card), start, aim, spin=5.0 * (number * 2 - 1))

    def slap(self) -> None:
        """Let the cards jump a frame later, because this frame has much to do."""
        self._jumps_in = 2

    def finish(self) -> None:
        """End every flight at once."""
        self._flights.clear()
        self._loose.clear()

    def rest(self) -> None:
        """Bring every card to its place at once."""
        self.finish()
        self._bodies.rest()

    def update(self, dt_ms: float) -> None:
        """Advance by `dt_ms`."""
        for flight in self._flights:
            flight.passed_ms += dt_ms
        self._flights = [flight for flight in self._flights if not flight.over]
        if self._jumps_in:
            self._jumps_in -= 1
            if not self._jumps_in:
                self._bodies.slap(self.layout.diamond)
        self._bodies.advance(dt_ms)
        self._loose.advance(dt_ms)

    def draw_resting(self, canvas: Canvas, lifted: Iterable[int]) -> None:
        """Draw the desk and every card that does not move."""
        moving = {*lifted, *self._bodies.awake, *(flight.lands_in for flight in self._flights)}
        cards = self._view.open_cards.items()
        still = {slot: picture_name(card) for slot, card in cards if slot not in moving}
        if still != self._painted:
            self._paint(still)
        canvas.blit(self._resting, (0, 0))

    def draw_moving(self, canvas: Canvas, lifted: Mapping[int, Mark]) -> None:
        """Draw the cards that scatter, are pointed at, or slide away."""
        cards = self._view.open_cards
        flying = {flight.lands_in for flight in self._flights}
        for slot in self._bodies.awake:
            if slot not in lifted and slot not in flying:
                self._draw_card(canvas, picture_name(cards[slot]), self._bodies.pose(slot))
        for slot, finger in lifted.items():
            if slot in cards:
                self._draw_lifted(canvas, slot, cards[slot], finger)
        for name, pose in self._loose.poses():
            picture = self._pictures.get(name, pose.angle, 0.62).copy()
            picture.set_alpha(self._loose.alpha)
            canvas.blit(picture, picture.get_rect(center=(pose.x, pose.y)))

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw the cards in flight, above all others."""
        for flight in self._flights:
            flight.draw(canvas, self._pictures)

    def draw_piles(self, canvas: Canvas) -> None:
        """Draw each player's draw pile, higher when it has more cards."""
        back = self._pictures.get(BACK, 0, self.layout.pile_scale)
        for (x, y), cards in zip(self.layout.piles, self._view.piles, strict=True):
            levels = (cards + 4) // 5
            for level in range(levels):
                up = level - (levels - 1) / 2
                canvas.blit(back, back.get_rect(center=(x - up, y - 3 * up)))

    def _paint_bare(self) -> None:
        """Paint the desk with its empty slots, and nothing on it."""
        self._bare.blit(self._desk, (0, 0))
        slot_picture = self._assets.scaled("table/slot", self.layout.card_size)
        self._bare.fblits((slot_picture, slot_picture.get_rect(center=at)) for at in self.layout.slots)
        self._resting.blit(self._bare, (0, 0))
        self._painted = {}

    def _paint(self, still: dict[int, str]) -> None:
        """Repaint the resting picture only where cards came or went, to save time."""
        slots = still.keys() | self._painted.keys()
        areas = [self._footprint(slot) for slot in slots if still.get(slot) != self._painted.get(slot)]
        if len(areas) > MANY:
            areas = [areas[0].unionall(areas)]
        for area in areas:
            self._resting.set_clip(area)
            self._resting.blit(self._bare, area, area)
            for slot, name in still.items():
                if self._footprint(slot).colliderect(area):
                    self._draw_card(self._resting, name, self._home(slot))
        self._resting.set_clip(None)
        self._painted = still

    def _footprint(self, slot: int) -> pygame.Rect:
        """Return the area that a turned card in this slot and its shadow may cover."""
        area = pygame.Rect((0, 0), self.layout.card_size).inflate(60, 60)
        area.center = self.layout.slots[slot]
        return area

    def _home(self, slot: int) -> Pose:
        x, y = self.layout.slots[slot]
        return Pose(x, y, resting_angle(slot))

    def _draw_card(self, canvas: Canvas, name: str, pose: Pose) -> None:
        shadow = self._pictures.get(SHADOW, 0, self.layout.scale)
        canvas.blit(shadow, shadow.get_rect(center=(pose.x + 3, pose.y + 7)))
        picture = self._pictures.get(name, pose.angle, self.layout.scale)
        canvas.blit(picture, picture.get_rect(center=(pose.x, pose.y)))

    def _draw_lifted(self, canvas: Canvas, slot: int, card: Card, finger: Mark) -> None:
        x, y = self.layout.slots[slot]
        self._draw_card(canvas, picture_name(card), Pose(x, y - LIFT, 0))
        frame = pygame.Rect((0, 0), self.layout.card_size).inflate(10, 10)
        frame.center = (x, y - LIFT)
        draw.rect(canvas, finger.colour, frame, 7, border_radius=17)
        mark = self._pictures.mark(finger, round(MARK * self.layout.scale))
        canvas.blit(mark, mark.get_rect(topright=(frame.right - 7, frame.top + 7)))


def resting_angle(slot: int) -> float:
    """A slight turn for each slot, always the same, so that the table looks used."""
    return ((slot * 37) % 5 - 2) * 1.0


def _painted_desk(assets: Assets, board: Board) -> Picture:
    """The desk as its map paints it, with the cushion on it."""
    desk = Picture(board.size).convert()
    tiles = scenery_of(board.name).tiles
    pictures = TilePictures(2 if pixel_scale() > 1 else 1)
    desk.fblits([(pictures.tile(tile.picture, tile.source), tile.at) for tile in tiles])
    cushion = assets.scaled("table/cushion", (CUSHION, CUSHION))
    desk.blit(cushion, cushion.get_rect(center=board.of_kind("diamond")[0].at))
    return desk
