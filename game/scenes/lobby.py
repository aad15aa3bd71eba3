"""The lobby: who plays, with which hands, and by which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.boards.catalog import Listed
from game.games.manifest import Manifest
from game.match.game import MODE
from game.scenes.key_test import KeyTestScene
from game.scenes.lobby_buttons import GRAB_KEY, KEY_TEST, START, lobby_buttons
from game.scenes.lobby_card import FLASH_MS, SeatCard
from game.scenes.lobby_cards import seat_cards
from game.scenes.lobby_dialog import SeatDialog, Seated
from game.scenes.lobby_lineup import RESERVED, Lineup, key_trouble, reclaimed_pads
from game.scenes.lobby_rows import BOARD, GAP, RULES, fault_of, option_rows, usable_board
from game.scenes.lobby_tabs import TAB
from game.scenes.lobby_words import how_to_join, table_is_full, too_few, too_many
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
from game.shell.formscene import FormScene
from game.shell.glyphs import key_name
from game.shell.scenes import Move, Push
from game.shell.services import Shell
from game.shell.widgets import Choice, Form, button_height

FOOT = 990
OnStart = Callable[[Lineup, dict[int, Device]], Move | None]


class LobbyScene(FormScene):
    """A card a seat, the options, and START."""

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
        lineup = Lineup.remembered(game, shell.settings.value.lineups.get(game.id))
        self._lineup = replace(lineup, board=usable_board(boards, lineup.board, game.board))
        self._shown_board = self._lineup.board
        """The board in its row: the chosen one, or a faulty one that somebody looks at."""
        self._pads = pads_here(pads, shell) or reclaimed_pads(self._lineup, shell.controls.pads())
        self._flash: dict[int, float] = {}
        self._waits_for_key = False

    @property
    def lineup(self) -> Lineup:
        """Who sits where."""
        return self._lineup

    def build(self, focus: str) -> Form:
        """Cards in a row, options in two columns, buttons below."""
        buttons_top = FOOT - button_height(self.shell, subtitle=True)
        rows = option_rows(self.shell, self._game, self._lineup, self._boards, self._shown_board)
        options_top = buttons_top - 18 - GAP - max((row.rect.bottom for row in rows), default=0)
        for row in rows:
            row.rect.y += options_top
        wrong = self._warning
        said = wrong.get_height() if wrong else hint_line_height(self.shell)
        room = range(hint_line_top(self.shell) + said + 10, options_top - 20)
        cards = seat_cards(self.shell, self._game, self._lineup, self._pads, room)
        buttons = lobby_buttons(
            self.shell,
            self._game,
            self._lineup,
            buttons_top,
            refusal=self._refusal,
            waits=self._waits_for_key,
        )
        widgets = [*cards, *rows, *buttons]
        there = any(widget.id == focus for widget in widgets)
        return Form(self.shell, widgets, focus=focus if there else START)

    def enter(self) -> None:
        """The music of the title goes on."""
        self.shell.sound.music("music_title")

    def handle(self, command: Command) -> Move | None:
        """A press may join or light a seat; else it goes to the form."""
        if self._waits_for_key and command.device.kind == "keyboard":
            if command.down and command.code:
                self._take_grab_key(command.code)
            return None
        if command.down and not command.repeat and self._joins(command):
            return None
        return super().handle(command)

    def act(self, name: str) -> Move | None:
        """Open a seat, change an option, test the keys, or start."""
        if name.startswith("seat-"):
            number = int(name.removeprefix("seat-"))
            return Push(SeatDialog(self.shell, self._game, self._lineup, number, self._pads.get(number)))
        if name == START:
            return self._start()
        if name == GRAB_KEY:
            self._waits_for_key = True
            self.rebuild()
            return None
        if name == KEY_TEST:
            return Push(KeyTestScene(self.shell, self._lineup, tuple(self._pads)))
        if name == RULES:
            return Push(MatchRulesScene(self.shell, self._game, self._lineup))
        if name.startswith(TAB):
            self._choose(MODE, name.removeprefix(TAB))
            return None
        widget = self.form.get(name)
        if isinstance(widget, Choice):
            self._choose(name, widget.value)
        return None

    def resume(self, answer: object) -> None:
        """A seat or the rules were changed, or the key test proposed other keys."""
        if isinstance(answer, Seated):
            self._pads = {answer.now if n == answer.was else n: pad for n, pad in self._pads.items()}
            self._set(answer.lineup)
        elif isinstance(answer, Lineup):
            self._set(answer)
        super().resume(answer)
        if isinstance(answer, Seated) and answer.now in self._lineup.offered(self._game):
            self.form.set_focus(f"seat-{answer.now}")

    def update(self, dt_ms: float) -> Move | None:
        """Let the lights of the cards fade."""
        if self._flash:
            self._flash = {seat: left - dt_ms for seat, left in self._flash.items() if left > dt_ms}
            for card in self.form.widgets:
                if isinstance(card, SeatCard):
                    card.flash_ms = self._flash.get(card.sitter.number, 0.0)
            self.needs_redraw = True
        return None

    def on_pad_lost(self, device: Device) -> Move | None:
        """Its seat goes back to the keyboard."""
        self._pads = {number: pad for number, pad in self._pads.items() if pad.id != device.id}
        self.rebuild()
        return None

    def draw_behind(self, canvas: pygame.Surface) -> None:
        """The station house, and the question."""
        draw_backdrop(self.shell, canvas, "office")
        draw_heading(self.shell, canvas, self.shell.words("seats.title"))

    @property
    def _refusal(self) -> str:
        """Why nobody can start; empty when all is ready."""
        table = self.shell, self._game, self._lineup
        return too_few(*table) or too_many(*table) or fault_of(self._boards, self._shown_board)

    def draw_over(self, canvas: pygame.Surface) -> None:
        """What is wrong, or a sentence about what has the focus, or about how to join, above the cards."""
        wrong = self._warning
        if wrong is not None:
            canvas.blit(wrong, wrong.get_rect(midtop=(canvas.get_width() // 2, hint_line_top(self.shell))))
            return
        hint = self.form.hint or how_to_join(self.shell, self._game, self._lineup)
        draw_hint_line(self.shell, canvas, hint, hint_line_y(self.shell))

    @property
    def _warning(self) -> pygame.Surface | None:
        """What is wrong with the board in its row; it stays until another board is there."""
        fault = fault_of(self._boards, self._shown_board)
        return warning(self.shell, self.shell.words("seats.bad-board", fault=fault)) if fault else None

    def _choose(self, name: str, value: int | str) -> None:
        """Another value in one of the rows; a faulty board is looked at, but not chosen."""
        if name != BOARD:
            self._set(self._lineup.with_option(self._game, name, value))
            return
        self._shown_board = str(value)
        usable = not fault_of(self._boards, self._shown_board)
        self._set(replace(self._lineup, board=self._shown_board) if usable else self._lineup)

    def _start(self) -> Move | None:
        self._remember()
        return self._on_start(self._lineup, dict(self._pads))

    def _take_grab_key(self, code: int) -> None:
        """The key that all share from now on; Escape leaves it as it was."""
        self._waits_for_key = False
        owner = self._lineup.owner_of(code)
        if owner is not None:
            name = self._lineup.places[owner].name
            self.shell.notices.say("seats.key-taken", key=key_name(code), name=name)
        elif code in RESERVED and code != pygame.KSCAN_ESCAPE:
            self.shell.notices.say("seats.key-reserved", key=key_name(code))
        elif code != pygame.KSCAN_ESCAPE:
            self._set(replace(self._lineup, shared_key=code))
        self.rebuild()

    def _joins(self, command: Command) -> bool:
        """Whether this press belongs to a seat instead of to the form."""
        if command.device.kind == "pad":
            return self._pad_joins(command.device)
        letter = command.device.kind == "keyboard" and pygame.KSCAN_A <= command.code <= pygame.KSCAN_0
        if letter and self._game.hands == "own-key":
            return self._key_joins(command.code)
        return False

    def _pad_joins(self, device: Device) -> bool:
        """A new pad takes a seat; a seated one lights its card and goes on to the form."""
        mine = next((number for number, pad in self._pads.items() if pad.id == device.id), None)
        if mine is not None:
            self._light(mine)
            return False
        number = self._lineup.newcomers_place(self._game, ("human", "open", "ai"), without=self._pads)
        if number is None:
            self.shell.notices.tell(table_is_full(self.shell, self._game, self._lineup))
            return True
        self._pads[number] = device
        place = replace(self._lineup.places[number], pad=device.guid)
        self._lineup = self._lineup.with_place(number, place)
        self._sit(number)
        return True

    def _key_joins(self, code: int) -> bool:
        """A seat's own key lights its card; a new key takes a free seat, even if it else moves the focus."""
        owner = self._lineup.owner_of(code)
        if owner is not None:
            self._light(owner)
            return True
        number = self._lineup.newcomers_place(self._game, ("open",))
        if number is None or key_trouble(self._lineup, number, code):
            return False
        place = self._lineup.places[number]
        self._lineup = self._lineup.with_place(number, replace(place, key=code))
        self._sit(number)
        return True

    def _sit(self, number: int) -> None:
        place = replace(self._lineup.places[number], player="human")
        self._set(self._lineup.with_place(number, place))
        self.shell.sound.play("join")
        self._light(number)

    def _light(self, number: int) -> None:
        self._flash[number] = FLASH_MS
        self.needs_redraw = True

    def _set(self, lineup: Lineup) -> None:
        self._lineup = lineup
        humans = {n for n, place in enumerate(lineup.places) if place.player == "human"}
        self._pads = {number: pad for number, pad in self._pads.items() if number in humans}
        self._remember()
        self.rebuild()

    def _remember(self) -> None:
        lineups = {**self.shell.settings.value.lineups, self._game.id: self._lineup.to_json()}
        self.shell.settings.change(lineups=lineups)


def pads_here(pads: dict[int, Device] | None, shell: Shell) -> dict[int, Device]:
    """Those of the pads that are still plugged in."""
    plugged = shell.controls.pads()
    return {number: pad for number, pad in (pads or {}).items() if pad in plugged}
