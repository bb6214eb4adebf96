//! The marks on the board, for the modules of the window.

use crate::game::session::Colour;
use bevy_ecs::prelude::*;
use std::collections::BTreeMap;
pub use sudoku_board::Candidate;
use sudoku_board::{Board, Cell, House};
use sudoku_solve::search::{Equation, Need};
use sudoku_techniques::Piece;

pub(super) fn plugin(app: &mut bevy_app::App) {
    app.init_resource::<Marks>();
}

/// A line from one candidate to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its start.
    pub from: Candidate,
    /// Its end.
    pub to: Candidate,
    /// True if it ends in an arrow.
    pub arrow: bool,
}

/// A cell or a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// One cell.
    Cell(Cell),
    /// A row, a column or a box.
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

/// A mark: its role, and the cell, candidate, area or link that it marks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// Holds the highlighted digit.
    SameDigit(Cell),
    /// Differs from the previous solution.
    Differs(Cell),
    /// A cell coloured by the player.
    Coloured(Cell, Colour),
    /// Holds a digit of a try of the player that can be taken back; true for the guess that began it.
    Guessed(Cell, bool),
    /// A candidate coloured by the player.
    ColouredCandidate(Candidate, Colour),
    /// Shares a house with the current cell.
    Seen(Cell),
    /// The current cell.
    Current(Cell),
    /// Selected in addition to the current cell.
    Chosen(Cell),
    /// A cell and its heat: how often digits were tried in it, scaled to 0 to 1.
    Heat(Cell, f32),
    /// The cell that the solver is working on.
    Tried(Cell),
    /// Its digit clashes or is a mistake.
    Wrong(Cell),
    /// Rules out a digit or a place for a need that cannot be met.
    Forbidding(Cell),
    /// Its digit excludes a hint's digit from other cells.
    Blocking(Cell),
    /// Cannot take a hint's digit.
    Barred(Cell),
    /// Holds the digit that clashes with a refused entry.
    Refusing(Cell),
    /// Its digit was just taken back.
    Retracted(Cell),
    /// The digit that the solver is trying in its cell.
    TriedDigit(Candidate),
    /// Not yet tried by the solver.
    Open(Candidate),
    /// Already tried by the solver.
    Closed(Candidate),
    /// Rules out a digit, or is looked at as a whole by the solver.
    Looked(Area),
    /// Appears in the selected equation.
    Equation(Area),
    /// Left in an exercise; as clearly visible as a note.
    Left(Candidate),
    /// Part of a hint's pattern.
    Pattern(Cell),
    /// Still possible, where a hint shows the candidates.
    Possible(Candidate),
    /// One of the candidates that form the pattern.
    Core(Candidate),
    /// One of the second kind: the other colour, or every other place of a chain.
    Other(Candidate),
    /// A fin of a pattern, or a candidate missed in an exercise.
    Fin(Candidate),
    /// Placed by a deduction.
    Follows(Candidate),
    /// Ruled out by a deduction.
    Struck(Candidate),
    /// A house to which the pattern is confined.
    Cover(Area),
    /// At least one of its ends is true.
    StrongLink(Link),
    /// At most one of its ends is true.
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
    /// Returns the printed counterpart, if there is one.
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

/// The board and the marks on the stage: the player's board with the marks of all modules, or one module's own board and marks.
#[derive(Resource, Default, Debug)]
pub struct Marks {
    /// The marks on the player's board, by the module that wrote them.
    layers: BTreeMap<&'static str, Vec<Mark>>,
    overlay: Option<Overlay>,
}

/// A module's own board and marks, shown instead of the player's until [`Marks::end_overlay`].
#[derive(Debug)]
struct Overlay {
    module: &'static str,
    board: Board,
    marks: Vec<Mark>,
}

impl Marks {
    /// Replaces the module's marks on the player's board.
    pub fn write(&mut self, module: &'static str, marks: Vec<Mark>) {
        self.layers.insert(module, marks);
    }

    /// Shows a module's own board and marks instead of the player's.
    pub fn show_overlay(&mut self, module: &'static str, board: Board, marks: Vec<Mark>) {
        self.overlay = Some(Overlay { module, board, marks });
    }

    /// Ends the module's display, if there is one: the player's board is shown again.
    pub fn end_overlay(&mut self, module: &'static str) {
        self.overlay.take_if(|overlay| overlay.module == module);
    }

    /// Returns the board that is shown instead of the player's.
    pub fn overlay(&self) -> Option<&Board> {
        self.overlay.as_ref().map(|overlay| &overlay.board)
    }

    /// Returns the visible marks: those of the module that has the stage, or those on the player's board.
    pub fn iter(&self) -> impl Iterator<Item = &Mark> {
        let layers = self.layers.values().filter(|_| self.overlay.is_none());
        self.overlay.iter().map(|overlay| &overlay.marks).chain(layers).flatten()
    }
}
