//! The picture of a chessboard: queens, or a knight's numbered path.

use super::picture::{Clicked, Owner, Shape, StagePicture, Target};
use crate::game::workbench::{Chessboard, Pieces, SquareNames};
use crate::window::look::Theme;
use bevy::prelude::*;
use sudoku_words::words;

/// Draws the chessboard in the middle of a rectangle. Squares can be clicked if `name` returns their names.
pub fn picture(
    chessboard: &Chessboard,
    theme: &Theme,
    room: Rect,
    name: Option<&dyn Fn(usize) -> String>,
) -> StagePicture {
    let size = chessboard.size;
    // The names of rows and columns are to the left and below.
    let cell = ((room.size().min_element() - 2.0 * NAMES - 12.0) / size as f32).floor().max(8.0);
    let side = Vec2::splat(cell * size as f32);
    let min = (room.center() - side / 2.0 + Vec2::new(NAMES, -NAMES) / 2.0).round();
    let board = Rect::from_corners(min, min + side);
    let square = |index: usize| {
        let min = board.min + Vec2::new((index % size) as f32, (index / size) as f32) * cell;
        Rect::from_corners(min, min + cell)
    };
    let mut picture = StagePicture::new(room);
    picture.put(Owner::Ground, Shape::Plain, board.inflate(EDGE), Some(theme.box_lines));
    for index in 0..size * size {
        let is_light = (index / size + index % size).is_multiple_of(2);
        let colour = if is_light { theme.light_square } else { theme.dark_square };
        picture.put(Owner::Square(index), Shape::Plain, square(index), Some(colour));
    }
    for number in 0..size {
        let middle = cell * (number as f32 + 0.5);
        let row = Vec2::new(board.min.x - NAMES / 2.0 - 2.0, board.min.y + middle);
        let column = Vec2::new(board.min.x + middle, board.max.y + NAMES / 2.0 + 2.0);
        let [row_name, column_name] = match chessboard.names {
            SquareNames::Chess => [(size - number).to_string(), char::from(b'a' + number as u8).to_string()],
            SquareNames::Counted => [(number + 1).to_string(), (number + 1).to_string()],
        };
        for (text, at) in [(row_name, row), (column_name, column)] {
            picture.write(Owner::Lines, &text, 80, Rect::from_center_size(at, Vec2::splat(NAMES)), theme.muted);
        }
    }
    match &chessboard.pieces {
        Pieces::Queens(columns) => {
            // Programs must find the attacked squares themselves.
            if chessboard.names == SquareNames::Chess {
                put_crosses(&mut picture, theme, size, columns, square);
            }
            put_queens(&mut picture, theme, size, columns, square);
        }
        Pieces::Path(path) => put_path(&mut picture, theme, path, square),
    }
    if let Some(taken) = chessboard.taken {
        let rect = square(taken).inflate(-cell / 14.0);
        picture.put(Owner::Square(taken), Shape::Frame, rect, Some(theme.clash));
    }
    let depth = words().chessboard(chessboard.depth);
    picture.targets.push(Target { owner: Owner::Ground, rect: board, name: depth, clicked: None });
    if let Some(name) = name {
        picture.targets.extend((0..size * size).map(|index| Target {
            owner: Owner::Square(index),
            rect: square(index),
            name: name(index),
            clicked: Some(Clicked::Id(index as u32 + 1)),
        }));
    }
    picture
}

/// Space for the names of files and ranks, and width of the board's edge.
const NAMES: f32 = 22.0;
const EDGE: f32 = 3.0;

/// Crosses out the attacked squares of the next row.
fn put_crosses(
    picture: &mut StagePicture,
    theme: &Theme,
    size: usize,
    columns: &[usize],
    square: impl Fn(usize) -> Rect,
) {
    let next = columns.len();
    let attacks = |&column: &usize| {
        columns.iter().enumerate().any(|(row, &other)| other == column || other.abs_diff(column) == next - row)
    };
    if next >= size {
        return;
    }
    for column in (0..size).filter(attacks) {
        let inner = square(next * size + column);
        let inner = inner.inflate(-0.36 * inner.width());
        let width = (inner.width() / 5.0).max(1.5);
        let corners =
            [[inner.min, inner.max], [Vec2::new(inner.max.x, inner.min.y), Vec2::new(inner.min.x, inner.max.y)]];
        for line in corners {
            picture.draw_line(Owner::Man(size + column), line, width, theme.clash);
        }
    }
}

/// Draws the queens; the last one is highlighted as tried.
fn put_queens(
    picture: &mut StagePicture,
    theme: &Theme,
    size: usize,
    columns: &[usize],
    square: impl Fn(usize) -> Rect,
) {
    for (row, &column) in columns.iter().enumerate() {
        let (owner, rect) = (Owner::Man(row), square(row * size + column));
        let is_last = row + 1 == columns.len();
        if is_last {
            picture.put(owner, Shape::Square, rect.inflate(-1.0), Some(theme.tried_cell));
        }
        let ink = if is_last { theme.tried_digit } else { theme.user_digit };
        picture.put(owner, Shape::Queen, rect, Some(ink));
    }
}

/// Draws the knight's path with its numbers.
fn put_path(picture: &mut StagePicture, theme: &Theme, path: &[usize], square: impl Fn(usize) -> Rect) {
    let at = |index: usize| square(index).center();
    for step in path.windows(2) {
        let width = (square(step[0]).width() / 16.0).max(1.5);
        picture.draw_line(Owner::Lines, [at(step[0]), at(step[1])], width, theme.recursion);
    }
    for (number, &index) in path.iter().enumerate() {
        let is_last = number + 1 == path.len();
        let (fill, ink) =
            if is_last { (theme.tried_cell, theme.tried_digit) } else { (theme.user_cell, theme.user_digit) };
        let disc = square(index).inflate(-0.21 * square(index).width());
        picture.put(Owner::Man(number), Shape::Disc, disc, Some(fill));
        picture.write(Owner::Man(number), &(number + 1).to_string(), 45, disc, ink);
    }
}
