"""Manners: how an AI behaves, whatever its level. It follows from its character."""

from __future__ import annotations

MANNERS = ("bold", "careful", "hasty", "stubborn")
"""Each is easy to notice, and none is stronger than another."""
MANNER_OF = {
    "jimmy": "bold",
    "sandra": "careful",
    "pepper": "hasty",
    "drake": "stubborn",
    "vivian": "bold",
    "tad": "hasty",
}
"""The manner of each character. The first four differ."""
PACE = {"bold": 0.8, "careful": 2.0, "hasty": 0.6, "stubborn": 1.2}
"""How long each thinks before a turn is decided, as a part of the usual."""
