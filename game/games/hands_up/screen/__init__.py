"""Hands Up on the screen."""
