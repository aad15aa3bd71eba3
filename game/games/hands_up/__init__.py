"""Hands Up: a real-time card-slap game with one shared grab key. Start at `game.py`."""
