"""The former name of the board in a notebook, ``sudoku_assistant.widget``."""

from sudoku_assistant.widget import Sudoku

__all__ = ["Sudoku"]
