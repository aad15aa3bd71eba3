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


def test_a_folder_is_tried_once_and_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Path] = []

    def refused(file: Path) -> None:
        tried.append(file)
        raise PermissionError(file)

    assert paths.can_write(tmp_path)
    monkeypatch.setattr(Path, "touch", refused)
    assert not paths.can_write(tmp_path)
    assert len(tried) == 1, "on Windows a refusal may not be told from a name that is taken"
    assert not list(tmp_path.iterdir())


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


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundled program in a folder of its own, and a home elsewhere."""
    program = tmp_path / "bundle" / "caper-city"
    program.parent.mkdir()
    monkeypatch.delenv("CAPER_CITY_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(program))
    return program


def test_a_bundle_keeps_the_players_files_in_the_players_folder(program: Path, tmp_path: Path) -> None:
    assert paths.user_dir() == tmp_path / "home" / "Caper City"


def test_portable_txt_beside_the_bundle_keeps_the_players_files_there(program: Path) -> None:
    (program.parent / "portable.txt").touch()
    assert paths.saves_dir() == program.parent / "saves"
    assert paths.refused_dir() is None


def test_on_a_mac_beside_means_beside_the_app(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "Caper City.app" / "Contents" / "MacOS" / "game"))
    (tmp_path / "portable.txt").touch()
    assert paths.user_dir() == tmp_path


def test_a_portable_folder_that_cannot_be_written_gives_way_to_the_usual_one(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program.parent / "portable.txt").touch()
    can_write = paths.can_write
    monkeypatch.setattr(paths, "can_write", lambda folder: folder != program.parent and can_write(folder))
    assert paths.user_dir() == tmp_path / "home" / "Caper City"
    assert paths.refused_dir() == program.parent, "which the program says in a notice"


def test_portable_txt_beside_the_source_means_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CAPER_CITY_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "portable.txt").touch()
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    assert paths.user_dir() == tmp_path / "home" / "Caper City"
