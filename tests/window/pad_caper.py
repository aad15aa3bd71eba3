"""Two pads on either side of the law, from the lobby to the results."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pygame

from game.core.kernel import Seat
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.cops_and_crooks.rules.actions import Action
from game.games.cops_and_crooks.rules.state import COPS, Phase
from game.games.cops_and_crooks.screen.places import DangerKey
from game.games.library import setup_from_text
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from game.shell.devices import Verb
from game.table.board.screen import LATE_PRESS_MS
from tests.pads import Button
from tests.window.caper_driver import Eyes, next_spot, saving_move
from tests.window.minds import short_match
from tests.window.pad_house import PadHouse, Steps, choose, replace_pad

ROUNDS, SHORT, SEED = 40, 75, 18
LOST_AFTER = 12
"""After so many presses a pad is pulled out."""
BUTTON_OF = {
    Verb.LEFT: Button.LEFT,
    Verb.RIGHT: Button.RIGHT,
    Verb.UP: Button.UP,
    Verb.DOWN: Button.DOWN,
    Verb.NEXT: Button.RIGHT_SHOULDER,
    Verb.PREVIOUS: Button.LEFT_SHOULDER,
}


Taps = Generator[float, None, None]


def whole_caper(house: PadHouse) -> Steps:
    """The crook looks at the danger, saves a little and leaves town; one pad is replaced on the way."""
    yield from house.sit_down(rounds=ROUNDS)
    yield from house.until(lambda: isinstance(house.loop.stack.scenes[0], PlayScene))
    seen = dict.fromkeys(("presses", "dangers", "vaults", "replaced"), 0)
    while isinstance(scene := house.loop.stack.scenes[0], PlayScene):
        seat = house.acting
        if seat is not None and not scene.screen.busy:
            seen["presses"] += 1
            yield from _press(house, scene, seat, seen)
        if seen["presses"] >= LOST_AFTER and not seen["replaced"] and not scene.screen.busy:
            seen["replaced"] = 1
            yield from replace_pad(house)
        yield 0.02
    assert isinstance(house.loop.stack.top, ResultsScene)
    yield 1.0
    pygame.image.save(house.shell.window.canvas.surface, sys.argv[2])
    return {**seen}


def _press(
    house: PadHouse, scene: PlayScene, seat: Seat, seen: dict[str, int]
) -> Generator[float, None, None]:
    """What somebody does next."""
    screen = scene.screen
    if seat != COPS and not seen["dangers"]:
        yield from choose(house, scene, seat, DangerKey())
        seen["dangers"] = len(screen.frame().danger)  # type: ignore[attr-defined]
        return
    wanted = saving_move(house.match, seat)
    if house.match.state.phase is Phase.HIDEOUT:
        seen["vaults"] += 1
        yield from _in_vault(house, seat, wanted)
    else:
        picked = screen.input.selection  # type: ignore[attr-defined]
        yield from choose(house, scene, seat, next_spot(wanted, picked))


def _in_vault(house: PadHouse, seat: Seat, wanted: Action) -> Taps:
    """Move the knob, and agree; no press counts in the first moment."""
    before = len(house.match.log)
    yield LATE_PRESS_MS / 1000
    for verb in Eyes(house.shell, house.match).way_in_vault(wanted):
        yield from house.tap(house.pads[seat], BUTTON_OF[verb])
    yield from house.tap(house.pads[seat], Button.A)
    assert house.match.log[before].action == wanted


def caper_seed() -> int:
    """The seed of a short caper of the first two seats."""
    setup = setup_from_text(COPS_AND_CROOKS, "human:Jimmy,human:Sandra", f"rounds={ROUNDS}")
    return short_match(setup, saving_move, SHORT, SEED)
