"""The puzzles of the cluster tests, and a function that kills a worker."""

import os
import signal
from pathlib import Path

from sudoku_assistant import generate

PUZZLES = [str(generate(seed=seed)) for seed in range(40)] * 5
BAD = "55" + "." * 79
PUZZLES[17] = BAD


def die_once(mark: str) -> None:
    """Kill the first worker that calls this. Later callers find the mark and live."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)
