"""The ID card of an investigator: who rests on a row, or looks around, learns what somebody can do."""

from __future__ import annotations

import pygame
import pytest

from game.core.kernel import Seat
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.manifest import Manifest
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.games.stop_thief.rules.people import INVESTIGATORS, Card
from game.games.stop_thief.screen.layout import VIEW, row_rects
from game.games.stop_thief.screen.side.id_card import id_card
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import Lineup
from game.shell.devices import KEYBOARD, MOUSE, Device, Verb
from game.shell.services import Shell
from game.shell.window import SIZE
from game.table.board.inspect_cursor import HOVER_MS
from game.table.seating import Chair
from tests.games.stop_thief.cities import ANN, BOB, hunt
from tests.games.stop_thief.tables import PEOPLE, Table

pytestmark = pytest.mark.medium

PAD = Device("pad", 7, "pad")
BOARD_ACROSS = range(40)
"""More spaces than there are from any place to the left edge."""


@pytest.fixture
def table(shell: Shell) -> Table:
    return Table(shell, hunt(505, 500))


def rest_on_row(table: Table, seat: Seat, ms: float = HOVER_MS) -> None:
    pos = row_rects(len(table.match.setup.seats))[seat].center
    table.press(Verb.POINT, MOUSE, pos=pos, down=False)
    table.screen.update(ms)


def test_a_mouse_that_rests_on_a_row_shows_the_id_card_of_its_player(table: Table) -> None:
    before = table.picture()
    rest_on_row(table, BOB)
    assert table.screen.inspected == BOB
    assert table.picture() != before


def test_a_mouse_that_only_passes_by_shows_nothing(table: Table) -> None:
    rest_on_row(table, BOB, HOVER_MS / 2)
    assert table.screen.inspected is None


def test_the_card_is_gone_when_the_mouse_goes(table: Table) -> None:
    rest_on_row(table, BOB)
    table.press(Verb.POINT, MOUSE, pos=VIEW.center, down=False)
    assert table.screen.inspected is None


@pytest.mark.parametrize(("device", "chair"), [(KEYBOARD, PEOPLE), (PAD, Chair("pad", 0, PAD))])
def test_keys_and_pads_look_at_a_row_as_at_any_space(shell: Shell, device: Device, chair: Chair) -> None:
    table = Table(shell, hunt(505, 500), chair, PEOPLE)
    table.press(Verb.HELP, device)
    steps = 0
    while table.screen.inspected is None and steps < len(BOARD_ACROSS):
        table.press(Verb.LEFT, device)
        steps += 1
    seen = table.screen.inspected
    assert seen is not None
    table.press(Verb.DOWN if seen == ANN else Verb.UP, device)
    assert table.screen.inspected == (BOB if seen == ANN else ANN)


def test_the_pack_has_no_papers(shell: Shell) -> None:
    table = Table(shell, options="mode=one-vs-many", players=3)
    pack = table.match.state.pack_seat
    rest_on_row(table, pack)
    assert table.screen.inspected is None
    rest_on_row(table, Seat(pack + 1))
    assert table.screen.inspected == Seat(pack + 1)


@pytest.mark.parametrize("look", INVESTIGATORS)
def test_everybody_has_a_card_and_a_sentence_of_their_own(shell: Shell, look: str) -> None:
    own = pygame.image.tobytes(id_card(shell, look).surface, "RGBA")
    others = [id_card(shell, other) for other in INVESTIGATORS if other != look]
    assert own not in [pygame.image.tobytes(other.surface, "RGBA") for other in others]
    assert not shell.words(f"stop-thief.id.{look}").startswith("[")


def test_a_movement_card_that_was_played_is_grey_on_it(shell: Shell) -> None:
    whole, played = id_card(shell, "jimmy"), id_card(shell, "jimmy", (Card.from_text("10"),))
    assert pygame.image.tobytes(whole.surface, "RGBA") != pygame.image.tobytes(played.surface, "RGBA")


@pytest.mark.parametrize(("game", "papers"), [(STOP_THIEF, 1), (HANDS_UP, 0)])
def test_in_the_lobby_a_seat_shows_its_papers_where_a_game_has_some(
    shell: Shell, game: Manifest, papers: int
) -> None:
    dialog = SeatDialog(shell, game, Lineup.first(game), 1, None)
    assert [dialog.ability_card].count(None) == 1 - papers
    assert pygame.Rect((0, 0), SIZE).contains(dialog.panel)


def test_in_the_lobby_the_seat_of_the_pack_shows_none(shell: Shell) -> None:
    lineup = Lineup.first(STOP_THIEF).with_option(STOP_THIEF, "mode", "one-vs-many")
    pack = lineup.first_place(STOP_THIEF)
    assert pack is not None
    assert SeatDialog(shell, STOP_THIEF, lineup, pack, None).ability_card is None


@pytest.mark.parametrize("look", INVESTIGATORS)
def test_in_large_text_the_whole_card_is_larger_and_has_room_beside_its_seat(shell: Shell, look: str) -> None:
    usual = id_card(shell, look).get_width()
    shell.settings.change(text_scale=200)
    assert id_card(shell, look).get_width() > 1.3 * usual
    lineup = Lineup.first(STOP_THIEF)
    dialog = SeatDialog(shell, STOP_THIEF, lineup, list(INVESTIGATORS).index(look), None)
    dialog.draw(shell.window.canvas)
    papers = id_card(shell, look).get_rect(right=dialog.panel.x, centery=dialog.panel.centery)
    assert pygame.Rect((0, 0), SIZE).contains(dialog.panel.union(papers))
