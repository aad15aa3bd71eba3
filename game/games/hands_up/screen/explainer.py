"""Explains what a player points at, while nobody has grabbed: nothing on the table is covered or waits."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.core.kernel import SeatSetup
from game.games.hands_up.rules.state import Phase, SharedKey, View
from game.games.hands_up.screen.about import DIAMOND, About, Spot, places
from game.games.hands_up.screen.layout import TableLayout
from game.games.hands_up.screen.letters import draw_frame
from game.games.hands_up.screen.prompts import Prompt
from game.games.hands_up.screen.table_input import TableInput
from game.shell import focus
from game.shell.devices import ARROWS, Command, Verb
from game.shell.picture import Canvas
from game.shell.services import Shell
from game.table.board.inspect_cursor import ORDER, InspectCursor

REST_MS = 1_000.0
"""A mouse that rests this long on a thing asks what it is. Most rest for a moment before they grab."""
SENTENCE_MS = 8_000.0
"""How long the panel says so before it says again what to do."""


class Explainer:
    """Follows the mouse, and a cursor of keys or a pad."""

    def __init__(
        self, shell: Shell, seats: tuple[SeatSetup, ...], layout: TableLayout, table_input: TableInput
    ) -> None:
        self._layout = layout
        self._input = table_input
        self.about = About(shell.words, seats)
        self._cursor = InspectCursor[Spot]()
        self._pos: tuple[int, int] | None = None
        self._spot: Spot | None = None
        self._rest_ms = 0.0

    @staticmethod
    def may_explain(view: View) -> bool:
        """Whether nobody races, points or says whose slap it was."""
        return view.phase in (Phase.DEAL, Phase.SEARCH) and view.shared_key is not SharedKey.UNOWNED

    def handle(self, command: Command, view: View) -> bool:
        """Follow the mouse, or move the cursor; True if that was all. Any other press closes it."""
        if command.verb is Verb.POINT:
            if command.pos != self._pos:
                self._rest()
            self._pos = command.pos
        moves = command.verb is Verb.POINT and not command.code
        if not command.down or moves or self._is_somebodys(command):
            return False
        if command.verb is Verb.HELP and self.may_explain(view):
            self._toggle(command, view)
            return True
        if not self._cursor.is_open or not self._cursor.obeys(command.device):
            return False
        if command.verb in ARROWS or command.verb in ORDER:
            self._cursor.step(command.verb, {spot: rect.center for spot, rect in self._places(view).items()})
            self._rest_ms = REST_MS
            return True
        self._rest()
        return False

    def update(self, dt_ms: float, view: View, *, quiet: bool) -> None:
        """Let time pass; nothing is explained while something else must be seen."""
        self._rest_ms += dt_ms
        if quiet or not self.may_explain(view):
            self._rest()
            self._pos = None
            return
        found = self._places(view)
        if self._cursor.is_open:
            self._spot = self._cursor.place if self._cursor.place in found else None
        else:
            self._spot = focus.at(self._pos, found) if self._pos is not None else None

    def sentence(self, view: View) -> str:
        """What a player asks for; empty if nobody does."""
        asks = self._cursor.is_open or REST_MS <= self._rest_ms < REST_MS + SENTENCE_MS
        return self.about(view, self._spot) if asks and self._spot in self._places(view) else ""

    def instead_of(self, prompt: Prompt, view: View) -> Prompt:
        """The prompt, with what a player asks for in place of its text."""
        said = self.sentence(view)
        return replace(prompt, text=said, more="") if said else prompt

    def draw(self, canvas: Canvas, view: View) -> None:
        """A frame around what the cursor is on."""
        rect = self._places(view).get(self._spot) if self._spot and self._cursor.is_open else None
        if rect is not None:
            draw_frame(canvas, rect)

    def _places(self, view: View) -> dict[Spot, pygame.Rect]:
        seating = self._input.seating
        return places(view, self._layout, (*seating.people("keyboard"), *seating.people("pad")))

    def _rest(self) -> None:
        """Explain nothing until somebody points again."""
        self._cursor.close()
        self._rest_ms, self._spot = 0.0, None

    def _toggle(self, command: Command, view: View) -> None:
        if self._cursor.is_open:
            self._rest()
            return
        found = self._places(view)
        self._spot = DIAMOND
        self._cursor.open_at(DIAMOND, found, command.device)

    def _is_somebodys(self, command: Command) -> bool:
        """Whether this is a player's own key, a ready key or the shared one."""
        seating, code = self._input.seating, command.code
        if command.device.kind != "keyboard":
            return False
        owners = seating.seat_of_key(code), self._input.keys.seat_of_ready(code)
        return code != 0 and (owners != (None, None) or code == seating.shared_key)
