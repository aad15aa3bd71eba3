"""The buttons at the foot of the lobby."""

from __future__ import annotations

import pygame

from game.match.game import Game
from game.scenes.lobby_lineup import Lineup
from game.shell.glyphs import key_name
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import BACK, Button, button_height

START = "start"
KEY_TEST = "key-test"
GRAB_KEY = "grab-key"


def lobby_buttons(
    shell: Shell, game: Game, lineup: Lineup, top: int, *, refusal: str, waits: bool
) -> list[Button]:
    """BACK and START; with keys of their own also GRAB KEY, which may wait for one, and KEY TEST."""
    words, high = shell.words, button_height(shell, subtitle=True)
    turns = game.hands == "turns"
    back = Button(BACK, pygame.Rect(61, top, 300, high), words("seats.back"), quiet=True, icon="back")
    start = Button(
        START, pygame.Rect(640 if turns else 801, top, 640, high), words("seats.start"),
        subtitle=words("seats.start-hint", players=len(lineup.playing(game))),
        colour=BUTTON_GREEN, icon="play", reason=refusal,
    )  # fmt: skip
    if turns:
        return [back, start]
    grab = Button(
        GRAB_KEY, pygame.Rect(381, top, 400, high), words("seats.grab-key"),
        subtitle=words("seats.grab-key-wait") if waits else key_name(lineup.shared_key),
        quiet=True, icon="hand", hint=words("seats.grab-key-hint"),
    )  # fmt: skip
    test = Button(
        KEY_TEST, pygame.Rect(1461, top, 398, high), words("seats.key-test"),
        quiet=True, icon="keyboard", hint=words("seats.key-test-hint"),
    )  # fmt: skip
    return [back, grab, start, test]
