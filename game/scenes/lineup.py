"""The line-up of a game: who sits where, with which hands; it is remembered between two evenings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from game.core.codec import CodecError, decode, encode
from game.core.kernel import OptionValue, SeatSetup, Setup
from game.lineup import NAMES
from game.rules.registry import LEVELS, LOOKS, BadOption, Game, complete
from game.shell.devices import Device
from game.stage.seating import Chair, Seating

DEFAULT_KEYS = (
    pygame.KSCAN_A,
    pygame.KSCAN_P,
    pygame.KSCAN_5,
    pygame.KSCAN_M,
    pygame.KSCAN_RETURN,
    pygame.KSCAN_RIGHT,
)
"""Spread over the keyboard's matrix, so that most keyboards can report them together."""
RESERVED = (pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_F1, pygame.KSCAN_F10, pygame.KSCAN_F11)
HIGHEST_KEY = 512
"""SDL numbers its scancodes below this."""
SAME_TIME = "same"


@dataclass(frozen=True, slots=True)
class Place:
    """One of the six places at the table."""

    name: str
    player: str = "open"
    """`open`, `human` or `ai`."""
    level: str = "medium"
    key: int = 0
    pad: str = ""
    """The GUID of the pad that played here last."""
    time: OptionValue = SAME_TIME
    """The player's own time to point, or `same`."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """All places and the options of the game."""

    places: tuple[Place, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    shared_key: int = pygame.KSCAN_SPACE
    """The key that all at the keyboard share to grab with."""

    @classmethod
    def first(cls, game: Game) -> Lineup:
        """Before anybody has chosen: one person and two AIs."""
        players = ("human", "ai", "ai", "open", "open", "open")
        levels = ("medium", "easy", "medium", "medium", "medium", "medium")
        places = tuple(
            Place(NAMES[look], player, level, key)
            for look, player, level, key in zip(LOOKS, players, levels, DEFAULT_KEYS, strict=True)
        )
        return cls(places, {option.key: option.default for option in game.options})

    @classmethod
    def remembered(cls, game: Game, data: Any) -> Lineup:  # noqa: ANN401
        """The line-up of last time, or the first one where it makes no sense any more."""
        if data is None:
            return cls.first(game)
        try:
            found: Lineup = decode(cls, data)
            options = complete(game, found.options, len(LOOKS))
            for place in found.places:
                complete(game, {} if place.time == SAME_TIME else {"time": place.time}, len(LOOKS))
        except (CodecError, BadOption):
            return cls.first(game)
        if len(found.places) != len(LOOKS) or not all(map(_makes_sense, found.places)):
            return cls.first(game)
        return replace(found, options=options)

    def to_json(self) -> Any:  # noqa: ANN401
        """For the settings."""
        return encode(self)

    def with_place(self, number: int, place: Place) -> Lineup:
        """With another player at one place."""
        return replace(self, places=(*self.places[:number], place, *self.places[number + 1 :]))

    def taken(self) -> tuple[int, ...]:
        """The places where somebody sits."""
        return tuple(number for number, place in enumerate(self.places) if place.player != "open")

    def owner_of(self, key: int) -> int | None:
        """The place whose own key this is."""
        humans = (n for n in self.taken() if self.places[n].player == "human")
        return next((number for number in humans if self.places[number].key == key), None)

    def setup(self, game: Game) -> Setup:
        """The set-up that the match starts from."""
        taken = self.taken()
        options = dict(self.options)
        for seat, number in enumerate(taken):
            if self.places[number].time != SAME_TIME:
                options[f"time.{seat}"] = self.places[number].time
        seats = tuple(self._seat(number) for number in taken)
        return Setup(game.id, game.board, seats, complete(game, options, len(seats)))

    def seating(self, pads: Mapping[int, Device]) -> Seating:
        """Which hand plays which seat, given the pads by place."""
        chairs = tuple(self._chair(number, pads.get(number)) for number in self.taken())
        return Seating(chairs, self.shared_key)

    def _seat(self, number: int) -> SeatSetup:
        place = self.places[number]
        return SeatSetup(place.name, LOOKS[number], place.player, place.level)

    def _chair(self, number: int, pad: Device | None) -> Chair:
        place = self.places[number]
        if place.player == "ai":
            return Chair("ai")
        return Chair("pad", place.key, pad) if pad else Chair("keyboard", place.key)


def _makes_sense(place: Place) -> bool:
    return place.player in ("open", "human", "ai") and place.level in LEVELS and 0 < place.key < HIGHEST_KEY


def key_trouble(lineup: Lineup, number: int, key: int) -> str | None:
    """Why a place cannot have this key, as a words key; None when it can."""
    if key == lineup.shared_key:
        return "seats.key-shared"
    if key in RESERVED:
        return "seats.key-reserved"
    owner = lineup.owner_of(key)
    return "seats.key-taken" if owner is not None and owner != number else None


def reclaimed_pads(lineup: Lineup, plugged: tuple[Device, ...]) -> dict[int, Device]:
    """The pads that were at the table last time and are here again, by place."""
    free = list(plugged)
    found: dict[int, Device] = {}
    for number, place in enumerate(lineup.places):
        pad = next((pad for pad in free if place.pad and pad.guid == place.pad), None)
        if pad is not None and place.player == "human":
            found[number] = pad
            free.remove(pad)
    return found


def seating_from_setup(
    setup: Setup, lineup: Lineup | None, pads: Mapping[int, Device], *, watching: bool = False
) -> Seating:
    """Hands for a match that was not started in the lobby: those of last time, else the usual keys."""
    chairs = []
    for seat, one in enumerate(setup.seats):
        number = LOOKS.index(one.look)
        key = lineup.places[number].key if lineup else DEFAULT_KEYS[seat]
        if watching or one.player == "ai":
            chairs.append(Chair("ai"))
        elif number in pads:
            chairs.append(Chair("pad", key, pads[number]))
        else:
            chairs.append(Chair("keyboard", key))
    return Seating(tuple(chairs), lineup.shared_key if lineup else pygame.KSCAN_SPACE)
