"""The line-up of the lobby: who sits where, with which key or pad. The settings remember it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace

import pygame

from game.core.codec import CodecError, decode
from game.core.kernel import OptionValue, SeatSetup, Setup
from game.games.library import GAMES
from game.match.game import LEVELS, LOOKS, Game, Option, all_options, is_name, remembered_options
from game.match.lineup import NAMES
from game.shell.bindings import HIGHEST_KEY
from game.shell.devices import Device
from game.shell.keyboard import key_codes
from game.shell.settings import Readers, Settings
from game.table.seating import Chair, Seating

DEFAULT_KEYS = (
    pygame.KSCAN_A,
    pygame.KSCAN_P,
    pygame.KSCAN_5,
    pygame.KSCAN_M,
    pygame.KSCAN_RETURN,
    pygame.KSCAN_RIGHT,
)
"""Spread over the keyboard's matrix. Most keyboards can report them together."""
SPARE_KEYS = key_codes("Q L Z 0 B T 1 K X UP LEFT")
"""Keys to use instead. They are far apart in most keyboards' wiring."""
RESERVED = (pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB, pygame.KSCAN_F1, pygame.KSCAN_F10, pygame.KSCAN_F11)
SAME_TIME = "same"
ANY_CORNER = ""


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
    """The player's own value of the game's `per_seat` option, or `same`."""
    corner: OptionValue = ANY_CORNER
    """Where a person wants to start, in a game with corners."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """All places and the options of the game."""

    places: tuple[Place, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    shared_key: int = pygame.KSCAN_SPACE
    """The grab key that everybody at the keyboard shares."""
    board: str = ""
    """The chosen board, or empty for the game's own."""
    chosen_places: Mapping[str, int] = field(default_factory=dict)
    """The chosen place for each option whose values are seats."""
    order: tuple[int, ...] = ()
    """All places, as players sit around the table; empty as the characters are listed."""

    @classmethod
    def first(cls, game: Game) -> Lineup:
        """Return the line-up of a first evening: one person and two rookies."""
        players = ("human", "ai", "ai", "open", "open", "open")
        places = tuple(
            Place(NAMES[look], player, "rookie", key)
            for look, player, key in zip(LOOKS, players, DEFAULT_KEYS, strict=True)
        )
        return cls(places, game.for_beginners)

    @classmethod
    def remembered(cls, game: Game, settings: Settings) -> Lineup:
        """Return the last line-up of a game, or the first one."""
        last = settings.lineups.get(game.id)
        return last if isinstance(last, Lineup) else cls.first(game)

    @classmethod
    def read(cls, game: Game, data: object) -> Lineup:
        """Return the line-up of a settings file, or the first one if it isn't valid."""
        try:
            found = decode(cls, data)
        except CodecError:
            return cls.first(game)
        if sorted(found.order) != list(range(len(LOOKS))):
            found = replace(found, order=())
        sense = len(found.places) == len(LOOKS) and all(_makes_sense(game, place) for place in found.places)
        if not sense or len(found.taken()) > game.players[-1] or not 0 < found.shared_key < HIGHEST_KEY:
            return cls.first(game)
        found = replace(found, options=remembered_options(game, found.options))
        return found.with_keys_apart().with_corners_apart()

    def named(self, names: Mapping[str, str]) -> Lineup:
        """Return the line-up with the names that players have in all games, by character."""
        places = zip(LOOKS, self.places, strict=True)
        return replace(
            self, places=tuple(replace(place, name=names.get(look, place.name)) for look, place in places)
        )

    def names(self) -> dict[str, str]:
        """Return the name at each place, by character."""
        return {look: place.name for look, place in zip(LOOKS, self.places, strict=True)}

    def with_place(self, number: int, place: Place) -> Lineup:
        """Return the line-up with one place changed. It gives way to players with the same key or corner."""
        changed = replace(self, places=(*self.places[:number], place, *self.places[number + 1 :]))
        return changed.with_keys_apart(number).with_corners_apart(number)

    def with_keys_apart(self, changed: int = -1) -> Lineup:
        """Return the line-up with a key of its own for every place.

        Players keep theirs. The place that has changed gives way to them, and free places and AIs to all.
        """
        used, keys = {self.shared_key}, {}
        for number in sorted(range(len(self.places)), key=lambda n: (not self._plays(n), n == changed)):
            key = self.places[number].key
            if key in used:
                key = next(key for key in (*DEFAULT_KEYS, *SPARE_KEYS) if key not in used)
            used.add(key)
            keys[number] = key
        places = enumerate(self.places)
        return replace(self, places=tuple(replace(place, key=keys[number]) for number, place in places))

    def with_corners_apart(self, changed: int = -1) -> Lineup:
        """Return the line-up with a corner for one person at most. The place that has changed gives way."""
        people = sorted(filter(self._plays, self.taken()), key=lambda number: number == changed)
        owners = {self.places[number].corner: number for number in reversed(people)}
        second = {number for number in people if owners[self.places[number].corner] != number}
        return replace(
            self,
            places=tuple(
                replace(place, corner=ANY_CORNER) if number in second else place
                for number, place in enumerate(self.places)
            ),
        )

    def free_corners(self, game: Game, number: int) -> tuple[OptionValue, ...]:
        """Return the corners that nobody at another place has chosen."""
        others = [place for n, place in enumerate(self.places) if n != number and place.player == "human"]
        corners = game.corner.values if game.corner else ()
        return tuple(corner for corner in corners if corner not in [place.corner for place in others])

    def _plays(self, number: int) -> bool:
        return self.places[number].player == "human"

    def with_option(self, game: Game, key: str, value: OptionValue) -> Lineup:
        """Return the line-up with an option changed. The value of an option of seats is a place."""
        of_seats = [option.key for option in (*game.options, game.first) if option and option.of_seats]
        if key in of_seats:
            return replace(self, chosen_places={**self.chosen_places, key: int(value)})
        return replace(self, options={**self.options, key: value})

    def moved(self, start: int, end: int) -> Lineup:
        """Move a player to a free place. A name that is only the character's changes with it."""
        there, left = (
            _as_character(self.places[one], one, other) for one, other in ((start, end), (end, start))
        )
        chosen = {key: end if place == start else place for key, place in self.chosen_places.items()}
        swapped = {start: end, end: start}
        order = tuple(swapped.get(place, place) for place in self.in_order(range(len(self.places))))
        places = {**dict(enumerate(self.places)), start: left, end: there}
        return replace(self, places=tuple(places.values()), chosen_places=chosen, order=order)

    def in_order(self, places: Iterable[int]) -> tuple[int, ...]:
        """Return these places as they are around the table."""
        return tuple(sorted(places, key=self.order.index if self.order else None))

    def with_seat(self, game: Game, number: int, seat: int) -> Lineup:
        """Return the line-up with a player in another seat; the others keep their order."""
        seats = [place for place in self.seats(game) if place != number]
        seats.insert(seat, number)
        others = [place for place in self.in_order(range(len(self.places))) if place not in seats]
        return replace(self, order=(*seats, *others))

    def free(self) -> tuple[int, ...]:
        """Return the places where nobody sits."""
        return tuple(number for number, place in enumerate(self.places) if place.player == "open")

    def offered(self, game: Game) -> tuple[int, ...]:
        """Return the places shown in the lobby: the taken ones, and free ones up to the most players."""
        taken = self.taken()
        room = max(0, game.players_for(self.options)[-1] - len(taken))
        return self.in_order((*taken, *self.free()[:room]))

    def taken(self) -> tuple[int, ...]:
        """Return the places where somebody sits, in their order."""
        return self.in_order(number for number, place in enumerate(self.places) if place.player != "open")

    def owner_of(self, key: int) -> int | None:
        """Return the place whose own key this is."""
        humans = (number for number in self.taken() if self._plays(number))
        return next((number for number in humans if self.places[number].key == key), None)

    def is_full(self, game: Game) -> bool:
        """Return whether no further player fits in."""
        return len(self.taken()) >= game.players_for(self.options)[-1]

    def playing(self, game: Game) -> tuple[int, ...]:
        """Return the places that play. If there are too many, the last AIs sit out, but never a person."""
        taken = self.taken()
        surplus = max(0, len(taken) - game.players_for(self.options)[-1])
        ais = [number for number in reversed(taken) if self.places[number].player == "ai"]
        return tuple(number for number in taken if number not in ais[:surplus])

    def seats(self, game: Game) -> tuple[int, ...]:
        """Return the places that play, in seat order."""
        playing, first = self.playing(game), self.first_place(game)
        return playing if first is None else (first, *(number for number in playing if number != first))

    def first_place(self, game: Game) -> int | None:
        """Return the place chosen for the first seat, if the game asks for it."""
        if game.first is None or not self.taken() or not game.counts(game.first, self.options):
            return None
        return self.place_for(game.first)

    def newcomers_place(
        self, game: Game, kinds: tuple[str, ...], *, without: Container[int] = ()
    ) -> int | None:
        """Return the first place of these kinds that can play."""
        fitting = self.playing(game) if self.is_full(game) else range(len(self.places))
        for kind in kinds:
            for number, place in enumerate(self.places):
                if place.player == kind and number in fitting and number not in without:
                    return number
        return None

    def place_for(self, option: Option) -> int:
        """Return the place chosen for an option of seats, or the first taken one if nobody sits there."""
        taken = self.taken()
        chosen = self.chosen_places.get(option.key)
        return chosen if chosen in taken else next(iter(taken), 0)

    def setup(self, game: Game) -> Setup:
        """Return the set-up of the match."""
        places = self.seats(game)
        of_seats = {
            option.key: places.index(self.place_for(option)) + 1 for option in game.options if option.of_seats
        }
        options = {**self.options, **of_seats, **self._own_options(game)}
        sitting = [(LOOKS[number], self.places[number]) for number in places]
        seats = tuple(SeatSetup(place.name, look, place.player, place.level) for look, place in sitting)
        return Setup(game.id, self.board or game.board, seats, all_options(game, options, len(seats)))

    def seating(self, game: Game, pads: Mapping[int, Device]) -> Seating:
        """Return the input device of each seat, given the pads by place."""
        seats = [(self.places[number], pads.get(number)) for number in self.seats(game)]
        chairs = tuple(_chair(game, place.player, place.key, pad) for place, pad in seats)
        return Seating(chairs, self.shared_key)

    def seating_for(self, game: Game, setup: Setup, pads: Mapping[int, Device]) -> Seating:
        """Return the input devices for a match that did not start in the lobby."""
        seats = [(seat.player, LOOKS.index(seat.look)) for seat in setup.seats]
        chairs = tuple(_chair(game, player, self.places[n].key, pads.get(n)) for player, n in seats)
        return Seating(chairs, self.shared_key)

    def _own_options(self, game: Game) -> dict[str, OptionValue]:
        """Return what players have set for themselves alone, as `key.seat`."""
        seats = list(enumerate(self.seats(game)))
        times = {
            f"{option.key}.{seat}": self.places[number].time
            for option in game.options
            if option.per_seat
            for seat, number in seats
            if self.places[number].time != SAME_TIME
        }
        corners = {
            f"{game.corner.key}.{seat}": self.places[number].corner
            for seat, number in seats
            if game.corner and self._plays(number) and self.places[number].corner != ANY_CORNER
        }
        return times | corners


def lineups_from(data: object) -> dict[str, Lineup]:
    """Return the line-ups of a settings file, by game."""
    known = data if isinstance(data, Mapping) else {}
    return {name: Lineup.read(game, known[name]) for name, game in GAMES.items() if name in known}


def names_from(data: object) -> dict[str, str]:
    """Return the names of a settings file, by character; those that nobody can have are left out."""
    known = data if isinstance(data, Mapping) else {}
    return {look: known[look] for look in LOOKS if isinstance(known.get(look), str) and is_name(known[look])}


REMEMBERED: Readers = {"lineups": lineups_from, "names": names_from}
"""What the settings file remembers for the lobby."""


def _chair(game: Game, player: str, key: int, pad: Device | None) -> Chair:
    if player == "ai":
        return Chair("ai")
    return Chair("pad" if pad else "keyboard", key if game.controls == "own-key" else 0, pad)


def _as_character(place: Place, was: int, now: int) -> Place:
    """Return the same player as another character."""
    return replace(place, name=NAMES[LOOKS[now]]) if place.name == NAMES[LOOKS[was]] else place


def _makes_sense(game: Game, place: Place) -> bool:
    times = {SAME_TIME, *(value for option in game.options if option.per_seat for value in option.values)}
    corners = {ANY_CORNER, *(game.corner.values if game.corner else ())}
    known = place.player in ("open", "human", "ai") and place.level in LEVELS
    own = place.time in times and place.corner in corners
    return known and own and is_name(place.name) and 0 < place.key < HIGHEST_KEY


def key_trouble(lineup: Lineup, number: int, key: int) -> str | None:
    """Return the words key of why a place cannot have this key, or None."""
    if key == lineup.shared_key:
        return "seats.key-shared"
    if key in RESERVED:
        return "seats.key-reserved"
    owner = lineup.owner_of(key)
    return "seats.key-taken" if owner is not None and owner != number else None


def reclaimed_pads(lineup: Lineup, plugged: tuple[Device, ...]) -> dict[int, Device]:
    """Return the remembered pads that are plugged in again, by place."""
    free = list(plugged)
    found: dict[int, Device] = {}
    for number, place in enumerate(lineup.places):
        pad = next((pad for pad in free if place.pad and pad.guid == place.pad), None)
        if pad is not None and place.player == "human":
            found[number] = pad
            free.remove(pad)
    return found
