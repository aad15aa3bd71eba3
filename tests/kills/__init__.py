"""The real program is killed at any moment, and nothing that had happened half a second before is lost."""
