"""Pages for one player only: a private tip, and the Pack's next step."""
