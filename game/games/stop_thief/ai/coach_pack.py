"""What the coach tells the Pack's player, for whom alone it is."""

from __future__ import annotations

from game.core.frozen import replace
from game.games.stop_thief.ai.beliefs import Sliced
from game.games.stop_thief.ai.coach_words import term
from game.games.stop_thief.ai.facts import percent, searchable
from game.games.stop_thief.ai.pack import STRONGEST, weigh_steps
from game.games.stop_thief.ai.plan import best
from game.games.stop_thief.rules.actions import Action, Step
from game.games.stop_thief.rules.belief import candidates
from game.games.stop_thief.rules.city import nearest_scene
from game.games.stop_thief.rules.clues import clue_for
from game.games.stop_thief.rules.play_thief import after_step, robs
from game.games.stop_thief.rules.state import Phase, View
from game.match.coach import Advice, Name, NameOf, Term


def advise_pack(view: View) -> Sliced[Advice[Action]]:
    """The best step of the Pack: what it robs, and what the hunters will know."""
    step = best((yield from weigh_steps(view, STRONGEST)))
    if not isinstance(step, Step) or view.hideaway is None:
        raise ValueError("only the Pack knows where it is")
    there = replace(view.hideaway, at=step.to, came_from=view.hideaway.at)
    clue = clue_for(view, step.to, step.sound, escape=view.phase is Phase.ESCAPE)
    then = after_step(view, there, clue)
    yield
    spots = candidates(then)
    names: dict[str, Name] = {"to": step.to, "via": step.via}
    names["hunter"] = yield from _hunter(view, step.to, spots)
    names["heard"] = term("pack.heard", count=len(spots)) if len(spots) > 1 else term("pack.heard-one")
    key = "pack-rob" if robs(view, there) else "pack-ride" if step.via else "pack-step"
    names["next"] = _next(then)
    return Advice(step, key, names, (f"space:{step.to}",), private=True)


def _hunter(view: View, to: int, spots: dict[int, float]) -> Sliced[Term]:
    """Whether the player who asked for the clue can search there, and how likely it looks to them."""
    if view.phase is Phase.ESCAPE:
        return term("pack.flees")
    seat = view.turn
    for near in searchable(view, seat, view.pawns[seat], view.hands[seat]):
        yield
        if to in near:
            return term("pack.near", name=NameOf(seat), chance=percent(spots[to]))
    return term("pack.safe", name=NameOf(seat))


def _next(then: View) -> Term:
    """How far the next robbery is."""
    robbed, at = (then.hideaway.robbed, then.hideaway.at) if then.hideaway else ((), 0)
    if len(robbed) == len(then.city.plan.to_scene):
        return term("pack.next-none")
    steps = nearest_scene(then.city, frozenset(robbed), at)
    return term("pack.next", steps=steps) if steps > 1 else term("pack.next-one")
