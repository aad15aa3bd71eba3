"""Caper City."""

__version__ = "0.2.0"
"""The version of the game. It is defined here and nowhere else."""
