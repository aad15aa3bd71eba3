"""The arguments of `main.py`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import __version__

if TYPE_CHECKING:
    import argparse

SMALLEST, LARGEST = (320, 180), (7680, 4320)
"""Between these is every size that a window or a picture of the tour can have."""
LONGEST = 40
"""So many letters of a wrong argument are repeated."""
TEXTS = (100, 125, 150, 200)
"""Text sizes for a tour, in per cent."""
LONGEST_SEED = 15
"""A save can hold any number with so many digits."""
SIGHTS = ("grey", "protan", "deutan", "tritan")
"""Kinds of colour blindness that a tour can simulate."""


class Options(NamedTuple):
    """What the arguments ask for; without any, just play."""

    simulate: str | None = None
    play: str | None = None
    replay: Path | None = None
    tour: Path | None = None
    self_test: bool = False
    seats: str | None = None
    options: str = ""
    seed: int | None = None
    log: Path | None = None
    size: tuple[int, int] | None = None
    text: int | None = None
    sight: str | None = None


def parse(argv: Sequence[str]) -> Options:
    """Read the arguments; a wrong one ends the program with a message and exit code 2."""
    if not argv:
        return Options()
    parser = _parser()
    found = parser.parse_args(argv)
    if (found.text or found.sight) and not found.tour:
        parser.error("--text and --sight only work with --tour DIR")
    return Options(**{name: getattr(found, name) for name in Options._fields})


def _parser() -> argparse.ArgumentParser:
    import argparse  # noqa: PLC0415  (a start without arguments does not wait for it)

    parser = argparse.ArgumentParser(
        prog="caper-city", description="Four cops-and-robbers games in one night city."
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--simulate", metavar="GAME", help="play a match of AIs without a window, and print it as JSON lines"
    )
    what.add_argument("--play", metavar="GAME", help="start a match at once")
    what.add_argument("--replay", metavar="FILE", type=Path, help="replay a logged match in the window")
    what.add_argument("--tour", metavar="DIR", type=Path, help="save a picture of every screen")
    what.add_argument(
        "--self-test", action="store_true", help="play one match of every game in the window at full speed"
    )
    parser.add_argument("--seats", metavar="LIST", help="who plays, such as ai:hard,ai:rookie,human:Ann")
    parser.add_argument(
        "--options",
        metavar="LIST",
        default="",
        help="match options, such as power=on,tempo=5,board=my_town",
    )
    parser.add_argument("--seed", metavar="N", type=_seed, help="the same seed gives the same dice and cards")
    parser.add_argument("--log", metavar="FILE", type=Path, help="write the match to a file as JSON lines")
    parser.add_argument("--size", metavar="WxH", type=_size, help="window size, such as 1280x720")
    parser.add_argument(
        "--text", metavar="PERCENT", type=int, choices=TEXTS, help="text size in the tour, such as 200"
    )
    parser.add_argument("--sight", choices=SIGHTS, help="show the tour as a colour-blind player sees it")
    parser.add_argument("--version", action="version", version=f"Caper City {__version__}")
    return parser


def _seed(text: str) -> int:
    if len(text) > LONGEST_SEED or not text.removeprefix("-").isdecimal():
        import argparse  # noqa: PLC0415

        raise argparse.ArgumentTypeError(
            f"'{text[:20]}' is not a whole number of at most {LONGEST_SEED} digits"
        )
    return int(text)


def _size(text: str) -> tuple[int, int]:
    import re  # noqa: PLC0415

    found = re.fullmatch("([0-9]{1,5})x([0-9]{1,5})", text.lower())
    width, height = map(int, found.groups()) if found else (0, 0)
    if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
        return width, height
    import argparse  # noqa: PLC0415

    from game.shell.words import Words  # noqa: PLC0415

    smallest, largest = ("x".join(map(str, size)) for size in (SMALLEST, LARGEST))
    sentence = Words()("request.size", size=text[:LONGEST], smallest=smallest, largest=largest)
    raise argparse.ArgumentTypeError(sentence)
