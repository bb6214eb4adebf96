//! A board as masks of candidates, with the singles placed.

use super::Grid;
use crate::sudoku::{Board, Cell, Digit};

const ALL: u16 = 0x1ff;

/// The 27 houses: the indices of their cells.
static HOUSES: [[u8; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut house = 0;
    while house < 9 {
        let mut n = 0;
        while n < 9 {
            houses[house][n] = (9 * house + n) as u8;
            houses[9 + house][n] = (9 * n + house) as u8;
            houses[18 + house][n] = (27 * (house / 3) + 3 * (house % 3) + 9 * (n / 3) + n % 3) as u8;
            n += 1;
        }
        house += 1;
    }
    houses
};

/// The 20 peers of each cell.
static PEERS: [[u8; 20]; 81] = {
    let mut peers = [[0; 20]; 81];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::at(index / 9, index % 9);
        let (mut other, mut n) = (0, 0);
        while other < 81 {
            if cell.is_peer_of(Cell::at(other / 9, other % 9)) {
                peers[index][n] = other as u8;
                n += 1;
            }
            other += 1;
        }
        index += 1;
    }
    peers
};

/// Up to nine ways to go on, of which one must be right: digits of a cell, or cells for a digit.
#[derive(Clone, Debug)]
pub struct Choice {
    ways: [(u8, u16); 9],
    left: u8,
}

impl Choice {
    /// No way but to go on as it is.
    pub const NOTHING: Choice = Choice { ways: [(0, 0); 9], left: 0 };

    fn of(ways: impl Iterator<Item = (u8, u16)>) -> Choice {
        let mut choice = Choice::NOTHING;
        for way in ways {
            choice.ways[usize::from(choice.left)] = way;
            choice.left += 1;
        }
        choice
    }

    pub fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The next way: the index of a cell, and the bit of the digit for it.
    pub fn take(&mut self) -> Option<(usize, u16)> {
        self.left = self.left.checked_sub(1)?;
        let (cell, bit) = self.ways[usize::from(self.left)];
        Some((usize::from(cell), bit))
    }
}

/// The candidates of all cells; a placed cell has one, and no peer of it has that one.
#[derive(Clone, Debug)]
pub struct State {
    candidates: [u16; 81],
    placed: u128,
}

impl State {
    /// The candidates of the board; `None` if its digits break a rule.
    pub fn new(board: &Board) -> Option<State> {
        let mut state = State { candidates: [ALL; 81], placed: 0 };
        let holds = Cell::all()
            .filter_map(|cell| board.get(cell).map(|digit| (cell, digit)))
            .all(|(cell, digit)| state.place(cell.index(), 1 << (digit.get() - 1)));
        holds.then_some(state)
    }

    /// Places a digit and takes it from all peers. Returns false if that breaks a rule.
    pub fn place(&mut self, cell: usize, bit: u16) -> bool {
        if self.candidates[cell] & bit == 0 {
            return false;
        }
        self.candidates[cell] = bit;
        self.placed |= 1 << cell;
        PEERS[cell].iter().all(|&peer| {
            let left = &mut self.candidates[usize::from(peer)];
            *left &= !bit;
            *left != 0
        })
    }

    fn is_placed(&self, cell: usize) -> bool {
        self.placed >> cell & 1 == 1
    }

    /// Places singles until there are none. Returns false if a cell has no digit left, or a digit no place.
    pub fn propagate(&mut self) -> bool {
        loop {
            let before = self.placed;
            for cell in 0..81 {
                let mask = self.candidates[cell];
                if mask.is_power_of_two() && !self.is_placed(cell) && !self.place(cell, mask) {
                    return false;
                }
            }
            if self.placed != before {
                continue;
            }
            for house in &HOUSES {
                let (mut once, mut twice) = (0, 0);
                for &cell in house {
                    let mask = self.candidates[usize::from(cell)];
                    twice |= once & mask;
                    once |= mask;
                }
                if once != ALL {
                    return false;
                }
                let only = once & !twice;
                for &cell in house {
                    let (cell, hidden) = (usize::from(cell), self.candidates[usize::from(cell)] & only);
                    if hidden == 0 || self.is_placed(cell) {
                        continue;
                    }
                    if !hidden.is_power_of_two() || !self.place(cell, hidden) {
                        return false;
                    }
                }
            }
            if self.placed == before {
                return true;
            }
        }
    }

    /// What to try next: the fewest digits of a cell, or fewer places of a digit in a house. `None` on a full board.
    pub fn choose(&self) -> Option<Choice> {
        let open = (0..81).filter(|&cell| !self.is_placed(cell));
        let cell = open.min_by_key(|&cell| self.candidates[cell].count_ones())?;
        let mask = self.candidates[cell];
        if mask.count_ones() > 2 {
            let least = mask.count_ones() as usize;
            if let Some(choice) = self.fewest_places(least) {
                return Some(choice);
            }
        }
        Some(Choice::of((0..9).map(|n| 1 << n).filter(|bit| mask & bit != 0).map(|bit| (cell as u8, bit))))
    }

    /// The digit with the fewest places in a house, if it has fewer than `most`.
    fn fewest_places(&self, most: usize) -> Option<Choice> {
        let mut best: Option<(usize, &[u8; 9], u16)> = None;
        for house in &HOUSES {
            for bit in (0..9).map(|n| 1u16 << n) {
                let places = house.iter().filter(|&&cell| self.candidates[usize::from(cell)] & bit != 0).count();
                if places > 1 && places < best.map_or(most, |(places, ..)| places) {
                    best = Some((places, house, bit));
                }
            }
        }
        let (_, house, bit) = best?;
        let cells = house.iter().filter(|&&cell| self.candidates[usize::from(cell)] & bit != 0);
        Some(Choice::of(cells.map(|&cell| (cell, bit))))
    }

    /// The digits of a full board.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            let mask = self.candidates[cell.index()];
            grid.put(cell, u8::try_from(mask.trailing_zeros() + 1).ok().and_then(Digit::new));
        }
        grid
    }
}
