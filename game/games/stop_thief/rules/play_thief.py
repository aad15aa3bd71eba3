"""What the thief's steps and the verdict of an arrest do."""

from __future__ import annotations

from game.core.frozen import replace
from game.core.kernel import Step, event_then, then
from game.games.stop_thief.rules import actions, tuning
from game.games.stop_thief.rules import events as happened
from game.games.stop_thief.rules.captures import captured, enough, over
from game.games.stop_thief.rules.city import SCENE
from game.games.stop_thief.rules.clues import clue_for
from game.games.stop_thief.rules.money import (
    false_arrest_cost,
    pay_bank,
    raise_bounty,
    take_from_bank,
    take_loot,
)
from game.games.stop_thief.rules.play import begin_turn, close_turn, end_turn
from game.games.stop_thief.rules.state import Clue, Hideaway, Phase, Searched, Sound, State, Table, View
from game.games.stop_thief.rules.thieves import Who


def appear(state: State, space: int, sound: Sound) -> Step[State]:
    """A new thief is heard for the first time."""
    if state.face_up is None:
        raise ValueError("no thief has been turned up")
    opened = happened.CaseOpened(state.case, state.face_up)
    return event_then(opened, _go(state, Hideaway(space), (space,), sound))


def step(state: State, action: actions.Step) -> Step[State]:
    """The thief moves or stays, and the table hears a clue."""
    old = state.hideaway
    if old is None:
        raise ValueError("there is no thief")
    stayed = action.to == old.at
    path = (old.at, action.via, action.to) if action.via else (old.at, action.to)
    new = replace(old, at=action.to, came_from=old.came_from if stayed else old.at)
    return _go(state, new, path[:1] if stayed else path, action.sound)


def _go(state: State, there: Hideaway, path: tuple[int, ...], sound: Sound) -> Step[State]:
    """Move the thief there; the table hears it, and he robs a scene that is new to him."""
    escape, opening = bool(state.running), not state.record
    clue, robbing = clue_for(state, there.at, sound, escape=escape), robs(state, there)
    state = after_step(state, there, clue)
    secret, number = escape and state.terms.pack, len(there.route) + 1
    heard = happened.PackMoved(sound) if secret else happened.ClueHeard(sound, clue.district, number)
    paid = _robbed(state, opening=opening) if robbing else _broken(state, sound)
    stepped = happened.ThiefStepped(path, state.pack_seat)
    return event_then(stepped, event_then(heard, then(paid, _after_step)))


def robs(hunt: State | View, there: Hideaway) -> bool:
    """Whether the thief has come to a crime scene; the Pack robs each of them only once (S2)."""
    came = hunt.hideaway is None or hunt.hideaway.at != there.at
    return came and hunt.city.plan.kind[there.at] == SCENE and there.at not in there.robbed


def after_step(table: Table, there: Hideaway, clue: Clue) -> Table:
    """Return the table with one more step in the thief's route and in the record."""
    remembered = table.terms.pack and robs(table, there)
    robbed = tuple(sorted((*there.robbed, there.at))) if remembered else there.robbed
    return replace(
        table,
        hideaway=replace(there, robbed=robbed, route=(*there.route, there.at)),
        record=(*table.record, clue),
        heard=table.heard + (not clue.escape),
        sung=table.sung and clue.escape,
        running=max(0, table.running - 1),
    )


def _after_step(state: State) -> Step[State]:
    if state.phase in (Phase.APPEAR, Phase.STEP):
        return Step(replace(state, phase=Phase.CARD))
    if state.phase in (Phase.BOLT, Phase.ESCAPE) and not state.running:
        return begin_turn(state)
    return Step(state)


def _robbed(state: State, *, opening: bool) -> Step[State]:
    """A crime spree raises the reward or drains the Loot; a new thief's first crime is in the reward."""
    if state.terms.pack:
        return take_loot(state, tuning.PACK_SPREE, "spree")
    if opening or not state.terms.money:
        return Step(state)
    return raise_bounty(state, tuning.DEAR_SPREE if state.at_large(Who.PENNY) else tuning.SPREE)


def _broken(state: State, sound: Sound) -> Step[State]:
    """A broken window raises Wanda Draft's reward."""
    if sound is not Sound.GLASS or not state.at_large(Who.WANDA):
        return Step(state)
    broken = sum(clue.sound is Sound.GLASS for clue in state.clues)
    return raise_bounty(state, tuning.WINDOW_BONUS) if broken <= tuning.WINDOW_BONUSES else Step(state)


def verdict(state: State, *, right: bool) -> Step[State]:
    """A right arrest captures unless a coin saves the Understudy; a wrong one costs money."""
    state = replace(state, record=(*state.record, Searched(state.turn, state.accused, right)))
    if not right:
        return _false_arrest(state)
    if state.at_large(Who.UNDERSTUDY) and not state.bolted:
        return Step(replace(state, phase=Phase.COIN))
    return captured(state)


def _false_arrest(state: State) -> Step[State]:
    seat, cost = state.turn, false_arrest_cost(state)
    if state.terms.pack:
        made = happened.FalseArrest(seat, state.accused, cost)
        taken = take_loot(state, cost, "false-arrest")
        return event_then(made, taken if not taken.state.loot else then(taken, end_turn))
    cost = min(cost, state.cash[seat])
    made = happened.FalseArrest(seat, state.accused, cost)
    return event_then(made, end_turn(pay_bank(state, seat, cost)))


def coin(state: State, *, heads: bool) -> Step[State]:
    """On heads the Understudy runs for all to hear, and the player gets a small reward."""
    if not heads:
        return captured(state)
    seat, reward = state.turn, tuning.BOLT_REWARD if state.terms.money else 0
    bolted = happened.ThiefBolted(seat, state.accused, reward)
    state = replace(take_from_bank(state, seat, reward), bolted=True)
    if state.terms.money and (reason := enough(state, seat)):
        return event_then(bolted, over(state, (seat,), reason))
    closed = close_turn(state)
    running = replace(closed.state, phase=Phase.BOLT, running=tuning.BOLT)
    return Step(running, (bolted, *closed.events))


def unmask(state: State) -> Step[State]:
    """End a match whose Loot or night is over; among rivals the best score wins."""
    if state.terms.pack:
        winners = () if state.pack_seat is None else (state.pack_seat,)
        return over(state, winners, "dawn" if state.loot else "loot-gone")
    scores = state.cash if state.terms.money else tuple(map(len, state.captured))
    best = tuple(seat for seat in state.investigators if scores[seat] == max(scores))
    return over(state, best, "dawn")
