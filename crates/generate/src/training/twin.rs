//! Twins: the same position with its digits exchanged, its rows and columns in another order, and the two swapped.

use crate::Seed;
use sudoku_board::{Board, Candidate, Cell, Value};
use sudoku_techniques::Position;

/// A source of random numbers below the given one.
type Dice<'a> = dyn FnMut(usize) -> usize + 'a;

/// Returns the twin made from this seed. It is as hard as the position, and is solved in the same way.
pub(super) fn twin(position: &Position, seed: Seed) -> Position {
    let mut thrown = 0;
    let mut dice = |below: usize| {
        thrown += 1;
        (seed.nth(thrown).0 % below as u64) as usize
    };
    let (rows, columns, digits) = (lines(&mut dice), lines(&mut dice), shuffled::<9>(&mut dice));
    let turns = dice(2) == 1;
    let digit = |digit: Value| Value::DIGITS[digits[digit.index()]];
    let cell = |cell: Cell| {
        let (row, column) = (rows[cell.row()], columns[cell.column()]);
        if turns { Cell::at(column, row) } else { Cell::at(row, column) }
    };
    if !position.is_classic() {
        return position.clone();
    }
    let (original, mut board) = (position.board(), Board::default());
    for of in position.cells() {
        board.write(cell(of), original.get(of).map(digit), original.kind(of));
    }
    let Ok(mut twin) = Position::of(&board) else { return position.clone() };
    for of in position.blanks() {
        for other in Value::DIGITS.into_iter().filter(|&other| !position.candidates(of).contains(other)) {
            twin.eliminate(Candidate { cell: cell(of), value: digit(other) });
        }
    }
    twin
}

/// Returns a random order of the nine rows or columns: the bands, and the lines in each band, are shuffled.
fn lines(dice: &mut Dice) -> [usize; 9] {
    let bands = shuffled::<3>(dice);
    let within = [(); 3].map(|()| shuffled::<3>(dice));
    std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
}

fn shuffled<const N: usize>(dice: &mut Dice) -> [usize; N] {
    let mut items = std::array::from_fn(|item| item);
    (1..N).rev().for_each(|last| items.swap(last, dice(last + 1)));
    items
}
