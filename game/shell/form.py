"""A form: widgets, one focus, and the same handling by mouse, keyboard and pad."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.devices import ARROWS, Command, Verb
from game.shell.focus import nearest
from game.shell.namefield import NameField
from game.shell.scroll import Scroll
from game.shell.services import Shell
from game.shell.widget import Widget

BACK = "back"
"""What `handle` returns for BACK: give your own back button this id."""


class Form:
    """Widgets on a screen. `scrolled` ones live in `viewport` and scroll when they do not fit."""

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
        """True: up and down go through the scrolled ones in their order before anything beside them."""
        self._fixed = tuple(widgets)
        self._scrolled = tuple(scrolled)
        self.viewport = viewport or pygame.Rect(0, 0, 0, 0)
        self._scroll = Scroll(self._scrolled, self.viewport, tells_rest=tells_rest)
        self._dragged: Widget | None = None
        self._ringed: Widget | None = None
        self.needs_redraw = True
        """True when the picture has changed; whoever draws resets it."""
        places = [widget for widget in (*self._scrolled, *self._fixed) if widget.focusable]
        self.focused: Widget | None = next(
            (w for w in places if w.id == focus), places[0] if places else None
        )
        self._reveal()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets."""
        return (*self._scrolled, *self._fixed)

    @property
    def scroll(self) -> int:
        """How many pixels of the scrolled ones are above the viewport."""
        return self._scroll.at

    @property
    def focus(self) -> str:
        """The id of the widget that has the focus."""
        return self.focused.id if self.focused else ""

    @property
    def hint(self) -> str:
        """What to say about the focused widget: why it cannot be used, or what it is."""
        return (self.focused.reason or self.focused.hint) if self.focused else ""

    def get(self, name: str) -> Widget:
        """The widget with this id."""
        return next(widget for widget in self.widgets if widget.id == name)

    def set_focus(self, name: str) -> None:
        """Move the focus to a widget, silently."""
        self.focused = self.get(name)
        self._reveal()
        self.needs_redraw = True

    def handle(self, command: Command) -> str | None:
        """The id of a widget that was activated or changed, BACK, or None."""
        if isinstance(self.focused, NameField) and self.focused.editing:
            return self._edit(self.focused, command)
        if command.verb == Verb.POINT:
            return self._point(command)
        if command.verb == Verb.WHEEL:
            self.needs_redraw = self._scroll.roll(-command.amount) or self.needs_redraw
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

    def draw(self, canvas: pygame.Surface, *, covered: bool = False) -> None:
        """Draw all widgets; the focused one last, for its ring lies over its neighbours.

        Under another scene nothing has a ring: it would be the second one on the screen.
        """
        self.needs_redraw = False
        self._ringed = None if covered else self.focused
        for widget in self._fixed:
            if widget is not self._ringed:
                widget.draw(self._shell, canvas, widget.rect, focused=False)
        self._draw_scrolled(canvas)
        if self._ringed in self._fixed and self._ringed is not None:
            self._ringed.draw(self._shell, canvas, self._ringed.rect, focused=True)
        if isinstance(self.focused, NameField) and self.focused.editing:
            self.focused.draw_picker(self._shell, canvas)

    def _draw_scrolled(self, canvas: pygame.Surface) -> None:
        if not self._scrolled:
            return
        for widget in sorted(self._scrolled, key=lambda widget: widget is self._ringed):
            if self._scroll.shows(widget):
                place = widget.rect.move(0, -self.scroll)
                widget.draw(self._shell, canvas, place, focused=widget is self._ringed)
        self._scroll.draw(canvas)

    def _reveal(self) -> None:
        """Scroll so that the focused widget is seen whole."""
        if self.focused in self._scrolled and self.focused is not None:
            self._scroll.reveal(self.focused)

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        for widget in reversed(self._fixed):
            if widget.focusable and widget.rect.collidepoint(pos):
                return widget
        if self.viewport.collidepoint(pos):
            inside = self._inside(pos)
            there = (w for w in self._scrolled if w.focusable and w.rect.collidepoint(inside))
            return next((w for w in there if self._scroll.shows(w)), None)
        return None

    def _inside(self, pos: tuple[int, int]) -> tuple[int, int]:
        return pos[0], pos[1] + self.scroll

    def _own(self, widget: Widget, pos: tuple[int, int]) -> tuple[int, int]:
        return self._inside(pos) if widget in self._scrolled else pos

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
        self.needs_redraw = self._scroll.roll(self._scroll.arrow_at(pos)) or self.needs_redraw
        widget = self._at(pos)
        if widget is None:
            return None
        self.focused, self._dragged, self.needs_redraw = widget, widget, True
        return self._use(widget, self._own(widget, pos))

    def _hover(self, command: Command, pos: tuple[int, int]) -> str | None:
        if self._dragged is not None and command.down:
            changed = self._dragged.drag(self._shell, self._own(self._dragged, pos))
            self.needs_redraw = self.needs_redraw or changed
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
            self.needs_redraw = True
            return self.focused.id if changed else None
        target = self._next(self.focused, command.verb)
        if target is not None:
            self._focus_on(target)
        return None

    def _next(self, start: Widget, verb: Verb) -> Widget | None:
        """Where an arrow leads; from outside of a list only to what is seen of it."""
        rows = [row for row in self._scrolled if start in self._scrolled or self._scroll.shows(row)]
        if self._list_first and start in self._scrolled and verb in (Verb.UP, Verb.DOWN):
            place = rows.index(start)
            others = rows[place + 1 :] if verb == Verb.DOWN else rows[:place][::-1]
            following = next((row for row in others if row.focusable), None)
            if following is not None:
                return following
            rows = [start]
        boxes = {row: row.rect.move(0, -self.scroll) for row in rows}
        boxes |= {widget: widget.rect for widget in self._fixed}
        return nearest(boxes[start], verb, {w: box for w, box in boxes.items() if w.focusable})

    def _focus_on(self, widget: Widget, *, reveal: bool = True) -> None:
        self.focused, self.needs_redraw = widget, True
        if reveal:
            self._reveal()
        self._shell.sound.play("hover")

    def _use(self, widget: Widget | None, pos: tuple[int, int] | None) -> str | None:
        if widget is None:
            return None
        self.needs_redraw = True
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
        self.needs_redraw = True
        changed = field.edit(self._shell, command)
        if not field.editing:
            pygame.key.stop_text_input()
        return field.id if changed else None
