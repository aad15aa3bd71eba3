"""Everything that a lesson says was spoken by the announcer, as it is now."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from game.shell.words import Words
from tests.lessons.pupil import LESSONS, lesson

AUDIO = Path(__file__).parents[2] / "audio"
SPOKEN: dict[str, list[str]] = json.loads((AUDIO / "make" / "lessons.json").read_text("utf-8"))
"""What each recording says, and which file that is; `audio/make/lessons.py` writes it."""
WORDS = Words()
AGAIN = "Run `python audio/make/lessons.py`."


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_a_lesson_says_is_what_was_spoken(game: str, name: str) -> None:
    one = lesson(game, name)
    stale = {
        said: WORDS(one.sentence_key(said))
        for said in one.said
        if SPOKEN.get(one.recording(said), [""])[0] != WORDS(one.sentence_key(said))
    }
    assert stale == {}, f"These sentences were not spoken, or differently. {AGAIN}"


def test_what_any_lesson_says_to_another_press_was_spoken() -> None:
    assert SPOKEN["v_lesson_other"][0] == WORDS("lesson.other"), AGAIN


def test_each_recording_is_the_one_that_was_made_for_its_sentence() -> None:
    files = {file.stem: sha256(file.read_bytes()).hexdigest()[:16] for file in (AUDIO / "lessons").iterdir()}
    assert {name: digest for name, (_, digest) in SPOKEN.items()} == files, AGAIN


def test_nobody_says_what_no_lesson_says() -> None:
    said = {one.recording(key) for one in (lesson(*names) for names in LESSONS) for key in one.said}
    assert set(SPOKEN) - {"v_lesson_other"} == said, AGAIN
