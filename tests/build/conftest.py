"""Bundles that several modules try: each is built once."""

from pathlib import Path

import pytest

from tests.build.bundled import build_from_a_clone

WINE_SECONDS = 900.0


@pytest.fixture(scope="session")
def made_for_linux(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all that `dev.py bundle` makes."""
    return build_from_a_clone(tmp_path_factory.mktemp("linux")) / "bundle"


@pytest.fixture(scope="session")
def made_for_windows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all that `dev.py bundle --windows` makes."""
    work = build_from_a_clone(tmp_path_factory.mktemp("windows"), "--windows", seconds=WINE_SECONDS)
    return work / "bundle-windows"
