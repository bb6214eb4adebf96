"""Tests of traces and their files."""

import pyarrow.parquet
import pytest
from test_board import EASY, HARD
from test_many import values

from sudoku_assistant import Board, RowError, generate, trace_many, write_traces

ENGINES = ["logic", "brute-force", "decision-tree", "exact-cover"]


def replayed(trace):
    """Return the values after all steps, by the rules of sudoku alone."""
    board = Board(trace.puzzle).values
    gone = set()
    for step in trace.steps:
        at = 9 * step.row + step.column
        seen = {
            board[9 * row + column]
            for row in range(9)
            for column in range(9)
            if row == step.row or column == step.column or (row // 3, column // 3) == (step.row // 3, step.column // 3)
        }
        match step.action:
            case "place":
                assert board[at] == 0 and step.value not in seen and (at, step.value) not in gone
                board[at] = step.value
            case "eliminate":
                assert (at, step.value) not in gone
                gone.add((at, step.value))
            case "refuse":
                assert step.value in seen
            case "retract":
                assert board[at] == step.value
                board[at] = 0
    return board


@pytest.mark.parametrize("engine", ENGINES)
def test_steps_lead_to_the_solution(engine):
    # Brute force takes a million steps for the hard one.
    puzzles = [EASY] if engine == "brute-force" else [EASY, HARD]
    for trace in trace_many(puzzles, engine=engine):
        assert replayed(trace) == Board(trace.puzzle).solve().values == Board(trace.solution).values


@pytest.mark.parametrize("engine", ENGINES)
def test_moves_have_the_public_layout(engine):
    for puzzle, moves in zip([EASY, HARD], trace_many([EASY, HARD], form="moves", engine=engine, max_steps=10**7)):
        givens, fours = moves[0], [moves[at : at + 4] for at in range(1, 325, 4)]
        solution = Board(puzzle).solve()
        assert len(moves) == 325 and givens == 81 - puzzle.count(".")
        assert sorted((row, column) for row, column, *_ in fours) == [(row, column) for row in range(9) for column in range(9)]
        assert all(solution[row, column] == value for row, column, value, _ in fours)
        assert [strategy == 0 for *_, strategy in fours] == [True] * givens + [False] * (81 - givens)
        assert {strategy for *_, strategy in fours} <= {0, 2, 3, 4, 5, 6, 7, 8, 9}


def test_moves_come_as_numpy_and_arrow_too():
    moves = trace_many([EASY, HARD], form="moves")
    assert trace_many(values([EASY, HARD]), form="moves").tolist() == moves
    column = trace_many(pyarrow.array([EASY, HARD]), form="moves")
    assert column.field("moves").to_pylist() == moves


def test_too_long_traces_and_other_boards_have_none():
    with pytest.raises(RowError, match="max_steps"):
        trace_many([HARD], engine="brute-force", max_steps=100)
    with pytest.raises(RowError, match="classic"):
        trace_many([generate(board="6", seed=1)])
    with pytest.raises(ValueError, match="form"):
        trace_many([EASY], form="story")


@pytest.mark.parametrize("form", ["steps", "moves"])
def test_files_of_traces_have_a_card(tmp_path, form):
    path = tmp_path / "traces.parquet"
    assert write_traces(iter([EASY, "." * 81, HARD]), path, form=form, errors="null") == 2
    table = pyarrow.parquet.read_table(path)
    assert table.column("puzzle").to_pylist() == [EASY, HARD]
    assert table.column(form).to_pylist() == trace_many(pyarrow.array([EASY, HARD]), form=form).field(form).to_pylist()
    card = (tmp_path / "traces.md").read_text()
    assert "2 classic sudokus" in card and "1 puzzles without" in card and ("NeurIPS" in card) == (form == "moves")


def test_a_file_is_whole_or_not_there(tmp_path, monkeypatch):
    monkeypatch.setattr("sudoku_assistant.traces._ROWS_AT_ONCE", 10)
    with pytest.raises(RowError) as caught:
        write_traces([EASY] * 21 + ["rubbish"], tmp_path / "traces.parquet")
    assert caught.value.index == 21 and list(tmp_path.iterdir()) == []
