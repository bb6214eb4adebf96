//! The view that finders have of a position. It is the same for every board, so that a technique is written once: a classic
//! position answers with sets of 81 bits and tables made at compile time, any other one with its rules.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use sudoku_board::{Candidate, Cell, Cells, House, HouseKind, Value, Values, classic};

/// A set of cells with one bit per cell.
pub(super) trait CellBits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + BitOr<Output = Self>
    + BitAnd<Output = Self>
    + Sub<Output = Self>
    + BitOrAssign
    + BitAndAssign
    + SubAssign
    + IntoIterator<Item = Cell>
    + FromIterator<Cell>
    + Into<Cells>
{
    /// The empty set.
    const EMPTY: Self;

    fn only(cell: Cell) -> Self;
    fn insert(&mut self, cell: Cell);
    fn remove(&mut self, cell: Cell);
    fn contains(self, cell: Cell) -> bool;
    fn len(self) -> usize;
    fn is_empty(self) -> bool;
    fn is_within(self, other: Self) -> bool;
    fn meets(self, other: Self) -> bool;
    fn first(self) -> Option<Cell>;
    fn single(self) -> Option<Cell>;

    /// Returns the cells in reading order.
    #[inline]
    fn iter(self) -> Self::IntoIter {
        self.into_iter()
    }
}

/// Gives a set of cells the trait with the methods that it has already.
macro_rules! cell_bits {
    ($set:ty: $($name:ident($($argument:ident: $of:ty),*) -> $result:ty;)+) => {
        impl CellBits for $set {
            const EMPTY: $set = <$set>::EMPTY;

            #[inline]
            fn only(cell: Cell) -> $set {
                <$set>::only(cell)
            }

            #[inline]
            fn insert(&mut self, cell: Cell) {
                <$set>::insert(self, cell);
            }

            #[inline]
            fn remove(&mut self, cell: Cell) {
                <$set>::remove(self, cell);
            }

            $(#[inline]
            fn $name(self, $($argument: $of),*) -> $result {
                <$set>::$name(self, $($argument),*)
            })+
        }
    };
    ($($set:ty),+) => {
        $(cell_bits! { $set:
            contains(cell: Cell) -> bool;
            len() -> usize;
            is_empty() -> bool;
            is_within(other: $set) -> bool;
            meets(other: $set) -> bool;
            first() -> Option<Cell>;
            single() -> Option<Cell>;
        })+
    };
}

cell_bits!(Cells, classic::Cells);

/// A position as finders see it.
pub(super) trait View: Sized {
    /// The sets of cells.
    type Cells: CellBits;

    /// True for the classic board, whose locked subsets have names of their own.
    const IS_CLASSIC: bool;

    /// Returns all values of the board.
    fn values(&self) -> Values;

    /// Returns the number of cells of the board.
    fn cell_count(&self) -> usize;

    /// Returns the index of a cell in reading order.
    fn index(&self, cell: Cell) -> usize;

    /// Returns the candidates of the cell; none if it has a value.
    fn candidates(&self, cell: Cell) -> Values;

    /// Returns the cells that have the value as a candidate.
    fn places(&self, value: Value) -> Self::Cells;

    /// Returns the blank cells.
    fn blanks(&self) -> Self::Cells;

    /// Puts a value into a blank cell, and eliminates it from all cells that must differ.
    fn place(&mut self, candidate: Candidate);

    /// Eliminates a candidate.
    fn eliminate(&mut self, candidate: Candidate);

    /// Returns all houses.
    fn houses(&self) -> impl Iterator<Item = House>;

    /// Returns all houses with their cells.
    fn areas(&self) -> impl Iterator<Item = (House, Self::Cells)> {
        self.houses().map(|house| (house, self.cells_of(house)))
    }

    /// Returns all houses, rows and columns last, because people see them last.
    fn boxes_first(&self) -> impl Iterator<Item = House>;

    /// Returns the house with this number: rows, then columns, then the others.
    fn numbered(&self, number: usize) -> House;

    /// Returns the cells of a house.
    fn cells_of(&self, house: House) -> Self::Cells;

    /// Returns the cells of a house, in order.
    fn cells_in(&self, house: House) -> impl Iterator<Item = Cell>;

    /// Returns the candidates of each cell of a house, in order.
    #[inline]
    fn candidates_in(&self, house: House) -> impl Iterator<Item = Values> {
        self.cells_in(house).map(|cell| self.candidates(cell))
    }

    /// Returns the houses that contain the whole set; the empty set has none.
    fn houses_around(&self, cells: Self::Cells) -> impl Iterator<Item = House>;

    /// Returns values of which each has a place in the house: all that it still has to get, and perhaps those that it has
    /// already.
    fn required(&self, house: House) -> Values;

    /// Returns the cells that must differ from this one.
    fn peers(&self, cell: Cell) -> Self::Cells;

    /// Returns the candidates of other cells that a relation rules out if this one is true, unless they have the same value.
    fn related(&self, candidate: Candidate) -> impl Iterator<Item = Candidate>;

    /// Returns one bit for each cell of the house that has the value as a candidate, in order.
    fn bits_in(&self, house: House, value: Value) -> u32 {
        bits(self.cells_in(house), self.places(value))
    }

    /// Returns one bit for each cell of a row or column that must differ from this cell. The cell is not in the line.
    fn seen_in_line(&self, cell: Cell, kind: HouseKind, line: usize) -> u32 {
        bits(self.cells_in(House::new(kind, line)), self.peers(cell))
    }

    /// Returns the cells of the house that have the value as a candidate.
    #[inline]
    fn places_in(&self, house: House, value: Value) -> Self::Cells {
        self.places(value) & self.cells_of(house)
    }

    /// Returns true if the value is a candidate of the cell.
    #[inline]
    fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.value)
    }

    /// Returns the cells with that many candidates, three at most.
    fn cells_with(&self, count: usize) -> Self::Cells {
        self.blanks().iter().filter(|&cell| self.candidates(cell).len() == count).collect()
    }

    /// Returns the cells that must differ from every cell of the set, which is not empty.
    #[inline]
    fn common_peers(&self, cells: Self::Cells) -> Self::Cells {
        cells.iter().map(|cell| self.peers(cell)).reduce(|common, peers| common & peers).unwrap_or_default()
    }

    /// Returns the cells that must differ from at least one cell of the set.
    #[inline]
    fn all_peers(&self, cells: Self::Cells) -> Self::Cells {
        cells.iter().fold(Self::Cells::EMPTY, |all, cell| all | self.peers(cell))
    }

    /// Returns the first house of two different cells, if they share one.
    #[inline]
    fn meeting(&self, one: Cell, other: Cell) -> Option<House> {
        self.houses_around([one, other].into_iter().collect()).next().filter(|_| one != other)
    }
}

/// Returns one bit for each of these cells that is in the set, in order.
fn bits<C: CellBits>(cells: impl Iterator<Item = Cell>, set: C) -> u32 {
    (0..).zip(cells).filter(|&(_, cell)| set.contains(cell)).fold(0, |bits, (at, _)| bits | 1 << at)
}
