"""The six cards of the lobby in a row."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rules.registry import LOOKS, Game
from game.scenes.lineup import Lineup
from game.scenes.seat_card import SeatCard, Sitter, hand_size
from game.scenes.seat_rows import GAP, MARGIN
from game.scenes.seat_words import sits_out, table_is_full
from game.shell.devices import Device
from game.shell.services import Shell


def seat_cards(
    shell: Shell, game: Game, lineup: Lineup, pads: Mapping[int, Device], room: range
) -> list[SeatCard]:
    """A card for every place, as high as `room`; free ones may be closed."""
    width = (1920 - 2 * MARGIN - 5 * GAP) // 6
    sitters = [_sitter(shell, game, lineup, number, pads.get(number)) for number in range(len(lineup.places))]
    size = hand_size(shell, sitters, width)
    cards = []
    for number, sitter in enumerate(sitters):
        closed = sitter.place.player == "open" and lineup.is_full(game)
        hint = f"seats.{game.hands}.card-hint"
        cards.append(
            SeatCard(
                sitter,
                pygame.Rect(MARGIN + number * (width + GAP), room.start, width, len(room)),
                size,
                reason=table_is_full(shell, game, lineup) if closed else "",
                hint=shell.words(hint) if sitter.plays else sits_out(shell, game, lineup, number),
            )
        )
    return cards


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
