"""The rows of the lobby under the seats: the game's options, and its board where there is more than one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.boards.catalog import Listed
from game.match.game import MODE, Game, Option
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_tabs import mode_tabs
from game.shell.services import Shell
from game.shell.theme import AMBER, Colour
from game.shell.widget import Widget
from game.shell.widgets import Choice, Row, row_height

BOARD, RULES = "board", "rules"
MARGIN, GAP = 61, 14
FAULTY: Colour = (0xFF, 0x9A, 0x86)


class BoardChoice(Choice):
    """Goes through the boards; a faulty one is reddish and says what is wrong with it."""

    def __init__(self, shell: Shell, rect: pygame.Rect, boards: Sequence[Listed], shown: str) -> None:
        values = [(board.name, board.title) for board in boards]
        self.fault = fault_of(boards, shown)
        hint = self.fault or shell.words("seats.board-help")
        icon = "warning" if self.fault else ""
        super().__init__(BOARD, rect, shell.words("seats.board"), values, shown, icon=icon, hint=hint)
        self.make_room(shell)

    def value_colour(self, shell: Shell) -> Colour:
        """Reddish where nobody can play."""
        return FAULTY if self.fault else super().value_colour(shell)


class RulesRow(Row):
    """The way to the page of rules; it says how many of them are not as usual."""

    value_part = 0.36

    def __init__(self, shell: Shell, rect: pygame.Rect, changed: int) -> None:
        words = shell.words
        super().__init__(RULES, rect, words("seats.rules"), icon="book", hint=words("seats.rules-help"))
        self.words = words("seats.rules-changed", number=changed) if changed else words("seats.rules-usual")
        self._colour = AMBER if changed else shell.theme.palette.dim

    def look(self) -> object:
        """What stands on the right."""
        return self.words

    def confirm(self, shell: Shell) -> bool:
        """Opens the page."""
        return True

    def draw_value(self, shell: Shell, image: pygame.Surface, box: pygame.Rect) -> None:
        """How it stands, before a pointer that leads there."""
        side = shell.theme.px(28)
        pointer = shell.assets.fitting("icons/right", (side, side))
        image.blit(pointer, pointer.get_rect(midright=(box.right - 8, box.centery)))
        shell.text.draw_line(
            image, self.words, (box.right - side - 22, box.centery), "text_bold", 26, self._colour,
            align="right", max_width=box.w - side - 30,
        )  # fmt: skip


def option_rows(
    shell: Shell, game: Game, lineup: Lineup, boards: Sequence[Listed], shown: str
) -> list[Widget]:
    """All rows in two columns, the first at the top of the screen; `shown` is the board to show.

    A game with modes has a tab for each above, and below only what matters most in it: the rest has a page.
    """
    tabs = mode_tabs(shell, game, lineup.options) if game.by_mode else []
    top = max((tab.rect.bottom + GAP for tab in tabs), default=0)
    here = lobby_options(game, lineup)
    rows: list[Row] = [
        option_row(shell, game, lineup, option, _place(shell, top, number))
        for number, option in enumerate(here)
    ]
    if game.by_mode:
        elsewhere = [option for option in page_options(game, lineup) if option not in here]
        rows.append(RulesRow(shell, _place(shell, top, len(rows)), len(unusual(lineup, elsewhere))))
    if len(boards) > 1:
        rows.append(BoardChoice(shell, _place(shell, top, len(rows)), boards, shown))
    return [*tabs, *rows]


def lobby_options(game: Game, lineup: Lineup) -> tuple[Option, ...]:
    """The options of the lobby itself: all of them, or with modes the one that matters most."""
    first = (game.first,) if game.first and lineup.first_place(game) is not None else ()
    return (*first, *page_options(game, lineup))[:1] if game.by_mode else (*first, *game.options)


def page_options(game: Game, lineup: Lineup) -> tuple[Option, ...]:
    """The options that have a place on the page of rules: all that count now, but for the mode."""
    return tuple(option for option in game.counting(lineup.options) if option.key != MODE)


def unusual(lineup: Lineup, options: Iterable[Option]) -> tuple[Option, ...]:
    """Those of the options that are not as usual."""
    return tuple(option for option in options if lineup.options[option.key] != option.default)


def option_row(shell: Shell, game: Game, lineup: Lineup, option: Option, rect: pygame.Rect) -> Choice:
    """A row for one option; its hint is about the value, or about the option where that says enough."""
    values, value = _values(shell, game, lineup, option)
    about = f"{game.id}.value-help.{option.key}-{value}"
    hint = about if shell.words.has(about) else f"{game.id}.option-help.{option.key}"
    label = shell.words(f"{game.id}.option.{option.key}")
    return Choice(option.key, rect, label, values, value, hint=shell.words(hint)).make_room(shell)


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


def _place(shell: Shell, top: int, number: int) -> pygame.Rect:
    high, wide = row_height(shell), (1920 - 2 * MARGIN - GAP) // 2
    return pygame.Rect(MARGIN + number % 2 * (wide + GAP), top + number // 2 * (high + GAP), wide, high)
