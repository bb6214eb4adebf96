//! Many puzzles in one text: a puzzle a line, or grids and rows over several lines.

use super::grid::is_drawing;

/// A piece of a text, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedText {
    /// The line of the text on which the piece begins, from 1.
    pub line: usize,
    /// The piece, its lines kept.
    pub text: String,
}

/// Cuts a text into the puzzles it holds, to be read one by one.
///
/// A line with more than one row's worth of characters is a puzzle of its own; shorter lines are rows and are gathered
/// nine at a time. A blank line ends a puzzle unless it stands between boxes. Lines that begin with `#` are notes.
pub fn split_puzzles(text: &str) -> Vec<NumberedText> {
    let mut pieces = Vec::new();
    let mut open: Option<(NumberedText, usize)> = None;
    for (index, line) in text.lines().enumerate() {
        let trimmed = line.trim();
        if trimmed.starts_with('#') {
            continue;
        }
        let signs = line.chars().filter(|c| c.is_alphanumeric() || *c == '.').count();
        if trimmed.is_empty() {
            let between_boxes = matches!(&open, Some((_, rows)) if rows % 3 == 0 && *rows < 9);
            if !between_boxes {
                pieces.extend(open.take().map(|(piece, _)| piece));
            }
        } else if signs > 18 {
            pieces.extend(open.take().map(|(piece, _)| piece));
            pieces.push(NumberedText { line: index + 1, text: line.to_owned() });
        } else {
            let is_row = !is_drawing(line);
            if is_row && matches!(open, Some((_, 9))) {
                pieces.extend(open.take().map(|(piece, _)| piece));
            }
            let (piece, rows) = open.get_or_insert_with(|| (NumberedText { line: index + 1, text: String::new() }, 0));
            piece.text.push_str(line);
            piece.text.push('\n');
            *rows += usize::from(is_row);
        }
    }
    pieces.extend(open.map(|(piece, _)| piece));
    // A frame drawn below the last row, with nothing in it, belongs to no puzzle.
    pieces.retain(|piece| !piece.text.lines().all(is_drawing));
    pieces
}
