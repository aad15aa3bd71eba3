"""How long each lesson takes; `python3 build/dev.py test tests/lessons/test_length.py -s` prints it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes import play
from game.scenes.lesson_panel import Said
from game.shell.services import Shell
from tests.lessons.pupil import FRAME_MS, LESSONS, LONGEST_MS, Pupil, Wall, lesson

pytestmark = pytest.mark.medium
WORD_MS = 400.0
"""A calm voice says 150 words a minute, and so does a parent who reads aloud."""
FIND_MS = 1_500.0
"""How long a learner takes to find the ring and press, after the sentence."""
GO_ON_MS = 800.0
"""How long a learner takes to go on, if the sentence only tells something."""
SHORTEST_S, LONGEST_S = 90, 180


class Learner(Pupil):
    """Listens to each sentence to its end, then looks for the ring and presses it."""

    listening_ms = 0.0
    watching_ms = 0.0
    """Walks, dice, cards and rivals, while nothing can be pressed."""

    def learn(self) -> None:
        """Take the whole lesson."""
        while not self.finished:
            assert self.ms < LONGEST_MS, f"stuck at {self.scene.source.step}"
            said = self.scene.panel.said
            if self.ring is None:
                self.watching_ms += FRAME_MS
                self.wait(FRAME_MS)
                continue
            listening = self.length_ms(said) if said.sentence not in self.seen else 0.0
            self.listening_ms += listening
            self.wait(listening + (GO_ON_MS if said.tells else FIND_MS))
            if self.ring is not None:
                self.press(self.ring)

    def length_ms(self, said: Said) -> float:
        """How long the announcer speaks, or a parent who reads aloud; whoever takes longer."""
        source = self.scene.source
        voice = source.lesson.recording(source.step.say) if source.step else ""
        spoken = self.shell.sound.files.length_ms(voice) if voice else 0
        return max(spoken, WORD_MS * len(said.sentence.split()))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_takes_ninety_to_180_seconds(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str
) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))
    wall = Wall()
    monkeypatch.setattr(play, "now_ms", wall)
    learner = Learner(shell, lesson(game, name), wall)
    learner.learn()
    all_s, listens, watches = (
        round(ms / 1000) for ms in (learner.ms, learner.listening_ms, learner.watching_ms)
    )
    of_it = f"{listens} s to listen, {watches} s to watch, {learner.presses} presses"
    print(f"\n{game} {name}: {all_s} s, {of_it}")  # noqa: T201
    assert SHORTEST_S <= all_s <= LONGEST_S
