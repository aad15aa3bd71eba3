"""AIs for Cops and Crooks. They see views, never the state."""
