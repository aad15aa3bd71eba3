"""The animations of moving pieces: walks, metro rides, drives and glides."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import assert_never

from game.games.cops_and_crooks.rules import events
from game.games.cops_and_crooks.rules.state import View
from game.games.cops_and_crooks.screen.display import DisplayState, World
from game.shell.motion import Ease, ease_in_out, wave
from game.shell.sound import Sound
from game.table.board.animation import Animation
from game.table.board.meeples import Meeple, make_room, rise, sink

RIDE_MS, GLIDE_MS = 900.0, 700.0
DRIVE_MS = 210.0
"""For one tile."""
ROCK_MS, ROCK_PERIOD, ROCK = 380.0, 0.6, 9.0
"""How long the car rocks after braking, the part of that time for one swing, and how far, in pixels."""
STEPS = ("step_street", "step_street_2", "step_street_3", "step_street_4")
SIGN = (72, 72)


class MoveAnimations:
    """Animates the moves of crooks, policemen and the car."""

    def __init__(self, sound: Sound, display: DisplayState) -> None:
        self._sound = sound
        self._display = display
        self._steps = itertools.cycle(STEPS)

    def animations_for(self, event: events.MoveEvent, before: View) -> Iterator[Animation]:
        """Yield the animations of a move."""
        display = self._display
        match event:
            case events.Walked(seat, path):
                yield from self._walk(display.crook(seat), path)
            case events.PoliceWalked(officer, path):
                yield from self._walk(display.officers[officer], path)
            case events.Rode(seat, start, to, line):
                yield from self._ride(display.crook(seat), start, to, line)
            case events.PoliceRode(officer, start, to, line):
                yield from self._ride(display.officers[officer], start, to, line)
            case events.Drove(tail, path):
                hunts = any(crook.wanted for crook in before.crooks)
                yield from self._drive(tail, path, hunts=hunts)
            case events.PoliceReturned(officer, start, office):
                yield self.glide(display.officers[officer], start, office)
                yield Animation(end=self._make_room)
            case _:
                assert_never(event)

    def glide(self, piece: Meeple, start: int, to: int) -> Animation:
        """Move a piece along a straight line."""
        display = self._display

        def move(part: float) -> None:
            piece.at = between(display.at(start), display.at(to), ease_in_out(part))

        return Animation(GLIDE_MS, move=move)

    def _walk(self, piece: Meeple, path: tuple[int, ...]) -> Iterator[Animation]:
        yield from self._display.walk(piece, path, lambda: self._sound.play(next(self._steps)))
        yield Animation(end=self._make_room)

    def _make_room(self) -> None:
        make_room(self._display.meeples)

    def _ride(self, piece: Meeple, start: int, to: int, line: str) -> Iterator[Animation]:
        """Go down the stairs here and up the stairs there. The sign of the line flies between them."""
        display, goal = self._display, self._display.at(to)
        yield Animation(RIDE_MS / 3, partial(self._sound.play, "metro_ride"), partial(sink, piece))
        here, there = display.on_canvas(start), display.on_canvas(to)
        yield display.fly(f"cops_and_crooks/metro_{line}", SIGN, here, there, ms=RIDE_MS, arc=0)
        yield Animation(RIDE_MS / 3, partial(display.follow, goal), partial(rise, piece, goal))
        yield Animation(end=self._make_room)

    # ---- the car ----

    def _drive(self, tail: int, path: tuple[int, ...], *, hunts: bool) -> Iterator[Animation]:
        """Drive the head along the path with the tail behind it. Then the car rocks on its wheels."""
        yield Animation(begin=partial(self._sound.play, "police_siren" if hunts else "car_start"))
        points, last = [self._display.at(tile) for tile in (tail, *path)], len(path) - 2
        for number in range(last + 1):
            tail_at, head_at, end = points[number : number + 3]
            begin = partial(self._play_engine, end, turns=_turns(tail_at, head_at, end))
            ease = _ease(first=number == 0, last=number == last)
            yield Animation(DRIVE_MS, begin, partial(self._drive_tile, tail_at, head_at, end, ease))
        yield Animation(ROCK_MS, move=self._rock)

    def _drive_tile(self, tail: World, head: World, end: World, ease: Ease, part: float) -> None:
        self._display.place_car(between(head, end, ease(part)), between(tail, head, ease(part)))

    def _rock(self, part: float) -> None:
        self._display.car.nod = ROCK * (1 - part) ** 2 * wave(part, ROCK_PERIOD)

    def _play_engine(self, to: World, *, turns: bool) -> None:
        self._sound.play("car_turn" if turns else "car_drive", volume=0.6)
        self._display.follow(to)


def between(start: World, end: World, part: float) -> World:
    """The point at this part of the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _pull_away(part: float) -> float:
    return part * part * (2 - part)


def _brake(part: float) -> float:
    return 1 - _pull_away(1 - part)


def _ease(*, first: bool, last: bool) -> Ease:
    """The easing of one tile of a drive."""
    if first and last:
        return ease_in_out
    return _pull_away if first else _brake if last else float


def _turns(before: World, here: World, there: World) -> bool:
    """Whether the way turns here."""
    return (here[0] - before[0]) * (there[1] - here[1]) != (here[1] - before[1]) * (there[0] - here[0])
