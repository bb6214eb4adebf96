//! The lines of a board in characters: heavy ones between boxes or regions, light ones around cages and extra regions, with the
//! totals of cages in them.

use super::colours::{Pen, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::collections::BTreeMap;
use sudoku_board::{Cell, HouseCells, HouseKind, Rules};
use sudoku_print::outlines::{Line, borders, outline};

/// The width and the height of a cell.
pub type Size = (u16, u16);

/// The weight of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    Light,
    Heavy,
}

impl Weight {
    /// Returns the characters for the ends of lines that meet. The bits of the index are the ends above, to the right, below and to
    /// the left.
    fn corners(self) -> [&'static str; 16] {
        match self {
            Weight::Light => [" ", "╵", "╶", "└", "╷", "┆", "┌", "├", "╴", "┘", "┄", "┴", "┐", "┤", "┬", "┼"],
            Weight::Heavy => [" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"],
        }
    }

    /// Returns the character of a line.
    fn line(self, is_upright: bool) -> &'static str {
        match (self, is_upright) {
            (Weight::Light, true) => "┆",
            (Weight::Light, false) => "┄",
            (Weight::Heavy, true) => "┃",
            (Weight::Heavy, false) => "━",
        }
    }
}

/// The sides of cells that have a line: the column and the row at which each begins, and true if it is upright.
type Sides = BTreeMap<(u16, u16, bool), Weight>;

/// Returns true if the house has a light line around it.
fn is_outlined(house: &HouseCells) -> bool {
    matches!(house.kind(), HouseKind::Cage | HouseKind::Extra | HouseKind::Windoku)
}

/// Returns the number of rows and of columns after which there is a line. Where lines are not only around boxes, each cell has one.
fn spacing(rules: &Rules) -> Size {
    let (rows, columns) = rules.usual_box_size();
    let is_everywhere = |house: &HouseCells| is_outlined(house) || house.kind() == HouseKind::Region;
    if rules.houses().iter().any(is_everywhere) { (1, 1) } else { (rows.into(), columns.into()) }
}

/// Returns the size of the board.
pub fn extent(rules: &Rules, (width, height): Size) -> Size {
    let (side, (rows, columns)) = (u16::from(rules.side()), spacing(rules));
    (side * width + side / columns + 1, side * height + side / rows + 1)
}

/// Returns the place of a cell on the board.
pub fn place(rules: &Rules, cell: Cell, (width, height): Size) -> Rect {
    let (rows, columns) = spacing(rules);
    let at = |index: usize, size: u16, each: u16| index as u16 * size + 1 + index as u16 / each;
    Rect { x: at(cell.column(), width, columns), y: at(cell.row(), height, rows), width, height }
}

/// Draws the lines around boxes, regions and cages, and the totals of the cages.
pub fn draw(pen: Pen, rules: &Rules, size: Size, area: Rect, buffer: &mut Buffer) {
    let style = pen.colours.of(Role::Line);
    let mut put = |x: u16, y: u16, text: &str, style: Style| {
        if buffer.area.contains((area.x + x, area.y + y).into()) {
            buffer.set_string(area.x + x, area.y + y, text, style);
        }
    };
    let sides = sides(rules);
    // The line before a column or a row; the last one is after all of them.
    let (rows, columns) = spacing(rules);
    let before = |line: u16, size: u16, each: u16| line * size + line / each;
    let (x, y) = (|line: u16| before(line, size.0, columns), |line: u16| before(line, size.1, rows));
    for (&(column, row, is_upright), &weight) in &sides {
        let length = if is_upright { size.1 } else { size.0 };
        for step in 1..=length {
            let (x, y) = if is_upright { (x(column), y(row) + step) } else { (x(column) + step, y(row)) };
            put(x, y, weight.line(is_upright), style);
        }
    }
    let side = u16::from(rules.side());
    for row in (0..=side).filter(|row| row % rows == 0) {
        for column in (0..=side).filter(|column| column % columns == 0) {
            let ends = [
                row.checked_sub(1).and_then(|row| sides.get(&(column, row, true))),
                sides.get(&(column, row, false)),
                sides.get(&(column, row, true)),
                column.checked_sub(1).and_then(|column| sides.get(&(column, row, false))),
            ];
            let Some(weight) = ends.into_iter().flatten().max() else { continue };
            let bit = |(place, end): (usize, Option<&Weight>)| usize::from(end == Some(weight)) << place;
            let corner: usize = ends.into_iter().enumerate().map(bit).sum();
            put(x(column), y(row), weight.corners()[corner], style);
        }
    }
    for cage in rules.houses() {
        if let (Some(total), Some(&first)) = (rules.total(cage), cage.cells.iter().min()) {
            let place = place(rules, first, size);
            put(place.x, place.y - 1, &total.to_string(), style.add_modifier(Modifier::BOLD));
        }
    }
}

/// Returns the sides of cells that have a line. Lines between boxes are drawn over others.
fn sides(rules: &Rules) -> Sides {
    let mut sides = Sides::new();
    let mut add = |[from, to]: Line, weight: Weight| {
        let is_upright = from.0 == to.0;
        let [column, row] = [from.0, from.1].map(|place| place as u16);
        for step in 0..(to.0 - from.0 + to.1 - from.1) as u16 {
            let side = if is_upright { (column, row + step, true) } else { (column + step, row, false) };
            sides.insert(side, weight);
        }
    };
    for house in rules.houses().iter().filter(|house| is_outlined(house)) {
        outline(&house.cells, 0.0).into_iter().for_each(|line| add(line, Weight::Light));
    }
    borders(rules).into_iter().for_each(|line| add(line, Weight::Heavy));
    sides
}
