"""The end of a match: who won, by what, and the way to a rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.kernel import TABLE, Outcome, Seat
from game.core.match import AnyMatch
from game.shell import paint
from game.shell.formscene import FormScene
from game.shell.scenes import Move
from game.shell.services import Shell
from game.shell.theme import AMBER, BUTTON_GREEN, Colour, Role
from game.shell.widgets import BACK, Button, Form, button_height
from game.stage.hands_up.pictures import picture_name

CARD = (292, 486)
WINNERS_PANEL: Colour = (0x4A, 0x2F, 0x1A)
GAP = 16
FANNED = 7
"""So many won cards are shown in a player's fan."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the results lead to."""

    rematch: Callable[[], Move]
    seats: Callable[[], Move]
    title: Callable[[], Move]


class ResultsScene(FormScene):
    """Every player's card, the winners' raised and crowned."""

    def __init__(self, shell: Shell, match: AnyMatch, outcome: Outcome, ways: Ways) -> None:
        super().__init__(shell)
        self._match = match
        self._outcome = outcome
        self._ways = ways
        self._view = match.view(TABLE)
        self._picture: tuple[object, pygame.Surface] | None = None

    def enter(self) -> None:
        """A fanfare, and the announcer."""
        self.shell.sound.music()
        self.shell.sound.play("win")
        self.shell.sound.voice("v_winner")

    def build(self, focus: str) -> Form:
        """Once more, other seats, or home."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        top = 984 - high
        middle, right = pygame.Rect(660, top, 600, high), pygame.Rect(1290, top, 420, high)
        rematch = Button(
            "rematch", middle, words("results.rematch"), subtitle=words("results.rematch-sub"),
            colour=BUTTON_GREEN, icon="play",
        )  # fmt: skip
        seats = Button("seats", right, words("results.seats"), quiet=True, icon="person")
        left = pygame.Rect(210, top, 420, high)
        home = Button(BACK, left, words("results.title-screen"), quiet=True, icon="back")
        return Form(self.shell, [rematch, seats, home], focus=focus or "rematch")

    def act(self, name: str) -> Move | None:
        """Rematch, or change seats."""
        return self._ways.rematch() if name == "rematch" else self._ways.seats()

    def back(self) -> Move | None:
        """To the title."""
        return self._ways.title()

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The whole picture, painted once."""
        key = self.shell.settings.version
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, self._painted(canvas.get_size()))
        canvas.blit(self._picture[1], (0, 0))

    def _painted(self, size: tuple[int, int]) -> pygame.Surface:
        image = pygame.Surface(size).convert()
        image.blit(self.shell.assets.image("scenes/results"), (0, 0))
        words, text = self.shell.words, self.shell.text
        names = [self._match.setup.seats[seat].name.upper() for seat in self._outcome.winners]
        if len(names) == 1:
            said = words("results.winner", name=names[0])
        else:
            said = words("results.winners", names=words("results.and").join(names))
        text.draw_line(image, said, (960, 76), "display", 64, AMBER, align="middle", shadow=5, max_width=1700)
        reason = words(f"{self._match.setup.game}.reason.{self._outcome.reason}")
        text.draw_line(image, reason, (960, 146), "text_bold", 28, align="middle", shadow=3, max_width=1500)
        for place, seat in enumerate(self._ranking()):
            self._paint_player(image, place, seat)
        return image

    def _ranking(self) -> list[Seat]:
        """All seats, the best first."""
        return sorted(map(Seat, range(len(self._match.setup.seats))), key=self._score, reverse=True)

    def _score(self, seat: Seat) -> tuple[int, int]:
        won = self._view.won[seat]
        return len(won), sum(card.thieves for card in won)

    def _paint_player(self, image: pygame.Surface, place: int, seat: Seat) -> None:
        players = len(self._match.setup.seats)
        width = players * CARD[0] + (players - 1) * GAP
        winner = seat in self._outcome.winners
        rect = pygame.Rect((960 - width // 2 + place * (CARD[0] + GAP), 250 if winner else 296), CARD)
        palette = self.shell.theme.palette
        fill = WINNERS_PANEL if winner else palette.panel
        paint.draw_panel(image, rect, fill, AMBER if winner else palette.panel_edge, 20)
        setup = self._match.setup.seats[seat]
        portrait = self.shell.assets.scaled(f"portraits/{setup.look}", (150, 180))
        image.blit(portrait, portrait.get_rect(midtop=(rect.centerx, rect.y + 26)))
        badge = self.shell.assets.scaled(f"badges/{setup.look}", (60, 60))
        image.blit(badge, badge.get_rect(center=(rect.centerx + 76, rect.y + 196)))
        if winner:
            crown = self.shell.assets.scaled("icons/crown", (72, 72))
            crown = paint.tinted(crown, AMBER)
            image.blit(crown, crown.get_rect(midbottom=(rect.centerx, rect.y + 34)))
        self._paint_score(image, rect, seat, setup.name, winner=winner)

    def _paint_score(
        self, image: pygame.Surface, rect: pygame.Rect, seat: Seat, name: str, *, winner: bool
    ) -> None:
        text, words = self.shell.text, self.shell.words
        cards, thieves = self._score(seat)
        room = rect.w - 36
        colour = AMBER if winner else self.shell.theme.palette.text
        lines: tuple[tuple[str, Role, int, Colour], ...] = (
            (name, "text_bold", 28, colour),
            (_counted(words, "results.cards", cards=cards), "number", 40, AMBER),
            (_counted(words, "results.thieves", thieves=thieves), "text", 22, self.shell.theme.palette.dim),
        )
        y = rect.y + 238
        for said, role, size, tint in lines:
            picture = text.fitted(said, role, size, room, tint)
            image.blit(picture, picture.get_rect(midtop=(rect.centerx, y)))
            y += picture.get_height() + 2
        self._paint_fan(image, (rect.centerx, rect.bottom - 74), seat)

    def _paint_fan(self, image: pygame.Surface, at: tuple[int, int], seat: Seat) -> None:
        """The last won cards, fanned out."""
        won = self._view.won[seat][-FANNED:]
        for number, card in enumerate(won):
            offset = number - (len(won) - 1) / 2
            face = self.shell.assets.scaled(picture_name(card), (66, 92))
            turned = pygame.transform.rotozoom(face, -6 * offset, 1.0)
            centre = (at[0] + offset * 32, at[1] + abs(offset) ** 1.6 * 2.5)
            image.blit(turned, turned.get_rect(center=centre))


def _counted(words: Callable[..., str], key: str, **number: int) -> str:
    """The sentence for one, or for many."""
    (value,) = number.values()
    return words(f"{key}-one") if value == 1 else words(key, **number)
