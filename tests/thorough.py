"""How much of the longest simulations a test run plays."""

import os


def part_of(whole: int) -> int:
    """An eighth of them, to keep a run short; with THOROUGH=1 in the environment, all."""
    return whole if os.environ.get("THOROUGH") == "1" else whole // 8
