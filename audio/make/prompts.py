"""Spoken prompts for those who cannot read yet: the announcer, near and friendly, in a small speaker box."""

from functools import partial

from announcer import key
from filters import band, high, peak
from level import compress
from space import Room, echo, lay
from speech import Delivery, say

from bench import RATE, Sound, saturate, silence, unit

BOX = Room(0.22, 0.4, 0.006, ((0.009, 0.4), (0.017, 0.3)), seed=13)

FRIENDLY = Delivery("rms", 1.12, 1.25, 0.96, 3)
GENTLE = Delivery("rms", 1.12, 1.15, 0.94, 1.5)
CALLED = Delivery("rms", 1.15, 1.1, 0.92, 2.5, 1.0, ((0, 3), (0.3, 1), (1, -2)))
COUNTED = Delivery("rms", 1.12, 1.2, 0.95, 3, 1.0, ((0, 1), (0.6, 0), (0.85, 2), (1, -2)))
BRISK = Delivery("rms", 1.12, 1.25, 1.2, 3)
"""One person in five moods; which line gets which was chosen by a speech recogniser's answers."""


def speaker_box(voice: Sound, seed: int) -> Sound:
    """`voice` from a wooden box on the table: warmer and clearer than the house loudspeakers."""
    even = unit(compress(band(voice, 150, 7_400, 1), -24, 3.0, 0.004, 0.12))
    driven = peak(peak(saturate(even * 1.1, 0.8), 420, 1.0, 1.5), 2_900, 1.2, 3)
    track = silence(len(driven) / RATE + 0.1)
    lay(track, key(seed), 0.0, 0.1)
    lay(track, driven, 0.04)
    return echo(high(track, 130), BOX, 0.06)


def prompt(text: str, how: Delivery) -> Sound:
    """The announcer says `text` at the table."""
    return speaker_box(say(text, how), len(text))


LINES = {
    "v_turn_jimmy": ("Yellow, your turn!", GENTLE),
    "v_turn_sandra": ("Blue, your turn!", CALLED),
    "v_turn_pepper": ("Red, your turn!", FRIENDLY),
    "v_turn_drake": ("Purple, your turn!", FRIENDLY),
    "v_turn_vivian": ("Pink, your turn!", CALLED),
    "v_turn_tad": ("Green, your turn!", GENTLE),
    "v_turn_police": ("Police, your turn!", FRIENDLY),
    "v_seat_jimmy": ("Yellow!", GENTLE),
    "v_seat_sandra": ("Blue!", CALLED),
    "v_seat_pepper": ("Red!", FRIENDLY),
    "v_seat_drake": ("Purple!", FRIENDLY),
    "v_seat_vivian": ("Pink!", GENTLE),
    "v_seat_tad": ("Green!", GENTLE),
    "v_roll": ("Roll the die!", CALLED),
    "v_walk_1": ("Walk, one step!", COUNTED),
    "v_walk_2": ("Walk, two steps!", COUNTED),
    "v_walk_3": ("Walk, three steps!", COUNTED),
    "v_walk_4": ("Walk, four steps!", COUNTED),
    "v_walk_5": ("Walk, five steps!", COUNTED),
    "v_walk_6": ("Walk, six steps!", COUNTED),
    "v_move_robber_1": ("Now move the robber one step!", COUNTED),
    "v_move_robber_2": ("Now move the robber two steps!", COUNTED),
    "v_robber_anywhere": ("Send the robber anywhere!", FRIENDLY),
    "v_found_evidence": ("Evidence!", GENTLE),
    "v_found_warrant": ("A warrant!", GENTLE),
    "v_found_jewel": ("The jewel!", FRIENDLY),
    "v_found_robber": ("A robber token!", FRIENDLY),
    "v_found_partner": ("Ay partner!", GENTLE),
    "v_have_one": ("You have one already.", FRIENDLY),
    "v_take_token": ("Choose a token to take!", FRIENDLY),
    "v_take_or_collect": ("Take from the officer, or from the house?", BRISK),
    "v_give_token": ("Oh no! Choose one token to give up.", BRISK),
    "v_place_token": ("Put it on an empty house.", FRIENDLY),
    "v_play_special": ("Play a token, or go on?", FRIENDLY),
    "v_partner": ("Take any token you like!", FRIENDLY),
    "v_catch_him": ("You have all three. Catch the robber!", BRISK),
    "v_robber_caught": ("Hands up! The robber is caught!", FRIENDLY),
    "v_not_there": ("Not there. Look for the glowing places.", BRISK),
    "v_nothing": ("Nothing here.", FRIENDLY),
}
"""Name -> (words, mood); seats by their look, in any game. "Ay" is how the synthesiser says a clear "a"."""

PROMPTS = {name: (partial(prompt, words, mood), -16.0) for name, (words, mood) in LINES.items()}
