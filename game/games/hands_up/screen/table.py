"""The card table: desk, cushion and open cards, with those that fly, scatter or are pointed at."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

import pygame

from game.boards.scenery import scenery_of
from game.core.board import Board
from game.core.kernel import Seat
from game.games.hands_up.rules.cards import Card
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import SCALE, layout_for
from game.games.hands_up.screen.physics import CardBodies, LooseCards, Pose
from game.games.hands_up.screen.pictures import BACK, SHADOW, CardPictures, Flight, Mark
from game.games.hands_up.screen.results import picture_name
from game.shell import draw
from game.shell.assets import Assets
from game.shell.lru_cache import LruCache
from game.shell.picture import Canvas, Picture
from game.table.board.picture import TilePictures

DEAL_MS, DEAL_STAGGER_MS = 420.0, 45.0
TAKE_MS, TAKE_STAGGER_MS = 520.0, 90.0
WON_SCALE = 0.3
LIFT = 12
"""Pixels that a card rises when a finger is on it."""
MARK = 38
"""The size of the mark in the upper right corner, where no card has a sign."""
CUSHION = 252


class CardTable:
    """The desk and the cards of a view."""

    def __init__(self, assets: Assets, board: Board, view: View) -> None:
        self._assets = assets
        self._board = board
        self._pictures = CardPictures(assets)
        self._desks: LruCache[str, Picture] = LruCache(1)
        self._still: LruCache[Hashable, list[tuple[Picture, pygame.Rect]]] = LruCache(1)
        self._bodies = CardBodies()
        self._loose = LooseCards()
        self._flights: list[Flight] = []
        self.layout = layout_for(board, len(view.piles))
        self.hidden = False
        """True while nobody may see the cards: all of them lie face down."""
        self.show(view)
        self._scenery = scenery_of(board.name)
        self._desks.get("desk", self._paint_desk)  # a picture that is broken is refused here

    def show(self, view: View) -> None:
        """Show the cards of a view."""
        self._view = view
        self._bodies.lay({slot: self._home(slot) for slot in view.open_cards}, self.layout.card_size)

    @property
    def moving(self) -> bool:
        """True when the next frame will look different."""
        return bool(self._flights or self._bodies.awake or self._loose.poses())

    @property
    def dealing(self) -> bool:
        """True when a card is still on its way to its slot."""
        return any(flight.lands_in is not None for flight in self._flights)

    def deal(self, seat: Seat, slot: int, card: Card) -> None:
        """Let a card fly from a player's pile into its slot and turn over."""
        start, end = self.layout.piles[seat], self.layout.slots[slot]
        scales, delay = (self.layout.pile_scale, SCALE), DEAL_STAGGER_MS * seat
        self._flights.append(Flight(picture_name(card), start, end, DEAL_MS, delay, scales, lands_in=slot))

    def take(self, slots: Iterable[int], cards: Iterable[Card], seat: Seat) -> None:
        """Let cards fly from their slots to a player's won cards."""
        for number, (slot, card) in enumerate(zip(slots, cards, strict=True)):
            scales = (SCALE, WON_SCALE)
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
        """Let the cards jump."""
        self._bodies.slap(self.layout.diamond)

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
        self._bodies.advance(dt_ms)
        self._loose.advance(dt_ms)

    def draw_resting(self, canvas: Canvas, lifted: Iterable[int]) -> None:
        """Draw the desk and every card that does not move."""
        moving = {*lifted, *self._bodies.awake, *(flight.lands_in for flight in self._flights)}
        cards = self._view.open_cards.items()
        still = tuple((slot, self._face(card)) for slot, card in cards if slot not in moving)
        canvas.blit(self._desks.get("desk", self._paint_desk), (0, 0))
        lying = self._still.get(still, lambda: self._lying(still))
        canvas.layer(still, canvas.get_rect(), lambda layer: layer.fblits(lying))

    def draw_moving(self, canvas: Canvas, lifted: Mapping[int, Mark]) -> None:
        """Draw the cards that scatter, are pointed at, or slide away."""
        cards = self._view.open_cards
        flying = {flight.lands_in for flight in self._flights}
        for slot in self._bodies.awake:
            if slot not in lifted and slot not in flying:
                canvas.fblits(self._card(self._face(cards[slot]), self._bodies.pose(slot)))
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

    def _paint_desk(self) -> Picture:
        """The desk as its map paints it, with the cushion and the empty slots."""
        desk = Picture(self._board.size).convert()
        pictures = TilePictures(self._scenery)
        desk.fblits([(pictures.tile(tile.picture, tile.source), tile.at) for tile in self._scenery.tiles])
        cushion = self._assets.scaled("table/cushion", (CUSHION, CUSHION))
        desk.blit(cushion, cushion.get_rect(center=self.layout.diamond))
        slot = self._assets.scaled("table/slot", self.layout.card_size)
        desk.fblits((slot, slot.get_rect(center=at)) for at in self.layout.slots)
        return desk

    def _face(self, card: Card) -> str:
        """Return the picture of an open card."""
        return BACK if self.hidden else picture_name(card)

    def _home(self, slot: int) -> Pose:
        x, y = self.layout.slots[slot]
        return Pose(x, y, resting_angle(slot))

    def _lying(self, cards: Iterable[tuple[int, str]]) -> list[tuple[Picture, pygame.Rect]]:
        """The pictures of cards in their slots, and where they are."""
        return [picture for slot, name in cards for picture in self._card(name, self._home(slot))]

    def _card(self, name: str, pose: Pose) -> list[tuple[Picture, pygame.Rect]]:
        """A card and its shadow, and where they are."""
        shadow = self._pictures.get(SHADOW, 0, SCALE)
        picture = self._pictures.get(name, pose.angle, SCALE)
        return [
            (shadow, shadow.get_rect(center=(pose.x + 3, pose.y + 7))),
            (picture, picture.get_rect(center=(pose.x, pose.y))),
        ]

    def _draw_lifted(self, canvas: Canvas, slot: int, card: Card, finger: Mark) -> None:
        x, y = self.layout.slots[slot]
        canvas.fblits(self._card(self._face(card), Pose(x, y - LIFT, 0)))
        frame = pygame.Rect((0, 0), self.layout.card_size).inflate(10, 10)
        frame.center = (x, y - LIFT)
        draw.rect(canvas, finger.colour, frame, 7, border_radius=17)
        mark = self._pictures.mark(finger, round(MARK * SCALE))
        canvas.blit(mark, mark.get_rect(topright=(frame.right - 7, frame.top + 7)))


def resting_angle(slot: int) -> float:
    """A slight turn for each slot, always the same, so that the table looks used."""
    return ((slot * 37) % 5 - 2) * 1.0
