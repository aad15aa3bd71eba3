"""Gives back the memory of what is no longer shown."""

from __future__ import annotations

import ctypes
import gc
import sys

from game.shell.lru_cache import clear_caches


def give_back() -> None:
    """Drop cached pictures and garbage, and return free memory to the system.

    Pictures come and go in all sizes, so the C library would keep most of what is free.
    """
    clear_caches()
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
