//! The rules of a board in the form that the techniques need, computed once: which cells see each other, and the cells and totals
//! of cages and sums.

use std::sync::Arc;
use sudoku_board::{Cell, Cells, House, HouseCells, Relation, Rules, Sum, Value, Values, combinations};

/// The most combinations of a cage that are listed. A cage with more of them is of no use to a person.
const MOST_COMBINATIONS: usize = 512;

/// The cells of a house, which are all different.
#[derive(Debug)]
pub struct Area {
    pub house: House,
    pub cells: Vec<Cell>,
    pub set: Cells,
    /// True if it holds every value.
    pub is_full: bool,
    /// For a cage, its total and the sets of values with that total.
    pub cage: Option<(i32, Vec<Values>)>,
}

/// Two related cells, with a table of the values that are allowed together.
#[derive(Debug)]
pub struct Related {
    pub name: String,
    pub cells: [Cell; 2],
    /// For each value of the first cell, counted from 0, the values that it allows in the second; then the same the other way
    /// round.
    pub beside: [Vec<Values>; 2],
}

/// A sum: weighted cells with a total.
#[derive(Debug)]
pub struct Equation {
    pub terms: Vec<(i32, Cell)>,
    pub total: i32,
    /// The sum as a formula: `r1c1 + r1c2 = 11`.
    pub formula: String,
}

/// The rules in the form that the techniques need.
#[derive(Debug)]
pub struct Shape {
    pub rules: Arc<Rules>,
    /// The cells that must differ from each cell.
    pub peers: Vec<Cells>,
    pub areas: Vec<Area>,
    /// The areas of each cell.
    pub areas_of: Vec<Vec<usize>>,
    /// The areas of each kind of house.
    of_kind: [Vec<usize>; 9],
    pub related: Vec<Related>,
    /// The indices of the relations of each cell.
    pub related_of: Vec<Vec<usize>>,
    pub sums: Vec<Equation>,
    pub innies_and_outies: Vec<Equation>,
    pub leftovers: Vec<[Vec<Cell>; 2]>,
}

impl Shape {
    pub fn of(rules: &Arc<Rules>) -> Shape {
        let areas: Vec<Area> = rules.houses().iter().map(|house| area(rules, house)).collect();
        let mut areas_of = vec![vec![]; rules.cell_count()];
        let mut of_kind: [Vec<usize>; 9] = Default::default();
        for (number, area) in areas.iter().enumerate() {
            area.cells.iter().for_each(|&cell| areas_of[rules.index(cell)].push(number));
            of_kind[area.house.kind() as usize].push(number);
        }
        let related: Vec<Related> = rules.relations().iter().flat_map(|relation| related(rules, relation)).collect();
        let mut related_of = vec![vec![]; rules.cell_count()];
        for (number, related) in related.iter().enumerate() {
            related.cells.iter().for_each(|&cell| related_of[rules.index(cell)].push(number));
        }
        let mut innies_and_outies: Vec<Equation> = rules.innies_and_outies().iter().map(equation).collect();
        innies_and_outies.sort_by_key(|sum| sum.terms.len());
        Shape {
            peers: rules.peers().into_iter().map(|peers| peers.into_iter().collect()).collect(),
            sums: rules.sums().iter().map(equation).collect(),
            leftovers: rules.leftovers(),
            rules: Arc::clone(rules),
            areas,
            areas_of,
            of_kind,
            related,
            related_of,
            innies_and_outies,
        }
    }

    /// Returns the number of a house among the areas.
    pub fn number(&self, house: House) -> usize {
        self.of_kind[house.kind() as usize][house.index()]
    }

    /// Returns true if two cells must differ.
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.peers[self.rules.index(one)].contains(other)
    }

    pub fn side(&self) -> u8 {
        self.rules.side()
    }
}

fn equation(sum: &Sum) -> Equation {
    Equation {
        terms: sum.terms.iter().map(|&(weight, cell)| (weight.into(), cell)).collect(),
        total: sum.total,
        formula: format!("{} = {}", sum.formula(), sum.total),
    }
}

/// Returns the area of a house. For a cage, it includes the combinations of the sum of its cells.
fn area(rules: &Rules, house: &HouseCells) -> Area {
    let cells = house.cells.clone();
    let sets = |total| combinations(cells.len(), total, rules.side(), MOST_COMBINATIONS);
    let cage = rules.total(house).and_then(|total| Some((total, sets(total)?)));
    let (is_full, set) = (cells.len() == usize::from(rules.side()), cells.iter().copied().collect());
    Area { house: house.house, is_full, set, cage, cells }
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
    let pair = |cells: [Cell; 2]| Related { name: relation.name(), cells, beside: tables.clone() };
    relation.cells(side).into_iter().map(pair).collect()
}
