"""The exceptions of this package. Their base class is ``SudokuError``, which is a ``ValueError``."""


class SudokuError(ValueError):
    """A question about a sudoku has no answer."""


class PuzzleError(SudokuError):
    """The text is not a puzzle, or its givens break a rule."""


class NoSolutionError(SudokuError):
    """The puzzle has no solution."""


class SeveralSolutionsError(SudokuError):
    """The puzzle has several solutions, but must have only one."""


class GenerationError(SudokuError):
    """A puzzle with these properties is impossible, or none was found."""


class RowError(SudokuError):
    """One of many puzzles has no answer.

    >>> from sudoku_assistant import RowError, solve_many
    >>> try:
    ...     solve_many(["." * 81, "55" + "." * 79])
    ... except RowError as error:
    ...     print(error.index, error.reason)
    1 row 1 holds two 5s, in columns 1 and 2
    """

    index: int
    """The index of the first such row, from 0."""

    reason: str
    """The reason why the row has no answer."""

    def __init__(self, index: int, reason: str) -> None:
        super().__init__(index, reason)
        self.index = index
        self.reason = reason

    def __str__(self) -> str:
        return f"row {self.index}: {self.reason}"
