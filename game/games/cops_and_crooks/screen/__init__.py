"""Cops and Crooks on the screen."""
