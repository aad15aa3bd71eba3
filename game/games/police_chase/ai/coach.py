"""The coach of Police Chase: the move of the hard AI, and the best reason for it."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import Seat
from game.games.police_chase.ai import worth
from game.games.police_chase.ai.player import PoliceChaseAi
from game.games.police_chase.rules import actions
from game.games.police_chase.rules.actions import Action, Collect, Give, MoveRobber, Place, TakeFrom, Walk
from game.games.police_chase.rules.choices import rivals
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import KINDS, NEEDED, Hand, Token, can_keep, has_set
from game.games.police_chase.rules.tuning import FACES
from game.match.coach import Advice, Advising, NameOf, Term, sure

Said = Advice[Action]


def coach(view: View, legal: tuple[Action, ...]) -> Advising[Action]:
    """Advise the viewer."""
    action = yield from PoliceChaseAi(view.viewer, "hard", sure).ponder(view, legal)
    return Reasons(view).of(action)


class Reasons:
    """Finds the best reason for a move, with numbers that are right."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._me = view.viewer
        self._hand = view.hands[view.viewer]
        self._mine = has_set(self._hand)

    def of(self, action: Action) -> Said:
        """The move, and why."""
        match action:
            case actions.Throw():
                return self._throw()
            case Walk(to):
                return self._walk(to)
            case MoveRobber(to):
                return self._move_robber(to)
            case Collect(at):
                return self._fetch(action, "collect", at)
            case TakeFrom(victim, token):
                return self._take(action, "take", victim, token)
            case Give(token):
                return self._give(token)
            case Place(at):
                return self._place(at)
            case actions.PlayRobber():
                return self._play_robber()
            case actions.PlayPartner():
                return Advice(action, "partner", {}, (f"hand:{self._me}:{Token.PARTNER}",))
            case actions.Done():
                return Advice(action, "keep")
            case actions.Roll() | actions.Reveal():
                raise ValueError("nobody chooses what chance does")
            case _:
                assert_never(action)

    # ---- before and after the roll ----

    def _throw(self) -> Said:
        rolls = self.catching_rolls(self._view.officers[self._me], self._view.robber)
        if self._mine and rolls:
            return Advice(actions.Throw(), "roll-to-catch", {"rolls": rolls}, ("robber",))
        rolls = self.finding_rolls(self._view.officers[self._me])
        return (
            Advice(actions.Throw(), "roll", {"rolls": rolls})
            if rolls
            else Advice(actions.Throw(), "roll-far")
        )

    def _walk(self, to: int) -> Said:
        view, here = self._view, (f"space:{to}",)
        if self._mine and worth.catch_spaces(view.town, view.robber)[view.pips - 1] >> to & 1:
            return Advice(Walk(to), "catch" if to == view.robber else "corner", {}, (*here, "robber"))
        finds = worth.landing_finds(view, self._me, self._hand)
        if to in finds and finds[to].value > 0:
            victim = self._best_victim(to)
            token = finds[to].token
            if victim is not None and token is not None:
                return self._take(Walk(to), "rob", victim, token)
            return self._fetch(Walk(to), "walk", to)
        rolls = self.catching_rolls(to, view.robber)
        if self._mine and rolls:
            return Advice(Walk(to), "near-robber", {"rolls": rolls}, (*here, "robber"))
        rolls = self.finding_rolls(to)
        if not rolls:
            return Advice(Walk(to), "way", {}, here)
        return Advice(Walk(to), f"near{self._safely(to, self._hand)}", {"rolls": rolls}, here)

    def _best_victim(self, to: int) -> Seat | None:
        """Whose token landing there would bring; None if the one on the space is better."""
        view, found = self._view, worth.token_finds(self._view, self._hand).get(to, worth.NOTHING)
        here = [rival for rival in worth.rivals_with_tokens(view, self._me) if view.officers[rival] == to]
        thefts = {rival: worth.theft(view, self._hand, rival).value for rival in here}
        best = max(thefts, key=thefts.__getitem__, default=None)
        return None if best is None or thefts[best] <= found.value else Seat(best)

    def _fetch(self, action: Walk | Collect, key: str, at: int) -> Said:
        """Turn up a token that lies there."""
        here, safely = (f"space:{at}",), ""
        known = self._view.seen.get(at)
        if isinstance(action, Walk):
            safely = self._safely(at, (*self._hand, known) if known else self._hand)
        if known is None:
            return Advice(action, f"{key}-unknown{safely}", {"share": self.useful_share()}, here)
        if not can_keep(self._hand, known):
            return Advice(action, f"{key}-spare", {"token": _term(known)}, here)
        return Advice(action, f"{key}-known{safely}", {"token": _term(known)}, here)

    def _take(self, action: Walk | TakeFrom, key: str, victim: Seat, token: Token) -> Said:
        needs = "" if worth.gain(self._hand, token) > 0 else "-spite"
        marks = (f"hand:{victim}:{token}",)
        return Advice(action, f"{key}{needs}", {"name": NameOf(victim), "token": _term(token)}, marks)

    # ---- the robber ----

    def _move_robber(self, to: int) -> Said:
        view, action = self._view, MoveRobber(to)
        if self._mine and to == view.officers[self._me]:
            return Advice(action, "robber-to-me", {}, (f"space:{to}",))
        hit = [rival for rival in worth.rivals_with_tokens(view, self._me) if view.officers[rival] == to]
        if hit:
            return Advice(action, "robber-hits", {"name": NameOf(Seat(hit[0]))}, (f"space:{to}",))
        rolls = self.catching_rolls(view.officers[self._me], to)
        if self._mine and rolls:
            return Advice(action, "robber-near", {"rolls": rolls}, (f"space:{to}",))
        ready = next((rival for rival in rivals(view) if has_set(view.hands[rival])), None)
        if ready is None:
            return Advice(action, "robber-any" if self._mine else "robber-free", {}, (f"space:{to}",))
        rolls, name = self.catching_rolls(view.officers[ready], to), NameOf(ready)
        if rolls:
            return Advice(action, "robber-away", {"name": name, "rolls": rolls}, (f"space:{to}",))
        return Advice(action, "robber-safe", {"name": name}, (f"space:{to}",))

    def _play_robber(self) -> Said:
        action, marks = actions.PlayRobber(), (f"hand:{self._me}:{Token.ROBBER}",)
        if self._mine:
            return Advice(action, "play-to-catch", {}, marks)
        ready = next((rival for rival in rivals(self._view) if has_set(self._view.hands[rival])), None)
        if ready is not None:
            return Advice(action, "play-against", {"name": NameOf(ready)}, marks)
        return Advice(action, "play-robber", {}, marks)

    # ---- giving and placing ----

    def _give(self, token: Token) -> Said:
        marks, count = (f"hand:{self._me}:{token}",), self._hand.count(token)
        if count > 1:
            return Advice(Give(token), "give-spare", {"token": _term(token), "count": count}, marks)
        special = token not in NEEDED and any(held in NEEDED for held in self._hand)
        return Advice(Give(token), "give-special" if special else "give", {"token": _term(token)}, marks)

    def _place(self, at: int) -> Said:
        view, marks = self._view, (f"space:{at}",)
        token = view.staged
        if token is None:
            raise ValueError("no token is to be placed")
        mine = self.reaching_rolls(view.officers[self._me], at)
        if mine and can_keep(self._hand, token):
            return Advice(Place(at), "place-near", {"token": _term(token), "rolls": mine}, marks)
        others = [rival for rival in range(view.players) if rival != self._me]
        theirs = max(self.reaching_rolls(view.officers[rival], at) for rival in others)
        if theirs:
            return Advice(Place(at), "place", {"token": _term(token), "rolls": theirs}, marks)
        return Advice(Place(at), "place-far", {"token": _term(token)}, marks)

    # ---- numbers ----

    def reaching_rolls(self, start: int, space: int) -> int:
        """How many rolls take an officer from one space to another."""
        return sum(reach >> space & 1 for reach in worth.reachable(self._view.town, start))

    def catching_rolls(self, start: int, robber: int) -> int:
        """How many rolls let an officer with the set catch the robber."""
        return round(FACES * worth.catch_chance(self._view.town, start, robber))

    def finding_rolls(self, start: int) -> int:
        """How many rolls take an officer to a token on the board that may be of use to the viewer."""
        finds = worth.token_finds(self._view, self._hand)
        goals = sum(1 << at for at, find in finds.items() if find.value > 0 and at != self._view.robber)
        return sum(bool(reach & goals) for reach in worth.reachable(self._view.town, start))

    def useful_share(self) -> int:
        """How many of a hundred unseen tokens the viewer could keep."""
        counts = dict(zip((token for token, _ in KINDS), self._view.unknown, strict=True))
        useful = sum(count for token, count in counts.items() if can_keep(self._hand, token))
        return round(100 * useful / max(1, sum(counts.values())))

    def _safely(self, to: int, hand: Hand) -> str:
        """A part of the key if the viewer has something to lose and nobody can come there."""
        coming = any(self.reaching_rolls(self._view.officers[rival], to) for rival in rivals(self._view))
        return "-safely" if hand and not coming else ""


def _term(token: Token) -> Term:
    return Term(f"police-chase.token.{token}")
