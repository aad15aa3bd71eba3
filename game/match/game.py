"""What a game tells the rest of the program about its rules, and the options of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.boards.tiled_map import TiledMap
from game.core.board import Board
from game.core.kernel import AnyRules, OptionValue
from game.match.player import PlayerMaker

LOOKS = ("jimmy", "sandra", "pepper", "drake", "vivian", "tad")
"""The six characters a player may be, in seat order."""
LEVELS = ("easy", "medium", "hard")
MODE = "mode"
"""The key of the option that chooses between the modes of a game that has several."""
Only = Mapping[str, tuple[OptionValue, ...]]
"""Values of other options."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on before a match."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    per_seat: bool = False
    """May be set for one seat alone, as `key.seat`."""
    of_seats: bool = False
    """Its values are seats, counted from 1."""
    only: Only = field(default_factory=dict)
    """It counts where another option counts and has one of these values; where this is empty, always."""

    def values_for(self, seats: int) -> tuple[OptionValue, ...]:
        """The values that make sense with so many seats."""
        return self.values[:seats] if self.of_seats else self.values


@dataclass(frozen=True, slots=True)
class Game:
    """A game behind the door, with what the set-up must know of it."""

    id: str
    rules: AnyRules
    players: range
    options: tuple[Option, ...]
    action: Any
    """The union of its action types, for reading logs."""
    event: Any
    """The union of its event types."""
    board: str
    """Its map in `maps/`."""
    read_map: Callable[[TiledMap], Board]
    """Makes a board from a Tiled map, or says what is wrong with it."""
    ai: PlayerMaker
    rules_version: int = 1
    """Raise it when old saves can no longer be played on."""
    controls: Literal["own-key", "turns"] = "own-key"
    """`own-key`: all play at once, each with their own key or pad. `turns`: all share mouse and keyboard."""
    by_mode: Mapping[OptionValue, range] = field(default_factory=dict)
    """How many may play in each mode, for a game that has the option `MODE`."""
    first: Option | None = None
    """Asked in the lobby alone: which player has the first seat."""
    first_face: str = ""
    """The portrait of who has it."""
    face: str = "{look}"
    """The portraits of the others, and of all where nobody is the first."""

    @property
    def defaults(self) -> dict[str, OptionValue]:
        """Every option as it usually is."""
        return {option.key: option.default for option in self.options}

    def counting(self, options: Mapping[str, OptionValue]) -> tuple[Option, ...]:
        """The options that change anything while all are set like this."""
        return tuple(option for option in self.options if self.counts(option, options))

    def counts(self, option: Option, options: Mapping[str, OptionValue]) -> bool:
        """Whether an option changes anything while all are set like this."""
        others = [other for other in self.options if options[other.key] in option.only.get(other.key, ())]
        return not option.only or any(self.counts(other, options) for other in others)

    def players_for(self, options: Mapping[str, OptionValue]) -> range:
        """How many may play with these options."""
        return self.by_mode.get(options.get(MODE, ""), self.players)

    def refusal(self, options: Mapping[str, OptionValue], seats: int) -> str | None:
        """Why so many cannot play with these options, as a sentence; None if they can."""
        wanted = self.players_for(options)
        if seats in wanted:
            return None
        number = f"{wanted[0]}" if len(wanted) == 1 else f"{wanted[0]} to {wanted[-1]}"
        mode = f" with {MODE}={options[MODE]}" if self.by_mode else ""
        return f"{self.id}{mode} is for {number} seat{'' if number == '1' else 's'}, not {seats}."


class BadOption(ValueError):  # noqa: N818
    """A wrong option, with a sentence that lists the right ones."""


def complete(game: Game, chosen: Mapping[str, OptionValue], seats: int) -> dict[str, OptionValue]:
    """All options of the game: what was chosen, checked, and the default for the rest."""
    return game.defaults | {key: _checked(game, key, value, seats) for key, value in chosen.items()}


def mended(game: Game, remembered: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """All options of the game: what was remembered and still makes sense, and the default for the rest."""
    return {
        option.key: value if (value := remembered.get(option.key)) in option.values else option.default
        for option in game.options
    }


def written(game: Game, text: str) -> dict[str, OptionValue]:
    """What `key=value,key=value` says, unchecked."""
    chosen: dict[str, OptionValue] = {}
    for part in filter(None, text.split(",")):
        key, sign, value = part.partition("=")
        if not sign:
            raise BadOption(f"'{part}' is no option. {_right_ones(game, len(LOOKS))}")
        chosen[key.strip()] = _typed(value.strip())
    return chosen


def parsed(game: Game, text: str, seats: int) -> dict[str, OptionValue]:
    """All options from `key=value,key=value`, if so many can play with them."""
    options = complete(game, written(game, text), seats)
    if refusal := game.refusal(options, seats):
        raise BadOption(refusal)
    return options


def _checked(game: Game, key: str, value: OptionValue, seats: int) -> OptionValue:
    name, dot, seat = key.partition(".")
    option = next((option for option in game.options if option.key == name), None)
    if option is None or (dot and not (option.per_seat and seat in map(str, range(seats)))):
        raise BadOption(f"{game.id} has no option '{key}'. {_right_ones(game, seats)}")
    if value not in option.values_for(seats):
        raise BadOption(f"'{value}' is no value for {key}. Right are: {_right_values(option, seats)}")
    return value


def _right_ones(game: Game, seats: int) -> str:
    return "Right are: " + ", ".join(_right_values(option, seats) for option in game.options)


def _right_values(option: Option, seats: int) -> str:
    values = "|".join(map(str, option.values_for(seats)))
    return f"{option.key}{'[.seat]' if option.per_seat else ''}={values}"


def _typed(value: str) -> OptionValue:
    return int(value) if value.isascii() and value.isdigit() else value
