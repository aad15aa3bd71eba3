"""The title: the city at night, and five buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.scenes.options import OptionsScene
from game.scenes.title_city import FAR_AWAY_MS, LIFE_MS, TitleCity
from game.shell.form import Form
from game.shell.formscene import FormScene
from game.shell.hints import CHOOSE, MOVE
from game.shell.motion import Tween, ease_out
from game.shell.picture import Canvas, pixel_scale
from game.shell.scenes import Move, Push, Quit, Scene
from game.shell.services import Shell
from game.shell.theme import BUTTON_BLUE, BUTTON_GREEN, BUTTON_PURPLE, BUTTON_RED, Colour
from game.shell.widgets import Button, button_height

BUTTON_GREY: Colour = (0x4A, 0x50, 0x6E)
FOOT, SIDE, GAP = 996, 48, 26
WIDEST = 420
RISE, RISE_MS, STAGGER_MS = 60.0, 420.0, 70.0


@dataclass(frozen=True, slots=True)
class TitleExits:
    """Where the buttons of the title lead."""

    play: Callable[[], Scene]
    resume: Callable[[], Move] | None = None
    """None if there is nothing to continue."""
    rulebook: Callable[[], Scene] | None = None


class TitleScene(FormScene):
    """PLAY, CONTINUE if there is a saved match, RULES, OPTIONS, QUIT."""

    hints = (MOVE, CHOOSE)

    def __init__(self, shell: Shell, exits: TitleExits) -> None:
        super().__init__(shell)
        self._exits = exits
        self._city = TitleCity(shell)
        ms = 0.0 if shell.settings.value.still else RISE_MS
        self._rises = [Tween(RISE, 0, ms, ease_out, delay_ms=n * STAGGER_MS if ms else 0) for n in range(5)]

    def enter(self) -> None:
        """Start the music."""
        self.shell.sound.music("music_title")

    def build(self, focus: str) -> Form:
        """Lay out a row of buttons at the foot of the picture."""
        names = [("play", BUTTON_RED)]
        names += [("continue", BUTTON_GREEN)] if self._exits.resume else []
        names += [("rules", BUTTON_BLUE)] if self._exits.rulebook else []
        names += [("options", BUTTON_PURPLE), ("quit", BUTTON_GREY)]
        wide = min(WIDEST, (1920 - 2 * SIDE - GAP * (len(names) - 1)) // len(names))
        high = button_height(self.shell, subtitle=True)
        left = (1920 - len(names) * wide - GAP * (len(names) - 1)) // 2
        buttons = []
        for number, (name, colour) in enumerate(names):
            place = pygame.Rect(left + number * (wide + GAP), FOOT - high, wide, high)
            label, line = self.shell.words(f"title.{name}"), self.shell.words(f"title.{name}-sub")
            buttons.append(Button(name, place, label, subtitle=line, colour=colour))
        return Form(self.shell, buttons, focus=focus)

    def act(self, name: str) -> Move | None:
        """Go where the button leads."""
        match name:
            case "play":
                return Push(self._exits.play())
            case "continue" if self._exits.resume:
                return self._exits.resume()
            case "rules" if self._exits.rulebook:
                return Push(self._exits.rulebook())
            case "options":
                return Push(OptionsScene(self.shell))
            case _:
                return Quit()

    def back(self) -> Move | None:
        """Focus QUIT, so that one press too many doesn't end the evening."""
        self.form.set_focus("quit")
        return None

    @property
    def moving(self) -> bool:
        """Whether the buttons rise or the thief leaps away."""
        still = self.shell.settings.value.still
        return not still and (self._city.leaving or any(not rise.done for rise in self._rises))

    @property
    def frame_ms(self) -> float:
        """Fewer frames are enough for the thief far away, and for rain and lights."""
        if self.moving or self.shell.settings.value.still:
            return super().frame_ms
        return FAR_AWAY_MS if self._city.running else LIFE_MS

    def update(self, dt_ms: float) -> Move | None:
        """Animate the city."""
        for rise in self._rises:
            rise.advance(dt_ms)
        if not self.shell.settings.value.still:
            self._city.update(dt_ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the city, then the buttons, which rise one after the other."""
        for widget, rise in zip(self.form.widgets, self._rises, strict=False):
            widget.rect.bottom = FOOT + round(rise.value)
        super().draw(canvas)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the city, moving or still; sharp again in a window of another size."""
        if self._city.scale != pixel_scale():
            self._city = TitleCity(self.shell, self._city.ms)
        if self.shell.settings.value.still:
            self._city.draw_still(canvas)
        else:
            self._city.draw(canvas)
