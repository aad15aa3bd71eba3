"""Models of people at their first match: plausible and forgetful, with no idea of odds.

The game never plays them.
"""
