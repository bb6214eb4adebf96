//! Random full grids, from which all puzzles are made.

use super::seed::Random;
use super::singles::DigitCells;

/// The indices of the first cells of boxes 1, 5 and 9.
const DIAGONAL_BOXES: [usize; 3] = [0, 30, 60];

/// Returns a random full grid that follows the rules: 81 values in reading order, each 1 to 9.
///
/// Boxes 1, 5 and 9 share no house and are shuffled. Then, again and again, the first of the cells with the fewest allowed
/// digits takes one of them at random, and takes another if a cell has none left. The search is complete: every grid can
/// result, though not all are equally likely.
pub fn random(random: &mut Random) -> [u8; 81] {
    loop {
        let mut places = DigitCells::ALL;
        for first in DIAGONAL_BOXES {
            let mut digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
            random.shuffle(&mut digits);
            for (n, digit) in digits.into_iter().enumerate() {
                places.place(first + n / 3 * 9 + n % 3, digit);
            }
        }
        // Three such boxes can always be completed, so the loop runs only once.
        if fill(&mut places, random) {
            return places.values();
        }
    }
}

/// Fills the blanks at random. Returns false if that is impossible; the places are then unspecified.
fn fill(places: &mut DigitCells, random: &mut Random) -> bool {
    let Some((cell, mut digits)) = places.fewest() else { return true };
    while digits != 0 {
        let digit = pick(digits, random);
        digits &= !(1 << digit);
        let before = *places;
        places.place(cell, digit);
        if fill(places, random) {
            return true;
        }
        *places = before;
    }
    false
}

/// Returns the position of a random bit of a nonzero mask, each equally likely.
fn pick(mask: u16, random: &mut Random) -> usize {
    let passed = random.below(mask.count_ones());
    (0..passed).fold(mask, |mask, _| mask & (mask - 1)).trailing_zeros() as usize
}
