"""Tests of many sudokus at once."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import numpy
import pandas
import polars
import pyarrow
import pytest
from test_board import EASY, HARD, SOLVED

from sudoku_assistant import Board, Rating, RowError, count_many, generate, rate_many, solve_many, trace_many

BAD = "55" + "." * 79
ROWS = [EASY, HARD, SOLVED] * 500
ANSWERS = [str(board.solve()) for board in map(Board, ROWS[:3])] * 500


def values(rows):
    return numpy.array([[int(character) if character != "." else 0 for character in row] for row in rows], dtype="uint8")


@pytest.mark.parametrize("threads", [None, 1, 3])
def test_lists_give_lists(threads):
    assert solve_many(ROWS, threads=threads) == ANSWERS
    boards = [Board(EASY), generate(board="6", seed=1)]
    assert solve_many(boards) == [board.solve() for board in boards]
    assert solve_many([]) == [] and solve_many([None]) == [None]
    assert solve_many(row for row in ROWS[:2]) == ANSWERS[:2]


def test_numpy_gives_the_same_shape_without_a_copy_of_the_input():
    puzzles = values(ROWS)
    solutions = solve_many(puzzles)
    assert solutions.shape == puzzles.shape and solutions.dtype == numpy.uint8
    assert (solutions == values(ANSWERS)).all()
    assert (puzzles == values(ROWS)).all()
    assert (solve_many(puzzles[::2]) == values(ANSWERS[::2])).all()
    assert (count_many(puzzles) == 1).all()
    assert solve_many(puzzles[:0]).shape == (0, 81)
    assert rate_many(puzzles[:2])["level"].tolist() == ["easy", "medium"]


def test_numpy_of_another_shape_or_type_is_refused():
    with pytest.raises(ValueError, match="81"):
        solve_many(numpy.zeros((2, 80), "uint8"))
    with pytest.raises(TypeError, match="astype"):
        solve_many(numpy.zeros((2, 81)))
    with pytest.raises(RowError, match="row 1: r1c1 holds 10"):
        solve_many(numpy.array([[0] * 81, [10] * 81], "uint8"))


@pytest.mark.parametrize(
    "column",
    [
        pyarrow.array(ROWS),
        pyarrow.array(ROWS, pyarrow.large_string()),
        pyarrow.array(ROWS, pyarrow.string_view()),
        pyarrow.chunked_array([ROWS[:1000], ROWS[1000:]]),
        polars.Series("puzzle", ROWS),
        pandas.Series(ROWS, index=range(7, 7 + len(ROWS)), name="puzzle"),
    ],
    ids=lambda column: f"{type(column).__module__}.{type(column).__name__}",
)
def test_columns_give_columns(column):
    solutions = solve_many(column)
    assert type(solutions) is type(column)
    assert [str(each) for each in solutions] == ANSWERS
    if hasattr(column, "name"):
        assert solutions.name == "puzzle"
    assert [int(str(count)) for count in count_many(column)] == [1] * len(ROWS)
    assert len(rate_many(column[:3])) == 3


def test_duckdb_reads_what_it_is_given():
    duckdb = pytest.importorskip("duckdb")
    puzzles = duckdb.sql(f"select unnest({ROWS!r}) as puzzle")
    solutions = pyarrow.chunked_array(solve_many(puzzles))
    assert solutions.to_pylist() == ANSWERS
    with pytest.raises(ValueError, match="several columns"):
        solve_many(duckdb.sql("select 'a' as one, 'b' as two"))


@pytest.mark.parametrize("make", [list, pyarrow.array, polars.Series])
def test_the_first_bad_row_is_told_or_all_are_left_out(make):
    rows = [*ROWS, BAD, *ROWS, "rubbish"]
    for call in (solve_many, count_many, trace_many):
        with pytest.raises(RowError) as caught:
            call(make(rows))
        assert caught.value.index == len(ROWS) and "two 5s" in caught.value.reason
    answers = solve_many(make(rows), errors="null")
    answers = answers if isinstance(answers, list) else answers.to_list() if hasattr(answers, "to_list") else answers.to_pylist()
    assert answers == [*ANSWERS, None, *ANSWERS, None]


def test_bad_rows_of_numpy_are_masked():
    solutions = solve_many(values([EASY, BAD, SOLVED]), errors="null")
    assert solutions.mask.any(axis=1).tolist() == [False, True, False]
    assert (solutions[0] == values([SOLVED])[0]).all()
    assert count_many(values([EASY, BAD]), errors="null").tolist() == [1, None]
    assert rate_many(values([EASY, BAD]), errors="null")["steps"].mask.tolist() == [False, True]


def test_missing_puzzles_have_missing_answers():
    assert solve_many(pyarrow.array([None, EASY])).to_pylist() == [None, SOLVED]
    assert solve_many(polars.Series([None, EASY])).to_list() == [None, SOLVED]
    assert rate_many([None, EASY])[0] is None and isinstance(rate_many([None, EASY])[1], Rating)


def test_wrong_arguments_are_refused():
    for wrong in ({"errors": "ignore"}, {"threads": 0}):
        with pytest.raises(ValueError):
            solve_many(ROWS, **wrong)
    with pytest.raises(TypeError, match="list"):
        solve_many(EASY)
    with pytest.raises(ValueError, match="text"):
        solve_many(pyarrow.array([1, 2]))
    with pytest.raises(ValueError, match="engine"):
        trace_many([EASY], engine="guess")


def test_progress_is_shown(capsys):
    assert solve_many(ROWS, progress=True) == ANSWERS
    assert f"{len(ROWS)}/{len(ROWS)}" in capsys.readouterr().err


def solved_after_fork(rows):
    return solve_many(rows, threads=2)


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_a_process_that_forked_goes_on():
    assert solve_many(ROWS) == ANSWERS
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(solved_after_fork, [ROWS[:300]] * 4) == [ANSWERS[:300]] * 4


LONG = """
import sys, time
from sudoku_assistant import count_many, rate_many
print("go", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print(time.monotonic(), flush=True)
"""


@pytest.mark.parametrize(
    "call", ["count_many(['.' * 81] * 8, limit=10**12)", f"rate_many(['{HARD}'] * 10**6)", "sum(1 for _ in ()) or __import__('sudoku_assistant').Board('.' * 81).count(10**12)"]
)
def test_ctrl_c_ends_the_work(call):
    process = subprocess.Popen([sys.executable, "-c", LONG.format(call=call)], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "go\n"
    time.sleep(1)
    os.kill(process.pid, signal.SIGINT)
    assert float(process.communicate(timeout=60)[0]) > 0 and process.returncode == 0
