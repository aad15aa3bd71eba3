"""Window, frame loop, input, sound, text, widgets, settings and words. pygame, and no game."""
