//! Positions of boards with any rules.

use super::Contradiction;
use super::shape::{Area, Shape};
use super::view::View;
use std::sync::{Arc, OnceLock};
use sudoku_board::{Board, Candidate, Cell, Cells, House, HouseKind, Refusal, Value, Values};

/// The values and candidates of a board of any rules.
#[derive(Clone, Debug)]
pub(super) struct GeneralPosition {
    pub shape: Arc<Shape>,
    /// The board with all values placed so far.
    board: Board,
    /// The candidates of each cell in reading order.
    candidates: Vec<Values>,
    /// The places of each value.
    places: Vec<Cells>,
    blanks: Cells,
    /// The values that each house must still get, computed on demand.
    required: OnceLock<Vec<Values>>,
}

impl PartialEq for GeneralPosition {
    fn eq(&self, other: &GeneralPosition) -> bool {
        self.board == other.board && self.candidates == other.candidates
    }
}

impl Eq for GeneralPosition {}

impl GeneralPosition {
    /// Creates the position of a board, with every value that no other value rules out as a candidate.
    ///
    /// # Errors
    /// [`Refusal`] if the values break a rule.
    pub fn of(board: &Board) -> Result<GeneralPosition, Refusal> {
        if let Some(refusal) = board.refusal() {
            return Err(refusal);
        }
        let shape = Arc::new(Shape::of(board.rules()));
        let side = usize::from(shape.side());
        let mut position = GeneralPosition {
            candidates: vec![Values::EMPTY; board.rules().cell_count()],
            places: vec![Cells::EMPTY; side],
            blanks: board.rules().cells().filter(|&cell| board.get(cell).is_none()).collect(),
            board: board.clone(),
            required: OnceLock::new(),
            shape,
        };
        for cell in position.blanks {
            let index = position.index(cell);
            let taken: Values = position.shape.peers[index].iter().filter_map(|peer| board.get(peer)).collect();
            position.candidates[index] = board.rules().allowed(cell).minus(taken);
            position.candidates[index].iter().for_each(|value| position.places[value.index()].insert(cell));
        }
        Ok(position)
    }

    /// Returns the board with all values placed so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the candidates of a cell, or its value.
    pub fn possible(&self, cell: Cell) -> Values {
        self.board.get(cell).map_or_else(|| self.candidates(cell), Values::only)
    }

    /// Returns true if a cell has no value.
    pub fn is_blank(&self, cell: Cell) -> bool {
        self.blanks.contains(cell)
    }

    /// Returns the number of candidates of all cells.
    pub fn candidate_count(&self) -> usize {
        self.candidates.iter().map(|values| values.len()).sum()
    }

    /// Returns the candidates of a cell without these values.
    pub fn open_without(&self, cell: Cell, values: Values) -> impl Iterator<Item = Candidate> + use<> {
        Candidate::all_in(cell, self.candidates(cell).minus(values))
    }

    /// Returns the combinations of a cage that are left.
    pub fn combinations<'a>(&'a self, area: &'a Area) -> impl Iterator<Item = Values> + 'a {
        let possible = || area.cells.iter().map(|&cell| self.possible(cell));
        let any = possible().fold(Values::EMPTY, |any, values| any | values);
        let placed: Values = area.cells.iter().filter_map(|&cell| self.board.get(cell)).collect();
        let fits = move |set: &Values| {
            set.is_within(any)
                && placed.is_within(*set)
                && area.cells.iter().all(|&cell| !(self.possible(cell) & *set).is_empty())
        };
        area.cage.iter().flat_map(|(_, sets)| sets).copied().filter(fits)
    }

    /// Returns the values that an area must still get: all that are missing, or those in all combinations of a cage.
    fn missing(&self, area: &Area) -> Values {
        let required = match (area.is_full, &area.cage) {
            (true, _) => self.values(),
            (false, None) => Values::EMPTY,
            (false, Some(_)) => self.combinations(area).reduce(|both, set| both & set).unwrap_or_default(),
        };
        required.minus(area.cells.iter().filter_map(|&cell| self.board.get(cell)).collect())
    }

    /// Returns the reason why there can be no solution, as far as it is visible without a search; `None` if none is visible.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = self.cells_with(0).first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        let of_areas = self.shape.areas.iter().find_map(|area| {
            if area.cage.is_some() && self.combinations(area).next().is_none() {
                return Some(Contradiction::NoCombination(area.house));
            }
            let any = area.cells.iter().fold(Values::EMPTY, |any, &cell| any | self.candidates(cell));
            let value = self.required(area.house).minus(any).first()?;
            Some(Contradiction::NoPlace(area.house, value))
        });
        of_areas.or_else(|| self.board.broken().map(Contradiction::Broken))
    }
}

impl View for GeneralPosition {
    type Cells = Cells;

    const IS_CLASSIC: bool = false;

    fn values(&self) -> Values {
        Values::up_to(self.shape.side())
    }

    fn cell_count(&self) -> usize {
        self.candidates.len()
    }

    fn index(&self, cell: Cell) -> usize {
        self.shape.rules.index(cell)
    }

    fn candidates(&self, cell: Cell) -> Values {
        self.candidates[self.index(cell)]
    }

    fn places(&self, value: Value) -> Cells {
        self.places[value.index()]
    }

    fn blanks(&self) -> Cells {
        self.blanks
    }

    fn place(&mut self, Candidate { cell, value }: Candidate) {
        if self.board.put(cell, value.get()).is_err() {
            return;
        }
        Candidate::all_in(cell, self.candidates(cell)).for_each(|other| self.eliminate(other));
        self.blanks.remove(cell);
        for peer in self.peers(cell) & self.places(value) {
            self.eliminate(Candidate { cell: peer, value });
        }
        self.required.take();
    }

    fn eliminate(&mut self, Candidate { cell, value }: Candidate) {
        if self.has(Candidate { cell, value }) {
            let index = self.index(cell);
            self.candidates[index].remove(value);
            self.places[value.index()].remove(cell);
            self.required.take();
        }
    }

    fn houses(&self) -> impl Iterator<Item = House> {
        self.shape.areas.iter().map(|area| area.house)
    }

    fn boxes_first(&self) -> impl Iterator<Item = House> {
        let is_line = |house: &House| matches!(house.kind(), HouseKind::Row | HouseKind::Column);
        self.houses().filter(move |house| !is_line(house)).chain(self.houses().filter(is_line))
    }

    fn numbered(&self, number: usize) -> House {
        self.shape.areas[number].house
    }

    fn cells_of(&self, house: House) -> Cells {
        self.shape.areas[self.shape.number(house)].set
    }

    fn cells_in(&self, house: House) -> impl Iterator<Item = Cell> {
        self.shape.areas[self.shape.number(house)].cells.iter().copied()
    }

    fn houses_around(&self, cells: Cells) -> impl Iterator<Item = House> {
        let numbers = cells.first().map(|first| &self.shape.areas_of[self.index(first)]);
        let areas = numbers.into_iter().flatten().map(|&number| &self.shape.areas[number]);
        areas.filter(move |area| cells.is_within(area.set)).map(|area| area.house)
    }

    fn required(&self, house: House) -> Values {
        let required = self.required.get_or_init(|| self.shape.areas.iter().map(|area| self.missing(area)).collect());
        required[self.shape.number(house)]
    }

    fn peers(&self, cell: Cell) -> Cells {
        self.shape.peers[self.index(cell)]
    }

    fn related(&self, Candidate { cell, value }: Candidate) -> impl Iterator<Item = Candidate> {
        self.shape.related_of[self.index(cell)].iter().flat_map(move |&related| {
            let related = &self.shape.related[related];
            let own = usize::from(related.cells[0] != cell);
            let allowed = related.beside[own][value.index()] | Values::only(value);
            self.open_without(related.cells[1 - own], allowed)
        })
    }
}
