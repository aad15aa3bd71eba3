"""The legal actions in every phase of Police Chase."""

from __future__ import annotations

from functools import cache
from typing import assert_never

from game.core.kernel import Seat
from game.games.police_chase.rules import actions
from game.games.police_chase.rules.actions import Action, Collect, MoveRobber, TakeFrom, Walk
from game.games.police_chase.rules.state import Chase, Phase
from game.games.police_chase.rules.tokens import KINDS, Hand, Token
from game.games.police_chase.rules.town import Town
from game.games.police_chase.rules.tuning import FACES

FAIR_DIE = tuple((actions.Roll(pips), 1) for pips in range(1, FACES + 1))


def choices(chase: Chase) -> tuple[Action, ...]:
    """Every action of whoever has to act, in a stable order."""
    match chase.phase:
        case Phase.THROW:
            return (actions.Throw(),)
        case Phase.WALK:
            return _walks(chase.town, chase.officers[chase.turn], chase.pips)
        case Phase.ROBBER:
            return _robber_moves(chase.town, chase.robber, 0 if chase.robber_by_token else chase.pips)
        case Phase.LAND:
            return landing_choices(chase)
        case Phase.GIVE:
            return tuple(map(actions.Give, kinds_in(chase.hands[chase.owing[0]])))
        case Phase.PLACE:
            return tuple(map(actions.Place, open_houses(chase)))
        case Phase.SPECIAL:
            return (*special_choices(chase), actions.Done())
        case Phase.PARTNER:
            return partner_choices(chase)
        case Phase.ROLL | Phase.REVEAL | Phase.OVER:
            return tuple(action for action, _ in odds(chase))
        case _:
            assert_never(chase.phase)


def odds(chase: Chase) -> tuple[tuple[Action, int], ...]:
    """A fair die, or the tokens that nobody has seen yet."""
    if chase.phase is Phase.ROLL:
        return FAIR_DIE
    if chase.phase is Phase.REVEAL:
        unseen = zip(KINDS, chase.unknown, strict=True)
        return tuple((actions.Reveal(token), count) for (token, _), count in unseen if count)
    return ()


def landing_choices(chase: Chase) -> tuple[Collect | TakeFrom, ...]:
    """The token of the space, and every token of the opponents on it."""
    here = chase.officers[chase.turn]
    own = (Collect(here),) if here in chase.tokens else ()
    return (*own, *_takes(chase, tuple(seat for seat in rivals(chase) if chase.officers[seat] == here)))


def special_choices(chase: Chase) -> tuple[actions.PlayRobber | actions.PlayPartner, ...]:
    """The special tokens that the player on turn can still play."""
    if chase.special_played:
        return ()
    hand = chase.hands[chase.turn]
    robber = (actions.PlayRobber(),) if Token.ROBBER in hand else ()
    partner = (actions.PlayPartner(),) if Token.PARTNER in hand and partner_choices(chase) else ()
    return (*robber, *partner)


def partner_choices(chase: Chase) -> tuple[Collect | TakeFrom, ...]:
    """Every token on the board, and every token of all opponents."""
    return (*map(Collect, chase.tokens), *_takes(chase, rivals(chase)))


def rivals(chase: Chase) -> tuple[Seat, ...]:
    """The other players, clockwise from the player on turn."""
    seats = [Seat(seat) for seat in range(chase.players)]
    return (*seats[chase.turn + 1 :], *seats[: chase.turn])


def open_houses(chase: Chase) -> tuple[int, ...]:
    """Houses without token or pawn, or if there are none, those without a token (RULES P5)."""
    taken, pawns = set(chase.tokens), {*chase.officers, chase.robber}
    free = [house for house in chase.town.houses if house not in taken]
    return tuple([house for house in free if house not in pawns] or free)


def kinds_in(hand: Hand) -> tuple[Token, ...]:
    """Every kind of token in a hand, once."""
    return tuple([token for token, _ in KINDS if token in hand])


def _takes(chase: Chase, seats: tuple[Seat, ...]) -> tuple[TakeFrom, ...]:
    return tuple(TakeFrom(seat, token) for seat in seats for token in kinds_in(chase.hands[seat]))


@cache
def _walks(town: Town, start: int, steps: int) -> tuple[Walk, ...]:
    return tuple(map(Walk, town.walks(start, steps)))


@cache
def _robber_moves(town: Town, start: int, steps: int) -> tuple[MoveRobber, ...]:
    """Moves of exactly `steps`, or to every other space if `steps` is 0."""
    ends = town.robber_walks(start, steps) if steps else [space for space in town.cells if space != start]
    return tuple(map(MoveRobber, ends))
