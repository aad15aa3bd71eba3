"""What the results tell of a caper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.core.kernel import Outcome, Seat
from game.games.cops_and_crooks.rules.state import COPS, Crook, Phase, Where
from game.games.cops_and_crooks.rules.tuning import ARRESTS
from game.games.cops_and_crooks.screen.results import summary
from game.match.match import AnyMatch, Match
from game.scenes.results import ResultsExits, ResultsScene
from game.shell.scenes import Pop, Quit
from game.shell.services import Shell
from game.shell.words import Words
from game.table.results import Summary
from tests.games.cops_and_crooks.streets import (
    AIRPORT,
    ANN,
    BOARD,
    BOB,
    CAT,
    HARBOUR,
    RAIL,
    RULES,
    cops_and_crooks,
    crook,
    random_match,
)
from tests.manifests import replace_ui

EXITS = ResultsExits(rematch=lambda: Pop("rematch"), lobby=lambda: Pop("seats"), title=Quit)


def fled(exit_: int, cash: int, arrests: int = 0) -> Crook:
    return replace(crook(exit_, cash, arrests=arrests), where=Where.FLED)


def out() -> Crook:
    return replace(crook(410, arrests=ARRESTS), where=Where.OUT)


def over(*crooks: Crook, cops: int = 0, ended: str = "all-gone", rounds: int = 30) -> AnyMatch:
    """A match that has come to this."""
    match: AnyMatch = Match(RULES, cops_and_crooks(len(crooks) + 1), BOARD, 1)
    match.state = replace(
        match.state, crooks=crooks, cops_cash=cops, ended=ended, round=rounds, phase=Phase.OVER
    )
    return match


def told(match: AnyMatch) -> Summary:
    outcome = match.outcome()
    assert outcome is not None
    return summary(Words(), match, outcome)


def lines(told: Summary) -> list[tuple[str, str]]:
    return [(standing.headline, standing.line) for standing in told.standings]


def test_players_are_ranked_by_their_money() -> None:
    result = told(over(fled(RAIL, 12_000), fled(AIRPORT, 30_000), out(), cops=15_000))
    assert [standing.seat for standing in result.standings] == [BOB, COPS, ANN, CAT]


def test_whoever_was_thrown_out_is_last_of_those_who_have_nothing() -> None:
    result = told(over(out(), fled(RAIL, 0), cops=0))
    assert [standing.seat for standing in result.standings][-1] == ANN


def test_a_crook_who_fled_is_told_the_money_and_the_way() -> None:
    result = told(over(fled(RAIL, 30_000), fled(AIRPORT, 20_000), fled(HARBOUR, 10_000), cops=5_000))
    assert lines(result)[:3] == [
        ("$30,000", "left by train"),
        ("$20,000", "left by plane"),
        ("$10,000", "left by boat"),
    ]


def test_the_cops_are_told_their_money_and_how_many_arrests_they_made() -> None:
    result = told(over(out(), fled(RAIL, 1_000, arrests=2), cops=9_000))
    assert lines(result)[0] == ("$9,000", "6 arrests")


@pytest.mark.parametrize(("arrests", "said"), [(0, "no arrests"), (1, "1 arrest")])
def test_few_arrests_are_told_in_good_english(arrests: int, said: str) -> None:
    assert lines(told(over(fled(RAIL, 1_000, arrests))))[1] == ("$0", said)


@pytest.mark.parametrize(
    ("left", "said"), [(crook(410), "still in town"), (crook(910, arrests=1, waits=2), "still in jail")]
)
def test_who_did_not_leave_in_time_is_told_so(left: Crook, said: str) -> None:
    result = told(over(left, cops=1_000, ended="time-up", rounds=40))
    assert lines(result)[1] == ("$0", said)
    assert "Round 40" in result.story


def test_who_was_arrested_four_times_is_told_so() -> None:
    assert lines(told(over(out(), cops=1_000)))[1] == ("$0", "caught for good")


@pytest.mark.parametrize(
    ("crooks", "said"),
    [
        ((out(), out()), "nobody got away"),
        ((out(), fled(RAIL, 7_000)), "one crook got away with $7,000"),
        ((fled(HARBOUR, 8_000), fled(RAIL, 7_000)), "2 crooks got away with $15,000 in all"),
    ],
)
def test_the_story_is_how_many_got_away_with_how_much(crooks: tuple[Crook, ...], said: str) -> None:
    result = told(over(*crooks, cops=3_000, rounds=33))
    assert result.story.startswith("Round 33")
    assert said in result.story


def test_where_the_cops_win_the_curtain_says_so() -> None:
    assert told(over(out(), out(), cops=3_000)).title == "THE COPS WIN!"
    assert not told(over(out(), fled(RAIL, 7_000), cops=3_000)).title


def test_everybody_is_shown_as_what_they_were() -> None:
    result = told(over(fled(RAIL, 12_000), fled(AIRPORT, 30_000), cops=15_000))
    shown = {standing.seat: standing.portrait for standing in result.standings}
    assert shown == {COPS: "portraits/cops", ANN: "portraits/crook_sandra", BOB: "portraits/crook_pepper"}


def test_a_crooks_arrests_are_marked_out_of_four() -> None:
    result = told(over(fled(RAIL, 12_000, arrests=1)))
    marks = result.standings[0].pictures
    assert len(marks) == ARRESTS
    assert marks.count("cops_and_crooks/arrest_spent") == 1


def test_every_arrest_is_shown_by_handcuffs() -> None:
    result = told(over(out(), out(), cops=1_000))
    assert result.standings[0].pictures == ("cops_and_crooks/cuffs",) * (2 * ARRESTS)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_is_told_in_words_that_are_there(seats: int) -> None:
    *_, match = random_match(seats, 3, "rounds=40")
    result = told(match)
    said = [result.story, *(text for pair in lines(result) for text in pair)]
    assert not [text for text in said if text.startswith("[")]
    assert sorted(standing.seat for standing in result.standings) == list(map(Seat, range(seats)))


MATCHES: tuple[Callable[[], AnyMatch], ...] = (
    lambda: over(fled(RAIL, 12_000), fled(AIRPORT, 130_000), fled(HARBOUR, 5_000, 3), out(), cops=25_000),
    lambda: over(out(), cops=1_000),
    lambda: over(crook(410), crook(910, waits=2), ended="time-up"),
)


@pytest.mark.parametrize("make", MATCHES)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_results_can_be_drawn_with_art_that_is_there(
    shell: Shell,
    make: Callable[[], AnyMatch],
    scale: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    replace_ui(monkeypatch, "cops-and-crooks", results=summary)
    shell.settings.change(text_scale=scale)
    match = make()
    scene = ResultsScene(shell, match, match.outcome() or Outcome((), ""), EXITS)
    scene.draw(shell.window.canvas)
    assert caplog.text == ""
