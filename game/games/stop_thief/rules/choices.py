"""What may be done in every phase of Stop Thief."""

from __future__ import annotations

from functools import cache

from game.core.kernel import Seat
from game.games.stop_thief.rules import tips, tuning
from game.games.stop_thief.rules.actions import (
    Action,
    Answer,
    Appear,
    Arrest,
    AskTip,
    Coin,
    Draw,
    EndTurn,
    FirstPlayer,
    GetClue,
    NoPush,
    NoTip,
    PlayCard,
    Push,
    Stay,
    Step,
    Unmask,
    Verdict,
    Walk,
)
from game.games.stop_thief.rules.clues import ear, openings
from game.games.stop_thief.rules.people import Effect
from game.games.stop_thief.rules.state import Hideaway, Hunt, Phase, State
from game.games.stop_thief.rules.thief_moves import heard, may_linger, tread_of, ways
from game.games.stop_thief.rules.thieves import COMPETITIVE, PACK, Who
from game.games.stop_thief.rules.walks import pushes, walks, within_arms_reach

Odds = tuple[tuple[Action, int], ...]
ASK, NO_TIP, NO_PUSH, STAY, END_TURN = AskTip(), NoTip(), NoPush(), Stay(), EndTurn()


def choices(state: State) -> tuple[Action, ...]:
    """Every action of the one who has to act, in a stable order."""
    return open_choices(state) or tuple(action for action, _ in odds(state))


def open_choices(hunt: Hunt) -> tuple[Action, ...]:
    """What an investigator may do; nothing of it depends on the secret."""
    match hunt.phase:
        case Phase.CLUE:
            return (GetClue(),)
        case Phase.CARD:
            return tuple(map(PlayCard, hunt.hands[hunt.turn]))
        case Phase.TIP | Phase.TIP_AFTER:
            return (ASK, NO_TIP)
        case Phase.PUSH:
            return (*push_choices(hunt), NO_PUSH)
        case Phase.WALK:
            return (STAY, *[_walk(to) for to in walks(hunt)])
        case Phase.ARREST:
            return (END_TURN, *map(Arrest, arrests(hunt)))
        case _:
            return ()


def odds(state: State) -> Odds:
    """What CHANCE may do; or the Pack's player, who need not mind the odds."""
    match state.phase:
        case Phase.FIRST:
            return tuple((FirstPlayer(seat), 1) for seat in state.investigators)
        case Phase.REVEAL:
            return tuple((Draw(thief), 1) for thief in deck(state))
        case Phase.APPEAR:
            starts = openings(state.city, state.terms, ear(state, escape=False))
            return tuple((Appear(space, sound), 1) for space, sound in starts)
        case Phase.COIN:
            return ((Coin(heads=True), 1), (Coin(heads=False), 1))
        case Phase.UNMASK:
            return ((Unmask(), 1),)
        case _:
            return _secret_odds(state, state.hideaway) if state.hideaway else ()


def _secret_odds(state: State, hideaway: Hideaway) -> Odds:
    """What depends on where the thief is."""
    match state.phase:
        case Phase.STEP | Phase.BOLT | Phase.ESCAPE:
            return steps(state, hideaway)
        case Phase.ANSWER:
            said = tips.answers(state.city, tips.kind(state), hideaway.at)
            return tuple((Answer(tip), 1) for tip in said)
        case Phase.VERDICT:
            return ((Verdict(hideaway.at == state.accused), 1),)
        case _:
            return ()


def steps(hunt: Hunt, hideaway: Hideaway) -> tuple[tuple[Step, int], ...]:
    """Every step of the thief with what is heard of it, each with its weight."""
    escape = hunt.phase is not Phase.STEP
    tread, hearing = tread_of(hideaway), ear(hunt, escape=escape)
    possible = ways(hunt.city, hunt.terms, tread, linger=may_linger(hunt, escape=escape))
    return tuple(
        (
            Step(way.to, heard(hunt.city, tread, way.to, hearing), way.via),
            max(1, round(way.share * tuning.WEIGHT)),
        )
        for way in possible
    )


def deck(hunt: Hunt) -> tuple[Who, ...]:
    """The thieves that may be turned up next; Debbie Atlantic lies under six of her Pack."""
    if hunt.terms.pack:
        left = tuple(thief for thief in PACK if thief not in hunt.drawn)
        return left if len(hunt.drawn) < tuning.PACK_DRAWN else (Who.DEBBIE,)
    everybody = tuple(who for who, thief in COMPETITIVE.items() if hunt.terms.money or not thief.needs_money)
    return tuple(thief for thief in everybody if thief not in hunt.drawn) or everybody


def push_choices(hunt: Hunt) -> tuple[Push, ...]:
    """Everybody whom Drake may move, and where to."""
    return tuple(_push(other, to) for other in rivals(hunt) for to in pushes(hunt, other))


def arrests(hunt: Hunt) -> tuple[int, ...]:
    """The spaces where an arrest may be made now."""
    long_arm = hunt.card is not None and hunt.card.effect is Effect.LONG_ARM
    return within_arms_reach(hunt.city, hunt.pawns[hunt.turn], long_arm=long_arm)


def rivals(hunt: Hunt) -> tuple[Seat, ...]:
    """The other investigators, clockwise from the one whose turn it is."""
    seats = hunt.investigators
    place = seats.index(hunt.turn)
    return (*seats[place + 1 :], *seats[:place])


@cache
def _walk(to: int) -> Walk:
    return Walk(to)


@cache
def _push(other: Seat, to: int) -> Push:
    return Push(other, to)
