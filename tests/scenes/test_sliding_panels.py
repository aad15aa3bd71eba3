"""Panels over another scene slide in, whole, and only where movement is wanted."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.game import GAME as HANDS_UP
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import Lineup
from game.scenes.lost_pad import LostPadScene
from game.scenes.options import OptionsScene
from game.scenes.pause import PauseScene
from game.shell.formscene import SLIDE, SLIDE_MS, FormScene
from game.shell.scenes import Quit, Scene
from game.shell.services import Shell
from game.table.seating import Chair, Seating

PANELS = ("pause", "seat", "lost-pad")


def panel(shell: Shell, name: str) -> FormScene:
    match name:
        case "pause":
            return PauseScene(shell, on_leave=Quit, rulebook=Scene)
        case "seat":
            return SeatDialog(shell, HANDS_UP, Lineup.first(HANDS_UP), 0, None)
        case _:
            return LostPadScene(shell, Seat(0), SeatSetup("Ann", "jimmy"), Seating((Chair("keyboard"),) * 2))


def part(shell: Shell, scene: FormScene, down: int = 0) -> bytes:
    """The middle of the picture, so many pixels lower."""
    canvas = shell.window.canvas
    canvas.fill("darkgreen")
    scene.draw(canvas)
    return pygame.image.tobytes(canvas.part((0, 60 + down, 1920, 800)).surface, "RGB")


@pytest.mark.parametrize("name", PANELS)
def test_a_panel_comes_from_a_little_lower_with_all_that_is_on_it(shell: Shell, name: str) -> None:
    scene = panel(shell, name)
    first = part(shell, scene, down=round(SLIDE))
    assert scene.moving
    scene.update(SLIDE_MS)
    assert part(shell, scene) == first


@pytest.mark.parametrize("name", PANELS)
def test_a_panel_that_has_arrived_rests(shell: Shell, name: str) -> None:
    scene = panel(shell, name)
    scene.update(SLIDE_MS)
    assert not scene.moving
    shell.window.show(scene.draw)
    scene.update(SLIDE_MS)
    assert not shell.window.show(scene.draw)


@pytest.mark.parametrize("name", PANELS)
def test_with_reduced_motion_a_panel_is_there_at_once(shell: Shell, name: str) -> None:
    shell.settings.change(motion="reduced")
    scene = panel(shell, name)
    assert not scene.moving
    first = part(shell, scene)
    scene.update(SLIDE_MS)
    assert not scene.moving
    assert part(shell, scene) == first


def test_the_veil_covers_the_whole_scene_below_from_the_first_moment(shell: Shell) -> None:
    scene, canvas = panel(shell, "pause"), shell.window.canvas
    canvas.fill("white")
    scene.draw(canvas)
    assert canvas.get_at((5, 0)) == canvas.get_at((5, 100)) != pygame.Color("white")


def test_a_whole_screen_does_not_slide(shell: Shell) -> None:
    scene = OptionsScene(shell)
    first = part(shell, scene)
    scene.update(SLIDE_MS)
    assert part(shell, scene) == first
