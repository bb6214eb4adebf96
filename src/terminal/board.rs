//! Draws the board as large as it fits, with digits, notes and marks. Everything shown by colour has a sign beside the digit too.

use super::colours::{Pen, Role};
use super::display::Display;
use super::grid::{self, Size};
use super::targets::{Target, Targets};
use crate::game::marks::{Area, Candidate, Mark};
use crate::game::requests::Scene;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sudoku_board::{Board, Cell, CellKind, House, HouseCells, HouseKind, Rules, Value, Values};
use sudoku_words::{words, written};

/// Cell sizes, the largest first, each with the width that must be left beside the board for the owl.
const SIZES: [(Size, u16); 3] = [((7, 3), 30), ((5, 2), 29), ((3, 1), LEAST_BESIDE)];
/// The least width beside the board.
pub const LEAST_BESIDE: u16 = 28;

/// Returns the largest cell size that fits the area.
pub fn size(rules: &Rules, area: Rect) -> Size {
    let fits = |&(size, beside): &(Size, u16)| {
        let (width, height) = grid::extent(rules, size);
        width + 1 + beside <= area.width && height <= area.height
    };
    SIZES.into_iter().find(fits).map_or((3, 1), |(size, _)| size)
}

/// Returns a cell's role and the signs on either side of its digit, according to the marks.
fn look(cell: Cell, board: &Board, marks: &[Mark]) -> (Role, Option<(char, char)>) {
    let mut found = (
        if board.kind(cell) == CellKind::Puzzle && board.get(cell).is_some() { Role::Given } else { Role::User },
        None,
    );
    for mark in marks {
        let here = |at: Cell| at == cell;
        found = match *mark {
            Mark::Coloured(at, colour) if here(at) => (Role::Coloured(colour), found.1),
            Mark::Guessed(at, begins) if here(at) => {
                let sign = if begins { '?' } else { '~' };
                (Role::Tried, Some((sign, sign)))
            }
            Mark::SameDigit(at) | Mark::Differs(at) if here(at) => (Role::Same, found.1),
            Mark::Pattern(at) if here(at) => (Role::Pattern, Some(('*', '*'))),
            Mark::Looked(Area::Cell(at)) | Mark::Cover(Area::Cell(at)) if here(at) => (Role::Pattern, Some(('*', '*'))),
            Mark::Looked(Area::House(house)) | Mark::Cover(Area::House(house))
                if is_in(board.rules(), house, cell) && found.1.is_none() =>
            {
                (Role::Pattern, None)
            }
            Mark::Tried(at) if here(at) => (Role::Tried, Some(('>', '<'))),
            Mark::Wrong(at) | Mark::Forbidding(at) | Mark::Refusing(at) if here(at) => (Role::Clash, Some(('!', '!'))),
            Mark::Blocking(at) if here(at) => (Role::Same, Some(('!', '!'))),
            Mark::Chosen(at) | Mark::Current(at) if here(at) && found.0 == Role::Clash => {
                (Role::Clash, Some(('[', ']')))
            }
            Mark::Chosen(at) | Mark::Current(at) if here(at) => (Role::Current, Some(('[', ']'))),
            _ => found,
        };
    }
    found
}

/// Returns true if the cell is one of the house's.
fn is_in(rules: &Rules, house: House, cell: Cell) -> bool {
    rules.houses().iter().any(|other| other.house == house && other.cells.contains(&cell))
}

/// Draws the board, and records its cells as click targets. Of a board that is larger than the area, it draws the part around the
/// current cell.
pub fn draw(display: &Display, pen: Pen, size: Size, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let board = display.board.board();
    let (width, height) = grid::extent(board.rules(), size);
    let mut whole = Buffer::empty(Rect { x: 0, y: 0, width, height });
    draw_whole(display, pen, size, &board, &mut whole);
    let at = |cell: Cell| grid::place(board.rules(), cell, size);
    let current = display.entry.current().map_or_else(Rect::default, at);
    let first =
        |middle: u16, visible: u16, all: u16| middle.saturating_sub(visible / 2).min(all.saturating_sub(visible));
    let left = first(current.x + current.width / 2, area.width, width);
    let top = first(current.y + current.height / 2, area.height, height);
    for y in 0..area.height.min(height - top) {
        for x in 0..area.width.min(width - left) {
            if let (Some(seen), Some(drawn)) =
                (buffer.cell_mut((area.x + x, area.y + y)), whole.cell((left + x, top + y)))
            {
                *seen = drawn.clone();
            }
        }
    }
    let visible = Rect { x: left, y: top, ..area };
    for cell in board.rules().cells() {
        let at = at(cell).intersection(visible);
        if !at.is_empty() {
            targets.push((Rect { x: at.x - left + area.x, y: at.y - top + area.y, ..at }, Target::Cell(cell)));
        }
    }
}

fn draw_whole(display: &Display, pen: Pen, size: Size, board: &Board, buffer: &mut Buffer) {
    let marks = display.marks();
    let shows_notes = size.1 > 1 && has_room(board.rules());
    grid::draw(pen, board.rules(), size, buffer.area, buffer);
    for cell in board.rules().cells() {
        let at = grid::place(board.rules(), cell, size);
        let (role, signs) = look(cell, board, &marks);
        let style = pen.colours.of(role);
        buffer.set_style(at, style);
        let tried = marks.iter().rev().find_map(|mark| match mark {
            Mark::TriedDigit(candidate) if candidate.cell == cell => Some(candidate.value),
            _ => None,
        });
        let middle = (at.x + size.0 / 2, at.y + (size.1 - 1) / 2);
        let digit = board.get(cell).or(tried.filter(|_| display.run().is_some()));
        let notes = if digit.is_none() { candidates(cell, display, board, &marks) } else { Vec::new() };
        match digit {
            Some(digit) => put(buffer, middle, &written(digit).to_string(), style.add_modifier(Modifier::BOLD)),
            None if notes.is_empty() => put(buffer, middle, blank_sign(board.rules(), cell), style),
            None if !shows_notes => put(buffer, middle, "⁝", style),
            None => notes.iter().for_each(|&(digit, role)| {
                let number = u16::from(digit.get()) - 1;
                // In two rows, the first one has four, so that it is apart from that of the next cell.
                let (column, row) = match size.1 {
                    3 => (2 * (number % 3) + 1, number / 3),
                    _ if number < 4 => (number, 0),
                    _ => (number - 4, 1),
                };
                let style = role.map_or(style, |role| pen.colours.of(role));
                let sign = if role == Some(Role::Clash) { "✕".to_owned() } else { written(digit).to_string() };
                put(buffer, (at.x + column, at.y + row), &sign, style);
            }),
        }
        if let Some((before, after)) = signs.filter(|_| notes.is_empty()) {
            put(buffer, (middle.0 - 1, middle.1), &before.to_string(), style);
            let end = middle.0 + digit.map_or(1, |digit| written(digit).to_string().len() as u16);
            if end < at.right() {
                put(buffer, (end, middle.1), &after.to_string(), style);
            }
        }
    }
}

fn put(buffer: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_string(x, y, text, style);
    }
}

/// Returns the small digits of a blank cell: the player's notes or the allowed digits, and the marked candidates.
fn candidates(cell: Cell, display: &Display, board: &Board, marks: &[Mark]) -> Vec<(Value, Option<Role>)> {
    let notes = display.session.notes();
    let is_playing = display.is_on_stage(Scene::Playing);
    let left = display.board.left();
    let allowed = if is_playing && display.settings.allowed_digits() && notes.get(cell).is_empty() {
        notes.left(cell, board.candidates(cell))
    } else {
        Values::EMPTY
    };
    let seen = |digit: Value| {
        let marked = marks.iter().rev().find_map(|mark| match mark {
            Mark::Struck(at) if (at.cell, at.value) == (cell, digit) => Some(Role::Clash),
            Mark::Follows(at) | Mark::TriedDigit(at) if (at.cell, at.value) == (cell, digit) => Some(Role::Good),
            Mark::Core(at) | Mark::Other(at) | Mark::Fin(at) if (at.cell, at.value) == (cell, digit) => {
                Some(Role::Tried)
            }
            Mark::ColouredCandidate(at, colour) if (at.cell, at.value) == (cell, digit) => {
                Some(Role::Coloured(*colour))
            }
            Mark::Possible(at) | Mark::Open(at) if (at.cell, at.value) == (cell, digit) => Some(Role::Pattern),
            _ => None,
        });
        let noted = notes.get(cell).contains(digit) || notes.corners(cell).contains(digit);
        let shown = is_playing && noted || allowed.contains(digit);
        let is_left = marks.contains(&Mark::Left(Candidate::new(cell, digit)));
        let is_left = is_left || left.is_some_and(|left| left.candidates(cell).contains(digit));
        (marked.is_some() || shown || is_left).then_some((digit, marked))
    };
    Values::up_to(board.rules().side()).iter().filter_map(seen).collect()
}

/// Returns a sentence on the small digits of the current cell, where cells have no room for them; `None` if it has none.
pub fn small_digits(display: &Display) -> Option<String> {
    let board = display.board.board();
    let cell = display.entry.current().filter(|&cell| board.get(cell).is_none() && !has_room(board.rules()))?;
    let digits = candidates(cell, display, &board, &display.marks());
    let notes =
        || words().read_notes(sudoku_words::either(digits.iter().map(|(digit, _)| written(*digit).to_string())));
    let text = || words().read_cell(cell.row() + 1, cell.column() + 1, notes());
    (!digits.is_empty()).then(|| sudoku_words::full_sentence(&text()))
}

/// Returns true if cells have room for small digits, which must have one figure.
fn has_room(rules: &Rules) -> bool {
    rules.side() <= 9
}

/// Returns the sign for a blank without notes, which shows the diagonals.
fn blank_sign(rules: &Rules, cell: Cell) -> &'static str {
    let diagonals = rules.houses().iter().filter(|house| house.kind() == HouseKind::Diagonal);
    let through = diagonals.filter(|house| house.cells.contains(&cell));
    let falls = |house: &HouseCells| house.cells.iter().all(|cell| cell.row() == cell.column());
    match through.fold((false, false), |(down, up), house| if falls(house) { (true, up) } else { (down, true) }) {
        (false, false) => "·",
        (true, false) => "╲",
        (false, true) => "╱",
        (true, true) => "╳",
    }
}
