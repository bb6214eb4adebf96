//! Full grids at random: where every puzzle begins.

use super::cells::houses_of;
use super::seed::Random;

const ALL_DIGITS: u16 = 0x1ff;

/// What a full grid is made in: the digits that each house lacks, and the way back.
struct Filling {
    /// Each 0 for a blank, or 1 to 9.
    values: [u8; 81],
    /// For each house the digits that it lacks, one bit a digit.
    lacks: [u16; 27],
}

impl Filling {
    fn put(&mut self, cell: usize, bit: u16) {
        self.values[cell] = bit.trailing_zeros() as u8 + 1;
        houses_of(cell).into_iter().for_each(|house| self.lacks[house] &= !bit);
    }

    fn take(&mut self, cell: usize) {
        let bit = 1 << (self.values[cell] - 1);
        self.values[cell] = 0;
        houses_of(cell).into_iter().for_each(|house| self.lacks[house] |= bit);
    }

    fn allowed(&self, cell: usize) -> u16 {
        let [row, column, square] = houses_of(cell).map(|house| self.lacks[house]);
        row & column & square
    }
}

/// A full grid that keeps the rules: 81 values in reading order, each 1 to 9.
///
/// The boxes 1, 5 and 9 share no house and are shuffled; then the first of the cells with the fewest allowed digits takes one of
/// these at random, again and again, and gives it back for another one if a cell has none left. The search is whole, and every
/// grid can come out of it, though not each equally often.
pub fn random(random: &mut Random) -> [u8; 81] {
    let mut filling = Filling { values: [0; 81], lacks: [ALL_DIGITS; 27] };
    for corner in [0, 30, 60] {
        let mut digits = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        random.shuffle(&mut digits);
        for (n, digit) in digits.into_iter().enumerate() {
            filling.put(corner + n / 3 * 9 + n % 3, 1 << digit);
        }
    }
    let mut blanks: [u8; 54] = [0; 54];
    let open = (0..81).filter(|&cell| filling.values[cell] == 0);
    open.zip(&mut blanks).for_each(|(cell, blank)| *blank = cell as u8);
    // The cells filled so far are the first ones of `blanks`; `rest` has what is still to be tried in each.
    let mut rest = [0; 54];
    let mut depth = 0;
    while depth < blanks.len() {
        let (mut next, mut least) = (depth, u32::MAX);
        for (at, &blank) in blanks.iter().enumerate().skip(depth) {
            let count = filling.allowed(usize::from(blank)).count_ones();
            // Among equals the first in reading order, wherever the exchanges have brought it.
            if (count, blank) < (least, blanks[next]) || least == u32::MAX {
                (next, least) = (at, count);
            }
            if count == 0 {
                break;
            }
        }
        blanks.swap(depth, next);
        rest[depth] = filling.allowed(usize::from(blanks[depth]));
        while rest[depth] == 0 {
            // The three boxes can always be completed, so there is a cell before.
            depth -= 1;
            filling.take(usize::from(blanks[depth]));
        }
        let bit = pick(rest[depth], random);
        rest[depth] &= !bit;
        filling.put(usize::from(blanks[depth]), bit);
        depth += 1;
    }
    filling.values
}

/// One of the bits of a mask that is not 0, each as likely as the other.
fn pick(mask: u16, random: &mut Random) -> u16 {
    let passed = random.below(mask.count_ones());
    let left = (0..passed).fold(mask, |mask, _| mask & (mask - 1));
    left & left.wrapping_neg()
}
