"""The vault of a hideout: how much to leave there, or to take out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.cops_and_crooks.actions import Action, Deposit, Done, Withdraw
from game.rules.cops_and_crooks.money import wanted_after
from game.rules.cops_and_crooks.state import Crook
from game.shell import paint
from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.shell.theme import AMBER, CREAM, GREEN, INK
from game.stage.board.panels import DIM, EDGE, FILL
from game.stage.cops_and_crooks import layout

PANEL = pygame.Rect(0, 0, 820, 400)
PANEL.center = layout.VIEW.center
BAR = pygame.Rect(PANEL.x + 70, PANEL.y + 212, PANEL.w - 140, 22)
FAME = pygame.Rect(PANEL.x + 50, PANEL.y + 250, PANEL.w - 100, 44)
KEYS = ("all-out", "nothing", "all-in", "ok")
KEY = (180, 64)
DIMMED = 32
"""How much of the city a veil takes away behind the vault."""
JUMP = 10
"""How many steps up and down go at once."""
Visit = Deposit | Withdraw | Done


class Vault:
    """A slider from all that can be taken out, over nothing, to all that can be left."""

    def __init__(self, shell: Shell, legal: Sequence[Action], crook: Crook, stash: int, name: str) -> None:
        self._shell = shell
        self._name = name
        self._crook, self._stash = crook, stash
        out = [action for action in legal if isinstance(action, Withdraw)]
        into = [action for action in legal if isinstance(action, Deposit)]
        self._actions: list[Visit] = [*reversed(out), Done(), *into]
        self._nothing = len(out)
        self._place = len(self._actions) - 1 if into else self._nothing
        self._drags = False

    @property
    def chosen(self) -> Visit:
        """What a press would do."""
        return self._actions[self._place]

    def handle(self, command: Command) -> Visit | None:
        """Move the slider; what was agreed on comes back."""
        if command.verb is Verb.POINT:
            return self._points(command)
        if not command.down:
            return None
        match command.verb:
            case Verb.LEFT | Verb.RIGHT:
                self._move(self._place + (1 if command.verb is Verb.RIGHT else -1))
            case Verb.UP | Verb.DOWN:
                self._move(self._place + (JUMP if command.verb is Verb.UP else -JUMP))
            case Verb.NEXT:
                self._move(len(self._actions) - 1)
            case Verb.PREVIOUS:
                self._move(0)
            case Verb.CONFIRM if not command.repeat:
                return self.chosen
        return None

    def _move(self, place: int) -> None:
        place = max(0, min(len(self._actions) - 1, place))
        if place != self._place:
            self._place = place
            self._shell.sound.play("tick", volume=0.4)

    def _points(self, command: Command) -> Visit | None:
        pos = command.pos or (0, 0)
        if command.code == pygame.BUTTON_LEFT:
            self._drags = command.down and BAR.inflate(40, 50).collidepoint(pos)
            if command.down and not self._drags:
                return self._press(pos)
        if self._drags and command.down:
            part = (pos[0] - BAR.x) / BAR.w
            self._move(round(part * (len(self._actions) - 1)))
        return None

    def _press(self, pos: tuple[int, int]) -> Visit | None:
        name = next((name for name, rect in key_rects().items() if rect.collidepoint(pos)), None)
        ends = {"all-out": 0, "nothing": self._nothing, "all-in": len(self._actions) - 1}
        if name in ends:
            self._move(ends[name])
        return self.chosen if name == "ok" else None

    def draw(self, canvas: pygame.Surface) -> None:
        """The slider between what is in hand and what is in the chest."""
        text, words = self._shell.text, self._shell.words
        canvas.blit(self._shell.text.keep("vault-dim", _dim), layout.VIEW)
        paint.draw_panel(canvas, PANEL, FILL, EDGE, 26)
        title = words("cops-and-crooks.vault.title", name=self._name.upper())
        text.draw_line(canvas, title, (PANEL.centerx, PANEL.y + 46), "display", 40, AMBER, align="middle")
        key, amount = self._told()
        said = text.boxed(
            words(f"cops-and-crooks.vault.{key}", amount=amount), "text_bold", 34, (720, 60), CREAM
        )
        canvas.blit(said, said.get_rect(center=(PANEL.centerx, PANEL.y + 108)))
        self._draw_ends(canvas)
        self._draw_fame(canvas)
        paint.draw_panel(canvas, BAR, INK, CREAM, 10)
        part = self._place / max(1, len(self._actions) - 1)
        knob = BAR.x + round(part * BAR.w), BAR.centery
        pygame.draw.aacircle(canvas, INK, knob, 24)
        pygame.draw.aacircle(canvas, AMBER, knob, 21)
        for name, rect in key_rects().items():
            hot = name == "ok"
            face = paint.button_face(rect.size, AMBER if hot else FILL, CREAM, 16)
            canvas.blit(face, face.get_rect(center=rect.center))
            ink = INK if hot else CREAM
            label = text.boxed(
                words(f"cops-and-crooks.vault.{name}"), "text_bold", 24, (rect.w - 20, rect.h - 8), ink
            )
            canvas.blit(label, label.get_rect(center=rect.center))

    def _told(self) -> tuple[str, str]:
        match self.chosen:
            case Deposit(amount):
                return "deposit", f"${amount:,}"
            case Withdraw(amount):
                return "withdraw", f"${amount:,}"
            case _:
                return "leave", ""

    def _draw_ends(self, canvas: pygame.Surface) -> None:
        """What there would be in the chest, and in hand."""
        moved = self.chosen.amount if isinstance(self.chosen, Deposit | Withdraw) else 0
        moved = -moved if isinstance(self.chosen, Withdraw) else moved
        text, words = self._shell.text, self._shell.words
        for x, key, amount in (
            (BAR.left + 90, "in-hand", self._crook.cash - moved),
            (BAR.right - 90, "in-chest", self._stash + moved),
        ):
            line = text.boxed(words(f"cops-and-crooks.vault.{key}"), "text_bold", 20, (240, 26), DIM)
            canvas.blit(line, line.get_rect(center=(x, PANEL.y + 154)))
            number = text.boxed(f"${amount:,}", "number", 32, (240, 34), GREEN)
            canvas.blit(number, number.get_rect(center=(x, PANEL.y + 184)))

    def _draw_fame(self, canvas: pygame.Surface) -> None:
        """Whether the police would be after the crook."""
        wanted = wanted_after(self._crook, self.chosen)
        words = self._shell.words(f"cops-and-crooks.vault.{'wanted' if wanted else 'unwanted'}")
        line = self._shell.text.boxed(words, "text_bold", 24, FAME.size, AMBER if wanted else GREEN)
        canvas.blit(line, line.get_rect(center=FAME.center))


def _dim() -> pygame.Surface:
    veil = pygame.Surface(layout.VIEW.size)
    veil.fill(INK)
    veil.set_alpha(DIMMED)
    return veil


def key_rects() -> dict[str, pygame.Rect]:
    """Where the keys of the vault are."""
    gap = (PANEL.w - 60 - len(KEYS) * KEY[0]) // (len(KEYS) - 1)
    return {
        name: pygame.Rect((PANEL.x + 30 + number * (KEY[0] + gap), PANEL.bottom - KEY[1] - 34), KEY)
        for number, name in enumerate(KEYS)
    }
