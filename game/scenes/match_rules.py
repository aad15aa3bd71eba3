"""The rules page of the lobby: the options that the lobby itself has no room for."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.match.game import Game
from game.scenes.lobby_lineup import Lineup
from game.scenes.lobby_rows import option_row, page_options, unusual
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.fields import Choice, row_height
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.picture import Canvas
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, Colour, Role
from game.shell.widgets import Button, button_height, button_width

USUAL = "usual"
LEFT, WIDTH, TOP, FOOT, GAP = 160, 1600, 138, 1000, 10
NARROW = 1100
"""The width of a single column at the usual text size."""
TWO_COLUMNS_UP_TO = 1.25
"""Above this text scale there is one wide column that scrolls."""
ONE_COLUMN_UP_TO = 6
"""Up to this many rules are in one column."""
INNER = 26
"""Pixels between the edge of the panel and its text."""
ASKED, MEANT = 24, 26


class MatchRulesScene(FormScene):
    """A row for every rule that counts now, and what it means. Pops with the changed line-up."""

    def __init__(self, shell: Shell, game: Game, lineup: Lineup) -> None:
        super().__init__(shell)
        self._game = game
        self._lineup = lineup

    def build(self, focus: str) -> Form:
        """Lay out two columns, or one if there are few rules or the text is large."""
        viewport = pygame.Rect(LEFT, TOP, WIDTH, self.panel.top - 12 - TOP)
        options = page_options(self._game, self._lineup)
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
        """Change a rule, or reset all."""
        widget = self.form.get(name)
        if name == USUAL:
            self._set({option.key: option.default for option in page_options(self._game, self._lineup)})
        elif isinstance(widget, Choice):
            self._set({name: widget.value})
        return None

    def back(self) -> Move | None:
        """Pop with the changed line-up."""
        return Pop(self._lineup)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the station house, as in the lobby."""
        draw_backdrop(self.shell, canvas, "office", dim=14)
        draw_heading(self.shell, canvas, self.shell.words("match-rules.title"))

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what the focused rule is about, and what its value means."""
        palette, panel = self.shell.theme.palette, self.panel
        paint.draw_panel(canvas, panel, palette.panel, palette.panel_edge, 16)
        width, x, y = panel.w - 2 * INNER, panel.x + INNER, panel.y + INNER - 8
        for words, role, size, colour in self.explanation():
            image = self.shell.text.paragraph(words, role, size, width, colour)
            canvas.blit(image, (x, y))
            y += image.get_height() + 4

    def explanation(self) -> list[tuple[str, Role, int, Colour]]:
        """Return the lines about the focused rule: text, role, size and colour."""
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
    def _small(self) -> bool:
        return self.shell.theme.text_scale <= TWO_COLUMNS_UP_TO

    @property
    def panel(self) -> pygame.Rect:
        """The panel above the buttons, with two lines, or three in large text."""
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
        changed = unusual(self._lineup, page_options(self._game, self._lineup))
        reason = "" if changed else words("match-rules.already")
        left, right = (pygame.Rect(x, top, wide, high) for x in (LEFT, LEFT + WIDTH - wide))
        return [
            Button(BACK, left, done, colour=BUTTON_GREEN, icon="tick"),
            Button(USUAL, right, usual, quiet=True, reason=reason),
        ]

    def _set(self, chosen: dict[str, int | str]) -> None:
        self._lineup = replace(self._lineup, options={**self._lineup.options, **chosen})
        self.rebuild()
