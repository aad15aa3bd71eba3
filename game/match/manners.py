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
