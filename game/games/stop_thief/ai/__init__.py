"""AIs for Stop Thief!. They see views, never the state."""
