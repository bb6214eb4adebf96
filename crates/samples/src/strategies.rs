//! Strategies for property tests: cells, digits, boards.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Value};

/// Generates any of the 81 cells.
pub fn cell() -> impl Strategy<Value = Cell> {
    (0..81usize).prop_map(|index| Cell::from_index(index).expect("0 to 80"))
}

/// Generates any of the nine digits.
pub fn digit() -> impl Strategy<Value = Value> {
    (0..9usize).prop_map(|index| Value::DIGITS[index])
}

/// Generates a blank or a digit, blanks more often.
pub fn value() -> impl Strategy<Value = Option<Value>> {
    prop_oneof![2 => Just(None), 1 => digit().prop_map(Some)]
}

/// Generates a grid with any digits, whether they break rules or not.
pub fn any_grid() -> impl Strategy<Value = Grid> {
    vec(value(), 81).prop_map(|values| {
        let mut grid = Grid::EMPTY;
        Cell::all().zip(values).for_each(|(cell, value)| grid.put(cell, value));
        grid
    })
}

/// Generates a puzzle with up to `most` givens that break no rule; it may have any number of solutions, or none.
pub fn lawful_puzzle(most: usize) -> impl Strategy<Value = Grid> {
    vec((cell(), digit()), 0..=most).prop_map(|wishes| {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in wishes {
            if grid.get(cell).is_none() && cell.peers().all(|peer| grid.get(peer) != Some(digit)) {
                grid.put(cell, Some(digit));
            }
        }
        grid
    })
}

/// Generates a solved board: a pattern that shifts its first row, with the digits renamed and the lines shuffled.
pub fn solved_values() -> impl Strategy<Value = [Value; 81]> {
    let order = || Just([0usize, 1, 2]).prop_shuffle();
    (Just(Value::DIGITS).prop_shuffle(), order(), order(), order(), order()).prop_map(
        |(digits, bands, rows, stacks, columns)| {
            std::array::from_fn(|index| {
                let row = bands[index / 27] * 3 + rows[index / 9 % 3];
                let column = stacks[index % 9 / 3] * 3 + columns[index % 3];
                digits[(row * 3 + row / 3 + column) % 9]
            })
        },
    )
}

/// Generates a puzzle that has a solution, with at most this many blank cells, and the solution.
pub fn solvable_puzzle(blanks: usize) -> impl Strategy<Value = (Grid, [Value; 81])> {
    (solved_values(), vec(any::<Index>(), 0..=blanks)).prop_map(|(solved, holes)| {
        let mut values = solved.map(Value::get);
        for hole in holes {
            values[hole.index(81)] = 0;
        }
        (Grid::of_values(values), solved)
    })
}
