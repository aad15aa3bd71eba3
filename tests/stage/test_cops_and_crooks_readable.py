"""On the streets of Cops and Crooks nothing that is to be read lies under something else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.boards.tmx import load_board
from game.rules.cops_and_crooks.state import COPS
from game.shell.services import Shell
from game.stage.board.markers import Markers
from game.stage.board.marks import SpaceMarks
from game.stage.board.meeples import Cast
from game.stage.board.places import OnBoard
from game.stage.cops_and_crooks import layout
from game.stage.cops_and_crooks.places import Pick
from game.stage.cops_and_crooks.streets import STONE, Streets
from tests.cops_and_crooks_streets import ANN, HIDEOUTS, crook, streets
from tests.cops_and_crooks_tables import Table

SCALE = layout.VIEW.h / 1152
YELLOW = (0xE8, 0xE8, 0x1C)
RED_STATION = 403


def test_the_stones_of_a_way_lie_over_the_pieces_on_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    for where, name in ((Cast, "draw"), (Markers, "stones")):
        drawn = getattr(where, name)

        def note(one: object, *how: Any, name: str = name, drawn: Any = drawn) -> None:  # noqa: ANN401
            order.append(name)
            drawn(one, *how)

        monkeypatch.setattr(where, name, note)
    table = Table(shell, streets(crook(1305), officers=(410, 1601, 1623)))
    table.throw(COPS, 3)
    table.stage.press(Pick(0))
    table.stage._hands.chooser.point_at(OnBoard(413))
    table.stage.draw(pygame.Surface((1920, 1080)))
    assert order == ["draw", "stones"]


@pytest.mark.parametrize("stones", [[], [(300.0, 340.0)], [(300.0, 340.0), (350.0, 300.0)]])
def test_cash_is_where_it_hides_no_stone(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, stones: list[tuple[float, float]]
) -> None:
    plates: list[pygame.Rect] = []

    def note(streets: Streets, _canvas: object, said: str, middle: Any, colour: Any) -> None:  # noqa: ANN401
        plates.append(streets._plate(said, colour).get_rect(center=middle))

    monkeypatch.setattr(Streets, "plate", note)
    piece = pygame.Rect(257, 257, 86, 86)
    table = Table(shell, streets(crook(404)))
    table.stage._painter._streets.cash(pygame.Surface((9, 9)), 31_000, piece, YELLOW, stones)
    assert len(plates) == 1
    assert not any(plates[0].inflate(2 * STONE, 2 * STONE).collidepoint(stone) for stone in stones)
    assert plates[0].inflate(30, 30).colliderect(piece)


def test_the_letter_of_a_station_stands_beside_whoever_hides_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(Streets, "plate", lambda _1, _2, said, at, _3: plates.update({said: at}))
    table = Table(shell, streets(crook(1305), officers=(RED_STATION, 1601, 1623)))
    table.stage.draw(pygame.Surface((1920, 1080)))
    assert list(plates) == ["R"]
    piece = table.stage._painter._cast.rect(table.stage._painter._camera, table.stage._theatre.officers[0])
    assert abs(plates["R"][0] - piece.centerx) > piece.w * 0.35


def solid(picture: pygame.Surface) -> pygame.Rect:
    """What of a picture hides what is behind it; not its shadow."""
    return pygame.mask.from_surface(picture, 200).get_bounding_rects()[0]


@pytest.mark.parametrize("text", [100, 200])
def test_the_name_of_a_house_is_clear_of_who_stands_in_it_and_of_the_cash_there(
    shell: Shell, text: int
) -> None:
    shell.settings.change(text_scale=text)
    board = load_board("cops_and_crooks")
    table = Table(shell, streets(*(crook(tile, 31_000) for tile in HIDEOUTS), turn=ANN))
    streets_of = table.stage._painter._streets
    names = {
        stamp.at: solid(stamp.picture).move(stamp.corner(SCALE))
        for stamp in SpaceMarks(shell, board).stamps(SCALE)
        if len(stamp.text) > 1
    }
    assert len(names) > 15
    for space in board.spaces.values():
        if space.kind in {"hideout", "bank", "post_office"}:
            piece = table.stage._theatre.crooks[0]
            piece.stand(space.at)
            rect = table.stage._painter._cast.rect(table.stage._painter._camera, piece)
            hat = solid(table.stage._painter._cast._cut_out(piece.picture, rect.size)).move(rect.topleft)
            cash = streets_of._plate("$31,000", YELLOW).get_rect(center=(rect.centerx, rect.bottom + 2))
            assert not names[space.at].colliderect(hat), space
            assert not names[space.at].colliderect(cash), space
