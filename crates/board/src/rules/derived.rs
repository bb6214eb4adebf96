//! Sums that follow from houses and cages together: the innies and outies of rows, columns, boxes and bands of them.

use crate::{Cell, HouseCells, HouseKind, Rules, Sum};
use std::collections::BTreeMap;

/// The most cells of a sum; longer sums say too little.
const LONGEST: usize = 7;

/// The most lines that are combined to a band.
const MOST_LINES: usize = 4;

impl Rules {
    /// Returns the innies and outies: sums that follow from houses that hold every value, and from the cages in them.
    pub fn innies_and_outies(&self) -> Vec<Sum> {
        sums(self)
    }
}

fn sums(rules: &Rules) -> Vec<Sum> {
    let cages: Vec<&Sum> = rules.sums().iter().filter(|sum| sum.is_plain()).collect();
    if cages.is_empty() {
        return Vec::new();
    }
    let side = i32::from(rules.side());
    let each = side * (side + 1) / 2;
    let mut found = Vec::new();
    for group in groups(rules) {
        let mut inside = vec![false; rules.cell_count()];
        let cells = || group.iter().flat_map(|house| &house.cells).copied();
        cells().for_each(|cell| inside[rules.index(cell)] = true);
        let is_in = |cell: Cell| inside[rules.index(cell)];
        let mut weights: BTreeMap<Cell, i16> = cells().map(|cell| (cell, 1)).collect();
        let mut total = each * group.len() as i32;
        let mut covered = vec![false; rules.cell_count()];
        // Use the cages inside the group first, then those with more than half of their cells inside.
        for only_whole in [true, false] {
            for cage in &cages {
                let within = cage.cells().filter(|&cell| is_in(cell)).count();
                let is_free = cage.cells().all(|cell| !covered[rules.index(cell)]);
                let fits = if only_whole { within == cage.terms.len() } else { within * 2 > cage.terms.len() };
                if within == 0 || !is_free || !fits {
                    continue;
                }
                for cell in cage.cells() {
                    covered[rules.index(cell)] = true;
                    *weights.entry(cell).or_default() -= 1;
                }
                total -= cage.total;
            }
            let terms: Vec<(i16, Cell)> =
                weights.iter().filter(|(_, weight)| **weight != 0).map(|(&cell, &weight)| (weight, cell)).collect();
            if (1..=LONGEST).contains(&terms.len()) {
                found.push(Sum { terms, total });
            }
        }
    }
    found
}

/// Returns groups of houses that hold every value: each such house alone, and bands of adjacent ones that do not overlap.
fn groups(rules: &Rules) -> Vec<Vec<&HouseCells>> {
    let side = usize::from(rules.side());
    let full: Vec<&HouseCells> = rules.houses().iter().filter(|house| house.cells.len() == side).collect();
    let mut groups: Vec<Vec<&HouseCells>> = full.iter().map(|&house| vec![house]).collect();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines: Vec<&HouseCells> = full.iter().copied().filter(|house| house.kind() == kind).collect();
        for from in 0..side {
            groups.extend((2..=MOST_LINES.min(side - from)).map(|count| lines[from..from + count].to_vec()));
        }
    }
    let is_line = |house: &HouseCells| matches!(house.kind(), HouseKind::Row | HouseKind::Column);
    let boxes: Vec<&HouseCells> = full.into_iter().filter(|house| !is_line(house)).collect();
    for (at, one) in boxes.iter().enumerate() {
        for other in &boxes[..at] {
            if one.cells.iter().all(|cell| !other.cells.contains(cell)) && touch(one, other) {
                groups.push(vec![other, one]);
            }
        }
    }
    groups
}

fn touch(one: &HouseCells, other: &HouseCells) -> bool {
    one.cells.iter().any(|&a| other.cells.iter().any(|&b| a.is_beside(b)))
}
