"""The AI of Police Chase: a rookie plays like a child, the others weigh every walk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from game.core.kernel import Seat
from game.games.police_chase.ai import worth
from game.games.police_chase.ai.worth import LATER, NOTHING, WIN, Outlook, gain, loss, spite
from game.games.police_chase.rules import actions
from game.games.police_chase.rules.actions import Action, MoveRobber, Walk
from game.games.police_chase.rules.choices import rivals
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import Hand, Token, can_keep, has_set, without
from game.match.player import Dice, Pondering, Thinker

THINK_MS = 700
"""The shortest thinking time, so that everybody sees whose turn it is."""
LAPSE = 0.2
"""How often a rookie picks a random action."""
DREAD = 0.7
"""The weight of a token that a rival may take away."""
NEARLY = 0.4
"""Of walks whose values differ by less, the manner chooses."""
DOOM = 40.0
"""The cost if a rival catches the robber."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How all but rookies think."""

    rolls: int
    """How many rolls it looks ahead."""
    overlooks: float
    """The share of walks it does not notice."""
    wary: bool
    """Whether it fears rivals who can come along and steal."""


SKILLS = {
    "easy": Skill(rolls=1, overlooks=0.62, wary=False),
    "medium": Skill(rolls=1, overlooks=0.33, wary=False),
    "hard": Skill(rolls=2, overlooks=0.0, wary=True),
}


class PoliceChaseAi(Thinker[View, Action]):
    """An AI player of any level."""

    def __init__(self, seat: Seat, level: str, dice: Dice, manner: str = "") -> None:
        super().__init__(seat, dice, THINK_MS, manner)
        self._skill = SKILLS.get(level)
        """None for a rookie."""
        self._knows_town = False

    def _ponder(self, view: View, legal: Sequence[Action]) -> Pondering[Action]:
        """Learn the town before the first turn. Then win if possible, else play as the level does."""
        if not self._knows_town:
            yield from worth.learn(view.town)
            self._knows_town = True
        yield
        if len(legal) == 1:
            return legal[0]
        winning = next((action for action in legal if self._wins(view, action)), None)
        if winning is not None:
            return winning
        if self._skill is None:
            if self._dice() < LAPSE:
                return self._any(legal)
            return self._best(legal, [self._fun(view, action) for action in legal])
        walks = [action for action in legal if isinstance(action, Walk)]
        if walks:
            return (yield from self._weigh_walks(view, walks, self._skill))
        return self._best(legal, [self._value(view, action) for action in legal])

    def _wins(self, view: View, action: Action) -> bool:
        """Whether this action, or one that can follow it in this turn, catches the robber."""
        if not has_set(view.hands[self.seat]):
            return False
        if isinstance(action, Walk):
            return bool(worth.catch_spaces(view.town, view.robber)[view.pips - 1] >> action.to & 1)
        return action in (actions.PlayRobber(), MoveRobber(view.officers[self.seat]))

    # ---- rookies ----

    def _fun(self, view: View, action: Action) -> float:
        """Grab tokens, tease the others and play special tokens, with no memory of seen tokens."""
        match action:
            case Walk(to):
                return self._fun_to_stand(view, to)
            case MoveRobber(to):
                return sum(view.officers[rival] == to for rival in worth.rivals_with_tokens(view, self.seat))
            case actions.TakeFrom(_, token):
                return can_keep(view.hands[self.seat], token) + (token is Token.JEWEL)
            case actions.Give(token):
                return token is not Token.JEWEL
            case actions.Collect() | actions.PlayRobber() | actions.PlayPartner():
                return 1.0
            case actions.Throw() | actions.Roll() | actions.Reveal() | actions.Place() | actions.Done():
                return 0.0
            case _:
                assert_never(action)

    def _fun_to_stand(self, view: View, to: int) -> float:
        """Be on a token or a rival, or near one; with the full set, near the robber."""
        rich = [view.officers[rival] for rival in worth.rivals_with_tokens(view, self.seat)]
        wanted = {view.robber} if has_set(view.hands[self.seat]) else {*view.tokens, *rich} - {view.robber}
        goals = sum(1 << space for space in wanted)
        return 10.0 if to in wanted else sum(bool(reach & goals) for reach in worth.reachable(view.town, to))

    # ---- the others ----

    def _weigh_walks(self, view: View, walks: Sequence[Walk], skill: Skill) -> Pondering[Walk]:
        """Weigh what the space brings, what comes within reach, and who can come there."""
        hand = view.hands[self.seat]
        finds = worth.landing_finds(view, self.seat, hand)
        noticed = [walk for walk in walks if self._dice() >= skill.overlooks] or walks
        outlooks: dict[Hand, Outlook] = {}
        values = []
        for walk in noticed:
            find = finds.get(walk.to, NOTHING)
            then = (*hand, find.token) if find.token and can_keep(hand, find.token) else hand
            if then not in outlooks:
                yield
                outlooks[then] = Outlook(view, self.seat, then, skill.rolls)
            danger = self._danger(view, walk.to, then) if skill.wary else 0.0
            values.append(find.value + outlooks[then].after(walk.to) - danger)
        return self._best(noticed, values, lambda walk: self._taste(view, walk.to), NEARLY)

    def _taste(self, view: View, to: int) -> float:
        """How much this space suits the manner: the bold seek company, the careful avoid it."""
        town, others = view.town, [view.officers[rival] for rival in rivals(view)]
        match self._manner:
            case "bold":
                return sum(worth.visit_chance(town, to, other) for other in others)
            case "careful":
                return -sum(worth.visit_chance(town, other, to) for other in others)
            case "stubborn":
                return worth.visit_chance(town, to, view.officers[(self.seat + 1) % view.players])
            case _:
                return 0.0

    def _danger(self, view: View, space: int, hand: Hand) -> float:
        """What rivals may take from an officer on this space."""
        coming = sum(worth.visit_chance(view.town, view.officers[rival], space) for rival in rivals(view))
        return DREAD * worth.most_loss(hand) * coming

    def _value(self, view: View, action: Action) -> float:
        """The value of an action that is not a walk."""
        hand = view.hands[self.seat]
        match action:
            case MoveRobber(to):
                return self._robber_value(view, to)
            case actions.Collect(at):
                return worth.token_finds(view, hand)[at].value
            case actions.TakeFrom(victim, token):
                return gain(hand, token) + spite(view) * loss(view.hands[victim], token)
            case actions.Give(token):
                return -loss(hand, token)
            case actions.Place(at):
                return self._place_value(view, at)
            case actions.PlayRobber():
                best = max(self._robber_value(view, space) for space in view.town.cells)
                return best - loss(hand, Token.ROBBER)
            case actions.PlayPartner():
                return self._partner_value(view, without(hand, Token.PARTNER)) - loss(hand, Token.PARTNER)
            case actions.Throw() | actions.Roll() | Walk() | actions.Reveal() | actions.Done():
                return 0.0
            case _:
                assert_never(action)

    def _robber_value(self, view: View, to: int) -> float:
        """Let the robber hit rivals, and stand where he helps nobody else."""
        mine, value = view.hands[self.seat], 0.0
        for rival in worth.rivals_with_tokens(view, self.seat):
            theirs, space = view.hands[rival], view.officers[rival]
            if space == to:
                value += spite(view) * worth.least_loss(theirs)
            elif has_set(theirs):
                value -= DOOM * worth.catch_chance(view.town, space, to)
        if has_set(mine):
            value += (
                LATER
                * (WIN - worth.hand_value(mine))
                * worth.catch_chance(view.town, view.officers[self.seat], to)
            )
        return value

    def _partner_value(self, view: View, hand: Hand) -> float:
        """The value of the best token a Partner can bring."""
        thefts = (worth.theft(view, hand, rival) for rival in worth.rivals_with_tokens(view, self.seat))
        return max(find.value for find in (*worth.token_finds(view, hand).values(), *thefts))

    def _place_value(self, view: View, at: int) -> float:
        """Place a token near us if we want it, and far from those who do."""
        value = 0.0
        for number, hand in enumerate(view.hands):
            wanted = gain(hand, view.staged) if view.staged else 0.0
            sign = 1.0 if number == self.seat else -spite(view)
            value += sign * wanted * worth.visit_chance(view.town, view.officers[number], at)
        return value
