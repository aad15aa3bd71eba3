"""Police Chase on the screen."""
