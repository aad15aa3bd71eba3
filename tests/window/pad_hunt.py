"""Two pads hunt the Pack together, from the lobby to the results."""

from __future__ import annotations

import sys

import pygame

from game.games.library import setup_from_text
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from tests.pads import Button
from tests.window.hunt_driver import best_move, next_spot
from tests.window.minds import short_match
from tests.window.pad_house import PadHouse, Steps, choose, replace_pad

MODE, LOOT = "cooperative", 30
SHORT, SEED = 90, 1
LOST_AFTER = 12
"""After so many presses a pad is pulled out."""


def whole_hunt(house: PadHouse) -> Steps:
    """Both play as well as they can and close the X-ray; one pad is unplugged and replaced on the way."""
    yield from house.sit_down(mode=MODE, loot=LOOT)
    yield from house.until(lambda: isinstance(house.loop.stack.scenes[0], PlayScene))
    presses, xrays, replaced = 0, 0, False
    while isinstance(scene := house.loop.stack.scenes[0], PlayScene):
        screen = scene.screen
        seat = house.acting
        if screen.panel is not None:  # type: ignore[attr-defined]
            xrays += 1
            yield 0.5
            yield from house.tap(house.pads[0], Button.B)
        elif seat is not None and not screen.busy:
            pointing = screen.input.selection  # type: ignore[attr-defined]
            yield from choose(house, scene, seat, next_spot(best_move(house.match, seat), pointing))
            presses += 1
        if presses >= LOST_AFTER and not replaced and not screen.busy:
            replaced = True
            yield from replace_pad(house)
        yield 0.02
    assert isinstance(house.loop.stack.top, ResultsScene)
    yield 1.0
    pygame.image.save(house.shell.window.canvas.surface, sys.argv[2])
    return {"presses": presses, "xrays": xrays, "replaced": replaced}


def hunt_seed() -> int:
    """The seed of a short hunt of the first two seats."""
    setup = setup_from_text(STOP_THIEF, "human:Jimmy,human:Sandra", f"mode={MODE},loot={LOOT}")
    return short_match(setup, best_move, SHORT, SEED)
