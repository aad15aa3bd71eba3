"""Kills a process at every step that it takes on the disk, so that its folder is left as it is."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from tests.thorough import part_of

STEPS = ("open", "close", "fsync", "mkdir", "replace", "unlink")
"""What `os` does to the disk for us. What a file object does is found by its audit event and its bytes."""
DIED = 99
"""An exit code."""
BYTES = 560 // part_of(8)
"""How much more is written each time, until a write gets through."""
Work = Callable[[], object]


def deaths(folder: Path, work: Work) -> Iterator[str]:
    """Do the work in children that die one step later each time, until one gets through it.

    Yields where it died. The folder is as it was at first before each, and in the end.
    """
    was = files(folder)
    for number in count(1):
        if _in_child(partial(_die_at, number, work)) != DIED:
            break
        yield f"step {number}"
        restore(folder, was)
    for most in range(0, sys.maxsize, BYTES):
        restore(folder, was)
        if _in_child(partial(_write_at_most, most, work)) == 0:
            break
        yield f"byte {most}"
    restore(folder, was)


def _in_child(work: Callable[[], NoReturn]) -> int:
    """Run this in a child process; its exit code, negative if a signal ended it."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(1)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (0, DIED, -signal.SIGXFSZ), f"the child failed with {code}"
    return code


def _die_at(number: int, work: Work) -> NoReturn:
    steps = count(1)

    def step() -> None:
        if next(steps) == number:
            os._exit(DIED)

    def stepping(name: str) -> Callable[..., Any]:
        do = getattr(os, name)

        def then_step(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
            step()
            done = do(*args, **kwargs)
            step()
            return done

        return then_step

    for name in STEPS:
        setattr(os, name, stepping(name))
    sys.addaudithook(lambda event, _: step() if event == "open" else None)
    work()
    os._exit(0)


def _write_at_most(size: int, work: Work) -> NoReturn:
    """Let the system kill this process in the midst of a write, when a file has this size."""
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    work()
    os._exit(0)


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def restore(folder: Path, contents: dict[str, bytes]) -> None:
    """Let a folder have these files and no others."""
    for file in folder.iterdir():
        file.unlink()
    for name, content in contents.items():
        (folder / name).write_bytes(content)
