"""Makes lessons, what comes after them, and the first match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.core.kernel import CHANCE, SeatSetup, Setup
from game.games.library import GAMES, new_match
from game.match.game import LOOKS, all_options, split_options
from game.match.lesson import BadLesson, Lesson, read_lesson
from game.match.lesson_source import LessonSource
from game.match.lineup import NAMES
from game.match.match import AnyMatch
from game.scenes.lesson import LessonExits, LessonScene
from game.scenes.lesson_end import EndExits, LessonEndScene
from game.scenes.lobby_lineup import Lineup
from game.shell.scenes import Move, Reset, Scene
from game.shell.services import Shell

SEEDS = 200
"""How many seeds are tried until a person has the first turn."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where lessons lead."""

    title: Callable[[], Scene]
    rulebook: Callable[[str], Scene]
    match: Callable[[Setup, int], Move | None]
    """Starts a match with this seed."""


class LessonFactory:
    """Makes the scenes of all lessons."""

    def __init__(self, shell: Shell, ways: Ways) -> None:
        self._shell = shell
        self._ways = ways

    def start(self, game: str, name: str) -> Move | None:
        """Start a lesson, or tell why that is impossible."""
        try:
            return Reset(self.scene(read_lesson(GAMES[game], name)))
        except BadLesson as fault:
            self._shell.warn(fault)
            return None

    def scene(self, lesson: Lesson, people: int | None = None) -> LessonScene:
        """Return a lesson for these people, or for those of the remembered line-up."""
        game = GAMES[lesson.game]
        source = LessonSource(lesson, lambda: new_match(lesson.setup, lesson.seed))
        seating = Lineup.first(game).seating_for(game, lesson.setup, {})
        exits = LessonExits(
            done=partial(self.end, lesson, done=True),
            skipped=partial(self.end, lesson, done=False),
            title=self._ways.title,
            rulebook=lambda: self._ways.rulebook(lesson.game),
        )
        names = tuple(person.name for person in self.people(lesson.game))
        if people is not None:
            names = tuple(NAMES[look] for look in LOOKS[:people])
        return LessonScene(self._shell, source, seating, exits, names)

    def people(self, game: str) -> tuple[SeatSetup, ...]:
        """Return the people of the remembered line-up."""
        lineup = Lineup.remembered(GAMES[game], self._shell.settings.value)
        places = zip(lineup.places, LOOKS, strict=True)
        return tuple(SeatSetup(place.name, look) for place, look in places if place.player == "human")

    def end(self, lesson: Lesson, *, done: bool) -> LessonEndScene:
        """Return what comes after a lesson, or what lies over one that is skipped."""
        names = GAMES[lesson.game].lessons
        after = names[names.index(lesson.name) + 1 :] if lesson.name in names else ()
        exits = EndExits(
            match=lambda: self._first_match(lesson),
            again=lambda: self.start(lesson.game, lesson.name),
            title=lambda: Reset(self._ways.title()),
            following=(lambda: self.start(lesson.game, after[0])) if after else None,
        )
        key = f"{lesson.game}.lesson.{after[0]}" if after else ""
        return LessonEndScene(self._shell, lesson, key, exits, done=done)

    def _first_match(self, lesson: Lesson) -> Move | None:
        setup = first_match(lesson, self.people(lesson.game))
        return self._ways.match(setup, seed_for(setup))


def first_match(lesson: Lesson, people: tuple[SeatSetup, ...]) -> Setup:
    """Return the set-up of the first match: people in the first seats, rookies in the others."""
    game = GAMES[lesson.game]
    seats = lesson.match.seats.split(",")
    options = all_options(game, split_options(game, lesson.match.options), len(seats))
    most = game.players_for(options)[-1]
    humans = [n for n, seat in enumerate(seats) if seat == "human"]
    others = [n for n, seat in enumerate(seats) if seat != "human"]
    free = [*humans, *others, *range(len(seats), most)]
    of_person = dict(zip(sorted(free[: max(len(people), len(humans))]), people, strict=False))
    left = iter(look for look in LOOKS if look not in {person.look for person in people})
    setups = []
    for number in range(max(len(seats), *(n + 1 for n in of_person))):
        look = "" if number in of_person else next(left)
        setups.append(of_person.get(number) or SeatSetup(NAMES[look], look, "ai", "rookie"))
    return Setup(game.id, game.board, tuple(setups), options)


def seed_for(setup: Setup) -> int:
    """Return a seed with which a person has the first turn, if there is one."""
    return next((seed for seed in range(SEEDS) if _person_begins(new_match(setup, seed))), 0)


def _person_begins(match: AnyMatch) -> bool:
    """Whether a person is the first player to act, or nobody is: they wait for the clock."""
    while match.to_act() == (CHANCE,):
        match.draw(0)
    players = [match.setup.seats[seat].player for seat in match.to_act() if seat >= 0]
    return not players or "human" in players
