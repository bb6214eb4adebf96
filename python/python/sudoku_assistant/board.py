"""A single sudoku."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from . import _native

if TYPE_CHECKING:
    from .widget import Sudoku

Level: TypeAlias = Literal["easy", "medium", "hard", "unfair", "extreme"]


class Candidate(NamedTuple):
    """A value in a cell. Rows and columns are counted from 0, as in NumPy. As text, they are counted from 1.

    >>> str(Candidate(0, 2, 5))
    'r1c3=5'
    """

    row: int
    column: int
    value: int

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.column + 1}={self.value}"


@dataclass(frozen=True)
class Step:
    """A step that a person would take. ``str`` returns it as a sentence."""

    technique: str
    """The name of the technique."""
    level: Level
    """The level of the technique."""
    placements: tuple[Candidate, ...]
    """The values that can be placed."""
    eliminations: tuple[Candidate, ...]
    """The candidates that can be eliminated."""
    sentence: str
    """The step as a sentence."""
    score: int
    """The step's share of the puzzle's score."""
    why: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """The reason: cells, houses, chains and so on, as ``sudoku-assistant explain --json`` prints them."""

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Rating:
    """The rating of a puzzle."""

    level: Level | None
    """The level; ``None`` if the techniques do not solve a board with other rules."""
    hardest: str | None
    """The hardest technique needed; ``None`` if the board is already solved."""
    score: int
    """The sum of the scores of all steps."""
    explainer: float | None
    """The rating on Sudoku Explainer's scale; ``None`` on a board with other rules."""
    steps: int
    """The number of steps to the solution."""


class Board:
    """A sudoku of 9 by 9 cells, or of any other size and rules. Boards are immutable.

    Create it from any notation that the command line reads, or from values as numbers, with 0 for a blank:

    >>> board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> board[0, 1]
    3
    >>> Board(board.values) == board
    True
    >>> Board("1... ..3. .1.. ...2").side
    4

    Raises ``PuzzleError`` if the argument is not a puzzle or breaks a rule.
    """

    __slots__ = ("_puzzle",)
    _puzzle: _native.Puzzle

    def __init__(self, puzzle: str | Sequence[int] | Sequence[Sequence[int]]) -> None:
        text = puzzle if isinstance(puzzle, str) else _text_of(puzzle)
        self._puzzle = _native.Puzzle(text)

    @classmethod
    def _of(cls, puzzle: _native.Puzzle) -> Board:
        board = cls.__new__(cls)
        board._puzzle = puzzle
        return board

    @property
    def side(self) -> int:
        """The number of cells in a row."""
        return self._puzzle.side

    @property
    def values(self) -> list[int]:
        """The values in reading order, with 0 for a blank."""
        return self._puzzle.values

    def with_values(self, values: str | Sequence[int] | Sequence[Sequence[int]]) -> Board:
        """Return a board with the same rules and other values."""
        flat = _flat(values) if not isinstance(values, str) else _numbers(values)
        return Board._of(self._puzzle.with_values(flat))

    def solve(self) -> Board:
        """Return a solution.

        Raises ``NoSolutionError`` if there is none. If there are several, returns one of them; ``count`` counts them.

        >>> Board("1... ..3. .1.. ...2").solve().values
        [1, 3, 2, 4, 4, 2, 3, 1, 2, 1, 4, 3, 3, 4, 1, 2]
        """
        return Board._of(self._puzzle.solve())

    def solutions(self) -> Iterator[Board]:
        """Iterate over all solutions. Each is searched for only when you ask for it.

        >>> empty = Board("." * 81)
        >>> solutions = empty.solutions()
        >>> next(solutions) == next(solutions)
        False
        """
        return map(Board._of, self._puzzle.solutions())

    def count(self, limit: int = 2) -> int:
        """Count the solutions, up to a limit.

        >>> Board("." * 81).count(limit=1000)
        1000
        """
        return self._puzzle.count(limit)

    def rate(self) -> Rating:
        """Rate how hard the puzzle is for a person.

        Raises ``NoSolutionError`` or ``SeveralSolutionsError`` if there is not exactly one solution.

        >>> Board("85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.").rate().level
        'medium'
        """
        return Rating(**json.loads(self._puzzle.rate()))

    def explain(self) -> list[Step]:
        """Explain step by step how a person would solve the puzzle.

        If there are several solutions, the steps end when nothing more follows.

        >>> for step in Board("1... ..3. .1.. ...2").explain()[:2]:
        ...     print(step)
        Naked single: r1c4 is 4, because no other digit is left there.
        Naked single: r1c3 is 2, because no other digit is left there.
        """
        return [_step(step) for step in json.loads(self._puzzle.explain())]

    def hint(self) -> Step | None:
        """Return the next step that a person would take; ``None`` if nothing follows.

        >>> board = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
        >>> step = board.hint()
        >>> step.technique, step.placements
        ('naked single', (Candidate(row=4, column=4, value=5),))
        """
        step = json.loads(self._puzzle.hint())
        return None if step is None else _step(step)

    def svg(self) -> str:
        """Return a picture of the board as SVG."""
        return self._puzzle.svg()

    def play(self) -> Sudoku:
        """Return a widget to play the board in a notebook. Needs ``sudoku-assistant[notebook]``."""
        from .widget import Sudoku

        values, text = self.values, str(self)
        is_classic = self.side == 9 and text == self._puzzle.values_text()
        return Sudoku(rules="" if is_classic else text, value=values, fixed=[value > 0 for value in values])

    def __getitem__(self, at: tuple[int, int]) -> int:
        """Return the value at a row and a column, which are counted from 0; 0 for a blank."""
        row, column = at
        side = self.side
        if not (-side <= row < side and -side <= column < side):
            raise IndexError(f"row and column must be less than {side}")
        return self.values[row % side * side + column % side]

    def __str__(self) -> str:
        """Return text that ``Board`` can read: 81 characters for a classic board."""
        return self._puzzle.text()

    def __repr__(self) -> str:
        return f"Board({str(self)!r})"

    def _repr_html_(self) -> str:
        svg = self.svg()
        return f'<div style="max-width: 24em">{svg[svg.index("<svg") :]}</div>'

    def __eq__(self, other: object) -> bool:
        return self._puzzle.same(other._puzzle) if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[type[Board], tuple[str]]:
        return (Board, (str(self),))


def generate(
    *,
    level: Level | None = None,
    needs: str | None = None,
    seed: int | None = None,
    board: str | None = None,
    givens: int | None = None,
    minimal: bool = False,
    symmetry: str = "none",
    difficulty: Literal["easy", "medium", "hard"] | None = None,
) -> Board:
    """Generate a puzzle with one solution. The same seed and options make the same puzzle everywhere.

    ``level`` is the level that ``Board.rate`` reports, and ``needs`` the hardest technique needed, such as ``x-wing``. ``board``
    is a kind of board other than the classic one: a side (``"6"``), ``"killer"``, ``"jigsaw+x"`` and so on.

    Raises ``GenerationError`` if there can be no such puzzle, or none was found.

    >>> puzzle = generate(level="hard", seed=1)
    >>> puzzle.rate().level, puzzle.count()
    ('hard', 1)
    >>> generate(board="6", seed=1).side
    6
    """
    made, _ = _native.generate(board, level, needs, seed, givens, minimal, symmetry, difficulty)
    return Board._of(made)


def _flat(values: Sequence[int] | Sequence[Sequence[int]]) -> list[int]:
    flat: list[int] = []
    for value in values:
        if hasattr(value, "__iter__"):
            flat.extend(int(each) for each in value)
        else:
            flat.append(int(value))
    return flat


def _numbers(text: str) -> list[int]:
    parts = text.split()
    return [0 if part == "." else int(part) for part in (parts if len(parts) > 1 else text)]


def _text_of(values: Sequence[int] | Sequence[Sequence[int]]) -> str:
    return " ".join(str(value) if value else "." for value in _flat(values))


_CELL = re.compile(r"r(\d+)c(\d+)=(\d+)")


@lru_cache(maxsize=4096)
def _candidate(text: str) -> Candidate:
    """Parse a candidate. Few different ones exist, and they are immutable, so they are cached."""
    found = _CELL.fullmatch(text)
    assert found is not None
    row, column, value = found.groups()
    return Candidate(int(row) - 1, int(column) - 1, int(value))


def _step(data: dict[str, Any]) -> Step:
    return Step(
        technique=data["technique"],
        level=data["level"],
        placements=tuple(map(_candidate, data["placements"])),
        eliminations=tuple(map(_candidate, data["eliminations"])),
        sentence=data["sentence"],
        score=data["score"],
        why=data["why"],
    )
