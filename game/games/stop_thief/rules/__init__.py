"""The rules of Stop Thief!: frozen states and pure functions."""
