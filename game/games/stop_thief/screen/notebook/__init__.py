"""The notebook: marks that players put on a page of the board."""
