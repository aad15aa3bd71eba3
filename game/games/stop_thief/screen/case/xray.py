"""The X-ray after a case: the thief's true route, what could be known, and who searched where."""

from __future__ import annotations

from functools import partial

import pygame

from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.grade_marks import draw_grade
from game.games.stop_thief.screen.case.grading import Grading
from game.games.stop_thief.screen.case.trace import Step, Trace
from game.games.stop_thief.screen.case.xray_keys import BACK, CLOSE, ON, XRayKeys
from game.games.stop_thief.screen.case.xray_marks import XRayMarks
from game.games.stop_thief.screen.device.clue_finder import GLASS, TEAL
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.drawing import grown, with_shadow, write
from game.games.stop_thief.screen.names import wooden
from game.shell import paint
from game.shell.devices import Command, Verb
from game.shell.motion import ease_in_out
from game.shell.picture import Canvas
from game.shell.theme import AMBER, CREAM, Colour, Role

STEP_MS, READ_MS = 900.0, 900.0
"""How long a step is shown, and how much longer if there was an arrest."""
WALK_MS = 420.0
LONGEST_MS = 45_000.0
"""The longest time for a whole route, without the arrests."""
FASTEST = 2.0
"""The highest speed, so that a step can be read even with instant animations."""
ICON, HEADING = 96, 76
CLUE = (104, 148)
"""How high the lines about a clue are, and for text of twice the size."""


class XRay:
    """A panel that plays the steps of a trace, or is paged by hand; the trace is not empty.

    Its text replaces prompt and cards, and its keys replace those of the Clue Finder, so that the whole
    board can be seen.
    """

    def __init__(
        self, display: DisplayState, trace: Trace, thief: Who | None, grading: Grading | None = None
    ) -> None:
        shell = self._shell = display.shell
        self._display = display
        self._trace = trace
        self.marks = XRayMarks(display, trace.steps, wooden(thief or Who.DEBBIE))
        self._thief = thief
        self.grading = grading
        """None where nobody knows what was decided."""
        self.keys = XRayKeys(shell, trace, display.device)
        self.number = 1
        """The step that is shown."""
        self._plays = not shell.settings.value.still and len(trace) > 1
        self._since_ms = 0.0
        """How long the step has been shown."""

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different."""
        return self._plays or self._part < 1 or (self.grading is not None and self.grading.busy)

    @property
    def way_out(self) -> pygame.Rect:
        """The key that closes it."""
        return self.keys.keys[CLOSE]

    def handle(self, command: Command) -> bool:
        """Go on or back; True when the X-ray should close."""
        if not command.down:
            return False
        match command.verb:
            case Verb.LEFT:
                self.turn_to(self.number - 1)
            case Verb.RIGHT:
                self.turn_to(self.number + 1)
            case Verb.CONFIRM if not command.repeat:
                at_end = self.number == len(self._trace)
                self.turn_to(self.number + 1)
                return at_end
            case Verb.BACK:
                return True
            case Verb.POINT if command.code == pygame.BUTTON_LEFT and command.pos:
                hit = self.keys.at(command.pos)
                if hit in (BACK, ON):
                    self.turn_to(self.number + (1 if hit == ON else -1))
                elif hit is not None and hit != CLOSE:
                    self.turn_to(hit)
                return hit == CLOSE
        return False

    def update(self, dt_ms: float) -> None:
        """Let time pass, and grade a bit."""
        if self.grading is not None:
            self.grading.work(self.number)
        self._since_ms += dt_ms * min(self._shell.settings.value.pace, FASTEST)
        stay_ms = self._quick_ms + (READ_MS if self._step.arrests else 0.0)
        if self._plays and self._since_ms >= stay_ms:
            self._show(self.number + 1)
            self._plays = self.number < len(self._trace)

    def draw_ground(self, canvas: Canvas) -> None:
        """Under the investigators: a veil, and where the thief could have been."""
        self.marks.draw_ground(canvas, self._step.known)

    def draw(self, canvas: Canvas) -> None:
        """The marks on the board, the text and the keys."""
        step, part = self._step, self._part
        self.marks.draw_rings(canvas, step.known, self._trace.pawns)
        self.marks.draw(canvas, step, ease_in_out(part))
        key = (self, step.number, part >= 1, self._shell.settings.version)
        canvas.layer(key, with_shadow(layout.XRAY), partial(self._draw_text, step, part >= 1))
        grades = {} if self.grading is None else self.grading.grades
        self.keys.draw(canvas, step.number, grades)
        if step.number in grades and part >= 1:
            draw_grade(self._display, canvas, grades[step.number])

    @property
    def _step(self) -> Step:
        return self._trace.steps[self.number - 1]

    @property
    def _quick_ms(self) -> float:
        return min(STEP_MS, LONGEST_MS / len(self._trace))

    @property
    def _part(self) -> float:
        """How much of the way to this step is done."""
        if self._shell.settings.value.still:
            return 1.0
        return min(1.0, self._since_ms / min(WALK_MS, self._quick_ms / 2))

    def turn_to(self, number: int) -> None:
        """Show a step, if there is one; the X-ray no longer plays by itself."""
        self._plays = False
        if 1 <= number <= len(self._trace) and number != self.number:
            self._show(number)

    def _show(self, number: int) -> None:
        onward = number == self.number + 1
        self.number = number
        self._since_ms = 0.0 if onward else WALK_MS
        self._shell.sound.play("tick", volume=0.4)
        if self._shell.settings.value.follow:
            self._display.camera.follow(self._display.at(self._trace.steps[number - 1].at))

    # ---- the text ----

    def _draw_text(self, step: Step, arrived: bool, canvas: Canvas) -> None:  # noqa: FBT001
        """The text for a step; tips and arrests when the thief has arrived."""
        shell, body = self._shell, layout.XRAY.inflate(-36, -36)
        paint.draw_panel(canvas, layout.XRAY, GLASS, TEAL)
        heading = pygame.Rect(body.x, body.y, body.w, HEADING)
        write(shell, canvas, self._heading, heading, "display", 30, AMBER)
        clue = pygame.Rect(body.x, heading.bottom + 12, body.w, grown(shell, *CLUE))
        self._draw_clue(canvas, clue, step)
        room = body.w, body.bottom - clue.bottom - 18
        said = self._sentences(step, arrived=arrived)
        text = shell.text.boxed(said, "text_bold", 28, room, CREAM, align="left")
        canvas.blit(text, (body.x, clue.bottom + 18))

    @property
    def _heading(self) -> str:
        if self._trace.pack or self._thief is None:
            return self._shell.words("stop-thief.xray.pack")
        name = self._shell.words(f"stop-thief.thief.{self._thief}.name")
        return self._shell.words("stop-thief.xray.title", name=name)

    def _draw_clue(self, canvas: Canvas, rect: pygame.Rect, step: Step) -> None:
        """The picture of the clue; beside it its number, the word, and the place if named."""
        icon = self._shell.assets.scaled(f"stop_thief/clue_{step.clue.sound}", (ICON, ICON))
        canvas.blit(icon, icon.get_rect(midleft=rect.midleft))
        said = pygame.Rect(rect.x + ICON + 12, rect.y, rect.w - ICON - 12, rect.h)
        count = self._shell.words("stop-thief.xray.clue", number=step.number, count=len(self._trace))
        if step.clue.escape:
            count = f"{count}, {self._shell.words('stop-thief.xray.fled')}"
        where = self._display.prompts.where(step.clue)
        sound = self._shell.words(f"stop-thief.sound.{step.clue.sound}")
        lines: list[tuple[str, Role, int, Colour]] = [
            (count, "text_bold", 24, CREAM),
            (sound, "display", 30, TEAL),
        ]
        lines += [(where, "text_bold", 24, CREAM)] if where else []
        high = said.h // len(lines)
        for number, (line, role, size, tint) in enumerate(lines):
            room = pygame.Rect(said.x, said.y + number * high, said.w, high)
            write(self._shell, canvas, line, room, role, size, tint, align="left")

    def _sentences(self, step: Step, *, arrived: bool) -> str:
        words, count = self._shell.words, len(step.known)
        lines = [words("stop-thief.xray.one") if count == 1 else words("stop-thief.xray.many", count=count)]
        lines[0] += f" {words('stop-thief.xray.was', space=step.at)}"
        if arrived:
            lines += [self._display.prompts.tip_taken(seat) for seat in step.tips]
            lines += map(self._display.prompts.arrest, step.arrests)
        return "\n".join(lines)
