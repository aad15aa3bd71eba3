"""The police car on its way: it pulls away, turns corners, brakes and rocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from game.games.cops_and_crooks.screen.display import DisplayState, posed
from game.games.cops_and_crooks.screen.law_animations import between
from game.shell.motion import Ease, ease_in_out, wave
from game.shell.sound import Sound
from game.table.board.animation import Animation

DRIVE_MS = 210.0
"""For a tile."""
SWING_MS = 420.0
"""For the turn on the spot before the first drive."""
ROCK_MS, ROCK_PERIOD, ROCK = 380.0, 0.6, 9.0
"""How long the car rocks when it has braked, how much of that is one swing, and how far, in pixels."""


class DriveAnimations:
    """Writes acts for the director."""

    def __init__(self, sound: Sound, display: DisplayState) -> None:
        self._sound = sound
        self._display = display

    def animations_for(self, tail: int, path: tuple[int, ...], *, hunts: bool) -> Iterator[Animation]:
        """The nose goes first, and the tail follows round the corner; then the car rocks on its wheels."""
        display = self._display
        yield Animation(begin=partial(self._sound.play, "police_siren" if hunts else "car_start"))
        if tail == path[0]:
            yield self._swing(tail, path[1])
        behind = (tail, *path)
        for number, (start, end) in enumerate(pairwise(path)):
            last, then = behind[number], behind[number + 1]
            pace = _pace(first=number == 0, last=number == len(path) - 2)

            def move(
                part: float, ways: tuple[int, int, int, int] = (start, end, last, then), pace: Ease = pace
            ) -> None:
                far = pace(part)
                nose, back = (between(display.at(a), display.at(b), far) for a, b in (ways[:2], ways[2:]))
                display.place_car(nose, back)

            turns = _turns(display.at(last), display.at(start), display.at(end))
            yield Animation(DRIVE_MS, partial(self._hear_car, end, turns=turns), move)
        yield Animation(ROCK_MS, move=self._rock)

    def _swing(self, here: int, there: int) -> Animation:
        """On its one tile the car turns to where it is going to drive."""
        display = self._display
        before = display.car.angle
        after = posed(display.at(there), display.at(here)).angle
        turn = (after - before + 180) % 360 - 180

        def swing(part: float) -> None:
            display.car.angle = before + turn * ease_in_out(part)

        return Animation(SWING_MS if turn else 0.0, move=swing)

    def _rock(self, part: float) -> None:
        """Forward, back, and at rest."""
        self._display.car.nod = ROCK * (1 - part) ** 2 * wave(part, ROCK_PERIOD)

    def _hear_car(self, tile: int, *, turns: bool) -> None:
        self._sound.play("car_turn" if turns else "car_drive", volume=0.6)
        self._display.follow(self._display.at(tile))


def _pull_away(part: float) -> float:
    """From rest to the speed of the road."""
    return part * part * (2 - part)


def _brake(part: float) -> float:
    """From the speed of the road to rest."""
    return 1 - _pull_away(1 - part)


def _pace(*, first: bool, last: bool) -> Ease:
    """How a tile of a drive is driven."""
    if first and last:
        return ease_in_out
    return _pull_away if first else _brake if last else float


def _turns(before: tuple[float, float], here: tuple[float, float], then: tuple[float, float]) -> bool:
    """Whether the way from here is no longer straight on."""
    return (here[0] - before[0]) * (then[1] - here[1]) != (here[1] - before[1]) * (then[0] - here[0])
