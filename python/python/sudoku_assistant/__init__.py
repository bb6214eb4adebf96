"""Solve, rate, explain and generate sudokus, from one in a notebook to millions on a cluster.

>>> from sudoku_assistant import Board
>>> board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> board.rate().level
'easy'
>>> str(board.solve())
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'
"""

from .board import Board, Candidate, Rating, Step, generate
from .errors import (
    GenerationError,
    NoSolutionError,
    PuzzleError,
    RowError,
    SeveralSolutionsError,
    SudokuError,
)
from .many import Trace, TraceStep, count_many, rate_many, solve_many, trace_many
from .traces import write_traces

__all__ = [
    "Board",
    "Candidate",
    "GenerationError",
    "NoSolutionError",
    "PuzzleError",
    "Rating",
    "RowError",
    "SeveralSolutionsError",
    "Step",
    "SudokuError",
    "Trace",
    "TraceStep",
    "count_many",
    "generate",
    "rate_many",
    "solve_many",
    "trace_many",
    "write_traces",
]
