"""A monkey at keyboard, mouse and pads. `python -m tests.monkey stop-thief 30` lets it play for 30 minutes.

It starts matches with any options and seats, and lessons, presses anything anywhere, and goes wherever that
leads. `all` plays the four games one after the other, and a third number is a seed. The last line of each
game is a JSON object. The exit code is 1 if something was raised or if memory, files or threads grew. It
wants a screen, or SDL_VIDEODRIVER=dummy.
"""

import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "build"))
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
