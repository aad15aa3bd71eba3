"""The prompt under the table: what has happened, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.core.kernel import Seat, SeatSetup
from game.games.hands_up.rules import events as happened
from game.games.hands_up.rules.cards import Sign
from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.hud import SOFT_RED, seat_colour
from game.games.hands_up.screen.layout import TableLayout
from game.shell import paint
from game.shell.devices import KEYBOARD, PadCode
from game.shell.keynames import button_name, key_name
from game.shell.picture import Canvas, Picture
from game.shell.services import Shell
from game.shell.text import wrap
from game.shell.theme import AMBER, CREAM, GREEN, INK, Colour, Role
from game.table.seating import Seating

ALPHA = 205
SIDES, EDGES = 24, 8
"""Pixels that the panel keeps free at its sides, and above and below."""
TIGHT: dict[Role, float] = {"number": 0.76, "text_bold": 0.82}
"""How close its lines are, compared with those of a page."""
HEADING, BODY = 32, 24
ENOUGH = 38
"""Headings stop growing here, to leave room for the text below."""
PILL = 27
LEAST = 80
"""The smallest text size when space is short, in percent."""
CARDS_LEFT = ("none", "two", "one")
"""Which sentence asks for the next card, by how many are pointed at."""
PAIR = 2
"""How many cards a camera and a thief are."""
Verdict = happened.Caught | happened.FalseAlarm
"""Events that everybody must see before the search goes on."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A heading, a sentence, and a second one in the colour of a seat."""

    heading: str
    text: str
    more: str = ""
    colour: Colour = CREAM


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the panel, in pixels of the screen."""

    words: str
    role: Role
    px: float
    colour: Colour
    height: int


class PromptPanel:
    """Painted once for every prompt; the text is as large as asked for, or as fits."""

    def __init__(self, shell: Shell, layout: TableLayout) -> None:
        self._shell = shell
        self.rect = layout.prompt
        self._shows_power = layout.title is None
        self._painted: tuple[object, Picture] | None = None

    def draw(self, canvas: Canvas, prompt: Prompt, *, power: bool) -> None:
        """Draw a prompt, and the power if no title shows it."""
        key = (prompt, power, self._shell.settings.version)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint(prompt, power=power))
        canvas.blit(self._painted[1], self.rect)

    def lines(self, prompt: Prompt) -> list[Line]:
        """The lines of a prompt in the largest text that fits."""
        most = round(self._shell.theme.text_scale * 100)
        for percent in range(most, LEAST, -4):
            lines = self._scaled(prompt, percent / 100)
            if sum(line.height for line in lines) <= self.rect.h - 2 * EDGES:
                return lines
        return self._scaled(prompt, LEAST / 100)

    def _paint(self, prompt: Prompt, *, power: bool) -> Picture:
        image = paint.tinted(paint.rounded(self.rect.size, 20), INK, ALPHA)
        lines = self.lines(prompt)
        free = self.rect.h - sum(line.height for line in lines)
        y = max(EDGES, free / (len(lines) + 1))
        gap = (free - 2 * y) / max(1, len(lines) - 1)
        for number, line in enumerate(lines):
            pill = self._pill(line.px, power=power) if self._shows_power and number == 0 else None
            self._put(image, line, y + line.height / 2, pill)
            y += line.height + gap
        return image

    def _put(self, image: Picture, line: Line, y: float, pill: Picture | None) -> None:
        """Put a line in the middle of the panel, behind its pill if it has one."""
        before = pill.get_width() + SIDES if pill else 0
        room = self.rect.w - 2 * SIDES - before
        text = self._shell.text.line(line.words, line.role, line.px, line.colour, max_width=room, fixed=True)
        left = (self.rect.w - before - text.get_width()) // 2
        if pill:
            image.blit(pill, pill.get_rect(midleft=(left, y)))
        image.blit(text, text.get_rect(midleft=(left + before, y)))

    def _pill(self, px: float, *, power: bool) -> Picture:
        """Return a pill that says whether Power is ON."""
        words = self._shell.words("hands-up.power-on" if power else "hands-up.power-off")
        text = self._shell.text.line(words, "number", px * PILL / HEADING, INK, fixed=True)
        size = text.get_width() + 28, text.get_height() + 2
        image = paint.tinted(paint.rounded(size, size[1] // 2), GREEN if power else CREAM)
        image.blit(text, text.get_rect(center=image.get_rect().center))
        return image

    def _scaled(self, prompt: Prompt, scale: float) -> list[Line]:
        """Return the heading and the lines of every sentence at this scale."""
        px = BODY * scale
        lines = [self._line(prompt.heading, "number", max(px, min(HEADING * scale, ENOUGH)), AMBER)]
        for words, colour in ((prompt.text, CREAM), (prompt.more, prompt.colour)):
            if words:
                lines.extend(self._line(line, "text_bold", px, colour) for line in self._broken(words, px))
        return lines

    def _line(self, words: str, role: Role, px: float, colour: Colour) -> Line:
        height = round(self._shell.text.height(role, px, fixed=True) * TIGHT[role])
        return Line(words, role, px, colour, height)

    def _broken(self, words: str, px: float) -> list[str]:
        """Break words into as few lines as possible, about equally wide."""

        def lines(room: int) -> list[str]:
            return wrap(words, lambda line: self._shell.text.width(line, "text_bold", px, fixed=True), room)

        width = self.rect.w - 2 * SIDES
        best = lines(width)
        for room in range(width - 40, width // 2, -40):
            narrower = lines(room)
            if len(narrower) > len(best):
                break
            best = narrower
        return best


class Prompts:
    """Writes the prompt for a view, or for what has just happened."""

    def __init__(self, shell: Shell, seats: tuple[SeatSetup, ...]) -> None:
        self._shell = shell
        self._words = shell.words
        self._seats = seats

    def now(
        self, view: View, seating: Seating, photo: happened.PhotoFinish | None, *, keys_down: bool
    ) -> Prompt:
        """Say what to do now."""
        words = self._words
        if view.phase in (Phase.DEAL, Phase.SETTLE) and keys_down:
            return self._said("keys-up")
        if view.phase is Phase.OVER:
            return self._said("over")
        if view.grabber is not None:
            prompt = self._pointing(view, seating, view.grabber)
            if photo is None or photo.by == "first":
                return prompt
            tie = words(f"hands-up.photo.{photo.by}", name=self._seats[photo.winner].name)
            return replace(prompt, more=tie)
        if view.shared_key is SharedKey.UNOWNED:
            return self._said("claim")
        heading = words("hands-up.prompt.last" if view.last_search else "hands-up.prompt.theft")
        if view.shared_key is SharedKey.DEAD:
            dead = words("hands-up.prompt.nobody", key=key_name(seating.shared_key))
            return Prompt(heading, self._rule(view), dead, SOFT_RED)
        return Prompt(heading, self._rule(view), self._how(view, seating))

    def verdict(self, event: Verdict, view: View, *, nothing_left: bool) -> Prompt:
        """Say what has just happened."""
        words = self._words
        more = words("hands-up.prompt.nothing-left") if nothing_left else ""
        match event:
            case happened.Caught(seat, _, cards, camera, _):
                heading = words("hands-up.prompt.camera" if camera else "hands-up.prompt.caught")
                text = words("hands-up.prompt.caught-text", name=self._seats[seat].name, cards=len(cards))
                return Prompt(heading, text, more)
            case happened.FalseAlarm(seat, slots, lost, fault):
                kind = ("lost-none", "lost-one", "lost-some")[min(len(lost), 2)]
                end = words(f"hands-up.prompt.{kind}", cards=len(lost))
                numbers = "-".join(str(view.open_cards[slot].quantity) for slot in slots)
                name = self._seats[seat].name
                text = words(f"hands-up.prompt.wrong-{fault}", name=name, numbers=numbers)
                return Prompt(words("hands-up.prompt.false-alarm"), f"{text}\n{end}", more)
            case _:
                assert_never(event)

    def _said(self, key: str) -> Prompt:
        return Prompt(self._words(f"hands-up.prompt.{key}"), self._words(f"hands-up.prompt.{key}-text"))

    def _rule(self, view: View) -> str:
        if not view.terms.power:
            return self._words("hands-up.prompt.rule-off")
        return self._words("hands-up.prompt.rule-lights" if view.lights_off else "hands-up.prompt.rule-on")

    def _how(self, view: View, seating: Seating) -> str:
        """Say how to grab with the devices at this table."""
        words = self._words
        if seating.people("keyboard"):
            if not view.terms.shared_key:
                return words("hands-up.prompt.grab-each")
            alone = "-alone" if len(seating.people("keyboard")) == 1 else ""
            return words(f"hands-up.prompt.grab-shared{alone}", key=key_name(seating.shared_key))
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
    """True while the chosen cards can still become a camera and a thief."""
    signs = {view.open_cards[slot].sign for slot in view.pointed}
    return view.terms.power and len(view.pointed) < PAIR and signs <= {Sign.CAMERA, Sign.THIEF}
