"""The virtual environment: made once, repaired when half-made, left alone when it is right."""

import contextlib
import hashlib
import importlib.util
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from dev_run import SetupError, Tree, handing_on_signals, say

RUNTIME = "runtime"
"""The group of what the game itself needs; the others are optional dependencies in pyproject.toml."""

NO_VENV = (
    "This Python cannot make a virtual environment because its venv or pip is missing: "
    "install it (Debian and Ubuntu: apt install python3-venv) and try again."
)
NO_NETWORK = "The dependencies could not be downloaded: is this machine online? The pip log is {log}."
PIP_FAILED = "pip could not install the dependencies; why is in the pip log, {log}."
CANCELLED = "Operation cancelled by user"
NETWORK_TROUBLE = ("connection broken by", "NewConnectionError", "ConnectTimeout", "ReadTimeout")


def ensure(tree: Tree, groups: Sequence[str]) -> None:
    """Leave `.venv` with all of `groups` installed; at once when it already is."""
    if is_ready(tree, groups):
        return
    with only_one(tree):
        if not is_ready(tree, groups):
            set_up(tree, groups)


def is_ready(tree: Tree, groups: Sequence[str]) -> bool:
    """Tell whether every group was installed as it is listed now."""
    return tree.python.exists() and all(stamped(tree, group) == fingerprint(tree, group) for group in groups)


def set_up(tree: Tree, groups: Sequence[str]) -> None:
    """Make or mend `.venv`, install the groups and stamp them."""
    say("Setting up .venv (only this time; later starts take no time).")
    if not is_sound(tree):
        make(tree)
    install(tree, groups)
    for group in groups:
        (tree.venv / f"stamp-{group}").write_text(fingerprint(tree, group))
    say("Ready.")


# -- what is wanted ---------------------------------------------------------------------------------------


def known_groups(tree: Tree) -> dict[str, list[str]]:
    """What pyproject.toml asks for, by group."""
    project = tomllib.loads((tree.root / "pyproject.toml").read_text("utf-8"))["project"]
    return {RUNTIME: project["dependencies"], **project["optional-dependencies"]}


def lock(tree: Tree, group: str) -> Path:
    """The list of every package that a group needs, each pinned by version and hashes."""
    if group not in known_groups(tree):
        raise SetupError(
            f"There is no group {group!r} in pyproject.toml; there are: {', '.join(known_groups(tree))}."
        )
    return locks(tree) / f"{group}.txt"


def locks(tree: Tree) -> Path:
    """The folder of all locks."""
    return tree.root / "build" / "locks"


def fingerprint(tree: Tree, group: str) -> str:
    """A hash that changes when the lock of a group or the Python behind `.venv` changes."""
    config = tree.venv / "pyvenv.cfg"
    files = [lock(tree, group), *([config] if config.exists() else [])]
    return hashlib.sha256(b"\n".join(file.read_bytes() for file in files)).hexdigest()


def stamped(tree: Tree, group: str) -> str:
    """The hash that the last installation of a group left, or nothing."""
    stamp = tree.venv / f"stamp-{group}"
    return stamp.read_text() if stamp.exists() else ""


# -- the environment --------------------------------------------------------------------------------------


def is_sound(tree: Tree) -> bool:
    """Tell whether `.venv` can be installed into: a new enough Python, a pip, and no install cut short."""
    if not tree.python.exists() or unfinished(tree).exists():
        return False
    probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([tree.python, "-c", probe], capture_output=True, check=False).returncode == 0


def make(tree: Tree) -> None:
    """Make `.venv` from nothing, whatever was there before."""
    if any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip")):
        raise SetupError(NO_VENV)
    command = [sys.executable, "-m", "venv", "--clear", str(tree.venv)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        why = (made.stderr.strip() or made.stdout.strip() or "no reason given").splitlines()[-1]
        raise SetupError(f"Python could not make .venv: {why}")


def install(tree: Tree, groups: Sequence[str]) -> None:
    """Let pip install the groups, showing each package as it comes."""
    wanted = (part for group in groups for part in ("-r", str(lock(tree, group))))
    tree.work.mkdir(exist_ok=True)
    tree.pip_log.unlink(missing_ok=True)
    unfinished(tree).touch()
    command = [
        *(str(tree.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"),
        *("--progress-bar", "off", "--retries", "2", "--log", str(tree.pip_log)),
        *("--require-hashes", *wanted),
    ]
    code, said = run_pip(command)
    cancelled = code < 0 or CANCELLED in said
    # A pip that failed has tidied up after itself; one that was stopped may have left half a package.
    if not cancelled:
        unfinished(tree).unlink()
    if cancelled:
        raise KeyboardInterrupt
    if code != 0:
        offline = any(sign in said for sign in NETWORK_TROUBLE)
        raise SetupError((NO_NETWORK if offline else PIP_FAILED).format(log=tree.pip_log))


def run_pip(command: Sequence[str]) -> tuple[int, str]:
    """Run pip, naming on one line each package that it collects; its exit code and all it said."""
    said = []
    pip = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with pip, handing_on_signals(pip):
        for line in pip.stdout or ():
            said.append(line)
            show_progress(line.split())
        return pip.wait(), "".join(said)


def show_progress(words: Sequence[str]) -> None:
    """Say what a line of pip means for someone who waits."""
    match words:
        case ["Collecting", package, *_]:
            say(f"  fetching {package}")
        case ["Installing", "collected", "packages:", *packages]:
            say(f"  installing {len(packages)} packages")


def unfinished(tree: Tree) -> Path:
    """The mark that stands while pip works."""
    return tree.venv / "install-unfinished"


# -- one at a time ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def only_one(tree: Tree) -> Iterator[None]:
    """Let one process at a time set up; the lock goes with its process, so none is ever left behind."""
    tree.work.mkdir(exist_ok=True)
    with (tree.work / "setup.lock").open("w") as file:
        if not take_lock(file, wait=False):
            say("Another set-up is running; waiting for it.")
            take_lock(file, wait=True)
        yield


if sys.platform == "win32":
    import msvcrt
    import time

    def take_lock(file: IO[str], *, wait: bool) -> bool:
        """Take the lock on an open file; tell whether it was had."""
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

else:
    import fcntl

    def take_lock(file: IO[str], *, wait: bool) -> bool:
        """Take the lock on an open file; tell whether it was had."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
