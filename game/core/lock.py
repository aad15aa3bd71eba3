"""A lock on a folder that dies with its process, however that ends."""

import errno
import sys
from pathlib import Path
from typing import IO

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What systems answer when somebody else has the lock."""
_held: list[IO[bytes]] = []
"""Open until the process ends."""


def take(path: Path) -> bool:
    """Lock a file until this process ends. False if another has it; where no lock works, it is free."""
    try:
        file = path.open("ab")
    except OSError:
        return True
    _held.append(file)
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
