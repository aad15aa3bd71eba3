"""The results of a match: who won, why, and the button for a rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.kernel import Outcome
from game.games.library import GAMES
from game.match.match import AnyMatch
from game.scenes.result_cards import CROWN_GAP, ResultCards, draw_floor
from game.scenes.story_scene import StoryScene
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Push
from game.shell.services import Shell
from game.shell.theme import AMBER, BUTTON_GREEN, Colour
from game.shell.widgets import Button, button_height
from game.shell.window import SIZE
from game.table.confetti import Confetti
from game.table.music_layers import layers

SUBDUED: Colour = (0x78, 0x78, 0x98)
"""Dims the lights when nobody has won."""
TITLE, TITLE_Y, REASON = 64, 74, 28
REASON_WIDE = 1160
"""The width between the curtains."""
LEFTS, WIDTHS = (90, 380, 820, 1320), (270, 420, 480, 510)
"""Of the buttons."""


@dataclass(frozen=True, slots=True)
class ResultsExits:
    """Where the buttons of the results lead."""

    rematch: Callable[[], Move | None]
    lobby: Callable[[], Move]
    title: Callable[[], Move]


@dataclass(frozen=True, slots=True)
class Painted:
    """The layers behind the buttons. Confetti falls between backdrop and headings."""

    backdrop: Picture
    """Curtain, floor and cards."""
    cards: tuple[pygame.Rect, ...]
    headings: tuple[tuple[Picture, tuple[int, int]], ...]


class ResultsScene(FormScene):
    """A card for every player. The winners' cards are raised and crowned."""

    caption_room = (140, 992, 1640, 80)
    """Over the hints, not over a button."""

    def __init__(self, shell: Shell, match: AnyMatch, outcome: Outcome, exits: ResultsExits) -> None:
        super().__init__(shell)
        self.setup = match.setup
        self.winners = outcome.winners
        self.summary = GAMES[match.setup.game].ui().results(shell.words, match, outcome)
        self._exits = exits
        self._story = GAMES[match.setup.game].ui().story(shell.words, match, outcome)
        self._picture: tuple[object, Painted] | None = None
        looks = [match.setup.seats[seat].look for seat in outcome.winners]
        self.confetti = Confetti(shell.settings, looks)

    def enter(self) -> None:
        """Play a fanfare and the announcer, or a sad trombone; the calm music of the game goes on."""
        self.shell.sound.music(layers(self.setup.game)[0])
        self.shell.sound.play("win" if self.winners else "lose", "stings")
        if self.winners:
            self.shell.sound.play("confetti", volume=0.7)
            self.shell.sound.voice("v_winner")
            self.confetti.throw((*(widget.rect for widget in self.form.widgets), *self.painted.cards))

    @property
    def moving(self) -> bool:
        """Whether confetti falls."""
        return self.confetti.moving

    def update(self, dt_ms: float) -> None:
        """Let the confetti fall."""
        self.confetti.update(dt_ms)

    def build(self, focus: str) -> Form:
        """Lay out the buttons."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        home, story, rematch, seats = (
            pygame.Rect(left, self._buttons_top, wide, high) for left, wide in zip(LEFTS, WIDTHS, strict=True)
        )
        again = words(f"{self.setup.game}.results.rematch")
        buttons = [
            Button(
                "rematch", rematch, words("results.rematch"),
                subtitle=again, colour=BUTTON_GREEN, icon="play",
            ),
            Button("story", story, words("story.button"), quiet=True, icon="book"),
            Button("seats", seats, words("results.seats"), quiet=True, icon="person"),
            Button(BACK, home, words("results.title-screen"), quiet=True, icon="back"),
        ]  # fmt: skip
        return Form(self.shell, buttons, focus=focus or "rematch")

    def act(self, name: str) -> Move | None:
        """Start a rematch, open the story, or go back to the lobby."""
        match name:
            case "rematch":
                return self._exits.rematch()
            case "story":
                return Push(self.story())
            case _:
                return self._exits.lobby()

    def story(self) -> StoryScene:
        """Return the story of the match."""
        return StoryScene(self.shell, self.setup, self._story, self._exits.rematch)

    def back(self) -> Move | None:
        """Go to the title."""
        return self._exits.title()

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the picture, with confetti behind everything that players read."""
        painted = self.painted
        canvas.blit(painted.backdrop, (0, 0))
        self.confetti.draw(canvas)
        canvas.fblits(painted.headings)
        for card in painted.cards:
            canvas.blit(painted.backdrop, card, card)

    @property
    def painted(self) -> Painted:
        """The picture, painted once for the current settings."""
        key = self.shell.settings.version
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, self._paint())
        return self._picture[1]

    def _paint(self) -> Painted:
        image = Picture(SIZE).convert()
        image.blit(self.shell.assets.image("scenes/results"), (0, 0))
        if not self.winners:
            image.fill(SUBDUED, special_flags=pygame.BLEND_RGB_MULT)
        theme, floor = self.shell.theme, self._buttons_top - 34
        title_y = TITLE_Y + (theme.px(TITLE) - TITLE) // 4
        reason_y = title_y + (theme.px(TITLE) + theme.px(REASON)) // 2 + 10
        draw_floor(image, floor)
        cards = ResultCards(self.shell, self.setup, self.summary, self.winners, self._story.awards)
        crown = cards.crown.get_height() + CROWN_GAP if self.winners else 0
        places = cards.places(reason_y + round(theme.px(REASON) * 0.7) + crown, floor - 18)
        cards.paint(image, places)
        return Painted(image, tuple(places), self._headings(title_y, reason_y))

    def _headings(self, title_y: int, reason_y: int) -> tuple[tuple[Picture, tuple[int, int]], ...]:
        """Return who won and why, with their positions."""
        text = self.shell.text
        title = text.line(self.title, "display", TITLE, AMBER, max_width=1240, shadow=5)
        reason = text.line(self.summary.story, "text_bold", REASON, max_width=REASON_WIDE, shadow=3)
        return (
            (title, text.place(title, (960, title_y), "display", align="middle", shadow=5)),
            (reason, text.place(reason, (960, reason_y), "text_bold", align="middle", shadow=3)),
        )

    @property
    def title(self) -> str:
        """The title of the summary, or who won."""
        if self.summary.title:
            return self.summary.title
        words = self.shell.words
        names = [self.setup.seats[seat].name.upper() for seat in self.winners]
        if len(names) == 1:
            return words("results.winner", name=names[0])
        return words("results.winners", names=f" {words('results.and')} ".join(names))

    @property
    def _buttons_top(self) -> int:
        """The upper edge of the buttons."""
        return 984 - button_height(self.shell, subtitle=True)
