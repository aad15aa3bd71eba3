"""One folder per game, built alike: know one, know all."""
