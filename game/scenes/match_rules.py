"""The rules of this match: a page for all that the lobby itself has no room for."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.match.game import Game, Option
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_rows import option_row, page_options, unusual
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.formscene import FormScene
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, Colour, Role
from game.shell.widgets import BACK, Button, Choice, Form, button_height, button_width, row_height

USUAL = "usual"
LEFT, WIDTH, TOP, FOOT, GAP = 160, 1600, 138, 1000, 10
NARROW = 1100
"""How wide a single column is, unless the text is large."""
TWO_COLUMNS_UP_TO = 1.25
"""Beyond this text scale there is one wide column that scrolls."""
ONE_COLUMN_UP_TO = 6
"""So few rules stand one below the other."""
INNER = 26
"""Pixels between the edge of the explanation and its text."""
ASKED, MEANT = 24, 26


class MatchRulesScene(FormScene):
    """Rows for all rules that count now, and what each of them means. Pops with the changed line-up."""

    def __init__(self, shell: Shell, game: Game, lineup: Lineup) -> None:
        super().__init__(shell)
        self._game = game
        self._lineup = lineup

    def build(self, focus: str) -> Form:
        """Two columns in the middle of their room; one for few rules, or one that scrolls when large."""
        viewport = pygame.Rect(LEFT, TOP, WIDTH, self._panel.top - 12 - TOP)
        options = self._options
        columns = 2 if len(options) > ONE_COLUMN_UP_TO and self._small else 1
        whole_width = NARROW if columns == 1 and self._small else WIDTH
        high, wide = row_height(self.shell), (whole_width - (columns - 1) * GAP) // columns
        left = LEFT + (WIDTH - whole_width) // 2
        rows_each = -(-len(options) // columns)
        whole = rows_each * (high + GAP) - GAP
        top = TOP + max(0, (viewport.h - whole) // 2)
        rows = [
            option_row(self.shell, self._game, self._lineup, option, pygame.Rect(x, y, wide, high))
            for number, option in enumerate(options)
            for x in [left + number // rows_each * (wide + GAP)]
            for y in [top + number % rows_each * (high + GAP)]
        ]
        return Form(
            self.shell, self._buttons(), scrolled=rows, viewport=viewport, focus=focus, list_first=True
        )

    def act(self, name: str) -> Move | None:
        """Another value for a rule, or the usual one for all."""
        widget = self.form.get(name)
        if name == USUAL:
            self._agree({option.key: option.default for option in self._options})
        elif isinstance(widget, Choice):
            self._agree({name: widget.value})
        return None

    def back(self) -> Move | None:
        """Done."""
        return Pop(self._lineup)

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The station house, as in the lobby."""
        draw_backdrop(self.shell, canvas, "office", dim=14)
        draw_heading(self.shell, canvas, self.shell.words("match-rules.title"))

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What the focused rule is about, and what its value means."""
        palette, panel = self.shell.theme.palette, self._panel
        paint.draw_panel(canvas, panel, palette.panel, palette.panel_edge, 16)
        width, x, y = panel.w - 2 * INNER, panel.x + INNER, panel.y + INNER - 8
        for words, role, size, colour in self._explained():
            image = self.shell.text.paragraph(words, role, size, width, colour)
            canvas.blit(image, (x, y))
            y += image.get_height() + 4

    def _explained(self) -> list[tuple[str, Role, int, Colour]]:
        palette, words = self.shell.theme.palette, self.shell.words
        row = self.form.focused
        if not isinstance(row, Choice):
            return [(words("match-rules.help"), "text", ASKED, palette.text)]
        asked = words(f"{self._game.id}.option-help.{row.id}")
        found: list[tuple[str, Role, int, Colour]] = [(asked, "text", ASKED, palette.text)]
        if row.hint != asked:
            found.append((row.hint, "text_bold", MEANT, palette.title))
        return found

    @property
    def _options(self) -> tuple[Option, ...]:
        return page_options(self._game, self._lineup)

    @property
    def _small(self) -> bool:
        return self.shell.theme.text_scale <= TWO_COLUMNS_UP_TO

    @property
    def _panel(self) -> pygame.Rect:
        """Over the buttons, with room for two sentences; large ones take three lines."""
        lines = 2 if self._small else 3
        high = 2 * INNER + lines * self.shell.text.height("text_bold", MEANT) - 8
        return pygame.Rect(LEFT, self._buttons_top - 22 - high, WIDTH, high)

    @property
    def _buttons_top(self) -> int:
        return FOOT - button_height(self.shell)

    def _buttons(self) -> list[Button]:
        words, top, high = self.shell.words, self._buttons_top, button_height(self.shell)
        usual, done = words("match-rules.usual"), words("match-rules.done")
        wide = max(400, button_width(self.shell, usual, icon=True))
        reason = "" if unusual(self._lineup, self._options) else words("match-rules.already")
        left, right = (pygame.Rect(x, top, wide, high) for x in (LEFT, LEFT + WIDTH - wide))
        return [
            Button(BACK, left, done, colour=BUTTON_GREEN, icon="tick"),
            Button(USUAL, right, usual, quiet=True, reason=reason),
        ]

    def _agree(self, chosen: dict[str, int | str]) -> None:
        self._lineup = replace(self._lineup, options={**self._lineup.options, **chosen})
        self.rebuild()
