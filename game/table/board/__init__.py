"""What the three board games share: camera, animation queue, input, markers, panels."""
