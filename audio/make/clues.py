"""The twelve clues of Stop Thief!: what the clue finder plays when the thief has moved."""

from functools import partial

from clue_crash import crash
from clue_house import alarm, door, footsteps, glass
from clue_people import laughter
from clue_town import construction, street, train
from clue_tunes import hold, icecream, jazz

LOUDNESS = -15.0
"""Every clue reaches this and none more: loudness must not tell what the sound does not."""

MAKERS = (
    alarm, door, footsteps, glass, street, train, hold, laughter, construction, icecream, crash, jazz,
)  # fmt: skip
"""Each takes the number of its take: another number is another performance of the same clue."""

CLUES = {make.__name__: (partial(make, 1), LOUDNESS) for make in MAKERS}
