//! Naked and hidden singles by sets of cells: for each digit, where it can still stand.

use super::cells::{ALL_CELLS, CellSet, HOUSES, PEERS, cells};
use crate::fast::Grid;

/// Where each digit can stand, and which cells have theirs.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// For each digit the cells where it stands or could stand.
    places: [CellSet; 9],
    placed: CellSet,
}

impl Places {
    /// The places that the digits of a puzzle leave. Its digits keep the rules.
    pub fn of(puzzle: &Grid) -> Places {
        let mut all = Places { places: [ALL_CELLS; 9], placed: 0 };
        for (cell, &value) in puzzle.values().iter().enumerate() {
            if value != 0 {
                all.place(cell, usize::from(value) - 1);
            }
        }
        all
    }

    /// Whether every cell has its digit.
    pub fn is_full(&self) -> bool {
        self.placed == ALL_CELLS
    }

    /// Places a digit, 0 to 8, in a cell that has none.
    pub fn place(&mut self, cell: usize, digit: usize) {
        let bit = 1 << cell;
        for places in &mut self.places {
            *places &= !bit;
        }
        self.places[digit] = self.places[digit] & !PEERS[cell] | bit;
        self.placed |= bit;
    }

    /// Places naked and hidden singles until there are none. Returns false if a cell has no digit left, or a digit no place.
    ///
    /// The order in which they are placed changes nothing about what is left at the end.
    pub fn propagate(&mut self) -> bool {
        // What each digit looked like when its hidden singles were last sought.
        let mut sought = [ALL_CELLS; 9];
        loop {
            let (mut once, mut twice) = (0, 0);
            for places in self.places {
                twice |= once & places;
                once |= places;
            }
            if once != ALL_CELLS {
                return false;
            }
            let naked = once & !twice & !self.placed;
            if naked != 0 {
                for cell in cells(naked) {
                    let Some(digit) = self.places.iter().position(|places| places >> cell & 1 == 1) else {
                        return false;
                    };
                    self.place(cell, digit);
                }
                continue;
            }
            let before = self.placed;
            for (digit, sought) in sought.iter_mut().enumerate() {
                if self.places[digit] == *sought {
                    continue;
                }
                *sought = self.places[digit];
                for house in HOUSES {
                    let here = self.places[digit] & house;
                    if here & here.wrapping_sub(1) == 0 {
                        if here == 0 {
                            return false;
                        }
                        if here & self.placed == 0 {
                            self.place(here.trailing_zeros() as usize, digit);
                        }
                    }
                }
            }
            if self.placed == before {
                return true;
            }
        }
    }

    /// The first of the blank cells with the fewest digits, and these as bits; `None` on a full board.
    pub fn fewest(&self) -> Option<(usize, u16)> {
        let digits = |cell: usize| {
            let bits = self.places.iter().enumerate().map(|(digit, places)| ((places >> cell & 1) as u16) << digit);
            bits.fold(0, |digits, bit| digits | bit)
        };
        cells(ALL_CELLS & !self.placed).map(|cell| (cell, digits(cell))).min_by_key(|(_, digits)| digits.count_ones())
    }
}

/// Whether naked and hidden singles alone fill the puzzle. If so, it has one solution.
pub fn suffice(puzzle: &Grid) -> bool {
    let mut places = Places::of(puzzle);
    places.propagate() && places.is_full()
}
