"""Every screen that is not a game: title, lobby, pause, results, options, rulebook."""
