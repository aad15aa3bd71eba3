"""The legal actions of every phase."""

from __future__ import annotations

from functools import cache

from game.core.kernel import Seat
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import tips, tuning
from game.games.stop_thief.rules.clues import ear, openings
from game.games.stop_thief.rules.people import Effect, in_order
from game.games.stop_thief.rules.state import Hideaway, Hunt, Phase, State
from game.games.stop_thief.rules.thief_moves import heard, may_linger, thief_state, ways
from game.games.stop_thief.rules.thieves import COMPETITIVE, PACK, Who
from game.games.stop_thief.rules.walks import pushes, walks, within_arms_reach

Odds = tuple[tuple[act.Action, int], ...]
ASK, NO_TIP, NO_PUSH, STAY, END_TURN = act.AskTip(), act.NoTip(), act.NoPush(), act.Stay(), act.EndTurn()
_walk, _push = cache(act.Walk), cache(act.Push)


def choices(state: State) -> tuple[act.Action, ...]:
    """Every action of the seat that has to act, in a stable order."""
    return open_choices(state) or tuple(action for action, _ in odds(state))


def open_choices(hunt: Hunt) -> tuple[act.Action, ...]:
    """What an investigator may do; none of it depends on where the thief is."""
    match hunt.phase:
        case Phase.CLUE:
            return (act.GetClue(),)
        case Phase.CARD:
            return tuple(map(act.PlayCard, hunt.hands[hunt.turn]))
        case Phase.TIP | Phase.TIP_AFTER:
            return (ASK, NO_TIP)
        case Phase.PUSH:
            return (*push_choices(hunt), NO_PUSH)
        case Phase.WALK:
            return (STAY, *[_walk(to) for to in walks(hunt)])
        case Phase.TAKE_BACK:
            seat = hunt.card_owner
            return tuple(act.TakeBack(seat, card) for card in in_order(hunt.played[seat]))
        case Phase.ARREST:
            return (END_TURN, *map(act.Arrest, arrests(hunt)))
        case _:
            return ()


def odds(state: State) -> Odds:
    """What CHANCE may do, with weights; or the Pack's player, who ignores the weights."""
    hideaway = state.hideaway
    match state.phase:
        case Phase.FIRST:
            return tuple((act.FirstPlayer(seat), 1) for seat in state.investigators)
        case Phase.REVEAL:
            return tuple((act.Draw(thief), 1) for thief in deck(state))
        case Phase.APPEAR:
            starts = openings(state.city, state.terms, ear(state, escape=False))
            return tuple((act.Appear(space, sound), 1) for space, sound in starts)
        case Phase.STEP | Phase.BOLT | Phase.ESCAPE if hideaway:
            return steps(state, hideaway)
        case Phase.ANSWER if hideaway:
            answers = tips.answers(state.city, tips.kind(state), hideaway.at)
            return tuple((act.Answer(tip), 1) for tip in answers)
        case Phase.VERDICT if hideaway:
            return ((act.Verdict(hideaway.at == state.accused), 1),)
        case Phase.COIN:
            return ((act.Coin(heads=True), 1), (act.Coin(heads=False), 1))
        case Phase.UNMASK:
            return ((act.Unmask(), 1),)
        case _:
            return ()


def steps(hunt: Hunt, hideaway: Hideaway) -> tuple[tuple[act.Step, int], ...]:
    """Every step of the thief with the sound it makes and its weight."""
    escape = hunt.phase is not Phase.STEP
    thief, hearing = thief_state(hideaway), ear(hunt, escape=escape)
    possible = ways(hunt.city, hunt.terms, thief, linger=may_linger(hunt.terms, hunt.record, escape=escape))
    return tuple(
        (
            act.Step(way.to, heard(hunt.city, thief, way.to, hearing), way.via),
            max(1, round(way.share * tuning.WEIGHT)),
        )
        for way in possible
    )


def deck(hunt: Hunt) -> tuple[Who, ...]:
    """The thieves that may be revealed next; Debbie Atlantic lies under six of her Pack."""
    if hunt.terms.pack:
        left = tuple(thief for thief in PACK if thief not in hunt.drawn)
        return left if len(hunt.drawn) < tuning.PACK_DRAWN else (Who.DEBBIE,)
    return tuple(thief for thief in COMPETITIVE if thief not in hunt.drawn) or tuple(COMPETITIVE)


def push_choices(hunt: Hunt) -> tuple[act.Push, ...]:
    """Whom Drake may move, and where to."""
    return tuple(_push(other, to) for other in rivals(hunt) for to in pushes(hunt, other))


def arrests(hunt: Hunt) -> tuple[int, ...]:
    """The spaces where an arrest may be made now."""
    long_arm = hunt.card is not None and hunt.card.effect is Effect.LONG_ARM
    return within_arms_reach(hunt.city, hunt.pawns[hunt.turn], hunt.terms.arrest_reach, long_arm=long_arm)


def rivals(hunt: Hunt) -> tuple[Seat, ...]:
    """The other investigators, clockwise from the one whose turn it is."""
    seats = hunt.investigators
    place = seats.index(hunt.turn)
    return (*seats[place + 1 :], *seats[:place])


def next_investigator(hunt: Hunt) -> Seat:
    """Whose turn comes next; in solo it is the same player again."""
    return (*rivals(hunt), hunt.turn)[0]
