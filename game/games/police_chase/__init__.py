"""Police Chase: roll, collect three tokens, catch the rooftop robber. Start at `game.py`."""
