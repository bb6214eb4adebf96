"""Tests of single sudokus."""

import itertools
import pickle

import pytest
from traitlets import TraitError

from sudoku_assistant import (
    Board,
    GenerationError,
    NoSolutionError,
    PuzzleError,
    SeveralSolutionsError,
    SudokuError,
    generate,
)

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."
KILLER_X = dict(board="killer+x", seed=1)


def test_a_board_is_read_from_text_and_from_numbers():
    board = Board(EASY)
    assert board.side == 9 and board[0, 1] == 3 and board[8, -1] == 9
    rows = [board.values[9 * row : 9 * row + 9] for row in range(9)]
    assert Board(board.values) == Board(rows) == board
    assert str(board) == EASY and eval(repr(board)) == board
    with pytest.raises(IndexError):
        board[9, 0]


@pytest.mark.parametrize("text", ["", "no puzzle", "55" + "." * 79, "1" * 80])
def test_what_is_no_puzzle_is_refused(text):
    with pytest.raises(PuzzleError) as caught:
        Board(text)
    assert isinstance(caught.value, SudokuError) and isinstance(caught.value, ValueError)


def test_a_board_is_solved_and_counted():
    assert str(Board(EASY).solve()) == SOLVED
    assert Board(EASY).count() == 1 and Board("." * 81).count(limit=50) == 50
    with pytest.raises(NoSolutionError):
        Board("12345678." + "." * 17 + "9" + "." * 54).solve()


def test_solutions_are_lazy_and_all_different():
    found = list(itertools.islice(Board("." * 81).solutions(), 100))
    assert len(set(found)) == 100 and all(board.count() == 1 for board in found)
    assert list(map(str, Board(EASY).solutions())) == [SOLVED]


def test_a_puzzle_is_rated():
    rating = Board(HARD).rate()
    assert (rating.level, Board(EASY).rate().level) == ("medium", "easy")
    assert rating.hardest and rating.explainer >= 1.0 and rating.steps >= 50 and rating.score > 200
    with pytest.raises(SeveralSolutionsError):
        Board("." * 81).rate()


def test_the_steps_of_an_explanation_lead_to_the_solution():
    board = Board(HARD)
    values = board.values
    solution = board.solve().values
    for step in board.explain():
        assert str(step) == step.sentence and step.sentence.endswith(".")
        assert all(solution[9 * row + column] != value for row, column, value in step.eliminations)
        for row, column, value in step.placements:
            values[9 * row + column] = value
    assert values == solution
    assert board.hint() == board.explain()[0] and Board(SOLVED).hint() is None


def test_puzzles_are_generated_from_seeds():
    hard = generate(level="hard", seed=5)
    assert hard.rate().level == "hard" and generate(level="hard", seed=5) == hard
    assert generate(needs="x-wing", seed=5).rate().hardest == "X-wing"
    assert generate(seed=5) != generate(seed=6)
    for wrong in ({"level": "heavy"}, {"needs": "luck"}, {"board": "round"}, {"givens": 3}, {"level": "easy", "needs": "x-wing"}):
        with pytest.raises(GenerationError):
            generate(**wrong)


@pytest.mark.parametrize("wish", [{"board": "6"}, {"board": "jigsaw"}, KILLER_X, {"board": "16"}])
def test_any_board_is_solved_drawn_and_read_again(wish):
    board = generate(**{"seed": 1, **wish})
    assert Board(str(board)) == board and board.count() == 1
    assert 0 not in board.solve().values and "<svg" in board._repr_html_()
    if board.side < 16:
        assert board.rate().steps == len(board.explain())


def test_boards_can_be_pickled_and_hashed():
    for board in (Board(EASY), generate(**KILLER_X)):
        again = pickle.loads(pickle.dumps(board))
        assert again == board and len({again, board}) == 1
    assert Board(EASY) != EASY


@pytest.mark.parametrize("wish", [{"board": "4"}, {"board": "16"}, {"board": "jigsaw"}, KILLER_X, {"level": "easy"}])
def test_any_board_is_played_in_a_notebook(wish):
    board = generate(**{"seed": 1, **wish})
    played = board.play()
    assert (played.side, played.value) == (board.side, board.values)
    assert played.fixed == [value > 0 for value in board.values]
    assert Board(played.rules or played.value) == board
    for wrong in (board.values[1:], [board.side + 1, *board.values[1:]]):
        with pytest.raises(TraitError):
            played.value = wrong
    assert played.value == board.values
    played[0] = board.side
    assert played[0] == board.side and len(played) == board.side**2
