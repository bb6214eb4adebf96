//! Removes givens from a full classic grid, without allocating.

use super::cells::{ALL_CELLS, CellSet, cells};
use super::thinning::{Removable, Thinning};
use super::{full_houses, singles, unavoidable};
use sudoku_board::Cell;
use sudoku_board::classic::cells::{HOUSES, PEERS, houses_of};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_solve::fast::Solver;

/// A condition on the remaining givens. If it holds for some givens, it also holds with more givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// There is one solution.
    Unique,
    /// Naked and hidden singles find the solution.
    Singles,
    /// Full houses find the solution.
    FullHouses,
}

/// Removes givens from one full grid after another. No question is asked if the unavoidable sets or a look at the houses can
/// answer it.
#[derive(Clone, Debug, Default)]
pub struct GridThinning {
    solver: Solver,
    sets: Vec<CellSet>,
    digits: [CellSet; 9],
    solution: Option<Grid>,
    questions: u64,
}

impl GridThinning {
    /// Starts with another full grid.
    pub fn begin(&mut self, values: [u8; 81]) {
        unavoidable::find(&values, &mut self.sets);
        self.digits = [0; 9];
        for (cell, &value) in values.iter().enumerate() {
            self.digits[usize::from(value) - 1] |= 1 << cell;
        }
        self.solution = Grid::new(values);
    }

    /// Returns the number of puzzles that the solver was asked about.
    pub fn questions(&self) -> u64 {
        self.questions
    }

    /// Returns the full grid's digits in these cells.
    pub fn puzzle(&self, givens: CellSet) -> Grid {
        let mut puzzle = self.solution.unwrap_or(Grid::EMPTY);
        cells(ALL_CELLS & !givens).filter_map(Cell::from_index).for_each(|cell| puzzle.put(cell, None));
        puzzle
    }

    /// Removes all orbits that can be removed, in order, but keeps at least `least` givens. Returns the remaining givens.
    pub fn thin(&mut self, orbits: &[CellSet], least: u32, rule: Rule) -> CellSet {
        let mut thinning = Thinning::of(ALL_CELLS);
        let mut orbits = Orbits { grid: self, orbits, least, rule };
        while thinning.advance(&mut orbits) {}
        thinning.givens
    }

    /// Returns true if none of these givens can be removed.
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
        match rule {
            Rule::FullHouses => full_houses::suffice(givens),
            Rule::Singles => singles::suffice(&self.puzzle(givens)),
            Rule::Unique => {
                self.questions += 1;
                let puzzle = self.puzzle(givens);
                self.solver.is_unique(&puzzle)
            }
        }
    }

    /// Returns true if the digits of the orbit follow at a glance from those in `left`, one after another, each as a naked or
    /// hidden single. If so, the orbit can be removed, whatever was removed before.
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

/// The orbits of a symmetry, which are removed together.
struct Orbits<'a> {
    grid: &'a mut GridThinning,
    orbits: &'a [CellSet],
    least: u32,
    rule: Rule,
}

impl Removable for Orbits<'_> {
    type Givens = CellSet;

    fn group_count(&self) -> usize {
        self.orbits.len()
    }

    fn without(&self, givens: &CellSet, orbit: usize) -> Option<CellSet> {
        let without = givens & !self.orbits[orbit];
        let may_go = without.count_ones() >= self.least && !self.grid.sets.iter().any(|set| set & without == 0);
        may_go.then_some(without)
    }

    fn is_redundant(&self, orbit: usize, without: &CellSet) -> bool {
        self.rule != Rule::FullHouses && self.grid.is_found_at_once(self.orbits[orbit], *without)
    }

    fn holds(&mut self, givens: &CellSet, _: usize) -> bool {
        self.grid.holds(*givens, self.rule)
    }

    fn batch(&self, givens: &CellSet) -> usize {
        match givens.count_ones() {
            46.. => 8,
            38.. => 4,
            33.. => 2,
            _ => 1,
        }
    }
}
