"""The coach of Stop Thief! is honest, agrees with itself and says only numbers that are right."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.ai.coach import advise
from game.games.stop_thief.ai.facts import percent
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.belief import candidates
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State, Tip, Tipped
from game.match.coach import Advice, Name, Term, advice
from game.match.match import AnyMatch, Match
from game.shell.services import Shell
from game.shell.words import Words
from tests.games.stop_thief.ai.test_player import BESIDE, COOP, DRAKE, FAR_SCENE, ROOM, SCENE, alarm, known
from tests.games.stop_thief.ai.test_thinking import LESSONS, SLICE_MS
from tests.games.stop_thief.cities import (
    ANN,
    BOB,
    MODES,
    RULES,
    after,
    at,
    board,
    hunt,
    random_match,
    stop_thief,
)
from tests.games.stop_thief.tables import Table

pytestmark = pytest.mark.medium

every_mode = pytest.mark.parametrize(("players", "options"), MODES)
WORDS = Words()
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
Said = Advice[act.Action]


def ask(state: State, seat: Seat | None = None) -> Said:
    """What the coach says to somebody, or to whoever has to act."""
    seat = RULES.to_act(state)[0] if seat is None else seat
    return advice(advise(RULES.view(state, seat), RULES.legal(state, seat)))


def said(state: State) -> str:
    """The same in words."""
    return ask(state).sentence(WORDS, "stop-thief", NAMES)


@cache
def coached(players: int, options: str, seed: int = 3) -> tuple[tuple[State, Said], ...]:
    """A match of players who do all that the coach says: each decision, and what was said."""
    match: AnyMatch = Match(RULES, stop_thief(players, options), board(), seed)
    heard = []
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(0)
            continue
        advised = ask(match.state)
        heard.append((match.state, advised))
        match.act(seats[0], advised.action, 0)
    return tuple(heard)


def parts(advised: Said) -> dict[str, Name]:
    """All names in a sentence, those of its parts included."""
    found: dict[str, Name] = {}
    todo = [advised.names]
    while todo:
        for name, value in todo.pop().items():
            found[name] = value
            if isinstance(value, Term):
                todo.append(value.names)
    return found


# ---- what it says ----


def test_before_the_first_clue_there_is_nothing_to_know() -> None:
    assert said(hunt(500, 501)) == "Get a clue. It’s the first you’ll hear of this thief."


def test_a_thief_who_is_known_and_near_is_arrested() -> None:
    assert said(at(known(BESIDE, 500), Phase.ARREST)) == f"The thief is on {SCENE}. Make the arrest!"


def test_a_card_is_named_with_the_walk_and_the_arrest_it_is_for() -> None:
    assert said(replace(known(ROOM, 500), phase=Phase.CARD)).startswith(
        f"The thief is on {SCENE}. Play the 4 PICK UP and "
    )


def test_good_odds_are_said_with_what_they_risk() -> None:
    state = at(alarm(BESIDE, 500, district=4), Phase.ARREST)
    assert said(state) == (
        f"4 spaces left, all at City Museum. Arrest on {SCENE}: a chance of 25% is worth the risk of $1,000."
    )


def test_long_odds_are_said_with_what_they_would_risk() -> None:
    state = at(alarm(BESIDE, 500), Phase.ARREST)
    assert said(state).endswith(f"End your turn: 6% on {SCENE} isn’t worth the risk of $1,000.")


def test_nobody_is_told_to_search_where_the_thief_cannot_be() -> None:
    assert said(at(known(500, 501), Phase.ARREST)).endswith("End your turn: the thief can’t be in reach.")


def test_a_tip_is_taken_for_the_chance_it_adds() -> None:
    state = at(alarm(432, 500, district=4), Phase.TIP, "5T")
    assert "Take the tip: it takes your chance of an arrest from 25% to 50%." in said(state)


def test_a_tip_may_only_save_a_wrong_guess() -> None:
    state = at(alarm(BESIDE, 500, district=4), Phase.TIP, "5T")
    assert said(state).endswith("Take the tip: it saves you a wrong guess.")


def test_a_tip_about_what_is_known_is_not_needed() -> None:
    assert said(at(known(ROOM, 500), Phase.TIP, "5T")) == f"The thief is on {SCENE}. You need no tip."


def test_a_tip_that_tells_nothing_is_not_worth_the_loot() -> None:
    heard = (Clue(Sound.FOOTSTEPS, 4),)
    state = hunt(BESIDE, 500, thief=Hideaway(ROOM), options=COOP, heard=heard)
    assert "No tip: it costs $1,000, and no arrest gets likelier this turn." in said(
        at(state, Phase.TIP, "5T")
    )


def test_a_rival_is_pushed_away_and_the_chances_are_said() -> None:
    heard = (Clue(Sound.ALARM, 4),)
    state = hunt(500, 433, thief=Hideaway(SCENE), looks=DRAKE, heard=heard)
    slow = replace(state, hands=(state.hands[ANN], state.hands[BOB][:1]))
    told = "Move Bob to 431: Bob’s chance to reach the thief next turn goes from 30% to 17%."
    assert said(at(slow, Phase.PUSH, "7M")) == told


def test_the_pack_hears_what_the_hunters_will_know() -> None:
    heard = (Clue(Sound.FOOTSTEPS, 4),)
    state = hunt(0, FAR_SCENE, thief=Hideaway(ROOM), options="mode=one-vs-many", heard=heard)
    state = after(state, (BOB, act.GetClue()))[0]
    slow = replace(state, hands=((), state.hands[BOB][:1]))
    assert said(slow).startswith(f"Rob {SCENE}! Bob can’t get there. What they hear fits 4 spaces.")
    assert ask(slow).private


# ---- it agrees with itself ----


@every_mode
def test_the_advice_is_legal_and_its_sentence_is_whole(players: int, options: str) -> None:
    for state, advised in coached(players, options):
        assert advised.action in RULES.legal(state, RULES.to_act(state)[0])
        sentence = advised.sentence(WORDS, "stop-thief", NAMES)
        assert not set("[]{}") & set(sentence)
        assert "  " not in sentence.strip()


@every_mode
def test_the_sentence_names_the_move_it_advises(players: int, options: str) -> None:
    for _, advised in coached(players, options):
        sentence = advised.sentence(WORDS, "stop-thief", NAMES)
        match advised.action:
            case act.PlayCard(card):
                assert f"Play the {card.pips}" in sentence
            case act.Walk(to) | act.Push(to=to) | act.Step(to):
                told = set(map(str, board().neighbours[to])) | {str(to)}
                assert told & set(sentence.replace(":", " ").replace(".", " ").replace("!", " ").split())
            case act.Arrest(space):
                assert str(space) in sentence
            case act.EndTurn():
                assert "End your turn" in sentence


@every_mode
def test_who_follows_the_advice_gets_the_walk_and_the_arrest_it_spoke_of(players: int, options: str) -> None:
    """Until a tip tells more."""
    spoken = 0
    heard = coached(players, options)
    for (_, first), (_, then) in pairwise(heard):
        if first.key in ("card", "walk") and not isinstance(then.action, act.AskTip | act.NoTip):
            assert then.marks[0] == first.marks[-1] or isinstance(first.action, act.Walk | act.Stay)
            why = first.names["why"]
            assert isinstance(why, Term)
            if isinstance(first.action, act.Walk | act.Stay):
                spoken += 1
                wants = "why.arrest" in why.key
                assert isinstance(then.action, act.Arrest) is wants
                assert not wants or then.action == act.Arrest(int(str(why.names["space"])))
    assert spoken > 5


# ---- the numbers are right ----


@every_mode
def test_it_counts_the_spaces_that_are_left(players: int, options: str) -> None:
    for state, advised in coached(players, options):
        told = advised.names.get("known")
        if not isinstance(told, Term):
            continue
        spots = candidates(RULES.view(state, state.turn))
        digits = state.city.plan.digit
        if "count" in told.names:
            assert told.names["count"] == len(spots)
        if "space" in told.names:
            assert spots[int(str(told.names["space"]))] == pytest.approx(max(spots.values()))
            assert told.names.get("share", 100) == percent(max(spots.values()))
        if "place" in told.names:
            there = [
                s for space, s in spots.items() if state.city.plan.label[digits[space]] == told.names["place"]
            ]
            assert told.names["share"] == percent(sum(there))


@every_mode
def test_the_chance_of_an_arrest_is_the_share_of_its_space(players: int, options: str) -> None:
    for state, advised in coached(players, options):
        if isinstance(advised.action, act.Arrest):
            spots = candidates(RULES.view(state, state.turn))
            assert advised.names["chance"] == percent(spots[advised.action.space])


# ---- secrets ----


@every_mode
def test_hunts_that_differ_only_in_a_secret_get_equal_advice(players: int, options: str) -> None:
    """Where the thief is, and what a rival's tip said; only the Pack's player knows more."""
    places = 0
    for number, match in enumerate(random_match(players, 5, options)):
        state = match.state
        if number > 400:
            break
        if number % 5 or RULES.to_act(state) != (state.turn,):
            continue
        places = max(places, len({*candidates(RULES.view(state, state.turn))}))
        assert len({repr(ask(other)) for other in swapped(state)}) == 1
    assert places > 1


def swapped(state: State) -> Iterator[State]:
    """The same hunt as far as the player knows whose turn it is."""
    yield state
    mine = state.turn
    record = tuple(
        replace(fact, tip=Tip(digit=5)) if isinstance(fact, Tipped) and fact.seat != mine else fact
        for fact in state.record
    )
    for space in [*candidates(RULES.view(state, mine))][:3]:
        hidden = Hideaway(space, route=(space,))
        yield replace(state, hideaway=hidden, record=state.record if state.terms.pack else record)


def test_advice_from_a_private_tip_is_marked_as_private() -> None:
    state = at(known(BESIDE, 500), Phase.ARREST)
    assert ask(state).private
    assert not ask(replace(state, record=(state.record[0], Tipped(BOB, Tip(spaces=(SCENE,)))))).private


def test_advice_from_a_tip_for_all_is_for_all() -> None:
    heard = (Clue(Sound.FOOTSTEPS, 4),)
    state = hunt(BESIDE, 500, thief=Hideaway(ROOM), options=COOP, heard=heard)
    told = replace(state, record=(*heard, Tipped(ANN, Tip(digit=4))))
    assert not ask(at(told, Phase.ARREST)).private


# ---- slices ----


@every_mode
def test_no_slice_of_the_coach_takes_half_a_frame(players: int, options: str) -> None:
    moments = {state.phase: state for state, _ in coached(players, options)}
    longest = 0.0
    for phase in (Phase.CARD, Phase.WALK, Phase.STEP):
        if phase in moments:
            first, second = [*timed(moments[phase])], [*timed(moments[phase])]
            longest = max(longest, *map(min, first, second))
    assert longest < SLICE_MS


def timed(state: State) -> Iterator[float]:
    """The milliseconds of each slice, with nothing remembered."""
    for lesson in LESSONS:
        lesson.cache_clear()
    (seat,) = RULES.to_act(state)
    advising = advise(RULES.view(state, seat), RULES.legal(state, seat))
    began = time.thread_time()
    for _ in advising:
        yield 1_000 * (time.thread_time() - began)
        began = time.thread_time()
    yield 1_000 * (time.thread_time() - began)


# ---- marks ----


def test_the_screen_finds_every_place_that_the_coach_marks(shell: Shell) -> None:
    asked = (
        replace(alarm(432, 500, district=4), phase=Phase.CARD),
        at(alarm(432, 500, district=4), Phase.WALK, "10"),
        at(alarm(432, 500, district=4), Phase.TIP, "5T"),
        at(known(BESIDE, 500), Phase.ARREST),
    )
    for state in asked:
        table = Table(shell, state)
        for mark in ask(state).marks:
            assert table.screen.place_named(mark) is not None
