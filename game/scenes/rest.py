"""The rest of a match in which no person plays any more: watch it, watch it fast, or skip to the count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from time import perf_counter

import pygame

from game.core.kernel import HasLeavers, Seat
from game.match.session import ActionResult, Session, Source
from game.shell import paint
from game.shell.devices import Command, Verb
from game.shell.form import Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, MOVE, Hint
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.widgets import Button, button_height
from game.table.seating import Seating

FASTER = 6.0
SLICE_S = 0.008
"""How long a frame may skip ahead, so that the window stays awake."""
WIDTH, GAP, EDGE = 900, 20, 48


class Pace(Enum):
    """How the rest is played; the value is the key of its words."""

    WATCH = "watch"
    FAST = "fast"
    SKIP = "count"


ICONS = {Pace.WATCH: "person", Pace.FAST: "right", Pace.SKIP: "play"}


class Rest:
    """The rest of a match: whether nobody plays any more, and how it goes on."""

    def __init__(self, session: Source | None) -> None:
        """`session` is None for a replay or a lesson, which have no rest."""
        self._session = session if isinstance(session, Session) else None
        self._asked = False
        self.pace = Pace.WATCH

    @property
    def speed(self) -> float:
        """How much faster everything goes."""
        return FASTER if self.pace is Pace.FAST else 1.0

    @property
    def skips(self) -> bool:
        """Whether nothing is shown before the end."""
        return self.pace is Pace.SKIP

    @property
    def badge(self) -> str:
        """The words key of what the table says about the pace, or an empty text."""
        return "" if self.pace is Pace.WATCH else f"rest.{self.pace.value}"

    def asks(self, seating: Seating) -> bool:
        """Whether to ask how to go on: once, when the last person has left the match."""
        people = any(map(seating.is_person, map(Seat, range(len(seating.chairs)))))
        if self._asked or not people or not self._is_on(seating):
            return False
        self._asked = True
        return True

    def buttons(self, seating: Seating) -> dict[str, Callable[[], Move]]:
        """The buttons of the pause menu that change the pace."""
        others = [pace for pace in Pace if pace is not self.pace] if self._is_on(seating) else []
        return {pace.value: partial(Pop, pace) for pace in others}

    def skip_on(self) -> Iterator[ActionResult]:
        """Play on for one slice of time at most."""
        session, ends = self._session, perf_counter() + SLICE_S
        while session and not session.over and perf_counter() < ends:
            due = session.next_due()
            yield from session.advance(session.now_ms if due is None else due)

    def _is_on(self, seating: Seating) -> bool:
        """Whether no person has anything left to do before the end."""
        if self._session is None or self._session.over:
            return False
        match = self._session.match
        gone = match.rules.gone(match.state) if isinstance(match.rules, HasLeavers) else frozenset()
        seats = map(Seat, range(len(seating.chairs)))
        return not any(seating.is_person(seat) and seat not in gone for seat in seats)


class RestScene(FormScene):
    """Asks how to go on after the last person has left the match. Pops with a `Pace`."""

    see_through = True
    veil = 222
    hints = (MOVE, CHOOSE, Hint((Verb.BACK,), "rest.watch"))

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self, focus: str) -> Form:
        """Lay out a button for each pace."""
        high = button_height(self.shell)
        head = self._title().get_height() + 2 * EDGE
        self._panel.size = WIDTH, head + len(Pace) * (high + GAP) + EDGE - GAP
        self._panel.center = 960, 508
        area = pygame.Rect(self._panel.x + EDGE, self._panel.y + head, WIDTH - 2 * EDGE, high)
        buttons = [
            Button(
                pace.value, area.move(0, number * (high + GAP)), self.shell.words(f"pause.{pace.value}"),
                icon=ICONS[pace], quiet=pace is not Pace.WATCH,
            )
            for number, pace in enumerate(Pace)
        ]  # fmt: skip
        return Form(self.shell, buttons, focus=focus)

    def act(self, name: str) -> Move | None:
        """Go on at this pace."""
        return Pop(Pace(name))

    def back(self) -> Move | None:
        """Watch."""
        return Pop(Pace.WATCH)

    def handle(self, command: Command) -> Move | None:
        """Let PAUSE close it too."""
        if command.verb == Verb.PAUSE and command.down:
            return self.back()
        return super().handle(command)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the panel and what has happened."""
        palette = self.shell.theme.palette
        paint.draw_panel(canvas, self._panel, palette.panel, palette.panel_edge)
        title = self._title()
        canvas.blit(title, title.get_rect(midtop=(self._panel.centerx, self._panel.y + EDGE)))

    def _title(self) -> Picture:
        words, width = self.shell.words("rest.title"), WIDTH - 2 * EDGE
        return self.shell.text.paragraph(
            words, "text", 32, width, self.shell.theme.palette.title, align="middle"
        )
