"""Matches of Stop Thief! for the tables: played by AIs, or by investigators who see everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.core.kernel import CHANCE, Seat, SeatSetup, Setup
from game.games.library import load_board
from game.games.stop_thief.ai.player import SKILLS, Sleuth
from game.games.stop_thief.ai.turn import Turn, Weighed
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.state import State, View
from game.games.stop_thief.rules.thief_moves import thief_state
from game.match.game import LOOKS, parse_options
from game.match.match import AnyMatch, Match
from game.match.player import Dice, Intent, Player

SEER = "seer"
"""The level of an investigator who sees everything; nobody like that is in the game."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what."""

    levels: tuple[str, ...]
    options: str = ""
    loot: int = 0
    """In thousands; 0 for what the options say."""
    looks: tuple[str, ...] = ()
    """By seat; if nobody is named, all six take turns at the table."""


class Seer:
    """Thinks like a hard investigator, but about where the thief is and not about where he may be."""

    def __init__(self, match: AnyMatch, dice: Dice) -> None:
        self._match = match
        self._dice = dice

    def decide(self, view: View, legal: tuple[Action, ...], now_ms: int) -> Intent[Action] | None:
        """The best of what may be done."""
        if len(legal) < 2:
            return Intent(legal[0], now_ms) if legal else None
        truth = {thief_state(self._match.state.hideaway): 1.0}
        weighed = _thought_through(Turn(view, truth, SKILLS["hard"]))
        top = max(value for _, value in weighed)
        best = [action for action, value in weighed if value > top - 1e-6]
        return Intent(best[int(self._dice() * len(best)) % len(best)], now_ms)


def _thought_through(turn: Turn) -> Weighed:
    pondering = turn.weighed()
    while True:
        try:
            next(pondering)
        except StopIteration as end:
            weighed: Weighed = end.value
            return weighed


def seated(table: Table, seed: int) -> AnyMatch:
    """A match that begins."""
    players = len(table.levels)
    looks = table.looks or (*LOOKS[seed % len(LOOKS) :], *LOOKS)[:players]
    seats = tuple(SeatSetup(look.title(), look) for look in looks)
    options = parse_options(STOP_THIEF, table.options, players)
    if table.loot:
        options["loot"] = table.loot
    setup = Setup(STOP_THIEF.id, STOP_THIEF.board, seats, options)
    return Match(STOP_THIEF.rules, setup, load_board(STOP_THIEF.board), seed)


def played(table: Table, seed: int, watch: Callable[[AnyMatch], None] = lambda _: None) -> AnyMatch:
    """A match that was played to its end; `watch` sees it whenever somebody decides."""
    match = seated(table, seed)
    players = [_player(match, Seat(seat), level) for seat, level in enumerate(table.levels)]
    while seats := match.to_act():
        if seats == (CHANCE,):
            match.draw(0)
            continue
        watch(match)
        (seat,) = seats
        match.act(seat, _wish(players[seat], match, seat), 0)
    return match


@dataclass(frozen=True, slots=True)
class Ended:
    """What is left of a match."""

    turns: int
    captures: int
    caught: bool
    """All of the Pack."""
    loot: int


@cache
def ends(table: Table, count: int) -> tuple[Ended, ...]:
    """How so many matches ended, each with chance of its own; nothing is played twice."""
    return tuple(_ended(played(table, seed).state) for seed in range(count))


def _ended(state: State) -> Ended:
    captures = sum(map(len, state.captured))
    return Ended(state.turns, captures, state.ended == "debbie-caught", state.loot)


def _player(match: AnyMatch, seat: Seat, level: str) -> Player:
    return Seer(match, match.dice(seat)) if level == SEER else Sleuth(seat, level, match.dice(seat))


def _wish(player: Player, match: AnyMatch, seat: Seat) -> Action:
    """What is done after as much thinking as it takes."""
    view, legal = match.view(seat), match.legal(seat)
    while True:
        intent = player.decide(view, legal, 0)
        if intent is None:
            raise ValueError("somebody who has to act wants nothing")
        if intent.action is not None:
            action: Action = intent.action
            return action
