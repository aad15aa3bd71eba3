"""The numbers of Stop Thief!; money in dollars, shares in percent."""

# ---- money ----
MONEY = 106_000
"""26 cards of 1,000 and 16 of 5,000."""
CASH = 3_000
"""Of each investigator at the start."""
NEEDED = {2: 40_000, 3: 30_000, 4: 20_000}
"""To win, by players."""
CAPTURES = 2
"""To win where no money is used."""
FALSE_ARREST = 1_000
SPREE = 1_000
"""What a crime spree adds to the thief's card."""

NIGHT = 300
"""Turns of all players together; no real match comes near it."""

# ---- the Pack ----
LOOT = 50_000
"""What the rule book says."""
TIGHT_LOOT = {1: 18_000, 2: 22_000, 3: 22_000, 4: 26_000}
"""By players; our numbers. Hard AIs won about half with them while an arrest reached further."""
PACK_DRAWN = 6
"""Cards on top of Debbie Atlantic."""
PACK_SPREE = 5_000
"""What a robbery takes from the Loot."""
PACK_TIP = 1_000
PACK_ESCAPE = 2
"""Secret steps after an arrest."""
LURE = {1: 5, 2: 5, 3: 7, 4: 10}
"""Tenths of k in exp(-k x distance to the nearest unrobbed scene), by players."""

# ---- how thieves move ----
THIEF_LURE = 8
"""Tenths of k for a thief among rivals."""
OFTEN = 75
LINGER = 10
CERTAIN = 100
WEIGHT = 1_000_000
"""The sum of the odds of a step, about."""

# ---- how investigators move ----
FREE_OUTDOORS = 3
LONG_ARM = 3
"""How far away Pepper's card arrests."""
PUSH = 4

# ---- tips ----
SECTION = (5, 8)
"""Connected spaces in a section of the board, at least and at most."""

# ---- abilities ----
WINDOW_BONUS = 1_000
WINDOW_BONUSES = 3
HUSH_TIP = 1_000
DEAR_FALSE_ARREST = 2_000
DEAR_SPREE = 2_000
SHAKEDOWN = 1_000
"""What Cass costs each rival of her captor."""
SLOWER = 1
"""What Doc Trine takes off every movement card."""
BOLT = 3
BOLT_REWARD = 2_000
DEAR_PACK_TIP = 2_000
REFUND = 3_000
GIGGLE = 3
"""Every third clue of Debbie Atlantic is laughter."""
