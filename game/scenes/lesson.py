"""A lesson: the game's own table, a ring around what to press, and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.core.kernel import Seat
from game.match.lesson import LessonStep
from game.match.lesson_source import LessonSource
from game.scenes.lesson_page import LessonPage
from game.scenes.lesson_panel import LessonPanel, Said
from game.scenes.pause import PauseScene
from game.scenes.play import BEFORE_RESULTS_MS, Exits, PlayScene
from game.scenes.private import PageClosed, PrivateScene
from game.shell.devices import KEYBOARD, Command, Device, Verb
from game.shell.picture import Canvas
from game.shell.scenes import FRAME_MS, LIFE_MS, Move, Pop, Push, Reset, Scene, Swap
from game.shell.services import Shell
from game.table.screen import AnyGuides, Guides, asks_for_pause, is_press
from game.table.seating import Seating
from game.table.secrets import AnySecret

TOO_EARLY_MS = 350.0
"""A step that only tells something ignores presses this long. They were meant for the step before."""
SPOKEN = "v_lesson_"
"""How the names of all recordings of lessons begin."""
SILENT = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.ZOOM_IN, Verb.ZOOM_OUT, Verb.WHEEL)


@dataclass(frozen=True, slots=True)
class LessonExits:
    """Where a lesson leads."""

    done: Callable[[], Scene]
    """The scene after the success."""
    skipped: Callable[[], Scene]
    """The scene over a lesson that is left before its end."""
    title: Callable[[], Scene]
    rulebook: Callable[[], Scene]


class LessonScene(PlayScene):
    """One lesson. The screen offers only what the lesson waits for; any device may press it."""

    source: LessonSource

    def __init__(
        self,
        shell: Shell,
        source: LessonSource,
        seating: Seating,
        exits: LessonExits,
        people: tuple[str, ...] = (),
    ) -> None:
        """`people` are named in turn, if there are several."""
        self._leads = exits
        self._people = people if len(people) > 1 else ()
        self.panel = LessonPanel(shell)
        self._told: LessonStep | None = None
        """The step that the panel shows."""
        self._told_ms = 0.0
        rest = Exits(exits.title, lambda *_: exits.done(), exits.rulebook)
        super().__init__(shell, source, seating, rest)

    @property
    def guides(self) -> AnyGuides:
        """The game's screen."""
        if not isinstance(self.screen, Guides):
            raise TypeError(f"{self.match.setup.game} has no lessons")
        return self.screen

    @property
    def frame_ms(self) -> float:
        """The ring pulses."""
        return min(super().frame_ms, FRAME_MS if self.source.next_due() is not None else LIFE_MS)

    # ---- input ----

    def handle(self, command: Command) -> Move | None:
        """Use the panel, leave a step that tells something, or play."""
        pauses = asks_for_pause(command, self.screen.pause_button)
        name = None if pauses else self.panel.pressed(command)
        if name is not None:
            return self._obey(name)
        if not pauses and self._only_tells and is_press(command) and command.verb not in SILENT:
            if self._told_ms > TOO_EARLY_MS:
                self.go_on()
            return None
        if self._real_time and is_press(command):
            self._hand_over_to(command.device)
        return super().handle(command)

    @property
    def _only_tells(self) -> bool:
        """Whether any press goes on."""
        told = self._told
        return told is not None and told is self.source.step and told.action is None and not self.screen.busy

    def _obey(self, name: str) -> Move | None:
        """Do what a button of the panel or of the pause menu says."""
        match name:
            case "continue":
                self.go_on()
            case "step-back":
                self.go_to(self.source.number - 1)
            case "repeat":
                self.go_to(0)
            case "hear":
                self._told = None
            case "skip":
                return Push(self._leads.skipped())
            case _:
                pass
        return None

    def go_on(self) -> None:
        """Leave a step that only tells something."""
        self._shell.sound.play("click")
        self.source.go_on()
        self._offer()

    def go_to(self, stop: int) -> None:
        """Begin again at a step."""
        self.source.go_to(stop)
        self.match = self.source.match
        self._match_ms = float(self.source.now_ms)
        self._told = self._left_ms = None
        self._unseen.clear()
        self.attentive = False
        self._set_the_table(self.seating)
        self._offer()

    def act(self, seat: Seat, action: object) -> None:
        """Take the action that the lesson waits for, or say why not."""
        step = self.source.step
        asked = step is not None and (step.seat, step.action) == (seat, action)
        if not asked and action in self.match.legal(seat):
            self.panel.flash()
        else:
            super().act(seat, action)

    def _hand_over_to(self, device: Device) -> None:
        """Let the device that is pressed play the seat whose turn it is to press."""
        step, chairs = self.source.step, self.seating.chairs
        seat = step.seat if step and step.waits else None
        pad = device if device.kind == "pad" else None
        new = tuple(
            chair if chair.kind == "ai"
            else replace(chair, kind="pad", pad=pad) if pad and n == seat
            else replace(chair, kind="keyboard", pad=None)
            for n, chair in enumerate(chairs)
        )  # fmt: skip
        if new != chairs:
            self.screen.reseat(replace(self.seating, chairs=new))

    def on_pad_lost(self, device: Device) -> Move | None:
        """Let the keyboard go on."""
        self._hand_over_to(KEYBOARD)
        return None

    def _seat_without_its_pad(self) -> Seat | None:
        if super()._seat_without_its_pad() is not None:
            self._hand_over_to(KEYBOARD)
        return None

    def _pause(self) -> Move:
        if self._real_time:
            self._real_time.conceal()
        return Push(
            PauseScene(
                self._shell,
                on_leave=lambda: Reset(self._leads.title()),
                rulebook=self._leads.rulebook,
                saved=False,
                extra={
                    "step-back": lambda: Pop("step-back"),
                    "repeat": lambda: Pop("repeat"),
                    "skip": lambda: Swap(self._leads.skipped()),
                },
            )
        )

    def resume(self, answer: object) -> None:
        """Go on after a pause or a private page; a page was what its step told."""
        super().resume(answer)
        if isinstance(answer, PageClosed) and answer.action is None and self._told == self.source.step:
            self.source.go_on()
            self._offer()
        if answer in ("step-back", "repeat"):
            self._obey(str(answer))

    @property
    def _may_undo(self) -> bool:
        return False

    # ---- the lesson ----

    def _offer(self) -> None:
        """Offer only what the lesson waits for."""
        step = self.source.step
        if step is None or not step.waits or step.action is None:
            self.guides.wait_for(Seat(0), None, ())
        else:
            self.guides.wait_for(step.seat, step.action, self.match.legal(step.seat))

    def update(self, dt_ms: float) -> Move | None:
        """Advance the game and the lesson."""
        move = super().update(dt_ms)
        self._told_ms += dt_ms
        self.panel.update(dt_ms)
        if not self.screen.busy:
            self.tell()
        self._lay_out()
        return move

    def tell(self) -> None:
        """Say what the current step says."""
        step = self.source.step
        if step is None or not step.waits:
            return
        if step is not self._told:
            self._told, self._told_ms = step, 0.0
            self._speak(self.source.lesson.recording(step.say))
        words, number = self._shell.words, self.source.number
        name = self._people[number % len(self._people)] if self._people else ""
        self.panel.say(
            Said(
                words(self.source.lesson.sentence_key(step.say)),
                words("lesson.who", name=name) if name else "",
                number,
                len(self.source.lesson.stops),
                tells=step.action is None,
                code=self.guides.code_to_press(self._shell.controls.last_device),
            )
        )

    def _speak(self, recording: str) -> None:
        """Say a sentence, and no longer the one before it; what the game itself says is not cut."""
        sound = self._shell.sound
        if sound.line.startswith(SPOKEN):
            sound.hush()
        if sound.files.length_ms(recording):
            sound.voice(recording)

    def exit(self) -> None:
        """Fall silent."""
        super().exit()
        self._shell.sound.hush()

    @property
    def ring(self) -> pygame.Rect | None:
        """What to press next, also on a page over the table; None while there is nothing to press."""
        if self.screen.busy:
            return self.guides.place_to_press()
        step = self.source.step
        if step is None or not step.waits or self._told is not step:
            return None
        return self.panel.continue_rect if step.action is None else self.guides.place_to_press()

    @property
    def look(self) -> pygame.Rect | None:
        """What the sentence is about, if it is not what to press."""
        point = self._told.point if self._told and self._told is self.source.step else ""
        return self.guides.place_named(point) if point else None

    def _lay_out(self) -> None:
        """Keep the panel away from what is shown."""
        press = None if self._told and self._told.action is None else self.ring
        self.panel.lay_out(self.guides.lesson_rooms, [rect for rect in (press, self.look) if rect])

    def draw(self, canvas: Canvas) -> None:
        """Draw the game, the panel, and the ring over both."""
        super().draw(canvas)
        if self._told is None:
            return
        look, ring = self.look, self.ring
        if look and not self.screen.busy:
            self.panel.draw_look(canvas, look)
        self.panel.draw(canvas, self._shell.controls.last_device)
        if ring:
            self.panel.draw_ring(canvas, ring)

    def _look(self, secret: AnySecret) -> Move:
        """Open a private page, with the lesson on it."""
        self.tell()
        opened = super()._look(secret)
        if not isinstance(opened, Push) or not isinstance(opened.scene, PrivateScene):
            return opened
        step = self.source.step
        action = step.action if step else None
        return Push(LessonPage(self._shell, opened.scene, self.panel, action, self._obey))

    def _end_if_over(self, dt_ms: float) -> Move | None:
        """Lead on after the success."""
        if not self.source.over:
            return None
        self._left_ms = (BEFORE_RESULTS_MS if self._left_ms is None else self._left_ms) - dt_ms
        return None if self._left_ms > 0 or self.screen.busy else Swap(self._leads.done())
