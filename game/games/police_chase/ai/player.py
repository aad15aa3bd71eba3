"""AI officers for Police Chase: a child that grabs what glitters, and detectives who weigh every throw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.kernel import Seat
from game.games.police_chase.ai.worth import (
    LATER,
    NOTHING,
    WIN,
    Outlook,
    catch_chance,
    catches,
    ends,
    gain,
    landing_finds,
    learn,
    least_loss,
    loss,
    most_loss,
    rivals_with_tokens,
    spite,
    theft,
    token_finds,
    visit_chance,
    worth,
)
from game.games.police_chase.rules.actions import (
    Action,
    Collect,
    Give,
    MoveRobber,
    Place,
    PlayPartner,
    PlayRobber,
    TakeFrom,
    Walk,
)
from game.games.police_chase.rules.choices import rivals
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import Hand, Token, can_keep, has_set, without
from game.match.player import Dice
from game.match.thinking import Pondering, Thinker

THINK_MS = 700
"""Long enough that everybody sees whose turn it is."""
LAPSE = 0.25
"""How often a child does anything at all."""
DREAD = 0.7
"""How much a token weighs that a rival may take away."""
DOOM = 40.0
"""What it costs if a rival catches the robber."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a detective thinks."""

    throws: int
    """So many ahead."""
    overlooks: float
    """So much of where a walk could end."""
    wary: bool
    """Sees who can come along and take something away."""


SKILLS = {
    "medium": Skill(throws=1, overlooks=0.38, wary=False),
    "hard": Skill(throws=2, overlooks=0.0, wary=True),
}


class Officer(Thinker[View, Action]):
    """One AI player of any level."""

    def __init__(self, seat: Seat, level: str, dice: Dice) -> None:
        super().__init__(seat, dice, THINK_MS)
        self._skill = SKILLS.get(level)
        """None is the child."""
        self._knows_town = False

    def _ponder(self, view: View, legal: Sequence[Action]) -> Pondering:
        """Learn the town before the first turn; then win if that is possible, else play as the level does."""
        if not self._knows_town:
            yield from learn(view.town)
            self._knows_town = True
        yield
        if len(legal) == 1:
            return legal[0]
        winning = next((action for action in legal if self._wins(view, action)), None)
        if winning is not None:
            return winning
        if self._skill is None:
            return self._play_like_a_child(view, legal)
        walks = [action for action in legal if isinstance(action, Walk)]
        if walks:
            return (yield from self._weigh_walks(view, walks, self._skill))
        return self._best(legal, [self._value(view, action) for action in legal])

    def _wins(self, view: View, action: Action) -> bool:
        """The robber is caught by this, or by what can follow it in this turn."""
        if not has_set(view.hands[self.seat]):
            return False
        match action:
            case Walk(to):
                return bool(catches(view.town, view.robber)[view.pips - 1] >> to & 1)
            case MoveRobber(to):
                return to == view.officers[self.seat]
            case _:
                return isinstance(action, PlayRobber)

    # ---- easy ----

    def _play_like_a_child(self, view: View, legal: Sequence[Action]) -> Action:
        """What is the most fun; now and then anything."""
        if self._dice() < LAPSE:
            return self._any(legal)
        return self._best(legal, [self._fun(view, action) for action in legal])

    def _fun(self, view: View, action: Action) -> float:
        """Grab what lies there, tease the others, play what can be played; what was seen is forgotten."""
        match action:
            case Walk(to):
                return self._fun_to_stand(view, to)
            case MoveRobber(to):
                return sum(view.officers[rival] == to for rival in rivals_with_tokens(view, self.seat))
            case TakeFrom(_, token):
                return can_keep(view.hands[self.seat], token) + (token is Token.JEWEL)
            case Give(token):
                return token is not Token.JEWEL
            case Collect() | PlayRobber() | PlayPartner():
                return 1.0
            case _:
                return 0.0

    def _fun_to_stand(self, view: View, to: int) -> float:
        """On a token or a rival, or near to one; with the full set, near to the robber."""
        rich = [view.officers[rival] for rival in rivals_with_tokens(view, self.seat)]
        wanted = {view.robber} if has_set(view.hands[self.seat]) else {*view.tokens, *rich} - {view.robber}
        goals = sum(1 << space for space in wanted)
        return 10.0 if to in wanted else sum(bool(reach & goals) for reach in ends(view.town, to))

    # ---- medium and hard ----

    def _weigh_walks(self, view: View, walks: Sequence[Walk], skill: Skill) -> Pondering:
        """What the space brings, what can be reached from there, and who can come there."""
        hand = view.hands[self.seat]
        finds = landing_finds(view, self.seat, hand)
        noticed = [walk for walk in walks if self._dice() >= skill.overlooks] or walks
        outlooks: dict[Hand, Outlook] = {}
        values = []
        for walk in noticed:
            find = finds.get(walk.to, NOTHING)
            then = (*hand, find.token) if find.token and can_keep(hand, find.token) else hand
            if then not in outlooks:
                yield
                outlooks[then] = Outlook(view, self.seat, then, skill.throws)
            danger = self._danger(view, walk.to, then) if skill.wary else 0.0
            values.append(find.value + outlooks[then].after(walk.to) - danger)
        return self._best(noticed, values)

    def _danger(self, view: View, space: int, hand: Hand) -> float:
        """What rivals may take from somebody who stands there."""
        coming = sum(visit_chance(view.town, view.officers[rival], space) for rival in rivals(view))
        return DREAD * most_loss(hand) * coming

    def _value(self, view: View, action: Action) -> float:
        """What an action brings, by its kind."""
        hand = view.hands[self.seat]
        match action:
            case MoveRobber(to):
                return self._robber_value(view, to)
            case Collect(at):
                return token_finds(view, hand)[at].value
            case TakeFrom(victim, token):
                return gain(hand, token) + spite(view) * loss(view.hands[victim], token)
            case Give(token):
                return -loss(hand, token)
            case Place(at):
                return self._place_value(view, at)
            case PlayRobber():
                best = max(self._robber_value(view, space) for space in view.town.cells)
                return best - loss(hand, Token.ROBBER)
            case PlayPartner():
                return self._partner_value(view, without(hand, Token.PARTNER)) - loss(hand, Token.PARTNER)
            case _:
                return 0.0

    def _robber_value(self, view: View, to: int) -> float:
        """Let him rob the rivals, and stand where he helps us and nobody else."""
        mine, value = view.hands[self.seat], 0.0
        for rival in rivals_with_tokens(view, self.seat):
            theirs, space = view.hands[rival], view.officers[rival]
            if space == to:
                value += spite(view) * least_loss(theirs)
            elif has_set(theirs):
                value -= DOOM * catch_chance(view.town, space, to)
        if has_set(mine):
            value += LATER * (WIN - worth(mine)) * catch_chance(view.town, view.officers[self.seat], to)
        return value

    def _partner_value(self, view: View, hand: Hand) -> float:
        """The best token that a Partner can bring."""
        thefts = (theft(view, hand, rival) for rival in rivals_with_tokens(view, self.seat))
        return max(find.value for find in (*token_finds(view, hand).values(), *thefts))

    def _place_value(self, view: View, at: int) -> float:
        """Near to us if we want it, and far from those who do."""
        value = 0.0
        for number, hand in enumerate(view.hands):
            wanted = gain(hand, view.staged) if view.staged else 0.0
            sign = 1.0 if number == self.seat else -spite(view)
            value += sign * wanted * visit_chance(view.town, view.officers[number], at)
        return value
