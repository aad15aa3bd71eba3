"""The numbers of Cops and Crooks."""

FACES = 6
"""Faces of the die."""
PER_PIP = 2
"""Tiles the car drives per pip."""
POLICEMEN = {1: 3, 2: 3, 3: 4, 4: 5}
"""Policemen by number of crooks."""

SHARE = {1: 15, 2: 8, 3: 5, 4: 5}
"""Per cent of a crook's cash that the Cops get for an arrest, by number of crooks."""
SHARE_STEP = 100
"""Shares are rounded down to a multiple of this."""
TICKET = 5_000
AMOUNT_STEP = 500
"""Deposits and withdrawals are multiples of this, or everything."""
MONEY = 1_000_000
"""In the bank at the start. The bank may go below zero."""

CLOSED_ROUNDS = 4
"""Whole rounds a robbed shop stays closed."""
JAIL_TURNS = 3
ESCAPE = 6
"""The roll that breaks out of jail."""
ARRESTS = 4
"""The arrest that eliminates a crook."""

ROUNDS = 40
"""The round limit, if players choose one."""
DAWN = 200
"""The last round of any match."""
