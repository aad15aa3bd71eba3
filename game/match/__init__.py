"""One match: set-up, session, log, save, replay and simulation."""
