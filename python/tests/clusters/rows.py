"""The puzzles of the cluster tests, and how a worker is killed on the way."""

import os
import signal
from pathlib import Path

from sudoku_assistant import generate

PUZZLES = [str(generate(seed=seed)) for seed in range(40)] * 5
BAD = "55" + "." * 79
PUZZLES[17] = BAD


def die_once(mark: str) -> None:
    """Kills the worker that first comes here; whoever comes later finds the mark and lives."""
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)
