//! Lines of a table: one field is the puzzle, the others are about it.

use super::line;
use std::ops::Range;
use std::sync::Arc;

/// The separators between fields. Those that rarely occur inside fields come first.
const SIGNS: [char; 4] = ['\t', ',', ';', ' '];
/// What people call the column with the puzzle, in lower case.
const NAMES: [&str; 11] =
    ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "question", "problem", "unsolved", "board", "grid"];

/// The names of the columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Header {
    names: Vec<String>,
    /// The puzzle column, if a name identifies it.
    puzzle: Option<usize>,
}

impl Header {
    /// The names in a title, if there are any.
    pub(super) fn of(line: &str) -> Option<Header> {
        let sign = SIGNS.into_iter().take(3).find(|&sign| line.contains(sign))?;
        let names: Vec<String> = fields(line, sign).into_iter().map(|field| text(line, field)).collect();
        let is_puzzle = |name: &String| NAMES.contains(&name.to_lowercase().as_str());
        Some(Header { puzzle: names.iter().position(is_puzzle), names })
    }

    /// Whether a name identifies the puzzle column.
    pub(super) fn names_puzzle(&self) -> bool {
        self.puzzle.is_some()
    }
}

/// A line in which one field is the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    line: String,
    sign: char,
    puzzle: Range<usize>,
    header: Option<Arc<Header>>,
}

impl Row {
    /// The puzzles in a line, with the fields beside each: the field in the puzzle column, or else the first with 81 digits and
    /// blanks, and any others that have blanks.
    pub(super) fn all(line: &str, header: Option<&Arc<Header>>) -> Vec<Row> {
        for sign in SIGNS.into_iter().filter(|&sign| line.contains(sign)) {
            let fields = fields(line, sign);
            let header = header.filter(|header| header.names.len() == fields.len());
            let named = header.and_then(|header| fields.get(header.puzzle?));
            let is_puzzle = |field: &&Range<usize>| {
                let cells = &line[Range::clone(field)];
                line::is_bare(cells) || line::is_signed(cells) && cells.trim().len() == cells.len()
            };
            let mut found = fields.iter().filter(is_puzzle);
            let first = named.or_else(|| found.next());
            let others = found.filter(|_| named.is_none());
            let open =
                others.filter(|field| !line[Range::clone(field)].bytes().all(|byte| matches!(byte, b'1'..=b'9')));
            let row = |puzzle: &Range<usize>| Row {
                line: line.to_owned(),
                sign,
                puzzle: puzzle.clone(),
                header: header.cloned(),
            };
            if first.is_some() {
                return first.into_iter().chain(open).map(row).collect();
            }
        }
        Vec::new()
    }

    /// The field with the puzzle.
    pub(super) fn puzzle(&self) -> &str {
        &self.line[self.puzzle.clone()]
    }

    /// How long the line is, in bytes.
    pub(super) fn len(&self) -> usize {
        self.line.len()
    }

    /// The names and contents of the other columns; a column without a name is called `column_2`, for example.
    pub(super) fn others(&self) -> Vec<(String, String)> {
        let name = |index: usize| match &self.header {
            Some(header) if !header.names[index].is_empty() => header.names[index].clone(),
            _ => format!("column_{}", index + 1),
        };
        let fields = fields(&self.line, self.sign).into_iter().enumerate();
        let others = fields.filter(|(_, field)| *field != self.puzzle);
        others.map(|(index, field)| (name(index), text(&self.line, field))).collect()
    }
}

/// The fields of a line, without white space and quotation marks around them. Separators between quotation marks do not count,
/// a final separator ends the last field, and spaces between other separators count as one.
fn fields(line: &str, sign: char) -> Vec<Range<usize>> {
    let mut ends: Vec<usize> = Vec::new();
    let mut is_quoted = false;
    for (at, character) in line.char_indices() {
        is_quoted ^= character == '"';
        if character == sign && !is_quoted {
            ends.push(at);
        }
    }
    if !line.ends_with(sign) {
        ends.push(line.len());
    }
    let mut start = 0;
    let mut fields = Vec::with_capacity(ends.len());
    for end in ends {
        let field = &line[start..end];
        let inner = field.trim();
        let from = start + (field.len() - field.trim_start().len());
        let quoted = inner.strip_prefix('"').and_then(|inner| inner.strip_suffix('"')).map(|inner| inner.len());
        fields.push(quoted.map_or(from..from + inner.len(), |len| from + 1..from + 1 + len));
        start = end + sign.len_utf8();
    }
    fields.retain(|field| sign != ' ' || !field.is_empty());
    fields
}

/// The content of a field.
fn text(line: &str, field: Range<usize>) -> String {
    line[field].replace("\"\"", "\"")
}
