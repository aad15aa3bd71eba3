"""Reads Tiled maps for any game, without pygame.

`tmx.load_board` makes the board that the rules use, `scenery.scenery_of` what the screen draws, and
`catalog.boards_for` lists the boards of a game. A faulty map raises `tiled_map.BadMap`.
"""
