//! The law of leftovers: a band of lines and as many regions hold the same values, so what sticks out of the one holds the same
//! as what sticks out of the other.

use super::cell::Cell;
use super::house::HouseKind;
use super::rules::Rules;

/// More cells on a side say too little.
const MOST: usize = 8;

impl Rules {
    /// The cells that stick out of bands of lines, and those that stick out of the regions that cover most of each band; the
    /// shortest first. Both hold the same values.
    pub fn leftovers(&self) -> Vec<[Vec<Cell>; 2]> {
        let of = |kind: HouseKind| -> Vec<&[Cell]> {
            self.houses().iter().filter(|house| house.kind == kind).map(|house| &house.cells[..]).collect()
        };
        let regions = of(HouseKind::Region);
        let side = usize::from(self.side());
        let mut found = Vec::new();
        if regions.len() != side || regions.iter().any(|region| region.len() != side) {
            return found;
        }
        for lines in [of(HouseKind::Row), of(HouseKind::Column)] {
            let bands = (0..side).flat_map(|from| (from + 1..=side).map(move |to| (from, to)));
            for (from, to) in bands.filter(|&band| band != (0, side)) {
                let mut in_band = vec![false; self.cell_count()];
                lines[from..to].iter().copied().flatten().for_each(|&cell| in_band[self.index(cell)] = true);
                let mut covering = regions.clone();
                covering.sort_by_key(|region| region.iter().filter(|&&cell| !in_band[self.index(cell)]).count());
                let covered: Vec<Cell> = covering[..to - from].concat();
                let out: Vec<Cell> = covered.iter().copied().filter(|&cell| !in_band[self.index(cell)]).collect();
                if (1..=MOST).contains(&out.len()) {
                    let uncovered =
                        lines[from..to].iter().copied().flatten().copied().filter(|cell| !covered.contains(cell));
                    found.push([out, uncovered.collect()]);
                }
            }
        }
        found.sort_by_key(|[one, _]| one.len());
        found
    }
}
