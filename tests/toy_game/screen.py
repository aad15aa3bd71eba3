"""Sprint on the screen: a track for every runner, and one thing to press."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.core.board import Board
from game.core.kernel import TABLE, Outcome, Seat, Setup
from game.match.match import AnyMatch
from game.match.session import ActionResult
from game.shell import draw
from game.shell.assets import Assets
from game.shell.devices import Command, Verb
from game.shell.picture import Canvas
from game.shell.scenes import RESTING_MS
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM
from game.shell.words import Words
from game.table.results import Fan, Standing, Summary, ranked
from game.table.rulebook_layout import Pictures
from game.table.screen import asks_for_pause
from game.table.seating import Seating
from game.table.story import Line, Story, replayed
from game.table.ui import GameUi

from .rules import Action, Roll, State

LEFT, WIDE, HIGH = 200, 1520, 160


class SprintScreen:
    """Shows the view as it is: nothing moves by itself."""

    frame_ms = RESTING_MS
    caption_room = (440, 2, 1040, 46)
    badge_at = (960, 64)
    pause_button: pygame.Rect | None = None
    busy = False

    def __init__(self, shell: Shell, setup: Setup, board: Board, seating: Seating, view: State) -> None:
        self._shell, self._setup, self.seating, self._view = shell, setup, seating, view

    def reseat(self, seating: Seating) -> None:
        """Let other devices play."""
        self.seating = seating

    def handle(self, command: Command) -> Iterable[tuple[Seat, Action]] | None:
        """Any confirming press rolls for whoever's turn it is."""
        if asks_for_pause(command, None):
            return None
        return ((self._view.turn, Roll()),) if command.down and command.verb is Verb.CONFIRM else ()

    def refuse(self, seat: Seat, action: Action, reason: str) -> None:
        """Sound it."""
        self._shell.sound.play("error")

    def show(self, done: ActionResult, view: State) -> None:
        """Show the next view."""
        self._view = view

    def skip(self) -> None:
        """Nothing to skip."""

    def update(self, dt_ms: float) -> None:
        """Nothing moves."""

    def draw(self, canvas: Canvas) -> None:
        """A bar for every runner."""
        canvas.fill((20, 20, 30))
        for seat, at in enumerate(self._view.at):
            y = 200 + seat * HIGH
            colour = AMBER if seat == self._view.turn else CREAM
            draw.rect(canvas, colour, (LEFT, y, round(WIDE * min(1, at / self._view.goal)), 60))
            name = self._setup.seats[seat].name
            self._shell.text.draw_line(canvas, name, (LEFT, y - 30), "text_bold", 30, colour)


def _pictures(assets: Assets) -> Pictures:
    return lambda _chapter, _which: None


def _results(words: Words, match: AnyMatch, outcome: Outcome) -> Summary:
    at = match.view(TABLE).at
    seats = sorted(map(Seat, range(len(at))), key=lambda seat: at[seat], reverse=True)
    standings = [Standing(seat, str(at[seat]), words("toy.results.line")) for seat in seats]
    scores = {seat: at[seat] for seat in seats}
    return Summary(words("toy.reason.first"), ranked(standings, outcome.winners, scores), Fan((60, 60)))


def _story(words: Words, match: AnyMatch, outcome: Outcome) -> Story:
    views = [moment.view for moment in replayed(match)]
    lines = tuple(
        Line(tuple((turn, view.at[seat]) for turn, view in enumerate(views)), Seat(seat))
        for seat in range(len(views[0].at))
    )
    return Story("turn", words("toy.story.chart"), (), lines)


UI = GameUi(screen=SprintScreen, rulebook=_pictures, results=_results, story=_story)
