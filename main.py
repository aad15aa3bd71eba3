"""Caper City: crash log on, then the game."""

import sys

from game.shell import crash

if __name__ == "__main__":
    crash.install()
    from game.app import run

    sys.exit(run(sys.argv[1:]))
