"""The help for all: where the thief may be, drawn from what everybody knows."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.kernel import TABLE
from game.games.stop_thief.rules.belief import public_candidates
from game.games.stop_thief.rules.state import Clue, Hideaway, Searched, Sound, Tip, Tipped, View
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.spaces.reachable import LEVELS, Reachable, _level, ring_picture
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.camera import Camera
from tests.games.stop_thief.cities import ANN, BOB, RULES, board, hunt

HEARD = (Clue(Sound.ALARM, 4), Clue(Sound.FOOTSTEPS, 4))


def table(heard: tuple[Clue, ...] = HEARD, options: str = "") -> View:
    """What the table sees."""
    return RULES.view(hunt(500, 505, thief=Hideaway(467), heard=heard, options=options), TABLE)


@pytest.fixture
def reachable(shell: Shell) -> Reachable:
    return Reachable(shell, board())


@pytest.fixture
def canvas() -> Picture:
    return Picture((1920, 1080), pygame.SRCALPHA)


@pytest.fixture
def camera() -> Camera:
    return Camera(layout.VIEW, board().size)


def ringed(canvas: Picture, camera: Camera) -> set[int]:
    """The spaces that have a ring all round them."""
    found = set()
    for number, space in board().spaces.items():
        middle = pygame.Vector2(camera.to_canvas(space.at))
        round_it = [middle + pygame.Vector2(24, 0).rotate(turn) for turn in range(0, 360, 10)]
        if all(canvas.get_at((round(spot.x), round(spot.y))).a for spot in round_it):
            found.add(number)
    return found


def test_every_space_that_fits_the_clues_has_a_ring_and_no_other(
    reachable: Reachable, canvas: Picture, camera: Camera
) -> None:
    view = table()
    reachable.draw(canvas, camera, view, 0.0)
    assert ringed(canvas, camera) == set(public_candidates(view))


def test_the_number_under_a_ring_stays_free(reachable: Reachable, canvas: Picture, camera: Camera) -> None:
    reachable.draw(canvas, camera, table(), 0.0)
    for space in reachable.spots(table()):
        x, y = camera.to_canvas(board().spaces[space].at)
        middle = canvas.part((round(x) - 12, round(y) - 8, 24, 16))
        assert middle.get_bounding_rect(min_alpha=90).size == (0, 0)


def test_before_the_first_clue_nothing_is_drawn(
    reachable: Reachable, canvas: Picture, camera: Camera
) -> None:
    view = replace(table(), record=())
    reachable.draw(canvas, camera, view, 0.0)
    assert reachable.spots(view) == {}
    assert canvas.get_bounding_rect().size == (0, 0)


def test_an_arrest_in_vain_takes_a_space_away(reachable: Reachable) -> None:
    view = table()
    space = next(iter(reachable.spots(view)))
    later = replace(view, record=(*view.record, Searched(ANN, space, found=False)))
    assert space not in reachable.spots(later)
    assert len(reachable.spots(later)) == len(reachable.spots(view)) - 1


def test_a_private_tip_tells_the_others_nothing(reachable: Reachable) -> None:
    view = table()
    tipped = replace(view, record=(*view.record, Tipped(BOB, Tip(spaces=(467,)))))
    assert reachable.spots(tipped) == reachable.spots(view)


def test_two_thieves_who_sound_alike_look_alike(shell: Shell, camera: Camera) -> None:
    pictures = []
    for at in (466, 467):
        seen = RULES.view(hunt(500, 505, thief=Hideaway(at), heard=HEARD), TABLE)
        canvas = Picture((1920, 1080))
        Reachable(shell, board()).draw(canvas, camera, seen, 300.0)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_record_is_worked_out_once(reachable: Reachable, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []

    def worked_out(view: View) -> dict[int, float]:
        asked.append(view)
        return {475: 1.0}

    monkeypatch.setattr("game.games.stop_thief.screen.spaces.reachable.public_candidates", worked_out)
    for _ in range(3):
        reachable.spots(table())
    assert len(asked) == 1


def test_the_likeliest_spaces_have_the_strongest_rings() -> None:
    assert [_level(part) for part in (0.01, 0.25, 0.26, 0.5, 0.75, 1.0)] == [0, 0, 1, 1, 2, LEVELS - 1]
    solid = [
        pygame.mask.from_surface(ring_picture(66, level, 0, strong=False).surface, 200).count()
        for level in range(LEVELS)
    ]
    assert solid == sorted(set(solid))


@pytest.mark.parametrize("strong", [False, True])
def test_a_ring_has_gaps_so_that_it_is_told_from_one_to_choose(strong: bool) -> None:  # noqa: FBT001
    ring = pygame.transform.grayscale(ring_picture(66, LEVELS - 1, 0, strong=strong).surface)
    spots = [pygame.Vector2(33, 33) + pygame.Vector2(24.5, 0).rotate(turn) for turn in range(360)]
    lights = [ring.get_at((int(spot.x), int(spot.y))).r for spot in spots]
    assert min(lights) < 60
    assert max(lights) > 160
