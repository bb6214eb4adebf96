//! Clashes: the rule that refuses a value in a cell, and the cells that hold what is against it.

use crate::{Board, Cell, Constraint, HouseCells, HouseKind, Value, Values};

/// The reason why a value is refused in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The rule that refuses the value.
    pub rule: Constraint,
    /// The other cells that are part of it: the one that holds the value already, the related one, or all others of a sum.
    pub cells: Vec<Cell>,
}

impl Board {
    /// Returns the first rule that refuses the value in the cell: rows, columns, boxes and other houses, then the values that
    /// the cell may hold, relations and sums. The value that the cell holds now does not count.
    #[must_use]
    pub fn clash(&self, cell: Cell, value: Value) -> Option<Clash> {
        self.clash_in_house(cell, value, |_| true).or_else(|| self.clash_beside_houses(cell, value))
    }

    /// Returns the first house of these kinds that has the value in another cell.
    #[must_use]
    pub fn clash_in_house(&self, cell: Cell, value: Value, is_meant: impl Fn(HouseKind) -> bool) -> Option<Clash> {
        let houses = self.rules().around(cell).houses.iter().map(|&number| &self.rules().houses()[number]);
        houses.filter(|house| is_meant(house.kind())).find_map(|HouseCells { house, cells }| {
            let holding = cells.iter().find(|&&other| other != cell && self.get(other) == Some(value))?;
            Some(Clash { rule: Constraint::House(*house), cells: vec![*holding] })
        })
    }

    /// Returns the first rule other than a house that refuses the value in the cell.
    #[must_use]
    pub fn clash_beside_houses(&self, cell: Cell, value: Value) -> Option<Clash> {
        let rules = self.rules();
        if !rules.allowed(cell).contains(value) {
            return Some(Clash { rule: Constraint::Allowed, cells: vec![] });
        }
        let around = rules.around(cell);
        let unrelated = |&(number, other, is_first): &(usize, Cell, bool)| {
            let (held, relation) = (self.get(other)?, &rules.relations()[number]);
            let allows = if is_first { relation.allows(value, held) } else { relation.allows(held, value) };
            (!allows).then(|| Clash { rule: Constraint::Relation(number as u16), cells: vec![other] })
        };
        let with_value = || {
            let mut board = self.clone();
            // The cell and the value are on the board: otherwise its index would have panicked above.
            let _ = board.put(cell, value.get());
            board
        };
        let wrong_sum = || {
            let board = with_value();
            around.sums.iter().find_map(|&number| {
                let sum = &rules.sums()[number];
                let others = || sum.cells().filter(|&other| other != cell).collect();
                let is_wrong = board.wrong_sum(sum).or_else(|| board.out_of_reach(sum)).is_some();
                is_wrong.then(|| Clash { rule: Constraint::Sum(number as u16), cells: others() })
            })
        };
        let relation = around.relations.iter().find_map(unrelated);
        relation.or_else(|| if around.sums.is_empty() { None } else { wrong_sum() })
    }

    /// Returns the values that no rule refuses in a blank cell; none for a cell with a value.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> Values {
        if self.get(cell).is_some() {
            return Values::EMPTY;
        }
        let taken: Values = self.rules().around(cell).peers.iter().filter_map(|&peer| self.get(peer)).collect();
        let open = self.rules().allowed(cell).minus(taken);
        open.iter().filter(|&value| self.clash_beside_houses(cell, value).is_none()).collect()
    }

    /// Returns every cell whose value a rule refuses, in reading order.
    pub fn clashing_cells(&self) -> impl Iterator<Item = Cell> {
        self.rules().cells().filter(|&cell| self.get(cell).is_some_and(|value| self.clash(cell, value).is_some()))
    }
}
