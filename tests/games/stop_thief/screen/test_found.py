"""The thief is seen at the moment of an arrest, and never before or elsewhere."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.core.kernel import CHANCE
from game.games.stop_thief.rules.actions import Coin, Verdict
from game.games.stop_thief.rules.state import Hideaway, Phase, State
from game.games.stop_thief.rules.thieves import Who
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.case.xray import WALK_MS, XRay
from game.games.stop_thief.screen.names import wooden
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.banner import Banner
from game.table.board.meeples import Meeple
from tests.board_input import FRAME_MS
from tests.games.stop_thief.cities import ANN, at, board, hunt
from tests.games.stop_thief.tables import Table

pytestmark = pytest.mark.medium

HERE = 137
THIEF = Hideaway(HERE, robbed=(HERE,))


def accused(who: Who, space: int = HERE) -> State:
    state = at(hunt(HERE, 500, thief=THIEF, face_up=who), Phase.ARREST)
    return replace(state, phase=Phase.VERDICT, accused=space)


def seen(table: Table) -> list[Meeple]:
    """The thief in every frame in which one is seen, until the X-ray opens or all is shown."""
    found = []
    while table.screen.busy and table.screen.panel is None:
        table.screen.update(FRAME_MS)
        if table.screen.display.thief is not None:
            found.append(replace(table.screen.display.thief))
    return found


@pytest.mark.parametrize("who", [Who.MOE, Who.SKYE, Who.BARON])
def test_who_was_caught_stands_up_where_the_arrest_was_made(shell: Shell, who: Who) -> None:
    table = Table(shell, accused(who))
    table.act(CHANCE, Verdict(right=True))
    found = seen(table)
    assert {(thief.picture, thief.at) for thief in found} == {(wooden(who), board().spaces[HERE].at)}
    assert len(found) * FRAME_MS > 1_000


def test_nobody_is_seen_when_the_arrest_was_wrong(shell: Shell) -> None:
    table = Table(shell, accused(Who.MOE, 500))
    table.act(CHANCE, Verdict(right=False))
    assert not seen(table)


def test_who_bolts_is_seen_where_he_was_and_not_where_he_goes(shell: Shell) -> None:
    table = Table(shell, accused(Who.UNDERSTUDY))
    table.act(CHANCE, Verdict(right=True))
    table.act(CHANCE, Coin(heads=True))
    assert {thief.at for thief in seen(table)} == {board().spaces[HERE].at}
    assert table.screen.display.thief is None


def test_nobody_is_seen_any_more_when_the_x_ray_opens(shell: Shell) -> None:
    table = Table(shell, accused(Who.MOE))
    table.act(CHANCE, Verdict(right=True))
    seen(table)
    assert table.screen.panel is not None
    assert table.screen.display.thief is None


def test_with_reduced_motion_the_thief_is_there_at_once(shell: Shell) -> None:
    shell.settings.change(motion="reduced")
    table = Table(shell, accused(Who.MOE))
    table.act(CHANCE, Verdict(right=True))
    assert {thief.squash for thief in seen(table)} == {(1.0, 1.0)}


def test_the_banner_leaves_room_for_who_was_caught(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asides: list[int] = []
    monkeypatch.setattr(Banner, "draw", lambda *_, aside: asides.append(aside))
    table = Table(shell, accused(Who.MOE))
    canvas = Picture((1920, 1080))
    table.screen.display.banner = ANN, "caught"
    table.screen.draw(canvas)
    table.act(CHANCE, Verdict(right=True))
    while table.screen.display.thief is None:
        table.screen.update(FRAME_MS)
    table.screen.display.banner = ANN, "caught"
    table.screen.draw(canvas)
    assert asides[0] == 0
    assert asides[-1] > 0


def test_the_wooden_thief_walks_the_x_ray(shell: Shell) -> None:
    table = Table(shell, accused(Who.MOE))
    table.act(CHANCE, Verdict(right=True))
    seen(table)
    xray = table.screen.panel
    assert isinstance(xray, XRay)
    xray.update(WALK_MS)
    xray.draw(Picture((1920, 1080)))
    thief = xray.marks.thief
    there = pygame.Vector2(board().spaces[HERE].at) + layout.BESIDE
    assert (thief.picture, thief.at) == (wooden(Who.MOE), tuple(there))
