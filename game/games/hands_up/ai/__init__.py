"""AIs for Hands Up. They see views, never the state."""
