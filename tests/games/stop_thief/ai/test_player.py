"""The AI investigators of Stop Thief! want the right things, and so does the Pack."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.core.kernel import CHANCE, Seat
from game.games.stop_thief.ai import player
from game.games.stop_thief.ai.beliefs import Sliced, recent
from game.games.stop_thief.ai.distances import ground_of, steps_to
from game.games.stop_thief.ai.pack import PackSkill, weigh_steps
from game.games.stop_thief.ai.player import PACK_MS, SKILLS, Sleuth, terms_of_greed
from game.games.stop_thief.ai.turn import Turn, Weighed
from game.games.stop_thief.ai.values import hand_after, worth
from game.games.stop_thief.rules.actions import (
    Action,
    Arrest,
    AskTip,
    EndTurn,
    GetClue,
    NoTip,
    PlayCard,
    Push,
    Step,
    Walk,
)
from game.games.stop_thief.rules.belief import Belief, candidates
from game.games.stop_thief.rules.city import SUBWAY
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Sound, State, Tip, Tipped, View
from game.games.stop_thief.rules.terms import ArrestReach
from game.games.stop_thief.rules.thief_moves import ThiefState
from game.games.stop_thief.rules.walks import within_arms_reach
from game.match.match import AnyMatch, Match
from tests.games.stop_thief.cities import ANN, BOB, RULES, after, at, between, board, hunt, stop_thief

every_level = pytest.mark.parametrize("level", ["easy", "medium", "hard"])
below_hard = pytest.mark.parametrize("level", ["rookie", "easy", "medium"])
detectives = pytest.mark.parametrize("level", ["medium", "hard"])
SEEDS = range(8)
SCENE, ROOM, CELLAR = 422, 423, 432
"""A scene in the fourth building, and the two rooms next to it."""
BESIDE = between(SCENE, ROOM)
FAR_SCENE = 122
DRAKE = ("drake", "jimmy")
COOP = "mode=cooperative"
PACK = "mode=one-vs-many"
FREE = "difficulty=custom,false_arrest=0"


def wish(state: State, level: str = "hard", seed: int = 1, seat: Seat = ANN) -> Action:
    """What somebody does who has thought about it long enough."""
    sleuth, now = Sleuth(seat, level, random.Random(seed).random), 0
    while True:
        intent = sleuth.decide(RULES.view(state, seat), RULES.legal(state, seat), now)
        assert intent is not None
        if intent.action is not None:
            action: Action = intent.action
            return action
        now = intent.at_ms


def actions_for(state: State, level: str) -> set[Action]:
    """What such people do, whatever their dice say."""
    return {wish(state, level, seed) for seed in SEEDS}


def known(*pawns: int, thief: int = SCENE, options: str = "", looks: tuple[str, ...] = DRAKE) -> State:
    """Ann has been told where the thief is, by a tip or by where alone an alarm can ring."""
    heard = (Clue(Sound.ALARM, thief // 100),)
    state = hunt(*pawns, thief=Hideaway(thief), options=options, looks=looks, heard=heard)
    return replace(state, record=(*heard, Tipped(ANN, Tip(spaces=(thief,)))))


def alarm(*pawns: int, district: int | None = None, options: str = "") -> State:
    """Only an alarm was heard, in one of four scenes, or of sixteen if nobody knows the district."""
    heard = (Clue(Sound.ALARM, district),)
    return hunt(*pawns, thief=Hideaway(SCENE), options=options, heard=heard)


# ---- arrests ----


@every_level
def test_a_thief_in_arms_reach_is_arrested(level: str) -> None:
    assert actions_for(at(known(BESIDE, 500), Phase.ARREST), level) == {Arrest(SCENE)}


@every_level
def test_nobody_is_arrested_where_the_thief_cannot_be(level: str) -> None:
    assert actions_for(at(known(500, 501), Phase.ARREST), level) == {EndTurn()}


@detectives
def test_nobody_is_arrested_at_long_odds(level: str) -> None:
    assert actions_for(at(alarm(BESIDE, 500), Phase.ARREST), level) == {EndTurn()}


def test_a_hard_one_takes_good_odds_at_once() -> None:
    assert actions_for(at(alarm(BESIDE, 500, district=4), Phase.ARREST), "hard") == {Arrest(SCENE)}


def test_where_a_false_arrest_costs_nothing_any_odds_are_good_for_a_hard_one() -> None:
    state = alarm(BESIDE, 500, options=FREE)
    assert actions_for(at(state, Phase.ARREST), "hard") == {Arrest(SCENE)}


@below_hard
@pytest.mark.parametrize("options", ["", FREE])
def test_below_hard_nobody_arrests_on_a_first_clue_that_leaves_more_than_three(
    level: str, options: str
) -> None:
    state = at(alarm(BESIDE, 500, district=4, options=options), Phase.ARREST)
    assert actions_for(state, level) == {EndTurn()}
    assert not arrested(state, level, 4)
    assert arrested(state, level, 3)


@below_hard
def test_a_second_clue_may_lead_to_an_arrest_among_four(level: str) -> None:
    state = at(alarm(BESIDE, 500, district=4, options=FREE), Phase.ARREST)
    assert arrested(replace(state, record=(*state.record, Clue(Sound.STREET))), level, 4)


def test_a_rookie_whose_mind_wanders_makes_no_arrest() -> None:
    state = at(known(BESIDE, 500), Phase.ARREST)
    done = [wish(state, "rookie", seed) for seed in range(40)]
    assert {*done} == {Arrest(SCENE), EndTurn()}
    assert done.count(EndTurn()) < len(done) / 2


@detectives
def test_the_last_of_the_loot_is_not_put_at_risk(level: str) -> None:
    state = replace(alarm(BESIDE, 500, district=4, options=COOP), loot=1_000)
    assert actions_for(at(state, Phase.ARREST), level) == {EndTurn()}


def arrested(state: State, level: str, odds: int) -> bool:
    """Whether an arrest is made if the thief is as likely on so many spaces."""
    spaces = (SCENE, *[space for space in state.city.plan.numbered if space < 400][: odds - 1])
    belief = {ThiefState(space, 0, frozenset()): 1 / odds for space in spaces}
    weighed = thought_through(Turn(RULES.view(state, ANN), belief, SKILLS[level]).weighed())
    return max(weighed, key=lambda choice: choice[1])[0] != EndTurn()


def thought_through(pondering: Sliced[Weighed]) -> Weighed:
    """What comes of it in the end."""
    while True:
        try:
            next(pondering)
        except StopIteration as end:
            weighed: Weighed = end.value
            return weighed


def test_only_the_easy_one_arrests_on_a_hunch() -> None:
    state = at(alarm(BESIDE, 500), Phase.ARREST)
    state = replace(state, record=(*state.record, Clue(Sound.STREET)))
    assert arrested(state, "easy", 6)
    assert not arrested(state, "medium", 6)
    assert not arrested(state, "hard", 6)


# ---- what they have in mind ----


def memory_of(state: State, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many clues a rookie thinks of."""
    asked: list[int] = []

    def noted(view: View, memory: int) -> Sliced[Belief]:
        asked.append(memory)
        return recent(view, memory)

    monkeypatch.setattr(player, "recent", noted)
    wish(state, "rookie", 3)
    return asked[0]


def test_every_partner_remembers_one_clue_more(monkeypatch: pytest.MonkeyPatch) -> None:
    memories = [
        memory_of(at(alarm(*[BESIDE] * players, options=options), Phase.ARREST), monkeypatch)
        for players, options in ((2, ""), (1, "mode=solo"), (2, COOP), (4, COOP))
    ]
    own = SKILLS["rookie"].memory
    assert memories == [own, own, own + 1, own + 3]


def test_investigators_expect_a_players_pack_to_head_for_crime() -> None:
    state = hiding(FAR_SCENE)
    state = replace(state, record=(*state.record, Clue(Sound.FOOTSTEPS)))
    view = RULES.view(state, BOB)
    guessed = replace(view, terms=terms_of_greed(view.terms))
    assert view.terms.lure == 0
    assert max(candidates(guessed).values()) > max(candidates(view).values())
    assert candidates(guessed).keys() == candidates(view).keys()


# ---- walks and cards ----


@every_level
def test_an_investigator_walks_to_where_the_thief_can_be_arrested(level: str) -> None:
    start = next(space for space, far in steps_to(ground_of(known(500, 501)), SCENE).items() if far == 7)
    for action in actions_for(at(known(start, 501), Phase.WALK), level):
        assert isinstance(action, Walk)
        assert SCENE in within_arms_reach(known(500, 501).city, action.to, ArrestReach.SPACE, long_arm=False)


@detectives
def test_the_train_is_taken_where_it_is_faster(level: str) -> None:
    on_foot = steps_to(ground_of(known(500, 501))._replace(rides=False), FAR_SCENE)
    nearest, *_, farthest = sorted(known(500, 501).city.plan.of_kind(SUBWAY), key=on_foot.__getitem__)
    actions = actions_for(at(known(farthest, 501, thief=FAR_SCENE), Phase.WALK, "4P"), level)
    assert Walk(nearest) in actions
    assert all(isinstance(action, Walk) and on_foot[action.to] < on_foot[farthest] for action in actions)


@every_level
def test_the_lowest_card_that_is_enough_is_played(level: str) -> None:
    assert actions_for(at(known(ROOM, 500), Phase.CARD, "10"), level) == {PlayCard(Card.from_text("4P"))}


@detectives
def test_high_cards_are_played_when_they_bring_the_arrest(level: str) -> None:
    far = steps_to(ground_of(known(500, 501)), SCENE)
    start = next(space for space, steps in far.items() if steps == 10)
    hand = replace(known(start, 501), phase=Phase.CARD)
    assert actions_for(hand, level) == {PlayCard(Card.from_text("10"))}


@detectives
def test_cards_are_picked_up_when_nothing_else_helps(level: str) -> None:
    state = replace(known(FAR_SCENE, 501), phase=Phase.CARD)
    low = tuple(map(Card.from_text, ("4P", "5T")))
    assert actions_for(replace(state, hands=(low, state.hands[BOB])), level) == {PlayCard(low[0])}


def test_a_hard_investigator_waits_where_most_of_what_comes_next_is_in_reach() -> None:
    state = at(known(FAR_SCENE, 501), Phase.WALK, "10")
    action = wish(state)
    assert isinstance(action, Walk)
    far = steps_to(ground_of(state), SCENE)
    assert far[action.to] < far[FAR_SCENE]


# ---- tips ----


@detectives
def test_a_tip_is_asked_for_when_it_helps(level: str) -> None:
    assert actions_for(at(alarm(BESIDE, 500, district=4), Phase.TIP, "5T"), level) == {AskTip()}


@pytest.mark.parametrize("level", ["rookie", "easy"])
def test_below_medium_one_sometimes_forgets_to_ask(level: str) -> None:
    state = at(alarm(BESIDE, 500, district=4), Phase.TIP, "5T")
    done = [wish(state, level, seed) for seed in range(40)]
    assert {*done} == {AskTip(), NoTip()}


@every_level
def test_nobody_asks_for_what_is_known(level: str) -> None:
    assert actions_for(at(known(ROOM, 500), Phase.TIP, "5T"), level) == {NoTip()}


@detectives
def test_the_loot_is_not_spent_on_a_tip_that_tells_nothing(level: str) -> None:
    heard = (Clue(Sound.FOOTSTEPS, 4),)
    state = hunt(BESIDE, 500, thief=Hideaway(ROOM), options=COOP, heard=heard)
    assert actions_for(at(state, Phase.TIP, "5T"), level) == {NoTip()}


def left_over(card: str, options: str = "") -> float:
    """What all other cards are worth once this one is played."""
    state = known(500, 501, options=options)
    view = RULES.view(state, ANN)
    return worth(view, hand_after(view, Card.from_text(card)))


def test_a_card_with_a_tip_is_dearer_than_a_faster_one() -> None:
    assert left_over("5T") < left_over("10")


def test_a_tip_that_tells_nothing_makes_no_card_dearer() -> None:
    assert left_over("5T", COOP) > left_over("10", COOP)


# ---- Drake ----


def pushed(state: State, level: str) -> int:
    """Steps to the thief that a push saves the other one."""
    (action,) = {wish(state, level)}
    assert isinstance(action, Push)
    far = steps_to(ground_of(state), SCENE)
    return far[state.pawns[BOB]] - far[action.to]


@detectives
def test_drake_pushes_a_rival_away_from_the_thief(level: str) -> None:
    state = known(500, ROOM)
    low = (Card.from_text("4P"),)
    state = replace(state, hands=(state.hands[ANN], low))
    assert pushed(at(state, Phase.PUSH, "7M"), level) < 0


@detectives
def test_drake_pushes_a_partner_to_the_thief(level: str) -> None:
    heard = (Clue(Sound.FOOTSTEPS, 4), Clue(Sound.ALARM))
    state = hunt(500, FAR_SCENE, thief=Hideaway(SCENE), options=COOP, looks=DRAKE, heard=heard)
    assert pushed(at(state, Phase.PUSH, "7M"), level) > 0


# ---- the Pack ----


def hiding(pawn: int, *, options: str = PACK) -> State:
    """The Pack is next to a scene; an investigator stands there and asks for a clue."""
    heard = (Clue(Sound.FOOTSTEPS, 4),)
    state = hunt(0, pawn, thief=Hideaway(ROOM), options=options, heard=heard)
    return after(state, (BOB, GetClue()))[0]


def alone() -> State:
    """Nobody is near the Pack."""
    return replace(hiding(FAR_SCENE), hands=((), (Card.from_text("4P"),)))


@detectives
def test_the_pack_robs_when_nobody_is_near(level: str) -> None:
    assert {action.to for action in actions_for(alone(), level) if isinstance(action, Step)} == {SCENE}


@pytest.mark.parametrize("level", ["rookie", "easy"])
def test_below_medium_the_pack_sometimes_wanders_past_a_scene(level: str) -> None:
    done = [wish(alone(), level, seed) for seed in range(40)]
    robbed = sum(isinstance(action, Step) and action.to == SCENE for action in done)
    assert len(done) / 3 < robbed < len(done)


@pytest.mark.parametrize("ahead", [1, 4])
def test_a_fearful_pack_does_not_rob_under_an_investigators_nose(ahead: int) -> None:
    view = RULES.view(hiding(CELLAR), ANN)
    weighed = thought_through(weigh_steps(view, PackSkill(ahead=ahead, wary=True, fear=1.0)))
    best, _ = max(weighed, key=lambda step: step[1])
    assert isinstance(best, Step)
    assert best.to != SCENE


@every_level
def test_the_pack_takes_the_same_time_whatever_it_thinks_about(level: str) -> None:
    waits = set()
    rng = random.Random(4)
    match: AnyMatch = Match(RULES, stop_thief(4, "mode=one-vs-many"), board(), 5)
    player = Sleuth(Seat(0), level, lambda: 0.3)
    while match.to_act() and len(match.log) < 160:
        seat = match.to_act()[0]
        if seat == CHANCE:
            match.draw(0)
        elif seat == 0:
            now, action = 0, None
            while action is None:
                intent = player.decide(match.view(seat), match.legal(seat), now)
                assert intent is not None
                now, action = intent.at_ms, intent.action
            waits.add(now)
            match.act(seat, action, 0)
        else:
            match.act(seat, rng.choice(match.legal(seat)), 0)
    assert waits == {PACK_MS}
