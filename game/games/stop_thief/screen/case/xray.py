"""The X-ray after a case: the thief's true route, beside what could be known and who guessed where."""

from __future__ import annotations

import pygame

from game.core.board import Board
from game.core.kernel import SeatSetup
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen.case.fact_words import Sayings
from game.games.stop_thief.screen.case.trace import Step, Trace
from game.games.stop_thief.screen.case.xray_marks import XRayMarks
from game.games.stop_thief.screen.case.xray_panel import BACK, CLOSE, ON, XRayKeys, XRayText
from game.games.stop_thief.screen.device.clue_finder import ClueFinder
from game.games.stop_thief.screen.names import wooden
from game.shell.devices import Command, Verb
from game.shell.motion import ease_in_out
from game.shell.services import Shell
from game.table.board.camera import Camera

STEP_MS, READ_MS = 900.0, 900.0
"""How long a step is shown by itself, and how much longer where somebody made an arrest."""
WALK_MS = 420.0
LONGEST_MS = 45_000.0
"""A route of many steps goes by in this time, but for the arrests."""
FASTEST = 2.0
"""Even with animations at once, a step can be read."""
LEARNT = 1
"""Steps that are worked out in a frame, so that no frame waits."""
TICK = 0.4
"""How loud a step is."""


class XRay:
    """Goes through the steps by itself, or as hands want it; made for a trace that is not empty.

    What it says stands where prompt and cards are during a case, and its keys are on the Clue Finder, so
    that all of the board is seen.
    """

    def __init__(
        self,
        shell: Shell,
        board: Board,
        camera: Camera,
        device: ClueFinder,
        seats: tuple[SeatSetup, ...],
        trace: Trace,
        thief: Who | None,
    ) -> None:
        self._shell = shell
        self._board = board
        self._camera = camera
        self._trace = trace
        self._marks = XRayMarks(shell, board, camera, seats, trace.steps, wooden(thief or Who.DEBBIE))
        self._text = XRayText(shell, Sayings(shell.words, board, seats), trace, thief)
        self._keys = XRayKeys(shell, trace, device)
        self._wanted = 1
        """The step to be shown, as soon as it is worked out what could be known then."""
        self._plays = not shell.settings.value.still and len(trace) > 1
        self._since_ms = 0.0
        """How long the step has been shown."""
        trace.learn(LEARNT)

    @property
    def number(self) -> int:
        """The step that is shown."""
        return min(self._wanted, self._trace.learnt)

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._plays or self._part < 1 or self.number < self._wanted

    def handle(self, command: Command) -> bool:
        """Go on or back; True when the X-ray is to be closed."""
        if not command.down:
            return False
        match command.verb:
            case Verb.LEFT:
                self._turn_to(self._wanted - 1)
            case Verb.RIGHT:
                self._turn_to(self._wanted + 1)
            case Verb.CONFIRM if not command.repeat:
                return self._go_on()
            case Verb.BACK:
                return True
            case Verb.POINT if command.code == pygame.BUTTON_LEFT and command.pos:
                return self._clicked(command.pos)
        return False

    def update(self, dt_ms: float) -> None:
        """Let time pass, and work out what is needed next."""
        self._trace.learn(LEARNT)
        self._since_ms += dt_ms * min(self._shell.settings.value.pace, FASTEST)
        if self._plays and self._since_ms >= self._stay_ms:
            self._show(self._wanted + 1)
            self._plays = self._wanted < len(self._trace)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """What lies under the investigators: a veil, and where the thief could have been."""
        self._marks.draw_ground(canvas, self._trace.known(self._step.number))

    def draw(self, canvas: pygame.Surface) -> None:
        """The marks on the board, what is said of them, and the keys."""
        step, part = self._step, self._part
        self._marks.draw_rings(canvas, self._trace.known(step.number), self._trace.pawns)
        self._marks.draw(canvas, step, ease_in_out(part))
        self._text.draw(canvas, step, arrived=part >= 1)
        self._keys.draw(canvas, step.number)

    @property
    def _step(self) -> Step:
        return self._trace.steps[self.number - 1]

    @property
    def _quick_ms(self) -> float:
        return min(STEP_MS, LONGEST_MS / len(self._trace))

    @property
    def _stay_ms(self) -> float:
        return self._quick_ms + (READ_MS if self._step.arrests else 0.0)

    @property
    def _part(self) -> float:
        """How much of the way to this step is done."""
        if self._shell.settings.value.still:
            return 1.0
        return min(1.0, self._since_ms / min(WALK_MS, self._quick_ms / 2))

    def _clicked(self, pos: tuple[int, int]) -> bool:
        hit = self._keys.at(pos)
        if hit is not None and hit not in (BACK, ON, CLOSE):
            self._turn_to(hit)
        elif hit in (BACK, ON):
            self._turn_to(self._wanted + (1 if hit == ON else -1))
        return hit == CLOSE

    def _go_on(self) -> bool:
        """The next step; True when there is none."""
        at_end = self._wanted == len(self._trace)
        self._turn_to(self._wanted + 1)
        return at_end

    def _turn_to(self, number: int) -> None:
        """By hand: it no longer goes on by itself."""
        self._plays = False
        if 1 <= number <= len(self._trace) and number != self._wanted:
            self._show(number)

    def _show(self, number: int) -> None:
        onward = number == self._wanted + 1
        self._wanted = number
        self._since_ms = 0.0 if onward else WALK_MS
        self._shell.sound.play("tick", volume=TICK)
        if self._shell.settings.value.follow:
            self._camera.follow(self._board.spaces[self._trace.steps[number - 1].at].at)
