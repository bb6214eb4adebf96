//! Cages: cells that are all different and add up to a total. The sets of values with that total are listed in advance.

use sudoku_board::sudoku::{Values, combinations};

/// The most sets of a cage; a cage with more sets is treated as an ordinary sum.
const MOST_SETS: usize = 512;

/// A cage with a total.
#[derive(Clone, Debug)]
pub struct Cage {
    pub cells: Vec<u16>,
    /// The sets of values that add up to the total.
    pub sets: Vec<u32>,
}

/// Creates a cage, if these weights and cells are one.
pub fn of(terms: &[(i16, u16)], total: i32, side: u8, peers: &[Vec<u16>]) -> Option<Cage> {
    let cells: Vec<u16> = terms.iter().map(|&(_, cell)| cell).collect();
    let differ = |one: u16, other: u16| peers[usize::from(one)].binary_search(&other).is_ok();
    let all_differ = cells.iter().enumerate().all(|(at, &one)| cells[..at].iter().all(|&other| differ(one, other)));
    if !all_differ || terms.iter().any(|&(weight, _)| weight != 1) || cells.len() > usize::from(side) {
        return None;
    }
    let sets = combinations(cells.len(), total, side, MOST_SETS)?;
    Some(Cage { cells, sets: sets.into_iter().map(Values::bits).collect() })
}

impl Cage {
    /// Returns the values that its cells may have, and those that they must have; `None` if no set is left.
    pub fn filter(&self, values: &[u32]) -> Option<(u32, u32)> {
        let mut own = [0; 25];
        let own = &mut own[..self.cells.len()];
        let (mut any, mut fixed) = (0, 0);
        for (own, &cell) in own.iter_mut().zip(&self.cells) {
            *own = values[usize::from(cell)];
            any |= *own;
            fixed |= if own.is_power_of_two() { *own } else { 0 };
        }
        let (mut possible, mut required) = (0, u32::MAX);
        for &set in &self.sets {
            if set & !any | fixed & !set == 0 && own.iter().all(|own| own & set != 0) {
                possible |= set;
                required &= set;
            }
        }
        (possible != 0).then_some((possible, required))
    }
}
