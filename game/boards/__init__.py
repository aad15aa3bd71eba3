"""A Tiled map becomes a board, for any game."""
