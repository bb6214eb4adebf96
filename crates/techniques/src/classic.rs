//! Classic positions, as sets of 81 bits.

use super::Contradiction;
use super::view::View;
use sudoku_board::classic::{Cells, ClassicCell, ClassicHouse, Grid};
use sudoku_board::{Board, Candidate, Cell, CellKind, House, HouseKind, Value, Values};

/// The digits on the board and the candidates that are left, as bit sets: the candidates of a cell, and the places of a digit.
///
/// There may be fewer candidates than the digits allow, because techniques eliminate them one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ClassicPosition {
    values: [Option<Value>; Cell::COUNT],
    givens: Cells,
    solved: Cells,
    candidates: [Values; Cell::COUNT],
    places: [Cells; 9],
}

/// Returns the position of the empty board: every digit is a candidate everywhere.
impl Default for ClassicPosition {
    fn default() -> ClassicPosition {
        ClassicPosition::new(&Grid::EMPTY, |_| false)
    }
}

impl ClassicPosition {
    /// Creates the position of a board, with all candidates that its digits allow. `is_given` tells which cells are givens.
    ///
    /// # Errors
    /// If a digit is twice in a house. [`ClassicPosition::contradiction`] finds other contradictions.
    #[inline]
    pub fn of(grid: &Grid, is_given: impl Fn(Cell) -> bool) -> Result<ClassicPosition, Contradiction> {
        match grid.conflict() {
            Some(conflict) => Err(Contradiction::Conflict(conflict)),
            None => Ok(ClassicPosition::new(grid, is_given)),
        }
    }

    fn new(grid: &Grid, is_given: impl Fn(Cell) -> bool) -> ClassicPosition {
        let mut position = ClassicPosition {
            values: grid.values().map(Value::digit),
            givens: Cell::all().filter(|&cell| is_given(cell)).collect(),
            solved: Cell::all().filter(|&cell| grid.get(cell).is_some()).collect(),
            candidates: grid.candidates(),
            places: [Cells::EMPTY; 9],
        };
        for cell in grid.blanks() {
            position.candidates[cell.index()].iter().for_each(|value| position.places[value.index()].insert(cell));
        }
        position
    }

    /// Returns the digit in the cell, or `None` for a blank.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.values[cell.index()]
    }

    /// Returns the cells that hold a digit.
    #[inline]
    pub fn solved(&self) -> Cells {
        self.solved
    }

    /// Returns the cells that hold a digit of the puzzle itself.
    #[inline]
    pub fn givens(&self) -> Cells {
        self.givens
    }

    /// Returns the places of all digits.
    #[inline]
    pub fn all_places(&self) -> [Cells; 9] {
        self.places
    }

    /// Returns the digits that a house still lacks.
    #[inline]
    pub fn missing(&self, house: House) -> Values {
        Value::DIGITS.into_iter().filter(|&value| !self.places_in(house, value).is_empty()).collect()
    }

    /// Returns all candidates of these cells.
    #[inline]
    pub fn union(&self, cells: Cells) -> Values {
        cells.iter().fold(Values::EMPTY, |union, cell| union.union(self.candidates(cell)))
    }

    /// Returns true if every cell holds a digit.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.solved == Cells::ALL
    }

    /// Returns the board: the givens, and all other digits as the player's.
    pub fn board(&self) -> Board {
        let mut board = Board::default();
        for cell in self.solved {
            let kind = if self.givens.contains(cell) { CellKind::Puzzle } else { CellKind::User };
            board.write(cell, self.value(cell), kind);
        }
        board
    }

    /// Returns the digits placed so far.
    pub fn grid(&self) -> Grid {
        Grid::of_values(self.values.map(|value| value.map_or(0, Value::get)))
    }

    /// Returns the reason why there can be no solution, as far as it is visible without a search; `None` if none is visible.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = self.cells_with(0).first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        let mut possible = self.candidates;
        for (possible, value) in possible.iter_mut().zip(self.values) {
            *possible |= value.map_or(Values::EMPTY, Values::only);
        }
        House::all().zip(&INDICES).find_map(|(house, cells)| {
            let possible = cells.iter().fold(Values::EMPTY, |all, &cell| all | possible[usize::from(cell)]);
            Values::DIGITS.minus(possible).first().map(|value| Contradiction::NoPlace(house, value))
        })
    }
}

/// The indices of the cells of each house, in order.
static INDICES: [[u8; 9]; 27] = {
    let mut indices = [[0; 9]; 27];
    let mut place = 0;
    while place < 81 {
        let (number, n) = (place / 9, place % 9);
        indices[number][n] = place as u8;
        indices[9 + number][n] = (n * 9 + number) as u8;
        indices[18 + number][n] = ((number / 3 * 3 + n / 3) * 9 + number % 3 * 3 + n % 3) as u8;
        place += 1;
    }
    indices
};

impl View for ClassicPosition {
    type Cells = Cells;

    const IS_CLASSIC: bool = true;

    #[inline]
    fn values(&self) -> Values {
        Values::DIGITS
    }

    #[inline]
    fn cell_count(&self) -> usize {
        Cell::COUNT
    }

    #[inline]
    fn index(&self, cell: Cell) -> usize {
        cell.index()
    }

    #[inline]
    fn candidates(&self, cell: Cell) -> Values {
        self.candidates[cell.index()]
    }

    #[inline]
    fn places(&self, value: Value) -> Cells {
        self.places[value.index()]
    }

    #[inline]
    fn blanks(&self) -> Cells {
        Cells::ALL - self.solved
    }

    fn place(&mut self, Candidate { cell, value }: Candidate) {
        for other in self.candidates[cell.index()].iter() {
            self.places[other.index()].remove(cell);
        }
        for peer in Cells::peers_of(cell) & self.places[value.index()] {
            self.candidates[peer.index()].remove(value);
        }
        self.places[value.index()] -= Cells::peers_of(cell);
        self.candidates[cell.index()] = Values::EMPTY;
        self.values[cell.index()] = Some(value);
        self.solved.insert(cell);
    }

    #[inline]
    fn eliminate(&mut self, Candidate { cell, value }: Candidate) {
        self.candidates[cell.index()].remove(value);
        self.places[value.index()].remove(cell);
    }

    #[inline]
    fn houses(&self) -> impl Iterator<Item = House> {
        House::all()
    }

    #[inline]
    fn areas(&self) -> impl Iterator<Item = (House, Cells)> {
        Cells::of_houses()
    }

    #[inline]
    fn boxes_first(&self) -> impl Iterator<Item = House> {
        (18..27).chain(0..18).filter_map(House::from_number)
    }

    #[inline]
    fn numbered(&self, number: usize) -> House {
        House::new(HouseKind::CLASSIC[number / 9], number % 9)
    }

    #[inline]
    fn cells_of(&self, house: House) -> Cells {
        Cells::of_house(house)
    }

    #[inline]
    fn cells_in(&self, house: House) -> impl Iterator<Item = Cell> {
        house.cells().into_iter()
    }

    #[inline]
    fn candidates_in(&self, house: House) -> impl Iterator<Item = Values> {
        INDICES[house.number()].iter().map(|&index| self.candidates[usize::from(index)])
    }

    #[inline]
    fn houses_around(&self, cells: Cells) -> impl Iterator<Item = House> {
        cells.houses()
    }

    #[inline]
    fn required(&self, _: House) -> Values {
        Values::DIGITS
    }

    #[inline]
    fn peers(&self, cell: Cell) -> Cells {
        Cells::peers_of(cell)
    }

    #[inline]
    fn related(&self, _: Candidate) -> impl Iterator<Item = Candidate> {
        std::iter::empty()
    }

    #[inline]
    fn bits_in(&self, house: House, value: Value) -> u32 {
        self.places(value).in_house(house).into()
    }

    #[inline]
    fn seen_in_line(&self, cell: Cell, kind: HouseKind, line: usize) -> u32 {
        let (row, column) = (cell.row(), cell.column());
        let (own, across) = if kind == HouseKind::Row { (row, column) } else { (column, row) };
        if line / 3 == own / 3 { 0b111 << (across / 3 * 3) } else { 1 << across }
    }

    #[inline]
    fn cells_with(&self, count: usize) -> Cells {
        let mut at_least = [Cells::EMPTY; 5];
        at_least[0] = self.blanks();
        for places in self.places {
            (0..4).rev().for_each(|fewer| at_least[fewer + 1] |= at_least[fewer] & places);
        }
        at_least[count] - at_least[count + 1]
    }

    #[inline]
    fn common_peers(&self, cells: Cells) -> Cells {
        cells.common_peers()
    }

    #[inline]
    fn all_peers(&self, cells: Cells) -> Cells {
        cells.all_peers()
    }

    #[inline]
    fn meeting(&self, one: Cell, other: Cell) -> Option<House> {
        if one == other {
            return None;
        }
        HouseKind::CLASSIC
            .into_iter()
            .map(|kind| House::of(kind, one))
            .find(|&house| Cells::of_house(house).contains(other))
    }
}
