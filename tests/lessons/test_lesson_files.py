"""Every lesson, played through the rules without a window; and what a lesson file must not be."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games.library import GAMES, new_match
from game.match.game import is_possible
from game.match.lesson import BadLesson, lesson_file, read_lesson
from game.match.lesson_source import LessonSource
from game.shell.words import Words
from tests.lessons.pupil import LESSONS, lesson

EACH = pytest.mark.parametrize(("game", "name"), LESSONS)
WORDS = Words()
LONGEST_SENTENCE = 110
RIVALS_MS = 60_000


def played(game: str, name: str) -> LessonSource:
    """A lesson, played to its end by the rules."""
    one = lesson(game, name)
    source = LessonSource(one, lambda: new_match(one.setup, one.seed))
    while not source.over:
        step = source.step
        assert step is not None
        if step.action is not None:
            assert step.action in source.match.legal(step.seat), f"{step} is not possible"
        if not step.waits:
            assert source.advance(source.now_ms + RIVALS_MS)
        elif step.action is None:
            source.go_on()
        else:
            source.act(step.seat, step.action)
    return source


@EACH
def test_a_lesson_plays_through_the_rules(game: str, name: str) -> None:
    source = played(game, name)
    assert source.over


@EACH
def test_a_lesson_ends_with_a_success_of_the_learner(game: str, name: str) -> None:
    last = lesson(game, name).steps[lesson(game, name).stops[-1]]
    assert last.action is not None
    assert WORDS.has(f"{game}.lesson.{name}.done")


@EACH
def test_its_set_up_can_be_chosen(game: str, name: str) -> None:
    assert is_possible(lesson(game, name).setup, GAMES[game])


@EACH
def test_each_step_of_a_person_has_a_short_sentence(game: str, name: str) -> None:
    one = lesson(game, name)
    said = [one.sentence_key(key) for key in one.said]
    assert [key for key in said if not WORDS.has(key)] == []
    assert [key for key in said if len(WORDS(key)) > LONGEST_SENTENCE] == []
    assert len({*said}) == len(said)


@EACH
def test_no_sentence_is_left_over(game: str, name: str) -> None:
    one = lesson(game, name)
    said = {one.sentence_key(key) for key in (*one.said, "title")}
    assert {key for key in WORDS.sentences if key.startswith(f"{one.key}.")} == said


def test_every_lesson_file_is_listed() -> None:
    found = {(game.id, file.stem) for game in GAMES.values() for file in _folder(game.id).glob("*.toml")}
    assert found == {*LESSONS}


def _folder(game: str) -> Path:
    return lesson_file(GAMES[game], "x").parent


FAULTS = {
    "no lesson": "x = 1",
    "not TOML": "seats",
    "nobody learns": 'seats = "ai,ai"\nmatch = {seats = "human,ai"}\nstep = []',
    "no such action": """
        seats = "human,ai"
        match = {seats = "human,ai"}
        step = [{say = "x", do = {type = "Fly"}}]
    """,
    "a silent press": """
        seats = "human,ai"
        match = {seats = "human,ai"}
        step = [{do = {type = "Throw"}}]
    """,
    "no such seat": """
        seats = "human,ai"
        match = {seats = "human,ai"}
        step = [{seat = 2, do = {type = "Throw"}}]
    """,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_refused_in_one_sentence(tmp_path: Path, fault: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(FAULTS[fault])
    with pytest.raises(BadLesson) as refused:
        read_lesson(GAMES["police-chase"], "bad", file)
    sentence = WORDS.explain(refused.value)
    assert "bad.toml" in sentence
    assert len(sentence) <= 200


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadLesson):
        read_lesson(GAMES["police-chase"], "bad", tmp_path / "bad.toml")
