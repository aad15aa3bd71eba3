"""The hints of a match: who may still ask the coach, who has asked, and what the coach thinks about."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from game.core.codec import encode
from game.core.kernel import Seat
from game.games.library import GAMES
from game.match.coach import Advice, Advising
from game.match.game import FEW, HELPS
from game.match.match import AnyMatch
from game.shell.services import Shell
from game.table.screen import Coached
from game.table.secrets import Secret

Given = tuple[int, str]
"""A seat that got a hint, and the digest of the view that it was about."""


class Hints:
    """Counts hints and lets the coach think. A hint about a view that had one already is free."""

    def __init__(self, shell: Shell, match: AnyMatch) -> None:
        self._shell = shell
        self._match = match
        self.screen: Coached[Any, Any] | None = None
        """Where the coach speaks; None if nobody can ask, as in a replay or a lesson."""
        game = GAMES[match.setup.game]
        self._coach = game.coach
        helps = match.setup.options.get(HELPS, "off")
        self.offered = self._coach is not None and helps != "off"
        """Whether players may ask."""
        self._most = FEW if helps == "few" else None
        self.given: set[Given] = set()
        """The hints that count."""
        self._seat = Seat(0)
        self._advising: Advising[object] | None = None

    def recall(self, given: Iterable[Given]) -> None:
        """Take over the hints of a saved match."""
        self.given = set(given)

    def left(self, seat: Seat) -> int | None:
        """How many hints this seat still has; None if there is no end."""
        return None if self._most is None else max(0, self._most - sum(one == seat for one, _ in self.given))

    def offer(self) -> None:
        """Offer the coach to whoever has to act."""
        if self.screen is not None and self.offered:
            to_act = self._match.to_act()
            left = self.left(to_act[0]) if to_act else None
            key = "coach.key" if left is None else "coach.key-left"
            self.screen.offer_coach(self._shell.words(key, left=left))

    def ask(self, seat: Seat) -> None:
        """Let the coach begin to think about what this seat sees, if there are hints left.

        The coach says for nothing that there is only one thing to do.
        """
        view, legal = self._match.view(seat), self._match.legal(seat)
        if self.screen is None or self._coach is None or not legal or self.thinking:
            return
        asked = (int(seat), _digest(view))
        if asked not in self.given and len(legal) > 1:
            if self.left(seat) == 0:
                self.screen.show_hint(self._shell.words("coach.none-left"), None, ())
                return
            self.given.add(asked)
        self._seat, self._advising = seat, self._coach(view, legal)
        self.offer()

    def hear(self) -> Secret[Any] | None:
        """Let the coach think on and speak. Return a private page if only this player may know it."""
        said = self._think()
        if said is None or self.screen is None:
            return None
        setup = self._match.setup
        words = said.sentence(self._shell.words, setup.game, tuple(seat.name for seat in setup.seats))
        if said.private:
            return Secret(self._seat, "coach.note", self.screen.hint_page(words, said.action, said.marks))
        self.screen.show_hint(words, said.action, said.marks)
        return None

    def _think(self) -> Advice[object] | None:
        """What the coach says, when it is ready."""
        if self._advising is not None:
            try:
                next(self._advising)
            except StopIteration as end:
                self._advising = None
                advice: Advice[object] = end.value
                return advice
        return None

    @property
    def thinking(self) -> bool:
        """Whether the coach is about to say something."""
        return self._advising is not None

    def forget(self) -> None:
        """Stop thinking: something has happened."""
        self._advising = None


def _digest(view: object) -> str:
    text = json.dumps(encode(view), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
