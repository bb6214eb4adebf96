//! Naked and hidden singles with sets of cells: for each digit, the cells that it can still go into.

use super::cells::{ALL_CELLS, CellSet, cells};
use sudoku_board::classic::Grid;
use sudoku_board::classic::cells::PEERS;

/// The possible cells of each digit, and the cells that are filled.
#[derive(Clone, Copy, Debug)]
pub struct DigitCells {
    /// For each digit, the cells that have it or could have it.
    places: [CellSet; 9],
    placed: CellSet,
}

impl DigitCells {
    /// A board on which every digit is possible in every cell.
    pub const ALL: DigitCells = DigitCells { places: [ALL_CELLS; 9], placed: 0 };

    /// Returns the possible cells for the digits of a puzzle that follows the rules.
    pub fn of(puzzle: &Grid) -> DigitCells {
        let mut all = DigitCells::ALL;
        for (cell, &value) in puzzle.values().iter().enumerate() {
            if value != 0 {
                all.place(cell, usize::from(value) - 1);
            }
        }
        all
    }

    /// Returns true if every cell is filled.
    pub fn is_full(&self) -> bool {
        self.placed == ALL_CELLS
    }

    /// Places a digit, 0 to 8, in a blank cell.
    pub fn place(&mut self, cell: usize, digit: usize) {
        let bit = 1 << cell;
        for places in &mut self.places {
            *places &= !bit;
        }
        self.places[digit] = self.places[digit] & !PEERS[cell].bits() | bit;
        self.placed |= bit;
    }

    /// Places naked and hidden singles until there are none. Returns false if a cell has no digit left, or a digit no cell.
    ///
    /// The result does not depend on the order in which they are placed.
    pub fn propagate(&mut self) -> bool {
        // The possible cells of each digit when its hidden singles were last searched for.
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
                let Some(lone) = lone(self.places[digit]) else { return false };
                for cell in cells(lone & !self.placed) {
                    if self.places[digit] >> cell & 1 == 0 {
                        return false;
                    }
                    self.place(cell, digit);
                }
            }
            if self.placed == before {
                return true;
            }
        }
    }

    /// Returns the first of the blank cells with the fewest digits, and these digits as bits; `None` on a full board.
    pub fn fewest(&self) -> Option<(usize, u16)> {
        // The number of digits in each cell, as four sets: one per bit of the number.
        let mut counts: [CellSet; 4] = [0; 4];
        for mut carry in self.places {
            for bit in &mut counts {
                (*bit, carry) = (*bit ^ carry, *bit & carry);
            }
        }
        let mut least = ALL_CELLS & !self.placed;
        for bit in counts.iter().rev() {
            if least & !bit != 0 {
                least &= !bit;
            }
        }
        let cell = (least != 0).then(|| least.trailing_zeros() as usize)?;
        let bits = self.places.iter().enumerate().map(|(digit, places)| ((places >> cell & 1) as u16) << digit);
        Some((cell, bits.fold(0, |digits, bit| digits | bit)))
    }

    /// Returns the digits of a full board, in reading order, each 1 to 9.
    pub fn values(&self) -> [u8; 81] {
        let mut values = [0; 81];
        for (value, &places) in (1..).zip(&self.places) {
            cells(places).for_each(|cell| values[cell] = value);
        }
        values
    }
}

/// The bits of the first row.
const ROW: u32 = 0x1ff;

/// The first cell of each row.
const ROW_STARTS: CellSet = {
    let (mut starts, mut row) = (0, 0);
    while row < 9 {
        starts |= 1 << (9 * row);
        row += 1;
    }
    starts
};

/// The last cell of each row.
const ROW_ENDS: CellSet = ROW_STARTS << 8;

/// Returns the cells of a set that are alone in their row, column or box; `None` if a house has no cell of the set.
fn lone(set: CellSet) -> Option<CellSet> {
    // Marks the end of each row that has a cell, with a sum in each row that does not carry into the next.
    let held = |set: CellSet| (((set & !ROW_ENDS) + (ROW_ENDS - ROW_STARTS)) | set) & ROW_ENDS;
    if held(set) != ROW_ENDS {
        return None;
    }
    // Each row, with its first cell in the set removed.
    let single_rows = ROW_ENDS & !held(set & (set - ROW_STARTS));
    let in_rows = (single_rows << 1) - (single_rows >> 8);

    // Three bands of three rows. `fold` finds the cells that are in any of three sets, and those that are in at least two.
    let bands = [0, 27, 54].map(|start| (set >> start) as u32 & 0x7ff_ffff);
    let fold = |[a, b, c]: [u32; 3]| (a | b | c, a & b | (a | b) & c);
    let (mut any, mut several) = (0, 0);
    let (mut box_any, mut box_several) = (0, 0);
    for (n, band) in bands.into_iter().enumerate() {
        let (once, twice) = fold([band & ROW, band >> 9 & ROW, band >> 18]);
        several |= any & once | twice;
        any |= once;
        box_any |= once << (9 * n);
        box_several |= twice << (9 * n);
    }
    // The first column of each box, with nine boxes in a word.
    const FIRST: u32 = 0o111_111_111;
    let columns = [0, 1, 2].map(|column| box_any >> column & FIRST);
    let (once, twice) = fold(columns);
    if any != ROW || once != FIRST {
        return None;
    }
    let in_columns = CellSet::from(any & !several) * ROW_STARTS;
    let crowded = twice | (box_several | box_several >> 1 | box_several >> 2) & FIRST;
    let single_boxes = (FIRST & !crowded) * 7;
    let in_boxes = [0, 1, 2].into_iter().fold(0, |cells, band| {
        let row = single_boxes >> (9 * band) & ROW;
        cells | CellSet::from(row * (1 | 1 << 9 | 1 << 18)) << (27 * band)
    });
    Some(set & (in_rows | in_columns | in_boxes))
}

/// Returns true if naked and hidden singles alone solve the puzzle. If so, it has one solution.
pub fn suffice(puzzle: &Grid) -> bool {
    let mut places = DigitCells::of(puzzle);
    places.propagate() && places.is_full()
}
