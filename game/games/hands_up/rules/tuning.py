"""The tuning numbers of Hands Up."""

COPIES = 2
"""Of each thief, diamond and fingerprint card."""
LIGHTS_OFF_CARDS = 3
QUANTITIES = (1, 2, 3)
LOST_BY_FALSE_ALARM = 2

SETTLE_MS = 150
"""A grab counts from this long after the cards lie open."""
PHOTO_FINISH_MS = 8
"""Presses closer than this are a tie."""
CLAIM_MS = 3_000
"""The time to claim a slap on the shared key."""
LAST_SEARCH_MS = 15_000

TEMPOS_S = (10, 7, 5, 3)
"""Seconds from flip to flip."""
POINTING_S = (5, 8, 12)
"""Seconds to point at the cards."""
