"""Opens and closes panels over the board and private pages."""

from __future__ import annotations

from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import Step
from game.games.stop_thief.rules.state import Searched, View
from game.games.stop_thief.screen.case.grading import Choices, Grading
from game.games.stop_thief.screen.case.review import Review
from game.games.stop_thief.screen.case.trace import Trace
from game.games.stop_thief.screen.case.xray import XRay
from game.games.stop_thief.screen.display import DisplayState
from game.games.stop_thief.screen.notebook.notebook import Notebook
from game.games.stop_thief.screen.notebook.notes import SHARED
from game.games.stop_thief.screen.notebook.pencil import draw_marks
from game.games.stop_thief.screen.private.pack_page import PackPage, numbers
from game.games.stop_thief.screen.private.private_board import PrivateBoard
from game.games.stop_thief.screen.private.tip_page import TipPage
from game.games.stop_thief.screen.spaces.reachable import Reachable
from game.shell.devices import Command
from game.shell.picture import Canvas
from game.table.board.decal_layer import DecalLayer
from game.table.board.picture import BoardPicture
from game.table.secrets import BlindChoice, OpenPage, Secret

Panel = Review | XRay | Notebook
"""A page that lies over the board."""


class Pages:
    """The panel over the board, one at a time, and what one player has to look at."""

    def __init__(self, display: DisplayState, picture: BoardPicture, marks: DecalLayer) -> None:
        self._display = display
        shell, board = display.shell, display.board
        self._camera = display.camera
        ground = PrivateBoard(shell, board, picture)
        self._tip_page = TipPage(shell, ground)
        self._pack_page = PackPage(shell, ground)
        self.notebook = Notebook(display, picture, marks)
        self._reachable = Reachable(shell, board)
        self.reach_on = True
        """Whether players want to see where the thief may be."""
        self.panel: Panel | None = None
        """The panel over the board now."""
        self.tip_for: Seat | None = None
        """Who has to look at a private tip."""
        self._notes_for: Seat | None = None
        """Who writes on a private page."""
        self.choices: Choices | None = None
        """Every decision so far, for the X-ray."""

    # ---- for all players ----

    def review(self, view: View) -> None:
        """Open REVIEW CLUES."""
        self.panel = Review(self._display, view)

    def xray(self, view: View, route: tuple[int, ...], last: Searched | None) -> None:
        """Open the X-ray, unless there was no clue."""
        trace = Trace.of(view, route, last)
        if len(trace):
            grading = Grading(self.choices, view.case) if self.choices else None
            self.panel = XRay(self._display, trace, view.face_up, grading)

    def open_notes(self, view: View, seat: Seat) -> None:
        """Open the shared page as a panel, or a player's own page behind a cover."""
        self.notebook.open(view, seat)
        if view.terms.pack:
            self.panel = self.notebook
        else:
            self._notes_for = seat

    def handle(self, command: Command) -> bool:
        """Pass a command to the panel; False when there is none."""
        if self.panel is None:
            return False
        if self.panel.handle(command):
            self.close()
        return True

    def close(self) -> None:
        """Close the panel."""
        if self.panel is not None:
            self.panel = None
            self._display.shell.sound.play("page")

    def draw_on_board(self, canvas: Canvas, view: View, ms: float) -> None:
        """Draw help for all players under the pieces."""
        if isinstance(self.panel, XRay):
            self.panel.draw_ground(canvas)
        elif self.shows_reach(view):
            self._reachable.draw(canvas, self._camera, view, ms)
        if view.terms.helps and view.terms.pack:
            display, marks = self._display, self.notebook.notes.page(SHARED)
            draw_marks(display.shell, display.board, canvas, self._camera, marks)

    def draw_signs(self, canvas: Canvas, view: View) -> None:
        """Draw the part of that help that lies over the pieces."""
        if self.shows_reach(view) and not isinstance(self.panel, XRay):
            self._reachable.draw_signs(canvas, self._camera, view)

    def shows_reach(self, view: View) -> bool:
        """Whether rings show where the thief may be."""
        return view.terms.helps and self.reach_on

    # ---- for one player ----

    def secret(self, view: View) -> Secret[View] | BlindChoice[View, Step] | None:
        """The private page that a player has to look at now."""
        if self.tip_for is not None:
            return Secret(self.tip_for, "stop-thief.tip-page.note", self._tip_page.draw)
        if self._notes_for is not None:
            return Secret(self._notes_for, "stop-thief.notes.note", self.notebook.draw, self._write)
        if view.pack_seat is not None and view.acting == view.pack_seat:
            return BlindChoice(
                view.pack_seat,
                "stop-thief.pack-page.note",
                numbers(view.city),
                self._pack_page.draw,
                OpenPage(self._pack_page.draw_open, self._pack_page.places),
                portrait="portraits/pack_debbie",
            )
        return None

    def looked(self) -> None:
        """The player has seen it."""
        self.tip_for = self._notes_for = None

    def _write(self, command: Command) -> None:
        self.notebook.handle(command)
