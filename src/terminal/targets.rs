//! What a click asks for, and where.

use crate::requests::Request;
use ratatui::layout::{Position, Rect};
use sudoku_board::classic::Cell;

/// What a click asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    Cell(Cell),
    Ask(Request),
    Line(usize),
}

/// A line of a list: what stands on the left and on the right, and what a click on it asks for.
pub type Line = (String, String, Option<Target>);

/// What is on the screen: where a click asks for what.
pub type Targets = Vec<(Rect, Target)>;

/// What lies there.
pub fn at(targets: &Targets, column: u16, row: u16) -> Option<&Target> {
    targets.iter().rev().find(|(area, _)| area.contains(Position { x: column, y: row })).map(|(_, target)| target)
}
