"""Lessons: each of them is played by bots that know only the ring."""
