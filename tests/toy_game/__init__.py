"""Sprint: roll, move, first to the finish wins. The smallest game that the program can play."""
