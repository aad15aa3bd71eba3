"""What Police Chase shows: the view, its pieces and die, and tokens in motion."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.core.board import Board
from game.core.kernel import Seat, Setup
from game.games.police_chase.rules.follow import out_of_hand
from game.games.police_chase.rules.state import Phase, View
from game.games.police_chase.rules.tokens import Token
from game.games.police_chase.screen import layout
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.animation import Animation
from game.table.board.camera import Camera
from game.table.board.display import DiceDisplay
from game.table.board.meeples import Meeple, make_room
from game.table.board.panels import Item, PlayerPanels
from game.table.flights import LAND_MS, Flight

FLIGHT_MS = 480.0
MIDDLE = layout.VIEW.center
SMALL, IN_HAND, LARGE = layout.TOKEN / layout.SPOTLIGHT, layout.ITEM / layout.SPOTLIGHT, 1.0
"""The size of a token on a house, in front of a player and in the spotlight."""


class DisplayState(DiceDisplay[View]):
    """The pieces of the game, its tokens and its die."""

    def __init__(
        self, shell: Shell, setup: Setup, board: Board, camera: Camera, view: View, panels: PlayerPanels
    ) -> None:
        super().__init__(shell, board, camera, view, layout.TRAY)
        self._panels = panels
        self.officers = [Meeple(f"pieces/officer_{seat.look}", (0, 0), layout.MEEPLE) for seat in setup.seats]
        self.starts = view.town.starts(setup)
        """The station of every seat."""
        self.robber = Meeple("pieces/meeple_robber", (0, 0), layout.MEEPLE)
        self.spotlight: Token | None = None
        """A token shown large over the board."""
        self.has_staged_token = False
        """A token waits in the prompt, or did when the animation began."""
        self.die_matters = True
        """The roll is still to come, or still being used."""
        self.banner: Seat | None = None
        """Whose turn begins."""
        self.active = Seat(0)
        """Who has to act, or is acting."""
        self.robber_moves = False
        """The robber moves, not the officer."""
        self.robbed = False
        """The robber struck the player who has to act."""

    @property
    def meeples(self) -> list[Meeple]:
        """All pieces."""
        return [*self.officers, self.robber]

    @property
    def active_piece(self) -> Meeple:
        """The piece that moves, or is about to."""
        return self.robber if self.robber_moves else self.officers[self.active]

    @property
    def tray_is_visible(self) -> bool:
        """Whether the tray is shown; it makes way for large text when the die doesn't matter."""
        return self.die_matters or self._text_scale == 1

    def make_room(self) -> None:
        """Let pieces on one space stand beside each other; the robber carries his sack on the left."""
        make_room([self.robber, *self.officers])

    def settle(self, view: View) -> None:
        """Show this view, with nothing in motion."""
        super().settle(view)
        self.tray.finish()
        for meeple, space in zip(self.meeples, (*view.officers, view.robber), strict=True):
            meeple.stand(self.at(space))
        self.make_room()
        self.spotlight = None
        self.has_staged_token = view.staged is not None
        self.banner = None
        if view.acting is not None:
            self.active = view.acting if view.acting >= 0 else view.turn
        self.robber_moves = view.phase is Phase.ROBBER
        uses_die = view.phase in (Phase.THROW, Phase.ROLL, Phase.WALK, Phase.ROBBER)
        self.die_matters = uses_die and not view.robber_by_token
        self.robbed = view.phase in (Phase.GIVE, Phase.PLACE) and view.acting != view.turn
        self.tray.rest(view.pips or None)

    def items(self, seat: Seat) -> tuple[Item, ...]:
        """The tokens in front of a player, one item for each kind."""
        return tuple(Item(f"tokens/{token}", self.view.hands[seat].count(token)) for token in Token)

    def hand_rect(self, seat: Seat, token: Token) -> pygame.Rect:
        """Where tokens of a kind are in front of a player."""
        return self._panels.item_rect(seat, list(Token).index(token), len(Token))

    def panel_rect(self, seat: Seat) -> pygame.Rect:
        """Where the panel of a player is."""
        return self._panels.rects[seat]

    @property
    def robber_on_canvas(self) -> tuple[int, int]:
        """Where the robber is on the canvas."""
        return self._camera.pixel(self.robber.at)

    def reveal(self, at: int, token: Token, after: View) -> None:
        """Let a token fly from its house to the middle and turn over."""
        self.show(after)
        self._fly(None, self.on_canvas(at), MIDDLE, (SMALL, LARGE), flip_to=token)

    def lay(self, at: int, token: Token) -> Animation:
        """A token flies from the middle of the board, or from the prompt, face down onto a house."""

        def begin() -> None:
            start, size = self._staged_place if self.view.staged else (MIDDLE, LARGE)
            self.show(replace(self.view, staged=None))
            self._fly(token, start, self.on_canvas(at), (size, SMALL), flip_to="back")

        return self._flight(FLIGHT_MS, begin, partial(self._shell.sound.play, "token_place"))

    def receive(self, seat: Seat, token: Token, victim: Seat | None = None) -> Animation:
        """A token flies to a player, from the middle or from a victim."""
        goal = self.hand_rect(seat, token).center

        def begin() -> None:
            start, size = (MIDDLE, LARGE) if victim is None else (self._take(victim, token), IN_HAND)
            self._fly(token, start, goal, (size, IN_HAND), lands=True)

        def arrive() -> None:
            self._shell.sound.play("token_take")
            self.sparkle(goal, 10)

        return self._flight(FLIGHT_MS + LAND_MS, begin, arrive)

    def play(self, seat: Seat, token: Token) -> Animation:
        """A token flies from a player to the middle and stays in the spotlight."""

        def begin() -> None:
            self._fly(token, self._take(seat, token), MIDDLE, (IN_HAND, LARGE))

        def end() -> None:
            self.spotlight = token

        return self._flight(FLIGHT_MS, begin, end)

    def give_up(self, seat: Seat, token: Token) -> Animation:
        """A token flies from a player to the prompt, where it waits for a house."""

        def begin() -> None:
            self.has_staged_token = True
            goal, size = self._staged_place
            self._fly(token, self._take(seat, token), goal, (IN_HAND, size))

        return self._flight(FLIGHT_MS, begin)

    @property
    def _text_scale(self) -> float:
        return self._shell.theme.text_scale

    @property
    def _staged_place(self) -> tuple[tuple[int, int], float]:
        """Where a token waits for its house, and its size there."""
        place = layout.staged(self._text_scale)
        return place.center, place.w / layout.SPOTLIGHT

    def _take(self, seat: Seat, token: Token) -> tuple[int, int]:
        """Remove a token from a player; returns where it was."""
        self.show(out_of_hand(self.view, seat, token))
        return self.hand_rect(seat, token).center

    def _fly(
        self,
        token: Token | None,
        start: tuple[int, int],
        end: tuple[int, int],
        sizes: tuple[float, float],
        *,
        flip_to: str | None = None,
        lands: bool = False,
    ) -> None:
        """Let a token fly, its back up if it is None; one that `lands` is squashed and springs back."""
        self.spotlight = None
        flight = Flight(self._picture(token or "back"), start, end, FLIGHT_MS, grow=sizes)
        flight.flip_to = self._picture(flip_to) if flip_to else None
        flight.landed = (lambda: None) if lands else None
        self.flights.fly(flight)

    def _picture(self, token: str) -> Picture:
        return self._shell.assets.scaled(f"tokens/{token}", (layout.SPOTLIGHT, layout.SPOTLIGHT))
