//! Unavoidable sets: sets of cells in a full grid of which each puzzle with only that solution must have at least one as a
//! given.

use super::cells::{CellSet, cells};
use sudoku_board::classic::cells::PEERS;

/// Fills `sets` with unavoidable sets of a full grid: cells whose digits can be rearranged into another valid grid.
///
/// Two kinds are cheap to find. The cells of two digits split into parts that share no house, and in each part the two digits
/// can be swapped. Two rows of a band (or columns of a stack) split into groups of columns (or rows) in which they can be
/// swapped. The name is from G. McGuire, B. Tugemann and G. Civario, "There is no 16-Clue Sudoku", 2012.
pub fn find(solution: &[u8; 81], sets: &mut Vec<CellSet>) {
    sets.clear();
    let mut digits: [CellSet; 9] = [0; 9];
    for (cell, &value) in solution.iter().enumerate() {
        digits[usize::from(value) - 1] |= 1 << cell;
    }
    for first in 0..9 {
        for second in first + 1..9 {
            let mut left = digits[first] | digits[second];
            while left != 0 {
                let part = connected(left);
                sets.push(part);
                left &= !part;
            }
        }
    }
    for line in 0..9 {
        for other in line + 1..line / 3 * 3 + 3 {
            exchanges(|n| 9 * line + n, |n| 9 * other + n, solution, sets);
            exchanges(|n| 9 * n + line, |n| 9 * n + other, solution, sets);
        }
    }
}

/// Returns the cells connected to the first one through houses.
fn connected(of: CellSet) -> CellSet {
    let mut part = of & of.wrapping_neg();
    let mut edge = part;
    while edge != 0 {
        let reached = cells(edge).fold(0, |reached, cell| reached | PEERS[cell].bits()) & of & !part;
        part |= reached;
        edge = reached;
    }
    part
}

/// Returns the cycles of the permutation that turns one line into the other. Cycles of length two are left out, since they are
/// also pairs of digits.
fn exchanges(
    line: impl Fn(usize) -> usize,
    other: impl Fn(usize) -> usize,
    solution: &[u8; 81],
    sets: &mut Vec<CellSet>,
) {
    let mut place = [0; 10];
    for n in 0..9 {
        place[usize::from(solution[line(n)])] = n;
    }
    let mut seen = 0u16;
    for start in 0..9 {
        let (mut set, mut n): (CellSet, usize) = (0, start);
        while seen >> n & 1 == 0 {
            seen |= 1 << n;
            set |= 1 << line(n) | 1 << other(n);
            n = place[usize::from(solution[other(n)])];
        }
        if set.count_ones() > 4 {
            sets.push(set);
        }
    }
}
