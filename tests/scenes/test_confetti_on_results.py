"""Confetti falls when somebody has won: onto buttons and cards, and behind all that is to be read."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import Outcome, Seat
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import load_board, setup_from_text
from game.match.match import AnyMatch, Match
from game.scenes.results import ResultsExits, ResultsScene
from game.shell.picture import Picture
from game.shell.scenes import Pop, Quit
from game.shell.services import Shell
from game.shell.window import SIZE
from tests.games.hands_up.tables import searching

pytestmark = pytest.mark.medium

FRAME_MS = 1000 / 60
ROUND = 26
"""The corners of a button show what is behind it."""


def results(shell: Shell, *winners: int) -> ResultsScene:
    setup = setup_from_text(HANDS_UP, "human,human", "")
    match: AnyMatch = Match(HANDS_UP.rules, setup, load_board(setup.board), 1)
    match.state = searching("T1o", 2)
    ways = ResultsExits(rematch=lambda: Pop("rematch"), lobby=lambda: Pop("seats"), title=Quit)
    scene = ResultsScene(shell, match, Outcome(tuple(map(Seat, winners)), "most-cards"), ways)
    scene.enter()
    return scene


@pytest.mark.parametrize("text", [100, 200])
def test_it_falls_for_a_winner_and_then_the_picture_rests(shell: Shell, text: int) -> None:
    shell.settings.change(text_scale=text)
    scene = results(shell, 0)
    frames = 0
    while scene.confetti.moving:
        assert scene.moving
        scene.update(FRAME_MS)
        frames += 1
    assert not scene.moving
    assert 2_000 < frames * FRAME_MS < 9_100
    ledges = (*(widget.rect for widget in scene.form.widgets), *scene.painted.cards)
    tops = {ledge.top for ledge in ledges}
    feet = [
        at[1] + picture.height / 2 for picture, at in map(scene.confetti.picture_of, scene.confetti.resting)
    ]
    assert sum(any(abs(foot - top) < 8 for top in tops) for foot in feet) > 20


def test_no_piece_covers_a_card_or_a_button_while_it_falls(shell: Shell) -> None:
    scene = results(shell, 0)
    clean, canvas = Picture(SIZE), Picture(SIZE)
    shell.settings.change(motion="reduced")
    results(shell, 0).draw(clean)
    seen = 0
    while scene.confetti.moving:
        for _ in range(20):
            scene.update(FRAME_MS)
        scene.draw(canvas)
        labels = (widget.rect.inflate(-ROUND, -ROUND) for widget in scene.form.widgets)
        for read in (*scene.painted.cards, *labels):
            assert same(canvas.part(read), clean.part(read))
        seen += not same(canvas, clean)
    assert seen > 5


def same(one: Picture, other: Picture) -> bool:
    return pygame.image.tobytes(one.surface, "RGB") == pygame.image.tobytes(other.surface, "RGB")


def test_nothing_falls_where_nobody_has_won(shell: Shell) -> None:
    assert not results(shell).confetti.moving


def test_nothing_falls_with_reduced_motion(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    assert not results(shell, 0).confetti.moving
