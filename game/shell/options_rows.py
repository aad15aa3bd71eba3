"""The rows that change settings, shared by the first start and by Options."""

from __future__ import annotations

import pygame

from game.shell.fields import Choice, Row, Slider, Switch
from game.shell.services import Shell
from game.shell.settings import COLOURS, MOTIONS, SPEEDS, TEXT_SCALES, VOLUMES
from game.shell.words import Words

ICONS = {
    "text_scale": "text_size",
    "captions": "captions",
    "colours": "contrast",
    "motion": "motion",
    "speed": "clock",
    "follow": "eye",
    "fullscreen": "screen",
    "master": "speaker",
    "music": "note",
    "clues": "print",
    "effects": "card",
    "voices": "person",
    "mono": "headphones",
}
_SPEED_WORDS = {"0.5": "half", "1": "normal", "2": "double", "at once": "at-once"}


def settings_row(shell: Shell, name: str, rect: pygame.Rect) -> Row:
    """Return the row for a setting, with its current value."""
    words, value = shell.words, getattr(shell.settings.value, name)
    label, icon, hint = words(f"options.{name}"), ICONS.get(name, ""), words(f"options.hint.{name}")
    if isinstance(value, bool):
        return Switch(name, rect, label, on=value, icon=icon, hint=hint)
    if name in VOLUMES:
        return Slider(name, rect, label, value, icon=icon, hint=hint)
    return Choice(name, rect, label, _values(words, name), value, icon=icon, hint=hint).make_room(shell)


def apply_row(shell: Shell, row: Row) -> None:
    """Save the value of a row in the settings."""
    match row:
        case Switch() if row.id == "fullscreen":
            shell.window.set_fullscreen(row.on)
        case Switch():
            shell.settings.change(**{row.id: row.on})
        case Slider() | Choice():
            shell.settings.change(**{row.id: row.value})


def _values(words: Words, name: str) -> list[tuple[object, str]]:
    if name == "text_scale":
        return [(scale, words("options.percent", number=scale)) for scale in TEXT_SCALES]
    values = {"colours": COLOURS, "motion": MOTIONS, "speed": SPEEDS}[name]
    return [(each, words(f"options.value.{_SPEED_WORDS.get(each, each)}")) for each in values]
