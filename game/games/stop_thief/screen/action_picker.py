"""Fingers on the table of Stop Thief!: what can be chosen now, and what the table does without any rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.core.kernel import Seat
from game.games.stop_thief.rules.actions import Action
from game.games.stop_thief.rules.state import View
from game.games.stop_thief.screen.device.clue_finder import ClueFinder
from game.games.stop_thief.screen.device.clue_light import ClueLight
from game.games.stop_thief.screen.device.device_text import UNDO_KEY, DeviceText
from game.games.stop_thief.screen.device.keys import Key
from game.games.stop_thief.screen.pages import Pages
from game.games.stop_thief.screen.places import Local, OnKey, PickColleague, Pointing, choices_of
from game.shell.devices import Command, Verb
from game.shell.services import Shell
from game.table.board.choices import UNDO, Choice
from game.table.board.input import BoardInput

ANYBODYS = (Local.REPLAY, Local.REVIEW)
"""Keys that the mouse presses whoever's turn it is."""


class ActionPicker:
    """Offers what the rules allow and what helps; keeps what a hand has begun."""

    def __init__(
        self,
        shell: Shell,
        hands: BoardInput[View, Pointing],
        device_text: DeviceText,
        device: ClueFinder,
        light: ClueLight,
        pages: Pages,
    ) -> None:
        self._shell = shell
        self._input = hands
        self._device_text = device_text
        self._device = device
        self._light = light
        self._pages = pages
        self.legal: Mapping[Seat, tuple[Action, ...]] = {}
        """What every investigator may do now."""
        self.can_undo = False
        """Whether the last action may be undone."""

    def keys(self, view: View, *, busy: bool) -> tuple[Key, ...]:
        """The keys of the device as they are now."""
        seat = view.acting
        helps = self._device_text.helps(view, seat if self._input.seating.is_person(seat) else None)
        open_ = {str(one.place.name) for one in self._input.chooser.choices if isinstance(one.place, OnKey)}
        if view.clues and not busy:
            open_.update(ANYBODYS)
        keys = self._device_text.keys(view, self._input.selection, helps, open_, self._input.focus)
        shows = self._pages.shows_reach(view)
        return tuple(replace(key, down=shows and key.name == Local.REACH) for key in keys)

    def ask(self, view: View) -> None:
        """Offer what can be done."""
        seat = view.acting
        choices: tuple[Choice, ...] = ()
        if seat is not None and self._input.seating.is_person(seat):
            helps = self._device_text.helps(view, seat)
            choices = choices_of(view, self.legal.get(seat, ()), self._input.selection, helps)
            if self.can_undo and self._input.selection == Pointing():
                choices = (*choices, Choice(UNDO, OnKey(UNDO_KEY)))
        self._input.stop_inspecting()
        self._input.chooser.offer(choices)

    def takes(self, command: Command, view: View) -> bool:
        """Whether a command is for the table alone: a key that is anybody's, or a step back."""
        if not command.down:
            return False
        if command.verb is Verb.BACK and self._input.selection != Pointing():
            return self._steps_back(command, view)
        clicks = command.device.kind == "mouse" and command.code == pygame.BUTTON_LEFT
        wish = next((wish for wish in ANYBODYS if self._input.hovered == OnKey(wish)), None)
        if not clicks or wish is None or not view.clues:
            return False
        self.press(wish, view)
        return True

    def _steps_back(self, command: Command, view: View) -> bool:
        may = view.acting is not None and self._input.seating.may_speak(command.device, view.acting)
        if may:
            self.press(Local.BACK, view)
        return may

    def press(self, wish: Local | PickColleague, view: View) -> None:
        """Do what no rule asks for."""
        match wish:
            case PickColleague(seat):
                self._input.selection = Pointing(pushes=seat)
            case Local.AIM:
                self._input.selection = Pointing(aims=True)
            case Local.BACK:
                self._input.selection = Pointing()
            case Local.REPLAY:
                clue, number = view.clues[-1], len(view.clues)
                self._device.pulse(clue.sound)
                self._light.shine(view, number, clue)
                self._shell.sound.play(clue.sound, "clues", take=number)
            case Local.REVIEW:
                self._pages.review(view)
            case Local.LOOK:
                self._pages.give_tip(view.turn)
            case Local.NOTES:
                self._pages.open_notes(view, view.turn)
            case Local.REACH:
                self._pages.toggle_reach()
        self._shell.sound.play("device_key")
        self.ask(view)
