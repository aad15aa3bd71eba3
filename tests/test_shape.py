"""The shape of the source: small files, short functions, no private language."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

GAME = Path(__file__).parent.parent / "game"
MOST_LINES = 400
LONGEST_FUNCTION = 45
SOURCES = {file: file.read_text(encoding="utf-8") for file in sorted(GAME.rglob("*.py"))}


def test_no_file_is_longer_than_400_lines() -> None:
    assert [file.name for file, text in SOURCES.items() if text.count("\n") > MOST_LINES] == []


def test_the_median_file_has_60_to_150_lines() -> None:
    assert 60 <= median(text.count("\n") for text in SOURCES.values() if text.count("\n") > 1) <= 150


def test_no_function_is_longer_than_45_lines() -> None:
    long = [
        f"{file.name}: {node.name}"
        for file, text in SOURCES.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert long == []
