"""The rules of Police Chase: frozen states and pure functions."""
