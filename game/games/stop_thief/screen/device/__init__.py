"""The Clue Finder: its screen, its keys, its words and its light."""
