"""The story of a match: what mattered, told again from the log, and the lines of its chart."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from game.core.kernel import CHANCE, TABLE, Outcome, Seat, Setup
from game.games.cops_and_crooks.rules import events as happened
from game.games.cops_and_crooks.rules.events import Robbed
from game.games.cops_and_crooks.screen.story import CaperStory
from game.games.hands_up.rules import events as grabs
from game.games.hands_up.rules.cards import Fault
from game.games.hands_up.rules.tuning import SETTLE_MS
from game.games.hands_up.screen.story import Search
from game.games.library import GAMES, finished, setup_from_text
from game.games.police_chase.rules import events as tokens
from game.games.police_chase.rules.tokens import NEEDED, Token
from game.games.police_chase.screen.story import Chase
from game.games.stop_thief.rules.events import ThiefStepped, TipGiven
from game.match.match import AnyMatch, Match
from game.shell.words import Words
from game.table.chart import asides, spread, ticks, value_at
from game.table.story import MOST, Line, Prize, Story, StoryBuilder, led_since, replayed

pytestmark = pytest.mark.medium

ROOT = Path(__file__).parent.parent.parent
ANN, BOB, CAT = map(Seat, range(3))
LINEUPS = {
    "hunt": ("stop-thief", 4, ""),
    "captures": ("stop-thief", 3, "difficulty=advanced"),
    "together": ("stop-thief", 3, "mode=cooperative"),
    "versus": ("stop-thief", 3, "mode=one-vs-many"),
    "caper": ("cops-and-crooks", 5, ""),
    "chase": ("police-chase", 4, ""),
    "search": ("hands-up", 4, "power=on"),
}
every_match = pytest.mark.parametrize("name", LINEUPS)


def setup(name: str) -> Setup:
    game, people, options = LINEUPS[name]
    return setup_from_text(GAMES[game], ",".join(["ai:hard"] * people), options)


@cache
def played(name: str) -> tuple[AnyMatch, Outcome]:
    return finished(setup(name), 5)


def told(name: str) -> Story:
    match, outcome = played(name)
    return GAMES[match.setup.game].ui().story(Words(), match, outcome)


def ends(story: Story) -> tuple[int, ...]:
    return tuple(line.points[-1][1] for line in story.lines)


def search(*seats: str) -> Search:
    """Somebody who watches a search, before anything has happened."""
    lineup = setup_from_text(GAMES["hands-up"], ",".join(f"human:{seat}" for seat in seats), "")
    return Search(Words(), Match(GAMES["hands-up"].rules, lineup, played("search")[0].board, 1))


def said(teller: StoryBuilder) -> list[str]:
    return [beat.said for beat in teller.beats]


def test_every_game_has_a_story() -> None:
    assert set(GAMES) == set(GAMES)


@every_match
def test_a_story_is_told_in_words_that_are_there(name: str) -> None:
    story = told(name)
    assert 0 < len(story.beats) <= MOST
    assert not [beat.said for beat in story.beats if "[" in beat.said or "{" in beat.said]
    assert not story.chart.startswith("[")


@every_match
def test_what_mattered_is_told_in_its_order_and_within_the_chart(name: str) -> None:
    story = told(name)
    times = [beat.at for beat in story.beats]
    assert times == sorted(times)
    assert all(0 <= at <= line.points[-1][0] for at in times for line in story.lines)


@every_match
def test_every_line_of_the_chart_goes_on_in_time(name: str) -> None:
    for line in told(name).lines:
        times = [at for at, _ in line.points]
        assert times[0] == 0
        assert times == sorted(times)


@every_match
def test_telling_a_match_again_changes_nothing_and_gives_the_same_story(name: str) -> None:
    match, _ = played(name)
    before = match.state, len(match.log)
    assert told(name) == told(name)
    assert (match.state, len(match.log)) == before


@pytest.mark.parametrize("name", ["hunt", "versus"])
def test_the_story_knows_no_more_than_the_table_did(name: str) -> None:
    match, _ = played(name)
    moments = list(replayed(match))
    events = [event for moment in moments for event in moment.events]
    assert not [event for event in events if isinstance(event, ThiefStepped)]
    assert not [event for event in events if isinstance(event, TipGiven) and event.tip and not event.shared]
    assert all(moment.view.hideaway is None for moment in moments)


def test_the_money_of_a_hunt_ends_with_what_everybody_has() -> None:
    assert ends(told("hunt")) == played("hunt")[0].view(TABLE).cash


def test_without_money_the_chart_counts_thieves() -> None:
    assert ends(told("captures")) == tuple(map(len, played("captures")[0].view(TABLE).captured))


@pytest.mark.parametrize("name", ["together", "versus"])
def test_a_hunt_for_the_pack_has_one_line_the_loot(name: str) -> None:
    story = told(name)
    assert [line.seat for line in story.lines] == [None]
    assert ends(story) == (played(name)[0].view(TABLE).loot,)


@pytest.mark.parametrize("name", ["together", "versus"])
def test_what_a_robbery_leaves_of_the_loot_is_on_the_line(name: str) -> None:
    story = told(name)
    robberies = [(beat.at, beat.value) for beat in story.beats if beat.value is not None]
    assert robberies
    assert set(robberies) <= set(story.lines[0].points)


@pytest.mark.parametrize("name", ["hunt", "together"])
def test_every_capture_of_a_hunt_is_told_with_the_face_of_the_thief(name: str) -> None:
    captured = played(name)[0].view(TABLE).captured
    caught = [beat for beat in told(name).beats if " caught " in beat.said]
    assert len(caught) == sum(map(len, captured))
    assert all(beat.pictures[1].startswith(("portraits/thief_", "portraits/pack_")) for beat in caught)


def test_the_money_of_a_caper_ends_with_what_counts() -> None:
    match, _ = played("caper")
    assert ends(told("caper")) == match.view(TABLE).money


def test_the_greatest_robbery_of_a_caper_is_always_told() -> None:
    match, _ = played("caper")
    events = (event for moment in replayed(match) for event in moment.events)
    robbed = [event.amount for event in events if isinstance(event, Robbed)]
    assert any(f"${max(robbed):,}" in beat.said and "robbed" in beat.said for beat in told("caper").beats)


def test_the_cops_are_called_the_cops() -> None:
    match, _ = played("caper")
    assert CaperStory(Words(), match).name(ANN) == "The Cops"
    assert told("caper").lines[0].name == "The Cops"


def test_an_outbreak_does_not_look_like_being_caught_for_good() -> None:
    caper = CaperStory(Words(), played("caper")[0])
    caper.hear(happened.BrokeOut(BOB))
    caper.hear(happened.Eliminated(BOB, 0))
    out_of_jail, for_good = (beat.pictures for beat in caper.beats)
    assert out_of_jail != for_good


def test_who_sent_the_robber_is_seen_before_who_lost_a_token() -> None:
    chase = Chase(Words(), played("chase")[0])
    chase.add_event(tokens.RobberStruck(ANN, BOB))
    chase.add_event(tokens.TokenGiven(BOB, Token.WARRANT))
    sender, robber, victim, token = chase.beats[0].pictures
    assert (sender, victim) == (chase.portrait(ANN), chase.portrait(BOB))
    assert (robber, token) == ("portraits/robber", "tokens/warrant")


def test_a_chase_ends_with_its_robber() -> None:
    story, (_, outcome) = told("chase"), played("chase")
    last = story.beats[-1 - len(story.awards)]
    assert last.seat == outcome.winners[0]
    assert last.said.endswith("caught the robber!")
    assert ends(story)[outcome.winners[0]] == len(NEEDED)


@every_match
def test_nobody_gets_two_awards_and_each_is_told_with_its_reason(name: str) -> None:
    story = told(name)
    seats = [award.seat for award in story.awards]
    assert len(set(seats)) == len(seats)
    told_at_the_end = [beat.said for beat in story.beats[len(story.beats) - len(seats) :]]
    assert told_at_the_end == [f"{award.title}: {award.reason}" for award in story.awards]


def builder() -> StoryBuilder:
    return StoryBuilder(Words(), played("search")[0])


def test_the_fastest_of_several_hands_gets_the_award() -> None:
    search = builder()
    for seat, seconds in ((ANN, 2.5), (BOB, 1.25), (BOB, 4.0)):
        search.note("hand", seat, seconds, min)
    (award,) = search.awards([Prize("hand", 9, fewest=True)])
    assert (award.seat, award.title, award.reason) == (BOB, "Fastest hand", "1.2 seconds")


def test_what_two_players_did_equally_well_gets_no_award() -> None:
    search = builder()
    search.note("jumpy", ANN, 2)
    search.note("jumpy", BOB)
    search.note("jumpy", BOB)
    assert search.awards([Prize("jumpy", 2)]) == ()


def test_too_little_is_no_feat() -> None:
    search = builder()
    search.note("photo", ANN)
    assert search.awards([Prize("photo", 2)]) == ()
    assert [award.reason for award in search.awards([Prize("photo")])] == ["one photo finish won"]


def test_who_has_an_award_leaves_the_next_one_to_nobody() -> None:
    search = builder()
    search.note("photo", ANN, 3)
    search.note("streak", ANN, 4)
    assert [award.title for award in search.awards([Prize("photo"), Prize("streak")])] == ["Photo star"]


@pytest.mark.parametrize("game", GAMES)
def test_every_prize_of_a_game_has_its_words(game: str) -> None:
    module = import_module(f"game.games.{game.replace('-', '_')}.screen.story")
    for prize in module.PRIZES:
        keys = [f"{game}.award.{prize.deed}{ending}" for ending in ("", "-why", "-why-one")]
        assert [key for key in keys if key not in Words().sentences] == []


def test_the_cards_of_a_search_end_with_what_everybody_has_won() -> None:
    won = played("search")[0].view(TABLE).won
    assert {line.seat: line.points[-1][1] for line in told("search").lines} == dict(enumerate(map(len, won)))


def test_of_guards_with_as_many_cards_the_one_with_more_thieves_is_told_first() -> None:
    match, outcome = played("search")
    ranked = [standing.seat for standing in GAMES["hands-up"].ui().results(Words(), match, outcome).standings]
    assert [line.seat for line in told("search").lines] == ranked


def test_the_fastest_hand_is_counted_from_the_open_cards() -> None:
    watched = search("Ann", "Bob")
    for ms, event in (
        (1_000, grabs.CardsOpen(last=False)),
        (1_000 + SETTLE_MS, grabs.SearchOpen()),
        (1_700, grabs.Pressed(BOB)),
        (1_708, grabs.Grabbed(BOB)),
        (3_000, grabs.Caught(BOB, (0, 1, 2), (), camera=False, bonus_slot=None)),
        (3_001, grabs.Pressed(ANN)),
        (3_500, grabs.Caught(ANN, (3, 4, 5), (), camera=False, bonus_slot=None)),
    ):
        watched.now_ms = ms
        watched.hear(event)
    watched.end(Outcome((ANN, BOB), "shared"))
    assert "Bob was fastest: 0.7 seconds." in said(watched)


def test_three_catches_in_a_row_are_a_streak() -> None:
    watched = search("Ann", "Bob")
    for seat in (BOB, ANN, ANN, ANN, BOB):
        watched.hear(grabs.Caught(seat, (0, 1, 2), (), camera=False, bonus_slot=None))
    watched.end(Outcome((ANN, BOB), "shared"))
    assert "Ann caught 3 in a row." in said(watched)


def test_a_streak_is_told_before_what_another_did_later_in_the_same_flip() -> None:
    watched = search("Ann", "Bob")
    for seat, camera in ((ANN, False), (ANN, False), (ANN, False), (BOB, True)):
        watched.hear(grabs.Caught(seat, (0, 1, 2), (), camera=camera, bonus_slot=None))
    watched.end(Outcome((ANN, BOB), "shared"))
    told = said(watched)
    assert told.index("Ann caught 3 in a row.") < told.index("Bob caught a thief on camera.")


@pytest.mark.parametrize(("lost", "tail"), [(0, "alarm."), (1, "lost 1 card."), (2, "lost 2 cards.")])
def test_a_false_alarm_is_told_in_good_english(lost: int, tail: str) -> None:
    watched = search("Ann", "Bob")
    cards = played("search")[0].view(TABLE).won[0][:lost]
    watched.hear(grabs.FalseAlarm(ANN, (), cards, Fault.NUMBERS))
    assert said(watched)[0].endswith(tail)


def test_of_too_many_things_the_small_ones_are_left_out() -> None:
    match, _ = played("search")
    teller = StoryBuilder(Words(), match)
    for at in range(2 * MOST):
        teller.at = at
        teller.tell("first", ANN, weight=1.0 + at % 2)
    assert [beat.at for beat in teller.beats] == list(range(1, 2 * MOST, 2))


def test_who_leads_for_good_is_known_by_when_the_lead_began() -> None:
    ann = Line(((0, 0), (1, 3), (2, 3), (3, 6), (4, 7)), ANN)
    bob = Line(((0, 0), (1, 0), (2, 4), (3, 4), (4, 4)), BOB)
    assert led_since((ann, bob), Outcome((ANN,), "most-cards")) == 3
    assert led_since((ann, bob), Outcome((BOB,), "most-cards")) is None
    assert led_since((ann, bob), Outcome((ANN, BOB), "shared")) is None


@pytest.mark.parametrize(
    ("most", "shown"), [(1, (0, 1)), (7, (0, 2, 4, 6, 8)), (20_000, (0, 5_000, 10_000, 15_000, 20_000))]
)
def test_ticks_are_few_and_round(most: int, shown: tuple[int, ...]) -> None:
    assert ticks(most, 4) == shown


@pytest.mark.parametrize("most", [*range(1, 200), 999, 1_001, 28_000, 99_999, 106_000])
def test_ticks_cover_every_value(most: int) -> None:
    shown = ticks(most, 4)
    assert most <= shown[-1] <= 2.5 * most + 1
    assert 2 <= len(shown) <= 5


def test_a_line_is_straight_between_its_points() -> None:
    line = Line(((0, 0), (2, 10), (4, 10)))
    assert [value_at(line, at) for at in (0, 1, 2, 3, 4)] == [0, 5, 10, 10, 10]


def test_where_a_line_drops_at_once_the_end_of_the_turn_counts() -> None:
    line = Line(((0, 10), (1, 6), (1, 4), (1, 5), (2, 7)))
    assert [value_at(line, at) for at in (0.5, 1, 1.5)] == [8, 5, 6]


def test_only_lines_with_the_same_value_are_moved_aside_and_never_at_their_ends() -> None:
    one, two = asides([Line(((0, 5), (1, 7), (2, 8))), Line(((0, 5), (1, 6), (2, 8)))], 3)
    assert one.points == ((0, 0), (1, 0), (2, 0))
    assert two.points == ((0, 3), (1, 0), (2, 0))


def test_labels_keep_apart_and_stay_inside() -> None:
    placed = spread([95.0, 95.0, 95.0, 5.0], 10, 0, 100)
    assert sorted(placed) == [5, 80, 90, 100]


def test_stories_need_no_picture_and_no_window() -> None:
    modules = [f"game.games.{game.replace('-', '_')}.screen.story" for game in GAMES]
    code = f"import sys, {', '.join(modules)}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.timing
@pytest.mark.usefixtures("calm_collector")
def test_a_long_match_is_told_in_the_blink_of_an_eye() -> None:
    lineup = setup_from_text(GAMES["police-chase"], ",".join(["ai:easy"] * 4), "")
    match, outcome = max((finished(lineup, seed) for seed in range(8)), key=lambda one: len(one[0].log))
    assert len(match.log) > 500
    assert any(entry.seat == CHANCE for entry in match.log)
    words, tell = Words(), GAMES["police-chase"].ui().story
    before = time.process_time()
    tell(words, match, outcome)
    assert time.process_time() - before < 0.15
