//! The law of leftovers: a band of lines and the same number of regions hold the same values. So the cells of the band outside
//! the regions hold the same values as the cells of the regions outside the band.

use crate::{Cell, HouseKind, Rules};

/// The most cells on each side; more of them say too little.
const MOST: usize = 8;

impl Rules {
    /// Returns the leftovers of each band of lines and the regions that cover most of it: the cells of the regions outside the
    /// band, and those of the band outside the regions. Both hold the same values. The shortest come first.
    pub fn leftovers(&self) -> Vec<[Vec<Cell>; 2]> {
        let of = |kind: HouseKind| -> Vec<&[Cell]> {
            self.houses().iter().filter(|house| house.kind() == kind).map(|house| &house.cells[..]).collect()
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
