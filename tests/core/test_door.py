"""The door for files from outside lets in plain, small and clean ones only."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game.core.door import DEEPEST, GREATEST, Missing, Refused, inside, is_clean, parse_json, read_bytes


def refusal(path: Path, most: int = 100) -> str:
    """Why a file is not read."""
    with pytest.raises(Refused) as refused:
        read_bytes(path, most)
    return refused.value.key


def test_a_plain_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"12")
    assert read_bytes(tmp_path / "a", 2) == b"12"


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(Missing):
        read_bytes(tmp_path / "a", 2)


def test_a_file_larger_than_allowed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"123")
    assert refusal(tmp_path / "a", 2) == "file.too-large"


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert refusal(tmp_path / "b") == "file.link"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no named pipes in folders")
def test_a_named_pipe_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe") == "file.no-file"


@pytest.mark.parametrize("path", ["/dev/zero", "/dev", "/"])
def test_a_device_or_folder_is_not_opened(path: str) -> None:
    assert refusal(Path(path)) == "file.no-file"


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name) in ("file.bad-name", "file.missing")


def test_a_path_stays_in_its_folder(tmp_path: Path) -> None:
    assert inside(tmp_path, Path("a/../b")) == tmp_path.resolve() / "b"
    for out in ("..", "../a", "a/../../b", "/etc/passwd"):
        with pytest.raises(Refused, match="outside"):
            inside(tmp_path, Path(out))


def test_a_path_passes_no_link(tmp_path: Path) -> None:
    (tmp_path / "out").symlink_to("/etc")
    with pytest.raises(Refused, match="link"):
        inside(tmp_path, Path("out/passwd"))


def nested(depth: int) -> bytes:
    """An object with lists in it, this deep in all."""
    return b'{"a":' + b"[" * (depth - 1) + b"]" * (depth - 1) + b"}"


def test_json_may_be_so_deep_and_no_deeper() -> None:
    assert parse_json(nested(DEEPEST))
    for depth in (DEEPEST + 1, 500, 100_000):
        with pytest.raises(Refused, match="too-deep"):
            parse_json(nested(depth))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\0", "\ufeff{}", '{"a": ' + "7" * 5_000 + "}"])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"not-json|no-object"):
        parse_json(text.encode())


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", str(GREATEST + 1)])
def test_a_number_is_finite_and_not_too_large(number: str) -> None:
    assert parse_json(b'{"a": [1, -2.5, true, null]}')
    with pytest.raises(Refused, match="bad-number"):
        parse_json(f'{{"a": [{number}]}}'.encode())


@pytest.mark.parametrize("text", ["\0", "\ud800", "a" * 201, "a\nb", "\u202e"])
def test_a_text_is_short_and_can_be_shown_as_a_value_and_as_a_key(text: str) -> None:
    assert not is_clean(text)
    for data in ({"a": text}, {text: 1}, {"a": [{text: None}]}):
        with pytest.raises(Refused, match="bad-text"):
            parse_json(json.dumps(data).encode())
