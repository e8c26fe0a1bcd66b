"""The simulator with the small program of demo.py in place of the game."""

import sys

from tests.desk import demo
from tools import play

if __name__ == "__main__":
    sys.exit(play.main(demo.main))
