//! The places of cells, of small figures in them, and of lines on the board.

use super::Layout;
use bevy::prelude::*;
use sudoku_board::{Cell, Value, Values};

/// The least height of the total of a cage, in logical pixels.
const LEAST_TOTAL: f32 = 9.0;
/// The least sides of small figures that can be read, of one digit and of two.
const LEAST_FIGURE: f32 = 5.0;
const LEAST_LONG_FIGURE: f32 = 11.0;

impl Layout {
    /// Returns the square of a cell.
    pub fn cell_rect(&self, cell: Cell) -> Rect {
        let at = Vec2::new(cell.column() as f32, cell.row() as f32);
        let min = self.origin + self.gap + at * (self.cell + self.gap);
        Rect::from_corners(min, min + self.cell)
    }

    /// Converts a point that is given in cells from the upper left corner of the board. Whole numbers are the middles of gaps.
    pub fn point(&self, (across, down): (f32, f32)) -> Vec2 {
        self.origin + self.gap / 2.0 + Vec2::new(across, down) * (self.cell + self.gap)
    }

    /// Returns the rectangle of a line in the gaps between cells, which is given in cells.
    pub fn line_rect(&self, line: [(f32, f32); 2]) -> Rect {
        let [from, to] = line.map(|point| self.point(point));
        Rect::from_corners(from, to).inflate(self.gap / 2.0)
    }

    /// Returns true if the other layout differs at most in the part of the board that is visible.
    pub fn shows_as_large(&self, other: &Layout) -> bool {
        Layout { origin: other.origin, ..self.clone() } == *other
    }

    /// Returns the number of small figures beside each other in a cell: as many as below each other, so that there is room for all
    /// values.
    pub(super) fn figures_in_line(&self) -> u8 {
        (3..).find(|line| line * line >= self.side).unwrap_or(self.side)
    }

    /// Returns the side of a small figure's square.
    pub fn figure_side(&self) -> f32 {
        let line = f32::from(self.figures_in_line());
        ((self.cell - self.above_figures() - 2.0 * self.gap) / line).floor().max(1.0)
    }

    /// Returns true if small figures are large enough to be read.
    pub fn shows_figures(&self) -> bool {
        self.figure_side() >= if self.side > 9 { LEAST_LONG_FIGURE } else { LEAST_FIGURE }
    }

    /// Returns the height of the total of a cage, which stays legible in small cells.
    pub fn total_height(&self) -> f32 {
        (0.22 * self.cell).max(LEAST_TOTAL).min(0.3 * self.cell)
    }

    /// Returns the height of the space above the figures of a cell, where the total of a cage is.
    fn above_figures(&self) -> f32 {
        if self.has_totals { (self.total_height() + 0.02 * self.cell).round() } else { 0.0 }
    }

    /// Returns the small square of a digit in a cell.
    pub fn figure_rect(&self, cell: Cell, digit: Value) -> Rect {
        let (n, line) = (digit.get() - 1, self.figures_in_line());
        self.small_square(cell, (n % line, n / line))
    }

    /// Returns the small squares of a cell in the order in which corner notes take them: the four corners, above and below, left and
    /// right, the inner ones.
    pub fn corner_rects(&self, cell: Cell) -> impl Iterator<Item = Rect> {
        let line = self.figures_in_line();
        let is_edge = |place: u8| place == 0 || place == line - 1;
        let order = |(across, down): (u8, u8)| match (is_edge(across), is_edge(down)) {
            (true, true) => 0,
            (false, true) => 1,
            (true, false) => 2,
            (false, false) => 3,
        };
        let mut places: Vec<(u8, u8)> = (0..line * line).map(|n| (n % line, n / line)).collect();
        places.sort_by_key(|&place| order(place));
        places.into_iter().map(move |place| self.small_square(cell, place))
    }

    /// Returns a small square of a cell, by its place from the left and from above.
    fn small_square(&self, cell: Cell, (across, down): (u8, u8)) -> Rect {
        let side = self.figure_side();
        let above = self.above_figures();
        let spare = Vec2::new(self.cell, self.cell - above) - f32::from(self.figures_in_line()) * side;
        let place = Vec2::new(across.into(), down.into());
        let corner = (spare / 2.0).floor() + Vec2::Y * above + place * side;
        let min = self.cell_rect(cell).min + corner;
        Rect::from_corners(min, min + side)
    }

    /// Returns the digit whose small square in the cell contains the point.
    pub fn figure_at(&self, cell: Cell, point: Vec2) -> Option<Value> {
        Values::up_to(self.side).iter().find(|&digit| self.figure_rect(cell, digit).contains(point))
    }
}
