"""Every refusal in the code has a sentence in the words files."""

from __future__ import annotations

import re
from pathlib import Path

from game.shell.words import Words

GAME = Path(__file__).parent.parent.parent / "game"
KEY = re.compile(r'"((?:file|save|setup|request)\.[a-z-]+)"')


def test_the_code_and_the_words_know_the_same_refusals() -> None:
    used = {key for file in GAME.rglob("*.py") for key in KEY.findall(file.read_text(encoding="utf-8"))}
    known = {key for key in Words().keys() if key.startswith(("file.", "save.", "setup.", "request."))}  # noqa: SIM118
    assert used == known
