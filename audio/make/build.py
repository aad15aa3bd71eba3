"""Build every sound of Caper City: `python audio/make/build.py`, or only some: `... build.py slap hover`."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import cops_and_crooks
import cops_and_crooks_mid
import hands_up
import hands_up_mid
import lessons
import oggfile
import police_chase
import police_chase_mid
import stop_thief
import stop_thief_mid
from announcer import VOICES as HANDS_UP_VOICES
from board import BOARD
from clue_finder import CLUE_FINDER
from clues import CLUES
from cops_and_crooks_getaway import GETAWAY
from cops_and_crooks_jail import JAIL
from cops_and_crooks_loot import LOOT
from cops_and_crooks_wheels import WHEELS
from detective import DETECTIVE
from dispatch import DISPATCH
from gadgets import GADGETS
from level import master
from menu import MENU
from people import PEOPLE
from prompts import PROMPTS
from stings import STINGS
from table import TABLE
from title import title
from tokens import TOKENS

from bench import Sound

HOME = Path(__file__).resolve().parent.parent

Recipes = Mapping[str, tuple[Callable[[], Sound], float]]
"""Name -> (maker, loudness of its loudest 400 ms in LUFS)."""

EFFECTS: Recipes = {
    **MENU,
    **TABLE,
    **BOARD,
    **TOKENS,
    **CLUE_FINDER,
    **DETECTIVE,
    **WHEELS,
    **LOOT,
    **JAIL,
    **GETAWAY,
    **GADGETS,
    **PEOPLE,
    **STINGS,
}
VOICES: Recipes = {**HANDS_UP_VOICES, **PROMPTS, **DISPATCH}
MUSIC = {
    "music_title": title,
    "music_hands_up_low": hands_up.low_layer,
    "music_hands_up_mid": hands_up_mid.layer,
    "music_hands_up_high": hands_up.high_layer,
    "music_police_chase_low": police_chase.low_layer,
    "music_police_chase_mid": police_chase_mid.layer,
    "music_police_chase_high": police_chase.high_layer,
    "music_stop_thief_low": stop_thief.low_layer,
    "music_stop_thief_mid": stop_thief_mid.layer,
    "music_stop_thief_high": stop_thief.high_layer,
    "music_cops_and_crooks_low": cops_and_crooks.low_layer,
    "music_cops_and_crooks_mid": cops_and_crooks_mid.layer,
    "music_cops_and_crooks_high": cops_and_crooks.high_layer,
}

MIDDLE_QUALITY = 3


def build_short(folder: str, recipes: Recipes, wanted: set[str]) -> None:
    """Make, master and write the `wanted` effects, voices or clues."""
    for name in sorted(wanted & recipes.keys()):
        print(name, flush=True)
        make, loudness = recipes[name]
        oggfile.write(HOME / folder / f"{name}.ogg", master(make(), loudness))


def build_music(wanted: set[str]) -> None:
    """Write the `wanted` loops as they are: a fade would be heard at the seam.

    The middle layers never sound alone, so they are written a little smaller.
    """
    for name in sorted(wanted & MUSIC.keys()):
        print(name, flush=True)
        quality = MIDDLE_QUALITY if name.endswith("_mid") else oggfile.QUALITY
        oggfile.write(HOME / "music" / f"{name}.ogg", MUSIC[name](), quality)


def main(names: list[str]) -> None:
    """Build the named sounds, or all of them."""
    spoken = lessons.sentences()
    everything = {*EFFECTS, *VOICES, *spoken, *CLUES, *MUSIC}
    wanted = set(names) or everything
    if unknown := wanted - everything:
        sys.exit(f"no such sound: {', '.join(sorted(unknown))}")
    build_short("effects", EFFECTS, wanted)
    build_short("voices", VOICES, wanted)
    build_short("clues", CLUES, wanted)
    build_music(wanted)
    if again := wanted & spoken.keys():
        lessons.build(again)


if __name__ == "__main__":
    main(sys.argv[1:])
