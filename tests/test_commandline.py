"""The command line: whole matches as JSON lines, and clear sentences."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import __version__
from game.games.library import GAMES
from game.match.log import read_log
from game.match.match import AnyMatch, Match
from tests.games.hands_up.tables import BOARD, RULES

ROOT = Path(__file__).parent.parent


def main(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | environment,
    )


def test_a_simulated_match_is_told_as_json_lines(tmp_path: Path) -> None:
    log = tmp_path / "match.jsonl"
    seats = "ai:hard,ai:easy,ai:easy"
    done = main(
        "--simulate", "hands-up", "--seats", seats, "--options", "power=on", "--seed", "7", "--log", str(log)
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *actions, last = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert first["setup"]["options"]["power"] == "on"
    assert all({"seat", "action", "events"} <= line.keys() for line in actions)
    assert set(last) == {"outcome"}
    saved = read_log(log, GAMES)
    match: AnyMatch = Match(RULES, saved.setup, BOARD, saved.seed)
    match.replay(saved.log)
    outcome = match.outcome()
    assert outcome is not None
    assert list(outcome.winners) == last["outcome"]["winners"]


def test_the_same_seed_gives_the_same_match_and_it_goes_to_standard_output() -> None:
    one, other = (main("--simulate", "hands-up", "--seed", "7").stdout for _ in range(2))
    assert one == other
    assert one


def test_a_match_takes_well_under_a_second() -> None:
    begin = time.perf_counter()
    main("--version")
    start = time.perf_counter() - begin
    begin = time.perf_counter()
    main("--simulate", "hands-up", "--seats", "ai,ai,ai,ai", "--seed", "1")
    assert time.perf_counter() - begin - start < 1


def test_the_version_is_that_of_the_game() -> None:
    assert main("--version").stdout == f"Caper City {__version__}\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_simulated_match_imports_no_pygame(game: str, tmp_path: Path) -> None:
    for name in ("pygame", "pymunk"):
        (tmp_path / f"{name}.py").write_text(f"raise SystemExit('{name} was imported')")
    done = main("--simulate", game, "--seed", "1", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "outcome" in done.stdout.splitlines()[-1]


def test_pygame_can_be_imported_after_a_board_was_read() -> None:
    script = "from game.boards import tmx; import pygame; assert pygame.Surface((1, 1)).get_size() == (1, 1)"
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, timeout=60, check=True)


@pytest.mark.medium
@pytest.mark.parametrize(
    ("options", "ends"),
    [
        ("", {"enough-cash", "dawn"}),
        ("difficulty=intermediate", {"enough-cash", "dawn"}),
        ("difficulty=advanced", {"enough-captures", "dawn"}),
        ("difficulty=custom,doors=free,win=captures,captures=1", {"enough-captures", "dawn"}),
        ("mode=cooperative", {"debbie-caught", "loot-gone", "dawn"}),
        ("mode=solo,loot=30", {"debbie-caught", "loot-gone", "dawn"}),
        ("mode=one-vs-many", {"debbie-caught", "loot-gone", "dawn"}),
    ],
)
def test_stop_thief_is_simulated_in_every_mode_and_difficulty(options: str, ends: set[str]) -> None:
    done = main("--simulate", "stop-thief", "--options", options, "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[-1])["outcome"]["reason"] in ends


@pytest.mark.medium
def test_in_one_vs_many_the_first_seat_is_the_pack() -> None:
    done = main("--simulate", "stop-thief", "--options", "mode=one-vs-many", "--seed", "5")
    lines = [json.loads(line) for line in done.stdout.splitlines() if "action" in line]
    steps = {line["seat"] for line in lines if line["action"]["type"] == "Step"}
    clues = {line["seat"] for line in lines if line["action"]["type"] == "GetClue"}
    assert (steps, clues) == ({0}, {1})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--simulate", "chess"], "There is no game 'chess'. Games: stop-thief, cops-and-crooks"),
        (["--simulate", "cops-and-crooks", "--seats", "ai"], "2 to 5 seats, not 1"),
        (["--simulate", "stop-thief", "--seats", "ai"], "mode=competitive is for 2 to 4 seats, not 1"),
        (["--simulate", "stop-thief", "--options", "mode=solo", "--seats", "ai,ai"], "is for 1 seat, not 2"),
        (["--simulate", "stop-thief", "--options", "mode=duel"], "mode=competitive|cooperative|solo|one-vs"),
        (
            ["--simulate", "stop-thief", "--options", "difficulty=easy"],
            "=standard|intermediate|advanced|custom",
        ),
        (["--simulate", "stop-thief", "--options", "pack=2"], "no option 'pack'"),
        (["--simulate", "hands-up", "--seats", "ai"], "2 to 6 seats, not 1"),
        (["--simulate", "hands-up", "--seats", "ai,dog"], "Write human:NAME or ai:rookie, ai:easy"),
        (["--simulate", "hands-up", "--seats", "ai,human:Ann"], "Only AIs can play a simulated match"),
        (["--simulate", "hands-up", "--options", "power=maybe"], "power=off|on"),
        (["--simulate", "hands-up", "--options", "speed=9"], "no option 'speed'. Options: power=off|on"),
        (["--simulate", "hands-up", "--options", "power"], "'power' is not an option"),
        (["--simulate", "hands-up", "--options", "time.5=8"], "no option 'time.5'"),
        (["--simulate", "hands-up", "--options", "board=moon"], "no board 'moon'. Boards: hands_up"),
        (["--play", "hands-up", "--options", "board=moon"], "no board 'moon'. Boards: hands_up"),
        (
            ["--simulate", "hands-up", "--log", "/no/such/folder/x"],
            "Cannot write the log /no/such/folder/x: No such file or directory.",
        ),
        (["--size", "big"], "Write it like 1280x720"),
        (["--tour", "/no/such/folder", "--text", "300"], "choose from 100, 125, 150, 200"),
        (["--tour", "/no/such/folder", "--sight", "red"], "choose from 'grey', 'protan', 'deutan', 'tritan'"),
        (["--play", "hands-up", "--sight", "grey"], "--text and --sight only work with --tour DIR"),
        (["--replay", "/no/such/log"], "replay /no/such/log: it isn’t there"),
    ],
)
def test_wrong_arguments_are_refused_with_a_sentence(arguments: list[str], sentence: str) -> None:
    done = main(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
