"""What stands beside the board: players, cards, the prompt and the wanted poster."""
