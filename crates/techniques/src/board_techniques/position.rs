//! A position: the values placed so far, and the candidates that are left.

use super::shape::{Area, Shape};
use std::fmt;
use std::sync::Arc;
use sudoku_board::{Board, Candidate, House, Refusal, Rules, Value};
use sudoku_board::{Cell, Values};

/// The reason why a position has no solution, as far as it is visible without a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A cell without candidates.
    NoCandidate(Cell),
    /// A house, by its name, without a place for a value that it must hold.
    NoPlace(House, Value),
    /// A cage, by its name, without a combination.
    NoCombination(House),
    /// A rule that the values break.
    Broken(Refusal),
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::NoCandidate(cell) => write!(f, "{cell} has no candidate left"),
            Contradiction::NoPlace(house, value) => write!(f, "{house} has no place for {value}"),
            Contradiction::NoCombination(cage) => write!(f, "{cage} has no combination left"),
            Contradiction::Broken(refusal) => refusal.fmt(f),
        }
    }
}

/// The values and candidates of a board of any rules.
#[derive(Clone, Debug)]
pub struct BoardPosition {
    pub(super) shape: Arc<Shape>,
    /// The board with all values placed so far.
    board: Board,
    /// The candidates of each cell in reading order. For a cell with a value, only that value.
    possible: Vec<Values>,
}

impl BoardPosition {
    /// Creates the position of a board, with every value that no other value rules out as a candidate.
    ///
    /// # Errors
    /// [`Refusal`] if the values break a rule.
    pub fn of(board: &Board) -> Result<BoardPosition, Refusal> {
        if let Some(refusal) = board.refusal() {
            return Err(refusal);
        }
        let shape = Arc::new(Shape::of(board.rules()));
        let taken = |peers: &Vec<usize>| -> Values {
            peers.iter().filter_map(|&peer| Value::new(board.values()[peer])).collect()
        };
        let possible = shape.cells.iter().zip(&shape.peers);
        let possible = possible.map(|(&cell, peers)| match board.get(cell) {
            Some(value) => Values::only(value),
            None => board.rules().allowed(cell).minus(taken(peers)),
        });
        Ok(BoardPosition { possible: possible.collect(), board: board.clone(), shape })
    }

    /// Returns the board with all values placed so far.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the rules of the board.
    pub fn rules(&self) -> &Arc<Rules> {
        self.board.rules()
    }

    /// Returns the candidates of a cell; none if it has a value.
    pub fn candidates(&self, cell: Cell) -> Values {
        if self.board.get(cell).is_some() { Values::EMPTY } else { self.possible[self.rules().index(cell)] }
    }

    /// Returns true if the value is a candidate of the cell.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.value)
    }

    /// Returns true if every cell has a value, and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.board.is_solved()
    }

    /// Puts a value into a blank cell, and eliminates it from all cells that must differ.
    pub fn place(&mut self, Candidate { cell, value }: Candidate) {
        let index = self.rules().index(cell);
        if self.board.put(cell, value.get()).is_ok() {
            self.possible[index] = Values::only(value);
            for &peer in &self.shape.peers[index] {
                if self.board.values()[peer] == 0 {
                    self.possible[peer] = self.possible[peer].minus(Values::only(value));
                }
            }
        }
    }

    /// Eliminates a candidate.
    pub fn eliminate(&mut self, candidate: Candidate) {
        if self.has(candidate) {
            let index = self.rules().index(candidate.cell);
            self.possible[index] = self.possible[index].minus(Values::only(candidate.value));
        }
    }

    /// Returns the candidates of a cell, or its value.
    pub(super) fn possible(&self, cell: usize) -> Values {
        self.possible[cell]
    }

    /// Returns true if a cell has no value.
    pub(super) fn is_blank(&self, cell: usize) -> bool {
        self.board.values()[cell] == 0
    }

    /// Returns the candidates of a cell; none if it has a value.
    pub(super) fn open(&self, cell: usize) -> Values {
        if self.is_blank(cell) { self.possible[cell] } else { Values::EMPTY }
    }

    pub(super) fn candidate(&self, cell: usize, value: Value) -> Candidate {
        Candidate { cell: self.shape.cells[cell], value }
    }

    /// Returns the blank cells of an area that have the value as a candidate.
    pub(super) fn places(&self, area: &Area, value: Value) -> Vec<usize> {
        area.cells.iter().copied().filter(|&cell| self.open(cell).contains(value)).collect()
    }

    /// Returns the combinations of a cage that are left.
    pub(super) fn combinations<'a>(&'a self, area: &'a Area) -> impl Iterator<Item = Values> + 'a {
        let possible = || area.cells.iter().map(|&cell| self.possible[cell]);
        let any = possible().fold(Values::EMPTY, |any, values| any | values);
        let placed: Values = area.cells.iter().filter_map(|&cell| Value::new(self.board.values()[cell])).collect();
        let fits = move |set: &Values| {
            set.minus(any).is_empty()
                && placed.minus(*set).is_empty()
                && area.cells.iter().all(|&cell| !(self.possible[cell] & *set).is_empty())
        };
        area.cage.iter().flat_map(|(_, sets)| sets).copied().filter(fits)
    }

    /// Returns the values that an area must still get: all that are missing, or those in all combinations of a cage.
    pub(super) fn required(&self, area: &Area) -> Values {
        let all = Values::up_to(self.shape.side());
        let required = match (area.is_full, &area.cage) {
            (true, _) => all,
            (false, None) => Values::EMPTY,
            (false, Some(_)) => self.combinations(area).reduce(|both, set| both & set).unwrap_or(Values::EMPTY),
        };
        area.cells
            .iter()
            .filter(|&&cell| !self.is_blank(cell))
            .fold(required, |left, &cell| left.minus(self.possible[cell]))
    }

    /// Returns the reason why there can be no solution, as far as it is visible without a search; `None` if none is visible.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = (0..self.possible.len()).find(|&cell| self.possible[cell].is_empty()) {
            return Some(Contradiction::NoCandidate(self.shape.cells[cell]));
        }
        let of_areas = self.shape.areas.iter().find_map(|area| {
            if area.cage.is_some() && self.combinations(area).next().is_none() {
                return Some(Contradiction::NoCombination(area.house));
            }
            let any = area.cells.iter().fold(Values::EMPTY, |any, &cell| any | self.possible[cell]);
            let value = self.required(area).minus(any).iter().next()?;
            Some(Contradiction::NoPlace(area.house, value))
        });
        of_areas.or_else(|| self.board.broken().map(Contradiction::Broken))
    }
}
