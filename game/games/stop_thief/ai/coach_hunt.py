"""What the coach tells an investigator: one action, and the numbers that speak for it."""

from __future__ import annotations

from game.games.stop_thief.ai.beliefs import Sliced, Spots
from game.games.stop_thief.ai.coach_words import knows_tip, named, place_name, term
from game.games.stop_thief.ai.facts import (
    SURE,
    best_guess,
    in_reach_later,
    known,
    likeliest,
    percent,
    searchable,
    told_guess,
)
from game.games.stop_thief.ai.plan import STRONG, Planned, planned
from game.games.stop_thief.ai.turn import Turn
from game.games.stop_thief.ai.values import hand_after, stakes_of
from game.games.stop_thief.rules import actions as act
from game.games.stop_thief.rules import tips
from game.games.stop_thief.rules.choices import arrests, rivals
from game.games.stop_thief.rules.money import false_arrest_cost
from game.games.stop_thief.rules.state import Phase, View
from game.games.stop_thief.rules.walks import walks
from game.match.coach import Advice, Name, NameOf, Term

Said = Advice[act.Action]
Sentence = tuple[str, dict[str, Name], tuple[str, ...]]
"""Its key, what goes into it, and what gets a ring."""
FEW = 3
"""With so few spaces left the likeliest one is named."""


class Adviser:
    """Finds the sentence for an action, and the numbers in it."""

    def __init__(self, view: View, turn: Turn, spots: Spots) -> None:
        self._view = view
        self._turn = turn
        self._spots = spots
        self._stakes = stakes_of(view, STRONG.boldness)
        self._plan = view.city.plan

    def about(self, action: act.Action) -> Sliced[Said]:
        """The advice to do this."""
        key, names, marks = yield from self._sentence(action)
        return Advice(action, key, {"known": self._known(), **names}, marks, private=knows_tip(self._view))

    def _sentence(self, action: act.Action) -> Sliced[Sentence]:
        match action:
            case act.PlayCard() | act.Walk() | act.Stay():
                plan = yield from planned(self._turn, self._view, action)
                return (yield from self._move(plan))
            case act.Push():
                return (yield from self._push(action))
            case act.NoPush():
                return "no-push", {}, ("key:no-push",)
            case act.AskTip() | act.NoTip():
                return self._tip(action)
            case act.Arrest(space):
                return self._arrest(space)
            case act.EndTurn():
                return self._end()
            case act.TakeBack(seat, card):
                return "take-back", {"card": named(card), "name": NameOf(seat)}, (f"card:{card}",)
            case _:
                raise ValueError(f"no investigator does this: {action}")

    def _known(self) -> Term:
        """What is known of the thief now."""
        it = known(self._view, self._spots)
        if it.left == 1:
            return term("known.one", space=it.space)
        share, there = percent(it.share), percent(it.there)
        if it.left <= FEW:
            return term("known.few", count=it.left, share=share, space=it.space)
        label = self._plan.label[it.digit]
        return term("known.all" if there == SURE else "known.many", count=it.left, share=there, place=label)

    # ---- cards and walks ----

    def _move(self, plan: Planned) -> Sliced[Sentence]:
        """A card with its tip or its walk, or the walk alone."""
        names: dict[str, Name] = {}
        marks: list[str] = []
        key = "walk"
        for place, (view, action) in enumerate(plan):
            match action:
                case act.PlayCard(card):
                    key, names["card"] = "card", named(card)
                    marks.append(f"card:{card}")
                case act.AskTip() if view.phase is Phase.TIP:
                    use, chances = self._use(view)
                    return f"card-tip-{use}", {**names, **chances}, tuple(marks)
                case act.Push(seat, to):
                    key, names["name"], names["to"] = (
                        "card-push",
                        NameOf(seat),
                        place_name(view.city.plan, to),
                    )
                    marks.append(f"space:{to}")
                case act.Walk() | act.Stay():
                    names["move"], mark = self._stride(view, action, begins=key == "walk")
                    names["why"] = yield from self._why(plan[place:])
                    return key, names, (*marks, mark)
        raise ValueError("every turn has a walk or a tip")

    def _stride(self, view: View, action: act.Walk | act.Stay, *, begins: bool) -> tuple[Term, str]:
        """A walk, a ride or none, and where it ends."""
        how = "begin" if begins else "then"
        if isinstance(action, act.Stay):
            return term(f"{how}.stay"), "key:stay"
        rides = walks(view)[action.to].ride > 0
        said = term(f"{how}.{'ride' if rides else 'walk'}", to=place_name(self._plan, action.to))
        return said, f"space:{action.to}"

    def _why(self, plan: Planned) -> Sliced[Term]:
        """What a walk is good for: an arrest, a tip, or a good start for the next turn."""
        (_, walk), *_, (view, last) = plan
        if isinstance(last, act.Arrest):
            chance = percent(self._spots.get(last.space, 0.0))
            return term(
                "why.arrest-sure" if chance == SURE else "why.arrest", space=last.space, chance=chance
            )
        if isinstance(last, act.AskTip):
            use, chances = self._use(view)
            return term(f"why.tip-{use}", **chances)
        if view.card is None:
            raise ValueError("a turn without a card")
        prospects = yield from self._turn.prospects(len(view.investigators))
        hand = hand_after(view, view.card)
        share = yield from in_reach_later(view, view.turn, view.pawns[view.turn], hand, prospects)
        if share > 0:
            return term("why.later", share=percent(share))
        return term("why.stay" if isinstance(walk, act.Stay) else "why.nearer")

    # ---- tips, pushes, arrests ----

    def _use(self, view: View) -> tuple[str, dict[str, Name]]:
        """What a tip is good for, and the chance of an arrest this turn without it and with it."""
        if view.phase is Phase.TIP_AFTER:
            near = frozenset(arrests(view))
        else:
            cards = (view.card,) if view.card else ()
            near = next(searchable(view, view.turn, view.pawns[view.turn], cards))
        now = best_guess(self._stakes, self._spots, near)
        told = told_guess(view, self._stakes, self._spots, near)
        chances: dict[str, Name] = {"now": percent(now.right), "then": percent(told.right)}
        if percent(told.right) > percent(now.right):
            return "more", chances
        return "safe" if self._cost and percent(told.wrong) < percent(now.wrong) else "later", chances

    def _tip(self, action: act.AskTip | act.NoTip) -> Sentence:
        (use, chances), cost = self._use(self._view), tips.cost(self._view)
        names: dict[str, Name] = {**chances, "cost": cost}
        if isinstance(action, act.AskTip):
            return f"tip-{use}-paid" if cost else f"tip-{use}", names, ("key:tip",)
        if len(self._spots) == 1:
            return "no-tip-sure", {}, ("key:no-tip",)
        return f"no-tip-{use}-paid" if cost else "no-tip", names, ("key:no-tip",)

    def _push(self, push: act.Push) -> Sliced[Sentence]:
        """How likely the thief will be in reach of the one who is moved."""
        view, other = self._view, push.seat
        prospects = yield from self._turn.prospects(rivals(view).index(other) + 1)
        shares = []
        for here in (view.pawns[other], push.to):
            share = yield from in_reach_later(view, other, here, view.hands[other], prospects)
            shares.append(percent(share))
        before, after = shares
        names: dict[str, Name] = {"name": NameOf(other), "to": place_name(self._plan, push.to)}
        wanted = after > before if view.terms.pack else after < before
        names |= {"before": before, "after": after}
        return "push" if wanted else "push-plain", names, (f"pawn:{other}", f"space:{push.to}")

    def _arrest(self, space: int) -> Sentence:
        chance, cost = percent(self._spots.get(space, 0.0)), self._cost
        key = "arrest-sure" if chance == SURE else "arrest" if cost else "arrest-free"
        return key, {"space": space, "chance": chance, "cost": cost}, (f"space:{space}", "key:arrest")

    def _end(self) -> Sentence:
        near = {space: self._spots.get(space, 0.0) for space in arrests(self._view)}
        space = likeliest(near)
        names: dict[str, Name] = {"space": space, "chance": percent(near[space]), "cost": self._cost}
        if not near[space]:
            return "end-far", {}, ("key:end-turn",)
        ruins = self._view.terms.pack and self._cost >= self._view.loot
        return "end-ruin" if ruins else "end-low", names, ("key:end-turn",)

    @property
    def _cost(self) -> int:
        """What a false arrest costs now."""
        view, cost = self._view, false_arrest_cost(self._view)
        return cost if view.terms.pack else min(cost, view.cash[view.turn])
