"""What the results tell of a hunt, in every mode."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.kernel import Outcome, Seat
from game.games.stop_thief.rules.state import Phase
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.results import summary
from game.match.match import AnyMatch, Match
from game.shell.words import Words
from game.table.results import Summary
from tests.games.stop_thief.cities import ANN, BOB, CAT, MODES, RULES, board, keen_match, stop_thief

TWO = ((Who.MOE, Who.REX), (Who.OTTO,))
PACK_AND_TWO = ((), (Who.DORA,), (Who.SUE, Who.DEE))


def told(players: int, options: str, outcome: Outcome, **state: object) -> Summary:
    """What is told of a match that has come to this."""
    match: AnyMatch = Match(RULES, stop_thief(players, options), board(), 1)
    over = {"phase": Phase.OVER, "winners": outcome.winners, "ended": outcome.reason}
    match.state = replace(match.state, **over, **state)
    return summary(Words(), match, outcome)


def lines(told: Summary) -> list[tuple[str, str]]:
    return [(standing.headline, standing.line) for standing in told.standings]


def test_rivals_are_ranked_by_their_money_after_the_winner() -> None:
    result = told(3, "", Outcome((CAT,), "enough-cash"), cash=(4_000, 9_000, 31_000))
    assert [standing.seat for standing in result.standings] == [CAT, BOB, ANN]


def test_a_rival_is_told_the_money_and_how_many_were_caught() -> None:
    result = told(2, "", Outcome((ANN,), "enough-cash"), cash=(41_000, 8_000), captured=TWO)
    assert lines(result) == [("$41,000", "2 thieves caught"), ("$8,000", "1 thief caught")]


def test_whom_somebody_caught_is_shown_by_the_portraits() -> None:
    result = told(2, "", Outcome((ANN,), "enough-cash"), cash=(41_000, 8_000), captured=TWO)
    assert result.standings[0].pictures == ("portraits/thief_moe", "portraits/thief_rex")


def test_everybody_who_was_caught_is_shown() -> None:
    many = tuple(Who)[:7]
    result = told(2, "", Outcome((ANN,), "enough-cash"), cash=(41_000, 0), captured=(many, ()))
    assert result.standings[0].pictures == tuple(f"portraits/thief_{who}" for who in many)


def test_rivals_who_have_as_much_share_a_rank() -> None:
    result = told(4, "", Outcome((CAT,), "enough-cash"), cash=(2_000, 17_000, 28_000, 2_000))
    assert [standing.rank for standing in result.standings] == [1, 2, 3, 3]


def test_who_hunts_the_pack_together_is_not_ranked() -> None:
    won = Outcome((BOB, CAT), "debbie-caught")
    captured = ((), (Who.DEBBIE,), (Who.DORA,))
    result = told(3, "mode=cooperative", won, captured=captured, loot=17_000)
    assert {standing.rank for standing in result.standings} == {0}


def test_the_story_of_rivals_is_the_case_and_the_turn() -> None:
    result = told(2, "", Outcome((ANN,), "enough-cash"), case=5, turns=37)
    assert result.story.startswith("Case 5, turn 37")
    assert not result.title


def test_where_no_money_is_used_captures_are_told() -> None:
    result = told(2, "difficulty=advanced", Outcome((ANN,), "enough-captures"), captured=TWO)
    assert lines(result) == [("2 captures", "2 captures to win"), ("1 capture", "2 captures to win")]


def test_at_dawn_the_best_of_the_night_are_named() -> None:
    result = told(2, "", Outcome((ANN, BOB), "dawn"), cash=(5_000, 5_000))
    assert "dawn" in result.story
    assert not result.title


@pytest.mark.parametrize("mode", ["cooperative", "one-vs-many"])
def test_who_catches_the_pack_has_won_together(mode: str) -> None:
    won = Outcome((BOB, CAT), "debbie-caught")
    captured = ((), (Who.DEBBIE,), (Who.DORA,))
    result = told(3, f"mode={mode}", won, captured=captured, loot=17_000)
    assert result.title == "THE PACK IS CAUGHT!"
    assert "$17,000" in result.story
    assert result.standings[0].line == "caught Debbie Atlantic!"


@pytest.mark.parametrize(("players", "mode"), [(3, "cooperative"), (1, "solo")])
def test_who_does_not_catch_the_pack_has_lost_together(players: int, mode: str) -> None:
    captured = ((Who.SUE, Who.DEE), (), ())[:players]
    result = told(players, f"mode={mode}", Outcome((), "loot-gone"), captured=captured, loot=0)
    assert result.title == "THE PACK GOT AWAY!"
    assert "2 of the 7" in result.story
    assert lines(result)[0] == ("2 captures", "caught Dee Lear last")


@pytest.mark.parametrize(("caught", "said"), [((), "Next time"), ((Who.SUE,), "1 of the 7 is")])
@pytest.mark.parametrize("reason", ["loot-gone", "dawn"])
def test_a_loss_is_told_kindly_however_few_were_caught(
    caught: tuple[Who, ...], said: str, reason: str
) -> None:
    result = told(1, "mode=solo", Outcome((), reason), captured=(caught,), loot=3_000)
    assert said in result.story


def test_who_caught_nobody_of_the_pack_has_helped_all_the_same() -> None:
    result = told(2, "mode=cooperative", Outcome((), "loot-gone"))
    assert lines(result) == [("No captures", "hot on the trail")] * 2


def test_the_packs_player_wins_alone_and_shows_who_is_still_free() -> None:
    won = Outcome((ANN,), "loot-gone")
    result = told(3, "mode=one-vs-many", won, captured=PACK_AND_TWO, loot=0, face_up=Who.CHUCK)
    assert not result.title
    assert lines(result)[0] == ("Got away!", "with all the Loot")
    assert result.standings[0].pictures == ("portraits/pack_chuck",)
    assert [standing.seat for standing in result.standings] == [ANN, CAT, BOB]


def test_the_packs_player_is_behind_bars_and_last() -> None:
    lost = Outcome((BOB, CAT), "debbie-caught")
    result = told(3, "mode=one-vs-many", lost, captured=PACK_AND_TWO, loot=9_000, face_up=Who.DEBBIE)
    last = result.standings[-1]
    assert (last.seat, last.headline, last.line) == (ANN, "Behind bars", "$9,000 of the Loot left")
    assert (last.portrait, last.pictures) == ("portraits/pack_debbie", ())


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_match_of_any_mode_is_told_in_words_that_are_there(players: int, options: str) -> None:
    *_, match = keen_match(players, 4, options)
    outcome = match.outcome()
    assert outcome is not None
    result = summary(Words(), match, outcome)
    said = [result.story, result.title, *(text for pair in lines(result) for text in pair)]
    assert not [text for text in said if text.startswith("[")]
    assert sorted(standing.seat for standing in result.standings) == list(map(Seat, range(players)))
