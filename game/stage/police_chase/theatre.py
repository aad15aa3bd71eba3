"""What is shown of a chase: pieces, tokens and hands as the eye sees them."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.rules.police_chase.state import Phase, View
from game.rules.police_chase.tokens import Token, without
from game.shell.services import Shell
from game.stage.board.camera import Camera
from game.stage.board.director import Act
from game.stage.board.meeples import Meeple, make_room
from game.stage.board.panels import Item, PlayerPanels
from game.stage.dice import DiceTray
from game.stage.flights import Flights
from game.stage.particles import Particles
from game.stage.police_chase import layout

FLIGHT_MS = 480.0
MIDDLE = layout.VIEW.center
SMALL, IN_HAND, LARGE = layout.TOKEN / layout.SPOTLIGHT, layout.ITEM / layout.SPOTLIGHT, 1.0
STAGED = layout.STAGED / layout.SPOTLIGHT
"""How large a token is on a house, in front of a player, in the spotlight and in the prompt."""


class Theatre:
    """The pieces of the game; acts move them, `settle` puts them where the view says."""

    def __init__(
        self, shell: Shell, setup: Setup, board: Board, camera: Camera, panels: PlayerPanels
    ) -> None:
        self._shell = shell
        self._board = board
        self._camera = camera
        self._panels = panels
        self.officers = [Meeple(f"pieces/meeple_{seat.look}", (0, 0), layout.MEEPLE) for seat in setup.seats]
        self.robber = Meeple("pieces/meeple_robber", (0, 0), layout.MEEPLE)
        self.tokens: set[int] = set()
        """The spaces on which a token is seen."""
        self.hands: list[tuple[Token, ...]] = []
        self.spotlight: Token | None = None
        """A token that all look at, large over the board."""
        self.staged: Token | None = None
        """A token that has to be laid on a house, in the prompt."""
        self.banner: Seat | None = None
        """Whose turn begins."""
        self.active = Seat(0)
        """Who has to do something, or is doing it."""
        self.robber_moves = False
        """The robber is moved, not the officer."""
        self.tray = DiceTray(shell.assets, layout.TRAY)
        self.flights = Flights()
        self.sparks = Particles()
        self.follow: Callable[[tuple[float, float]], None] = lambda _at: None
        """Told where the action is."""

    @property
    def meeples(self) -> list[Meeple]:
        """All pieces."""
        return [*self.officers, self.robber]

    @property
    def active_piece(self) -> Meeple:
        """The piece that all look at."""
        return self.robber if self.robber_moves else self.officers[self.active]

    def settle(self, view: View) -> None:
        """Show the truth: whatever was being moved is where it belongs."""
        self.tray.finish()
        self.flights.clear()
        for meeple, space in zip(self.meeples, (*view.officers, view.robber), strict=True):
            meeple.at, meeple.lift, meeple.squash = self.at(space), 0.0, (1.0, 1.0)
            meeple.lean = meeple.shake = 0.0
        make_room(self.meeples)
        self.tokens = set(view.tokens)
        self.hands = list(view.hands)
        self.spotlight = None
        self.staged = view.staged
        self.banner = None
        if view.acting is not None:
            self.active = view.acting if view.acting >= 0 else view.turn
        self.robber_moves = view.phase is Phase.ROBBER
        self.tray.rest(view.pips or None)

    def update(self, own_ms: float) -> None:
        """Let what flies and rolls go on."""
        self.tray.update(own_ms)
        for strength in self.tray.take_knocks():
            self._shell.sound.play("dice_settle", volume=0.3 + 0.7 * min(1.0, strength))
        self.flights.update(own_ms)
        self.sparks.update(own_ms)

    @property
    def moving(self) -> bool:
        """Whether anything flies, rolls or sparkles."""
        return self.tray.moving or self.flights.moving or self.sparks.moving

    def throw(self, pips: int, turn: int) -> None:
        """The die rolls in its tray, or lies there at once."""
        settings = self._shell.settings.value
        if settings.still or settings.pace == math.inf:
            self.tray.rest(pips)
        else:
            self.tray.throw(pips, turn)

    def items(self, seat: Seat) -> tuple[Item, ...]:
        """What lies in front of a player, one place a kind."""
        return tuple(Item(f"tokens/{token}", self.hands[seat].count(token)) for token in Token)

    def hand_rect(self, seat: Seat, token: Token) -> pygame.Rect:
        """Where tokens of a kind lie in front of a player."""
        return self._panels.item_rect(seat, list(Token).index(token), len(Token))

    def at(self, space: int) -> tuple[float, float]:
        """Where a space is on the board."""
        return self._board.spaces[space].at

    def on_canvas(self, space: int) -> tuple[int, int]:
        """Where a space is on the canvas."""
        x, y = self._camera.to_canvas(self.at(space))
        return round(x), round(y)

    @property
    def robber_on_canvas(self) -> tuple[int, int]:
        """Where the robber is on the canvas."""
        x, y = self._camera.to_canvas(self.robber.at)
        return round(x), round(y)

    def sparkle(self, at: tuple[int, int], count: int) -> None:
        """Sparks in all directions, for those who like them."""
        if not self._shell.settings.value.still:
            self.sparks.burst(at, self._shell.assets.scaled("table/spark", (24, 24)), count, 460)

    def reveal(self, at: int, token: Token) -> None:
        """A token leaves its house and turns over on its way to the middle."""
        self.tokens.discard(at)
        self._fly(None, self.on_canvas(at), MIDDLE, (SMALL, LARGE), token)

    def lay(self, at: int, token: Token) -> Act:
        """From the middle of the board, or from the prompt, face down onto a house."""

        def arrive() -> None:
            self.tokens.add(at)
            self._shell.sound.play("token_place")

        def begin() -> None:
            start, size = (layout.BUTTON.center, STAGED) if self.staged else (MIDDLE, LARGE)
            self.staged = None
            self._fly(token, start, self.on_canvas(at), (size, SMALL), None, turns=True)

        return self._flight(begin, arrive)

    def receive(self, seat: Seat, token: Token) -> Act:
        """From the middle to a player."""
        goal = self.hand_rect(seat, token).center
        return self._flight(
            lambda: self._fly(token, MIDDLE, goal, (LARGE, IN_HAND)), lambda: self._add(seat, token)
        )

    def play(self, seat: Seat, token: Token) -> Act:
        """From a player to the middle, where it stays in the light."""

        def begin() -> None:
            start = self._take(seat, token)
            self._fly(token, start, MIDDLE, (IN_HAND, LARGE))

        def end() -> None:
            self.spotlight = token

        return self._flight(begin, end)

    def give_up(self, seat: Seat, token: Token) -> Act:
        """From a player to the prompt, where it waits for a house."""

        def begin() -> None:
            start = self._take(seat, token)
            self._fly(token, start, layout.BUTTON.center, (IN_HAND, STAGED))

        def end() -> None:
            self.staged = token

        return self._flight(begin, end)

    def hand_over(self, victim: Seat, seat: Seat, token: Token) -> Act:
        """From one player to another."""

        def begin() -> None:
            start = self._take(victim, token)
            self._fly(token, start, self.hand_rect(seat, token).center, (IN_HAND, IN_HAND))

        return self._flight(begin, lambda: self._add(seat, token))

    def _take(self, seat: Seat, token: Token) -> tuple[int, int]:
        self.hands[seat] = without(self.hands[seat], token)
        return self.hand_rect(seat, token).center

    def _add(self, seat: Seat, token: Token) -> None:
        self.hands[seat] = (*self.hands[seat], token)
        self._shell.sound.play("token_take")
        self.sparkle(self.hand_rect(seat, token).center, 10)

    def _flight(self, begin: Callable[[], None], end: Callable[[], None]) -> Act:
        def arrive() -> None:
            self.flights.clear()
            end()

        return Act(FLIGHT_MS, begin, end=arrive, done=lambda: not self.flights.moving)

    def _fly(  # noqa: PLR0913
        self,
        token: Token | None,
        start: tuple[int, int],
        end: tuple[int, int],
        sizes: tuple[float, float],
        other: Token | None = None,
        *,
        turns: bool = False,
    ) -> None:
        """Let a token fly; None is its back. It turns over to `other`, or where it `turns`."""
        self.spotlight = None
        flip = self._picture(other) if other or turns else None
        self.flights.fly(self._picture(token), start, end, FLIGHT_MS, grow=sizes, flip_to=flip)

    def _picture(self, token: Token | None) -> pygame.Surface:
        return self._shell.assets.scaled(f"tokens/{token or 'back'}", (layout.SPOTLIGHT, layout.SPOTLIGHT))
