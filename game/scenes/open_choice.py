"""The secret choice of a player who is alone: there is no cover, and the places themselves are chosen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.private import PageClosed, PrivateScene, Viewer, clicks, is_press
from game.scenes.private_page import draw_plate
from game.shell.devices import ARROWS, Command, Verb
from game.shell.focus import following, nearest
from game.shell.picture import Canvas
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.table.secrets import NUMBER_ROW, BlindChoice

ON = {Verb.NEXT: 1, Verb.PREVIOUS: -1, Verb.RIGHT: 1, Verb.DOWN: 1, Verb.LEFT: -1, Verb.UP: -1}


class OpenChoiceScene(PrivateScene):
    """Shows the page at once. Mouse, keys and pad choose on it. Pops with the action."""

    def __init__(
        self,
        shell: Shell,
        viewer: Viewer,
        choice: BlindChoice[object, object],
        view: object,
        actions: Sequence[object],
    ) -> None:
        super().__init__(shell, viewer)
        self._page = choice.open_page
        self._view = view
        self.actions = tuple(actions)
        self.places = self._page.places(view, self.actions)
        """Where each action can be chosen: its label on the board first."""
        self.focus = self.actions[0]

    def target(self, command: Command) -> object:
        """The action that this press would choose."""
        return self._at(command) if command.verb is Verb.POINT else self.focus

    def place_to_press(self, action: object) -> pygame.Rect | None:
        """The space itself, or its row if other actions lead to the same space; it gets the focus."""
        self.focus = action
        label, *others = self.places[action]
        return next((rect for rect in others if self._is_only_for(action, rect)), label)

    def places_to_keep_free(self) -> Sequence[pygame.Rect]:
        """All that can be chosen."""
        return [rect for places in self.places.values() for rect in places]

    def _is_only_for(self, action: object, rect: pygame.Rect) -> bool:
        others = (place for one in self.actions if one != action for place in self.places[one])
        return not any(place.collidepoint(rect.center) for place in others)

    def _handle_viewer(self, command: Command) -> Move | None:
        if command.verb is Verb.POINT:
            return self._point(command)
        if not command.down:
            return None
        if command.verb in ON:
            self._move(command.verb)
        elif command.verb is Verb.BACK:
            return self._viewer.pause()
        elif command.verb is Verb.CONFIRM and is_press(command):
            return self._take()
        return None

    def _point(self, command: Command) -> Move | None:
        """Focus what is under the mouse; a click chooses it."""
        found = self._at(command)
        if found is None:
            return None
        self.focus = found
        return self._take() if clicks(command) and is_press(command) else None

    def _at(self, command: Command) -> object | None:
        """The action under the mouse; several can share a space, and the one with the focus is first."""
        pos = command.pos or (-1, -1)
        here = [one for one in self.actions if any(rect.collidepoint(pos) for rect in self.places[one])]
        return self.focus if self.focus in here else next(iter(here), None)

    def _move(self, verb: Verb) -> None:
        """Move the focus to the next place in a direction, or else in order."""
        spots = {action: self.places[action][0] for action in self.actions}
        found = nearest(spots[self.focus], verb, spots, widest=3) if verb in ARROWS else None
        self.focus = found if found is not None else following(self.focus, self.actions, ON[verb])
        self._shell.sound.play("hover")

    def _take(self) -> Move | None:
        """Choose what has the focus. A press that came too early was meant for the table."""
        if self._too_early:
            return None
        self._shell.sound.play("click")
        return Pop(PageClosed(self._viewer.seat, self.focus))

    def _draw(self, canvas: Canvas) -> None:
        self._page.draw(canvas, self._view, self.actions, self.focus)
        draw_plate(self._shell, canvas, "cover.choose", NUMBER_ROW)
