//! The one table of marks: how each looks, and which wins.

use super::sets::StageSystems;
use crate::classic::{Cell, Digit};
use crate::game::look::{Rgb, Theme};
use crate::game::marks::{Area, Candidate, Link, Mark, Marks};
use crate::session::Colour;
use bevy::prelude::*;

/// How a small figure looks.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FigureLook {
    /// It is not seen.
    #[default]
    Hidden,
    /// Light: the digit is allowed.
    Allowed,
    /// Heavy: the player has noted it.
    Note,
    /// Red and heavy: it has one place left.
    Single,
}

/// What lies around a small figure, or over it. Each has a shape of its own, for colours never carry the meaning alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Badge {
    /// A full disc.
    Disc,
    /// A full square.
    Square,
    /// An empty ring.
    Ring,
    /// A disc, with a ring around it.
    Target,
    /// A stroke over it.
    Stroke,
    /// The shape of a colour of the player's.
    Colour(Colour),
}

impl Badge {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Badge> {
        let marks = [Badge::Disc, Badge::Square, Badge::Ring, Badge::Target, Badge::Stroke];
        marks.into_iter().chain(Colour::all().map(Badge::Colour))
    }
}

/// What a mark does on the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Look {
    /// The colour of the cell is mixed with this one, as far as the strength says, 0 to 1.
    Tint(Cell, Rgb, f32),
    /// The cell has this colour, and that small in a corner.
    Paint(Cell, Badge, Rgb),
    /// The digit stands in the cell, if the board has none there, in this colour.
    Digit(Candidate, Rgb),
    /// The small figure looks so.
    Figure(Candidate, FigureLook),
    /// The small figure is seen, with that around it or over it.
    Badge(Candidate, Badge, Rgb),
    /// A frame lies around it.
    Frame(Area, Rgb),
    /// A line, or an arrow.
    Line(Link, Rgb),
    /// The same, dashed.
    Dashes(Link, Rgb),
}

/// The rank of the current cell.
const CURRENT: u8 = 30;

/// The rank of a mark, and its look. Of two marks on one thing the higher wins; tints that are not full let shine through
/// what is below. Of the frames only those of the highest rank are seen.
fn look(mark: Mark, theme: &Theme) -> (u8, Look) {
    use Look::{Badge as Around, Dashes, Digit, Figure, Frame, Line, Paint, Tint};
    match mark {
        Mark::SameDigit(cell) => (10, Tint(cell, theme.same_digit_cell, 1.0)),
        Mark::Differs(cell) => (20, Tint(cell, theme.tried_cell, 1.0)),
        Mark::Coloured(cell, colour) => (3, Paint(cell, Badge::Colour(colour), theme.colour(colour))),
        Mark::ColouredCandidate(candidate, colour) => {
            (3, Around(candidate, Badge::Colour(colour), theme.colour(colour)))
        }
        Mark::Seen(cell) => (5, Tint(cell, theme.current_cell, 0.35)),
        Mark::Chosen(cell) => (29, Tint(cell, theme.current_cell, 0.8)),
        Mark::Current(cell) => (CURRENT, Tint(cell, theme.current_cell, 1.0)),
        Mark::Heat(cell, strength) => (40, Tint(cell, theme.heat, 0.85 * strength)),
        Mark::Tried(cell) => (50, Tint(cell, theme.tried_cell, 1.0)),
        Mark::Wrong(cell) => (60, Tint(cell, theme.clash, 0.7)),
        Mark::Forbidding(cell) => (70, Tint(cell, theme.clash, 0.5)),
        Mark::Refusing(cell) => (80, Tint(cell, theme.clash, 1.0)),
        Mark::Retracted(cell) => (80, Tint(cell, theme.clash, 1.0)),
        Mark::TriedDigit(candidate) => (50, Digit(candidate, theme.tried_digit)),
        Mark::Open(candidate) => (50, Figure(candidate, FigureLook::Note)),
        Mark::Closed(candidate) => (50, Figure(candidate, FigureLook::Hidden)),
        Mark::Looked(area) => (50, Frame(area, theme.refusing_house)),
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

/// How everything that is marked looks, from the lowest rank to the highest.
#[derive(Resource, Default)]
pub struct Looks(Vec<(u8, Look)>);

impl Looks {
    /// Every look once, the highest rank last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Look> {
        self.0.iter().map(|&(_, look)| look)
    }

    /// The colour of a cell that is this without marks.
    pub fn tinted(&self, of: Cell, plain: Color) -> Color {
        let painted = self.iter().any(|look| matches!(look, Look::Paint(cell, ..) if cell == of));
        self.0.iter().fold(plain, |below, &(rank, look)| match look {
            // The player's colour is seen through what chooses the cell.
            Look::Tint(cell, colour, strength) if cell == of => {
                let strength = if painted && rank <= CURRENT { 0.4 * strength } else { strength };
                below.mix(&colour.color(), strength)
            }
            Look::Paint(cell, _, colour) if cell == of => colour.color(),
            _ => below,
        })
    }

    /// The digit that stands in the cell by a mark, and its colour.
    pub fn digit(&self, of: Cell) -> Option<(Digit, Rgb)> {
        self.iter().rev().find_map(|look| match look {
            Look::Digit(Candidate { cell, digit }, colour) if cell == of => Some((digit, colour)),
            _ => None,
        })
    }

    /// The frames of the highest rank.
    pub fn frames(&self) -> impl Iterator<Item = (Area, Rgb)> {
        let frames = || {
            self.0.iter().filter_map(|&(rank, look)| match look {
                Look::Frame(area, colour) => Some((rank, (area, colour))),
                _ => None,
            })
        };
        let highest = frames().map(|(rank, _)| rank).max();
        frames().filter(move |&(rank, _)| Some(rank) == highest).map(|(_, frame)| frame)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looks>().add_systems(Update, look_up.in_set(StageSystems::LookUp));
}

fn look_up(marks: Res<Marks>, theme: Res<Theme>, mut looks: ResMut<Looks>) {
    if !(marks.is_changed() || theme.is_changed()) {
        return;
    }
    looks.0.clear();
    for &mark in marks.iter() {
        let look = look(mark, &theme);
        // Two rooms may say the same.
        if !looks.0.contains(&look) {
            looks.0.push(look);
        }
    }
    looks.0.sort_by_key(|&(rank, _)| rank);
}
