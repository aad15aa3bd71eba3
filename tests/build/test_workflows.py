"""The public workflows and the Flatpak manifest: they can be read, are pinned, and name what is there."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MANIFEST = ROOT / "build" / "linux" / "city.caper.game.json"
READ_YAML = "use YAML::XS; use JSON::PP; print encode_json(YAML::XS::LoadFile($ARGV[0]))"
"""Lintian brings a reader of YAML, so that we need none of our own."""
PINNED = re.compile(r"uses: (?:\./\.github/workflows/\w+\.yml|[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+)$")

every_workflow = pytest.mark.parametrize("file", WORKFLOWS, ids=[file.stem for file in WORKFLOWS])


@pytest.mark.bundle
@every_workflow
def test_a_workflow_can_be_read_and_every_job_waits_for_jobs_that_are_there(file: Path) -> None:
    workflow = json.loads(subprocess.check_output(["perl", "-e", READ_YAML, str(file)]))
    jobs = workflow["jobs"]
    assert workflow["name"] == file.stem
    assert all("steps" in job or "uses" in job for job in jobs.values())
    needed = [job.get("needs", []) for job in jobs.values()]
    assert {name for names in needed for name in ([names] if isinstance(names, str) else names)} <= set(jobs)


@every_workflow
def test_a_workflow_takes_foreign_actions_by_their_hash_alone(file: Path) -> None:
    used = [line.strip(" -") for line in file.read_text("utf-8").splitlines() if "uses:" in line]
    assert used
    assert [line for line in used if not PINNED.match(line)] == []


@every_workflow
def test_a_workflow_asks_dev_py_for_what_it_can_do(file: Path) -> None:
    asked = set(re.findall(r"build/dev\.py (\w+)", file.read_text("utf-8")))
    assert asked <= set(dev.COMMANDS)


@every_workflow
def test_a_workflow_names_files_of_the_project_that_are_there(file: Path) -> None:
    named = re.findall(r"(?:\.\./|\./)?((?:build|\.github|\.ci)/[\w./]*\w)", file.read_text("utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_a_release_waits_for_all_tests_and_all_downloads() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "needs: [test, build]" in release
    assert "sha256sum" in release


def test_the_readme_says_what_to_click_for_every_download() -> None:
    build = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
    table = (ROOT / "README.md").read_text("utf-8").partition("## Download\n")[2].partition("\n## ")[0]
    kept = set(re.findall(r"^ +(?:path: )?(?:\|\n +)?\.work/\S*\*(\S+)$", build, re.MULTILINE))
    assert kept == set(re.findall(r"`([-.][\w.]+)`", table.partition("|---")[2].rpartition("|")[0]))


def test_the_flatpak_is_made_of_what_the_debian_package_installs() -> None:
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert manifest["id"] == MANIFEST.stem
    assert manifest["command"] == "caper-city"
    assert (MANIFEST.parent / source["path"]).resolve() == ROOT / ".work" / "flatpak" / "usr"
    assert "--share=network" not in manifest["finish-args"], "the game needs no network"
