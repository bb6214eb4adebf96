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

    /// Returns the rule of [`Board::clash`] alone, which is found faster.
    #[must_use]
    pub fn refused_by(&self, cell: Cell, value: Value) -> Option<Constraint> {
        let has_value =
            |house: &&HouseCells| house.cells.iter().any(|&other| other != cell && self.get(other) == Some(value));
        let house = self.rules().houses_of(cell).find(has_value);
        let beside = || self.clash_beside_houses(cell, value).map(|clash| clash.rule);
        house.map(|house| Constraint::House(house.house)).or_else(beside)
    }

    /// Returns the first house of these kinds that has the value in another cell.
    #[must_use]
    pub fn clash_in_house(&self, cell: Cell, value: Value, is_meant: impl Fn(HouseKind) -> bool) -> Option<Clash> {
        self.rules().houses_of(cell).filter(|house| is_meant(house.kind())).find_map(|HouseCells { house, cells }| {
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
        if let Some((number, other)) = rules.unrelated(cell, value, |other| self.get(other)) {
            return Some(Clash { rule: Constraint::Relation(number as u16), cells: vec![other] });
        }
        let with_value = |other| if other == cell { Some(value) } else { self.get(other) };
        let is_wrong = |sum| rules.wrong_sum(sum, with_value).or_else(|| rules.out_of_reach(sum, with_value)).is_some();
        let number = rules.around(cell).sums.iter().copied().find(|&number| is_wrong(&rules.sums()[number]))?;
        let others = rules.sums()[number].cells().filter(|&other| other != cell);
        Some(Clash { rule: Constraint::Sum(number as u16), cells: others.collect() })
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
