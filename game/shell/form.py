"""A form: widgets with one focus that mouse, keyboard and pad share."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.devices import ARROWS, Command, Verb
from game.shell.focus import at, nearest
from game.shell.namefield import NameField
from game.shell.picture import Canvas
from game.shell.scroll import Scroll
from game.shell.services import Shell
from game.shell.widgets import Widget

BACK = "back"
"""`handle` returns this for BACK; give it to your own back button as its id."""


class Form:
    """Widgets on a screen. The `scrolled` ones are rows in `viewport` and scroll when they do not fit."""

    def __init__(
        self,
        shell: Shell,
        widgets: Sequence[Widget],
        *,
        scrolled: Sequence[Widget] = (),
        viewport: pygame.Rect | None = None,
        focus: str = "",
        list_first: bool = False,
        tells_rest: bool = True,
    ) -> None:
        self._shell = shell
        self._list_first = list_first
        """True: up and down go through all rows in order before they leave the list."""
        self._fixed = tuple(widgets)
        self._scrolled = tuple(scrolled)
        self.viewport = viewport or pygame.Rect(0, 0, 0, 0)
        self._scroll = Scroll(self._scrolled, self.viewport, tells_rest=tells_rest)
        self._dragged: Widget | None = None
        places = [widget for widget in self.widgets if widget.focusable]
        self.focused: Widget | None = next(
            (w for w in places if w.id == focus), places[0] if places else None
        )
        self._reveal()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets."""
        return (*self._scrolled, *self._fixed)

    @property
    def rows(self) -> tuple[Widget, ...]:
        """The widgets that scroll."""
        return self._scrolled

    @property
    def scroll(self) -> int:
        """How many pixels of the rows are above the viewport."""
        return self._scroll.at

    @property
    def focus(self) -> str:
        """The id of the widget that has the focus."""
        return self.focused.id if self.focused else ""

    @property
    def hint(self) -> str:
        """A sentence about the focused widget: why it cannot be used, or what it does."""
        return (self.focused.reason or self.focused.hint) if self.focused else ""

    def get(self, name: str) -> Widget:
        """Return the widget with this id."""
        return next(widget for widget in self.widgets if widget.id == name)

    def set_focus(self, name: str) -> None:
        """Move the focus to a widget, silently."""
        self.focused = self.get(name)
        self._reveal()

    def handle(self, command: Command) -> str | None:
        """Return the id of the widget that was used or changed, BACK, or None."""
        if isinstance(self.focused, NameField) and self.focused.editing:
            return self._edit(self.focused, command)
        if command.verb == Verb.POINT:
            return self._point(command)
        if command.verb == Verb.WHEEL:
            self._scroll.roll(-command.amount)
            return None
        if not command.down:
            return None
        if command.verb in ARROWS:
            return self._arrow(command)
        if command.verb == Verb.CONFIRM:
            return self._use(self.focused, None)
        if command.verb == Verb.BACK:
            self._shell.sound.play("back")
            return BACK
        return None

    def target(self, command: Command) -> object:
        """What this press would use, and whether a name is being typed."""
        by_mouse = command.verb is Verb.POINT
        widget = self._at(command.pos or (-1, -1)) if by_mouse else self.focused
        typing = isinstance(self.focused, NameField) and self.focused.editing
        return widget.id if widget else None, typing

    def draw(self, canvas: Canvas, *, covered: bool = False) -> None:
        """Draw all widgets; the focused one last, because its ring overlaps its neighbours.

        Under another scene nothing has a ring: there would be two on the screen.
        """
        ringed = None if covered else self.focused
        shown = (*self._fixed, *(row for row in self._scrolled if self._scroll.shows(row)))
        for widget in sorted(shown, key=lambda widget: widget is ringed):
            widget.draw(self._shell, canvas, self._place(widget), focused=widget is ringed)
        self._scroll.draw(canvas)
        if isinstance(self.focused, NameField) and self.focused.editing:
            self.focused.draw_picker(self._shell, canvas)

    def _place(self, widget: Widget) -> pygame.Rect:
        """Where a widget is on the canvas."""
        return widget.rect.move(0, -self.scroll) if widget in self._scrolled else widget.rect

    def _reveal(self) -> None:
        """Scroll so that the whole focused widget is in view."""
        if self.focused in self._scrolled and self.focused is not None:
            self._scroll.reveal(self.focused)

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        """Return the widget under the mouse."""
        rows = self._scrolled if self.viewport.collidepoint(pos) else ()
        shown = (*reversed(self._fixed), *(row for row in rows if self._scroll.shows(row)))
        return at(pos, {widget: self._place(widget) for widget in shown if widget.focusable})

    def _own(self, widget: Widget, pos: tuple[int, int]) -> tuple[int, int]:
        """Turn a point on the canvas into one that a scrolled widget understands."""
        return (pos[0], pos[1] + self.scroll) if widget in self._scrolled else pos

    def _point(self, command: Command) -> str | None:
        pos = command.pos or (-1, -1)
        if command.code == 0:
            return self._hover(command, pos)
        if not command.down:
            self._dragged = None
            return None
        if command.code == pygame.BUTTON_RIGHT:
            self._shell.sound.play("back")
            return BACK
        if command.code != pygame.BUTTON_LEFT:
            return None
        self._scroll.roll(self._scroll.arrow_at(pos))
        widget = self._at(pos)
        if widget is None:
            return None
        self.focused = self._dragged = widget
        return self._use(widget, self._own(widget, pos))

    def _hover(self, command: Command, pos: tuple[int, int]) -> str | None:
        if self._dragged is not None and command.down:
            changed = self._dragged.drag(self._shell, self._own(self._dragged, pos))
            return self._dragged.id if changed else None
        widget = self._at(pos)
        if widget is not None and widget is not self.focused:
            self._focus_on(widget, reveal=False)
        return None

    def _arrow(self, command: Command) -> str | None:
        if self.focused is None:
            return None
        way = {Verb.LEFT: -1, Verb.RIGHT: 1}.get(command.verb)
        changed = self.focused.nudge(self._shell, way) if way and not self.focused.reason else None
        if changed is not None:
            if changed:
                self._shell.sound.play("tick")
            return self.focused.id if changed else None
        target = self._next(self.focused, command.verb)
        if target is not None:
            self._focus_on(target)
        return None

    def _next(self, start: Widget, verb: Verb) -> Widget | None:
        """Return where an arrow leads; from outside, only to the visible rows of a list."""
        rows = [row for row in self._scrolled if start in self._scrolled or self._scroll.shows(row)]
        if self._list_first and start in self._scrolled and verb in (Verb.UP, Verb.DOWN):
            place = rows.index(start)
            others = rows[place + 1 :] if verb == Verb.DOWN else rows[:place][::-1]
            following = next((row for row in others if row.focusable), None)
            if following is not None:
                return following
            rows = []
        places = {widget: self._place(widget) for widget in (*rows, *self._fixed) if widget.focusable}
        return nearest(self._place(start), verb, places)

    def _focus_on(self, widget: Widget, *, reveal: bool = True) -> None:
        self.focused = widget
        if reveal:
            self._reveal()
        self._shell.sound.play("hover")

    def _use(self, widget: Widget | None, pos: tuple[int, int] | None) -> str | None:
        if widget is None:
            return None
        if widget.reason:
            self._shell.sound.play("error")
            self._shell.notices.tell(widget.reason)
            return None
        did = widget.confirm(self._shell) if pos is None else widget.click(self._shell, pos)
        if did:
            self._shell.sound.play("back" if widget.id == BACK else "click")
        if isinstance(widget, NameField) and widget.editing:
            pygame.key.start_text_input()
        return widget.id if did else None

    def _edit(self, field: NameField, command: Command) -> str | None:
        changed = field.edit(self._shell, command)
        if not field.editing:
            pygame.key.stop_text_input()
        return field.id if changed else None
