"""What each thing on the table of Stop Thief! is and what it does, for players who point at it."""

from __future__ import annotations

from game.core.kernel import Seat, SeatSetup
from game.games.stop_thief.rules import tuning
from game.games.stop_thief.rules.city import CIRCLE, SUBWAY
from game.games.stop_thief.rules.clues import PAIRS, may_mean
from game.games.stop_thief.rules.people import Card
from game.games.stop_thief.rules.state import Sound, View
from game.games.stop_thief.rules.thieves import THIEVES, Who
from game.games.stop_thief.rules.walks import rides
from game.games.stop_thief.screen.places import CLUES, POSTER, STAKE, InHand, OnKey, Spot
from game.shell.words import Words
from game.table.board.places import OnBoard, OnRow, Thing
from game.table.results import counted


class About:
    """Finds the sentences."""

    def __init__(self, words: Words, seats: tuple[SeatSetup, ...]) -> None:
        self._words = words
        self._seats = seats

    def __call__(self, view: View, spot: Spot) -> str:
        """What a place is and what it does."""
        match spot:
            case OnBoard(space):
                return self._space(view, space)
            case InHand(card):
                return self._card(view, card)
            case OnRow(seat):
                return self._row(view, seat)
            case OnKey("hint"):
                return self._words("coach.about")
            case OnKey(name):
                return self._say(f"key.{name}")
            case Thing(name):
                return {POSTER: self._poster, STAKE: self._stake, CLUES: self._clues}[name](view)

    def _say(self, key: str, **names: object) -> str:
        return self._words(f"stop-thief.about.{key}", **names)

    def _space(self, view: View, space: int) -> str:
        """The kind of a space, and who stands there."""
        plan = view.city.plan
        kind = plan.kind[space]
        key = "closed-subway" if kind == SUBWAY and not rides(view) else kind
        place = "" if kind == CIRCLE else plan.label[plan.digit[space]]
        said = self._say(f"space.{key}", place=place)
        here = [self._seats[seat].name for seat in view.investigators if view.pawns[seat] == space]
        return f"{self._say('here', names=', '.join(here))} {said}" if here else said

    def _card(self, view: View, card: Card) -> str:
        """What a movement card does, and whether it can be played."""
        steps = card.pips - (tuning.SLOWER if view.at_large(Who.DOC) else 0)
        effect = card.effect.name.lower().replace("_", "-")
        said = self._say(f"card.{effect}", steps=steps)
        used = card in view.played[view.card_owner] and card != view.card
        return f"{self._say('card.played')} {said}" if used else said

    def _row(self, view: View, seat: Seat) -> str:
        name = self._seats[seat].name
        if seat == view.pack_seat:
            return self._say("row.pack", name=name)
        return self._say("row.money" if view.terms.money else "row.plain", name=name)

    def _poster(self, view: View) -> str:
        """Who is wanted, the reward, and what the trick does."""
        if view.face_up is None:
            return self._say("poster.none")
        thief = self._words(f"stop-thief.thief.{view.face_up}.name")
        trick = self._words(f"stop-thief.thief.{view.face_up}.ability") if view.at_large(view.face_up) else ""
        reward = f"${THIEVES[view.face_up].reward + view.bounty:,}"
        key = "reward" if view.terms.money else "wanted"
        return self._say(f"poster.{key}", thief=thief, reward=reward, trick=trick).strip()

    def _stake(self, view: View) -> str:
        """How the match is won."""
        terms = view.terms
        if terms.pack:
            return self._say("stake.loot", spree=f"${tuning.PACK_SPREE:,}")
        if terms.money:
            return self._say("stake.cash", needed=f"${terms.needed:,}")
        return counted(self._words, "stop-thief.about.stake.captures", captures=terms.captures)

    def _clues(self, view: View) -> str:
        """What the last clue means."""
        if not view.clues:
            return self._say("clues.none")
        sound = view.clues[-1].sound
        if sound in PAIRS:
            return self._say("clues.pair")
        if sound in (Sound.HOLD, Sound.LAUGHTER):
            return self._say(f"clues.{sound}")
        kinds = [self._say(f"kind.{kind}") for kind in sorted(may_mean(view, sound))]
        heard = self._words(f"stop-thief.sound.{sound}")
        return self._say("clues.heard", sound=heard, kinds=self._say("or").join(kinds))
