"""The tuning numbers of Hands Up."""

COPIES = 2
"""Of each thief, diamond and fingerprint card."""
LIGHTS_OFF_CARDS = 3
QUANTITIES = (1, 2, 3)
LOST_BY_FALSE_ALARM = 2

SETTLE_MS = 150
"""A grab counts from this long after the cards lie open."""
TIE_MS = 2
"""Nobody can know which of two hands was first if they are closer than this."""
RACE_MS = 400
"""The photo finish shows every hand that came this soon after the first."""
RESTED_MS = 600
"""A hand that let go of its own key this soon before a slap was the one that slapped."""
CLAIM_MS = 1_000
"""The time to claim a slap on the shared key."""
DEAD_MS = 3_000
"""How long the shared key is dead after a slap that nobody claimed."""
LAST_SEARCH_MS = 15_000

TEMPOS_S = (10, 7, 5, 3)
"""Seconds from flip to flip."""
POINTING_S = (5, 8, 12)
"""Seconds to point at the cards."""
