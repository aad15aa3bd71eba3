"""The first match after a lesson."""

from __future__ import annotations

import pytest

from game.scenes.lesson_end import LessonEndScene
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.scenes import Reset
from game.shell.services import Shell
from tests.lessons.pupil import LESSONS, lesson

pytestmark = pytest.mark.medium


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_match_begins_after_every_lesson(shell: Shell, game: str, name: str) -> None:
    end = SceneFactory(shell).lessons.end(lesson(game, name), done=True)
    assert isinstance(end, LessonEndScene)
    move = end.act("match")
    assert isinstance(move, Reset)
    assert isinstance(move.scene, PlayScene)
