from pathlib import Path

import pytest

from game import paths


def test_the_named_folder_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "mine"))
    assert paths.user_dir() == tmp_path / "mine"
    assert paths.refused_dir() is None
    assert paths.saves_dir().is_dir()


def test_a_folder_that_cannot_be_written_gives_way_to_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "file" / "below"))
    assert paths.logs_dir().is_dir()
    assert paths.refused_dir() == tmp_path / "file" / "below"


def test_the_same_temporary_folder_is_used_all_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "file" / "below"))
    assert paths.user_dir() == paths.user_dir()


def test_linux_keeps_data_under_xdg_data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAPER_CITY_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.user_dir() == tmp_path / "Caper City"


def test_windows_keeps_data_under_appdata(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAPER_CITY_HOME")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert paths.user_dir() == tmp_path / "Caper City"


def test_a_machine_without_home_still_has_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("no home")

    for name in ("CAPER_CITY_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert paths.user_dir().is_dir()
    assert paths.refused_dir() is not None


def test_bundled_data_is_found_in_the_repository() -> None:
    assert paths.bundled("game", "paths.py").exists()


def test_bundled_data_is_found_in_a_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert paths.bundled("art") == tmp_path / "art"
