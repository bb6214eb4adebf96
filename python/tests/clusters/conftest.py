"""The answers of a single process, for comparison."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def alone():
    from rows import PUZZLES

    from sudoku_assistant import solve_many

    return solve_many(PUZZLES, errors="null")
