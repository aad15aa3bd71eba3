"""What is drawn on the spaces of the board."""
