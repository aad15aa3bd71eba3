"""A maps folder of the player for every test of a board."""

from pathlib import Path

import pytest

from game import paths


@pytest.fixture
def my_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a player puts maps; it is empty."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return paths.maps_dir()
