"""Pictures as other eyes see them."""

from pathlib import Path

import pygame
import pytest

from game import commandline
from game.scenes.options import OptionsScene
from game.scenes.tour import run_tour
from game.shell import settings
from game.shell.services import Shell
from game.shell.tour import SIGHTS, seen

RED, GREEN = (150, 40, 30), (78, 80, 30)


def _seen(colour: tuple[int, int, int], eyes: str) -> tuple[int, ...]:
    picture = pygame.Surface((3, 2))
    picture.fill(colour)
    return tuple(seen(picture, eyes).get_at((2, 1)))[:3]


@pytest.mark.parametrize("eyes", SIGHTS)
@pytest.mark.parametrize("part", [0, 7, 128, 255])
def test_what_has_no_colour_stays_as_it_is(eyes: str, part: int) -> None:
    assert all(abs(other - part) <= 1 for other in _seen((part, part, part), eyes))


def test_grey_eyes_see_brightness_alone() -> None:
    assert _seen((0, 255, 0), "grey") == (220, 220, 220)
    assert _seen((0, 0, 255), "grey") == (76, 76, 76)


def test_eyes_without_a_red_cone_confuse_red_with_a_dark_olive() -> None:
    assert max(abs(a - b) for a, b in zip(RED, GREEN, strict=True)) > 60
    assert max(abs(a - b) for a, b in zip(_seen(RED, "protan"), _seen(GREEN, "protan"), strict=True)) < 30


def test_every_pixel_keeps_its_place() -> None:
    picture = pygame.Surface((2, 2))
    picture.set_at((1, 0), (255, 255, 255))
    shown = seen(picture, "tritan")
    assert [shown.get_at(at)[0] for at in ((0, 0), (1, 0), (0, 1), (1, 1))] == [0, 255, 0, 0]


def test_the_command_line_knows_every_sight_and_every_size_of_text() -> None:
    assert tuple(SIGHTS) == commandline.SIGHTS
    assert settings.TEXT_SCALES == commandline.TEXTS


@pytest.mark.medium
def test_a_tour_is_written_in_the_size_and_the_sight_that_was_asked_for(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.tour.screens", lambda shell: iter([("options", (OptionsScene(shell),))]))
    monkeypatch.setattr("game.scenes.tour.lesson_steps", lambda _shell: iter(()))
    assert run_tour(shell, tmp_path, (1280, 800), "grey") == 0
    picture = pygame.image.load(tmp_path / "001_options.png")
    assert picture.get_size() == (1280, 800)
    red, green, blue, _ = picture.get_at((640, 60))
    assert red == green == blue
