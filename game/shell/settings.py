"""The player's settings: read once, changed through `SettingsStore.change`, and saved at once."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from game.core.codec import decode, encode
from game.core.door import Missing, Refused, read_json
from game.core.files import set_aside, write_safely
from game.shell.notices import Notices

TEXT_SCALES = (100, 125, 150, 200)
COLOURS = ("standard", "strong")
MOTIONS = ("full", "reduced")
SPEEDS = ("0.5", "1", "2", "at once")
VOLUMES = ("master", "music", "clues", "effects", "voices")
MOST_BYTES = 250_000
FARTHEST = 1 << 15
"""No window is farther away or larger, in pixels."""


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
    bindings: Mapping[str, object] = field(default_factory=dict)
    lineups: Mapping[str, object] = field(default_factory=dict)
    """The last line-up of each game, by game id; the seats scene reads it."""

    names: Mapping[str, object] = field(default_factory=dict)
    """What players call themselves, by character, in all games."""

    @property
    def pace(self) -> float:
        """How many times faster than normal animations run; infinite for "at once"."""
        return math.inf if self.speed == "at once" else float(self.speed)

    @property
    def still(self) -> bool:
        """True when the player asked for reduced motion."""
        return self.motion == "reduced"


_NAMES = frozenset(each.name for each in fields(Settings))
_CHOICES: dict[str, Sequence[object]] = {
    "text_scale": TEXT_SCALES,
    "colours": COLOURS,
    "motion": MOTIONS,
    "speed": SPEEDS,
    **dict.fromkeys(VOLUMES, range(101)),
}


def _is_valid(name: str, value: object) -> bool:
    """True when a setting of this name may have this value."""
    match name:
        case _ if name in _CHOICES:
            return value in _CHOICES[name] and type(value) is type(_CHOICES[name][0])
        case "window":
            numbers = value if isinstance(value, list | tuple) else ()
            near = (type(number) is int and abs(number) < FARTHEST for number in numbers)
            return value is None or (len(numbers) == 4 and all(near))
        case "language":
            return isinstance(value, str) and value.isalnum() and len(value) < 10
        case "bindings" | "lineups" | "names":
            return isinstance(value, Mapping)
        case _:
            return name in _NAMES and isinstance(value, bool)


def settings_from(data: Mapping[str, object]) -> Settings:
    """Make settings from JSON data; a missing or wrong value falls back to its default."""
    good = {name: value for name, value in data.items() if _is_valid(name, value)}
    return decode(Settings, encode(good))


class SettingsStore:
    """The settings in use and the file they live in."""

    def __init__(self, file: Path, notices: Notices) -> None:
        self._file = file
        self._notices = notices
        self._unknown: dict[str, object] = {}
        self.value = self._load()
        self.version = 0
        """Counts the changes, so that a screen knows when to lay itself out again."""

    def change(self, **changes: object) -> None:
        """Change fields by name and save; a wrong value is a ValueError."""
        for name, value in changes.items():
            if not _is_valid(name, value):
                raise ValueError(f"{name} cannot be {value!r}")
        self.value = settings_from(vars(self.value) | changes)
        self.version += 1
        self._save()

    def _load(self) -> Settings:
        try:
            data = read_json(self._file, MOST_BYTES)
        except Missing:
            return Settings()
        except Refused as reason:
            self._notices.say("notice.settings-broken", reason=reason, kept=set_aside(self._file))
            return Settings()
        self._unknown = {name: value for name, value in data.items() if name not in _NAMES}
        return settings_from(data)

    def _save(self) -> None:
        text = json.dumps(self._unknown | asdict(self.value), indent=1, ensure_ascii=False)
        try:
            write_safely(self._file, text)
        except OSError:
            self._notices.say("notice.settings-unsaved", file=self._file)
