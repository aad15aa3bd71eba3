"""Which keys and pad buttons stand for which verb."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

import pygame

from game.shell.devices import ARROWS, STICK_VERBS, PadCode, Verb

Codes = Mapping[Verb, tuple[int, ...]]

_DEFAULTS: dict[Verb, tuple[tuple[int, ...], tuple[int, ...]]] = {
    Verb.UP: ((pygame.KSCAN_UP, pygame.KSCAN_W), (PadCode.DPAD_UP,)),
    Verb.DOWN: ((pygame.KSCAN_DOWN, pygame.KSCAN_S), (PadCode.DPAD_DOWN,)),
    Verb.LEFT: ((pygame.KSCAN_LEFT, pygame.KSCAN_A), (PadCode.DPAD_LEFT,)),
    Verb.RIGHT: ((pygame.KSCAN_RIGHT, pygame.KSCAN_D), (PadCode.DPAD_RIGHT,)),
    Verb.CONFIRM: ((pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_KP_ENTER), (PadCode.A,)),
    Verb.BACK: ((pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE), (PadCode.B,)),
    Verb.PAUSE: ((pygame.KSCAN_F10, pygame.KSCAN_PAUSE), (PadCode.START,)),
    Verb.NEXT: ((pygame.KSCAN_PAGEDOWN, pygame.KSCAN_TAB), (PadCode.RIGHT_SHOULDER,)),
    Verb.PREVIOUS: ((pygame.KSCAN_PAGEUP,), (PadCode.LEFT_SHOULDER,)),
    Verb.ZOOM_IN: ((pygame.KSCAN_EQUALS, pygame.KSCAN_KP_PLUS), (PadCode.RIGHT_TRIGGER,)),
    Verb.ZOOM_OUT: ((pygame.KSCAN_MINUS, pygame.KSCAN_KP_MINUS), (PadCode.LEFT_TRIGGER,)),
    Verb.PAN_UP: ((pygame.KSCAN_I, pygame.KSCAN_KP_8), ()),
    Verb.PAN_DOWN: ((pygame.KSCAN_K, pygame.KSCAN_KP_2), ()),
    Verb.PAN_LEFT: ((pygame.KSCAN_J, pygame.KSCAN_KP_4), ()),
    Verb.PAN_RIGHT: ((pygame.KSCAN_L, pygame.KSCAN_KP_6), ()),
    Verb.HELP: ((pygame.KSCAN_F1,), (PadCode.Y,)),
    Verb.HINT: ((pygame.KSCAN_H,), (PadCode.X,)),
    Verb.FULLSCREEN: ((pygame.KSCAN_F11,), ()),
}
"""The keys and the pad buttons of every verb, the main one first."""
DEFAULT_KEYS: Codes = MappingProxyType({verb: keys for verb, (keys, _) in _DEFAULTS.items()})
DEFAULT_BUTTONS: Codes = MappingProxyType({verb: buttons for verb, (_, buttons) in _DEFAULTS.items()})
LAST_RESORT = {DEFAULT_KEYS[verb][0]: verb for verb in (*ARROWS, Verb.CONFIRM, Verb.BACK)}
"""These keys keep their meaning while nothing else is bound to them. Players can't lock themselves out."""
REBINDABLE = tuple(DEFAULT_KEYS)
HIGHEST_KEY = 512
"""SDL numbers its scancodes below this."""


@dataclass(frozen=True)
class Bindings:
    """The scancodes and the pad buttons of every verb. A change makes a new value."""

    keys: Codes = field(default_factory=lambda: DEFAULT_KEYS)
    buttons: Codes = field(default_factory=lambda: DEFAULT_BUTTONS)

    def key_verb(self, scancode: int) -> Verb:
        """Return what a key means; OTHER if nothing."""
        verb = _verb_of(self.keys, scancode)
        return verb if verb != Verb.OTHER else LAST_RESORT.get(scancode, Verb.OTHER)

    def button_verb(self, code: int) -> Verb:
        """Return what a pad button or stick direction means; OTHER if nothing."""
        return STICK_VERBS.get(code) or _verb_of(self.buttons, code)

    def codes(self, verb: Verb, kind: str) -> tuple[int, ...]:
        """Return the keys (kind "keyboard") or buttons (kind "pad") of a verb, the main one first."""
        return (self.buttons if kind == "pad" else self.keys).get(verb, ())

    def clash(self, verb: Verb, code: int, kind: str = "keyboard") -> Verb | None:
        """Return the other verb that already has this key or button, or None."""
        table = self.buttons if kind == "pad" else self.keys
        return next((other for other, codes in table.items() if code in codes and other != verb), None)

    def rebound(self, verb: Verb, code: int, kind: str = "keyboard") -> Bindings:
        """Return bindings with `code` as the only key (or button) of `verb`; a clash is a ValueError."""
        other = self.clash(verb, code, kind)
        if other is not None:
            raise ValueError(f"{code} already means {other}")
        if kind == "pad":
            return replace(self, buttons={**self.buttons, verb: (code,)})
        return replace(self, keys={**self.keys, verb: (code,)})

    def to_json(self) -> dict[str, dict[str, list[int]]]:
        """Return what differs from the defaults."""
        tables = {"keys": (self.keys, DEFAULT_KEYS), "buttons": (self.buttons, DEFAULT_BUTTONS)}
        return {
            name: {verb: [*map(int, codes)] for verb, codes in table.items() if codes != default.get(verb)}
            for name, (table, default) in tables.items()
        }


def bindings_from(data: object) -> Bindings:
    """Return the bindings of the settings; a table with an error or a clash falls back to its default."""
    if not isinstance(data, Mapping):
        return Bindings()
    keys = _table(data.get("keys"), DEFAULT_KEYS, range(1, HIGHEST_KEY))
    return Bindings(keys, _table(data.get("buttons"), DEFAULT_BUTTONS, tuple(PadCode)))


def _table(changes: object, default: Codes, known: Container[int]) -> Codes:
    if not isinstance(changes, Mapping):
        return default
    table = dict(default)
    for verb, codes in changes.items():
        may_be_empty = verb == Verb.HINT
        if verb not in default or not isinstance(codes, list) or not (codes or may_be_empty):
            return default
        if not all(type(code) is int and code in known for code in codes):
            return default
        table[Verb(verb)] = tuple(codes)
    if Verb.HINT not in changes:  # older settings may use its key for something else
        others = {code for verb, codes in table.items() if verb != Verb.HINT for code in codes}
        table[Verb.HINT] = tuple(code for code in default.get(Verb.HINT, ()) if code not in others)
    every = [code for codes in table.values() for code in codes]
    return table if len(every) == len(set(every)) else default


def _verb_of(table: Codes, code: int) -> Verb:
    return next((verb for verb, codes in table.items() if code in codes), Verb.OTHER)
