//! The rules of a board.

mod around;
mod combinations;
mod derived;
mod error;
mod house_cells;
mod leftovers;
mod relation;
pub(crate) mod sum;

pub use around::Around;
pub use combinations::combinations;
pub use error::RulesError;
pub use house_cells::HouseCells;
pub use relation::{Adjacency, Pairs, Relation, RelationKind};
pub use sum::Sum;

use crate::{Cell, House, HouseKind, Values};
use around::AllAround;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

/// The rules of a square board: houses whose cells must differ, relations between pairs of cells, sums, and the values allowed
/// in each cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    side: u8,
    houses: Vec<HouseCells>,
    relations: Vec<Relation>,
    /// The number of pairs of cells with a relation.
    pairs: usize,
    sums: Vec<Sum>,
    allowed: Vec<Values>,
    around: AllAround,
}

/// The most houses, which is more than any puzzle has: on a board of 625 cells, a cage for each cell and all lines, boxes and
/// disjoint groups.
const MOST_HOUSES: usize = 1024;

/// The most sums, and the most pairs of cells with a relation, which is more than any puzzle has.
const MOST: usize = 1 << 14;

/// The greatest weight of a cell in a sum.
const HEAVIEST: u16 = 1000;

impl Rules {
    /// Creates rules with only rows and columns.
    ///
    /// # Errors
    /// [`RulesError::Side`] unless the side is 2 to 25.
    pub fn latin(side: usize) -> Result<Rules, RulesError> {
        let Some(side) = u8::try_from(side).ok().filter(|side| (2..=25).contains(side)) else {
            return Err(RulesError::Side(side));
        };
        let allowed = vec![Values::up_to(side); usize::from(side) * usize::from(side)];
        let lines = 0..usize::from(side);
        let line = |kind, number, cell: &dyn Fn(usize) -> Cell| HouseCells {
            house: House::new(kind, number),
            cells: lines.clone().map(cell).collect(),
        };
        let row = |row| line(HouseKind::Row, row, &|column| Cell::at(row, column));
        let column = |column| line(HouseKind::Column, column, &|row| Cell::at(row, column));
        let houses = lines.clone().map(row).chain(lines.clone().map(column)).collect();
        Ok(Rules {
            side,
            houses,
            relations: Vec::new(),
            pairs: 0,
            sums: Vec::new(),
            allowed,
            around: AllAround::default(),
        })
    }

    /// Creates rules with rows, columns and the usual boxes. The height of a box is the largest divisor of the side that is not
    /// above its square root.
    ///
    /// # Errors
    /// [`RulesError::Side`] unless the side is 2 to 25.
    pub fn with_boxes(side: usize) -> Result<Rules, RulesError> {
        let mut rules = Rules::latin(side)?;
        for number in 0..rules.side {
            let house = House::new(HouseKind::Box, number.into());
            rules.houses.push(HouseCells { house, cells: rules.usual_box(number) });
        }
        Ok(rules)
    }

    /// Creates the classic rules: 9 by 9 cells with boxes of 3 by 3.
    pub fn classic() -> Rules {
        Rules::with_boxes(9).unwrap_or_else(|error| unreachable!("{error}"))
    }

    /// Returns the classic rules that all classic boards of the program share.
    pub fn shared_classic() -> Arc<Rules> {
        static CLASSIC: LazyLock<Arc<Rules>> = LazyLock::new(|| Arc::new(Rules::classic()));
        Arc::clone(&CLASSIC)
    }

    /// Returns the cells of a usual box. Boxes are counted in reading order from 0.
    pub fn usual_box(&self, number: u8) -> Vec<Cell> {
        let (height, width) = self.usual_box_size();
        let [top, left, width] = [number / height * height, number % height * width, width].map(usize::from);
        (0..usize::from(self.side)).map(|place| Cell::at(top + place / width, left + place % width)).collect()
    }

    /// Returns the number of rows and columns of a usual box.
    pub fn usual_box_size(&self) -> (u8, u8) {
        let fits = |height: &u8| *height <= self.side / height && self.side.is_multiple_of(*height);
        let height = (1..=self.side).rev().find(fits).unwrap_or(1);
        (height, self.side / height)
    }

    /// Returns the side: the number of rows, of columns and of values.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// Returns the cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        Cell::all_of(self.side)
    }

    /// Returns the number of cells.
    pub fn cell_count(&self) -> usize {
        self.allowed.len()
    }

    /// Returns the index of a cell in reading order, from 0.
    pub fn index(&self, cell: Cell) -> usize {
        cell.row() * usize::from(self.side) + cell.column()
    }

    /// Returns the cell with this index in reading order, counted from 0; `None` after the last one.
    pub fn cell(&self, index: usize) -> Option<Cell> {
        let side = usize::from(self.side);
        (index < self.cell_count()).then(|| Cell::at(index / side, index % side))
    }

    /// Returns true if the cell is on the board.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.is_within(self.side)
    }

    /// Returns the houses: rows, columns, boxes, then the others.
    pub fn houses(&self) -> &[HouseCells] {
        &self.houses
    }

    /// Returns the total of a cage; `None` if the house is not a cage, or has no total.
    pub fn total(&self, house: &HouseCells) -> Option<i32> {
        Some(self.sums.iter().find(|sum| self.is_total(sum, house))?.total)
    }

    /// Returns true if the sum is the total of this cage, and one that different values can reach.
    pub fn is_total(&self, sum: &Sum, house: &HouseCells) -> bool {
        house.kind() == HouseKind::Cage && sum.is_of(house) && totals(house.cells.len(), self.side).contains(&sum.total)
    }

    /// Returns the relations in the order in which they were added.
    pub fn relations(&self) -> &[Relation] {
        &self.relations
    }

    /// Returns the sums in the order in which they were added.
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// Returns the values that a cell may hold.
    pub fn allowed(&self, cell: Cell) -> Values {
        self.allowed[self.index(cell)]
    }

    /// Returns the least and the greatest value that a cell may hold.
    pub(super) fn bounds(&self, cell: Cell) -> [i32; 2] {
        self.allowed(cell).bounds().map_or([1, self.side.into()], |(least, greatest)| [least.into(), greatest.into()])
    }

    /// Returns true if the rules are only rows, columns and usual boxes, and any value is allowed in each cell.
    pub fn is_plain(&self) -> bool {
        let all = Values::up_to(self.side);
        self.has_usual_houses() && self.allowed.iter().all(|&allowed| allowed == all)
    }

    /// Returns true if the houses are only rows, columns and usual boxes, and there are no relations or sums. Cells may have
    /// restricted values.
    pub fn has_usual_houses(&self) -> bool {
        let usual = |house: &HouseCells| matches!(house.kind(), HouseKind::Row | HouseKind::Column | HouseKind::Box);
        self.houses.len() == 3 * usize::from(self.side)
            && self.houses.iter().all(usual)
            && self.relations.is_empty()
            && self.sums.is_empty()
    }

    /// Returns true if these are the classic rules.
    pub fn is_classic(&self) -> bool {
        self.side == 9 && self.is_plain()
    }

    /// Returns, for each cell in reading order, the cells that must differ from it because of a house or a relation.
    pub fn peers(&self) -> Vec<Vec<Cell>> {
        self.cells().map(|cell| self.around(cell).peers.clone()).collect()
    }

    /// Adds a house: the values of these cells must all be different.
    ///
    /// # Errors
    /// [`RulesError`] if there are no cells, a cell is named twice or is outside the board, or there are more cells than
    /// values.
    pub fn add_house(&mut self, kind: HouseKind, cells: Vec<Cell>) -> Result<(), RulesError> {
        self.check(&cells, 1)?;
        if cells.len() > usize::from(self.side) {
            return Err(RulesError::TooMany { cells: cells.len(), side: self.side });
        }
        at_most(self.houses.len() + 1, MOST_HOUSES)?;
        let index = self.houses.iter().filter(|house| house.kind() == kind).count();
        self.houses.push(HouseCells { house: House::new(kind, index), cells });
        self.around = AllAround::default();
        Ok(())
    }

    /// Adds both long diagonals as houses.
    ///
    /// # Errors
    /// [`RulesError`] only if the board has too many rules.
    pub fn add_diagonals(&mut self) -> Result<(), RulesError> {
        let last = usize::from(self.side) - 1;
        self.add_house(HouseKind::Diagonal, (0..=last).map(|line| Cell::at(line, line)).collect())?;
        self.add_house(HouseKind::Diagonal, (0..=last).map(|line| Cell::at(last - line, line)).collect())
    }

    /// Adds the inner squares of a windoku, for a side that is a square: between the boxes, one row and column from each edge.
    ///
    /// # Errors
    /// [`RulesError::NoWindoku`] if the side is not 9, 16 or 25.
    pub fn add_windoku(&mut self) -> Result<(), RulesError> {
        let (height, width) = self.usual_box_size();
        if height != width || height < 3 {
            return Err(RulesError::NoWindoku(self.side));
        }
        let height = usize::from(height);
        for top in (0..height - 1).map(|number| 1 + number * (height + 1)) {
            for left in (0..height - 1).map(|number| 1 + number * (height + 1)) {
                let cell = |place: usize| Cell::at(top + place / height, left + place % height);
                self.add_house(HouseKind::Windoku, (0..usize::from(self.side)).map(cell).collect())?;
            }
        }
        Ok(())
    }

    /// Adds the disjoint groups: the cells at the same position in each usual box, for each position.
    ///
    /// # Errors
    /// [`RulesError`] only if the board has too many rules.
    pub fn add_disjoint_groups(&mut self) -> Result<(), RulesError> {
        for place in 0..usize::from(self.side) {
            let group = (0..self.side).map(|number| self.usual_box(number)[place]).collect();
            self.add_house(HouseKind::DisjointGroup, group)?;
        }
        Ok(())
    }

    /// Adds a relation between cells.
    ///
    /// # Errors
    /// [`RulesError`] if a line is too short, leaves the board, or goes from a cell to itself.
    pub fn add_relation(&mut self, relation: Relation) -> Result<(), RulesError> {
        match &relation.pairs {
            Pairs::Everywhere(_) => {}
            Pairs::Line(cells) | Pairs::Mirrored(cells) => {
                if cells.len() < 2 {
                    return Err(RulesError::TooFew(2));
                }
                cells.iter().try_for_each(|&cell| self.check(&[cell], 1))?;
                if let Some(pair) = cells.windows(2).find(|pair| pair[0] == pair[1]) {
                    return Err(RulesError::Twice(pair[0]));
                }
            }
        }
        let pairs = self.pairs + relation.pair_count(self.side);
        at_most(pairs, MOST)?;
        self.pairs = pairs;
        self.relations.push(relation);
        self.around = AllAround::default();
        Ok(())
    }

    /// Adds a relation between each cell of a line and the next one. For a thermometer, the values increase along the line.
    ///
    /// # Errors
    /// The same as for [`Rules::add_relation`].
    pub fn add_line(&mut self, kind: RelationKind, cells: Vec<Cell>) -> Result<(), RulesError> {
        self.add_relation(Relation { kind, holds: true, pairs: Pairs::Line(cells) })
    }

    /// Forbids a pair of values for all cells with this position relative to each other.
    ///
    /// # Errors
    /// [`RulesError`] only if the board has too many rules.
    pub fn add_never(&mut self, kind: RelationKind, adjacency: Adjacency) -> Result<(), RulesError> {
        self.add_relation(Relation { kind, holds: false, pairs: Pairs::Everywhere(adjacency) })
    }

    /// Adds a sum: the weighted values of the cells must add up to the total.
    ///
    /// # Errors
    /// [`RulesError`] if there are no cells, a cell is named twice or is outside the board, a weight is 0, or the total cannot
    /// be reached.
    pub fn add_sum(&mut self, terms: Vec<(i16, Cell)>, total: i32) -> Result<(), RulesError> {
        let cells: Vec<Cell> = terms.iter().map(|&(_, cell)| cell).collect();
        self.check(&cells, 1)?;
        if cells.len() > Sum::MOST_CELLS {
            return Err(RulesError::LongSum { first: cells[0], cells: cells.len(), most: Sum::MOST_CELLS });
        }
        if let Some(&(weight, cell)) = terms.iter().find(|(weight, _)| *weight == 0 || weight.unsigned_abs() > HEAVIEST)
        {
            return Err(RulesError::Weight { cell, weight });
        }
        let extremes = terms.iter().map(|&(weight, cell)| {
            let [one, other] = self.bounds(cell).map(|bound| i32::from(weight) * bound);
            (one.min(other), one.max(other))
        });
        let (least, most) = extremes.fold((0, 0), |sum, term| (sum.0 + term.0, sum.1 + term.1));
        if !(least..=most).contains(&total) {
            return Err(RulesError::Total { first: cells[0], total, least, most });
        }
        at_most(self.sums.len() + 1, MOST)?;
        self.sums.push(Sum { terms, total });
        self.around = AllAround::default();
        Ok(())
    }

    /// Adds a cage: its cells are all different, and add up to the total if there is one.
    ///
    /// # Errors
    /// The same as for [`Rules::add_house`] and [`Rules::add_sum`].
    pub fn add_cage(&mut self, cells: Vec<Cell>, total: Option<i32>) -> Result<(), RulesError> {
        if let Some(total) = total {
            let possible = totals(cells.len(), self.side);
            if (1..=usize::from(self.side)).contains(&cells.len()) && !possible.contains(&total) {
                let (least, most) = possible.into_inner();
                return Err(RulesError::Total { first: cells[0], total, least, most });
            }
        }
        let terms = cells.iter().map(|&cell| (1, cell)).collect();
        self.add_house(HouseKind::Cage, cells)?;
        let added = total.map_or(Ok(()), |total| self.add_sum(terms, total));
        if added.is_err() {
            self.houses.pop();
            self.around = AllAround::default();
        }
        added
    }

    /// Restricts the cell to those of these values that were allowed so far.
    ///
    /// # Errors
    /// [`RulesError`] if the cell is outside the board, or no value would be left.
    pub fn allow(&mut self, cell: Cell, values: Values) -> Result<(), RulesError> {
        self.check(&[cell], 1)?;
        let index = self.index(cell);
        let left = self.allowed[index] & values;
        if left.is_empty() {
            return Err(RulesError::NoValues(cell));
        }
        self.allowed[index] = left;
        Ok(())
    }

    /// Checks that there are at least this many cells, all on the board, and each named once.
    fn check(&self, cells: &[Cell], least: usize) -> Result<(), RulesError> {
        if cells.len() < least {
            return Err(RulesError::TooFew(least));
        }
        let mut named = vec![false; self.cell_count()];
        for &cell in cells {
            if !self.contains(cell) {
                return Err(RulesError::Outside { cell, side: self.side });
            }
            if std::mem::replace(&mut named[self.index(cell)], true) {
                return Err(RulesError::Twice(cell));
            }
        }
        Ok(())
    }
}

fn at_most(rules: usize, most: usize) -> Result<(), RulesError> {
    if rules > most { Err(RulesError::TooManyRules(most)) } else { Ok(()) }
}

/// Returns the least and the greatest sum of this many different values.
fn totals(cells: usize, side: u8) -> RangeInclusive<i32> {
    let (cells, side) = (cells as i32, i32::from(side));
    cells * (cells + 1) / 2..=cells * (2 * side + 1 - cells) / 2
}
