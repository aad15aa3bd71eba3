"""You missed this one: shown when no clock runs, with all cards face down, and a press goes on."""

from __future__ import annotations

import pytest

from game.core.kernel import Seat
from game.games.hands_up.rules.state import Phase
from game.games.hands_up.screen.missed import SHOWN_MS, MissedPanel
from game.games.hands_up.screen.screen import HandsUpScreen
from game.games.hands_up.tour import MOMENTS, StillTable
from game.scenes.scene_factory import SceneFactory
from game.shell.devices import KEYBOARD, Command, Verb
from game.shell.services import Shell

pytestmark = pytest.mark.medium


@pytest.fixture
def table(shell: Shell) -> HandsUpScreen:
    """A round has ended in which something was missed."""
    scene = StillTable(shell, SceneFactory(shell), MOMENTS["missed"])
    scene.enter()
    screen = scene.screen
    assert isinstance(screen, HandsUpScreen)
    assert scene.match.state.phase is Phase.DEAL
    return screen


def test_nobody_sees_a_card_and_no_clock_runs_while_it_is_shown(table: HandsUpScreen) -> None:
    panel: MissedPanel = table._missed  # noqa: SLF001
    assert panel.showing
    assert "different" in panel.reason
    assert table.busy
    assert table.table.hidden


def test_it_ends_by_itself_and_the_cards_are_open_again(table: HandsUpScreen) -> None:
    table.update(SHOWN_MS)
    assert not table.busy
    assert not table.table.hidden


def test_a_press_goes_on_once_it_has_been_seen(table: HandsUpScreen) -> None:
    press = Command(Verb.CONFIRM, KEYBOARD)
    assert table.handle(press) == ()
    table.update(100.0)
    assert table.busy, "too early"
    table.update(500.0)
    table.handle(press)
    table.update(50.0)
    assert not table.busy


def test_a_pause_drops_it(table: HandsUpScreen) -> None:
    table.conceal()
    assert table._missed.missed is None  # noqa: SLF001
    table.count_in()
    table.update(10_000.0)
    assert not table.busy


def test_without_helps_nothing_is_told(shell: Shell) -> None:
    panel = MissedPanel(shell, on=False)
    scene = StillTable(shell, SceneFactory(shell), MOMENTS["search"])
    view = scene.match.view(Seat(0))
    panel.follow((), view, view)
    assert panel.missed is None
