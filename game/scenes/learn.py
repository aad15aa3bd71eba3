"""The lessons of a game: who learns, and what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import pygame

from game.match.game import LOOKS, Game
from game.shell import paint
from game.shell.backdrop import draw_backdrop, draw_heading
from game.shell.fields import Choice, row_height
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN, BUTTON_PURPLE, INK
from game.shell.widgets import Button, button_height, button_width

LEFT, WIDTH = 460, 1000
TEXT, TEXT_TOP = 28, 128
FOOT, GAP = 996, 16
LESSON, WHO, START = "lesson:", "who", "start"


@dataclass(frozen=True, slots=True)
class LearnExits:
    """Where the lessons of a game lead."""

    lesson: Callable[[str, int], Move | None]
    """Starts a lesson for so many people."""
    match: Callable[[], Move]
    """Goes to the lobby."""


class LearnScene(FormScene):
    """All lessons of a game. On a first start it comes before the lobby."""

    def __init__(self, shell: Shell, game: Game, people: int, exits: LearnExits, *, first: bool) -> None:
        """`people` sit at the table, as far as the game knows."""
        super().__init__(shell)
        self._game = game
        self._people = people
        self._exits = exits
        self._first = first

    def build(self, focus: str) -> Form:
        """Lay out the lessons, who learns, START and BACK."""
        shell, words, game = self.shell, self.shell.words, self._game
        done = [name for name in game.lessons if f"{game.id}/{name}" in shell.settings.value.lessons]
        high, top = button_height(shell, subtitle=True), self._text_bottom + GAP
        widgets: list[Button | Choice[int]] = []
        for name in game.lessons:
            title = words(f"{game.id}.lesson.{name}.title")
            line, icon = (
                words("learn.done" if name in done else "learn.minutes"),
                "tick" if name in done else "play",
            )
            place = pygame.Rect(LEFT, top, WIDTH, high)
            widgets.append(
                Button(f"{LESSON}{name}", place, title, subtitle=line, colour=BUTTON_PURPLE, icon=icon)
            )
            top += high + GAP
        widgets += [self._who(pygame.Rect(LEFT, top, WIDTH, row_height(shell))), *self._ways_out()]
        following = next((name for name in game.lessons if name not in done), game.lessons[0])
        return Form(shell, widgets, focus=focus or f"{LESSON}{following}")

    def _who(self, place: pygame.Rect) -> Choice[int]:
        """Just one person, or several who press in turn."""
        words = self.shell.words
        counts = [(count, words("learn.many", count=count)) for count in range(2, len(LOOKS) + 1)]
        values = [(1, words("learn.one")), *counts]
        return Choice(
            WHO, place, words("learn.who"), values=values, value=self._people, icon="person"
        ).make_room(self.shell)

    def _ways_out(self) -> list[Button]:
        """START and BACK."""
        shell, words, high = self.shell, self.shell.words, button_height(self.shell)
        back = words("widget.back")
        left = pygame.Rect(60, FOOT - high, max(240, button_width(shell, back, icon=True)), high)
        label = words("learn.start-first" if self._first else "learn.start")
        wide = max(560, button_width(shell, label, icon=True))
        start = pygame.Rect(0, FOOT - high, wide, high)
        start.centerx = max(960, left.right + GAP + wide // 2)
        return [
            Button(START, start, label, colour=BUTTON_GREEN, icon="play"),
            Button(BACK, left, back, quiet=True, icon="back"),
        ]

    @property
    def _text_bottom(self) -> int:
        return TEXT_TOP + self._text.get_height()

    @property
    def _text(self) -> Picture:
        return self.shell.text.paragraph(
            self.shell.words("learn.text"), "text", TEXT, 1_700, self.shell.theme.palette.text, align="middle"
        )

    def act(self, name: str) -> Move | None:
        """Start a lesson, change who learns, or go to the lobby."""
        if name == WHO:
            self._people = cast("Choice[int]", self.form.get(WHO)).value
            return None
        self._remember()
        if name == START:
            return self._exits.match()
        return self._exits.lesson(name.removeprefix(LESSON), self._people)

    def _remember(self) -> None:
        """Don't offer them again."""
        lessons = self.shell.settings.value.lessons
        if self._game.id not in lessons:
            self.shell.settings.change(lessons=(*lessons, self._game.id))

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the office, the heading, and what a lesson is."""
        draw_backdrop(self.shell, canvas, "office", dim=10)
        draw_heading(self.shell, canvas, self.shell.words("learn.first" if self._first else "learn.title"))
        text = self._text
        place = text.get_rect(midtop=(960, TEXT_TOP))
        room = text.get_bounding_rect().move(place.topleft).inflate(40, 20)
        canvas.blit(paint.plate(room.size, 12, INK, 200), room)
        canvas.blit(text, place)
