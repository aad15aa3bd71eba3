"""How a line of a match is doctored, so that a referee must object; None if this one cannot be."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from game.core.kernel import Event
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules.state import Sound
from tests.games.stop_thief.rules.referee_desk import Line


def with_event(line: Line, kind: type[Event], **fields: object) -> Line | None:
    """One of its events is altered."""
    events = [copy(event) for event in line.events or ()]
    wrong = [event for event in events if isinstance(event, kind)]
    for event in wrong:
        for name, value in fields.items():
            object.__setattr__(event, name, value)
    return replace(line, events=tuple(events)) if wrong else None


def without_an_offer(line: Line) -> Line | None:
    offered = line.offered or ()
    return replace(line, offered=offered[1:]) if isinstance(line.action, act.Walk) else None


def with_richer_player(line: Line) -> Line | None:
    assert line.state is not None
    return replace(line, state=replace(line.state, cash=(9_000, *line.state.cash[1:])))


def with_lost_cards(line: Line) -> Line | None:
    if line.state is None or not isinstance(line.action, act.GetClue):
        return None
    return replace(line, state=replace(line.state, hands=((), *line.state.hands[1:])))


def with_pawn_elsewhere(line: Line) -> Line | None:
    assert line.state is not None
    return replace(line, state=replace(line.state, pawns=(113, *line.state.pawns[1:])))


def with_thief_elsewhere(line: Line) -> Line | None:
    if line.state is None or line.state.hideaway is None:
        return None
    return replace(line, state=replace(line.state, hideaway=replace(line.state.hideaway, at=113)))


def with_lazier_thief(line: Line) -> Line | None:
    odds = tuple((one, weight * (3 if _is_hold(one) else 1)) for one, weight in line.odds or ())
    return replace(line, odds=odds) if any(_is_hold(one) for one, _ in odds) else None


def _is_hold(action: act.Action) -> bool:
    return isinstance(action, act.Step) and action.sound is Sound.HOLD
