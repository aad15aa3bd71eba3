"""Saves a match after every action, in a thread, so that no frame waits for a disk."""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from game.match import save
from game.match.save import Saved

SETTLE_S = 0.05
"""How long a save waits for the next one: much often happens at once."""
log = logging.getLogger(__name__)


class AutoSaver:
    """Writes what it is given. A newer state replaces one that still waits, and nothing else is dropped."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._waiting: Saved | None = None
        self._thread: threading.Thread | None = None
        """It lives as long as there is something to write, and Python waits for it at its end."""
        self._hurry = threading.Event()
        self._untold: OSError | None = None
        self.failing = False
        """Whether the last save could not be written."""

    def save(self, saved: Saved) -> None:
        """Write this state soon."""
        with self._lock:
            self._waiting = saved
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="autosaver")
                self._thread.start()

    def finish(self) -> None:
        """Wait until everything is on the disk, or could not be written."""
        thread = self._thread
        if thread:
            self._hurry.set()
            thread.join()
            self._hurry.clear()

    def take_trouble(self) -> OSError | None:
        """Return why saving has failed, once until it works again."""
        trouble, self._untold = self._untold, None
        return trouble

    def _run(self) -> None:
        while saved := self._next():
            try:
                save.autosave(self._folder, saved)
            except OSError as error:
                if not self.failing:
                    log.warning("cannot save the match: %s", error)
                    self._untold = error
                self.failing = True
            else:
                self.failing = False

    def _next(self) -> Saved | None:
        """Return the newest state, or end the thread."""
        self._hurry.wait(SETTLE_S)
        with self._lock:
            saved, self._waiting = self._waiting, None
            if saved is None:
                self._thread = None
            return saved
