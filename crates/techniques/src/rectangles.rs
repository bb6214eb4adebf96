//! Rectangles of two rows, two columns and two boxes, whose four cells could hold two digits crosswise.

use super::classic::ClassicPosition;
use super::view::View;
use std::sync::LazyLock;
use sudoku_board::classic::Cells;
use sudoku_board::{Cell, Values};

/// The corners of a rectangle; opposite ones are 0 and 3, and 1 and 2.
pub(super) struct Rectangle {
    pub corners: [Cell; 4],
    pub cells: Cells,
}

/// All rectangles, in reading order.
pub(super) static RECTANGLES: LazyLock<Vec<Rectangle>> = LazyLock::new(|| {
    let pairs = || (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b)));
    let rectangle = |(top, bottom), (left, right)| {
        let corners = [Cell::at(top, left), Cell::at(top, right), Cell::at(bottom, left), Cell::at(bottom, right)];
        Rectangle { corners, cells: corners.into_iter().collect() }
    };
    pairs()
        .flat_map(|(top, bottom)| pairs().map(move |(left, right)| ((top, bottom), (left, right))))
        .filter(|((top, bottom), (left, right))| (top / 3 == bottom / 3) != (left / 3 == right / 3))
        .map(|(rows, columns)| rectangle(rows, columns))
        .collect()
});

/// A rectangle of blank cells with two digits, as the uniqueness tests use it.
pub(super) struct Pattern {
    pub rectangle: [Cell; 4],
    pub corners: Cells,
    pub values: Values,
    /// The corners that have no other candidate.
    pub bare: Cells,
    /// The other corners, which have more candidates.
    pub roof: Cells,
    /// The other candidates of the roof.
    pub extra: Values,
}

/// Returns all patterns of a position: two digits are the only candidates of a corner, and all other corners allow at least one
/// of them.
pub(super) fn patterns(position: &ClassicPosition, bivalue: Cells) -> Vec<Pattern> {
    let mut patterns: Vec<Pattern> = vec![];
    let is_open = |cells: Cells| !cells.meets(position.solved()) && cells.meets(bivalue);
    for &Rectangle { corners: rectangle, cells: corners } in RECTANGLES.iter().filter(|all| is_open(all.cells)) {
        let first = patterns.len();
        for corner in corners & bivalue {
            let values = position.candidates(corner);
            if patterns[first..].iter().any(|pattern| pattern.values == values) {
                continue;
            }
            let bare: Cells = corners.iter().filter(|&cell| position.candidates(cell) == values).collect();
            let roof = corners - bare;
            // If a corner allows neither digit, there is nothing to exchange.
            if roof.iter().all(|cell| !position.candidates(cell).intersection(values).is_empty()) {
                let extra = position.union(roof).minus(values);
                patterns.push(Pattern { rectangle, corners, values, bare, roof, extra });
            }
        }
    }
    patterns
}
