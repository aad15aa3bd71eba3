"""Large text before a match: badges grow with it, and what a poster says can be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pygame
import pytest

from game.core.kernel import Seat
from game.games.cops_and_crooks.game import GAME as COPS_AND_CROOKS
from game.games.hands_up.game import GAME as HANDS_UP
from game.games.library import GAMES
from game.games.manifest import Manifest
from game.games.police_chase.game import GAME as POLICE_CHASE
from game.games.stop_thief.game import GAME as STOP_THIEF
from game.scenes.choose import ChooseScene
from game.scenes.key_test import KeyTestScene
from game.scenes.lobby import LobbyScene
from game.scenes.lobby_dialog import SeatDialog
from game.scenes.lobby_lineup import Lineup
from game.scenes.lost_pad import KeyButton, LostPadScene
from game.shell.devices import Device
from game.shell.formscene import FormScene
from game.shell.hints import MOVE
from game.shell.picture import Picture
from game.shell.scenes import Pop, Quit
from game.shell.services import Shell
from game.shell.window import SIZE
from game.table.seating import Chair, Seating

pytestmark = pytest.mark.medium

PAD = Device("pad", 1, "Pad")
Make = Callable[[Shell], FormScene]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPER_CITY_HOME", str(tmp_path / "home"))


def lobby(game: Manifest, **options: str) -> Make:
    def make(shell: Shell) -> LobbyScene:
        seats = LobbyScene(shell, game, lambda _lineup, _pads: Quit())
        for key, value in options.items():
            seats.resume(seats.lineup.with_option(game, key, value))
        return seats

    return make


def dialog(shell: Shell) -> SeatDialog:
    return SeatDialog(shell, HANDS_UP, Lineup.first(HANDS_UP), 0, None)


def key_test(shell: Shell) -> KeyTestScene:
    return KeyTestScene(shell, Lineup.first(HANDS_UP), ())


def lost_pad(shell: Shell) -> LostPadScene:
    setup = Lineup.first(HANDS_UP).setup(HANDS_UP).seats[0]
    seating = Seating((Chair("pad", pygame.KSCAN_P, PAD), Chair("ai")))
    return LostPadScene(shell, Seat(0), setup, seating)


SCREENS: Mapping[str, Make] = {
    "stop thief": lobby(STOP_THIEF),
    "one vs many": lobby(STOP_THIEF, mode="one-vs-many"),
    "cops and crooks": lobby(COPS_AND_CROOKS),
    "police chase": lobby(POLICE_CHASE),
    "hands up": lobby(HANDS_UP),
    "seat": dialog,
    "key test": key_test,
    "lost pad": lost_pad,
}


def badges(shell: Shell, make: Make, scale: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How large the badges of a screen are."""
    shell.settings.change(text_scale=scale)
    sides: list[int] = []

    def scaled(name: str, size: tuple[int, int]) -> Picture:
        if name.startswith("badges/"):
            sides.append(size[0])
        return whole(name, size)

    whole = shell.assets.scaled
    with monkeypatch.context() as patch:
        patch.setattr(shell.assets, "scaled", scaled)
        make(shell).draw(shell.window.canvas)
    return sides


@pytest.mark.parametrize("screen", SCREENS)
def test_badges_are_larger_in_large_text(shell: Shell, screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = badges(shell, SCREENS[screen], 100, monkeypatch)
    large = badges(shell, SCREENS[screen], 200, monkeypatch)
    assert len(usual) == len(large) > 0
    assert all(one <= other for one, other in zip(usual, large, strict=True))
    if screen != "hands up":  # its five rows of options leave the cards no room to grow
        assert sum(large) > sum(usual)


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_game_is_clear_of_its_poster_and_of_the_way_back(
    shell: Shell, game: str, scale: int
) -> None:
    shell.settings.change(text_scale=scale)
    scene = ChooseScene(shell, GAMES.values(), Pop, Pop)
    scene.form.set_focus(f"learn:{game}")
    scene.update(0)
    others = [widget.rect for widget in scene.form.widgets]
    assert scene.info_box.collidelist(others) < 0
    assert all(rect.collidelist(others[:n]) < 0 for n, rect in enumerate(others))
    assert pygame.Rect((0, 0), SIZE).contains(scene.info_box)


def test_the_key_that_takes_over_for_a_pad_is_drawn_and_not_spelled(shell: Shell) -> None:
    button = lost_pad(shell).form.get("keyboard")
    assert isinstance(button, KeyButton)
    assert button.key == pygame.KSCAN_P
    assert " P" not in button.label


def test_where_there_is_one_button_alone_nobody_is_told_to_move(shell: Shell) -> None:
    assert MOVE not in key_test(shell).shown_hints()
    assert MOVE in lost_pad(shell).shown_hints()
