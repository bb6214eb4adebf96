//! The rules, prepared for the search: the constraints on each cell.

use super::cage::{self, Cage};
use super::combined_sums::{self, Plain, Weighted};
use super::leftovers::{self, EqualCells};
use super::linear::Linear;
use std::collections::BTreeSet;
use sudoku_board::Values;
use sudoku_board::{Cell, Relation, RelationKind, Rules, Sum};

/// A relation between two cells, as a table of the values that are allowed together.
#[derive(Clone, Debug)]
pub struct Pair {
    pub cells: [u16; 2],
    /// For each value of the first cell, counted from 0, the values that it allows in the second; then the same the other way
    /// round.
    pub beside: [[u32; 25]; 2],
}

/// A constraint on some cells.
#[derive(Clone, Debug)]
pub enum Constraint {
    EqualCells(EqualCells),
    Pair(Box<Pair>),
    Cage(Cage),
    Linear(Linear),
}

/// The constraints of a board.
#[derive(Clone, Debug)]
pub struct Model {
    pub side: usize,
    /// True if the rules have no solution, whatever the values are.
    pub is_impossible: bool,
    /// The cells of each house that contains every value.
    pub houses: Vec<Vec<u16>>,
    /// The cells of each house as a bit set of `cell_words` words.
    pub house_cells: Vec<u64>,
    /// The houses of each cell as a bit set of `house_words` words.
    pub houses_of: Vec<u64>,
    pub house_words: usize,
    /// The cells that must differ from each cell.
    pub peers: Vec<Vec<u16>>,
    /// The peers of each cell as a bit set of `cell_words` words.
    pub seen: Vec<u64>,
    pub cell_words: usize,
    /// The constraints, the cheapest first.
    pub constraints: Vec<Constraint>,
    /// The constraints on each cell, as a bit set of `words` words.
    pub on: Vec<u64>,
    /// The subset of `on` that must be examined even if the least and the greatest value of the cell stay the same.
    pub on_inner: Vec<u64>,
    pub words: usize,
}

impl Model {
    pub fn new(rules: &Rules) -> Model {
        let side = rules.side();
        let index = |cell| rules.index(cell) as u16;
        let cells = rules.cell_count();
        let mut peers: Vec<Vec<u16>> =
            rules.peers().iter().map(|peers| peers.iter().map(|&cell| index(cell)).collect()).collect();
        let indices = |cells: Vec<Cell>| -> Vec<u16> { cells.into_iter().map(index).collect() };
        let sides: Vec<[Vec<u16>; 2]> = rules.leftovers().into_iter().map(|sides| sides.map(indices)).collect();
        let same = leftovers::partners(&sides, &mut peers);
        let is_impossible = same.is_none();
        let is_full = |cells: &Vec<u16>| cells.len() == usize::from(side);
        let cells_of_houses = rules.houses().iter().map(|house| house.cells.iter().map(|&cell| index(cell)).collect());
        let houses: Vec<Vec<u16>> = cells_of_houses.filter(is_full).collect();
        let mut constraints: Vec<Constraint> =
            same.unwrap_or_default().into_iter().map(Constraint::EqualCells).collect();
        let related = |relation: &&Relation| relation.holds || relation.kind != RelationKind::Equal;
        constraints.extend(rules.relations().iter().filter(related).flat_map(|relation| pairs(relation, rules)));
        let derived = rules.innies_and_outies();
        let weighted = |sum: &Sum| {
            let terms: Vec<(i16, u16)> = sum.terms.iter().map(|&(weight, cell)| (weight, index(cell))).collect();
            (terms, sum.total)
        };
        let sum = |(terms, total): Weighted| {
            let cage = cage::of(&terms, total, side, &peers);
            cage.map_or_else(|| Constraint::Linear(Linear::new(&terms, total, side, &peers)), Constraint::Cage)
        };
        let sums = once_each(rules.sums().iter().chain(&derived)).into_iter().map(weighted);
        let sums = sums.chain(sums_together(rules, &peers)).map(sum);
        let (cages, others): (Vec<_>, Vec<_>) = sums.partition(|sum| matches!(sum, Constraint::Cage(_)));
        constraints.extend(cages);
        constraints.extend(others);
        let words = constraints.len().div_ceil(64).max(1);
        let mut on = vec![0; cells * words];
        let mut on_inner = on.clone();
        for (number, constraint) in constraints.iter().enumerate() {
            let at = |cell: u16| usize::from(cell) * words + number / 64;
            constraint.cells().for_each(|cell| on[at(cell)] |= 1 << (number % 64));
            if !matches!(constraint, Constraint::Linear(_)) {
                constraint.cells().for_each(|cell| on_inner[at(cell)] |= 1 << (number % 64));
            }
        }
        let cell_words = cells.div_ceil(64);
        let house_words = houses.len().div_ceil(64).max(1);
        let mut houses_of = vec![0; cells * house_words];
        for (number, house) in houses.iter().enumerate() {
            house.iter().for_each(|&cell| {
                houses_of[usize::from(cell) * house_words + number / 64] |= 1 << (number % 64);
            });
        }
        Model {
            side: usize::from(side),
            is_impossible,
            house_cells: bit_sets(&houses, cell_words),
            houses,
            houses_of,
            house_words,
            seen: bit_sets(&peers, cell_words),
            peers,
            cell_words,
            constraints,
            on,
            on_inner,
            words,
        }
    }
}

/// Returns sets of cells as bit sets of this many words each.
fn bit_sets(sets: &[Vec<u16>], words: usize) -> Vec<u64> {
    let mut bits = vec![0; sets.len() * words];
    for (number, set) in sets.iter().enumerate() {
        set.iter().for_each(|&cell| bits[number * words + usize::from(cell / 64)] |= 1 << (cell % 64));
    }
    bits
}

/// Returns the pairs of a relation as constraints.
fn pairs(relation: &Relation, rules: &Rules) -> Vec<Constraint> {
    let side = rules.side();
    let mut beside = [[0; 25]; 2];
    for a in Values::up_to(side) {
        for b in Values::up_to(side).iter().filter(|&b| relation.allows(a, b)) {
            beside[0][a.index()] |= 1 << b.index();
            beside[1][b.index()] |= 1 << a.index();
        }
    }
    let pair = |cells: [_; 2]| {
        let cells = cells.map(|cell| rules.index(cell) as u16);
        Constraint::Pair(Box::new(Pair { cells, beside }))
    };
    relation.cells(side).into_iter().map(pair).collect()
}

/// Returns the sums that several little killers or similar sums imply together. For cages, the innies and outies do the same.
fn sums_together(rules: &Rules, peers: &[Vec<u16>]) -> Vec<Weighted> {
    let indices = |cells: &mut dyn Iterator<Item = Cell>| cells.map(|cell| rules.index(cell) as u16).collect();
    let differ = |one: u16, other: u16| peers[usize::from(one)].binary_search(&other).is_ok();
    let may_repeat =
        |cells: &[u16]| cells.iter().enumerate().any(|(at, &one)| cells[..at].iter().any(|&other| !differ(one, other)));
    let sums = rules.sums().iter().filter(|sum| sum.is_plain()).map(|sum| (indices(&mut sum.cells()), sum.total));
    let sums: Vec<Plain> = sums.filter(|(cells, _): &Plain| may_repeat(cells)).collect();
    if sums.len() < 2 {
        return Vec::new();
    }
    let houses: Vec<Vec<u16>> = rules.houses().iter().map(|house| indices(&mut house.cells.iter().copied())).collect();
    combined_sums::sums(&sums, &houses, peers.len(), usize::from(rules.side()))
}

/// Returns the sums in their order, without repetitions.
fn once_each<'a>(sums: impl Iterator<Item = &'a Sum>) -> Vec<&'a Sum> {
    let mut seen = BTreeSet::new();
    let is_new = |sum: &&Sum| {
        let mut terms = sum.terms.clone();
        terms.sort_unstable_by_key(|&(weight, cell)| (cell, weight));
        seen.insert((terms, sum.total))
    };
    sums.filter(is_new).collect()
}

impl Constraint {
    pub fn cells(&self) -> Box<dyn Iterator<Item = u16> + '_> {
        match self {
            Constraint::EqualCells(same) => Box::new(same.partners.iter().copied().chain([same.cell])),
            Constraint::Pair(pair) => Box::new(pair.cells.iter().copied()),
            Constraint::Cage(cage) => Box::new(cage.cells.iter().copied()),
            Constraint::Linear(sum) => Box::new(sum.terms.iter().map(|term| term.cell)),
        }
    }
}
