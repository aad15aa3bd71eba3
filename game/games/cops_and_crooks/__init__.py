"""Cops and Crooks: one player is the law, the others rob, hide and get away. Start at `game.py`."""
