//! The lines of a board's rules: borders of boxes and regions, and outlines of cages. Every picture of a board uses them.

use sudoku_board::{Cell, HouseCells, HouseKind, Rules};

/// A level or upright line between two points, each as its distance from the left and from the upper edge of the board, in cells.
pub type Line = [(f32, f32); 2];

/// Returns the lines around the board and between different boxes or regions, from top to bottom and from left to right. Borders
/// that continue each other are one line.
pub fn borders(rules: &Rules) -> Vec<Line> {
    let side = usize::from(rules.side());
    let mut regions = vec![None; rules.cell_count()];
    let is_region = |house: &&HouseCells| matches!(house.kind(), HouseKind::Box | HouseKind::Region);
    for (number, house) in rules.houses().iter().filter(is_region).enumerate() {
        house.cells.iter().for_each(|&cell| regions[rules.index(cell)] = Some(number));
    }
    let region = |cell| regions[rules.index(cell)];
    let is_border = |line: usize, place: usize, is_upright: bool| {
        let cell = |line| if is_upright { Cell::at(place, line) } else { Cell::at(line, place) };
        line == 0 || line == side || region(cell(line - 1)) != region(cell(line))
    };
    let mut lines = Vec::new();
    for line in 0..=side {
        for is_upright in [true, false] {
            let mut place = 0;
            while place < side {
                let length = (place..side).take_while(|&place| is_border(line, place, is_upright)).count();
                if length > 0 {
                    let [across, from, to] = [line, place, place + length].map(|place| place as f32);
                    lines.push(if is_upright {
                        [(across, from), (across, to)]
                    } else {
                        [(from, across), (to, across)]
                    });
                }
                place += length + 1;
            }
        }
    }
    lines
}

/// Returns the lines around the cells, at this distance inside their outer edges, in cells.
pub fn outline(cells: &[Cell], inset: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    for &cell in cells {
        let has = |down: i8, right: i8| cell.offset(down, right).is_some_and(|other| cells.contains(&other));
        // A line reaches as far as that of the next cell, and around an inward corner.
        let reach = |along: bool, diagonal: bool| match (along, diagonal) {
            (false, _) => -inset,
            (true, false) => 0.0,
            (true, true) => inset,
        };
        let (x, y) = (cell.column() as f32, cell.row() as f32);
        for down in [-1, 1].into_iter().filter(|&down| !has(down, 0)) {
            let at = if down < 0 { y + inset } else { y + 1.0 - inset };
            let from = x - reach(has(0, -1), has(down, -1));
            let to = x + 1.0 + reach(has(0, 1), has(down, 1));
            lines.push([(from, at), (to, at)]);
        }
        for across in [-1, 1].into_iter().filter(|&across| !has(0, across)) {
            let at = if across < 0 { x + inset } else { x + 1.0 - inset };
            let from = y - reach(has(-1, 0), has(-1, across));
            let to = y + 1.0 + reach(has(1, 0), has(1, across));
            lines.push([(at, from), (at, to)]);
        }
    }
    lines
}
