//! A board of any rules as a problem of stacked assumptions.

use crate::search::Problem;
use crate::sudoku::{Board, Cell, Rules, Sum, Values, ValuesIter};
use std::sync::Arc;

/// The blanks of a board of any rules, in reading order: a slot is a blank, its candidates are the values that break no rule with
/// what stands already.
#[derive(Clone, Debug)]
pub struct BoardProblem {
    rules: Arc<OfCells>,
    board: Board,
}

/// The rules by cell, each list in reading order of the cells.
#[derive(Debug)]
struct OfCells {
    blanks: Vec<Cell>,
    peers: Vec<Vec<Cell>>,
    /// The relations of a cell: which one, the other cell, and whether that is the second.
    relations: Vec<Vec<(usize, Cell, bool)>>,
    /// Which sums a cell is in.
    sums: Vec<Vec<usize>>,
}

impl BoardProblem {
    /// The problem of filling a board.
    pub fn new(board: &Board) -> BoardProblem {
        let rules = board.rules();
        let mut relations = vec![Vec::new(); rules.cell_count()];
        for (number, relation) in rules.relations().iter().enumerate() {
            for [one, other] in relation.cells(rules.side()) {
                relations[rules.index(one)].push((number, other, true));
                relations[rules.index(other)].push((number, one, false));
            }
        }
        let mut sums = vec![Vec::new(); rules.cell_count()];
        for (number, sum) in rules.sums().iter().enumerate() {
            sum.cells().for_each(|cell| sums[rules.index(cell)].push(number));
        }
        let blanks = rules.cells().filter(|&cell| board.get(cell).is_none()).collect();
        BoardProblem {
            rules: Arc::new(OfCells { blanks, peers: rules.peers(), relations, sums }),
            board: board.clone(),
        }
    }

    /// The board with everything that is assumed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the values that stand leave a sum within reach.
    fn can_be(&self, sum: &Sum, cell: Cell, value: u8) -> bool {
        let rules = self.board.rules();
        let (mut least, mut most) = (0, 0);
        for &(weight, other) in &sum.terms {
            let known = if other == cell { Some(value) } else { self.board.get(other) };
            let (low, high) = known.map_or_else(|| bounds(rules, other), |value| (value, value));
            let (low, high) = (i32::from(weight) * i32::from(low), i32::from(weight) * i32::from(high));
            least += low.min(high);
            most += low.max(high);
        }
        (least..=most).contains(&sum.total)
    }
}

fn bounds(rules: &Rules, cell: Cell) -> (u8, u8) {
    rules.allowed(cell).bounds().unwrap_or((1, rules.side()))
}

impl Problem for BoardProblem {
    type Candidate = u8;
    type Candidates = ValuesIter;

    fn slots(&self) -> usize {
        self.rules.blanks.len()
    }

    fn candidates(&self, slot: usize) -> ValuesIter {
        let (cell, rules) = (self.rules.blanks[slot], self.board.rules());
        let index = rules.index(cell);
        let taken: Values = self.rules.peers[index].iter().filter_map(|&peer| self.board.get(peer)).collect();
        let is_related = |value: u8| {
            self.rules.relations[index].iter().all(|&(number, other, is_first)| match self.board.get(other) {
                Some(held) if is_first => rules.relations()[number].allows(value, held),
                Some(held) => rules.relations()[number].allows(held, value),
                None => true,
            })
        };
        let open = rules.allowed(cell).without(taken).iter();
        let fits = |value: &u8| {
            is_related(*value)
                && self.rules.sums[index].iter().all(|&number| self.can_be(&rules.sums()[number], cell, *value))
        };
        open.filter(fits).collect::<Values>().iter()
    }

    fn assume(&mut self, slot: usize, candidate: u8) {
        self.set(slot, candidate);
    }

    fn release(&mut self, slot: usize, _: u8) {
        self.set(slot, 0);
    }
}

impl BoardProblem {
    fn set(&mut self, slot: usize, value: u8) {
        let put = self.board.put(self.rules.blanks[slot], value);
        debug_assert!(put.is_ok(), "a candidate is a value of the board");
    }
}
