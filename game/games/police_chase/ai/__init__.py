"""AIs for Police Chase. They see views, never the state."""
