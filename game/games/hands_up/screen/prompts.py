"""The words of the prompt: what has happened, and what to do next."""

from __future__ import annotations

from typing import assert_never

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import Sign
from game.games.hands_up.rules.state import Phase, View
from game.games.hands_up.screen.hud import seat_colour
from game.games.hands_up.screen.prompt_panel import Prompt
from game.shell.devices import KEYBOARD, PadCode
from game.shell.glyphs import button_name, key_name
from game.shell.services import Shell
from game.table.seating import Seating

CARDS_LEFT = ("none", "two", "one")
"""Which sentence asks for the next card, by how many are pointed at."""
PAIR = 2
"""How many cards a camera and a thief are."""
Verdict = happened.Caught | happened.FalseAlarm | happened.NobodyClaimed
"""Events that everybody must see before the search goes on."""


class Prompts:
    """Finds the words for a view, or for what has just happened."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._words = shell.words
        self._seats = seats

    def now(self, view: View, seating: Seating, *, keys_down: bool) -> Prompt:
        """What is to be done now."""
        if view.phase in (Phase.DEAL, Phase.SETTLE) and keys_down:
            return self._said("keys-up")
        if view.phase is Phase.CLAIM:
            return self._said("claim")
        if view.phase is Phase.OVER:
            return self._said("over")
        if view.grabber is not None:
            return self._pointing(view, seating, view.grabber)
        heading = self._words("hands-up.prompt.last" if view.last_search else "hands-up.prompt.theft")
        return Prompt(heading, self._rule(view), self._how(view, seating))

    def photo(self, seat: Seat) -> Prompt:
        """Who has won a photo finish, while the strip is shown and no time runs."""
        heading = self._words("hands-up.prompt.point", name=self._seats[seat].name.upper())
        return Prompt(heading, self._words("hands-up.prompt.photo"))

    def verdict(self, event: Verdict) -> Prompt:
        """What has just happened."""
        words = self._words
        match event:
            case happened.Caught(seat, _, cards, camera, _):
                heading = words("hands-up.prompt.camera" if camera else "hands-up.prompt.caught")
                text = words("hands-up.prompt.caught-text", name=self._seats[seat].name, cards=len(cards))
                return Prompt(heading, text)
            case happened.FalseAlarm(seat, _, lost, late):
                kind = ("lost-none", "lost-one", "lost-some")[min(len(lost), 2)]
                end = words(f"hands-up.prompt.{kind}", cards=len(lost))
                key = "hands-up.prompt.late" if late else "hands-up.prompt.wrong"
                text = words(key, name=self._seats[seat].name, lost=end)
                return Prompt(words("hands-up.prompt.false-alarm"), text)
            case happened.NobodyClaimed():
                return self._said("nobody")
            case _:
                assert_never(event)

    def _said(self, key: str) -> Prompt:
        return Prompt(self._words(f"hands-up.prompt.{key}"), self._words(f"hands-up.prompt.{key}-text"))

    def _rule(self, view: View) -> str:
        if not view.terms.power:
            return self._words("hands-up.prompt.rule-off")
        return self._words("hands-up.prompt.rule-lights" if view.lights_off else "hands-up.prompt.rule-on")

    def _how(self, view: View, seating: Seating) -> str:
        """How to grab, for the devices at this table."""
        words = self._words
        if seating.people("keyboard"):
            if not view.terms.shared_key:
                return words("hands-up.prompt.grab-each")
            return words("hands-up.prompt.grab-shared", key=key_name(seating.shared_key))
        pads = seating.people("pad")
        if not pads:
            return words("hands-up.prompt.watch")
        return words("hands-up.prompt.grab-pad", button=self._button(seating, pads[0]))

    def _button(self, seating: Seating, seat: Seat) -> str:
        pad = seating.chairs[seat].pad
        return button_name(PadCode.A, pad.family if pad else KEYBOARD.family)

    def _pointing(self, view: View, seating: Seating, seat: Seat) -> Prompt:
        words, name = self._words, self._seats[seat].name
        heading = words("hands-up.prompt.point", name=name.upper())
        left = CARDS_LEFT[len(view.pointed)] + ("-on" if _may_be_a_pair(view) else "")
        more = words(f"hands-up.prompt.point-{left}", name=name)
        colour = seat_colour(self._seats[seat].look)
        match seating.chairs[seat].kind:
            case "ai":
                how = self._rule(view)
            case "pad":
                how = words("hands-up.prompt.point-pad", button=self._button(seating, seat))
            case _:
                how = words("hands-up.prompt.point-keys")
        return Prompt(heading, how, more, colour)


def _may_be_a_pair(view: View) -> bool:
    """Whether what is pointed at can still become a camera and a thief, which are a theft by themselves."""
    signs = {view.open_cards[slot].sign for slot in view.pointed}
    return view.terms.power and len(view.pointed) < PAIR and signs <= {Sign.CAMERA, Sign.THIEF}
