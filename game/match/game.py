"""A game without its screens, and the options of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.boards.tiled_map import TiledMap
from game.core.board import Board
from game.core.door import is_clean
from game.core.kernel import AnyRules, OptionValue, Setup
from game.core.trouble import Trouble
from game.match.coach import Coach
from game.match.player import PlayerMaker

LOOKS = ("jimmy", "sandra", "pepper", "drake", "vivian", "tad")
"""The six characters a player may be, in seat order."""
LEVELS = ("rookie", "easy", "medium", "hard", "adaptive")
PLAYERS = ("human", "ai")
LONGEST_NAME = 40
HELPS, FEW = "helps", 3
"""The key of the option for help at the table, and the hints of each player if they are few."""
MODE = "mode"
"""The key of the option that chooses between the modes of a game that has several."""
Only = Mapping[str, tuple[OptionValue, ...]]
"""Values of other options, by key."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that players make before a match."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    per_seat: bool = False
    """May be set for one seat alone, as `key.seat`."""
    of_seats: bool = False
    """Its values are seats, counted from 1."""
    first: OptionValue | None = None
    """What a first evening begins with, if it isn't the default."""
    only: Only = field(default_factory=dict)
    """It counts if one of these options counts and has one of these values; if empty, it always counts."""

    def values_for(self, seats: int) -> tuple[OptionValue, ...]:
        """The values that make sense with this many seats."""
        return self.values[:seats] if self.of_seats else self.values


WITH_HELPS = Option(HELPS, ("off", "few", "on"), "off", first="few")
"""Help at the table for everybody: off, with few hints, or with all."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its rules, map, AI and options."""

    id: str
    rules: AnyRules
    players: range
    options: tuple[Option, ...]
    action: object
    """The union of its action types, for reading logs."""
    event: object
    """The union of its event types."""
    board: str
    """Its map in `maps/`."""
    read_map: Callable[[TiledMap], Board]
    """Makes a board from a Tiled map, or raises `BadMap`."""
    ai: PlayerMaker
    """Makes an AI of a fixed level."""
    lead: Callable[[Any], float]
    """How far the viewer of a view is ahead of the best of the others, from -1 to 1."""
    coach: Coach | None = None
    """Advises players; None if nobody does."""
    rules_version: int = 1
    """Raise it when saves of older rules cannot be resumed."""
    controls: Literal["own-key", "turns"] = "own-key"
    """`own-key`: all at once, each with their own key or pad; `turns`: they share mouse and keyboard."""
    by_mode: Mapping[OptionValue, range] = field(default_factory=dict)
    """How many can play in each mode, for a game that has the option `mode`."""
    first: Option | None = None
    """Only in the lobby: which player has the first seat."""
    corner: Option | None = None
    """Where a player starts: set for one seat alone, as `corner.seat`, and never the same for two."""
    first_face: str = ""
    """The portrait of the player in the first seat."""
    face: str = "{look}"
    """The portraits of the other players."""
    notes: object = type(None)
    """The type of what players write down at the table, for reading saves."""
    lessons: tuple[str, ...] = ()
    """Its lessons, the first one first; see `game/match/lesson.py`."""

    @property
    def defaults(self) -> dict[str, OptionValue]:
        """The default of every option."""
        return {option.key: option.default for option in self.options}

    @property
    def for_beginners(self) -> dict[str, OptionValue]:
        """The options of a first evening."""
        first = {option.key: option.first for option in self.options}
        return self.defaults | {key: value for key, value in first.items() if value is not None}

    def counting(self, options: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        """The options that matter with these values."""
        return tuple(option for option in self.options if self.counts(option, options))

    def counts(self, option: Option, options: Mapping[str, OptionValue]) -> bool:
        """True when an option matters with these values."""
        others = [other for other in self.options if options[other.key] in option.only.get(other.key, ())]
        return not option.only or any(self.counts(other, options) for other in others)

    def players_for(self, options: Mapping[str, OptionValue]) -> range:
        """How many can play with these options."""
        return self.by_mode.get(options.get(MODE, ""), self.players)


class BadSetup(Trouble):
    """A game, seat, option or board that does not exist or does not fit."""


def all_options(game: Game, chosen: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
    """All options: the chosen ones, checked, and the default for the rest."""
    for key, value in chosen.items():
        _check(game, key, value, seats)
    _check_corners(game, chosen)
    return {**game.defaults, **chosen}


def remembered_options(game: Game, remembered: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options: the remembered ones that are still valid, and the default for the rest."""
    return {
        option.key: value if (value := remembered.get(option.key)) in option.values else option.default
        for option in game.options
    }


def split_options(game: Game, text: str) -> dict[str, OptionValue]:
    """The options in `key=value,key=value`, unchecked."""
    chosen: dict[str, OptionValue] = {}
    for part in filter(None, text.split(",")):
        key, sign, value = part.partition("=")
        if not sign:
            raise BadSetup("setup.not-an-option", text=part, options=_valid_options(game, len(LOOKS)))
        value = value.strip()
        chosen[key.strip()] = int(value) if value.isascii() and value.isdigit() else value
    return chosen


def parse_options(game: Game, text: str, seats: int) -> dict[str, OptionValue]:
    """All options from `key=value,key=value`, if this many can play with them."""
    options = all_options(game, split_options(game, text), seats)
    _check_players(game, options, seats)
    return options


def is_possible(setup: Setup, game: Game) -> bool:
    """True for a set-up that players of this game can have chosen."""
    try:
        options = all_options(game, setup.options, len(setup.seats))
        _check_players(game, options, len(setup.seats))
    except BadSetup:
        return False
    looks = {seat.look for seat in setup.seats}
    known = all(
        seat.player in PLAYERS and seat.level in LEVELS and is_name(seat.name) for seat in setup.seats
    )
    return options == setup.options and known and len(looks) == len(setup.seats) and looks <= {*LOOKS}


def is_name(name: str) -> bool:
    """True for what a player can be called."""
    return bool(name.strip()) and is_clean(name, LONGEST_NAME)


def _check_players(game: Game, options: Mapping[str, OptionValue], seats: int) -> None:
    wanted = game.players_for(options)
    if seats not in wanted:
        key = "setup.one-seat" if wanted[-1] == 1 else "setup.seats"
        name = f"{game.id} mode={options['mode']}" if game.by_mode else game.id
        raise BadSetup(key, game=name, fewest=wanted[0], most=wanted[-1], seats=seats)


def _check(game: Game, key: str, value: OptionValue, seats: int) -> None:
    name, dot, seat = key.partition(".")
    known = game.options if game.corner is None or not dot else (*game.options, game.corner)
    option = next((option for option in known if option.key == name), None)
    if option is None or (dot and not (option.per_seat and seat in map(str, range(seats)))):
        options = _valid_options(game, seats)
        raise BadSetup("setup.unknown-option", game=game.id, key=key, options=options)
    if value not in option.values_for(seats):
        raise BadSetup("setup.unknown-value", value=value, key=key, values=(_valid_values(option, seats),))


def _check_corners(game: Game, chosen: Mapping[str, OptionValue]) -> None:
    start = f"{game.corner.key}." if game.corner else ""
    corners = [value for key, value in chosen.items() if start and key.startswith(start)]
    for corner in corners:
        if corners.count(corner) > 1:
            raise BadSetup("setup.same-corner", corner=corner)


def _valid_options(game: Game, seats: int) -> tuple[str, ...]:
    corner = (_valid_values(game.corner, seats).replace("[.seat]", ".seat"),) if game.corner else ()
    return (*(_valid_values(option, seats) for option in game.options), *corner)


def _valid_values(option: Option, seats: int) -> str:
    values = "|".join(map(str, option.values_for(seats)))
    return f"{option.key}{'[.seat]' if option.per_seat else ''}={values}"
