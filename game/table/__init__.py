"""What games share on a screen: pieces, dice, cards, secrets, results."""
