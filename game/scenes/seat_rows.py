"""The rows of the lobby under the seats: the game's options, and its board where there is more than one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.boards.shelf import Listed
from game.rules.registry import Game, Option
from game.scenes.lineup import Lineup
from game.shell.services import Shell
from game.shell.theme import Colour
from game.shell.widgets import Choice, row_height

BOARD = "board"
MARGIN, GAP = 61, 14


class BoardChoice(Choice):
    """Goes through the boards; a faulty one is dim and says what is wrong with it."""

    def __init__(self, shell: Shell, rect: pygame.Rect, boards: Sequence[Listed], shown: str) -> None:
        values = [(board.name, board.title) for board in boards]
        self.fault = fault_of(boards, shown)
        hint = self.fault or shell.words("seats.board-help")
        super().__init__(BOARD, rect, shell.words("seats.board"), values, shown, hint=hint)

    def value_colour(self, shell: Shell) -> Colour:
        """Dim where nobody can play."""
        return shell.theme.palette.dim if self.fault else super().value_colour(shell)


def option_rows(
    shell: Shell, game: Game, lineup: Lineup, boards: Sequence[Listed], shown: str
) -> list[Choice]:
    """All rows in two columns, the first at the top of the screen; `shown` is the board to show."""
    rows: list[Choice] = []
    for option in game.options:
        label = shell.words(f"{game.id}.option.{option.key}")
        hint = shell.words(f"{game.id}.option-help.{option.key}")
        values, value = _values(shell, game, lineup, option)
        rows.append(Choice(option.key, _place(shell, len(rows)), label, values, value, hint=hint))
    if len(boards) > 1:
        rows.append(BoardChoice(shell, _place(shell, len(rows)), boards, shown))
    return rows


def usable_board(boards: Sequence[Listed], wanted: str, usual: str) -> str:
    """The wanted board if one can play on it, else the usual one, else any that is in order."""
    good = [board.name for board in boards if board.fault is None]
    return next((name for name in (wanted, usual, *good) if name in good), usual)


def fault_of(boards: Sequence[Listed], name: str) -> str:
    """What is wrong with a board; empty when nothing is."""
    return next((board.fault or "" for board in boards if board.name == name), "")


def _values(
    shell: Shell, game: Game, lineup: Lineup, option: Option
) -> tuple[list[tuple[int | str, str]], int | str]:
    """What an option offers, in words, and what is chosen: for an option of seats the players' names."""
    if option.of_seats:
        return [(n, lineup.places[n].name) for n in lineup.taken()], lineup.place_for(option)
    words = [(value, shell.words(f"{game.id}.value.{option.key}-{value}")) for value in option.values]
    return words, lineup.options[option.key]


def _place(shell: Shell, number: int) -> pygame.Rect:
    high, wide = row_height(shell), (1920 - 2 * MARGIN - GAP) // 2
    return pygame.Rect(MARGIN + number % 2 * (wide + GAP), number // 2 * (high + GAP), wide, high)
