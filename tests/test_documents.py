"""The documents say what is so: tests that exist, links that lead somewhere, pages that fit."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = (
    "README.md",
    "PLAYING.md",
    "CONTROLS.md",
    "build/README.md",
    "CONTRIBUTING.md",
    "RULES.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CREDITS.md",
    "maps/README.md",
)
RULEBOOKS = sorted((ROOT / "game" / "games").glob("*/words/en/rulebook.toml"))
MOST_WORDS = 75
MOST_SENTENCES = 3
RULING = re.compile(r"^\| ([A-Z]+)(\d+) \|", re.MULTILINE)
TEST_NAME = re.compile(r"`(test_\w+)`")
LINK = re.compile(r"\]\(([^)\s]+)[^)]*\)|<(?:img|a)\s[^>]*?(?:src|href)=\"([^\"]+)\"")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z]+:|#")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)")
FILE_NAME = re.compile(r"`(?:[\w./]*/)?(\w+\.py)`")
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
SIMULATION = re.compile(r"^\$ python3 build/dev\.py play (--simulate .*)$", re.MULTILINE)
Page = tuple[str, str, str]

every_document = pytest.mark.parametrize("name", DOCUMENTS)


def text_of(name: str) -> str:
    """A document."""
    return (ROOT / name).read_text(encoding="utf-8")


def links(text: str) -> list[str]:
    """Links and pictures that lead to files of the project."""
    found = [markdown or html for markdown, html in LINK.findall(FENCED.sub("", text))]
    return [link.partition("#")[0] for link in found if not ELSEWHERE.match(link)]


def rulings(text: str) -> dict[str, list[int]]:
    """The numbers of the rulings by the letters of their game, in the order they stand."""
    numbers: dict[str, list[int]] = {}
    for game, number in RULING.findall(text):
        numbers.setdefault(game, []).append(int(number))
    return numbers


@cache
def all_tests() -> frozenset[str]:
    """The name of every test function."""
    files = (ROOT / "tests").rglob("test_*.py")
    return frozenset(
        name
        for file in files
        for name in re.findall(r"^\s*def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    )


def pages() -> list[Page]:
    """Every page of every rulebook: which it is, its title and its text."""
    found: list[Page] = []
    for file in RULEBOOKS:
        for game, book in tomllib.loads(file.read_text(encoding="utf-8"))["rulebook"].items():
            for number, page in book.items():
                if isinstance(page, dict):
                    found.append((f"{game}-{number}", page.get("title", ""), page.get("text", "")))
    return found


every_page = pytest.mark.parametrize(
    ("title", "text"), [page[1:] for page in pages()], ids=[p[0] for p in pages()]
)


def test_every_test_named_in_the_rulings_exists() -> None:
    named = set(TEST_NAME.findall(text_of("RULES.md")))
    assert named
    assert sorted(named - all_tests()) == []


def test_every_ruling_names_a_test_or_says_that_there_is_none() -> None:
    lines = [line for line in text_of("RULES.md").splitlines() if RULING.match(line)]
    bare = [line for line in lines if not TEST_NAME.search(line) and "no test yet" not in line]
    assert bare == []


def test_the_rulings_are_numbered_without_gaps() -> None:
    found = rulings(text_of("RULES.md"))
    assert found
    assert found == {game: list(range(1, len(numbers) + 1)) for game, numbers in found.items()}


@every_document
def test_every_link_and_picture_leads_to_a_file(name: str) -> None:
    folder = (ROOT / name).parent
    assert [link for link in links(text_of(name)) if not (folder / link).exists()] == []


def test_a_link_is_found_in_markdown_and_in_html_but_not_in_code() -> None:
    text = '[a](a.md#top) ![b](b.png "B") <img width="9" src="c.png"> [web](https://x.org) [up](#up)'
    assert links(f"{text}\n```\n[d](d.md)\n```") == ["a.md", "b.png", "c.png"]


def test_every_package_says_what_it_is_for() -> None:
    packages = [file for file in (ROOT / "game").rglob("__init__.py") if file.parent.name != "game"]
    assert [str(file) for file in packages if not file.read_text("utf-8").startswith('"""')] == []


def test_the_command_in_the_manual_prints_what_the_manual_says(tmp_path: Path) -> None:
    (shown,) = CONSOLE.findall(text_of("PLAYING.md"))
    (arguments,) = SIMULATION.findall(shown)
    log = tmp_path / "match.jsonl"
    command = [sys.executable, "main.py", *shlex.split(arguments.replace("match.jsonl", str(log)))]
    subprocess.run(command, cwd=ROOT, timeout=60, check=True)
    second, last = (line for line in shown.splitlines() if line.startswith("{"))
    lines = log.read_text(encoding="utf-8").splitlines()
    assert (second, last) == (lines[1], lines[-1])


def test_the_pages_of_a_rulebook_are_numbered_without_gaps() -> None:
    for file in RULEBOOKS:
        for book in tomllib.loads(file.read_text(encoding="utf-8"))["rulebook"].values():
            numbers = [int(key) for key in book if key.isdigit()]
            assert numbers == list(range(1, len(numbers) + 1))
            assert numbers, file.name
            assert book["name"]


@every_page
def test_every_page_of_a_rulebook_has_a_title_and_a_text(title: str, text: str) -> None:
    assert title.strip()
    assert text.strip()


@every_page
def test_no_page_of_a_rulebook_is_longer_than_a_screen_can_show(title: str, text: str) -> None:
    assert len(text.split()) <= MOST_WORDS


@every_page
def test_a_paragraph_of_a_rulebook_is_one_line_of_at_most_three_sentences(title: str, text: str) -> None:
    for paragraph in text.strip().split("\n\n"):
        assert "\n" not in paragraph
        assert len(SENTENCE_END.findall(paragraph)) <= MOST_SENTENCES
