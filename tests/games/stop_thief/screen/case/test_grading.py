"""The X-ray of Stop Thief! grades every turn, in every window, and never by colour alone."""

from __future__ import annotations

from functools import cache, partial

import pygame
import pytest

from game.core.kernel import Event, Seat
from game.games.stop_thief.ai.grades import Mark
from game.games.stop_thief.ai.player import Sleuth
from game.games.stop_thief.rules.actions import PlayCard
from game.games.stop_thief.rules.events import CaseClosed
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.grade_marks import HEAD, INKS, SIGN, sentences, sign
from game.games.stop_thief.screen.case.grading import Grading
from game.games.stop_thief.screen.case.trace import Trace
from game.games.stop_thief.screen.case.xray import XRay
from game.games.stop_thief.screen.screen import StopThiefScreen
from game.match.decisions import decisions
from game.match.match import AnyMatch, Match
from game.match.session import Session
from game.scenes.play import PlayScene
from game.scenes.scene_factory import SceneFactory
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import SMALLEST_TEXT
from game.table.seating import Chair, Seating
from tests.games.stop_thief.cities import RULES, board, stop_thief
from tests.games.stop_thief.tables import new_display

pytestmark = pytest.mark.medium

PEOPLE = Chair("keyboard")


class ClosedMatch(Match):  # type: ignore[type-arg]
    """Stops to be of interest once a case is closed."""

    closed: tuple[int, CaseClosed] | None = None
    """Which case, and the event."""

    def act(self, seat: Seat, action: object, at_ms: int) -> tuple[Event, ...]:
        case = self.state.case
        events = super().act(seat, action, at_ms)
        self.closed = self.closed or next(
            ((case, one) for one in events if isinstance(one, CaseClosed)), None
        )
        return events


@cache
def closed(players: int, options: str, level: str = "rookie") -> ClosedMatch:
    """A match that AIs have played until a case was closed."""
    match = ClosedMatch(RULES, stop_thief(players, options), board(), 4)
    sleuths = {Seat(seat): Sleuth(Seat(seat), level, match.dice(Seat(seat))) for seat in range(players)}
    session = Session(match, sleuths)
    while match.closed is None:
        session.advance(session.next_due() or session.now_ms)
    return match


def grading_of(match: ClosedMatch) -> Grading:
    assert match.closed is not None
    return Grading(partial(decisions, match), match.closed[0])


def finished(grading: Grading, shown: int = 1) -> Grading:
    while grading.busy:
        grading.work(shown)
    return grading


def turns(match: AnyMatch, case: int) -> int:
    """The turns of a case in which a card was played; of the whole match where the Pack is hunted."""
    played = [choice for choice in decisions(match) if choice and isinstance(choice.action, PlayCard)]
    return sum(choice.view.case == case or choice.view.terms.pack for choice in played)


@pytest.mark.parametrize(("players", "options"), [(2, ""), (3, "difficulty=intermediate"), (1, "mode=solo")])
def test_every_turn_of_a_closed_case_gets_a_grade(players: int, options: str) -> None:
    match = closed(players, options)
    assert match.closed is not None
    grades = finished(grading_of(match)).grades
    assert len(grades) == turns(match, match.closed[0])


def test_the_turn_that_is_shown_is_graded_first() -> None:
    grading = grading_of(closed(1, "mode=solo"))
    while not grading.grades:
        grading.work(5)
    assert [*grading.grades] == [5]


def test_an_xray_moves_until_all_is_graded(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    match = closed(2, "")
    xray = xray_of(shell, match)
    assert xray.moving
    for _ in range(20_000):
        xray.update(16.0)
        if not xray.moving:
            break
    assert xray.grading is not None
    assert not xray.grading.busy


def xray_of(shell: Shell, match: ClosedMatch) -> XRay:
    """The X-ray of the case that was closed; its route is what counts here, not its clues."""
    assert match.closed is not None
    views = [choice.view for choice in decisions(match) if choice and choice.view.case == match.closed[0]]
    route = match.closed[1].route
    trace = Trace.of(views[-1], route[: len(views[-1].clues)])
    return XRay(new_display(shell, len(match.setup.seats)), trace, None, grading_of(match))


def test_the_panel_and_the_timeline_show_the_grade(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    xray = xray_of(shell, closed(2, ""))
    picture = Picture((1920, 1080))
    xray.draw(picture)
    before = picture.copy()
    assert xray.grading is not None
    finished(xray.grading)
    xray.draw(picture)
    for rect in (layout.GRADE, xray.keys.line):
        assert changed(before, picture, rect)


def changed(before: Picture, after: Picture, rect: pygame.Rect) -> bool:
    """Whether the pictures differ there."""
    return any(
        before.get_at((x, y)) != after.get_at((x, y))
        for x in range(rect.x, rect.right, 3)
        for y in range(rect.y, rect.bottom, 3)
    )


def test_no_two_grades_have_the_same_sign_in_grey() -> None:
    """The strokes differ, not only the colours."""
    shapes = set()
    for mark in Mark:
        picture, middle = sign(mark, SIGN), SIGN // 2
        dark = [
            sum(picture.get_at((x, y))[:3]) < sum(INKS[mark]) // 2
            for x in range(middle - 16, middle + 16, 2)
            for y in range(middle - 16, middle + 16, 2)
        ]
        shapes.add(tuple(dark))
    assert len(shapes) == len(Mark)


@pytest.mark.parametrize("scale", [100, 200])
def test_what_a_grade_says_fits_at_every_text_size(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    display, width = new_display(shell, 3), layout.GRADE.w - 32
    room = layout.GRADE.h - 28 - HEAD[1] - 50 - 16
    for grade in finished(grading_of(closed(3, "difficulty=intermediate"))).grades.values():
        said = "\n".join(sentences(display, grade))
        assert "[" not in said
        assert shell.text.boxed(said, "text_bold", SMALLEST_TEXT, (width, room)).height <= room
        assert shell.text.boxed(said, "text_bold", 26, (width, room)).height <= room


def test_a_match_in_the_window_hands_its_decisions_to_the_xray(shell: Shell) -> None:
    """As people meet it: the case is closed, the X-ray opens, and it knows every turn."""
    setup = stop_thief(2)
    match: AnyMatch = Match(RULES, setup, board(), 4)
    sleuths = {Seat(seat): Sleuth(Seat(seat), "rookie", match.dice(Seat(seat))) for seat in range(2)}
    session = Session(match, sleuths)
    scene = PlayScene(shell, session, Seating((PEOPLE, PEOPLE)), SceneFactory(shell).exits(setup))
    screen = scene.screen
    assert isinstance(screen, StopThiefScreen)
    while screen.panel is None:
        for done in session.advance(session.next_due() or session.now_ms):
            screen.skip()
            scene.show(done)
        screen.skip()
        screen.update(50.0)
    panel = screen.panel
    assert isinstance(panel, XRay)
    assert panel.grading is not None
    assert len(finished(panel.grading).grades) == turns(match, 1)
