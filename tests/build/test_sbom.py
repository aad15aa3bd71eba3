"""The bill of materials, and the licence of everything in a bundle that others have made."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pygame
import pygame.freetype
import pymunk
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import dev_bundle
import dev_sbom
from dev_run import Tree

ROOT = Path(__file__).resolve().parents[2]
TREE = Tree(ROOT)
KNOWN = {each.name: each for each in dev_sbom.components(TREE)}
LINUX = (
    "caper-city",
    "caper-city.desktop",
    "_internal/base_library.zip",
    "_internal/libSDL2-2-50d19f93.0.so.0.3200.10",
    "_internal/pygame/base.cpython-311-x86_64-linux-gnu.so",
    "_internal/python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so",
    "_internal/art/fonts/Cabin-Bold.otf",
    "_internal/art/title/curtain.jpg",
    "_internal/libnobody.so.1",
)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A small bundle, with the notices of a real one."""
    folder = tmp_path / "caper-city"
    for name in LINUX:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (folder / "_internal" / "libSDL2.so").symlink_to("libSDL2-2-50d19f93.0.so.0.3200.10")
    dev_bundle.write_notices(TREE, folder / "licences", dev_bundle.python_licence(), TREE.venv)
    return folder


def bill(made: Path, system: str = "linux") -> dict[str, Any]:
    """The components of the bill of a bundle, by name."""
    text = dev_sbom.write(TREE, made, "9.8.7", system, "3.11.0").read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    return {each["name"]: each for each in json.loads(text)["components"]}


def test_a_file_of_others_is_listed_below_its_component_with_its_hash(made: Path) -> None:
    sdl = bill(made)["SDL2"]
    assert sdl["version"] == "2.32.10"
    (file,) = sdl["components"]
    assert file["name"] == "_internal/libSDL2-2-50d19f93.0.so.0.3200.10"
    assert file["hashes"][0]["alg"] == "SHA-256"


def test_our_own_files_are_not_listed(made: Path) -> None:
    text = dev_sbom.write(TREE, made, "9.8.7", "linux", "3.11.0").read_text("utf-8")
    assert "Cabin-Bold.otf" in text
    assert "curtain.jpg" not in text


def test_a_file_that_nobody_knows_is_listed_by_itself(made: Path) -> None:
    assert bill(made)["_internal/libnobody.so.1"]["type"] == "file"


def test_versions_come_from_the_locks_and_differ_by_system(made: Path) -> None:
    linux, windows = bill(made), bill(made, "win32")
    assert linux["Python"]["version"] == "3.11.0"
    assert linux["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert linux["PyTMX"]["version"] == "3.32"
    assert linux["FreeType"]["version"] != windows["FreeType"]["version"]


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="no Debian")
def test_a_library_of_debian_has_the_version_of_its_package() -> None:
    assert re.match(r"\d+\.\d+", dev_sbom.version_by_dpkg(["_internal/libz.so.1"]))
    assert dev_sbom.version_by_dpkg(["_internal/libnobody.so.1"]) == ""


def test_the_same_bundle_has_the_same_bill(made: Path) -> None:
    texts = [dev_sbom.write(TREE, made, "9.8.7", "linux", "3.11.0").read_bytes() for _ in range(2)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("name", KNOWN)
def test_the_licence_of_a_component_is_among_the_notices(tmp_path: Path, name: str) -> None:
    dev_bundle.write_notices(TREE, tmp_path / "licences", dev_bundle.python_licence(), TREE.venv)
    assert KNOWN[name].texts
    assert dev_sbom.missing_texts(KNOWN[name], tmp_path / "licences") == []


@pytest.mark.parametrize("name", KNOWN)
def test_every_component_stands_in_the_notices_or_the_credits(name: str) -> None:
    pages = ("build/licences/libraries.txt", "CREDITS.md")
    assert any(name.lower() in (ROOT / page).read_text("utf-8").lower() for page in pages)


def test_the_versions_are_those_of_the_libraries_that_are_installed() -> None:
    said = {
        "SDL2": pygame.version.SDL,
        "SDL_image": pygame.image.get_sdl_image_version(),
        "SDL_mixer": pygame.mixer.get_sdl_mixer_version(),
        "SDL_ttf": pygame.font.get_sdl_ttf_version(),
        "Munk2D": tuple(map(int, pymunk.chipmunk_version.partition("-")[0].split("."))),
    }
    if sys.platform == "linux":
        said["FreeType"] = pygame.freetype.get_version()
    versions = {name: dev_sbom.version_of(KNOWN[name], TREE, sys.platform, "") for name in said}
    assert versions == {name: ".".join(map(str, version or ())) for name, version in said.items()}
