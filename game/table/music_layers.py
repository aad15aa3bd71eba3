"""The intensity of a game's music: calm, search or close; each adds a layer."""

from __future__ import annotations

from game.shell.sound import Sound

CALM, SEARCH, CLOSE = 0.0, 1.0, 2.0
PARTS = ("low", "mid", "high")


def layers(game: str) -> tuple[str, ...]:
    """The layers of a game's music, the calm one first."""
    return tuple(f"music_{game.replace('-', '_')}_{part}" for part in PARTS)


def set_music_intensity(sound: Sound, game: str, intensity: float) -> None:
    """Set the volume of the layers; between two levels a layer is faded in partly."""
    _, search, close = layers(game)
    sound.set_layer_level(search, max(CALM, min(1.0, intensity)))
    sound.set_layer_level(close, max(CALM, min(1.0, intensity - SEARCH)))
