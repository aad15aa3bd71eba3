"""Stop Thief!: catch a thief you can only hear. Start at `game.py`."""
