"""Stop Thief! on the screen."""
