"""The rules of Cops and Crooks: frozen states and pure functions."""
