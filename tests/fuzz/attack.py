"""What an attack is, and odd values for many of them."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fuzz.files import Files

MEGABYTE = 1_000_000
TEXTS = {
    "NUL": "\0",
    "half a letter": "\ud800",
    "a line break": "a\nb",
    "a million letters": "a" * MEGABYTE,
    "a turned text": "\u202e",
}
NUMBERS = {
    "5,000 digits": "9" * 5_000,
    "NaN": "NaN",
    "infinity": "-Infinity",
    "1e999": "1e999",
    "2**70": str(2**70),
}
VALUES: dict[str, object] = {
    "null": None,
    "a bool": True,
    "a fraction": 1.5,
    "a text": "1",
    "a list": [1],
    "an object": {"a": 1},
    "less than nothing": -5,
    "very much": 2**52,
}


@dataclass(frozen=True, slots=True)
class Attack:
    """A file, and the door that must refuse it or put up with it."""

    name: str
    door: str
    files: Files
    refused: bool = True
    """Whether there must be a sentence; without one, a default takes the place of what is wrong."""
