"""The player's settings: read once, changed through `SettingsStore.change`, and saved at once."""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from game.core.codec import JsonObject, JsonValue, encode_object
from game.core.door import Missing, Refused, read_json
from game.core.files import set_aside, write_safely
from game.shell.bindings import Bindings, bindings_from
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
    lessons: tuple[str, ...] = ()
    """Games whose lessons were offered, and lessons that were done, as `game/lesson`."""
    language: str = "en"
    bindings: Bindings = field(default_factory=Bindings)
    lineups: Mapping[str, object] = field(default_factory=dict)
    """The last line-up of each game, by game id: the lobby's `Lineup`."""
    names: Mapping[str, str] = field(default_factory=dict)
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
_LATER = ("lineups", "names")
"""What others read, after the first picture: see `SettingsStore.read_more`."""
Readers = Mapping[str, Callable[[JsonValue], object]]
"""What makes of the data of a setting its value."""
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
        case "bindings":
            return isinstance(value, Bindings)
        case "lessons":
            return isinstance(value, tuple) and all(isinstance(name, str) for name in value)
        case "language":
            return isinstance(value, str) and value.isalnum() and len(value) < 10
        case "lineups" | "names":
            return isinstance(value, Mapping)
        case _:
            return name in _NAMES and isinstance(value, bool)


_changed: Callable[..., Settings] = replace
"""Settings with changes by name."""


def settings_from(data: JsonObject) -> Settings:
    """Make settings from JSON data; a missing or wrong value falls back to its default."""
    read = {name: _READERS[name](value) if name in _READERS else value for name, value in data.items()}
    return _changed(Settings(), **{name: value for name, value in read.items() if _is_valid(name, value)})


def _tuple(value: JsonValue) -> object:
    return tuple(value) if isinstance(value, list) else value


_READERS: Readers = {"window": _tuple, "lessons": _tuple, "bindings": bindings_from}


class SettingsStore:
    """The settings in use and the file they live in."""

    def __init__(self, file: Path, notices: Notices) -> None:
        self._file = file
        self._notices = notices
        self._unread: JsonObject = {}
        """What nobody has read yet, and settings of later versions. It stays in the file as it is."""
        self.value = self._load()
        self.version = 0
        """Counts the changes, so that a screen knows when to lay itself out again."""

    def change(self, **changes: object) -> None:
        """Change fields by name and save; a wrong value is a ValueError."""
        for name, value in changes.items():
            if not _is_valid(name, value):
                raise ValueError(f"{name} cannot be {value!r}")
        self.value = _changed(self.value, **changes)
        self.version += 1
        self._save()

    def read_more(self, readers: Readers) -> None:
        """Read settings of which the shell knows nothing."""
        data = {name: self._unread.pop(name) for name in readers if name in self._unread}
        self.value = _changed(self.value, **{name: readers[name](value) for name, value in data.items()})

    def _load(self) -> Settings:
        try:
            data = read_json(self._file, MOST_BYTES)
        except Missing:
            return Settings()
        except Refused as reason:
            self._notices.say("notice.settings-broken", reason=reason, kept=set_aside(self._file))
            return Settings()
        known = {name: data.pop(name) for name in _NAMES.difference(_LATER) if name in data}
        self._unread = data
        return settings_from(known)

    def _save(self) -> None:
        bindings = {"bindings": self.value.bindings.to_json()}
        data = encode_object(self.value) | bindings | self._unread
        text = json.dumps(data, indent=1, ensure_ascii=False)
        try:
            write_safely(self._file, text)
        except OSError:
            self._notices.say("notice.settings-unsaved", file=self._file)
