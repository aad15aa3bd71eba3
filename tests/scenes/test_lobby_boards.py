"""The board of a match: chosen in the lobby, remembered, and refused with a sentence when it is faulty."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.boards.catalog import Listed
from game.boards.tiled_map import BadMap
from game.core.codec import encode_object
from game.core.kernel import Outcome, Seat
from game.core.trouble import Trouble
from game.games import library
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.match.match import Match
from game.match.save import Saved
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_lineup import Lineup
from game.scenes.scene_factory import SceneFactory
from game.shell.backdrop import hint_line_top
from game.shell.devices import KEYBOARD, MOUSE, Command, Device, PadCode, Verb
from game.shell.picture import Picture
from game.shell.scenes import Quit, Reset
from game.shell.services import Shell
from game.shell.text import Text
from game.table.seating import Chair, Seating
from tests.games.hands_up.tables import BOARD, RULES, hands_up

PAD = Device("pad", 3, "Pad", guid="03")
LONG = "marsh.tmx: layer 'buildings', object 12: it needs a whole number as property 'number'"
TOWN, HARBOUR = Listed("police_chase", "Toy Town"), Listed("harbour", "Harbour")
MARSH = Listed(
    "marsh", "Marsh", BadMap("map.unreadable", file="marsh.tmx", error=", ".join([LONG] * 3)[:160])
)
SHORT = Listed("marsh", "Marsh", BadMap("map.missing-layer", file="marsh.tmx", layer="buildings"))
ALL = (TOWN, HARBOUR, MARSH)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def said(shell: Shell, board: Listed) -> str:
    """What the lobby says about a faulty board."""
    assert board.fault is not None
    return shell.words.explain(board.fault)


def lobby(shell: Shell, boards: tuple[Listed, ...] = ALL) -> LobbyScene:
    return LobbyScene(shell, POLICE_CHASE, lambda _lineup, _pads: Quit(), None, boards)


def step(seats: LobbyScene, times: int = 1, device: Device = KEYBOARD) -> None:
    """Go on in the row of the boards."""
    for _ in range(times):
        seats.form.set_focus("board")
        if device is MOUSE:
            at = seats.form.get("board").rect.midleft
            seats.handle(Command(Verb.POINT, MOUSE, code=pygame.BUTTON_LEFT, pos=(at[0] + 9, at[1])))
        else:
            seats.handle(Command(Verb.RIGHT, device))


def test_one_board_alone_needs_no_row(shell: Shell) -> None:
    assert "board" not in {widget.id for widget in lobby(shell, (TOWN,)).form.widgets}


@pytest.mark.parametrize("device", [KEYBOARD, MOUSE, PAD])
def test_the_row_goes_through_the_boards(shell: Shell, device: Device) -> None:
    seats = lobby(shell)
    seats.handle(Command(Verb.HELP, PAD, code=PadCode.Y))
    step(seats, device=device)
    assert seats.lineup.setup(POLICE_CHASE).board == "harbour"


def test_at_first_the_board_is_the_games_own(shell: Shell) -> None:
    assert lobby(shell, (HARBOUR, TOWN)).lineup.setup(POLICE_CHASE).board == "police_chase"


def test_the_board_is_remembered(shell: Shell) -> None:
    step(lobby(shell))
    assert lobby(shell).lineup.board == "harbour"


@pytest.mark.parametrize("boards", [(TOWN, MARSH), (TOWN, Listed("harbour", "Harbour", SHORT.fault)), ()])
def test_a_remembered_board_that_has_gone_or_is_faulty_gives_way_to_the_games_own(
    shell: Shell, boards: tuple[Listed, ...]
) -> None:
    step(lobby(shell))
    assert lobby(shell, boards).lineup.board == "police_chase"


def test_a_faulty_board_is_looked_at_but_not_chosen(shell: Shell) -> None:
    seats = lobby(shell)
    step(seats, 2)
    assert seats.form.hint == said(shell, MARSH)
    assert seats.lineup.board == "harbour"


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_nobody_starts_on_a_faulty_board(shell: Shell, device: Device) -> None:
    seats = lobby(shell)
    seats.handle(Command(Verb.HELP, PAD, code=PadCode.Y))
    step(seats, 2)
    seats.form.set_focus("start")
    assert seats.handle(Command(Verb.CONFIRM, device)) is None
    notice = shell.notices.take()
    assert notice is not None
    assert notice.text == said(shell, MARSH)


@pytest.mark.parametrize("scale", [100, 200])
def test_the_fault_is_written_in_full(shell: Shell, monkeypatch: pytest.MonkeyPatch, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    written: list[Picture] = []
    seats = lobby(shell)
    step(seats, 2)
    paragraph = Text.paragraph

    def watched(text: Text, words: str, *args: object, **how: object) -> Picture:
        image = paragraph(text, words, *args, **how)  # type: ignore[arg-type]
        if said(shell, MARSH) in words:
            written.append(image)
        return image

    monkeypatch.setattr(Text, "paragraph", watched)
    seats.draw(shell.window.canvas)
    (image,) = written
    assert image.get_width() < 1920
    assert image.get_height() > shell.text.height("text", 24)


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_fault_covers_no_seat(shell: Shell, scale: int) -> None:
    shell.settings.change(text_scale=scale)
    seats = lobby(shell, (TOWN, SHORT))
    step(seats)
    shown = seats.warning
    assert shown is not None
    top = min(widget.rect.top for widget in seats.form.widgets)
    assert hint_line_top(shell) + shown.get_height() < top
    assert all(widget.rect.h > 60 for widget in seats.form.widgets)


def test_a_board_that_went_bad_since_it_was_listed_is_told_and_all_stay_in_the_lobby(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    factory = SceneFactory(shell)
    seats = factory.lobby("hands-up")
    assert isinstance(seats, LobbyScene)
    monkeypatch.setattr(library, "load_board", _broken)
    assert seats.act("start") is None
    notice = shell.notices.take()
    assert notice is not None
    assert notice.text == "hands_up.tmx: it cannot be read (it is torn)."


def test_a_rematch_on_a_board_that_went_bad_stays_at_the_results(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(RULES, hands_up(2), BOARD, 5)
    seating = Seating((Chair("keyboard", pygame.KSCAN_A), Chair("keyboard", pygame.KSCAN_P)))
    scene = SceneFactory(shell).results(match, Outcome((Seat(0),), "most-cards"), seating)
    monkeypatch.setattr(library, "load_board", _broken)
    assert scene.handle(Command(Verb.CONFIRM, KEYBOARD)) is None
    assert shell.notices.take() is not None


def _broken(name: str) -> object:
    raise BadMap("map.unreadable", file=f"{name}.tmx", error="it is torn")


def test_a_save_whose_board_has_gone_is_refused_with_the_sentence(shell: Shell) -> None:
    setup = replace(hands_up(2), board="gone")
    move = SceneFactory(shell).resume(Saved(setup, 5, ()))
    assert isinstance(move, Reset)
    notice = shell.notices.take()
    assert notice is not None
    said = shell.words.explain(Trouble(notice.key, **notice.names))
    assert said.startswith("Couldn’t load a save (its map can’t be used: gone.tmx: it is neither one of the")


def test_a_lineup_from_before_boards_could_be_chosen_is_still_understood() -> None:
    old = encode_object(Lineup.first(HANDS_UP))
    for field in ("board", "chosen_places"):
        del old[field]
    assert Lineup.read(HANDS_UP, old) == Lineup.first(HANDS_UP)
