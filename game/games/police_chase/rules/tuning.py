"""The numbers of Police Chase."""

JEWELS = 1
EVIDENCE_TOKENS = 5
WARRANT_TOKENS = 5
ROBBER_TOKENS = 5
PARTNER_TOKENS = 4

FACES = 6
"""Faces of the die."""
ROBBER_MOVES_ON = (1, 2)
"""After these rolls the robber moves as far as the officer did."""
