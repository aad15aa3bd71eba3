"""The lobby: who plays, with which input device, and by which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.boards.catalog import Listed
from game.games.manifest import Manifest
from game.match.game import MODE
from game.scenes.key_test import KeyTestScene
from game.scenes.lobby_cards import FLASH_MS, SeatCard, seat_cards
from game.scenes.lobby_dialog import SeatChange, SeatDialog
from game.scenes.lobby_lineup import RESERVED, Lineup, Place, key_trouble, reclaimed_pads
from game.scenes.lobby_rows import (
    BOARD,
    GAP,
    TAB,
    fault_of,
    how_to_join,
    option_rows,
    table_is_full,
    too_few,
    too_many,
    usable_board,
)
from game.scenes.match_rules import MatchRulesScene
from game.shell.backdrop import (
    draw_backdrop,
    draw_heading,
    draw_hint_line,
    hint_line_height,
    hint_line_top,
    hint_line_y,
    warning,
)
from game.shell.devices import Command, Device
from game.shell.fields import Choice
from game.shell.form import BACK, Form
from game.shell.formscene import FormScene
from game.shell.keynames import key_name
from game.shell.picture import Canvas, Picture
from game.shell.scenes import Move, Push
from game.shell.services import Shell
from game.shell.theme import BUTTON_GREEN
from game.shell.widgets import Button, button_height

FOOT = 990
OnStart = Callable[[Lineup, dict[int, Device]], Move | None]


class LobbyScene(FormScene):
    """A card for each seat, the options, and START."""

    caption_room = (140, 996, 1640, 80)
    """Over the hints, not over START."""

    def __init__(
        self,
        shell: Shell,
        game: Manifest,
        on_start: OnStart,
        pads: dict[int, Device] | None = None,
        boards: tuple[Listed, ...] = (),
    ) -> None:
        super().__init__(shell)
        self._game = game
        self._on_start = on_start
        self._boards = boards
        settings = shell.settings.value
        lineup = Lineup.remembered(game, settings).named(settings.names)
        self.lineup = replace(lineup, board=usable_board(boards, lineup.board, game.board))
        """Who sits where."""
        self._shown_board = self.lineup.board
        """The chosen board, or a faulty one that cannot be chosen."""
        plugged = shell.controls.pads()
        here = {number: pad for number, pad in (pads or {}).items() if pad in plugged}
        self.pads = here or reclaimed_pads(self.lineup, plugged)
        self._flash: dict[int, float] = {}
        self._waits_for_key = False

    def build(self, focus: str) -> Form:
        """Lay out a row of cards, the options in two columns, and the buttons."""
        buttons_top = FOOT - button_height(self.shell, subtitle=True)
        rows = option_rows(self.shell, self._game, self.lineup, self._boards, self._shown_board)
        options_top = buttons_top - 18 - GAP - max((row.rect.bottom for row in rows), default=0)
        for row in rows:
            row.rect.y += options_top
        wrong = self.warning
        said = wrong.get_height() if wrong else hint_line_height(self.shell)
        room = range(hint_line_top(self.shell) + said + 10, options_top - 20)
        cards = seat_cards(self.shell, self._game, self.lineup, self.pads, room)
        widgets = [*cards, *rows, *self._buttons(buttons_top)]
        there = any(widget.id == focus for widget in widgets)
        return Form(self.shell, widgets, focus=focus if there else "start")

    def _buttons(self, top: int) -> list[Button]:
        """Return BACK and START, and in a game of own keys GRAB KEY and KEY TEST."""
        words, high = self.shell.words, button_height(self.shell, subtitle=True)
        turns = self._game.controls == "turns"
        back = Button(BACK, pygame.Rect(61, top, 300, high), words("seats.back"), quiet=True, icon="back")
        start = Button(
            "start", pygame.Rect(640 if turns else 801, top, 640, high), words("seats.start"),
            subtitle=words("seats.start-hint", players=len(self.lineup.playing(self._game))),
            colour=BUTTON_GREEN, icon="play", reason=self._refusal,
        )  # fmt: skip
        if turns:
            return [back, start]
        key = words("seats.grab-key-wait") if self._waits_for_key else key_name(self.lineup.shared_key)
        grab = Button(
            "grab-key", pygame.Rect(381, top, 400, high), words("seats.grab-key"),
            subtitle=key, quiet=True, icon="hand", hint=words("seats.grab-key-hint"),
        )  # fmt: skip
        test = Button(
            "key-test", pygame.Rect(1461, top, 398, high), words("seats.key-test"),
            quiet=True, icon="keyboard", hint=words("seats.key-test-hint"),
        )  # fmt: skip
        return [back, grab, start, test]

    def enter(self) -> None:
        """Keep the title music playing."""
        self.shell.sound.music("music_title")

    def handle(self, command: Command) -> Move | None:
        """Let a press join or flash a seat, else pass it to the form."""
        if self._waits_for_key and command.device.kind == "keyboard":
            if command.down and command.code:
                self._take_grab_key(command.code)
            return None
        if command.down and not command.repeat and self._joins(command):
            return None
        return super().handle(command)

    def target(self, command: Command) -> object:
        """What this press would use, and whether it still has to join."""
        return super().target(command), command.device in self.pads.values()

    def act(self, name: str) -> Move | None:
        """Open a seat, change an option, test the keys, or start."""
        if name.startswith("seat-"):
            number = int(name.removeprefix("seat-"))
            return Push(SeatDialog(self.shell, self._game, self.lineup, number, self.pads.get(number)))
        if name.startswith(TAB):
            self._choose(MODE, name.removeprefix(TAB))
            return None
        match name:
            case "start":
                self._remember()
                return self._on_start(self.lineup, dict(self.pads))
            case "grab-key":
                self._waits_for_key = True
                self.rebuild()
            case "key-test":
                return Push(KeyTestScene(self.shell, self.lineup, tuple(self.pads)))
            case "rules":
                return Push(MatchRulesScene(self.shell, self._game, self.lineup))
            case _ if isinstance(widget := self.form.get(name), Choice):
                self._choose(name, widget.value)
        return None

    def resume(self, answer: object) -> None:
        """Take over a changed seat, changed rules, or the keys that the key test proposed."""
        if isinstance(answer, SeatChange):
            self.pads = {answer.now if n == answer.was else n: pad for n, pad in self.pads.items()}
            self.set_lineup(answer.lineup)
        elif isinstance(answer, Lineup):
            self.set_lineup(answer)
        super().resume(answer)
        if isinstance(answer, SeatChange) and answer.now in self.lineup.offered(self._game):
            self.form.set_focus(f"seat-{answer.now}")

    @property
    def moving(self) -> bool:
        """Whether a card flashes."""
        return bool(self._flash)

    def update(self, dt_ms: float) -> Move | None:
        """Fade the flashing cards."""
        if self._flash:
            self._flash = {seat: left - dt_ms for seat, left in self._flash.items() if left > dt_ms}
            for card in self.form.widgets:
                if isinstance(card, SeatCard):
                    card.flash_ms = self._flash.get(card.occupant.number, 0.0)
        return None

    def on_pad_lost(self, device: Device) -> Move | None:
        """Give the pad's seat back to the keyboard."""
        self.pads = {number: pad for number, pad in self.pads.items() if pad.id != device.id}
        self.rebuild()
        return None

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the station house and the heading."""
        draw_backdrop(self.shell, canvas, "office")
        draw_heading(self.shell, canvas, self.shell.words("seats.title"))

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the warning, or a hint about the focused widget or about how to join."""
        wrong = self.warning
        if wrong is not None:
            canvas.blit(wrong, wrong.get_rect(midtop=(canvas.get_width() // 2, hint_line_top(self.shell))))
            return
        hint = self.form.hint or how_to_join(self.shell, self._game, self.lineup)
        draw_hint_line(self.shell, canvas, hint, hint_line_y(self.shell))

    @property
    def _refusal(self) -> str:
        """Why nobody can start, or an empty string."""
        table = self.shell, self._game, self.lineup
        fault = fault_of(self._boards, self._shown_board)
        return too_few(*table) or too_many(*table) or (self.shell.words.explain(fault) if fault else "")

    @property
    def warning(self) -> Picture | None:
        """What is wrong with the shown board."""
        fault = fault_of(self._boards, self._shown_board)
        words = self.shell.words
        return warning(self.shell, words("seats.bad-board", fault=words.explain(fault))) if fault else None

    def _choose(self, name: str, value: int | str) -> None:
        """Set an option. A faulty board is shown, but not chosen."""
        if name != BOARD:
            self.set_lineup(self.lineup.with_option(self._game, name, value))
            return
        self._shown_board = str(value)
        usable = not fault_of(self._boards, self._shown_board)
        self.set_lineup(replace(self.lineup, board=self._shown_board) if usable else self.lineup)

    def _take_grab_key(self, code: int) -> None:
        """Set the shared key. Escape cancels."""
        self._waits_for_key = False
        owner = self.lineup.owner_of(code)
        if owner is not None:
            name = self.lineup.places[owner].name
            self.shell.notices.say("seats.key-taken", key=key_name(code), name=name)
        elif code in RESERVED and code != pygame.KSCAN_ESCAPE:
            self.shell.notices.say("seats.key-reserved", key=key_name(code))
        elif code != pygame.KSCAN_ESCAPE:
            self.set_lineup(replace(self.lineup, shared_key=code).with_keys_apart())
        self.rebuild()

    def _joins(self, command: Command) -> bool:
        """Return whether this press belongs to a seat instead of the form."""
        if command.device.kind == "pad":
            return self._pad_joins(command.device)
        letter = command.device.kind == "keyboard" and pygame.KSCAN_A <= command.code <= pygame.KSCAN_0
        return letter and self._game.controls == "own-key" and self._key_joins(command.code)

    def _pad_joins(self, device: Device) -> bool:
        """Seat a new pad. A seated pad flashes its card, and its press goes on to the form."""
        mine = next((number for number, pad in self.pads.items() if pad.id == device.id), None)
        if mine is not None:
            self._light(mine)
            return False
        number = self.lineup.newcomers_place(self._game, ("human", "open", "ai"), without=self.pads)
        if number is None:
            self.shell.notices.tell(table_is_full(self.shell, self._game, self.lineup))
            return True
        self.pads[number] = device
        self._sit(number, replace(self.lineup.places[number], pad=device.guid))
        return True

    def _key_joins(self, code: int) -> bool:
        """Flash the card of a key's owner. A new key takes a free seat, even if it also moves the focus."""
        owner = self.lineup.owner_of(code)
        if owner is not None:
            self._light(owner)
            return True
        number = self.lineup.newcomers_place(self._game, ("open",))
        if number is None or key_trouble(self.lineup, number, code):
            return False
        self._sit(number, replace(self.lineup.places[number], key=code))
        return True

    def _sit(self, number: int, place: Place) -> None:
        self.set_lineup(self.lineup.with_place(number, replace(place, player="human")))
        self.shell.sound.play("join")
        self._light(number)

    def _light(self, number: int) -> None:
        self._flash[number] = FLASH_MS

    def set_lineup(self, lineup: Lineup) -> None:
        """Change who plays with which options, and remember it."""
        self.lineup = lineup
        humans = {n for n, place in enumerate(lineup.places) if place.player == "human"}
        self.pads = {number: pad for number, pad in self.pads.items() if number in humans}
        self._remember()
        self.rebuild()

    def _remember(self) -> None:
        lineups = {**self.shell.settings.value.lineups, self._game.id: self.lineup}
        self.shell.settings.change(lineups=lineups, names=self.lineup.names())
