"""A scene that is mostly a form: it follows the settings, and has hints at its foot."""

from __future__ import annotations

from game.shell.backdrop import draw_veil
from game.shell.devices import Command, Kind, Verb
from game.shell.form import BACK, Form
from game.shell.hints import CHANGE, CHOOSE, GO_BACK, MOVE, MOVE_UP_AND_DOWN, Hint, draw_hints
from game.shell.motion import Tween
from game.shell.namefield import NameField
from game.shell.picture import Canvas
from game.shell.scenes import Move, Pop, Scene
from game.shell.services import Shell

SLIDE, SLIDE_MS = 12.0, 140.0
"""How far and how long a panel over another scene slides in."""
DONE, CANCEL = Hint((Verb.CONFIRM,), "hint.done"), Hint((Verb.BACK,), "hint.cancel")
TYPING: dict[Kind, tuple[Hint, ...]] = {
    "keyboard": (DONE, CANCEL),
    "mouse": (CHOOSE,),
    "pad": (MOVE, CHOOSE, Hint((Verb.BACK,), "hint.erase"), Hint((Verb.PAUSE,), "hint.done")),
}
"""The hints while a name is typed, or picked letter by letter."""


class FormScene(Scene):
    """Subclasses build the form, say what its widgets do, and draw what is behind it."""

    hints: tuple[Hint, ...] = (MOVE, CHOOSE, GO_BACK)
    veil = 0
    """How much darker the scene below becomes, 0 to 255."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self._form: Form | None = None
        self._laid_out = -1
        self._covered = False
        slides = self.see_through and not self.cut and not shell.settings.value.still
        self._slide = Tween(SLIDE, 0.0, SLIDE_MS if slides else 0.0)

    @property
    def form(self) -> Form:
        """The form for the current settings; a new one keeps the focus."""
        if self._form is None or self._laid_out != self.shell.settings.version:
            old = self._form
            self._form = self.build(old.focus if old else "")
            self._laid_out = self.shell.settings.version
        return self._form

    @property
    def moving(self) -> bool:
        """Whether the panel slides in."""
        return not self._slide.done

    def build(self, focus: str) -> Form:
        """Lay out the widgets; `focus` is the id that had the focus before, or empty."""
        raise NotImplementedError

    def shown_hints(self) -> tuple[Hint, ...]:
        """The hints for the focused widget: left and right change a value; a lone widget needs no MOVE."""
        focused = self.form.focused
        if isinstance(focused, NameField) and focused.editing:
            return TYPING[self.shell.controls.last_device.kind]
        places = sum(widget.focusable for widget in self.form.widgets)
        hints = tuple(hint for hint in self.hints if hint != MOVE or places > 1)
        if focused is None or not focused.changes_sideways or focused.reason or MOVE not in hints:
            return hints
        others = (hint for hint in hints if hint not in (MOVE, CHOOSE))
        return MOVE_UP_AND_DOWN, CHANGE, *others

    def act(self, name: str) -> Move | None:
        """A widget was activated or changed."""

    def back(self) -> Move | None:
        """BACK, or the widget with the id "back"."""
        return Pop()

    def rebuild(self) -> None:
        """Have the form built again when it is next needed."""
        self._laid_out = -1

    def pause(self) -> None:
        """The focus is in the scene above now."""
        self._covered = True

    def resume(self, answer: object) -> None:
        """Build the form again: something may have changed."""
        self._covered = False
        self.rebuild()

    def handle(self, command: Command) -> Move | None:
        """Give the command to the form, and act on its answer."""
        form = self.form
        name = form.handle(command)
        return self.back() if name == BACK else self.act(name) if name is not None else None

    def target(self, command: Command) -> object:
        """The widget under the mouse, or the one with the focus."""
        return self.form.target(command)

    def update(self, dt_ms: float) -> Move | None:
        """Slide the panel in."""
        self._slide.advance(dt_ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw veil, background, form and hints."""
        form = self.form
        if self.veil:
            draw_veil(canvas, self.veil)
        down = round(self._slide.value)
        width, height = canvas.get_size()
        shifted = canvas.part((0, down, width, height - down)) if down else canvas
        self.draw_behind(shifted)
        form.draw(shifted, covered=self._covered)
        self.draw_over(shifted)
        draw_hints(self.shell, canvas, self.shown_hints(), solid=self.see_through)

    def draw_behind(self, canvas: Canvas) -> None:
        """What lies behind the widgets."""

    def draw_over(self, canvas: Canvas) -> None:
        """What lies over the widgets."""
