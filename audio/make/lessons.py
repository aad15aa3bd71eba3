"""Speak what the lessons say: `python audio/make/lessons.py` speaks only what has changed.

The sentences come from the lessons and the words of the game. `lessons.json` tells what each recording says,
and which file that is.
"""

import json
import re
import sys
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

import oggfile
from level import master
from prompts import speaker_box
from speech import Delivery, say

from bench import Sound

HOME = Path(__file__).resolve().parent.parent
FOLDER = HOME / "lessons"
SPOKEN = HOME / "make" / "lessons.json"
LOUDNESS, QUALITY = -16.0, 0
ANY = "v_lesson_other"
"""What a lesson says to a press that it does not wait for."""
UNHURRIED = Delivery("rms", 1.12, 1.2, 0.92, 2)
"""The announcer of the prompts; of seven ways to say it, a speech recogniser understood this man best."""
NUMBER = re.compile(r"\b\d{3}\b")
DIGITS = ("oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def by_lesson() -> dict[str, dict[str, str]]:
    """How the recordings of each lesson begin, and what they say; first what any lesson says."""
    sys.path.append(str(HOME.parent))
    from game.games.library import GAMES  # noqa: PLC0415
    from game.match.lesson import read_lesson  # noqa: PLC0415
    from game.shell.words import Words  # noqa: PLC0415

    words = Words()
    lessons = [read_lesson(game, name) for game in GAMES.values() for name in game.lessons]
    said = {
        one.recording(""): {one.recording(key): words(one.sentence_key(key)) for key in one.said}
        for one in lessons
    }
    return {ANY: {ANY: words("lesson.other")}} | said


def sentences() -> dict[str, str]:
    """The name of each recording, and what it says."""
    return {name: sentence for said in by_lesson().values() for name, sentence in said.items()}


def as_spoken(sentence: str) -> str:
    """The sentence as flite should read it: space 503 is "five oh three"."""
    spelled = NUMBER.sub(lambda found: " ".join(DIGITS[int(digit)] for digit in found[0]), sentence)
    return spelled.replace("’", "'")


def spoken(sentence: str) -> Sound:
    """The announcer says a sentence."""
    return speaker_box(say(as_spoken(sentence), UNHURRIED), len(sentence))


def digest(name: str) -> str:
    """What tells a recording from another; empty if there is no file."""
    file = FOLDER / f"{name}.ogg"
    return sha256(file.read_bytes()).hexdigest()[:16] if file.exists() else ""


def build(again: Collection[str] = ()) -> None:
    """Speak what has changed, and the named recordings again; remove what nobody says any more."""
    before = json.loads(SPOKEN.read_text("utf-8")) if SPOKEN.exists() else {}
    wanted = sentences()
    for file in FOLDER.glob("*.ogg"):
        if file.stem not in wanted:
            file.unlink()
    for name, sentence in wanted.items():
        if name in again or before.get(name) != [sentence, digest(name)]:
            print(name, flush=True)
            oggfile.write(FOLDER / f"{name}.ogg", master(spoken(sentence), LOUDNESS), QUALITY)
    listed = {name: [wanted[name], digest(name)] for name in sorted(wanted)}
    lines = [f" {json.dumps(name)}: {json.dumps(said, ensure_ascii=False)}" for name, said in listed.items()]
    SPOKEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    build(sys.argv[1:])
