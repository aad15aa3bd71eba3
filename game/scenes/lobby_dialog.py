"""The dialog of one seat: player, name, character, and in some games a key, a time limit or a corner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.games.manifest import Manifest
from game.match.game import LEVELS, LOOKS
from game.match.lineup import NAMES
from game.match.manners import MANNER_OF
from game.scenes.lobby_lineup import ANY_CORNER, SAME_TIME, Lineup, Place, key_trouble
from game.shell import paint
from game.shell.devices import Command, Device
from game.shell.fields import Choice, row_height
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.keynames import key_name
from game.shell.namefield import NameField
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Pop
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import Button, Widget, button_height

WIDTH = 900
BADGE = 72
CARD_GAP = 20
"""Between the ability card, with its shadow, and the panel."""
PLAYERS = ("open", "human", *(f"ai-{level}" for level in LEVELS))


@dataclass(frozen=True, slots=True)
class SeatChange:
    """The changed line-up, and where the player sat and sits now."""

    lineup: Lineup
    was: int
    now: int


class SeatDialog(FormScene):
    """Pops with a `SeatChange`."""

    see_through = True
    veil = 222

    def __init__(self, shell: Shell, game: Manifest, lineup: Lineup, number: int, pad: Device | None) -> None:
        super().__init__(shell)
        self._game = game
        self._lineup = lineup
        self._was = self._number = number
        self._pad = pad
        self._waits_for_key = False
        self._panel = pygame.Rect(0, 0, 0, 0)

    @property
    def panel(self) -> pygame.Rect:
        """Where the dialog is on the canvas."""
        return self._panel

    @property
    def _place(self) -> Place:
        return self._lineup.places[self._number]

    def build(self, focus: str) -> Form:
        """Lay out the rows that matter for this kind of player."""
        shell, place = self.shell, self._place
        high, gap = row_height(shell), 14
        rows: list[Widget] = []

        card = self.ability_card
        left = 960 - WIDTH // 2 + ((card.get_width() + CARD_GAP) // 2 if card else 0)

        def area() -> pygame.Rect:
            return pygame.Rect(left, 0, WIDTH, high)

        kinds = [(kind, shell.words(f"seat.{kind}")) for kind in PLAYERS]
        kind = f"ai-{place.level}" if place.player == "ai" else place.player
        rows.append(Choice("player", area(), shell.words("seat.player"), kinds, kind, icon="person"))
        if place.player != "open":
            rows.append(NameField("name", area(), shell.words("seat.name"), place.name, icon="pencil"))
            rows += self._characters(area)
            rows += self._seats(area)
        if place.player == "human":
            rows += [self._key_button(area())] if self._game.controls == "own-key" else []
            rows += [*self._own_options(area), *self._corners(area)]
        rows.append(Button(BACK, area(), shell.words("seat.done"), colour=BUTTON_GREEN, icon="tick"))
        whole = sum(row.rect.h + gap for row in rows) + 90
        y = 540 - whole // 2
        self._panel = pygame.Rect(left - 40, y - 30, WIDTH + 80, whole + 50)
        y += 90
        for row in rows:
            row.rect.y = y
            y += row.rect.h + gap
        return Form(shell, rows, focus=focus or "player")

    def act(self, name: str) -> Move | None:
        """Apply a changed row."""
        widget = self.form.get(name)
        if name == "player" and isinstance(widget, Choice):
            player, _, level = widget.value.partition("-")
            self._put(replace(self._place, player=player, level=level or self._place.level))
        elif name == "name" and isinstance(widget, NameField):
            self._put(replace(self._place, name=widget.text))
        elif name == "character" and isinstance(widget, Choice):
            self._lineup, self._number = self._lineup.moved(self._number, widget.value), widget.value
            self.rebuild()
        elif name == "seat" and isinstance(widget, Choice):
            self._lineup = self._lineup.with_seat(self._game, self._number, widget.value)
            self.rebuild()
        elif name == "corner" and isinstance(widget, Choice):
            self._put(replace(self._place, corner=widget.value))
        elif name == "key":
            self._waits_for_key = True
            self.rebuild()
        elif isinstance(widget, Choice):
            self._put(replace(self._place, time=widget.value))
        return None

    def handle(self, command: Command) -> Move | None:
        """While the dialog waits for a key, take the next one."""
        if self._waits_for_key and command.device.kind == "keyboard":
            if command.down and command.code:
                self._take_key(command.code)
            return None
        return super().handle(command)

    def back(self) -> Move | None:
        """Pop with the changed seat."""
        return Pop(SeatChange(self._lineup, self._was, self._number))

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the panel, its title and the ability card."""
        palette = self.shell.theme.palette
        paint.draw_panel(canvas, self._panel, palette.panel, palette.panel_edge, 20)
        title = self.shell.words("seat.title", name=self._place.name.upper())
        place = (self._panel.centerx, self._panel.y + 62)
        side = self.shell.theme.px(BADGE)
        self.shell.text.draw_line(
            canvas, title, place, "display", 38, palette.title, align="middle", max_width=WIDTH - side
        )
        badge = self.shell.assets.scaled(f"badges/{LOOKS[self._number]}", (side, side))
        canvas.blit(badge, (self._panel.x - 6, self._panel.y - 16))
        card = self.ability_card
        if card is not None:
            canvas.blit(card, card.get_rect(right=self._panel.x - CARD_GAP, centery=self._panel.centery))

    @property
    def ability_card(self) -> Picture | None:
        """What this character can do. A player with a role of their own has no card."""
        paint_card = self._game.ui().ability_card
        plain = self._lineup.first_place(self._game) != self._number
        return paint_card(self.shell, LOOKS[self._number]) if paint_card and plain else None

    def _key_button(self, area: pygame.Rect) -> Button:
        words = self.shell.words
        key = key_name(self._place.key)
        label = words("seat.key-wait") if self._waits_for_key else words("seat.key", key=key)
        reason = words("seat.key-pad") if self._pad else ""
        area.h = button_height(self.shell)
        return Button("key", area, label, icon="keyboard", reason=reason, hint=words("seat.key-hint"))

    def _characters(self, area: Callable[[], pygame.Rect]) -> list[Widget]:
        """Return a row with the free characters, if there are any."""
        free = sorted((self._number, *self._lineup.free()))
        names = [(number, self._character(LOOKS[number])) for number in free]
        label = self.shell.words("seat.character")
        row = Choice("character", area(), label, names, self._number, icon="print")
        return [row] if len(free) > 1 else []

    def _seats(self, area: Callable[[], pygame.Rect]) -> list[Widget]:
        """Return a row with the seats around the table. Who has the first one by role keeps it."""
        seats, words = self._lineup.seats(self._game), self.shell.words
        first = int(self._lineup.first_place(self._game) is not None)
        free = range(first, len(seats))
        if self._game.controls == "own-key" or self._number not in seats[first:] or len(free) < 2:
            return []
        names = [(seat, words("seat.seat-of", seat=seat + 1, seats=len(seats))) for seat in free]
        here = seats.index(self._number)
        return [Choice("seat", area(), words("seat.seat"), names, here, icon="right")]

    def _character(self, look: str) -> str:
        """Return a character's name, and the manner in which an AI plays it."""
        if self._place.player != "ai":
            return NAMES[look]
        words = self.shell.words
        return words("seat.plays-like", name=NAMES[look], manner=words(f"seat.manner.{MANNER_OF[look]}"))

    def _own_options(self, area: Callable[[], pygame.Rect]) -> list[Widget]:
        """Return a row for each option that a player may set for this seat alone."""
        words, game = self.shell.words, self._game
        rows: list[Widget] = []
        for option in game.options:
            if option.per_seat:
                values = [(value, words(f"{game.id}.value.{option.key}-{value}")) for value in option.values]
                values.insert(0, (SAME_TIME, words("seat.time-same")))
                label = words(f"{game.id}.option.{option.key}")
                rows.append(Choice(option.key, area(), label, values, self._place.time, icon="clock"))
        return rows

    def _corners(self, area: Callable[[], pygame.Rect]) -> list[Widget]:
        """Return a row with the corners that nobody else has chosen, in a game with corners."""
        words, game = self.shell.words, self._game
        if game.corner is None:
            return []
        free = self._lineup.free_corners(game, self._number)
        values = [(corner, words(f"{game.id}.value.corner-{corner}")) for corner in free]
        values.insert(0, (ANY_CORNER, words("seat.corner-any")))
        return [Choice("corner", area(), words("seat.corner"), values, self._place.corner, icon="star")]

    def _take_key(self, code: int) -> None:
        self._waits_for_key = False
        trouble = None if code == pygame.KSCAN_ESCAPE else key_trouble(self._lineup, self._number, code)
        if trouble:
            owner = self._lineup.owner_of(code)
            name = self._lineup.places[owner].name if owner is not None else ""
            self.shell.notices.tell(self.shell.words(trouble, key=key_name(code), name=name))
            self.shell.sound.play("error")
        elif code != pygame.KSCAN_ESCAPE:
            self._put(replace(self._place, key=code))
            self.shell.sound.play("join")
        self.rebuild()

    def _put(self, place: Place) -> None:
        self._lineup = self._lineup.with_place(self._number, place)
        self.rebuild()
