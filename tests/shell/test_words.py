from pathlib import Path

import pytest

from game.shell.words import Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "de").mkdir()
    (tmp_path / "en" / "a.toml").write_text('[title]\nplay = "PLAY"\nhello = "Hello {name}"\n')
    (tmp_path / "en" / "b.toml").write_text('[other.deep]\nkey = "deep"\n')
    (tmp_path / "de" / "a.toml").write_text('[title]\nplay = "SPIELEN"\n')
    return Words("de", tmp_path)


def test_a_sentence_is_found_by_its_key(words: Words) -> None:
    assert words("title.play") == "SPIELEN"


def test_what_is_not_translated_yet_is_english(words: Words) -> None:
    assert words("other.deep.key") == "deep"


def test_names_go_into_the_sentence(words: Words) -> None:
    assert words("title.hello", name="Ann") == "Hello Ann"


def test_a_missing_key_is_seen_and_logged_once(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert words("no.such") == "[no.such]"
    assert words("no.such") == "[no.such]"
    assert len(caplog.records) == 1
    assert not words.has("no.such")


def test_every_english_file_can_be_read() -> None:
    assert Words().has("title.play")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (Path("R\udcc3\udca4uber"), "Räuber"),
        ("R\udce4uber", "R�uber"),
        (Path("\ud800"), "?"),
        (1_000, "1000"),
    ],
)
def test_a_name_that_no_font_can_draw_becomes_one_that_it_can(
    tmp_path: Path, name: object, shown: str
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.toml").write_text('gone = "{name} is gone."')
    assert Words(folder=tmp_path)("gone", name=name) == f"{shown} is gone."
