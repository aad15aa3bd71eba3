"""What a coach can do on the screen of a board game; the screen itself is in `screen.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pygame

from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.choices import HINT, Choice
from game.table.board.hint import ShownHint, draw_marks
from game.table.board.input import BoardInput, SpeechBubble
from game.table.board.places import SpotT

V = TypeVar("V")
A = TypeVar("A")


class CoachedScreen(Generic[V, A, SpotT]):
    """Offers the coach by a button, and shows one hint until something happens."""

    _shell: Shell
    _view: Any
    input: BoardInput[Any, Any, SpotT]
    _hint_label = ""
    """What is on the button that asks the coach; empty if there is no coach."""
    _hint: ShownHint[SpotT] | None = None

    def offer_coach(self, label: str) -> None:
        """Offer the coach by a button with this label; if it's empty, nobody can ask."""
        self._hint_label = label

    def show_hint(self, words: str, action: A | None, marks: tuple[str, ...]) -> None:
        """Say this to the player who has to act, about an action and these places on the table."""
        self.input.stop_inspecting()
        self._hint = self._hint_about(words, action, marks)
        self.input.bring_into_view(self._hint.bubble.spot)
        self._shell.sound.play("pin")

    def hint_page(self, words: str, action: A, marks: tuple[str, ...]) -> Callable[[Canvas, V], None]:
        """Return what paints the same as a private page: the table with the hint on it."""

        def paint(canvas: Canvas, view: V) -> None:
            del view
            self._hint = self._hint_about(words, action, marks)
            self.draw(canvas)
            self._hint = None

        return paint

    def _hint_about(self, words: str, action: A | None, marks: tuple[str, ...]) -> ShownHint[SpotT]:
        spot = None if action is None else self._beginning_of(action)
        return ShownHint(SpeechBubble(words, spot), marks)

    def _beginning_of(self, action: A) -> SpotT | None:
        """Where a player chooses an action, or what leads to it."""
        seat = self._view.acting
        choices = () if seat is None else self._choices(seat, (action,))
        exactly = [choice.place for choice in choices if choice.action == action]
        return next(iter((*exactly, *(choice.place for choice in choices))), None)

    def _with_hint(self, choices: tuple[Choice[SpotT], ...], key: SpotT) -> tuple[Choice[SpotT], ...]:
        """These choices, and last to ask the coach if there is one."""
        return (*choices, Choice(HINT, key)) if choices and self._hint_label else choices

    def _hides_hint(self, action: object) -> bool:
        """Hide the hint if the player asks again while it is shown; True if that was all."""
        if action is not HINT or self._hint is None:
            return False
        self._hint = None
        return True

    def _draw_hint(self, canvas: Canvas) -> SpeechBubble[SpotT] | None:
        """Draw the rings of the hint, and return its bubble."""
        if self._hint is None or self.busy:
            return None
        rects = (self.place_named(name) for name in self._hint.marks)
        draw_marks(canvas, [rect for rect in rects if rect is not None], self._pulse_ms)
        return self._hint.bubble

    # ---- what the screen itself does ----

    @property
    def busy(self) -> bool:
        """Whether something is shown that everybody must see before the game goes on."""
        raise NotImplementedError

    @property
    def _pulse_ms(self) -> float:
        raise NotImplementedError

    def place_named(self, name: str) -> pygame.Rect | None:
        """What a lesson or a hint points at."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture."""
        raise NotImplementedError

    def _choices(self, seat: Any, legal: tuple[A, ...]) -> tuple[Choice[SpotT], ...]:  # noqa: ANN401
        """What a person could choose on the screen if these actions were possible."""
        raise NotImplementedError
