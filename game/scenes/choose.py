"""Choose a game: four posters on the office wall, each with START and LEARN."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from game.games.manifest import Manifest
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.devices import Command, Verb
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.motion import Tween, ease_out_back
from game.shell.picture import Canvas
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, BUTTON_PURPLE, WHITE
from game.shell.widgets import Button, Widget, button_height, button_width

POSTER = (371, 520)
POSTER_TOP, POSTER_GAP = 142, 66
LIFT, LIFT_MS = 16.0, 160.0
FACTS, FACTS_OVER = 25, 40
"""What is said below a poster, and how much wider than the poster it may be."""
UNDER, KEYS_GAP = 12, 12
"""How far apart poster, facts and buttons are."""
INFO_GAP, INFO_WIDE = 20, 1310
INNER, BETWEEN = 40, 22
TITLE, MOTTO, LINE = 36, 30, 28
FOOT = 996
START, LEARN = "start:", "learn:"


class Poster(Widget):
    """A poster that lifts when its START or LEARN has the focus. A click on it is one on START."""

    focusable = False

    def __init__(self, game: str, rect: pygame.Rect) -> None:
        super().__init__(game, rect)
        self.lift = Tween(0, 0, 0)

    def confirm(self, shell: Shell) -> bool:
        """Choose the game."""
        return True

    def aim(self, height: float, ms: float) -> None:
        """Start to rise or sink to this height."""
        if self.lift.end != height:
            self.lift = Tween(self.lift.value, height, ms, ease_out_back)

    def draw(self, shell: Shell, canvas: Canvas, rect: pygame.Rect, *, focused: bool) -> None:
        """Draw shadow and picture."""
        place = rect.move(0, -round(self.lift.value))
        shadow = paint.soft_shadow(place.size, 18, 170, 12)
        drop = 8 + round(self.lift.value * 0.8)
        canvas.blit(shadow, (rect.x - paint.SHADOW_ROOM + 5, place.y - paint.SHADOW_ROOM + drop))
        canvas.blit(shell.assets.scaled(f"posters/{self.id}", rect.size), place)


class ChooseScene(FormScene):
    """Calls `on_start` or `on_learn` with the id of a game."""

    def __init__(
        self,
        shell: Shell,
        games: Iterable[Manifest],
        on_start: Callable[[str], Move],
        on_learn: Callable[[str], Move],
    ) -> None:
        super().__init__(shell)
        self._games = {game.id: game for game in games}
        self._on_start = on_start
        self._on_learn = on_learn
        self._shown = next(iter(self._games))

    def build(self, focus: str) -> Form:
        """Lay out the posters in a row with START and LEARN, and BACK."""
        words, high = self.shell.words, button_height(self.shell)
        left = (1920 - len(self._games) * POSTER[0] - (len(self._games) - 1) * POSTER_GAP) // 2
        posters: list[Widget] = []
        keys: list[Widget] = []
        for n, game in enumerate(self._games.values()):
            column = pygame.Rect(left + n * (POSTER[0] + POSTER_GAP), POSTER_TOP, POSTER[0], 0)
            place = pygame.Rect(0, POSTER_TOP, *self._poster_size)
            place.centerx = column.centerx
            posters.append(Poster(game.id, place))
            keys += self._keys(game, column)
        back = words("widget.back")
        place = pygame.Rect(60, FOOT - high, max(240, button_width(self.shell, back, icon=True)), high)
        button = Button(BACK, place, back, quiet=True, icon="back")
        return Form(self.shell, [*posters, *keys, button], focus=focus or f"{START}{self._shown}")

    def _keys(self, game: Manifest, column: pygame.Rect) -> list[Button]:
        """START, and LEARN beside it, or below it if text is large."""
        words, high = self.shell.words, button_height(self.shell)
        top = POSTER_TOP + self._poster_size[1] + UNDER + self.shell.theme.px(FACTS) + UNDER
        whole = pygame.Rect(column.x, top, column.w, high)
        start = Button(f"{START}{game.id}", whole, words("choose.start"), colour=BUTTON_GREEN)
        if not game.lessons:
            return [start]
        learn = Button(f"{LEARN}{game.id}", whole.copy(), words("choose.learn"), colour=BUTTON_PURPLE)
        if self._stacked:
            learn.rect.y += high + KEYS_GAP
        else:
            start.rect = pygame.Rect(whole.x, top, (whole.w - KEYS_GAP) // 2, high)
            learn.rect = start.rect.move(start.rect.w + KEYS_GAP, 0)
        return [start, learn]

    @property
    def _stacked(self) -> bool:
        """Whether START and LEARN have no room beside each other."""
        labels = (self.shell.words(f"choose.{name}") for name in ("start", "learn"))
        return max(button_width(self.shell, label) for label in labels) > (POSTER[0] - KEYS_GAP) // 2 + 10

    @property
    def _poster_size(self) -> tuple[int, int]:
        """As large as what is below leaves room."""
        keys = button_height(self.shell) * (2 if self._stacked else 1) + (KEYS_GAP if self._stacked else 0)
        below = UNDER + self.shell.theme.px(FACTS) + UNDER + keys + INFO_GAP + self._info_high
        high = min(POSTER[1], FOOT - POSTER_TOP - below)
        return round(high * POSTER[0] / POSTER[1]), high

    def handle(self, command: Command) -> Move | None:
        """Take a poster for its START."""
        return super().handle(self._on_key(command))

    def target(self, command: Command) -> object:
        """The widget under the mouse; a poster is its START."""
        return super().target(self._on_key(command))

    def _on_key(self, command: Command) -> Command:
        if command.verb is Verb.POINT and command.pos:
            for widget in self.form.widgets:
                if isinstance(widget, Poster) and widget.rect.collidepoint(command.pos):
                    return replace(command, pos=self.form.get(f"{START}{widget.id}").rect.center)
        return command

    def act(self, name: str) -> Move | None:
        """Start or learn a game."""
        if name.startswith(LEARN):
            return self._on_learn(name.removeprefix(LEARN))
        return self._on_start(name.removeprefix(START))

    @property
    def moving(self) -> bool:
        """Whether a poster is lifted or lowered."""
        return any(isinstance(widget, Poster) and not widget.lift.done for widget in self.form.widgets)

    def update(self, dt_ms: float) -> Move | None:
        """Lift the poster of the focused button and lower the others."""
        ms = 0.0 if self.shell.settings.value.still else LIFT_MS
        game = self.form.focus.partition(":")[2] or self.form.focus
        for widget in self.form.widgets:
            if isinstance(widget, Poster):
                widget.aim(LIFT if widget.id == game else 0.0, ms)
                widget.lift.advance(dt_ms)
        if game in self._games:
            self._shown = game
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the office wall, the heading, and the panel about the focused game."""
        draw_backdrop(self.shell, canvas, "office", dim=10)
        draw_heading(self.shell, canvas, self.shell.words("choose.title"))
        self._draw_info(canvas)
        for widget in self.form.widgets:
            if isinstance(widget, Poster):
                self._draw_facts(canvas, self._games[widget.id], widget.rect)

    def _draw_facts(self, canvas: Canvas, game: Manifest, poster: pygame.Rect) -> None:
        """Draw play time, age and difficulty below a poster."""
        shell, words = self.shell, self.shell.words
        facts = words("choose.minutes", minutes=game.minutes), words("choose.age", age=game.age)
        said = words(
            "choose.facts", time=facts[0], age=facts[1], hard=words(f"choose.hard-{game.difficulty}")
        )
        spot = poster.centerx, poster.bottom + UNDER + shell.theme.px(FACTS) // 2
        shell.text.draw_line(
            canvas, said, spot, "text_bold", FACTS, WHITE, align="middle", max_width=POSTER[0] + FACTS_OVER
        )

    def _draw_info(self, canvas: Canvas) -> None:
        """Draw title, number of players and a line about the game. In large text add the poster's motto."""
        shell, key, box = self.shell, f"choose.game.{self._shown}", self.info_box
        px, palette, left = shell.theme.px, shell.theme.palette, box.x + INNER
        span = self._games[self._shown].players
        players = shell.words("choose.players", fewest=span.start, most=span.stop - 1)
        paint.draw_panel(canvas, box, palette.panel, palette.panel_edge, alpha=238)
        top = box.y + 26 + px(TITLE) // 2
        title = shell.text.draw_line(
            canvas, shell.words(f"{key}.title"), (left, top), "display", TITLE, palette.title, max_width=700
        )
        shell.text.draw_line(
            canvas, players, (box.right - INNER, top), "text_bold", 26, WHITE, align="right",
            max_width=box.right - title.right - 2 * INNER,
        )  # fmt: skip
        if self._large:
            y = box.y + 26 + px(TITLE) + BETWEEN + px(MOTTO) // 2
            shell.text.draw_line(canvas, shell.words(f"{key}.motto"), (left, y), "number", MOTTO, WHITE)
        shell.text.draw_line(
            canvas, shell.words(f"{key}.line"), (left, box.bottom - 28 - px(26) // 2), "text", LINE,
            palette.text, max_width=box.w - 2 * INNER,
        )  # fmt: skip

    @property
    def _large(self) -> bool:
        """Whether text is larger than on the posters."""
        return self.shell.theme.text_scale > 1

    @property
    def _info_high(self) -> int:
        px = self.shell.theme.px
        return px(TITLE) + px(26) + 74 + (px(MOTTO) + BETWEEN if self._large else 0)

    @property
    def info_box(self) -> pygame.Rect:
        """The panel below the buttons. If it reaches down to BACK, it is beside it."""
        back = self.form.get(BACK).rect
        keys = [widget.rect.bottom for widget in self.form.widgets if widget.id.startswith((START, LEARN))]
        box = pygame.Rect(0, max(keys) + INFO_GAP, INFO_WIDE, self._info_high)
        box.centerx = 960
        if box.bottom > back.top:
            box.x = max(box.x, back.right + POSTER_GAP)
            box.w = 1920 - 2 * box.x
        return box
