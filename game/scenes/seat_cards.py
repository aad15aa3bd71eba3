"""The six cards of the lobby in a row."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.rules.registry import LOOKS, Game
from game.scenes.lineup import Lineup
from game.scenes.seat_card import SeatCard, Sitter
from game.scenes.seat_rows import GAP, MARGIN
from game.scenes.seat_words import sits_out, table_is_full
from game.shell.backdrop import HINT, hint_line_y
from game.shell.devices import Device
from game.shell.services import Shell


def seat_cards(
    shell: Shell, game: Game, lineup: Lineup, pads: Mapping[int, Device], bottom: int
) -> list[SeatCard]:
    """A card for every place, from under the hint line down to `bottom`; free ones may be closed."""
    width = (1920 - 2 * MARGIN - 5 * GAP) // 6
    top = hint_line_y(shell) + shell.theme.px(HINT) // 2 + 24
    cards = []
    for number in range(len(lineup.places)):
        sitter = _sitter(shell, game, lineup, number, pads.get(number))
        closed = sitter.place.player == "open" and lineup.is_full(game)
        hint = f"seats.{game.hands}.card-hint"
        cards.append(
            SeatCard(
                sitter,
                pygame.Rect(MARGIN + number * (width + GAP), top, width, bottom - top),
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
