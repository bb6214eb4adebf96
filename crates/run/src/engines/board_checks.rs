//! The values that a cell of a board of any rules can hold beside the placed ones.

use sudoku_board::{Board, Cell, Constraint, HouseCells, Rules, Sum, Value, Values};

/// The rules indexed by cell. Each list is in reading order of the cells.
#[derive(Debug)]
pub(super) struct Checks {
    peers: Vec<Vec<Cell>>,
    /// The indices of the houses that each cell is in.
    houses: Vec<Vec<usize>>,
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
        let mut houses = vec![Vec::new(); rules.cell_count()];
        for (number, house) in rules.houses().iter().enumerate() {
            house.cells.iter().for_each(|&cell| houses[rules.index(cell)].push(number));
        }
        Checks { peers: rules.peers(), houses, relations, sums }
    }

    /// Returns the values that break no rule in a blank cell.
    pub fn values(&self, board: &Board, cell: Cell) -> Values {
        let rules = board.rules();
        let peers = &self.peers[rules.index(cell)];
        let taken: Values = peers.iter().filter_map(|&peer| board.get(peer)).collect();
        rules.allowed(cell).minus(taken).iter().filter(|&value| self.unmet(board, cell, value).is_none()).collect()
    }

    /// Returns the first rule that refuses a value in a blank cell: a house, the values allowed in the cell, a relation, a sum.
    pub fn refusing(&self, board: &Board, cell: Cell, value: Value) -> Option<Constraint> {
        let rules = board.rules();
        let holds = |house: &&HouseCells| house.cells.iter().any(|&other| board.get(other) == Some(value));
        let mut houses = self.houses[rules.index(cell)].iter().map(|&number| &rules.houses()[number]);
        let house = houses.find(holds).map(|house| house.house.into());
        let allowed = || (!rules.allowed(cell).contains(value)).then_some(Constraint::Allowed);
        house.or_else(allowed).or_else(|| self.unmet(board, cell, value))
    }

    /// Returns the first relation or sum that refuses the value.
    fn unmet(&self, board: &Board, cell: Cell, value: Value) -> Option<Constraint> {
        let rules = board.rules();
        let index = rules.index(cell);
        let is_unrelated = |&&(number, other, is_first): &&(usize, Cell, bool)| match board.get(other) {
            Some(held) if is_first => !rules.relations()[number].allows(value, held),
            Some(held) => !rules.relations()[number].allows(held, value),
            None => false,
        };
        let relation = self.relations[index].iter().find(is_unrelated);
        let is_out_of_reach = |&&number: &&usize| !sum_is_possible(board, &rules.sums()[number], cell, value);
        let sum = || self.sums[index].iter().find(is_out_of_reach).map(|&number| Constraint::Sum(number as u16));
        relation.map(|&(number, ..)| Constraint::Relation(number as u16)).or_else(sum)
    }
}

/// Returns true if a sum is still within reach when the cell holds the value.
fn sum_is_possible(board: &Board, sum: &Sum, cell: Cell, value: Value) -> bool {
    let rules = board.rules();
    let (mut least, mut most) = (0, 0);
    for &(weight, other) in &sum.terms {
        let known = if other == cell { Some(value) } else { board.get(other) };
        let possible = known.map_or_else(|| rules.allowed(other), Values::only);
        let (low, high) = possible.bounds().unwrap_or((value, value));
        let (low, high) = (i32::from(weight) * i32::from(low), i32::from(weight) * i32::from(high));
        least += low.min(high);
        most += low.max(high);
    }
    (least..=most).contains(&sum.total)
}
