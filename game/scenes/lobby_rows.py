"""The rows of the lobby below the seats, and what it says about the number of players."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

import pygame

from game.boards.catalog import Listed
from game.core.kernel import OptionValue
from game.core.trouble import Trouble
from game.match.game import HELPS, MODE, Game, Option
from game.scenes.lobby_lineup import Lineup
from game.shell import paint
from game.shell.fields import Choice, Row, row_height
from game.shell.picture import Picture
from game.shell.services import Shell
from game.shell.theme import AMBER, INK, WHITE, Colour, mix
from game.shell.widgets import RADIUS, Widget

BOARD, TAB = "board", f"{MODE}:"
MARGIN, GAP = 61, 14
LABEL = 27
MARK, LARGEST_MARK = 30, 44
"""The side of the tick on the chosen tab, and its limit in large text."""
FAULTY: Colour = (0xFF, 0x9A, 0x86)


class ModeTab(Widget):
    """Chooses a mode. The chosen tab is lit and ticked."""

    margin = paint.SHADOW_ROOM

    def __init__(
        self, mode: OptionValue, rect: pygame.Rect, label: str, *, size: int, chosen: bool, hint: str
    ) -> None:
        super().__init__(f"{TAB}{mode}", rect, hint=hint)
        self._label = label
        self._size = size
        self.chosen = chosen

    def confirm(self, shell: Shell) -> bool:
        """Choose the mode."""
        return not self.chosen

    def make_face(self, shell: Shell, *, focused: bool) -> Picture:
        """Paint the label, with a tick if the mode is chosen."""
        palette = shell.theme.palette
        fill = AMBER if self.chosen else palette.panel
        edge = mix(AMBER, WHITE, 0.4) if self.chosen else mix(palette.panel_edge, palette.touch_edge, 0.5)
        image = paint.panel(self.rect.size, mix(fill, WHITE, 0.10) if focused else fill, edge, RADIUS).copy()
        x, y = (side / 2 + paint.SHADOW_ROOM for side in self.rect.size)
        mark = _mark(shell) if self.chosen else 0
        colour = INK if self.chosen else palette.text
        label = shell.text.line(self._label, "display", self._size, colour, fixed=True)
        if mark:
            left = x - (mark + 10 + label.get_width()) / 2
            tick = shell.assets.fitting("icons/tick", (mark, mark))
            image.blit(paint.tinted(tick, INK), tick.get_rect(midleft=(left, y)))
            x += (mark + 10) / 2
        image.blit(label, shell.text.place(label, (x, y), "display", align="middle"))
        return image


class BoardChoice(Choice[str]):
    """Chooses a board. A faulty one is reddish and says what is wrong with it."""

    def __init__(self, shell: Shell, rect: pygame.Rect, boards: Sequence[Listed], shown: str) -> None:
        values = [(board.name, board.title) for board in boards]
        self.fault = fault_of(boards, shown)
        hint = shell.words.explain(self.fault) if self.fault else shell.words("seats.board-help")
        icon = "warning" if self.fault else ""
        super().__init__(BOARD, rect, shell.words("seats.board"), values, shown, icon=icon, hint=hint)
        self.make_room(shell)

    def value_colour(self, shell: Shell) -> Colour:
        """Return a reddish colour for a faulty board."""
        return FAULTY if self.fault else super().value_colour(shell)


class RulesRow(Row):
    """Opens the rules page. Shows how many rules have changed."""

    value_part = 0.36

    def __init__(self, shell: Shell, rect: pygame.Rect, changed: int) -> None:
        words = shell.words
        super().__init__("rules", rect, words("seats.rules"), icon="book", hint=words("seats.rules-help"))
        self.words = words("seats.rules-changed", number=changed) if changed else words("seats.rules-usual")
        self._colour = AMBER if changed else shell.theme.palette.dim

    def face_key(self) -> Hashable:
        """Return the text on the right."""
        return self.words

    def confirm(self, shell: Shell) -> bool:
        """Open the rules page."""
        return True

    def draw_value(self, shell: Shell, image: Picture, box: pygame.Rect) -> None:
        """Draw the text on the right and an arrow."""
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
    """Return all rows in two columns, starting at the top of the screen. `shown` is the board to show.

    A game with modes has a tab for each mode, then only its main option and the helps.
    The rest is on the rules page.
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
    """Return the options in the lobby itself: all of them, or the main one and the helps if it has modes."""
    first = (game.first,) if game.first and lineup.first_place(game) is not None else ()
    if not game.by_mode:
        return (*first, *game.options)
    rules = (*first, *page_options(game, lineup))
    return (rules[0], *(option for option in rules[1:] if option.key == HELPS))


def page_options(game: Game, lineup: Lineup) -> tuple[Option, ...]:
    """Return the options on the rules page: all that count now, except the mode."""
    return tuple(option for option in game.counting(lineup.options) if option.key != MODE)


def unusual(lineup: Lineup, options: Iterable[Option]) -> tuple[Option, ...]:
    """Return the options that differ from their defaults."""
    return tuple(option for option in options if lineup.options[option.key] != option.default)


def option_row(
    shell: Shell, game: Game, lineup: Lineup, option: Option, rect: pygame.Rect
) -> Choice[OptionValue]:
    """Return a row for one option, with a hint about its value, or about the option itself."""
    values, value = _values(shell, game, lineup, option)
    about = f"{game.id}.value-help.{option.key}-{value}"
    hint = about if shell.words.has(about) else f"{game.id}.option-help.{option.key}"
    label = shell.words(f"{game.id}.option.{option.key}")
    return Choice(option.key, rect, label, values, value, hint=shell.words(hint)).make_room(shell)


def usable_board(boards: Sequence[Listed], wanted: str, usual: str) -> str:
    """Return the wanted board if it has no fault, else the usual one, else any without a fault."""
    good = [board.name for board in boards if board.fault is None]
    return next((name for name in (wanted, usual, *good) if name in good), usual)


def fault_of(boards: Sequence[Listed], name: str) -> Trouble | None:
    """Return what is wrong with a board."""
    return next((board.fault for board in boards if board.name == name), None)


def _values(
    shell: Shell, game: Game, lineup: Lineup, option: Option
) -> tuple[list[tuple[int | str, str]], int | str]:
    """Return the values of an option with their words, and the chosen one. Seats show players' names."""
    if option.of_seats:
        return [(n, lineup.places[n].name) for n in lineup.taken()], lineup.place_for(option)
    words = [(value, shell.words(f"{game.id}.value.{option.key}-{value}")) for value in option.values]
    return words, lineup.options[option.key]


def _place(shell: Shell, top: int, number: int) -> pygame.Rect:
    high, wide = row_height(shell), (1920 - 2 * MARGIN - GAP) // 2
    return pygame.Rect(MARGIN + number % 2 * (wide + GAP), top + number // 2 * (high + GAP), wide, high)


def mode_tabs(shell: Shell, game: Game, options: Mapping[str, OptionValue]) -> list[ModeTab]:
    """Return a tab for every mode, side by side at the top of the screen, in one font size."""
    wide, high = (1920 - 2 * MARGIN + GAP) // len(game.by_mode), shell.theme.px(LABEL) + 38
    labels = [shell.words(f"{game.id}.value.{MODE}-{mode}") for mode in game.by_mode]
    room = wide - GAP - 50 - _mark(shell)
    size = shell.text.common_size(labels, "display", LABEL, room)
    return [
        ModeTab(
            mode,
            pygame.Rect(MARGIN + number * wide, 0, wide - GAP, high),
            label,
            size=size,
            chosen=mode == options[MODE],
            hint=shell.words(f"{game.id}.value-help.{MODE}-{mode}"),
        )
        for number, (mode, label) in enumerate(zip(game.by_mode, labels, strict=True))
    ]


def _mark(shell: Shell) -> int:
    return min(LARGEST_MARK, shell.theme.px(MARK))


def too_few(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why there are too few players, or an empty string."""
    fewest = game.players_for(lineup.options).start
    if len(lineup.playing(game)) >= fewest:
        return ""
    return shell.words("seats.too-few", game=_what(shell, game, lineup), players=fewest)


def too_many(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why there are too many players, or an empty string."""
    return table_is_full(shell, game, lineup) if len(lineup.playing(game)) > _most(game, lineup) else ""


def table_is_full(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return why nobody else can join."""
    most = _most(game, lineup)
    key = "seats.only-one" if most == 1 else "seats.too-many"
    return shell.words(key, game=_what(shell, game, lineup), players=most)


def sits_out(shell: Shell, game: Game, lineup: Lineup, number: int) -> str:
    """Return why an AI sits out."""
    name = lineup.places[number].name
    return shell.words("seats.sits-out-hint", game=_what(shell, game, lineup), name=name)


def how_to_join(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return how many can play and how to join, or that the table is full."""
    most, key = _most(game, lineup), f"seats.{game.controls}.help"
    if lineup.is_full(game):
        key = "seats.full.help-one" if most == 1 else "seats.full.help"
    return shell.words(key, game=_what(shell, game, lineup), most=most)


def _most(game: Game, lineup: Lineup) -> int:
    return game.players_for(lineup.options)[-1]


def _what(shell: Shell, game: Game, lineup: Lineup) -> str:
    """Return the name of the game, or of its mode if it has several."""
    return shell.words(f"{game.id}.in-mode.{lineup.options[MODE]}" if game.by_mode else f"{game.id}.title")
