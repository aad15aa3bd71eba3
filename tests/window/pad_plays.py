"""What pads do in the real window: `python -m tests.window.pad_plays PLAY PICTURE`; prints one JSON line."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Generator

import pygame

from game.core.kernel import Seat
from game.games.hands_up.rules.actions import Grab
from game.games.hands_up.rules.state import Phase
from game.games.library import setup_from_text
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from tests.pads import Button, VirtualPad
from tests.window import chase_driver
from tests.window.minds import shortest
from tests.window.pad_caper import caper_seed, whole_caper
from tests.window.pad_house import PadHouse, Steps, choose, replace_pad
from tests.window.pad_hunt import hunt_seed, whole_hunt
from tests.window.readings import Readings
from tests.window.watch import catch_on

RACES = 30
GRABS = 5
"""So many grabs of a whole match; after them both only say that they are ready."""
GAP_S = 0.0048
LEAST_GAP_S = 0.0035
"""A race counts when its presses really were about 4 ms apart, and when the machine did not keep the program
from reading meanwhile. The program draws again 2 ms after the first press, so the second may have to wait."""
MOST_TRIES = 200
SWITCH_S = 0.0002
"""How often threads take turns: often, so that a race is pressed when it should be."""


def whole_match(house: PadHouse) -> Steps:
    """Two pads play to the results, grabbing in turn; one is unplugged and replaced on the way."""
    yield from house.sit_down(tempo=3)
    grabs, replaced = 0, False
    while isinstance(house.loop.stack.scenes[0], PlayScene):
        view = house.view
        if view.phase is Phase.SEARCH and catch_on(view) and grabs < GRABS:
            yield from house.tap(house.pads[grabs % 2], Button.A)
            grabs += 1
        elif view.phase is Phase.POINT and view.grabber is not None:
            yield from point(house, house.pads[view.grabber])
        elif view.phase is Phase.SEARCH:
            for pad in house.pads:
                yield from house.tap(pad, Button.X)
        if grabs >= 3 and not replaced and house.view.phase in (Phase.SEARCH, Phase.POINT):
            replaced = True
            yield from replace_pad(house)
        yield 0.02
    assert isinstance(house.loop.stack.top, ResultsScene)
    yield 1.0
    pygame.image.save(house.shell.window.canvas.surface, sys.argv[2])
    return {"grabs": grabs, "replaced": replaced}


def point(house: PadHouse, pad: VirtualPad) -> Generator[float, None, None]:
    """Bring the cursor to each card of the catch and press A, reading the screen as a player does."""
    scene = house.loop.stack.scenes[0]
    assert isinstance(scene, PlayScene)
    hands = scene.screen.input  # type: ignore[attr-defined]
    for slot in catch_on(house.view):
        for button in (Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN) * 12:
            if hands.cursor == slot or house.view.phase is not Phase.POINT:
                break
            before = hands.cursor
            yield from house.tap(pad, towards(scene, before, slot) or button)
            if hands.cursor == before:
                yield from house.tap(pad, button)
        yield from house.tap(pad, Button.A)


def towards(scene: PlayScene, cursor: int | None, slot: int) -> Button | None:
    """The button that leads to a slot."""
    layout = scene.screen.table.layout  # type: ignore[attr-defined]
    here = layout.diamond if cursor is None else layout.slots[cursor]
    there = layout.slots[slot]
    dx, dy = there[0] - here[0], there[1] - here[1]
    if abs(dx) > abs(dy):
        return Button.RIGHT if dx > 0 else Button.LEFT
    return Button.DOWN if dy > 0 else Button.UP


def races(house: PadHouse) -> Steps:
    """Thirty grabs 4 ms apart, by two pads in changing order, pressed by a thread of their own."""
    yield from house.sit_down(tempo=10)
    readings = Readings(house.shell.controls)
    right = run = 0
    for number in range(MOST_TRIES):
        first = (number * 7 // 3) % 2
        yield from next_search(house)
        yield 0.1
        before = len(_grabs(house))
        race = Race(house.pads[first], house.pads[1 - first])
        readings.forget()
        race.start()
        yield 0.3
        race.join()
        mine = _grabs(house)[before:]
        if race.fair and not readings.held_up(race.began, race.ended):
            run += 1
            good = [seat for seat, _ in mine] == [first, 1 - first] and mine[0][1] < mine[1][1]
            right += good
            if not good:
                sys.stderr.write(f"pad {first} was first by {race.gap_s * 1000:.1f} ms, but read: {mine}\n")
        if run == RACES:
            break
        yield from let_it_pass(house)
    return {"right": right, "races": run}


def next_search(house: PadHouse) -> Generator[float, None, None]:
    """Wait until a grab counts; after the end of a match comes a rematch."""
    while True:
        if isinstance(house.loop.stack.top, ResultsScene):
            yield 0.3
            yield from house.tap(house.pads[0], Button.A)
        elif house.may_grab():
            return
        yield 0.02


class Race(threading.Thread):
    """Two presses about 4 ms apart; it tells how far they really were, for the machine may delay one."""

    def __init__(self, first: VirtualPad, second: VirtualPad) -> None:
        super().__init__()
        self._pads = (first, second)
        self.began = self.ended = 0.0
        """When the first press began and the second was done."""
        self.gap_s = 0.0
        """From the end of the first press to the beginning of the second."""

    def run(self) -> None:
        """Press, wait, press; then let both go."""
        first, second = self._pads
        self.began = time.perf_counter()
        first.press(Button.A)
        pressed = time.perf_counter()
        time.sleep(LEAST_GAP_S)
        self.gap_s = time.perf_counter() - pressed
        second.press(Button.A)
        self.ended = time.perf_counter()
        time.sleep(0.03)
        first.release(Button.A)
        second.release(Button.A)

    @property
    def fair(self) -> bool:
        """Whether the presses really were 3.5 to 4.8 ms apart."""
        return self.gap_s >= LEAST_GAP_S and self.ended - self.began <= GAP_S


def ties(house: PadHouse) -> Steps:
    """Two pads in one batch: the log gives both the same time."""
    yield from house.sit_down(tempo=10)
    equal = 0
    for _ in range(5):
        yield from house.until(house.may_grab)
        yield 0.1
        before = len(_grabs(house))
        for pad in house.pads:
            pad.press(Button.A)
        yield 0.1
        for pad in house.pads:
            pad.release(Button.A)
        mine = _grabs(house)[before:]
        equal += len(mine) == 2 and mine[0][1] == mine[1][1]
        yield from let_it_pass(house)
    return {"equal": equal, "ties": 5}


def let_it_pass(house: PadHouse) -> Generator[float, None, None]:
    """Nobody points; the next search begins."""
    scene = house.loop.stack.scenes[0]
    assert isinstance(scene, PlayScene)
    yield from house.until(lambda: house.view.phase in (Phase.POINT, Phase.SEARCH))
    while house.view.phase is Phase.POINT and house.view.grabber is not None:
        yield from point_anywhere(house, house.pads[house.view.grabber])
    while house.loop.stack.top is scene and any(house.view.out) and house.view.phase is Phase.SEARCH:
        for pad in house.pads:
            yield from house.tap(pad, Button.X)


def point_anywhere(house: PadHouse, pad: VirtualPad) -> Generator[float, None, None]:
    """Three cards, whichever, so that the verdict comes."""
    for button in (Button.UP, Button.LEFT, Button.DOWN, Button.RIGHT, Button.UP, Button.RIGHT):
        if house.view.phase is not Phase.POINT:
            return
        yield from house.tap(pad, button)
        yield from house.tap(pad, Button.A)


def _grabs(house: PadHouse) -> list[tuple[Seat, int]]:
    """Every grab in the log: whose, and when."""
    scene = house.loop.stack.scenes[0]
    assert isinstance(scene, PlayScene)
    return [(entry.seat, entry.at_ms) for entry in scene.match.log if entry.action == Grab()]


def whole_chase(house: PadHouse) -> Steps:
    """Two pads chase the robber to the results; one is unplugged and replaced on the way."""
    yield from house.sit_down()
    yield from house.until(lambda: isinstance(house.loop.stack.scenes[0], PlayScene))
    presses, replaced = 0, False
    while isinstance(house.loop.stack.scenes[0], PlayScene):
        scene = house.loop.stack.scenes[0]
        seat = house.acting
        if seat is not None and not scene.screen.busy:
            yield from choose(house, scene, seat, chase_driver.spot(house.match, seat))
            presses += 1
        if presses == 6 and not replaced:
            replaced = True
            yield from replace_pad(house)
        yield 0.02
    assert isinstance(house.loop.stack.top, ResultsScene)
    yield 1.0
    pygame.image.save(house.shell.window.canvas.surface, sys.argv[2])
    return {"presses": presses, "replaced": replaced}


def chase_seed() -> int:
    """The seed of a short chase of the first two seats."""
    setup = setup_from_text(POLICE_CHASE, "human:Jimmy,human:Sandra", "")
    return shortest(setup, chase_driver.best_move, chase_driver.SEEDS)


PLAYS = {
    "match": whole_match,
    "races": races,
    "ties": ties,
    "chase": whole_chase,
    "hunt": whole_hunt,
    "caper": whole_caper,
}
GAMES = {
    "chase": ("police-chase", chase_seed),
    "hunt": ("stop-thief", hunt_seed),
    "caper": ("cops-and-crooks", caper_seed),
}
"""What is played, and the seed; Hands Up where nothing else is said."""

if __name__ == "__main__":
    name = sys.argv[1]
    sys.setswitchinterval(SWITCH_S)
    game, seed = GAMES.get(name, ("hands-up", lambda: 3))
    home = PadHouse(game, seed())
    sys.stdout.write(json.dumps(home.run(PLAYS[name](home))) + "\n")
