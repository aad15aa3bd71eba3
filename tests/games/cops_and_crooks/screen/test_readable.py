"""On the streets of Cops and Crooks nothing that is to be read lies under something else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games.cops_and_crooks.rules.state import COPS
from game.games.cops_and_crooks.screen import layout
from game.games.cops_and_crooks.screen.marks import BOARD_DECALS as CITY_DECALS
from game.games.cops_and_crooks.screen.places import Local, Pick
from game.games.cops_and_crooks.screen.plates import Ground, Plates
from game.games.cops_and_crooks.screen.streets import Streets
from game.games.library import load_board
from game.shell.picture import Picture
from game.shell.services import Shell
from game.table.board.decal_layer import DecalLayer
from game.table.board.markers import Markers
from game.table.board.meeples import MeeplePainter
from game.table.board.places import OnBoard
from tests.games.cops_and_crooks.streets import AIRPORT, ANN, HARBOUR, HIDEOUTS, RAIL, crook, streets
from tests.games.cops_and_crooks.tables import Table

pytestmark = pytest.mark.medium

SCALE = layout.VIEW.h / 1152
YELLOW = (0xE8, 0xE8, 0x1C)
RED_STATION = 403


@pytest.fixture
def plates(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect]]:
    """What is written on small plates, and where."""
    found: list[tuple[str, pygame.Rect]] = []
    draw = Plates.draw

    def note(plates: Plates, canvas: Picture, said: str, *how: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        found.append((said, draw(plates, canvas, said, *how, **more)))
        return found[-1][1]

    monkeypatch.setattr(Plates, "draw", note)
    return found


def test_the_stones_of_a_way_lie_over_the_pieces_on_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    for where, name in ((MeeplePainter, "draw"), (Markers, "stones")):
        drawn = getattr(where, name)

        def note(one: object, *how: Any, name: str = name, drawn: Any = drawn, **more: Any) -> None:  # noqa: ANN401
            order.append(name)
            drawn(one, *how, **more)

        monkeypatch.setattr(where, name, note)
    table = Table(shell, streets(crook(1305), officers=(410, 1601, 1623)))
    table.throw(COPS, 3)
    table.screen.press(Pick(0))
    table.chooser.point_at(OnBoard(413))
    table.screen.draw(Picture((1920, 1080)))
    assert order == ["draw", "stones"]


@pytest.mark.parametrize("exit_", [RAIL, AIRPORT, HARBOUR])
def test_who_waits_at_an_exit_is_seen_whole_and_stands_on_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, exit_: int
) -> None:
    signs: list[pygame.Rect] = []
    drawn = Streets.badge

    def note(*how: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        signs.append(drawn(*how, **more))
        return signs[-1]

    monkeypatch.setattr(Streets, "badge", note)
    table = Table(shell, streets(crook(exit_, wanted=True)))
    table.screen.draw(Picture((1920, 1080)))
    display = table.display
    body = MeeplePainter(shell.assets).body(table.screen.camera, display.crooks[0])
    tile = layout.TILE * SCALE
    away = body.bottom - table.match.board.spaces[exit_].at[1] * SCALE
    assert all(layout.VIEW.contains(seen) for seen in (*signs, body))
    assert len(signs) == 1
    assert -tile / 2 < away < 0.8 * tile


@pytest.mark.parametrize("stones", [[], [(300, 340)], [(300, 340), (350, 300)]])
def test_cash_is_where_it_hides_no_stone(shell: Shell, stones: list[tuple[int, int]]) -> None:
    canvas, piece = Picture((1920, 1080)), pygame.Rect(257, 257, 86, 86)
    ground = Ground(things=[pygame.Rect(0, 0, 40, 40).move_to(center=stone) for stone in stones])
    Plates(shell).cash(canvas, 31_000, piece, YELLOW, ground)
    *lying, plate = ground.things
    assert plate.collidelist(lying) < 0
    assert plate.inflate(30, 30).colliderect(piece)


def test_cash_is_not_written_where_it_could_only_hide_a_roll(shell: Shell) -> None:
    canvas, piece = Picture((1920, 1080)), pygame.Rect(257, 257, 86, 86)
    everywhere = Ground(rolls=[piece.inflate(400, 400)])
    Plates(shell).cash(canvas, 31_000, piece, YELLOW, everywhere)
    assert not everywhere.things
    assert not pygame.mask.from_threshold(canvas.surface, YELLOW, (9, 9, 9, 255)).count()


@pytest.mark.parametrize("text", [100, 200])
def test_the_letter_of_a_station_is_as_whole_with_somebody_there_as_without(shell: Shell, text: int) -> None:
    shell.settings.change(text_scale=text)
    seen = []
    for officer in (RED_STATION, 1617):
        table = Table(shell, streets(crook(1305), officers=(officer, 1601, 1623)))
        canvas = Picture((1920, 1080))
        table.screen.draw(canvas)
        painter = table.screen.painter
        stamps = painter.decals.decals(table.screen.camera.scale)
        letter = next(n for n, one in enumerate(stamps) if one.at == table.match.board.spaces[RED_STATION].at)
        assert stamps[letter].text == "R"
        plate = painter.decals.places(table.screen.camera)[letter].inflate(-16, -16)
        seen.append(pygame.image.tobytes(canvas.part(plate).surface, "RGB"))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("text", [100, 200])
def test_a_number_of_danger_is_free_of_all_that_is_written_over_the_streets(
    shell: Shell, plates: list[tuple[str, pygame.Rect]], text: int
) -> None:
    shell.settings.change(text_scale=text)
    state = streets(
        crook(404, 15_000, stored={HIDEOUTS[0]: 2_000}), crook(HIDEOUTS[1], 7_000), officers=(410,), turn=ANN
    )
    table = Table(shell, state)
    table.screen.press(Local.DANGER)
    table.screen.draw(Picture((1920, 1080)))
    rolls = [rect for said, rect in plates if said.isdigit()]
    letters = [
        solid(stamp.picture).move(stamp.corner(SCALE))
        for stamp in DecalLayer(shell, load_board("cops_and_crooks"), CITY_DECALS).decals(SCALE)
        if len(stamp.text) == 1
    ]
    cash = [rect for said, rect in plates if said == "$15,000"]
    assert len(rolls) > 50
    assert len(cash) == 1
    assert not [rect for rect in (*letters, *cash) if rect.collidelist(rolls) >= 0]


def solid(picture: Picture) -> pygame.Rect:
    """What of a picture hides what is behind it; not its shadow."""
    return pygame.mask.from_surface(picture.surface, 200).get_bounding_rects()[0]


@pytest.mark.parametrize("text", [100, 200])
def test_the_name_of_a_house_is_clear_of_who_stands_in_it_and_of_the_cash_there(
    shell: Shell, text: int
) -> None:
    shell.settings.change(text_scale=text)
    board = load_board("cops_and_crooks")
    table = Table(shell, streets(*(crook(tile, 31_000) for tile in HIDEOUTS), turn=ANN))
    names = {
        stamp.at: solid(stamp.picture).move(stamp.corner(SCALE))
        for stamp in DecalLayer(shell, board, CITY_DECALS).decals(SCALE)
        if len(stamp.text) > 1
    }
    assert len(names) > 15
    meeples = MeeplePainter(shell.assets)
    for space in board.spaces.values():
        if space.kind in {"hideout", "bank", "post_office"}:
            piece = table.display.crooks[0]
            piece.stand(space.at)
            rect = meeples.rect(table.screen.camera, piece)
            hat = solid(meeples.edged(piece.picture, rect.size)).move(rect.topleft)
            cash = Plates(shell).picture("$31,000", YELLOW).get_rect(center=(rect.centerx, rect.bottom + 2))
            assert not names[space.at].colliderect(hat), space
            assert not names[space.at].colliderect(cash), space
