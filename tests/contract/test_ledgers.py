"""Nothing that is on the table is made, and nothing is lost, in any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.core.kernel import Setup
from game.games.cops_and_crooks.rules.state import Caper
from game.games.hands_up.rules.cards import KINDS as CARDS
from game.games.hands_up.rules.state import State as Table
from game.games.library import GAMES
from game.games.police_chase.rules.state import State as Chase
from game.games.police_chase.rules.tokens import KINDS as TOKENS
from game.games.stop_thief.rules.state import State as Hunt
from game.match.game import Game
from tests.contract.cases import every_game, random_match


def cards(table: Table) -> object:
    """Every card: in the piles, open, won or put away."""
    counts = Counter({kind: left for (kind, _), left in zip(CARDS, table.deck, strict=True) if left})
    counts.update(spot.card for spot in table.table if spot)
    counts.update(table.discarded)
    for won in table.won:
        counts.update(won)
    return counts


def tokens(chase: Chase) -> object:
    """Every token: face down, in a hand, on its way or out of the game."""
    counts = Counter({kind: left for (kind, _), left in zip(TOKENS, chase.unknown, strict=True) if left})
    counts.update(token.known for token in chase.face_down if token.known)
    counts.update(chase.spent)
    counts.update([chase.staged] if chase.staged else [])
    for hand in chase.hands:
        counts.update(hand)
    return counts


def money_and_cards(hunt: Hunt) -> object:
    """All the money in the box, and the movement cards of every investigator."""
    money = hunt.bank + sum(hunt.cash) + hunt.bounty + hunt.loot
    hands = zip(hunt.hands, hunt.played, strict=True)
    return money, [sorted(map(str, (*hand, *played))) for hand, played in hands]


def all_the_money(caper: Caper) -> object:
    """Every dollar: in the bank, in the agency, in hands and in hideouts."""
    crooks = sum(crook.cash + sum(crook.stashes) for crook in caper.crooks)
    return caper.bank + caper.agency + caper.cops_cash + crooks


LEDGERS: Mapping[str, Callable[[Any], object]] = {
    "hands-up": cards,
    "police-chase": tokens,
    "stop-thief": money_and_cards,
    "cops-and-crooks": all_the_money,
}


def test_every_game_has_a_ledger() -> None:
    assert set(LEDGERS) == set(GAMES)


@every_game
def test_nothing_is_made_and_nothing_is_lost(game: Game, setup: Setup) -> None:
    first, *later = (LEDGERS[game.id](match.state) for match in random_match(game, setup, 8, steps=800))
    assert all(ledger == first for ledger in later)
