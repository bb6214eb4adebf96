//! What is to be marked on the board. Each room writes its own marks; the stage alone decides how they look and which wins.

use crate::session::Colour;
use std::collections::BTreeMap;
use sudoku_board::classic::{Board, Cell, House};
use sudoku_solve::search::{Equation, Need};
pub use sudoku_techniques::Candidate;
use sudoku_techniques::Piece;

/// A line from one candidate to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where it begins.
    pub from: Candidate,
    /// Where it ends.
    pub to: Candidate,
    /// Whether it ends in an arrow.
    pub arrow: bool,
}

/// A cell or a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// One cell.
    Cell(Cell),
    /// Nine cells.
    House(House),
}

impl From<Need> for Area {
    fn from(need: Need) -> Area {
        match need {
            Need::Cell(cell) => Area::Cell(cell),
            Need::Place(house, _) => Area::House(house),
        }
    }
}

impl From<Equation> for Area {
    fn from(equation: Equation) -> Area {
        match equation {
            Equation::Need(need) => need.into(),
            Equation::Given(cell, _) => Area::Cell(cell),
        }
    }
}

/// A mark: its role, and what it is on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// It holds the digit of which all are to stand out.
    SameDigit(Cell),
    /// It differs from the solution before.
    Differs(Cell),
    /// The player has given it this colour.
    Coloured(Cell, Colour),
    /// The player has given it this colour.
    ColouredCandidate(Candidate, Colour),
    /// It lies in a house of the current cell.
    Seen(Cell),
    /// The current cell.
    Current(Cell),
    /// It is chosen beside the current cell.
    Chosen(Cell),
    /// How often digits were tried in it, 0 to 1.
    Heat(Cell, f32),
    /// The solver is at work in it.
    Tried(Cell),
    /// Its digit cannot stay: it clashes, or it is a mistake.
    Wrong(Cell),
    /// It forbids a digit, or a place, of a need that cannot be met.
    Forbidding(Cell),
    /// Its digit keeps the digit of a hint out of other cells.
    Blocking(Cell),
    /// The digit of a hint cannot go into it.
    Barred(Cell),
    /// It holds the digit that was refused.
    Refusing(Cell),
    /// Its digit was just taken back.
    Retracted(Cell),
    /// The solver writes it into its cell now, and it may not stay.
    TriedDigit(Candidate),
    /// The solver has still to try it.
    Open(Candidate),
    /// The solver is done with it.
    Closed(Candidate),
    /// It refuses a digit, or the solver looks at it as a whole.
    Looked(Area),
    /// The equation that is chosen speaks of it.
    Equation(Area),
    /// It is left in an exercise, as clear as a note.
    Left(Candidate),
    /// It belongs to the pattern that a hint shows.
    Pattern(Cell),
    /// It is still possible, where a hint shows what is.
    Possible(Candidate),
    /// It is one of those that the pattern is about.
    Core(Candidate),
    /// It is one of the other kind: of two colours, of the places of a chain in turn.
    Other(Candidate),
    /// It goes beyond the pattern.
    Fin(Candidate),
    /// It follows.
    Follows(Candidate),
    /// It is ruled out.
    Struck(Candidate),
    /// A house to which the pattern is confined.
    Cover(Area),
    /// One of the two is true.
    StrongLink(Link),
    /// Not both are true.
    WeakLink(Link),
}

impl From<Piece> for Mark {
    fn from(piece: Piece) -> Mark {
        match piece {
            Piece::Base(house) => Mark::Looked(Area::House(house)),
            Piece::Cover(house) => Mark::Cover(Area::House(house)),
            Piece::Core(candidate) => Mark::Core(candidate),
            Piece::Other(candidate) => Mark::Other(candidate),
            Piece::Link { from, to, strong: true } => Mark::StrongLink(Link { from, to, arrow: true }),
            Piece::Link { from, to, strong: false } => Mark::WeakLink(Link { from, to, arrow: true }),
            Piece::Fin(candidate) => Mark::Fin(candidate),
            Piece::Follows(candidate) => Mark::Follows(candidate),
            Piece::Struck(candidate) => Mark::Struck(candidate),
        }
    }
}

impl Mark {
    /// What a picture on paper shows of it.
    pub fn piece(self) -> Option<Piece> {
        Some(match self {
            Mark::Looked(Area::House(house)) => Piece::Base(house),
            Mark::Cover(Area::House(house)) => Piece::Cover(house),
            Mark::Core(candidate) => Piece::Core(candidate),
            Mark::Other(candidate) => Piece::Other(candidate),
            Mark::StrongLink(Link { from, to, .. }) => Piece::Link { from, to, strong: true },
            Mark::WeakLink(Link { from, to, .. }) => Piece::Link { from, to, strong: false },
            Mark::Fin(candidate) => Piece::Fin(candidate),
            Mark::Follows(candidate) => Piece::Follows(candidate),
            Mark::Struck(candidate) => Piece::Struck(candidate),
            _ => return None,
        })
    }
}

/// Decides what the stage shows: the player's board with the marks of all rooms, or a guest with its own board and marks.
#[derive(Default, Debug)]
pub struct Marks {
    /// The marks on the player's board, by the room that wrote them.
    rooms: BTreeMap<&'static str, Vec<Mark>>,
    guest: Option<Guest>,
}

/// A room that has the stage for itself. What it shows lasts exactly as long as its stay.
#[derive(Debug)]
struct Guest {
    room: &'static str,
    board: Board,
    marks: Vec<Mark>,
}

impl Marks {
    /// Marks the player's board, in place of what the room marked before.
    pub fn write(&mut self, room: &'static str, marks: Vec<Mark>) {
        self.rooms.insert(room, marks);
    }

    /// Lends the stage to a room: this board is seen instead of the player's, with these marks and no others.
    pub fn lend(&mut self, room: &'static str, board: Board, marks: Vec<Mark>) {
        self.guest = Some(Guest { room, board, marks });
    }

    /// Ends the stay of the room, if it has the stage: the player's board is seen again, and nothing of the guest is left.
    pub fn give_back(&mut self, room: &'static str) {
        self.guest.take_if(|guest| guest.room == room);
    }

    /// The board that is seen instead of the player's.
    pub fn lent(&self) -> Option<&Board> {
        self.guest.as_ref().map(|guest| &guest.board)
    }

    /// The marks that are seen: those of the guest, or those on the player's board.
    pub fn iter(&self) -> impl Iterator<Item = &Mark> {
        let rooms = self.rooms.values().filter(|_| self.guest.is_none());
        self.guest.iter().map(|guest| &guest.marks).chain(rooms).flatten()
    }
}
