//! The table of marks: the look of each, and which one wins.

use super::theme::{Rgb, Theme};
use crate::game::marks::{Area, Candidate, Link, Mark};
use crate::game::session::Colour;
use sudoku_board::Cell;

/// The look of a small figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FigureLook {
    /// Not visible.
    Hidden,
    /// Light: the digit is allowed.
    Allowed,
    /// Heavy: a note of the player.
    Note,
    /// Red and heavy: the digit has one place left.
    Single,
}

/// A shape around or over a small figure. Each is different, because colour alone never carries the meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Badge {
    /// A filled disc.
    Disc,
    /// A filled square.
    Square,
    /// An empty ring.
    Ring,
    /// A disc with a ring around it.
    Target,
    /// A stroke through the figure.
    Stroke,
    /// The shape of one of the player's colours.
    Colour(Colour),
}

impl Badge {
    /// Returns all badges.
    pub fn all() -> impl Iterator<Item = Badge> {
        let marks = [Badge::Disc, Badge::Square, Badge::Ring, Badge::Target, Badge::Stroke];
        marks.into_iter().chain(Colour::all().map(Badge::Colour))
    }
}

/// A frame along the edge of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edge {
    /// A plain frame: the current cell.
    Current,
    /// A frame with a filled corner: something is wrong here.
    Clash,
}

/// The effect of a mark on the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Look {
    /// Mixes the cell's colour with this one; the strength goes from 0 to 1.
    Tint(Cell, Rgb, f32),
    /// Paints the cell in this colour, with the badge small in a corner.
    Paint(Cell, Badge, Rgb),
    /// Shows the digit in this colour if the board has no digit in the cell.
    Digit(Candidate, Rgb),
    /// Draws a line along the edge of the cell.
    Edge(Cell, Edge, Rgb),
    /// Gives the small figure this look.
    Figure(Candidate, FigureLook),
    /// Shows the small figure with the badge around or over it.
    Badge(Candidate, Badge, Rgb),
    /// Draws a cross over the cell.
    Cross(Cell, Rgb),
    /// Draws a frame around the area.
    Frame(Area, Rgb),
    /// Draws a line or an arrow.
    Line(Link, Rgb),
    /// Draws a dashed line or arrow.
    Dashes(Link, Rgb),
}

/// The strength of the tint of a cell that forbids a digit: strong enough that it does not mix with the cell's own colour to brown.
const FORBIDDING: f32 = 0.9;

/// The rank of the mark of the current cell.
pub const CURRENT: u8 = 30;

/// Returns the rank of a mark and its look. Of two marks on the same thing, the one with the higher rank wins; tints that are not
/// full let the colour below show through. Of the frames, only those of the highest rank are drawn.
pub fn look(mark: Mark, theme: &Theme) -> (u8, Look) {
    use Look::{Badge as Around, Cross, Dashes, Digit, Figure, Frame, Line, Paint, Tint};
    match mark {
        Mark::SameDigit(cell) => (10, Tint(cell, theme.same_digit_cell, 1.0)),
        Mark::Differs(cell) => (20, Tint(cell, theme.tried_cell, 1.0)),
        Mark::Coloured(cell, colour) => (3, Paint(cell, Badge::Colour(colour), theme.colour(colour))),
        Mark::Guessed(cell, begins) => {
            (4, Paint(cell, if begins { Badge::Square } else { Badge::Disc }, theme.guess()))
        }
        Mark::ColouredCandidate(candidate, colour) => {
            (3, Around(candidate, Badge::Colour(colour), theme.colour(colour)))
        }
        Mark::Seen(cell) => (5, Tint(cell, theme.current_cell, 0.35)),
        Mark::Chosen(cell) => (29, Tint(cell, theme.current_cell, 0.8)),
        Mark::Current(cell) => (CURRENT, Tint(cell, theme.current_cell, 1.0)),
        Mark::Heat(cell, strength) => (40, Tint(cell, theme.heat, 0.85 * strength)),
        Mark::Tried(cell) => (50, Tint(cell, theme.tried_cell, 1.0)),
        Mark::Wrong(cell) => (60, Tint(cell, theme.clash, 0.7)),
        Mark::Forbidding(cell) => (70, Tint(cell, theme.forbidding, FORBIDDING)),
        Mark::Blocking(cell) => (70, Tint(cell, theme.same_digit_cell, 1.0)),
        Mark::Barred(cell) => (70, Cross(cell, theme.link)),
        Mark::Refusing(cell) => (80, Tint(cell, theme.clash, 1.0)),
        Mark::Retracted(cell) => (80, Tint(cell, theme.clash, 1.0)),
        Mark::TriedDigit(candidate) => (50, Digit(candidate, theme.tried_digit)),
        Mark::Open(candidate) => (50, Figure(candidate, FigureLook::Note)),
        Mark::Closed(candidate) => (50, Figure(candidate, FigureLook::Hidden)),
        Mark::Looked(area) => (50, Frame(area, theme.pattern)),
        Mark::Equation(area) => (90, Frame(area, theme.refusing_house)),
        Mark::Cover(area) => (50, Frame(area, theme.link)),
        Mark::Pattern(cell) => (25, Tint(cell, theme.panel, 0.7)),
        Mark::Possible(candidate) => (40, Figure(candidate, FigureLook::Allowed)),
        Mark::Left(candidate) => (45, Figure(candidate, FigureLook::Note)),
        Mark::Core(candidate) => (50, Around(candidate, Badge::Disc, theme.same_digit_cell)),
        Mark::Other(candidate) => (50, Around(candidate, Badge::Square, theme.tried_cell)),
        Mark::Fin(candidate) => (60, Around(candidate, Badge::Ring, theme.refusing_house)),
        Mark::Follows(candidate) => (70, Around(candidate, Badge::Target, theme.puzzle_cell)),
        Mark::Struck(candidate) => (70, Around(candidate, Badge::Stroke, theme.clash)),
        Mark::StrongLink(link) => (50, Line(link, theme.link)),
        Mark::WeakLink(link) => (40, Dashes(link, theme.link)),
    }
}

/// Returns the second look of a mark, if it has one. Colour alone never carries the meaning, and the digit that a hint leads to
/// is drawn as large as a digit on the board.
pub fn besides(mark: Mark, theme: &Theme) -> Option<Look> {
    match mark {
        Mark::Current(cell) => Some(Look::Edge(cell, Edge::Current, theme.current_edge)),
        Mark::Wrong(cell) | Mark::Refusing(cell) => Some(Look::Edge(cell, Edge::Clash, theme.single)),
        Mark::Follows(candidate) => Some(Look::Digit(candidate, theme.note)),
        _ => None,
    }
}
