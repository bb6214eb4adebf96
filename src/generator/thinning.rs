//! Taking givens away from a full grid, as long as what is left is still a puzzle.

use super::cells::{ALL_CELLS, CellSet, cells};
use super::{singles, unavoidable};
use crate::fast::{Grid, Solver};
use crate::sudoku::Cell;
use crate::sudoku::cells::{HOUSES, PEERS, houses_of};

/// What must hold for the givens that are left. Whatever it is, it holds for more givens if it holds for fewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// There is one solution.
    Unique,
    /// Naked and hidden singles find it.
    Singles,
}

/// Takes givens away, one full grid after the other, without allocating anew.
///
/// The outcome is a matter of fact: the orbits are looked at once, in their order, and each goes if the rule holds without it.
/// How many questions that takes is another thing: several orbits are taken away at once where that is likely to hold, and what
/// the unavoidable sets or a glance at the houses can tell is not asked.
#[derive(Clone, Debug, Default)]
pub struct Thinning {
    solver: Solver,
    sets: Vec<CellSet>,
    digits: [CellSet; 9],
    solution: Option<Grid>,
    questions: u64,
}

impl Thinning {
    /// Turns to another full grid.
    pub fn begin(&mut self, values: [u8; 81]) {
        unavoidable::find(&values, &mut self.sets);
        self.digits = [0; 9];
        for (cell, &value) in values.iter().enumerate() {
            self.digits[usize::from(value) - 1] |= 1 << cell;
        }
        self.solution = Grid::new(values);
    }

    /// How many puzzles the solver was asked about.
    pub fn questions(&self) -> u64 {
        self.questions
    }

    /// The full grid's digits in these cells.
    pub fn puzzle(&self, givens: CellSet) -> Grid {
        let mut puzzle = self.solution.unwrap_or(Grid::EMPTY);
        cells(ALL_CELLS & !givens).filter_map(Cell::from_index).for_each(|cell| puzzle.put(cell, None));
        puzzle
    }

    /// Takes away what orbits can go, in their order, but leaves at least `least` givens. Returns those that are left.
    pub fn thin(&mut self, orbits: &[CellSet], least: u32, rule: Rule) -> CellSet {
        let mut givens = ALL_CELLS;
        let mut start = 0;
        let mut most = usize::MAX;
        while start < orbits.len() {
            most = most.min(batch(givens.count_ones()));
            let (mut left, mut open, mut next) = (givens, 0, start);
            // The first orbit that is open to question, and what stood before it went.
            let mut first_open = (start, givens);
            while next < orbits.len() && open < most {
                let orbit = orbits[next];
                let without = left & !orbit;
                if without.count_ones() >= least && !self.sets.iter().any(|set| set & without == 0) {
                    if !self.is_found_at_once(orbit, without) {
                        if open == 0 {
                            first_open = (next, left);
                        }
                        open += 1;
                    }
                    left = without;
                }
                next += 1;
            }
            if open == 0 || self.holds(left, rule) {
                (givens, start, most) = (left, next, usize::MAX);
            } else if open == 1 {
                // All others can go, as the houses tell: it is this one that must stay.
                (givens, start, most) = (first_open.1, first_open.0 + 1, usize::MAX);
            } else {
                most = open / 2;
            }
        }
        givens
    }

    /// Whether no given of these can go.
    pub fn is_minimal(&mut self, givens: CellSet) -> bool {
        let mut needed = 0;
        for set in &self.sets {
            let held = set & givens;
            if held.is_power_of_two() {
                needed |= held;
            }
        }
        cells(givens & !needed).all(|cell| {
            let without = givens & !(1 << cell);
            !self.is_found_at_once(1 << cell, without) && !self.holds(without, Rule::Unique)
        })
    }

    fn holds(&mut self, givens: CellSet, rule: Rule) -> bool {
        let puzzle = self.puzzle(givens);
        match rule {
            Rule::Singles => singles::suffice(&puzzle),
            Rule::Unique => {
                self.questions += 1;
                self.solver.is_unique(&puzzle)
            }
        }
    }

    /// Whether the digits of the orbit follow from those in `left` at a glance, one after the other: each a naked or a hidden
    /// single. What follows so can go, whatever else goes before.
    fn is_found_at_once(&self, orbit: CellSet, left: CellSet) -> bool {
        let mut left = left | orbit;
        cells(orbit).all(|cell| {
            left &= !(1 << cell);
            self.is_single(cell, left)
        })
    }

    fn is_single(&self, cell: usize, left: CellSet) -> bool {
        let seen = left & PEERS[cell].bits();
        let Some(digit) = self.digits.iter().position(|places| places >> cell & 1 == 1) else { return false };
        if self.digits.iter().filter(|&places| places & seen != 0).count() == 8 {
            return true;
        }
        let covered =
            cells(self.digits[digit] & left).fold(left | 1 << cell, |covered, given| covered | PEERS[given].bits());
        houses_of(cell).into_iter().any(|house| HOUSES[house].bits() & !covered == 0)
    }
}

/// How many orbits that do not follow at a glance are taken away in one question, with that many givens.
const fn batch(givens: u32) -> usize {
    match givens {
        46.. => 8,
        38.. => 4,
        33.. => 2,
        _ => 1,
    }
}
