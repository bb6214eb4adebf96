//! Many puzzles in one text: a puzzle a line, or grids and rows over several lines.

use super::grid::is_drawing;
use super::value_or_dot;

/// A piece of a text, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberedText {
    /// The line of the text on which the piece begins, from 1.
    pub line: usize,
    /// The piece, its lines kept.
    pub text: String,
}

/// More digits than this in one line are a puzzle of their own, be it whole or not.
const MOST_IN_PART: usize = 27;

/// A puzzle of which some lines have been gathered.
struct Open {
    piece: NumberedText,
    /// Lines that hold more than frame.
    rows: usize,
    /// Digits and signs for blanks.
    values: usize,
    /// A blank line follows every row.
    spaced: bool,
}

impl Open {
    fn is_full(&self) -> bool {
        self.values >= 81 || self.rows >= 9
    }

    /// Whether a blank line may stand inside the puzzle here: between boxes, or between all rows.
    fn goes_on_after_blank(&mut self) -> bool {
        self.spaced |= self.rows == 1 && self.values == 9;
        !self.is_full() && (self.spaced || self.rows.is_multiple_of(3))
    }
}

/// Cuts a text into the puzzles it holds, to be read one by one.
///
/// A line with more than 27 digits is a puzzle of its own; if it begins with 81 digits, what follows them after a space or
/// a comma is passed over. Shorter lines are gathered until they hold 81 digits or nine rows; a blank line ends a puzzle
/// unless it stands between boxes or between all rows. Passed over are a byte order mark, whatever follows a `#`, and
/// titles: lines between puzzles that begin with a letter.
pub fn split_puzzles(text: &str) -> Vec<NumberedText> {
    let mut pieces = Vec::new();
    let mut open: Option<Open> = None;
    let close = |open: &mut Option<Open>, pieces: &mut Vec<NumberedText>| {
        // A frame with nothing in it, drawn below the last row, belongs to no puzzle.
        pieces.extend(open.take().filter(|open| open.rows > 0).map(|open| open.piece));
    };
    for (index, whole) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let number = index + 1;
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        let values = line.chars().filter(|&c| value_or_dot(c).is_some()).count();
        if line.trim().is_empty() {
            // A line that is a note and nothing else is not blank.
            if whole.trim().is_empty() && open.as_mut().is_some_and(|open| !open.goes_on_after_blank()) {
                close(&mut open, &mut pieces);
            }
            continue;
        }
        if values > MOST_IN_PART {
            close(&mut open, &mut pieces);
            pieces.push(NumberedText { line: number, text: first_field(line).to_owned() });
            continue;
        }
        if open.as_ref().is_some_and(Open::is_full) {
            close(&mut open, &mut pieces);
        }
        let between_puzzles = open.as_ref().is_none_or(|open| open.rows == 0);
        if between_puzzles && line.trim_start().starts_with(char::is_alphabetic) {
            continue;
        }
        let open = open.get_or_insert_with(|| Open {
            piece: NumberedText { line: number, text: String::new() },
            rows: 0,
            values: 0,
            spaced: false,
        });
        open.piece.text.push_str(line);
        open.piece.text.push('\n');
        open.rows += usize::from(!is_drawing(line));
        open.values += values;
    }
    close(&mut open, &mut pieces);
    pieces
}

/// The first field of the line if it is 81 digits and signs for blanks; else the line.
fn first_field(line: &str) -> &str {
    let field = line.trim_start().split([',', ';', ' ', '\t']).next().unwrap_or_default();
    let is_puzzle = field.chars().count() == 81 && field.chars().all(|c| value_or_dot(c).is_some());
    if is_puzzle { field } else { line }
}
