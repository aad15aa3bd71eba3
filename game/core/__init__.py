"""The rules door: states, actions, events, boards and their JSON form. Standard library only."""
