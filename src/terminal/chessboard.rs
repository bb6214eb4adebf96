//! Draws what runs on the stage in place of the sudoku: a chessboard, or the values of a program.

use super::colours::{Pen, Role};
use super::display::Display;
use super::lesson::values;
use crate::game::workbench::{ChessRun, Chessboard, ListBoard, Pieces, SquareNames};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_run::ProgramRun;

/// The width of a square.
const SQUARE: u16 = 3;

/// Draws the chessboard of an engine.
pub fn of_engine(run: &ChessRun, pen: Pen, area: Rect, buffer: &mut Buffer) {
    draw(&Chessboard::of_run(run), pen, area, buffer);
}

/// Draws the chessboard or the sudoku in a program's lists, if there is one, and its values.
pub fn of_program(run: &ProgramRun, display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let used = match Chessboard::of_machine(run.machine()) {
        Some(board) => {
            draw(&board, pen, area, buffer);
            board.size as u16 + 2
        }
        None => board_of_list(run, pen, area, buffer),
    };
    values(run, display, pen, Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area }, buffer);
}

/// Draws the list with the board. Returns its height; 0 if the list is empty, because the program may have no board.
fn board_of_list(run: &ProgramRun, pen: Pen, area: Rect, buffer: &mut Buffer) -> u16 {
    let ListBoard { items, columns, rows, .. } = ListBoard::of(run.machine());
    if items.is_empty() {
        return 0;
    }
    for (index, item) in items.iter().enumerate().take(columns * rows) {
        let (x, y) = (area.x + (index % columns) as u16 * SQUARE, area.y + (index / columns) as u16);
        let text = item.to_string();
        let text = if text == "0" { "·" } else { &text };
        if x + SQUARE <= area.right() && y < area.bottom() {
            buffer.set_string(x, y, format!("{text:^3}"), pen.colours.of(Role::User));
        }
    }
    rows as u16 + 1
}

fn draw(board: &Chessboard, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let last = match &board.pieces {
        Pieces::Queens(columns) => columns.last().map(|column| (columns.len() - 1) * board.size + column),
        Pieces::Path(path) => path.last().copied(),
    };
    let mut write = |column: u16, row: u16, text: &str, style: Style| {
        let (x, y) = (area.x + column * SQUARE, area.y + row);
        if x + SQUARE <= area.right() && y < area.bottom() {
            buffer.set_string(x, y, format!("{text:^3}"), style);
        }
    };
    for row in 0..board.size {
        let name = match board.names {
            SquareNames::Chess => (board.size - row).to_string(),
            SquareNames::Counted => (row + 1).to_string(),
        };
        write(0, row as u16, &name, pen.colours.of(Role::Line));
        for column in 0..board.size {
            let square = row * board.size + column;
            let value = board.value(square);
            let style = match value {
                _ if board.taken == Some(square) => pen.colours.of(Role::Clash),
                Some(_) if last == Some(square) => pen.colours.of(Role::Tried),
                Some(_) => pen.colours.of(Role::User),
                None => Style::new(),
            };
            let text = match &value {
                Some(queen) if queen.is_empty() => "Q",
                Some(number) => number,
                None => "·",
            };
            write(column as u16 + 1, row as u16, text, style);
        }
    }
    for column in 0..board.size {
        let name = match board.names {
            SquareNames::Chess => char::from(b'a' + column as u8).to_string(),
            SquareNames::Counted => (column + 1).to_string(),
        };
        write(column as u16 + 1, board.size as u16, &name, pen.colours.of(Role::Line));
    }
}
