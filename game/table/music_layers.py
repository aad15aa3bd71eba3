"""How tense a game's music is: calm, the search, the chase; each brings in one layer more."""

from __future__ import annotations

from game.shell.sound import Sound

CALM, SEARCH, CLOSE = 0.0, 1.0, 2.0
PARTS = ("low", "mid", "high")


def layers(game: str) -> tuple[str, ...]:
    """The layers of a game's music, the calm one first."""
    return tuple(f"music_{game.replace('-', '_')}_{part}" for part in PARTS)


def set_music_intensity(sound: Sound, game: str, tension: float) -> None:
    """Let as much of the music be heard as the moment is tense; between two levels a layer is half there."""
    _, search, close = layers(game)
    sound.set_layer_level(search, max(CALM, min(1.0, tension)))
    sound.set_layer_level(close, max(CALM, min(1.0, tension - SEARCH)))
