"""The story of a chase: who found what first, who lost it, and who caught the robber."""

from __future__ import annotations

from game.core.kernel import Outcome, Seat
from game.games.police_chase.rules import events as happened
from game.games.police_chase.rules.state import View
from game.games.police_chase.rules.tokens import NEEDED, Hand, Token, has_set
from game.match.match import AnyMatch
from game.shell.words import Words
from game.table.story import DECISIVE, FROM, GREAT, SMALL, WORTH_TELLING, Prize, Story, StoryBuilder, replayed

PRIZES = Prize("stolen", 2), Prize("found", 3), Prize("unlucky", 2), Prize("sixes", 3)
ROBBER = "portraits/robber"
SIX = 6


def story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    """How much of the set everybody had, from roll to roll."""
    del outcome
    chase = Chase(words, match)
    for step in replayed(match):
        for event in step.events:
            chase.add_event(event)
        chase.add_view(step.view)
    return chase.story("turn", "found", chase.lines, PRIZES)


class Chase(StoryBuilder):
    """Remembers what a story needs from one turn to the next."""

    def __init__(self, words: Words, match: AnyMatch) -> None:
        super().__init__(words, match)
        self._firsts: set[Token] = set()
        self._full: set[Seat] = set()
        """Who has had the full set."""
        self._struck: happened.RobberStruck | None = None

    def portrait(self, seat: Seat) -> str:
        """Everybody in uniform."""
        return f"portraits/officer_{self.seats[seat].look}"

    def add_event(self, event: object) -> None:
        """Tell of an event that everybody saw, if it matters."""
        match event:
            case happened.Rolled(seat, pips):
                self.at += 1
                self.note("sixes", seat, pips == SIX)
            case happened.TokenKept(seat, _, token):
                self.note("found", seat)
                self._found(seat, token)
            case happened.TokenStolen(seat, victim, token):
                weight = WORTH_TELLING if token in NEEDED else SMALL
                self.note("stolen", seat)
                pictures = FROM, _picture(token), self.portrait(victim)
                self.tell(
                    "stolen", seat, *pictures,
                    weight=weight, victim=self.name(victim), token=self._token_name(token),
                )  # fmt: skip
            case happened.RobberStruck(_, victim):
                self._struck = event
                self.note("unlucky", victim)
            case happened.TokenGiven(seat, token):
                self._lost(seat, token)
            case happened.RobberCaught(seat):
                self.tell("caught", seat, ROBBER, weight=DECISIVE)

    def add_view(self, view: View) -> None:
        """Note what everybody has, and who has the full set now."""
        self.values[self.at] = tuple(map(needed_in, view.hands))
        for seat, hand in enumerate(view.hands):
            if has_set(hand) and seat not in self._full:
                self._full.add(Seat(seat))
                self.tell("full", Seat(seat), *map(_picture, NEEDED), weight=GREAT)

    def _found(self, seat: Seat, token: Token) -> None:
        if token in NEEDED and token not in self._firsts:
            self._firsts.add(token)
            weight = GREAT if token is Token.JEWEL else WORTH_TELLING
            self.tell(f"first-{token}", seat, _picture(token), weight=weight)

    def _lost(self, seat: Seat, token: Token) -> None:
        struck, self._struck = self._struck, None
        weight = WORTH_TELLING + 0.5 if token in NEEDED else SMALL
        by = struck.seat if struck else seat
        name = self._token_name(token)
        if by == seat:
            self.tell("ran-into", seat, ROBBER, _picture(token), weight=weight, token=name)
        else:
            pictures = ROBBER, self.portrait(seat), _picture(token)
            self.tell("sent", seat, *pictures, weight=weight, first=by, token=name, by=self.name(by))

    def _token_name(self, token: Token) -> str:
        return self.words(f"police-chase.token.{token}")


def needed_in(hand: Hand) -> int:
    """How many kinds of needed tokens a hand has."""
    return sum(token in hand for token in NEEDED)


def _picture(token: Token) -> str:
    return f"tokens/{token}"
