"""Every sentence a player reads, by key, in the player's language."""

import logging
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from game import paths
from game.core.trouble import Trouble, readable, shown

log = logging.getLogger(__name__)
FALLBACK = "en"
LONGEST = 200
"""The most letters of a sentence about something that went wrong."""
QUOTED = (160, 80, 40, 20, 10)
"""The most letters of each text from outside that such a sentence quotes: as many as fit."""


class Words:
    """`words("title.play")` returns the sentence for that key; names replace `{name}`."""

    def __init__(self, language: str = FALLBACK, folder: Path | None = None) -> None:
        game = paths.bundled("game")
        roots = (folder,) if folder else (game / "words", *sorted(game.glob("games/*/words")))
        self.language = language
        self.sentences: dict[str, str] = {}
        self._missing: set[str] = set()
        for each in dict.fromkeys((FALLBACK, language)):
            for file in (file for root in roots for file in sorted((root / each).glob("*.toml"))):
                self.sentences.update(_flat(tomllib.loads(file.read_text(encoding="utf-8"))))

    def __call__(self, key: str, /, **names: object) -> str:
        """Return the sentence for `key`; a missing one shows as [key] and is logged once."""
        sentence = self.sentences.get(key)
        if sentence is None:
            if key not in self._missing:
                self._missing.add(key)
                log.warning("no words for %s", key)
            return f"[{key}]"
        if not names:
            return sentence
        texts = {name for name, value in names.items() if isinstance(value, str | Path | Exception)}
        return sentence.format_map(names | {name: readable(str(names[name])) for name in texts})

    def explain(self, trouble: Trouble) -> str:
        """Return the sentence for something that went wrong; texts from outside are quoted if they fit."""
        for most in QUOTED:
            sentence = self._explained(trouble, most)
            if len(sentence) <= LONGEST:
                break
        return sentence

    def _explained(self, trouble: Trouble, most: int) -> str:
        names = {name: self._quoted(value, most) for name, value in trouble.names.items()}
        return self(trouble.key, **names)

    def _quoted(self, value: object, most: int) -> object:
        if isinstance(value, Trouble):
            return self._explained(value, most)
        if isinstance(value, tuple):  # a list that the program itself has made
            return ", ".join(value)
        return value if isinstance(value, int | float) else shown(value, most)

    def has(self, key: str) -> bool:
        """True when there is a sentence for `key`."""
        return key in self.sentences

    def keys(self) -> tuple[str, ...]:
        """Return all keys, sorted."""
        return tuple(sorted(self.sentences))


def _flat(data: Mapping[str, object], above: str = "") -> Iterator[tuple[str, str]]:
    """Flatten nested tables into dotted keys.

    >>> dict(_flat({"title": {"play": "PLAY"}}))
    {'title.play': 'PLAY'}
    """
    for name, value in data.items():
        key = f"{above}{name}"
        if isinstance(value, Mapping):
            yield from _flat(value, f"{key}.")
        else:
            yield key, str(value).strip()
