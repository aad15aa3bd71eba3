"""Kills a process at every system call that it makes, so that its folder is left as it is."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from tests.thorough import part_of

TRACE_ME, GO_TO_NEXT_CALL = 0, 24
"""Requests of `ptrace`."""
BYTES = 560 // part_of(8)
"""How much more is written each time, until a write gets through."""
Work = Callable[[], object]


def deaths(folder: Path, work: Work) -> Iterator[str]:
    """Do the work in children that die one system call later each time, until one gets through it.

    Others die in the midst of a write. Yields where it died. The folder is as it was at first before each,
    and in the end.
    """
    was = files(folder)
    for number in count(1):
        if not _died_at(number, work):
            break
        yield f"call {number}"
        restore(folder, was)
    for most in range(0, sys.maxsize, BYTES):
        restore(folder, was)
        if not _died_of_writing(most, work):
            break
        yield f"byte {most}"
    restore(folder, was)


def _died_at(number: int, work: Work) -> bool:
    """Whether a child was killed when it began so many system calls; otherwise it had done its work."""

    def traced() -> None:
        _ptrace(TRACE_ME, 0)
        os.kill(os.getpid(), signal.SIGSTOP)
        work()

    child = _child(traced)
    for stop in count():  # at first by itself, then when each call begins and when it ends
        status = os.waitpid(child, 0)[1]
        if not os.WIFSTOPPED(status):
            return _has_died(status, signal.SIGKILL)
        if stop == 2 * number - 1:
            os.kill(child, signal.SIGKILL)
        else:
            _ptrace(GO_TO_NEXT_CALL, child)
    raise AssertionError("a count has no end")


def _died_of_writing(most: int, work: Work) -> bool:
    """Whether the system killed a child in the midst of a write, when a file had this size."""

    def write() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        work()

    return _has_died(os.waitpid(_child(write), 0)[1], signal.SIGXFSZ)


def _child(work: Work) -> int:
    """A process that does this and ends."""
    child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        finally:
            os._exit(1)
    return child


def _has_died(status: int, of: int) -> bool:
    code = os.waitstatus_to_exitcode(status)
    assert code in (0, -of), f"the child failed with {code}"
    return code != 0


def _ptrace(request: int, process: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.ptrace(ctypes.c_long(request), ctypes.c_long(process), None, None):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def restore(folder: Path, contents: dict[str, bytes]) -> None:
    """Let a folder have these files and no others."""
    for file in folder.iterdir():
        file.unlink()
    for name, content in contents.items():
        (folder / name).write_bytes(content)
