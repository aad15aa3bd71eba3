"""The cards of the lobby in a row."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.match.game import LOOKS, Game
from game.scenes.lobby_card import SeatCard, Sitter, hand_size
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_rows import GAP, MARGIN
from game.scenes.lobby_words import sits_out
from game.shell.devices import Device
from game.shell.services import Shell

WIDEST = 439
"""Four cards take all the room."""


def seat_cards(
    shell: Shell, game: Game, lineup: Lineup, pads: Mapping[int, Device], room: range
) -> list[SeatCard]:
    """A card for every place that is offered, as high as `room`; few of them stand in the middle."""
    sitters = [_sitter(shell, game, lineup, number, pads.get(number)) for number in lineup.offered(game)]
    count = len(sitters)
    width = min(WIDEST, (1920 - 2 * MARGIN - (count - 1) * GAP) // count)
    left = 960 - (count * (width + GAP) - GAP) // 2
    size = hand_size(shell, sitters, width)
    usual = shell.words(f"seats.{game.hands}.card-hint")
    return [
        SeatCard(
            sitter,
            pygame.Rect(left + column * (width + GAP), room.start, width, len(room)),
            size,
            hint=usual if sitter.plays else sits_out(shell, game, lineup, sitter.number),
        )
        for column, sitter in enumerate(sitters)
    ]


def _sitter(shell: Shell, game: Game, lineup: Lineup, number: int, pad: Device | None) -> Sitter:
    first = game.first if lineup.first_place(game) == number else None
    return Sitter(
        number,
        lineup.places[number],
        pad,
        game.hands,
        f"portraits/{game.first_face if first else game.face.format(look=LOOKS[number])}",
        shell.words(f"{game.id}.role.{first.key}") if first else "",
        number in lineup.playing(game) or lineup.places[number].player == "open",
    )
