"""The race of Hands Up in the real window: every way of grabbing, by real key events."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pytest

from game.core.kernel import TABLE, Seat
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.actions import Claim, Grab, Slap
from game.games.hands_up.rules.cards import is_theft
from game.games.hands_up.rules.state import Phase, SharedKey, View
from tests.window.seated import settle_in
from tests.window.watch import Watched, catch_on, keys_of
from tests.xvfb import Program, Screen

pytestmark = pytest.mark.window
OWN, READY = ("a", "p", "5", "m", "Return", "Right"), ("s", "bracketleft", "6", "comma", "backslash", "Down")
PATIENCE_S = 200
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
Grabs = Callable[[Program, int], None]


def seated(screen: Screen, people: int, options: str) -> tuple[Program, Watched]:
    """A match that has begun, with so many people at the keyboard."""
    log = settle_in(screen, speed="2")
    seats = ",".join(f"human:{name}" for name in NAMES[:people])
    game = screen.start_game(
        "--play", "hands-up", "--seats", seats, "--options", options, "--seed", "3", "--log", str(log)
    )
    match = Watched(log)
    game.wait_for(lambda: match.begun, 20, "the match")
    return game, match


def play(game: Program, match: Watched, grab: Grabs, people: int) -> None:
    """Play a whole match. The players grab in turn and point by keys; who sees nothing says ready."""
    limit, turns = time.monotonic() + PATIENCE_S, 0
    while match.outcome is None:
        assert time.monotonic() < limit, match.view
        view = match.view
        if view.phase is Phase.POINT and view.grabber is not None:
            point(game, view, catch_on(view), people)
        elif view.phase is Phase.SEARCH and catch_on(view):
            grab(game, turns % people)
            turns += 1
            wait(lambda: match.view.grabber is not None, 1.0)
        elif view.phase is Phase.SEARCH:
            game.key(*(key for seat, key in enumerate(READY[:people]) if not view.ready[seat]))
        time.sleep(0.05)


def point(game: Program, view: View, slots: Sequence[int], people: int) -> None:
    keys = [key for slot in slots if slot not in view.pointed for key in keys_of(view, slot, people)]
    game.key(*keys)
    time.sleep(0.1)


def wait(right: Callable[[], bool], seconds: float) -> bool:
    limit = time.monotonic() + seconds
    while not right() and time.monotonic() < limit:
        time.sleep(0.02)
    return right()


def rested(game: Program, seat: int) -> None:
    """Rest on the own key, let go and hit Space."""
    game.hold(OWN[seat])
    time.sleep(0.1)
    game.let_go(OWN[seat])
    game.key("space")


def claimed(game: Program, seat: int) -> None:
    """Hit Space and then the own key, without having rested on it."""
    time.sleep(0.65)
    game.key("space", OWN[seat])


def taken(match: Watched, action: object) -> list[Seat]:
    """Who took such an action, in order."""
    return [entry.seat for entry in match.match.log if entry.action == action]


@pytest.mark.parametrize("people", [2, 4])
def test_people_who_rest_on_their_own_keys_play_a_whole_match_and_nobody_is_asked(
    screen: Screen, people: int
) -> None:
    game, match = seated(screen, people, "tempo=3,time=8")
    play(game, match, rested, people)
    assert taken(match, Slap()) == []
    assert set(taken(match, Grab())) == set(range(people))
    assert sum(map(len, match.view.won)) > 20


def test_two_people_who_claim_their_slaps_play_a_whole_match(screen: Screen) -> None:
    game, match = seated(screen, 2, "tempo=3,time=8")
    play(game, match, claimed, 2)
    assert set(taken(match, Claim())) == {0, 1}
    assert len(taken(match, Slap())) >= len(taken(match, Claim())) > 4


def test_four_people_with_a_key_each_play_a_whole_match(screen: Screen) -> None:
    game, match = seated(screen, 4, "tempo=3,time=8,grab=each")
    play(game, match, lambda game, seat: game.key(OWN[seat]), 4)
    assert set(taken(match, Grab())) == {0, 1, 2, 3}
    assert taken(match, Slap()) == []


def test_while_all_hold_their_own_keys_the_one_who_lets_go_has_the_diamond(screen: Screen) -> None:
    game, match = seated(screen, 4, "tempo=10,time=off")
    game.wait_for(lambda: match.view.phase is Phase.SEARCH, 10, "the first search")
    time.sleep(1.5)
    for key in OWN[:4]:
        game.hold(key)
    time.sleep(0.8)
    game.let_go(OWN[2])
    game.key("space")
    game.wait_for(lambda: match.view.grabber == 2, 2, "the diamond for Cat")
    for key in (OWN[0], OWN[1], OWN[3]):
        game.let_go(key)
    time.sleep(0.3)
    assert match.view.pointed == (), "others' keys point at nothing"


def test_slaps_that_nobody_owns_stop_nothing(screen: Screen) -> None:
    game, match = seated(screen, 2, "tempo=5")
    game.wait_for(lambda: match.view.phase is Phase.SEARCH, 10, "the first search")
    time.sleep(1.5)
    game.key("space")
    assert wait(lambda: match.view.shared_key is SharedKey.DEAD, 1.6)
    for _ in range(20):
        game.key("space")
    assert len(taken(match, Slap())) == 1, "the key is dead"
    assert match.view.out == (False, False)
    game.wait_for(lambda: match.view.opened == 4, 5, "the next flip, on time")
    log = match.match.log
    flips = [entry.at_ms for entry in log if type(entry.action).__name__ == "Reveal"]
    assert 5_150 <= flips[2] <= 5_200
    assert happened.NobodyClaimed() in match.events


def test_with_sixty_cards_open_six_people_point_at_any_card_by_two_keys(screen: Screen) -> None:
    game, match = seated(screen, 6, "tempo=3,time=12")
    game.wait_for(lambda: match.view.last_search and match.view.phase is Phase.SEARCH, 90, "sixty cards")
    assert len(match.view.open_cards) == 60
    time.sleep(2.0)
    rested(game, 5)
    game.wait_for(lambda: match.view.grabber == 5, 3, "the diamond for Fay")
    screen.screenshot(screen.folder / "sixty.png")
    view = match.view
    cards = view.open_cards
    behind = [slot for slot in cards if slot >= 32]
    thieves, diamonds, prints = ([slot for slot in behind if cards[slot].sign == sign] for sign in "TDF")
    slots = next(
        (a, b, c)
        for a in thieves
        for b in diamonds
        for c in prints
        if is_theft([cards[a], cards[b], cards[c]], colours_count=view.colours_count)
    )
    assert all(len(keys_of(view, slot, 6)) == 2 for slot in slots)
    point(game, view, slots, 6)
    game.wait_for(lambda: len(match.view.won[5]) >= 3, 3, "the catch")
    assert TABLE not in {entry.seat for entry in match.match.log}
