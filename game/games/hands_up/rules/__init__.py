"""The rules of Hands Up: frozen states and pure functions."""
