"""The stages of `dev.py test`, in order, and the summary that closes them."""

import os
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from functools import reduce
from pathlib import Path
from typing import NamedTuple

from dev_run import Tree, run

NO_TESTS = 5
"""The exit code with which pytest says that nothing was selected."""

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

CHECKS = {
    "ruff": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
    "mypy": ("-m", "mypy"),
    "imports": (
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command()",
        *("--no-logo", "--cache-dir", ".work/imports"),
    ),
    "dead code": ("-m", "vulture"),
}
FIXES = (("-m", "ruff", "check", "--fix-only", "--quiet", "."), ("-m", "ruff", "format", "."))
SIDE_BY_SIDE = ("-n", "auto", "--dist", "worksteal")
HEADLESS_TESTS = "not slow and not window and not bundle and not wine"
TESTS = {
    "fast tests": ("-m", f"not medium and {HEADLESS_TESTS}", *SIDE_BY_SIDE),
    "medium tests": ("-m", f"medium and {HEADLESS_TESTS}", *SIDE_BY_SIDE),
    "window tests": ("-m", "window and not timing", *SIDE_BY_SIDE),
    "timing tests": ("-m", "timing"),
    "slow tests": ("-m", "slow and not window", *SIDE_BY_SIDE),
    "bundle tests": ("-m", "bundle"),
    "wine tests": ("-m", "wine"),
}
"""What measures time has the machine to itself."""


class Counts(NamedTuple):
    """How many tests ended in which way."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """Both together."""
        return Counts(*map(sum, zip(self, other, strict=True)))

    def __str__(self) -> str:
        """The plain closing line that a CI reads."""
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


class Stage(NamedTuple):
    """One stage that has run."""

    name: str
    code: int
    seconds: float
    counts: Counts


def everything(tree: Tree) -> int:
    """Run all checks, then the tests from quick to long; stop after the first stage that fails."""
    done = list(checks(tree))
    if all(stage.code == 0 for stage in done):
        for stage in tests(tree):
            done.append(stage)
            if stage.code != 0:
                break
    summarise(done, (*CHECKS, *TESTS))
    counts = reduce(Counts.plus, (stage.counts for stage in done))
    print(counts, flush=True)
    ran = counts.passed + counts.failed
    return worst(done) if ran else worst(done) or NO_TESTS


def checks_only(tree: Tree) -> int:
    """Run all checks, whatever one of them finds."""
    done = list(checks(tree))
    summarise(done, tuple(CHECKS))
    return worst(done)


def apply_fixes(tree: Tree) -> int:
    """Let ruff fix what it can and format all files."""
    return max(run([str(tree.python), *args], cwd=tree.root) for args in FIXES)


def fast_tests(tree: Tree, args: Sequence[str]) -> int:
    """Run the tests for the fast loop, narrowed down by more arguments for pytest."""
    return one_pytest(tree, [*TESTS["fast tests"], *args])


def one_pytest(tree: Tree, args: Sequence[str]) -> int:
    """Run pytest once, with these arguments, and give its exit code."""
    return run([str(tree.python), "-m", "pytest", *args], env={**os.environ, **HEADLESS}, cwd=tree.root)


def checks(tree: Tree) -> Iterator[Stage]:
    """Run each check as it is asked for."""
    for name, args in CHECKS.items():
        announce(name)
        start = time.monotonic()
        code = run([str(tree.python), *args], cwd=tree.root)
        yield Stage(name, code, time.monotonic() - start, Counts())


def tests(tree: Tree) -> Iterator[Stage]:
    """Run each kind of test as it is asked for; a kind that has no test yet is no failure."""
    tree.work.mkdir(exist_ok=True)
    for name, args in TESTS.items():
        announce(name)
        start = time.monotonic()
        report = tree.work / f"{name.replace(' ', '-')}.xml"
        report.unlink(missing_ok=True)
        code = one_pytest(tree, [*args, f"--junitxml={report}"])
        seconds = time.monotonic() - start
        yield Stage(name, 0 if code == NO_TESTS else code, seconds, read_counts(report))


def announce(name: str) -> None:
    """Head the output of a stage."""
    print(f"\n---- {name} ----", flush=True)


def read_counts(report: Path) -> Counts:
    """The counts in a JUnit report of pytest; none where pytest did not get to write one."""
    if not report.exists():
        return Counts()
    suite = ET.parse(report).getroot().find("testsuite")
    if suite is None:
        return Counts()
    failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    skipped = int(suite.get("skipped", 0))
    return Counts(int(suite.get("tests", 0)) - failed - skipped, failed, skipped)


def worst(done: Sequence[Stage]) -> int:
    """The exit code of the first stage that failed, or 0."""
    return next((stage.code for stage in done if stage.code != 0), 0)


def summarise(done: Sequence[Stage], planned: Sequence[str]) -> None:
    """Print one line a stage: how it ended and how long it took."""
    announce("summary")
    ended = {stage.name: stage for stage in done}
    for name in planned:
        print(f"{name:14}{verdict(ended.get(name))}", flush=True)


def verdict(stage: Stage | None) -> str:
    """How a stage ended, for the summary."""
    if stage is None:
        return "not run"
    return f"{'ok' if stage.code == 0 else 'FAILED':8}{stage.seconds:7.1f} s"
