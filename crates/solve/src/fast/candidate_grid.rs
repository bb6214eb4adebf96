//! The candidates of a board, nine bits per cell.

use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Values};

/// The first of the nine bits of each box in a lane.
pub const LOW: u32 = 1 | 1 << 10 | 1 << 20;
/// The nine bits of each box.
pub const DIGITS: u32 = 0x1ff * LOW;
/// The bit above the nine of each box.
pub const GUARDS: u32 = LOW << 9;

/// The candidates of a board. For each of the nine places in a box, row by row, there is a lane per band. A lane has nine bits
/// for the cell at this place in each of the band's three boxes.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub struct CandidateGrid {
    /// The unused lanes hold every digit, so that nothing follows from them. All guards are set.
    pub places: [[u32; 4]; 9],
    /// The cells with several digits: bit `10 * box + place` in the lane of a band. The unused lane is zero as long as nothing
    /// has been concluded from the candidates.
    pub open: [u32; 4],
    /// The cells with two digits.
    pub two: [u32; 4],
}

/// A cell: its place in the box, its band, and its first bit in the lane.
#[derive(Clone, Copy, Debug)]
struct CellPlace {
    place: u8,
    band: u8,
    shift: u8,
}

impl CellPlace {
    const fn of(cell: usize) -> CellPlace {
        let (row, column) = (cell / 9, cell % 9);
        CellPlace { place: (3 * (row % 3) + column % 3) as u8, band: (row / 3) as u8, shift: (10 * (column / 3)) as u8 }
    }
}

/// The places of the cells in reading order.
static PLACES: [CellPlace; 81] = {
    let mut places = [CellPlace::of(0); 81];
    let mut cell = 0;
    while cell < 81 {
        places[cell] = CellPlace::of(cell);
        cell += 1;
    }
    places
};

impl CandidateGrid {
    /// Creates a position in which every digit is possible in every cell, except in the givens.
    #[inline(always)]
    pub fn new(givens: &Grid) -> CandidateGrid {
        let mut places = [[DIGITS | GUARDS; 4]; 9];
        for (&value, at) in givens.values().iter().zip(&PLACES) {
            if value != 0 {
                // All nine bits are set.
                places[at.place as usize][at.band as usize & 3] ^= (0x1ff ^ 1 << (value - 1)) << at.shift;
            }
        }
        CandidateGrid { places, open: [0; 4], two: [0; 4] }
    }

    /// Creates a position with these digits in each cell.
    pub fn within(allowed: &[Values; Cell::COUNT]) -> CandidateGrid {
        let mut places = [[DIGITS | GUARDS; 4]; 9];
        for (allowed, at) in allowed.iter().zip(&PLACES) {
            places[at.place as usize][at.band as usize & 3] ^= (0x1ff ^ allowed.bits()) << at.shift;
        }
        CandidateGrid { places, open: [0; 4], two: [0; 4] }
    }

    /// Returns true if everything has been concluded from the candidates.
    #[inline(always)]
    pub fn is_settled(&self) -> bool {
        self.open[3] != 0
    }

    /// Returns true if every cell has one digit.
    #[inline(always)]
    pub fn is_solved(&self) -> bool {
        self.open[0] | self.open[1] | self.open[2] == 0
    }

    /// Returns the digits of a solved position.
    #[inline(always)]
    pub fn solution(&self) -> Grid {
        let mut values = [0; Cell::COUNT];
        for (value, at) in values.iter_mut().zip(&PLACES) {
            let lane = self.places[at.place as usize][at.band as usize & 3];
            *value = ((lane >> at.shift & 0x1ff).trailing_zeros() + 1) as u8;
        }
        Grid::of_values(values)
    }
}
