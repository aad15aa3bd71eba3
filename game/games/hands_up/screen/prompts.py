"""What the prompt of the Hands Up table says: whose move it is, and what can be done."""

from __future__ import annotations

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import Sign
from game.games.hands_up.rules.state import Phase, View
from game.games.hands_up.screen.hud import seat_colour
from game.games.hands_up.screen.prompt_panel import Said
from game.shell.devices import KEYBOARD, PadCode
from game.shell.glyphs import button_name, key_name
from game.shell.services import Shell
from game.table.seating import Seating

FINGERS = ("none", "two", "one")
PAIR = 2
"""So many cards are a camera and a thief."""


class Prompts:
    """Finds the words for a view, or for what has just happened."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._words = shell.words
        self._seats = seats

    def now(self, view: View, seating: Seating, *, keys_down: bool) -> Said:
        """What is to be done now."""
        words = self._words
        match view.phase:
            case Phase.DEAL | Phase.SETTLE if keys_down:
                return Said(words("hands-up.prompt.keys-up"), words("hands-up.prompt.keys-up-text"))
            case Phase.CLAIM:
                return Said(words("hands-up.prompt.claim"), words("hands-up.prompt.claim-text"))
            case Phase.POINT if view.grabber is not None:
                return self._pointing(view, seating, view.grabber)
            case Phase.OVER:
                return Said(words("hands-up.prompt.over"), words("hands-up.prompt.over-text"))
            case _:
                return self._searching(view, seating)

    def photo(self, seat: Seat) -> Said:
        """What is said while a photo finish is shown: who has the diamond, and that no time is lost."""
        heading = self._words("hands-up.prompt.point", name=self._name(seat).upper())
        return Said(heading, self._words("hands-up.prompt.photo"))

    def after(self, event: object) -> Said | None:
        """What has just happened, if it is worth a sentence."""
        words = self._words
        match event:
            case happened.Caught(seat, _, cards, camera, _):
                heading = words("hands-up.prompt.camera" if camera else "hands-up.prompt.caught")
                name = self._name(seat)
                return Said(heading, words("hands-up.prompt.caught-text", name=name, cards=len(cards)))
            case happened.FalseAlarm(seat, _, lost, late):
                kind = ("lost-none", "lost-one", "lost-some")[min(len(lost), 2)]
                end = words(f"hands-up.prompt.{kind}", cards=len(lost))
                key = "hands-up.prompt.late" if late else "hands-up.prompt.wrong"
                return Said(words("hands-up.prompt.false-alarm"), words(key, name=self._name(seat), lost=end))
            case happened.NobodyClaimed():
                return Said(words("hands-up.prompt.nobody"), words("hands-up.prompt.nobody-text"))
            case _:
                return None

    def _searching(self, view: View, seating: Seating) -> Said:
        return Said(
            self._words("hands-up.prompt.last" if view.last_search else "hands-up.prompt.theft"),
            self._rule(view),
            self._how(view, seating),
        )

    def _rule(self, view: View) -> str:
        if not view.terms.power:
            return self._words("hands-up.prompt.rule-off")
        dark = any(card.sign is Sign.LIGHTS_OFF for card in view.open_cards.values())
        return self._words("hands-up.prompt.rule-lights" if dark else "hands-up.prompt.rule-on")

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

    def _pointing(self, view: View, seating: Seating, seat: Seat) -> Said:
        words, name = self._words, self._name(seat)
        heading = words("hands-up.prompt.point", name=name.upper())
        picker = FINGERS[len(view.pointed)] + ("-on" if _may_be_a_pair(view) else "")
        more = words(f"hands-up.prompt.point-{picker}", name=name)
        colour = seat_colour(self._seats[seat].look)
        match seating.chairs[seat].kind:
            case "ai":
                how = self._rule(view)
            case "pad":
                how = words("hands-up.prompt.point-pad", button=self._button(seating, seat))
            case _:
                how = words("hands-up.prompt.point-keys")
        return Said(heading, how, more, colour)

    def _name(self, seat: Seat) -> str:
        return self._seats[seat].name


def _may_be_a_pair(view: View) -> bool:
    """Whether what is pointed at can still become a camera and a thief, which are a theft by themselves."""
    signs = {view.open_cards[slot].sign for slot in view.pointed}
    return view.terms.power and len(view.pointed) < PAIR and signs <= {Sign.CAMERA, Sign.THIEF}
