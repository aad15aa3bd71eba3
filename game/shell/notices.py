"""One-sentence messages for the player: a broken settings file, no sound device, an unplugged pad."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from game.core.trouble import Trouble
from game.shell.words import Words


@dataclass(frozen=True, slots=True)
class Notice:
    """A words key with the names for its sentence, or the sentence itself in `text`."""

    key: str = ""
    names: dict[str, object] = field(default_factory=dict)
    text: str = ""

    def sentence(self, words: Words) -> str:
        """What the player reads."""
        return self.text or words.explain(Trouble(self.key, **self.names))


class Notices:
    """A queue of sentences, oldest first; nothing is queued twice."""

    def __init__(self) -> None:
        self._waiting: deque[Notice] = deque()

    def say(self, key: str, /, **names: object) -> None:
        """Queue the sentence with this words key."""
        self._queue(Notice(key=key, names=names))

    def tell(self, text: str) -> None:
        """Queue a finished sentence."""
        self._queue(Notice(text=text))

    def take(self) -> Notice | None:
        """Remove and return the next sentence, or None."""
        return self._waiting.popleft() if self._waiting else None

    def __iter__(self) -> Iterator[Notice]:
        """All sentences that wait, oldest first."""
        return iter(self._waiting)

    def __len__(self) -> int:
        """How many sentences wait."""
        return len(self._waiting)

    def _queue(self, notice: Notice) -> None:
        if notice not in self._waiting:
            self._waiting.append(notice)
