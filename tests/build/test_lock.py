"""The locks fit pyproject.toml, and nothing in them is without its hashes."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev_lock
import dev_venv
from dev_run import Tree

ROOT = Path(__file__).resolve().parents[2]
TREE = Tree(ROOT)
GROUPS = dev_venv.known_groups(TREE)
LOCKS = {file.stem: file for file in dev_venv.locks(TREE).glob("*.txt")}
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
SYSTEMS = ("linux", "darwin", "win32")

every_lock = pytest.mark.parametrize("name", LOCKS)


def entries(name: str) -> Iterator[tuple[Requirement, int]]:
    """Each package of a lock, and how many hashes it has."""
    lines = (line for line in LOCKS[name].read_text("utf-8").splitlines() if line and line[0] not in "#-")
    for entry in re.split(r"\n(?! )", "\n".join(lines)):
        yield Requirement(entry.partition("\\")[0].strip()), len(HASH.findall(entry))


def pinned(name: str) -> dict[str, str]:
    """The version of each package of a lock."""
    return {canonicalize_name(found.name): str(found.specifier) for found, _ in entries(name)}


def test_every_group_has_a_lock_and_windows_one_more() -> None:
    assert set(LOCKS) == {*GROUPS, dev_lock.WINDOWS}


@pytest.mark.parametrize("group", GROUPS)
def test_a_lock_holds_what_pyproject_asks_for(group: str) -> None:
    wanted = [Requirement(line) for line in (*GROUPS[dev_venv.RUNTIME], *GROUPS[group])]
    lock = pinned(group)
    assert {each.name: lock.get(canonicalize_name(each.name)) for each in wanted} == {
        each.name: str(each.specifier) for each in wanted
    }


def test_the_windows_lock_holds_the_game_and_pyinstaller() -> None:
    wanted = [Requirement(line) for line in dev_lock.for_windows(GROUPS)]
    assert {canonicalize_name(each.name) for each in wanted} <= pinned(dev_lock.WINDOWS).keys()
    assert "pyinstaller" in pinned(dev_lock.WINDOWS)


@every_lock
def test_every_package_is_pinned_with_hashes_and_comes_as_a_wheel(name: str) -> None:
    found = list(entries(name))
    assert found
    assert [each.name for each, hashes in found if not hashes] == []
    assert [each.name for each, _ in found if not re.fullmatch(r"==[\w.]+", str(each.specifier))] == []
    assert "--only-binary :all:" in LOCKS[name].read_text("utf-8").splitlines()


def test_no_package_has_two_versions() -> None:
    versions: dict[str, set[str]] = {}
    for name in LOCKS:
        for package, version in pinned(name).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("name", [name for name in LOCKS if name != dev_lock.WINDOWS])
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_lock_holds_all_that_its_packages_need(name: str, system: str) -> None:
    """As far as they are installed here, and can be asked."""
    lock, missing = pinned(name), set()
    for package in lock:
        try:
            needs = requires(package) or []
        except PackageNotFoundError:
            continue
        for need in map(Requirement, needs):
            if wanted_on(need.marker, system) and canonicalize_name(need.name) not in lock:
                missing.add(f"{package} needs {need}")
    assert missing == set()


def wanted_on(marker: Marker | None, system: str) -> bool:
    """Whether a package without extras needs this on a system."""
    platform = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[system]
    names = {
        "sys_platform": system,
        "platform_system": platform,
        "os_name": "nt" if system == "win32" else "posix",
    }
    return marker is None or marker.evaluate({**names, "extra": ""})


def test_no_lock_names_a_place_to_fetch_from() -> None:
    assert [name for name, file in LOCKS.items() if "://" in file.read_text("utf-8")] == []


def test_pyproject_pins_every_requirement() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [line for group in GROUPS.values() for line in group]
    assert project["dependencies"]
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_the_oldest_python_of_the_locks_is_that_of_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={dev_lock.OLDEST_PYTHON}"
    assert sys.version_info >= tuple(map(int, dev_lock.OLDEST_PYTHON.split(".")))
