import json
from pathlib import Path

import pytest

from game.shell.bindings import Bindings
from game.shell.devices import Verb
from game.shell.notices import Notices
from game.shell.settings import Settings, SettingsStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def opened(file: Path) -> tuple[SettingsStore, Notices]:
    notices = Notices()
    return SettingsStore(file, notices), notices


def test_without_a_file_everything_is_at_its_default(file: Path) -> None:
    store, notices = opened(file)
    assert store.value == Settings()
    assert not len(notices)


def test_a_change_is_there_at_the_next_start(file: Path) -> None:
    opened(file)[0].change(text_scale=150, window=(1, 2, 1280, 720))
    assert opened(file)[0].value.text_scale == 150
    assert opened(file)[0].value.window == (1, 2, 1280, 720)


def test_a_broken_file_is_set_aside_and_named(file: Path) -> None:
    file.write_text("{ this is no JSON")
    store, notices = opened(file)
    assert store.value == Settings()
    assert file.with_name("settings.broken-1.json").read_text() == "{ this is no JSON"
    notice = notices.take()
    assert notice is not None
    assert notice.key == "notice.settings-broken"


def test_a_second_broken_file_does_not_overwrite_the_first(file: Path) -> None:
    for text in ("first", "second"):
        file.write_text(text)
        opened(file)
    assert file.with_name("settings.broken-1.json").read_text() == "first"
    assert file.with_name("settings.broken-2.json").read_text() == "second"


def test_a_list_instead_of_a_table_is_broken_too(file: Path) -> None:
    file.write_text("[1, 2]")
    assert opened(file)[0].value == Settings()
    assert file.with_name("settings.broken-1.json").exists()


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("text_scale", 110),
        ("text_scale", "150"),
        ("captions", 1),
        ("master", 101),
        ("master", True),
        ("motion", "wild"),
        ("speed", 2),
        ("window", [1, 2]),
        ("bindings", []),
        ("language", "../en"),
    ],
)
def test_a_wrong_value_falls_back_alone(file: Path, name: str, wrong: object) -> None:
    file.write_text(json.dumps({name: wrong, "voices": 35}))
    value = opened(file)[0].value
    assert getattr(value, name) == getattr(Settings(), name)
    assert value.voices == 35


def test_a_setting_of_a_later_version_is_kept(file: Path) -> None:
    file.write_text(json.dumps({"from_the_future": 7}))
    opened(file)[0].change(mono=True)
    assert json.loads(file.read_text())["from_the_future"] == 7


def test_what_nobody_has_read_yet_is_kept(file: Path) -> None:
    file.write_text(json.dumps({"names": {"jimmy": "Ann"}}))
    store, _ = opened(file)
    store.change(mono=True)
    assert store.value.names == {}
    assert json.loads(file.read_text())["names"] == {"jimmy": "Ann"}


def test_what_others_read_is_theirs_from_then_on(file: Path) -> None:
    file.write_text(json.dumps({"names": {"jimmy": 7}, "lineups": 3}))
    store, _ = opened(file)
    store.read_more({"names": lambda _: {"jimmy": "Ann"}, "lineups": lambda data: {"hands-up": data}})
    assert store.value.names == {"jimmy": "Ann"}
    assert store.value.lineups == {"hands-up": 3}
    store.change(names={"jimmy": "Bob"})
    assert json.loads(file.read_text())["names"] == {"jimmy": "Bob"}


def test_bindings_are_read_with_the_file(file: Path) -> None:
    opened(file)[0].change(bindings=Bindings().rebound(Verb.HELP, 19))
    assert json.loads(file.read_text())["bindings"] == {"keys": {"help": [19]}, "buttons": {}}
    assert opened(file)[0].value.bindings.key_verb(19) is Verb.HELP


def test_a_change_that_makes_no_sense_is_refused(file: Path) -> None:
    with pytest.raises(ValueError, match="text_scale"):
        opened(file)[0].change(text_scale=33)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store, notices = opened(tmp_path / "file" / "settings.json")
    store.change(mono=True)
    assert store.value.mono
    assert "notice.settings-unsaved" in {notices.take().key for _ in range(len(notices))}  # type: ignore[union-attr]


def test_at_once_is_faster_than_anything(file: Path) -> None:
    store, _ = opened(file)
    store.change(speed="at once")
    assert store.value.pace > 1e9
