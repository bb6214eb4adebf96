//! A position: the digits on the board and the candidates that are left.

use sudoku_board::classic::{Board, Candidates, CellKind, Cells, ClassicCell, ClassicHouse, Conflict, first_conflict};
use sudoku_board::{Candidate, Cell, House, Value, Values};

/// The digits on the board and the candidates that are left, as bit sets: the candidates of a cell, and the places of a digit.
///
/// There may be fewer candidates than the digits allow, because techniques eliminate them one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    values: [Option<Value>; Cell::COUNT],
    givens: Cells,
    solved: Cells,
    candidates: [Values; Cell::COUNT],
    places: [Cells; 9],
}

/// The reason why a board is not a position, or why a position has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// A digit that is twice in a house.
    #[error("{house} holds two {value}s, in {first} and {second}; clear one of them", house = .0.house, value = .0.value, first = .0.cells[0], second = .0.cells[1])]
    Conflict(Conflict),
    /// A blank cell without candidates.
    #[error("no digit is left for {0}; a digit or a struck candidate is wrong")]
    NoCandidate(Cell),
    /// A house without a place for a digit.
    #[error("{0} has no place left for {1}; a digit or a struck candidate is wrong")]
    NoPlace(House, Value),
}

impl From<Conflict> for Contradiction {
    #[inline]
    fn from(conflict: Conflict) -> Contradiction {
        Contradiction::Conflict(conflict)
    }
}

/// Returns the position of the empty board: every digit is a candidate everywhere.
impl Default for Position {
    fn default() -> Position {
        Position::new(&Board::EMPTY)
    }
}

impl Position {
    /// Creates the position of a board, with all candidates that its digits allow.
    ///
    /// # Errors
    /// If a digit is twice in a house. [`Position::contradiction`] finds other contradictions.
    #[inline]
    pub fn of(board: &Board) -> Result<Position, Contradiction> {
        match first_conflict(board) {
            Some(conflict) => Err(conflict.into()),
            None => Ok(Position::new(board)),
        }
    }

    fn new(board: &Board) -> Position {
        let allowed = Candidates::of(board);
        let mut position = Position {
            values: *board.values(),
            givens: Cell::all().filter(|&cell| board.kind(cell) == CellKind::Puzzle).collect(),
            solved: Cell::all().filter(|&cell| board.get(cell).is_some()).collect(),
            candidates: [Values::EMPTY; Cell::COUNT],
            places: [Cells::EMPTY; 9],
        };
        for cell in board.blanks() {
            position.candidates[cell.index()] = allowed.get(cell);
            allowed.get(cell).iter().for_each(|value| position.places[value.index()].insert(cell));
        }
        position
    }

    /// Returns the digit in the cell, or `None` for a blank.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Value> {
        self.values[cell.index()]
    }

    /// Returns the candidates of the cell; none if it holds a digit.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> Values {
        self.candidates[cell.index()]
    }

    /// Returns the cells that have the digit as a candidate.
    #[inline]
    pub fn places(&self, value: Value) -> Cells {
        self.places[value.index()]
    }

    /// Returns the cells of the house that have the digit as a candidate.
    #[inline]
    pub fn places_in(&self, house: House, value: Value) -> Cells {
        self.places[value.index()] & Cells::of_house(house)
    }

    /// Returns true if the digit is a candidate of the cell.
    #[inline]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.value)
    }

    /// Returns the cells that hold a digit.
    #[inline]
    pub fn solved(&self) -> Cells {
        self.solved
    }

    /// Returns the blank cells.
    #[inline]
    pub fn blanks(&self) -> Cells {
        Cells::ALL - self.solved
    }

    /// Returns the cells that hold a digit of the puzzle itself.
    #[inline]
    pub fn givens(&self) -> Cells {
        self.givens
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

    /// Returns the cells with that many candidates, three at most.
    pub(super) fn cells_with(&self, count: usize) -> Cells {
        let mut at_least = [Cells::EMPTY; 5];
        at_least[0] = self.blanks();
        for places in self.places {
            (0..4).rev().for_each(|fewer| at_least[fewer + 1] |= at_least[fewer] & places);
        }
        at_least[count] - at_least[count + 1]
    }

    /// Returns true if every cell holds a digit.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.solved == Cells::ALL
    }

    /// Returns the board: the givens, and all other digits as the player's.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for cell in self.solved {
            let kind = if self.givens.contains(cell) { CellKind::Puzzle } else { CellKind::User };
            board.put(cell, self.value(cell), kind);
        }
        board
    }

    /// Puts a digit into a blank cell, and eliminates it from the cell's peers.
    pub fn place(&mut self, Candidate { cell, value }: Candidate) {
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

    /// Eliminates a candidate.
    #[inline]
    pub fn eliminate(&mut self, Candidate { cell, value }: Candidate) {
        self.candidates[cell.index()].remove(value);
        self.places[value.index()].remove(cell);
    }

    /// Returns the reason why there can be no solution, as far as it is visible without a search; `None` if none is visible.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = self.cells_with(0).first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        let mut possible = self.candidates;
        for cell in self.solved {
            possible[cell.index()] = self.value(cell).map_or(Values::EMPTY, Values::only);
        }
        House::all().find_map(|house| {
            let cells = house.cells().into_iter();
            let possible = cells.fold(Values::EMPTY, |all, cell| all.union(possible[cell.index()]));
            Values::DIGITS.minus(possible).first().map(|value| Contradiction::NoPlace(house, value))
        })
    }
}
