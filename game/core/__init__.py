"""What all games share: seats, actions, events, boards and their JSON form. Standard library only."""
