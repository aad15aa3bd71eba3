"""Models of people at their first match: plausible, forgetful, and without any idea of odds. The game never plays them."""
