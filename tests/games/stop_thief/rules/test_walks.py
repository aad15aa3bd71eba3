"""Where investigators may walk and ride, and whom Drake moves."""

from __future__ import annotations

from dataclasses import replace

from game.games.stop_thief.rules.actions import NoPush, PlayCard, Push, Stay, Walk
from game.games.stop_thief.rules.city import City
from game.games.stop_thief.rules.events import Pushed, Walked
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.rules.walks import walks
from tests.games.stop_thief.cities import ANN, BOB, CAT, RULES, after, at, between, board, hunt, offered

PLAN = City.of(board()).plan
THIEF = Hideaway(123, 124, (137,))
CIRCLE = between(123, 133)
"""Between 123 and 133."""


def ends(state: State) -> set[int]:
    return {action.to for action in offered(state, Walk)}


# ---- walking ----


def test_an_investigator_walks_up_to_the_number_over_circles_and_numbers() -> None:
    state = at(hunt(123, 500), Phase.WALK, "4P")
    assert {CIRCLE, 133, 143} <= ends(state)
    assert 153 not in ends(state)
    assert ends(at(hunt(123, 500), Phase.WALK, "5T")) > ends(state)


def test_an_investigator_may_stay() -> None:
    assert Stay() in RULES.legal(at(hunt(123, 500), Phase.WALK), ANN)


def test_windows_are_closed() -> None:
    state = at(hunt(122, 500), Phase.WALK, "10")
    assert 121 not in ends(state)


def test_nobody_walks_through_a_window() -> None:
    state = at(hunt(between(121, 122), 500), Phase.WALK, "4P")
    near = {between(122, 123), between(122, 113)}
    far = {between(123, 113), between(123, 124), between(123, 133), between(113, 503)}
    assert ends(state) == {122, 123, 113} | near | far


def test_vivians_card_opens_windows() -> None:
    state = at(hunt(122, 500, looks=("vivian", "tad")), Phase.WALK, "8W")
    assert {121, 610, 630} <= ends(state)


def test_one_may_pass_another_investigator_but_not_stop_there() -> None:
    state = at(hunt(123, 133), Phase.WALK, "8")
    assert 133 not in ends(state)
    assert 143 in ends(state)


def test_a_subway_space_has_room_for_all() -> None:
    assert 500 in ends(at(hunt(501, 500), Phase.WALK, "8"))


def test_one_may_ride_from_any_subway_space_to_any_other_for_nothing() -> None:
    state = at(hunt(501, 505), Phase.WALK, "4P")
    assert {500, 599, 699, 799, 899} <= ends(state)
    _, events = after(state, (ANN, Walk(699)))
    assert Walked(ANN, (501, between(500, 501), 500, 699), ride=3) in events


def test_a_ride_with_no_movement_left_is_possible() -> None:
    state = at(hunt(between(539, 559), 501), Phase.WALK, "4P")
    assert 699 not in ends(state)
    assert 699 in ends(at(hunt(559, 505), Phase.WALK, "4P"))


def test_the_ride_ends_the_move() -> None:
    assert 579 not in ends(at(hunt(500, 505), Phase.WALK, "10"))


def test_a_card_effect_may_be_used_after_a_ride() -> None:
    state = at(hunt(500, 505, thief=THIEF), Phase.WALK, "6A")
    state, _ = after(state, (ANN, Walk(599)))
    assert state.phase is Phase.TIP_AFTER


def test_sandras_first_three_spaces_outdoors_are_free() -> None:
    state = at(hunt(505, 500, looks=("sandra", "tad")), Phase.WALK, "9F")
    free = (between(503, 505), 503, between(113, 503))
    assert [walks(state)[space].cost for space in free] == [0, 0, 0]
    assert walks(state)[113].cost == 1
    assert walks(state)[153].cost == 9
    assert walks(state)[509].cost == 1


def test_her_free_spaces_may_come_in_any_part_of_the_move() -> None:
    state = at(hunt(123, 500, looks=("sandra", "tad")), Phase.WALK, "9F")
    assert walks(state)[505].path == (
        123,
        between(113, 123),
        113,
        between(113, 503),
        503,
        between(503, 505),
        505,
    )
    assert walks(state)[505].cost == 3


def test_a_circle_next_to_a_street_is_outdoors() -> None:
    assert between(113, 503) in PLAN.outdoors
    assert between(113, 123) not in PLAN.outdoors


def test_sandra_walks_on_after_a_ride_with_what_is_left_of_her_free_spaces() -> None:
    state = at(hunt(500, 505, looks=("sandra", "tad")), Phase.WALK, "9F")
    after_ride = [between(599, 579), 579, between(579, 559)]
    assert set(after_ride) <= ends(state)
    assert walks(state)[after_ride[-1]].path == (500, 599, *after_ride)
    assert 559 not in ends(state)
    _, events = after(state, (ANN, Walk(579)))
    assert Walked(ANN, (500, 599, *after_ride[:2]), ride=1) in events


def test_sandra_walks_no_further_after_a_ride_than_her_free_spaces_are() -> None:
    state = at(hunt(501, 505, looks=("sandra", "tad")), Phase.WALK, "9F")
    assert between(599, 579) in ends(state)
    assert 579 not in ends(state)


# ---- Drake ----


def drake(*pawns: int) -> State:
    return at(hunt(*pawns, looks=("drake", "tad", "pepper"), thief=THIEF), Phase.PUSH, "7M")


def test_drake_moves_another_investigator_up_to_four_spaces_before_he_moves() -> None:
    state, events = after(drake(500, 123), (ANN, Push(BOB, 143)))
    assert state.pawns == (500, 143)
    assert Pushed(ANN, BOB, (123, CIRCLE, 133, between(133, 143), 143)) in events
    assert state.phase is Phase.WALK


def test_drake_need_not_move_anybody() -> None:
    state, _ = after(drake(500, 123), (ANN, NoPush()))
    assert state.phase is Phase.WALK


def test_moved_by_drake_onto_a_subway_space_nobody_rides() -> None:
    pushed = {action.to for action in offered(drake(505, 501), Push)}
    assert 500 in pushed
    assert 599 not in pushed


def test_drake_may_ride_somebody_who_stands_on_a_subway_space() -> None:
    pushed = {action.to for action in offered(drake(505, 500), Push)}
    assert {599, 699, 799, 899} <= pushed
    assert 579 not in pushed
    state, events = after(drake(505, 500), (ANN, Push(BOB, 599)))
    assert Pushed(ANN, BOB, (500, 599), ride=1) in events
    assert state.pawns == (505, 599)


def test_while_the_subway_is_closed_drake_rides_nobody() -> None:
    closed = replace(drake(505, 500), face_up=Who.OTTO)
    assert 599 not in {action.to for action in offered(closed, Push)}


def test_drake_moves_nobody_through_a_window_or_onto_a_third_one() -> None:
    pushed = {(action.seat, action.to) for action in offered(drake(500, 122, 123), Push)}
    assert (BOB, 121) not in pushed
    assert (BOB, 123) not in pushed
    assert (CAT, 122) not in pushed


def test_alone_drake_moves_nobody() -> None:
    state = hunt(500, options="mode=solo", looks=("drake",), thief=THIEF)
    state, _ = after(replace(state, phase=Phase.CARD), (ANN, PlayCard(Card.from_text("7M"))))
    assert state.phase is Phase.WALK
