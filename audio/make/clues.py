"""The twelve clues of Stop Thief!, three takes each: what the clue finder plays when the thief has moved."""

from functools import partial

from clue_crash import crash
from clue_glass import glass
from clue_house import alarm, door, footsteps
from clue_people import laughter
from clue_town import construction, street, train
from clue_tunes import hold, icecream, jazz

LOUDNESS = -15.0
"""Every clue reaches this and none more: loudness must not tell what the sound does not."""

MAKERS = (
    alarm, door, footsteps, glass, street, train, hold, laughter, construction, icecream, crash, jazz,
)  # fmt: skip
"""Each is given the number of its take: another number is another performance of the same clue."""

TAKES = 3
"""So many performances of every clue: `alarm`, `alarm_2`, `alarm_3`."""

CLUES = {
    make.__name__ if take == 1 else f"{make.__name__}_{take}": (partial(make, take), LOUDNESS)
    for make in MAKERS
    for take in range(1, TAKES + 1)
}
