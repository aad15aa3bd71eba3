"""The games there are, and what can be chosen about each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.kernel import AnyRules, OptionValue
from game.rules.cops_and_crooks.actions import Action as CopsAndCrooksAction
from game.rules.cops_and_crooks.events import Happening as CopsAndCrooksEvent
from game.rules.cops_and_crooks.rules import CopsAndCrooksRules
from game.rules.cops_and_crooks.tuning import CLOSED_ROUNDS, ROUNDS
from game.rules.hands_up.actions import Action as HandsUpAction
from game.rules.hands_up.events import Happening as HandsUpEvent
from game.rules.hands_up.rules import HandsUpRules
from game.rules.hands_up.tuning import POINTING_S, TEMPOS_S
from game.rules.police_chase.actions import Action as PoliceChaseAction
from game.rules.police_chase.events import Happening as PoliceChaseEvent
from game.rules.police_chase.rules import PoliceChaseRules
from game.rules.stop_thief.actions import Action as StopThiefAction
from game.rules.stop_thief.events import Happening as StopThiefEvent
from game.rules.stop_thief.rules import StopThiefRules
from game.rules.stop_thief.terms import SEATS

LOOKS = ("jimmy", "sandra", "pepper", "drake", "vivian", "tad")
"""The six characters a player may be, in seat order."""
LEVELS = ("easy", "medium", "hard")
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
    hands: Literal["own-key", "turns"] = "own-key"
    """`own-key`: all at once, each with a key or a pad of their own; `turns`: mouse and keyboard go round."""
    by_mode: Mapping[OptionValue, range] = field(default_factory=dict)
    """How many may play in each mode, for a game that has the option `mode`."""
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
        return self.by_mode.get(options.get("mode", ""), self.players)

    def refusal(self, options: Mapping[str, OptionValue], seats: int) -> str | None:
        """Why so many cannot play with these options, as a sentence; None if they can."""
        wanted = self.players_for(options)
        if seats in wanted:
            return None
        number = f"{wanted[0]}" if len(wanted) == 1 else f"{wanted[0]} to {wanted[-1]}"
        mode = f" with mode={options['mode']}" if self.by_mode else ""
        return f"{self.id}{mode} is for {number} seat{'' if number == '1' else 's'}, not {seats}."


HANDS_UP = Game(
    id="hands-up",
    rules=HandsUpRules(),
    players=range(2, 7),
    options=(
        Option("power", ("off", "on"), "off"),
        Option("tempo", (*TEMPOS_S, "ready"), 7),
        Option("time", (*POINTING_S, "off"), 5, per_seat=True),
        Option("grab", ("shared", "each"), "shared"),
    ),
    action=HandsUpAction,
    event=HandsUpEvent,
    board="hands_up",
)

POLICE_CHASE = Game(
    id="police-chase",
    rules=PoliceChaseRules(),
    players=range(2, 5),
    options=(
        Option("youngest", (1, 2, 3, 4), 1, of_seats=True),
        Option("memory", ("hidden", "shown"), "hidden"),
    ),
    action=PoliceChaseAction,
    event=PoliceChaseEvent,
    board="police_chase",
    hands="turns",
    face="officer_{look}",
)

RIVALS: Only = {"mode": ("competitive",)}
CUSTOM: Only = {"difficulty": ("custom",)}
ONE_VS_MANY: Only = {"mode": ("one-vs-many",)}
PACK_BY_ITSELF: Only = {"mode": ("cooperative", "solo")}
THE_PACK: Only = {"mode": ("cooperative", "solo", "one-vs-many")}

STOP_THIEF = Game(
    id="stop-thief",
    rules=StopThiefRules(),
    players=range(1, 6),
    options=(
        Option("mode", ("competitive", "cooperative", "solo", "one-vs-many"), "competitive"),
        Option("difficulty", ("standard", "intermediate", "advanced", "custom"), "standard", only=RIVALS),
        Option("loot", ("tight", 30, 40, 50, 60, 70), 50, only=THE_PACK),
        Option("lure", ("players", 0, 5, 7, 10, 15), "players", only=PACK_BY_ITSELF),
        Option("doors", ("always", "often", "free"), "often", only=CUSTOM),
        Option("subway", ("never", "often", "always"), "often", only=CUSTOM),
        Option("lingering", ("off", "on"), "off", only=CUSTOM),
        Option("district", ("shown", "first", "hidden"), "shown", only=CUSTOM),
        Option("alarm", ("exact", "pair"), "exact", only=CUSTOM),
        Option("tip", ("space", "two", "sections", "digit"), "space", only=CUSTOM),
        Option("win", ("cash", "captures"), "cash", only=CUSTOM),
        Option("captures", (1, 2, 3, 4, 5), 2, only={"win": ("captures",)}),
        Option("cash", (0, 1, 3, 5, 10), 3, only={"win": ("cash",)}),
        Option("false_arrest", (0, 1, 2, 3), 1, only={"win": ("cash",)}),
        Option("abilities", ("on", "off"), "on", only={**THE_PACK, **CUSTOM}),
        Option("notebook", ("off", "on"), "off"),
        Option("reachable", ("off", "on"), "off"),
    ),
    action=StopThiefAction,
    event=StopThiefEvent,
    board="stop_thief",
    hands="turns",
    by_mode={mode.value: seats for mode, seats in SEATS.items()},
    first=Option("pack", (1, 2, 3, 4, 5), 1, of_seats=True, only=ONE_VS_MANY),
    first_face="pack_debbie",
)

COPS_AND_CROOKS = Game(
    id="cops-and-crooks",
    rules=CopsAndCrooksRules(),
    players=range(2, 6),
    options=(
        Option("share", ("players", 20, 50), "players"),
        Option("reopening", (CLOSED_ROUNDS, "at-once", "never"), CLOSED_ROUNDS),
        Option("rounds", ("off", ROUNDS), "off"),
    ),
    action=CopsAndCrooksAction,
    event=CopsAndCrooksEvent,
    board="cops_and_crooks",
    hands="turns",
    first=Option("cops", (1, 2, 3, 4, 5), 1, of_seats=True),
    first_face="cops",
    face="crook_{look}",
)

GAMES: dict[str, Game] = {game.id: game for game in (STOP_THIEF, COPS_AND_CROOKS, POLICE_CHASE, HANDS_UP)}
"""In the order of the posters on the wall."""


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
