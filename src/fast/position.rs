//! The candidates of a whole board in three vectors, and what follows from them.

use super::grid::Grid;
use super::lanes::{LANES, Lanes};
use super::places::{PEERS, PLACES, Place};

/// The candidates of a board: for each band of three boxes a vector of [`Lanes`].
#[derive(Clone, Copy, Debug)]
pub struct Position<L> {
    pub bands: [L; 3],
}

/// A digit, 0 to 8, in a cell.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    pub place: Place,
    pub digit: usize,
}

/// What propagation came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A cell has no digit, or a digit no place.
    Contradiction,
    /// Every digit has one place in every box.
    Solved,
    /// Something has to be tried.
    Open,
}

impl<L: Lanes> Position<L> {
    /// The candidates around the givens; `None` if two equal ones share a box. `any` is any value.
    #[inline(always)]
    pub fn new(any: L, givens: &Grid) -> Option<Position<L>> {
        let values = givens.values();
        let mut lanes = [[0; LANES]; 3];
        let mut given = any.nonzero(values);
        while given != 0 {
            let cell = given.trailing_zeros() as usize;
            given &= given - 1;
            let place = PLACES[cell];
            let digit = usize::from(values[cell]) - 1;
            lanes[place.band()][L::lane(digit, place.bit() / 16)] |= 1 << (place.bit() % 16);
        }
        let [a, b, c] = lanes;
        let given = [any.load(&a), any.load(&b), any.load(&c)];
        let singles = [given[0].singles(), given[1].singles(), given[2].singles()];
        if L::differ(given, singles) {
            return None;
        }
        let all = any.all(0o777);
        let [a, b, c] = given;
        let (x, y, z) = (a.other_digits(), b.other_digits(), c.other_digits());
        let bands = lock([all.narrow(a).without(x), all.narrow(b).without(y), all.narrow(c).without(z)]);
        Some(Position { bands })
    }

    /// Takes candidates away until no more follows.
    #[inline(always)]
    pub fn propagate(&mut self) -> Outcome {
        let [mut a, mut b, mut c] = self.bands;
        let nothing = a.without(a);
        let mut before = [nothing; 3];
        loop {
            let (x, y, z) = (a.other_digits(), b.other_digits(), c.other_digits());
            if !L::cover([a, b, c], [x, y, z]) {
                return Outcome::Contradiction;
            }
            // A digit with one place in a box: no other digit has that cell.
            let (p, q, r) = (a.singles(), b.singles(), c.singles());
            let (p, q, r) = (p.other_digits(), q.other_digits(), r.other_digits());
            // A cell with one digit: the digit has no other place in the box.
            (a, b, c) = (a.narrow(a.without(x)), b.narrow(b.without(y)), c.narrow(c.without(z)));
            (a, b, c) = (a.without(p), b.without(q), c.without(r));
            // As the last time, and then rows and columns took nothing away.
            if !L::differ([a, b, c], before) {
                self.bands = before;
                let singles = [a.singles(), b.singles(), c.singles()];
                return if L::differ(before, singles) { Outcome::Open } else { Outcome::Solved };
            }
            before = [a, b, c];
            [a, b, c] = lock(before);
            if L::lack([a, b, c]) {
                return Outcome::Contradiction;
            }
        }
    }

    /// Puts the digit into its cell as far as other cells go: no peer has it.
    #[inline(always)]
    pub fn place(&mut self, Candidate { place, digit }: Candidate) {
        let peers = &PEERS[place.band()][place.bit()];
        let [a, b, c] = self.bands;
        self.bands = [
            a.without_of_digit(digit, peers[0]),
            b.without_of_digit(digit, peers[1]),
            c.without_of_digit(digit, peers[2]),
        ];
    }

    /// Takes the candidate away.
    #[inline(always)]
    pub fn remove(&mut self, Candidate { place, digit }: Candidate) {
        let band = &mut self.bands[place.band()];
        *band = band.without_of_digit(digit, 1 << place.bit());
    }

    /// The digits of a position that is solved.
    #[inline(always)]
    pub fn solution(&self) -> Grid {
        let mut values = [0; 81];
        let [a, b, c] = self.bands;
        let bands = [a.memory(), b.memory(), c.memory()];
        for (band, memory) in bands.iter().enumerate() {
            for digit in 0..9 {
                let word = L::word(memory, digit);
                for column in 0..3 {
                    // One bit of nine: its row, three bits each, and its column in the box.
                    let bit = (word >> (16 * column) & 0o777 | 1 << 9).trailing_zeros() as usize;
                    let cell = 27 * band + 3 * column + 9 * (bit / 3) + bit % 3;
                    if let Some(value) = values.get_mut(cell) {
                        *value = digit as u8 + 1;
                    }
                }
            }
        }
        Grid::of_values(values)
    }
}

/// Bits 0, 3 and 6: of the three rows of a box one each.
const ROWS: u16 = 0o111;

/// Locked candidates: in each band a digit stands in three different rows of the three boxes, in each stack in three
/// different columns. Keeps the candidates for which the other two boxes leave such an arrangement.
#[inline(always)]
fn lock<L: Lanes>([a, b, c]: [L; 3]) -> [L; 3] {
    let rows = rows_of([a, b, c]);
    let (one, two) = turned(rows);
    let rows = rows.and(one.next_box().and(two.box_before()).or(two.next_box().and(one.box_before())));

    let columns = columns_of([a, b, c]);
    // Bits of each group of three moved on by one and by two, cyclic.
    let one = L::choose::<0o666>(columns.left::<1>(), columns.right::<2>());
    let two = L::choose::<0o444>(columns.left::<2>(), columns.right::<1>());
    let ((one_one, one_two), (two_one, two_two)) = (turned(one), turned(two));
    let columns = columns.and(one_one.and(two_two).or(one_two.and(two_one)));

    [
        a.and3(rows.across(), columns.along()),
        b.and3(rows.right::<1>().across(), columns.right::<3>().along()),
        c.and3(rows.right::<2>().across(), columns.right::<6>().along()),
    ]
}

/// Which rows of its box a digit can stand in: bit `3 * row + band`.
#[inline(always)]
fn rows_of<L: Lanes>([a, b, c]: [L; 3]) -> L {
    // The third bit of three becomes one if any of them is.
    let a = a.or(a.keep::<0o333>().plus::<0o333>());
    let b = b.or(b.keep::<0o333>().plus::<0o333>());
    let c = c.or(c.keep::<0o333>().plus::<0o333>());
    L::choose::<ROWS>(a.right::<2>(), L::choose::<{ ROWS << 1 }>(b.right::<1>(), c))
}

/// Which columns of its box a digit can stand in: bit `3 * band + column`.
#[inline(always)]
fn columns_of<L: Lanes>([a, b, c]: [L; 3]) -> L {
    let first = L::choose::<0o700>(c.left::<6>(), L::choose::<0o070>(b.left::<3>(), a));
    let second = L::choose::<0o700>(c.left::<3>(), L::choose::<0o070>(b, a.right::<3>()));
    let third = L::choose::<0o700>(c, L::choose::<0o070>(b.right::<3>(), a.right::<6>()));
    first.or3(second, third)
}

/// Three groups of three bits moved on by one group and by two, cyclic; the bits above are undefined.
#[inline(always)]
fn turned<L: Lanes>(groups: L) -> (L, L) {
    let repeated = groups.repeated();
    (repeated.right::<6>(), repeated.right::<3>())
}
