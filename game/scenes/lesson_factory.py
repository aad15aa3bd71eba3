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
from game.scenes.learn import LearnExits, LearnScene
from game.scenes.lesson import LessonExits, LessonScene
from game.scenes.lesson_end import EndExits, LessonEndScene
from game.scenes.lobby_lineup import Lineup
from game.shell.scenes import Move, Reset, Scene
from game.shell.services import Shell

SEEDS = 60
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
        self._learners: dict[str, int] = {}
        """How many people have said that they learn a game."""

    def choose(self, game: str, match: Callable[[], Move], *, first: bool) -> Scene:
        """Return the lessons of a game. `match` leads to the lobby."""
        exits = LearnExits(partial(self._start_for, game), match)
        return LearnScene(self._shell, GAMES[game], len(self.people(game)), exits, first=first)

    def _start_for(self, game: str, name: str, people: int) -> Move | None:
        self._learners[game] = people
        return self.start(game, name)

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
            done=partial(self._finish, lesson),
            skipped=partial(self.end, lesson, done=False),
            title=self._ways.title,
            rulebook=lambda: self._ways.rulebook(lesson.game),
        )
        names = tuple(person.name for person in self.people(lesson.game))
        if people is not None:
            names = tuple(NAMES[look] for look in LOOKS[:people])
        return LessonScene(self._shell, source, seating, exits, names)

    def people(self, game: str) -> tuple[SeatSetup, ...]:
        """Return those who learn: the people of the remembered line-up, or as many as have said so."""
        settings = self._shell.settings.value
        lineup = Lineup.remembered(GAMES[game], settings).named(settings.names)
        places = list(zip(lineup.places, LOOKS, strict=True))
        sitting = sum(place.player == "human" for place in lineup.places)
        places.sort(key=lambda place: place[0].player != "human")
        count = self._learners.get(game, max(1, sitting))
        return tuple(SeatSetup(place.name, look) for place, look in places[:count])

    def _finish(self, lesson: Lesson) -> LessonEndScene:
        """Remember that a lesson was done."""
        settings, done = self._shell.settings, f"{lesson.game}/{lesson.name}"
        if done not in settings.value.lessons:
            settings.change(lessons=(*settings.value.lessons, done))
        return self.end(lesson, done=True)

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
        begins = seed_for(first_match(lesson, self.people(lesson.game))) is not None
        return LessonEndScene(self._shell, lesson, key, exits, done=done, begins=begins)

    def _first_match(self, lesson: Lesson) -> Move | None:
        setup = first_match(lesson, self.people(lesson.game))
        return self._ways.match(setup, seed_for(setup) or 0)


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


def seed_for(setup: Setup) -> int | None:
    """Return a seed with which a person has the first turn; None if the rules give it to a rookie."""
    return next((seed for seed in range(SEEDS) if _person_begins(new_match(setup, seed))), None)


def _person_begins(match: AnyMatch) -> bool:
    """Whether a person is the first player to act, or nobody is: they wait for the clock."""
    while match.to_act() == (CHANCE,):
        match.draw(0)
    players = [match.setup.seats[seat].player for seat in match.to_act() if seat >= 0]
    return not players or "human" in players
