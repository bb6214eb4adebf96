//! The values that a cell of a board of any rules can hold beside the placed ones.

use sudoku_board::Cell;
use sudoku_board::sudoku::{Board, Rules, Sum, Values};

/// The rules indexed by cell. Each list is in reading order of the cells.
#[derive(Debug)]
pub(super) struct Checks {
    peers: Vec<Vec<Cell>>,
    /// The relations of each cell: the index of the relation, the other cell, and true if the other cell is
    /// the second one of the relation.
    relations: Vec<Vec<(usize, Cell, bool)>>,
    /// The indices of the sums that each cell is in.
    sums: Vec<Vec<usize>>,
}

impl Checks {
    pub fn of(rules: &Rules) -> Checks {
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
        Checks { peers: rules.peers(), relations, sums }
    }

    /// Returns the values that break no rule in a blank cell.
    pub fn values(&self, board: &Board, cell: Cell) -> Values {
        let rules = board.rules();
        let peers = &self.peers[rules.index(cell)];
        let taken: Values = peers.iter().filter_map(|&peer| board.get(peer)).collect();
        rules.allowed(cell).without(taken).iter().filter(|&value| self.constraints_allow(board, cell, value)).collect()
    }

    /// Returns true if a value breaks no rule in a blank cell.
    pub fn fits(&self, board: &Board, cell: Cell, value: u8) -> bool {
        let rules = board.rules();
        rules.allowed(cell).contains(value)
            && self.peers[rules.index(cell)].iter().all(|&peer| board.get(peer) != Some(value))
            && self.constraints_allow(board, cell, value)
    }

    /// Returns true if relations and sums allow the value.
    fn constraints_allow(&self, board: &Board, cell: Cell, value: u8) -> bool {
        let rules = board.rules();
        let index = rules.index(cell);
        let is_related = |&(number, other, is_first): &(usize, Cell, bool)| match board.get(other) {
            Some(held) if is_first => rules.relations()[number].allows(value, held),
            Some(held) => rules.relations()[number].allows(held, value),
            None => true,
        };
        self.relations[index].iter().all(is_related)
            && self.sums[index].iter().all(|&number| sum_is_possible(board, &rules.sums()[number], cell, value))
    }
}

/// Returns true if a sum is still within reach when the cell holds the value.
fn sum_is_possible(board: &Board, sum: &Sum, cell: Cell, value: u8) -> bool {
    let rules = board.rules();
    let (mut least, mut most) = (0, 0);
    for &(weight, other) in &sum.terms {
        let known = if other == cell { Some(value) } else { board.get(other) };
        let open = || rules.allowed(other).bounds().unwrap_or((1, rules.side()));
        let (low, high) = known.map_or_else(open, |value| (value, value));
        let (low, high) = (i32::from(weight) * i32::from(low), i32::from(weight) * i32::from(high));
        least += low.min(high);
        most += low.max(high);
    }
    (least..=most).contains(&sum.total)
}
