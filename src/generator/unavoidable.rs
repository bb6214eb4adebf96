//! Unavoidable sets: cells of a full grid of which every puzzle with that one solution needs a given.

use super::cells::{CellSet, cells};
use crate::sudoku::cells::PEERS;

/// Fills `sets` with unavoidable sets of a full grid: those that have the same digits in another arrangement.
///
/// Two kinds are cheap to find. The cells of two digits fall into parts that share no house, in each of which the two can be
/// exchanged; and two rows of a band (or columns of a stack) fall into columns (or rows) in which they can be exchanged. The name
/// is that of G. McGuire, B. Tugemann and G. Civario, "There is no 16-Clue Sudoku", 2012.
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

/// The cells that hang together with the first one by houses.
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

/// The cycles of the permutation that turns one line into another; those of two pairs are pairs of digits too and left out.
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
