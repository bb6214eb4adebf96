//! Click targets on the screen.

use crate::game::requests::Request;
use ratatui::layout::{Position, Rect};
use sudoku_board::classic::Cell;

/// Effect of a click.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    Cell(Cell),
    Ask(Request),
    Line(usize),
}

/// A line of a list: its left and right text, and the effect of a click.
pub type Line = (String, String, Option<Target>);

/// The areas that can be clicked, in drawing order.
pub type Targets = Vec<(Rect, Target)>;

/// Returns the topmost target at that position.
pub fn at(targets: &Targets, column: u16, row: u16) -> Option<&Target> {
    targets.iter().rev().find(|(area, _)| area.contains(Position { x: column, y: row })).map(|(_, target)| target)
}
