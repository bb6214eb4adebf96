//! The route of a link: from beside one digit to beside another, straight, or bent around the digits between them.

use crate::game::marks::{Candidate, Link};
use crate::window::look::Layout;
use bevy::prelude::*;
use sudoku_board::{Cell, Values};

/// Half the extent of the ink of a small figure and of a cell's digit, in sides of their squares.
const FIGURE: Vec2 = Vec2::new(0.32, 0.41);
const DIGIT: Vec2 = Vec2::new(0.25, 0.3);
/// The width of a line, in sides of a figure.
pub const WIDTH: f32 = 0.12;
/// The bends to either side that are tried, in sides of a figure.
const BENDS: [f32; 15] = [0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5, 2.0, -2.0, 3.0, -3.0, 4.0, -4.0, 6.0, -6.0];
/// The least distance between the ends of a link that is drawn, in sides of a figure.
const SHORTEST: f32 = 0.5;

/// A cubic Bézier curve, in pixels of the window.
pub type Curve = [Vec2; 4];

/// Returns the point of the curve at a parameter from 0 to 1.
pub fn point(curve: &Curve, time: f32) -> Vec2 {
    let rest = 1.0 - time;
    let weights = [rest.powi(3), 3.0 * rest * rest * time, 3.0 * rest * time * time, time.powi(3)];
    curve.iter().zip(weights).map(|(&point, weight)| point * weight).sum()
}

/// The visible digits of the board, which links should not cross.
pub struct Digitscape<'a> {
    /// The positions of the cells.
    pub layout: &'a Layout,
    /// For each cell in reading order, true if it shows a digit.
    pub filled: Vec<bool>,
    /// The visible small figures of each cell in reading order.
    pub figures: Vec<Values>,
}

impl Digitscape<'_> {
    /// Returns a board without visible digits.
    pub fn empty(layout: &Layout) -> Digitscape<'_> {
        let cells = usize::from(layout.side).pow(2);
        Digitscape { layout, filled: vec![false; cells], figures: vec![Values::EMPTY; cells] }
    }

    /// Returns the route of the link that crosses the fewest digits and, among those, bends least.
    pub fn route(&self, link: &Link) -> Curve {
        let mut bends: Vec<(f32, f32)> = BENDS.iter().flat_map(|&first| BENDS.map(|second| (first, second))).collect();
        // A single arc is preferred to an S.
        let effort = |(first, second): (f32, f32)| first.abs() + second.abs() + (first - second).abs() / 2.0;
        bends.sort_by(|&one, &other| effort(one).total_cmp(&effort(other)));
        let mut best = (usize::MAX, [Vec2::ZERO; 4]);
        for bend in bends {
            let Some(curve) = self.bent(link, bend) else { continue };
            let crossed = self.crossed(&curve);
            if crossed < best.0 {
                best = (crossed, curve);
            }
            if crossed == 0 {
                break;
            }
        }
        best.1
    }

    /// Returns the route with these bends near its beginning and its end; `None` if it is too short to be visible.
    fn bent(&self, link: &Link, (first, second): (f32, f32)) -> Option<Curve> {
        let side = self.layout.figure_side();
        let [from, to] =
            [link.from, link.to].map(|Candidate { cell, value: digit }| self.layout.figure_rect(cell, digit).center());
        let (along, across) = (to - from, (to - from).normalize_or_zero().perp() * side);
        let first = from + along / 3.0 + across * first;
        let second = to - along / 3.0 + across * second;
        let (start, end) = (self.beside(from, first), self.beside(to, second));
        let long_enough = (end - start).dot(along) > 0.0 && start.distance(end) >= SHORTEST * side;
        long_enough.then_some([start, first, second, end])
    }

    /// Returns the point at which a line from the middle of a figure towards a point leaves the ink.
    fn beside(&self, middle: Vec2, towards: Vec2) -> Vec2 {
        let side = self.layout.figure_side();
        let direction = (towards - middle).normalize_or_zero();
        let ink = (FIGURE + WIDTH) * side / direction.abs().max(Vec2::splat(0.001));
        middle + direction * ink.min_element()
    }

    /// Returns the number of sampled points of the curve that are on digits or outside the board.
    fn crossed(&self, curve: &Curve) -> usize {
        let length: f32 = curve.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
        let points = (length / self.layout.figure_side() * 6.0).ceil() as usize;
        (0..=points).filter(|&n| self.is_barred(point(curve, n as f32 / points as f32))).count()
    }

    /// Returns true if a line through the point touches a digit or leaves the board.
    fn is_barred(&self, point: Vec2) -> bool {
        let Layout { origin, cell: cell_side, gap, side: cells, .. } = *self.layout;
        let at = ((point - origin - gap / 2.0) / (cell_side + gap)).floor();
        if at.min_element() < 0.0 || at.max_element() >= f32::from(cells) {
            return true;
        }
        let cell = Cell::at(at.y as usize, at.x as usize);
        let index = cell.row() * usize::from(cells) + cell.column();
        let side = self.layout.figure_side();
        let touches = |middle: Vec2, ink: Vec2| (point - middle).abs().cmplt(ink + WIDTH * side / 2.0).all();
        if self.filled[index] {
            return touches(self.layout.cell_rect(cell).center(), DIGIT * cell_side);
        }
        self.figures[index].iter().any(|digit| touches(self.layout.figure_rect(cell, digit).center(), FIGURE * side))
    }
}
