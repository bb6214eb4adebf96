//! The rules around each cell: its peers, houses, relations and sums.

use super::{HouseCells, Rules};
use crate::{Cell, Value, Values};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// The rules around one cell.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// The cells that must differ from it because of a house or a relation, in reading order.
    pub peers: Vec<Cell>,
    /// The indices of its houses in [`Rules::houses`].
    pub houses: Vec<usize>,
    /// Its relations: the index in [`Rules::relations`], the other cell, and true if this cell is the first one of the pair.
    pub relations: Vec<(usize, Cell, bool)>,
    /// The indices of its sums in [`Rules::sums`].
    pub sums: Vec<usize>,
}

/// The rules around each cell in reading order, computed when they are first asked for. It is no part of the rules, so all are
/// equal.
#[derive(Clone, Default)]
pub(super) struct AllAround(OnceLock<Vec<Around>>);

impl fmt::Debug for AllAround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AllAround")
    }
}

impl PartialEq for AllAround {
    fn eq(&self, _: &AllAround) -> bool {
        true
    }
}

impl Eq for AllAround {}

impl Hash for AllAround {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Rules {
    /// Returns the peers, houses, relations and sums of a cell. They are computed for all cells at the first call.
    ///
    /// # Panics
    /// If the cell is outside the board.
    pub fn around(&self, cell: Cell) -> &Around {
        &self.around.0.get_or_init(|| all_around(self))[self.index(cell)]
    }

    /// Returns the houses of a cell with their cells.
    ///
    /// # Panics
    /// If the cell is outside the board.
    pub fn houses_of(&self, cell: Cell) -> impl Iterator<Item = &HouseCells> {
        self.around(cell).houses.iter().map(|&number| &self.houses()[number])
    }

    /// Returns the first relation that refuses the value in the cell, by its index in [`Rules::relations`], and the other cell.
    /// `held` returns the values of the other cells.
    ///
    /// # Panics
    /// If the cell is outside the board.
    pub fn unrelated(&self, cell: Cell, value: Value, held: impl Fn(Cell) -> Option<Value>) -> Option<(usize, Cell)> {
        let refuses = |&&(number, other, is_first): &&(usize, Cell, bool)| {
            let allows = |one, two| self.relations()[number].allows(one, two);
            held(other).is_some_and(|held| !if is_first { allows(value, held) } else { allows(held, value) })
        };
        self.around(cell).relations.iter().find(refuses).map(|&(number, other, _)| (number, other))
    }
}

fn all_around(rules: &Rules) -> Vec<Around> {
    let mut around = vec![Around::default(); rules.cell_count()];
    let mut differ = vec![vec![false; rules.cell_count()]; rules.cell_count()];
    let mut set_apart = |one: usize, other: usize| {
        differ[one][other] = true;
        differ[other][one] = true;
    };
    for (number, house) in rules.houses().iter().enumerate() {
        for (place, &cell) in house.cells.iter().enumerate() {
            around[rules.index(cell)].houses.push(number);
            house.cells[..place].iter().for_each(|&other| set_apart(rules.index(cell), rules.index(other)));
        }
    }
    for (number, relation) in rules.relations().iter().enumerate() {
        let makes_differ = Values::up_to(rules.side()).iter().all(|value| !relation.allows(value, value));
        for [one, other] in relation.cells(rules.side()) {
            let [first, second] = [one, other].map(|cell| rules.index(cell));
            around[first].relations.push((number, other, true));
            around[second].relations.push((number, one, false));
            if makes_differ {
                set_apart(first, second);
            }
        }
    }
    for (number, sum) in rules.sums().iter().enumerate() {
        sum.cells().for_each(|cell| around[rules.index(cell)].sums.push(number));
    }
    for (around, differ) in around.iter_mut().zip(differ) {
        around.peers = rules.cells().zip(differ).filter(|(_, differ)| *differ).map(|(cell, _)| cell).collect();
    }
    around
}
