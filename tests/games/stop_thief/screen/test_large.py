"""What stands beside the Stop Thief! board is larger where the player wants larger text."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.kernel import SeatSetup
from game.games.stop_thief.rules.people import INVESTIGATORS, Card
from game.games.stop_thief.screen import layout
from game.games.stop_thief.screen.device.clue_finder import ClueFinder
from game.games.stop_thief.screen.device.keys import Key, draw_keys
from game.games.stop_thief.screen.layout import DEVICE
from game.games.stop_thief.screen.side.cards import CardState, _captioned
from game.games.stop_thief.screen.side.players import PlayerRow, PlayerRows
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import CREAM, GREEN, INK, Colour
from game.table.seating import Chair

pytestmark = pytest.mark.medium

KEYS = ("clue", "replay", "review", "tip", "no-tip", "no-push")
CARDS = (*INVESTIGATORS["vivian"].cards, Card.from_text("8"))
SIGN_BOTTOM = 102
"""Of the round sign on a card."""


def grown(pictures: list[Picture], tint: Colour) -> float:
    """How many times higher what has this colour is on the second picture."""
    masks = [pygame.mask.from_threshold(one.surface, tint, (60, 60, 60, 255)) for one in pictures]
    heights = [
        max(box.h for part in mask.connected_components(6) for box in part.get_bounding_rects())
        for mask in masks
    ]
    return heights[1] / heights[0]


@pytest.mark.parametrize(("players", "tint", "least"), [(4, GREEN, 1.2), (4, CREAM, 1.4), (5, CREAM, 1.2)])
def test_at_twice_the_text_size_money_and_names_are_larger_in_every_row(
    shell: Shell, players: int, tint: Colour, least: float
) -> None:
    money = "" if tint == CREAM else "$17,000"
    row = PlayerRow("Waiting", money, active=False, framed=False, hand=4, captured=0, pack=tint == CREAM)
    pictures = []
    for size in (100, 200):
        shell.settings.change(text_scale=size)
        canvas = Picture((1920, 1080), pygame.SRCALPHA)
        rows = PlayerRows(shell, (SeatSetup("Bob", "drake"),), layout.row_rects(players))
        rows.draw(canvas, 0, row, Chair("keyboard"))
        x, y, _, high = rows.rects[0]
        pictures.append(canvas.part((x + 84, y, 215, high)))
    assert grown(pictures, tint) >= least


@pytest.mark.parametrize("card", CARDS)
def test_at_twice_the_text_size_the_words_on_a_card_are_larger(shell: Shell, card: Card) -> None:
    pictures = []
    for size in (100, 200):
        shell.settings.change(text_scale=size)
        told = _captioned(shell, card, CardState())
        pictures.append(told.part((10, SIGN_BOTTOM, told.width - 20, told.height - SIGN_BOTTOM - 4)))
    assert grown(pictures, INK) >= 1.1


@pytest.mark.parametrize("count", range(1, 7))
def test_at_twice_the_text_size_the_letters_of_all_keys_are_higher(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    lines: list[Picture] = []
    heights = []
    write = shell.text.line

    def note(*said: Any, **how: Any) -> Picture:  # noqa: ANN401
        lines.append(write(*said, **how))
        return lines[-1]

    monkeypatch.setattr(shell.text, "line", note)
    for size in (100, 200):
        shell.settings.change(text_scale=size)
        keys = [Key(key, shell.words(f"stop-thief.key.{key}")) for key in KEYS[:count]]
        lines.clear()
        draw_keys(shell, Picture((1920, 1080)), ClueFinder(shell, DEVICE).well, keys)
        heights.append(min(line.get_bounding_rect().h for line in lines))
    assert heights[1] >= 1.1 * heights[0]  # more would not fit in a slot that each key has to itself
