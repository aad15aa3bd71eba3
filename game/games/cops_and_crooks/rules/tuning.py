"""The numbers of Cops and Crooks."""

FACES = 6
"""Of the die."""
PER_PIP = 2
"""Tiles that the car drives for every pip."""
POLICEMEN = {1: 3, 2: 3, 3: 4, 4: 5}
"""By how many crooks there are."""

SHARE = {1: 15, 2: 8, 3: 5, 4: 5}
"""Per cent of a crook's cash that the Cops get at an arrest, by how many crooks there are."""
SHARE_STEP = 100
"""A share is rounded down to this."""
TICKET = 5_000
AMOUNT_STEP = 500
"""Deposits and withdrawals go by this; all of it is always possible too."""
MONEY = 1_000_000
"""In the bank at first; it never runs out, and what it owes then counts below zero."""

CLOSED_ROUNDS = 4
"""Whole rounds for which a robbed shop is closed."""
JAIL_TURNS = 3
ESCAPE = 6
"""The roll that opens the cell."""
ARRESTS = 4
"""So many, and a crook is out."""

ROUNDS = 40
"""The limit, if one is agreed on."""
DAWN = 200
"""Rounds after which the night is over anyhow."""
