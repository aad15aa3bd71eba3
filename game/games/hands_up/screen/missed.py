"""After a round: the theft that nobody saw, and why it was one; no clock runs and no card is seen."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.core.kernel import Event
from game.games.hands_up.ai.coach import Missed, Watch
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import CARD
from game.games.hands_up.screen.results import picture_name
from game.shell import paint
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, Colour

PANEL = pygame.Rect(0, 0, 1120, 600)
PANEL.center = (960, 470)
FILL: Colour = (0x1B, 0x25, 0x45)
CARDS, GAP = (CARD[0] * 3 // 2, CARD[1] * 3 // 2), 40
TITLE, REASON, HINT = 58, 34, 25
TITLE_Y, CARDS_Y = PANEL.y + 62, PANEL.y + 254
REASON_BOX = pygame.Rect(PANEL.x + 50, PANEL.y + 408, PANEL.w - 100, 112)
HINT_Y = PANEL.bottom - 40
SHOWN_MS, SEEN_MS = 6_000.0, 450.0
"""How long it is shown, and how long a press can't skip it."""


class MissedPanel:
    """Waits for its turn, is shown once, and can be skipped."""

    def __init__(self, shell: Shell, *, on: bool) -> None:
        self._shell = shell
        self._watch = Watch() if on else None
        self.missed: Missed | None = None
        """What is shown or about to be shown."""
        self._left_ms = 0.0

    def follow(self, events: Iterable[Event], before: View, after: View) -> None:
        """Look for something that was missed in the round that has just ended."""
        found = self._watch.follow(events, before, after) if self._watch else None
        if found is not None:
            self.missed, self._left_ms = found, 0.0

    @property
    def showing(self) -> bool:
        """Whether it is on the screen."""
        return self._left_ms > 0

    def update(self, dt_ms: float) -> bool:
        """Let time pass, and begin to show what is waiting. Return whether it has just ended."""
        if self.missed is None:
            return False
        if not self.showing:
            self._left_ms = SHOWN_MS
            self._shell.sound.play("crowd_gasp", volume=0.6)
            return False
        self._left_ms -= dt_ms
        if self.showing:
            return False
        self.drop()
        return True

    def skip(self) -> None:
        """Jump to the end, once players have had time to see that something is shown."""
        if self._left_ms < SHOWN_MS - SEEN_MS:
            self._left_ms = min(self._left_ms, 1.0)

    def drop(self) -> None:
        """Show nothing more of it."""
        self.missed, self._left_ms = None, 0.0

    @property
    def reason(self) -> str:
        """Why it was a theft."""
        if self.missed is None:
            return ""
        numbers = "-".join(str(card.quantity) for card in self.missed.cards)
        return self._shell.words(f"hands-up.missed.{self.missed.reason}", numbers=numbers)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards and the reason over the table."""
        if not self.showing or self.missed is None:
            return
        shell, text, words = self._shell, self._shell.text, self._shell.words
        paint.draw_panel(canvas, PANEL, FILL, AMBER, 24)
        middle = PANEL.centerx
        text.draw_line(
            canvas, words("hands-up.missed.title"), (middle, TITLE_Y), "display", TITLE, AMBER,
            align="middle", shadow=4, max_width=PANEL.w - 80,
        )  # fmt: skip
        across = CARDS[0] + GAP
        left = middle - across * (len(self.missed.cards) - 1) / 2
        for number, card in enumerate(self.missed.cards):
            picture = shell.assets.scaled(picture_name(card), CARDS)
            paint.draw_centred(canvas, picture, (round(left + number * across), CARDS_Y))
        said = text.boxed(self.reason, "text_bold", REASON, REASON_BOX.size, CREAM)
        paint.draw_centred(canvas, said, REASON_BOX.center)
        text.draw_line(
            canvas, words("hands-up.missed.go-on"), (middle, HINT_Y), "text", HINT, CREAM,
            align="middle", max_width=PANEL.w - 80,
        )  # fmt: skip
