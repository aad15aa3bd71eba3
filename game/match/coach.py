"""The coach: what a strong player would do who knows only what this seat knows, and why.

Each game that has one names its `Coach` in the manifest. It gets the view of the seat and the legal actions,
never a state, so it can't tell what the seat doesn't know. It rolls no dice: an equal view gets equal advice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Union

from game.core.kernel import ActionT, Seat


@dataclass(frozen=True, slots=True)
class NameOf:
    """A player in a sentence of the coach: the name in this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game in a sentence of the coach, such as a token's name, by its key; or a part of it."""

    key: str
    names: Mapping[str, Name] = field(default_factory=dict, hash=False)
    """What goes into it, if it is a part that has names too."""

    def sentence(self, words: Callable[..., str], players: tuple[str, ...]) -> str:
        """The words in the player's language, with the names of the players by seat."""

        def said(name: Name) -> int | str:
            if isinstance(name, NameOf):
                return players[name.seat]
            return name.sentence(words, players) if isinstance(name, Term) else name

        return words(self.key, **{key: said(name) for key, name in self.names.items()})


Name = Union[int, str, NameOf, Term]  # noqa: UP007 (it names itself)
"""What goes into a sentence: a number as it is said, a name on the map, a player, or words of the game."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[ActionT]):
    """One move, and one sentence that says why."""

    action: ActionT
    """One of the legal actions. The coach never takes it for anybody."""
    key: str
    """The sentence is `words("<game>.coach.<key>")`, such as `police-chase.coach.token`."""
    names: Mapping[str, Name] = field(default_factory=dict, hash=False)
    """What goes into the sentence. Numbers are said as they are: 41 here and `{share} %` in the sentence."""
    marks: tuple[str, ...] = ()
    """What gets a ring, as in a lesson: `space:15`, or a name that `place_named` of the screen knows."""
    private: bool = False
    """It tells what only this seat knows, so the others must not see it."""

    def sentence(self, words: Callable[..., str], game: str, players: tuple[str, ...]) -> str:
        """The sentence in the player's language, with the names of the players by seat."""
        return Term(f"{game}.coach.{self.key}", self.names).sentence(words, players)


Advising = Generator[None, None, Advice[ActionT]]
"""Yields after every slice of work, so that no frame waits, and returns the advice."""
Coach = Callable[[Any, tuple[Any, ...]], Advising[Any]]
"""Advises the viewer of a view who may choose between these actions, both of its game; see `AnyRules`."""


def sure() -> float:
    """The dice of the strong player behind a coach: of equally good moves it always takes the first."""
    return 0.0


def advice(advising: Advising[ActionT]) -> Advice[ActionT]:
    """Let a coach think to the end."""
    while True:
        try:
            next(advising)
        except StopIteration as end:
            said: Advice[ActionT] = end.value
            return said
