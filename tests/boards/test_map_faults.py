"""Every map fault has a sentence, every sentence a fault, and the page for map makers quotes them right."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

from tests.boards.broken import WORDS

ROOT = Path(__file__).parent.parent.parent
KEY = re.compile(r"([a-z-]+\.)?map\.[a-z-]+")
SENTENCES = {key: WORDS(key) for key in WORDS.keys() if KEY.fullmatch(key)}  # noqa: SIM118  (Words is no dict)
PAGE = (ROOT / "maps" / "README.md").read_text(encoding="utf-8")


def is_key(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(KEY.fullmatch(node.value))


CODE = [
    node
    for file in sorted((ROOT / "game").rglob("*.py"))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
]
KEYS = {node.value for node in CODE if isinstance(node, ast.Constant) and is_key(node)}
CALLS = [node for node in CODE if isinstance(node, ast.Call) and node.args and is_key(node.args[0])]


def names_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    assert len(SENTENCES) > 80
    assert set(SENTENCES) == KEYS


@pytest.mark.parametrize("call", CALLS, ids=ast.unparse)
def test_a_fault_gives_its_sentence_the_names_that_it_needs(call: ast.Call) -> None:
    (key, *_) = call.args
    assert isinstance(key, ast.Constant)
    given = {word.arg for word in call.keywords if word.arg}
    needed = names_in(SENTENCES[str(key.value)])
    assert given <= needed
    if isinstance(call.func, ast.Attribute):
        given |= {"file"} if ast.unparse(call.func.value).endswith("tiled_map") else {"file", "place"}
    assert needed <= given


def patterns() -> set[str]:
    """The sentences without the file and the place, in full and without what is expected."""
    found = set()
    for sentence in SENTENCES.values():
        if sentence.startswith("{file}: "):
            wrong = sentence.removeprefix("{file}: ").removeprefix("{place}: ")
            found |= {pattern(part) for part in (wrong.rstrip("."), wrong.partition(", expected ")[0])}
    return found


def pattern(sentence: str) -> str:
    return "".join(
        re.escape(text) + ("" if name is None else ".*") for text, name, _, _ in Formatter().parse(sentence)
    )


QUOTED = [quote for row in re.findall(r"(?m)^\| (`.*`) \|", PAGE.split("## What a faulty map says")[1])
          for quote in re.findall(r"`([^`]+)`", row)]  # fmt: skip


@pytest.mark.parametrize("quote", QUOTED)
def test_the_page_for_map_makers_quotes_sentences_of_the_game(quote: str) -> None:
    assert any(re.fullmatch(each, quote) for each in patterns())


def test_the_page_for_map_makers_quotes_many() -> None:
    assert len(QUOTED) > 25
    (example,) = re.findall(r"`(harbour_town\.tmx: [^`]+)`", PAGE)
    assert re.fullmatch(pattern(SENTENCES["map.no-edge"]), " ".join(example.split()))
