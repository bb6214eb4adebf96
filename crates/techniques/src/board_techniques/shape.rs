//! The rules in the form that the techniques need, computed once: which cells see each other, and the cells and totals of cages
//! and sums.

use std::sync::Arc;
use sudoku_board::{Cell, House, HouseCells, Relation, Rules, Sum, Value, Values, combinations};

/// The most combinations of a cage that are listed. A cage with more of them is of no use to a person.
const MOST_COMBINATIONS: usize = 512;

/// Cells that are all different.
#[derive(Debug)]
pub struct Area {
    pub house: House,
    pub cells: Vec<usize>,
    /// True if it holds every value.
    pub is_full: bool,
    /// For a cage, its total and the sets of values with that total.
    pub cage: Option<(i32, Vec<Values>)>,
}

/// Two related cells, with a table of the values that are allowed together.
#[derive(Debug)]
pub struct Related {
    pub name: String,
    pub cells: [usize; 2],
    /// For each value of the first cell, counted from 0, the values that it allows in the second; then the same the other way
    /// round.
    pub beside: [Vec<Values>; 2],
}

/// A sum: weighted cells with a total.
#[derive(Debug)]
pub struct Equation {
    pub terms: Vec<(i32, usize)>,
    pub total: i32,
    /// The sum in words.
    pub words: String,
}

/// The rules in the form that the techniques need. Cells are indices.
#[derive(Debug)]
pub struct Shape {
    pub rules: Arc<Rules>,
    pub cells: Vec<Cell>,
    pub peers: Vec<Vec<usize>>,
    /// For each pair of cells, true if they must differ.
    sees: Vec<bool>,
    pub areas: Vec<Area>,
    /// The areas of each cell.
    pub areas_of: Vec<Vec<usize>>,
    pub related: Vec<Related>,
    /// The indices of the relations of each cell.
    pub related_of: Vec<Vec<usize>>,
    pub sums: Vec<Equation>,
    pub innies_and_outies: Vec<Equation>,
    pub leftovers: Vec<[Vec<usize>; 2]>,
}

impl Shape {
    pub fn of(rules: &Arc<Rules>) -> Shape {
        let count = rules.cell_count();
        let index = |cell: Cell| rules.index(cell);
        let peers: Vec<Vec<usize>> =
            rules.peers().into_iter().map(|peers| peers.into_iter().map(index).collect()).collect();
        let mut sees = vec![false; count * count];
        peers
            .iter()
            .enumerate()
            .for_each(|(cell, peers)| peers.iter().for_each(|peer| sees[cell * count + peer] = true));
        let areas: Vec<Area> = rules.houses().iter().map(|house| area(rules, house)).collect();
        let mut areas_of = vec![vec![]; count];
        for (number, area) in areas.iter().enumerate() {
            area.cells.iter().for_each(|&cell| areas_of[cell].push(number));
        }
        let related: Vec<Related> = rules.relations().iter().flat_map(|relation| related(rules, relation)).collect();
        let mut related_of = vec![vec![]; count];
        for (number, related) in related.iter().enumerate() {
            related.cells.iter().for_each(|&cell| related_of[cell].push(number));
        }
        let equation = |sum: &Sum| Equation {
            terms: sum.terms.iter().map(|&(weight, cell)| (weight.into(), index(cell))).collect(),
            total: sum.total,
            words: format!("{} must be {}", sum.formula(), sum.total),
        };
        let mut innies_and_outies: Vec<Equation> = rules.innies_and_outies().iter().map(equation).collect();
        innies_and_outies.sort_by_key(|sum| sum.terms.len());
        let leftovers =
            rules.leftovers().into_iter().map(|sides| sides.map(|side| side.into_iter().map(index).collect()));
        Shape {
            cells: rules.cells().collect(),
            sums: rules.sums().iter().map(equation).collect(),
            leftovers: leftovers.collect(),
            rules: Arc::clone(rules),
            peers,
            sees,
            areas,
            areas_of,
            related,
            related_of,
            innies_and_outies,
        }
    }

    /// Returns true if two cells must differ.
    pub fn sees(&self, one: usize, other: usize) -> bool {
        self.sees[one * self.cells.len() + other]
    }

    pub fn side(&self) -> u8 {
        self.rules.side()
    }

    /// Converts indices to cells.
    pub fn named(&self, cells: &[usize]) -> Vec<Cell> {
        cells.iter().map(|&cell| self.cells[cell]).collect()
    }
}

/// Returns the area of a house. For a cage, it includes the combinations of the sum of its cells.
fn area(rules: &Rules, house: &HouseCells) -> Area {
    let cells: Vec<usize> = house.cells.iter().map(|&cell| rules.index(cell)).collect();
    let sets = |total| combinations(cells.len(), total, rules.side(), MOST_COMBINATIONS);
    let cage = rules.total(house).and_then(|total| Some((total, sets(total)?)));
    Area { house: house.house, is_full: cells.len() == usize::from(rules.side()), cells, cage }
}

/// Returns the pairs of a relation. A relation that only makes cells differ has none, because such cells see each other.
fn related(rules: &Rules, relation: &Relation) -> Vec<Related> {
    let side = rules.side();
    let all = Values::up_to(side);
    let beside = |allows: &dyn Fn(Value, Value) -> bool| -> Vec<Values> {
        all.iter().map(|one| all.iter().filter(|&other| allows(one, other)).collect()).collect()
    };
    let tables = [beside(&|a, b| relation.allows(a, b)), beside(&|b, a| relation.allows(a, b))];
    let only_differs = all.iter().zip(&tables[0]).all(|(value, beside)| *beside == all.minus(Values::only(value)));
    if only_differs {
        return vec![];
    }
    let pair = |cells: [Cell; 2]| Related {
        name: relation.name(),
        cells: cells.map(|cell| rules.index(cell)),
        beside: tables.clone(),
    };
    relation.cells(side).into_iter().map(pair).collect()
}
