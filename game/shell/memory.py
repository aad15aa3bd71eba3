"""Keeps memory flat: what belonged to scenes that have left is dropped and given back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys

from game.shell.lru_cache import clear_caches

M_MMAP_THRESHOLD = -3
GARBAGE_THRESHOLD = 20_000
"""New objects before a garbage collection; Python's default of 700 means one every few frames."""
LARGE = 256 * 1024
"""Bytes from which a block is one of its own, which goes back to the system as soon as it is free."""


def keep_large_blocks_apart() -> None:
    """Let every large picture have memory of its own.

    Otherwise the C library learns to put large blocks between small ones, where their memory stays.
    """
    if mallopt := _c_function("mallopt"):
        mallopt(M_MMAP_THRESHOLD, LARGE)


def spare_what_is_loaded() -> None:
    """Exclude what is there now from garbage collection, which can take a whole frame.

    It stays for ever, so this is for the time before the first scene is made.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_THRESHOLD)


def drop_caches() -> None:
    """Drop cached pictures, and what games have worked out about their boards."""
    clear_caches()
    for name, module in list(sys.modules.items()):
        if name.startswith("game.games."):
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()


def give_back() -> None:
    """Collect garbage, and return free memory to the system.

    Pictures come and go in all sizes, so the C library would keep most of what is free.
    """
    gc.collect()
    if trim := _c_function("malloc_trim"):
        trim(0)


def _c_function(name: str) -> ctypes._NamedFuncPointer | None:
    """A function of glibc; None on other systems."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
