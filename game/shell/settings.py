"""The player's settings: read once, changed through `SettingsStore.change`, and saved at once."""

import json
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from game.shell.notices import Notices

TEXT_SCALES = (100, 125, 150, 200)
COLOURS = ("standard", "strong")
MOTIONS = ("full", "reduced")
SPEEDS = ("0.5", "1", "2", "at once")
VOLUMES = ("master", "music", "clues", "effects", "voices")


@dataclass(frozen=True)
class Settings:
    """Everything that Options can change, and what the game remembers between two sessions."""

    text_scale: int = 100
    captions: bool = True
    colours: str = "standard"
    motion: str = "full"
    speed: str = "1"
    follow: bool = True
    """Whether the camera follows the action on a board."""
    master: int = 80
    music: int = 60
    clues: int = 100
    effects: int = 80
    voices: int = 90
    mono: bool = False
    fullscreen: bool = False
    window: tuple[int, int, int, int] | None = None
    """Left, top, width, height of the window when it was last not full screen."""
    first_start_done: bool = False
    language: str = "en"
    bindings: Mapping[str, Any] = field(default_factory=dict)
    lineups: Mapping[str, Any] = field(default_factory=dict)
    """The last line-up of each game, by game id; the seats scene reads it."""

    @property
    def pace(self) -> float:
        """How many times faster than normal animations run; infinite for "at once"."""
        return math.inf if self.speed == "at once" else float(self.speed)

    @property
    def still(self) -> bool:
        """True when the player asked for reduced motion."""
        return self.motion == "reduced"


def _one_of(*allowed: object) -> Callable[[object], bool]:
    return lambda value: any(value == each and type(value) is type(each) for each in allowed)


def _a(kind: type) -> Callable[[object], bool]:
    return lambda value: isinstance(value, kind)


def _rect(value: object) -> bool:
    if value is None:
        return True
    return isinstance(value, list | tuple) and len(value) == 4 and all(type(n) is int for n in value)


_CHECKS: dict[str, Callable[[object], bool]] = {
    "text_scale": _one_of(*TEXT_SCALES),
    "captions": _a(bool),
    "colours": _one_of(*COLOURS),
    "motion": _one_of(*MOTIONS),
    "speed": _one_of(*SPEEDS),
    "follow": _a(bool),
    **dict.fromkeys(VOLUMES, _one_of(*range(101))),
    "mono": _a(bool),
    "fullscreen": _a(bool),
    "window": _rect,
    "first_start_done": _a(bool),
    "language": lambda value: isinstance(value, str) and value.isalnum(),
    "bindings": _a(Mapping),
    "lineups": _a(Mapping),
}


def settings_from(data: Mapping[str, Any]) -> Settings:
    """Make settings from JSON data; a missing or wrong value falls back to its default."""
    names = [each.name for each in fields(Settings)]
    good = {name: data[name] for name in names if name in data and _CHECKS[name](data[name])}
    if isinstance(good.get("window"), list):
        good["window"] = tuple(good["window"])
    return Settings(**good)


class SettingsStore:
    """The settings in use and the file they live in."""

    def __init__(self, file: Path, notices: Notices) -> None:
        self._file = file
        self._notices = notices
        self._unknown: dict[str, Any] = {}
        self.value = self._load()
        self.version = 0
        """Counts the changes, so that a screen knows when to lay itself out again."""

    def change(self, **changes: Any) -> None:  # noqa: ANN401
        """Change fields by name and save; a wrong value is a ValueError."""
        for name, value in changes.items():
            if name not in _CHECKS or not _CHECKS[name](value):
                raise ValueError(f"{name} cannot be {value!r}")
        self.value = replace(self.value, **changes)
        self.version += 1
        self._save()

    def _load(self) -> Settings:
        try:
            data = json.loads(self._file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError):
            data = None
        if not isinstance(data, dict):
            self._set_aside()
            return Settings()
        known = {each.name for each in fields(Settings)}
        self._unknown = {name: value for name, value in data.items() if name not in known}
        return settings_from(data)

    def _set_aside(self) -> None:
        """Rename a file that cannot be read, and tell the player."""
        number = 1
        while (aside := self._file.with_name(f"settings.broken-{number}.json")).exists():
            number += 1
        try:
            self._file.replace(aside)
        except OSError:
            aside = self._file
        self._notices.say("notice.settings-broken", file=aside)

    def _save(self) -> None:
        text = json.dumps(self._unknown | asdict(self.value), indent=1, ensure_ascii=False)
        draft = self._file.with_suffix(".draft")
        try:
            with draft.open("w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            draft.replace(self._file)
        except OSError:
            self._notices.say("notice.settings-unsaved", file=self._file)
