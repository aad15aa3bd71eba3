"""Follows a live match by its log, and finds what there is to catch, as a good player would."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pygame

from game.core.codec import decode
from game.core.kernel import TABLE, Event, Outcome, Seat, Setup
from game.games.hands_up.rules.cards import is_camera_catch, is_theft
from game.games.hands_up.rules.state import View
from game.games.hands_up.screen.layout import layout_for
from game.games.hands_up.screen.letters import table_keys
from game.games.library import GAMES, load_board
from game.match.match import AnyMatch, Match
from game.scenes.lobby_lineup import DEFAULT_KEYS
from game.shell.keynames import key_name
from game.table.seating import Chair, Seating

NAMES = {
    pygame.KSCAN_SEMICOLON: "semicolon",
    pygame.KSCAN_COMMA: "comma",
    pygame.KSCAN_PERIOD: "period",
    pygame.KSCAN_SLASH: "slash",
    pygame.KSCAN_LEFTBRACKET: "bracketleft",
    pygame.KSCAN_MINUS: "minus",
}
"""What xdotool calls keys that are no letters."""


class Watched:
    """A match that is being played in another process."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._read = 0
        self._match: AnyMatch | None = None
        self._events: list[Event] = []

    @property
    def begun(self) -> bool:
        """Whether the log has its first line."""
        self._follow()
        return self._match is not None

    @property
    def match(self) -> AnyMatch:
        """The match as far as it was played."""
        self._follow()
        assert self._match is not None
        return self._match

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        self._follow()
        return self._events

    @property
    def view(self) -> View:
        """The table of Hands Up as it is now."""
        view: View = self.match.view(TABLE)
        return view

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        self._follow()
        return self._match.outcome() if self._match else None

    def _follow(self) -> None:
        if not self._log.exists():
            return
        lines = self._log.read_text(encoding="utf-8").split("\n")[:-1]
        for line in lines[self._read :]:
            data = json.loads(line)
            if "setup" in data:
                setup = decode(Setup, data["setup"])
                rules = GAMES[setup.game].rules
                self._match = Match(rules, setup, load_board(setup.board), data["seed"])
            elif "action" in data and self._match:
                action = decode(GAMES[self._match.setup.game].action, data["action"])
                self._events.extend(self._match.act(Seat(data["seat"]), action, data["at_ms"]))
        self._read = len(lines)


def catch_on(view: View) -> tuple[int, ...]:
    """The slots of something to catch, or nothing."""
    cards = view.open_cards
    if view.terms.power:
        for pair in combinations(cards, 2):
            if is_camera_catch([cards[slot] for slot in pair], colours_count=view.colours_count):
                return pair
    for triple in combinations(cards, 3):
        if is_theft([cards[slot] for slot in triple], colours_count=view.colours_count):
            return triple
    return ()


def keys_of(view: View, slot: int, people: int = 1) -> tuple[str, ...]:
    """The one or two keys of a card, with so many people at the keyboard, as xdotool calls them."""
    seating = Seating(tuple(Chair("keyboard", key) for key in DEFAULT_KEYS[:people]))
    keys = table_keys(layout_for(load_board("hands_up"), len(view.won)), seating)
    name = NAMES.get(keys.cards[slot], key_name(keys.cards[slot]).lower())
    return ("Tab", name) if slot in keys.second else (name,)
