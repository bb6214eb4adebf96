//! What is to be marked on the board. Each room writes its own marks; the stage alone decides how they look and which wins.

use crate::classic::{Board, Cell, House};
use crate::search::{Equation, Need};
use crate::session::Colour;
pub use crate::techniques::Candidate;
use crate::techniques::Piece;
use std::collections::BTreeMap;

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

/// Everything that is marked, by the room that has marked it.
#[derive(Default, Debug)]
pub struct Marks {
    marks: BTreeMap<&'static str, Vec<Mark>>,
    /// The room that has the stage for itself, and the board that is seen there.
    lent: Option<(&'static str, Board)>,
}

impl Marks {
    /// The marks of that room, instead of those that it wrote before.
    pub fn write(&mut self, room: &'static str, marks: Vec<Mark>) {
        self.marks.insert(room, marks);
    }

    /// Lends the stage to a room: this board is seen instead of the player's, with the marks of that room alone.
    pub fn lend(&mut self, room: &'static str, board: Board) {
        self.lent = Some((room, board));
    }

    /// The room gives the stage back, if it has it: the player's board is seen again.
    pub fn give_back(&mut self, room: &'static str) {
        if self.lent.is_some_and(|(of, _)| of == room) {
            self.lent = None;
        }
    }

    /// The board that is seen instead of the player's.
    pub fn lent(&self) -> Option<&Board> {
        self.lent.as_ref().map(|(_, board)| board)
    }

    /// The marks that are seen: those of all rooms, or of the one that has the stage for itself.
    pub fn iter(&self) -> impl Iterator<Item = &Mark> {
        let is_seen = |room: &&'static str| self.lent.as_ref().is_none_or(|(of, _)| of == room);
        self.marks.iter().filter(move |(room, _)| is_seen(room)).flat_map(|(_, marks)| marks)
    }
}
