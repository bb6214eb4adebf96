"""Many sudokus at once: lists, NumPy arrays, and columns of Polars, pandas, DuckDB or anything else that supports Arrow."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from . import _native
from .board import Board, Rating

Errors: TypeAlias = Literal["raise", "null"]
Form: TypeAlias = Literal["steps", "moves"]


class TraceStep(NamedTuple):
    """One change in a trace. Rows and columns are counted from 0."""

    step: int
    """The number of the step. All changes by one use of a technique are one step."""
    action: Literal["place", "eliminate", "refuse", "retract"]
    """The kind of change: the value is placed, eliminated as a candidate, tried and refused, or taken back."""
    row: int
    column: int
    value: int
    reason: str
    """The technique, or the engine's reason."""


@dataclass(frozen=True)
class Trace:
    """The steps from a puzzle to its solution."""

    puzzle: str
    solution: str
    steps: list[TraceStep]


def solve_many(puzzles: Any, *, errors: Errors = "raise", threads: int | None = None, progress: bool = False) -> Any:
    """Solve each puzzle. Return the solutions in the same kind of container as the puzzles:

    - For a list of strings or boards, a list of the same.
    - For a NumPy array of shape ``(n, 81)`` and type ``uint8``, with 0 for a blank, an array of the same shape. The rows are read
      in place.
    - For a Polars, pandas or PyArrow column, a column. For anything else with Arrow's PyCapsule interface, such as a DuckDB
      relation, an Arrow array with that interface.

    If a puzzle is missing, so is its answer. With ``errors="raise"``, the first puzzle without an answer raises ``RowError``.
    With ``errors="null"``, its answer is missing: ``None``, null, or masked in a masked NumPy array.

    Uses all cores, or ``threads`` of them. ``progress=True`` shows a progress bar, which needs tqdm.

    >>> solve_many(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])
    ['534678912672195348198342567859761423426853791713924856961537284287419635345286179']
    >>> solve_many(["55" + "." * 79, None], errors="null")
    [None, None]
    """
    return _Call(puzzles, errors, threads, progress).run(
        _native.solve_list, _native.solve_matrix, _native.solve_arrow, _solved
    )


def count_many(
    puzzles: Any, *, limit: int = 2, errors: Errors = "raise", threads: int | None = None, progress: bool = False
) -> Any:
    """Count the solutions of each puzzle, up to a limit. The other arguments are those of ``solve_many``.

    >>> count_many(["." * 81, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])
    [2, 1]
    """
    return _Call(puzzles, errors, threads, progress, limit=limit).run(
        _native.count_list, _native.count_matrix, _native.count_arrow
    )


def rate_many(puzzles: Any, *, errors: Errors = "raise", threads: int | None = None, progress: bool = False) -> Any:
    """Rate how hard each puzzle is. The other arguments are those of ``solve_many``.

    Returns a list of ``Rating`` for a list, a structured array for a NumPy array, and a column of structs for Arrow.

    >>> rate_many(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])[0].level
    'easy'
    """
    return _Call(puzzles, errors, threads, progress).run(
        _native.rate_list, _rate_matrix, _native.rate_arrow, _ratings
    )


def trace_many(
    puzzles: Any,
    *,
    engine: str = "logic",
    form: Form = "steps",
    max_steps: int = 1_000_000,
    errors: Errors = "raise",
    threads: int | None = None,
    progress: bool = False,
) -> Any:
    """Trace the steps to the solution of each classic puzzle. Each step is verified by replaying it.

    ``engine`` is ``"logic"``, which solves as people do, or an engine that tries values, such as ``"brute-force"``. A puzzle that
    takes more than ``max_steps`` has no answer. The other arguments are those of ``solve_many``.

    With ``form="steps"``, returns a list of ``Trace`` for a list, and a column of structs for Arrow. With ``form="moves"``, a trace
    is 325 numbers: the number of givens, then row, column, value and strategy of each of 81 moves, the givens first. For a NumPy
    array, they are an array of shape ``(n, 325)``.

    >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> trace_many([puzzle])[0].steps[0]
    TraceStep(step=0, action='place', row=4, column=4, value=5, reason='naked single')
    >>> trace_many([puzzle], form="moves")[0][:5]
    [30, 0, 0, 5, 0]
    """
    if form not in ("steps", "moves"):
        raise ValueError(f'form must be "steps" or "moves", not {form!r}')
    moves = form == "moves"

    def of_arrow(column: Any, engine: str, max_steps: int, way: _native.Way) -> Any:
        return _native.trace_arrow(column, engine, max_steps, moves, way)

    call = _Call(puzzles, errors, threads, progress, engine=engine, max_steps=max_steps)
    if moves:
        return call.run(_native.trace_moves_list, _native.moves_matrix, of_arrow)
    return call.run(_native.trace_list, None, of_arrow, _traces)


class _Call:
    """A question about many puzzles. Returns the answers in the same kind of container as the puzzles."""

    def __init__(self, puzzles: Any, errors: Errors, threads: int | None, progress: bool, **more: Any) -> None:
        if errors not in ("raise", "null"):
            raise ValueError(f'errors must be "raise" or "null", not {errors!r}')
        if threads is not None and threads < 1:
            raise ValueError("threads must be at least 1, or None for all cores")
        self.puzzles, self.nulls, self.threads, self.progress = puzzles, errors == "null", threads or 0, progress
        self.more = tuple(more.values())

    def run(
        self,
        of_list: Callable[..., Any],
        of_matrix: Callable[..., Any] | None,
        of_arrow: Callable[..., Any],
        wrap: Callable[[list[Any], Any], Any] = lambda rows, answers: answers,
    ) -> Any:
        puzzles, library = self.puzzles, _library(self.puzzles)
        if library == "numpy" and puzzles.dtype.kind not in "OUT" and of_matrix is not None:
            answers, bad = self._call(of_matrix, _matrix(puzzles), len(puzzles))
            return _masked(answers, bad) if self.nulls else answers
        if library == "pandas":
            return self._pandas(of_arrow)
        if hasattr(puzzles, "__arrow_c_stream__") or hasattr(puzzles, "__arrow_c_array__"):
            total = len(puzzles) if hasattr(puzzles, "__len__") else None
            return _as_in(library, puzzles, self._call(of_arrow, puzzles, total))
        if isinstance(puzzles, str | bytes | Board):
            raise TypeError("expected several puzzles; put a single one in a list, or use Board")
        rows = _texts(puzzles) if library == "numpy" and puzzles.dtype.kind not in "OUT" else list(puzzles)
        texts = [str(row) if isinstance(row, Board) else row for row in rows]
        return wrap(rows, self._call(of_list, texts, len(rows)))

    def _call(self, ask: Callable[..., Any], puzzles: Any, total: int | None) -> Any:
        with _bar(self.progress, total) as update:
            way: _native.Way = {"threads": self.threads, "nulls": self.nulls, "progress": update}
            return ask(puzzles, *self.more, way)

    def _pandas(self, of_arrow: Callable[..., Any]) -> Any:
        import pandas
        import pyarrow

        series = self.puzzles
        if not isinstance(series, pandas.Series):
            raise TypeError('expected a column of the table, as in table["puzzle"]')
        column = pyarrow.array(series, type=pyarrow.large_string(), from_pandas=True)
        answers = pyarrow.chunked_array(self._call(of_arrow, column, len(series)))
        answers = pandas.Series(answers.to_pandas(), name=series.name)
        answers.index = series.index
        return answers


def _library(puzzles: Any) -> str:
    return type(puzzles).__module__.partition(".")[0]


def _solved(rows: list[Any], answers: list[str | None]) -> list[Any]:
    """Return the answers to boards as boards."""

    def answer_to(row: Any, answer: str | None) -> Any:
        return row.with_values(answer) if isinstance(row, Board) and answer is not None else answer

    return list(map(answer_to, rows, answers))


def _matrix(puzzles: Any) -> Any:
    import numpy

    if puzzles.ndim != 2 or puzzles.shape[1] != 81:
        raise ValueError(f"expected an array of shape (n, 81), not {puzzles.shape}")
    if puzzles.dtype != numpy.uint8:
        raise TypeError(f'expected values of type uint8, not {puzzles.dtype}; use puzzles.astype("uint8")')
    # A contiguous array is not copied.
    return numpy.ascontiguousarray(puzzles)


def _texts(puzzles: Any) -> list[str]:
    return ["".join(map(str, row)) for row in _matrix(puzzles).tolist()]


def _masked(answers: Any, bad: list[int]) -> Any:
    import numpy

    masked = numpy.ma.MaskedArray(answers)
    masked[bad] = numpy.ma.masked
    return masked


def _rate_matrix(puzzles: Any, way: _native.Way) -> tuple[Any, list[int]]:
    import numpy

    ratings = json.loads(_native.rate_matrix(puzzles, way))
    kinds = [("level", "U8"), ("hardest", "U64"), ("score", "u4"), ("explainer", "f8"), ("steps", "u4")]
    answers = numpy.zeros(len(ratings), dtype=kinds)
    bad = []
    for row, rating in enumerate(ratings):
        if rating is None:
            bad.append(row)
            continue
        explainer = numpy.nan if rating["explainer"] is None else rating["explainer"]
        answers[row] = (rating["level"], rating["hardest"] or "", rating["score"], explainer, rating["steps"])
    return answers, bad


def _ratings(_rows: list[Any], answers: str) -> list[Rating | None]:
    return [None if rating is None else Rating(**rating) for rating in json.loads(answers)]


def _traces(_rows: list[Any], answers: list[_native.TraceRow | None]) -> list[Trace | None]:
    def trace(row: _native.TraceRow) -> Trace:
        puzzle, solution, steps = row
        return Trace(puzzle, solution, [TraceStep(*step) for step in steps])  # type: ignore[arg-type]

    return [None if row is None else trace(row) for row in answers]


def _as_in(library: str, puzzles: Any, answers: Any) -> Any:
    """Return the answers in that library's container."""
    if library == "polars":
        import polars

        return polars.Series(answers).alias(puzzles.name if isinstance(puzzles, polars.Series) else "")
    if library == "pyarrow":
        import pyarrow

        chunked = pyarrow.chunked_array(answers)
        if chunked.type == pyarrow.string() and isinstance(puzzles, pyarrow.Array | pyarrow.ChunkedArray):
            chunked = chunked.cast(puzzles.type)
        return chunked.combine_chunks() if isinstance(puzzles, pyarrow.Array) else chunked
    return answers


@contextmanager
def _bar(is_shown: bool, total: int | None) -> Iterator[Callable[[int], Any] | None]:
    if not is_shown:
        yield None
        return
    from tqdm.auto import tqdm

    with tqdm(total=total, unit=" puzzles", file=sys.stderr) as bar:
        yield bar.update
