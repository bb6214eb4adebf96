//! Grids as in a newspaper: blank cells are spaces, so the position in the line gives the column.

use super::ReadError;
use super::values::{BoardValues, symbol, value_or_dot};
use super::work::count_bytes;
use crate::Cell;
use crate::classic::{ClassicCell, Grid};

/// The distance of each column from the first one, in characters.
const COLUMNS: [usize; 9] = [0, 2, 4, 9, 11, 13, 18, 20, 22];
/// The distance of the first column from the edge, in characters.
const INDENT: usize = 3;
/// The width of a grid without its indentation, in characters.
const WIDTH: usize = 23;
/// The line of each row in a grid with a blank line after the third and the sixth row.
const SPACED: [usize; 9] = [0, 1, 2, 4, 5, 6, 8, 9, 10];
/// The line of each row in a grid without blank lines.
const CLOSE: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The most dots in a newspaper's grid: a writer may put a `.` into two corners. A text with more of them is in another
/// notation.
pub(super) const MOST_DOTS: usize = 2;

/// The number of digits and dots in a line that has only these and spaces.
pub(super) struct LineSigns {
    pub(super) digits: usize,
    pub(super) dots: usize,
    pub(super) gap: bool,
}

impl LineSigns {
    /// Counts the characters of a line. Returns `None` if it has more than single digits from 1 to 9 and dots.
    pub(super) fn of(line: &str) -> Option<LineSigns> {
        count_bytes(line.len());
        let mut signs = LineSigns { digits: 0, dots: 0, gap: false };
        let mut spaces = 1;
        for byte in line.strip_suffix('\r').unwrap_or(line).bytes() {
            match byte {
                b' ' => spaces += 1,
                b'1'..=b'9' | b'.' if spaces > 0 => {
                    signs.gap |= spaces > 3;
                    spaces = 0;
                    if byte == b'.' { signs.dots += 1 } else { signs.digits += 1 }
                }
                _ => return None,
            }
        }
        Some(signs)
    }

    /// Returns true if the line can be a row of a newspaper's grid: it has some digits, but not nine.
    pub(super) fn is_row(&self) -> bool {
        self.digits + self.dots < 9 && self.digits + self.dots > 0 && self.dots <= 1
    }
}

/// Returns true if the text can only be a newspaper's grid: single digits, and fewer than 81.
pub(super) fn looks_like(text: &str) -> bool {
    if joined(text).is_some() {
        return true;
    }
    let (mut lines, mut digits, mut dots, mut gap) = (0, 0, 0, false);
    for line in text.lines() {
        let Some(signs) = LineSigns::of(line) else { return false };
        lines += usize::from(signs.digits + signs.dots > 0);
        digits += signs.digits;
        dots += signs.dots;
        gap |= signs.gap;
    }
    let fits = || core(text).is_ok_and(|core| indent(&core).is_ok());
    lines > 1 && digits + dots < Cell::COUNT && (gap && dots <= MOST_DOTS || fits())
}

/// Returns the lines of a grid in which all lines have their full width and spaces replaced the line ends.
fn joined(text: &str) -> Option<Vec<&str>> {
    let (text, at) = match text.len().checked_sub(10).map(|length| (length / 9, length % 9)) {
        Some((width, 0)) if (WIDTH..3 * WIDTH).contains(&width) => (text, width),
        _ => return None,
    };
    LineSigns::of(text).filter(|signs| (1..Cell::COUNT).contains(&(signs.digits + signs.dots)))?;
    let mut lines = Vec::with_capacity(11);
    let mut rest = text;
    for row in 0..9 {
        if row == 3 || row == 6 {
            lines.push("");
            rest = rest.strip_prefix(' ')?;
        }
        let (line, after) = rest.split_at_checked(at)?;
        lines.push(line);
        rest = if row < 8 { after.strip_prefix(' ')? } else { after };
    }
    let fits = indent(&Core { lines: lines.clone(), before: 0, total: 11 }).is_ok();
    (rest.is_empty() && fits).then_some(lines)
}

/// The lines from the first with a digit to the last, and their position in the text.
struct Core<'a> {
    lines: Vec<&'a str>,
    /// The number of lines before them.
    before: usize,
    /// The number of lines of the text.
    total: usize,
}

fn core(text: &str) -> Result<Core<'_>, ReadError> {
    count_bytes(text.len());
    let is_full = |line: &&str| !line.trim().is_empty();
    let before = text.lines().take_while(|line| !is_full(line)).count();
    let total = text.lines().count();
    let last = text.lines().enumerate().filter(|(_, line)| is_full(line)).map(|(index, _)| index).last();
    let length = last.map_or(0, |last| last + 1 - before);
    if length > 11 {
        return Err(match text.lines().filter(is_full).count() {
            rows @ 10.. => ReadError::RowCount { rows },
            _ => ReadError::RowsUnclear,
        });
    }
    Ok(Core { lines: text.lines().skip(before).take(length).collect(), before, total })
}

/// Returns the characters of the lines, each with its line and its position in the line, counted from 0.
fn signs<'a>(lines: &'a [&str]) -> impl Iterator<Item = (usize, usize, char)> + 'a {
    lines.iter().enumerate().flat_map(|(line, text)| {
        text.char_indices().filter(|(_, sign)| !sign.is_whitespace()).map(move |(at, sign)| (line, at, sign))
    })
}

/// The position of the columns.
#[derive(Clone, Copy)]
struct Indent {
    /// The position of the first column; less than 0 if the text lost spaces that all lines began with.
    all: isize,
    /// The number of spaces that the first line has lost in addition.
    first: usize,
}

impl Indent {
    /// Returns the column of the character at this position, if it is in one.
    fn column(self, line: usize, at: usize) -> Option<usize> {
        let at = if line == 0 { at + self.first } else { at };
        COLUMNS.iter().position(|&column| column as isize + self.all == at as isize)
    }

    fn fits(self, lines: &[&str]) -> bool {
        count_bytes(lines.first().map_or(0, |line| line.len().min(9)));
        signs(lines).all(|(line, at, _)| self.column(line, at).is_some())
    }
}

fn indent(core: &Core) -> Result<Indent, ReadError> {
    let lines = &core.lines;
    let Some(first) = signs(lines).map(|(_, at, _)| at).min() else { return Err(ReadError::Empty) };
    let ways = || COLUMNS.iter().map(|&column| Indent { all: first as isize - column as isize, first: 0 });
    let mut fitting = ways().filter(|indent| indent.fits(lines));
    match (fitting.next(), fitting.next()) {
        (Some(indent), None) => Ok(indent),
        (Some(_), Some(_)) => {
            // Lines with their full width show the position of the last column.
            let width = lines.first().map_or(0, |line| line.trim_end_matches('\r').len());
            let equal = lines.iter().all(|line| line.is_empty() || line.trim_end_matches('\r').len() == width);
            let printed = ways().find(|indent| indent.all == width as isize - WIDTH as isize && indent.fits(lines));
            printed.filter(|_| equal).ok_or(ReadError::ColumnsUnclear)
        }
        (None, _) => trimmed(core).unwrap_or_else(|| {
            // Use the columns that fit most digits.
            let misses = |indent: Indent| signs(lines).filter(move |&(line, at, _)| indent.column(line, at).is_none());
            let best = ways().min_by_key(|&indent| misses(indent).count());
            let (line, at, _) = best.and_then(|best| misses(best).next()).unwrap_or_default();
            Err(ReadError::BetweenColumns { line: (core.before + line + 1) as u64, character: at + 1 })
        }),
    }
}

/// Finds the columns of a text that lost the spaces at its start, so that its first line is too far to the left.
fn trimmed(core: &Core) -> Option<Result<Indent, ReadError>> {
    let (first, others) = core.lines.split_first().filter(|(first, _)| !first.starts_with(' '))?;
    let rest = Core { lines: others.to_vec(), before: core.before + 1, total: core.total };
    if core.before > 0 || signs(others).next().is_none() {
        return None;
    }
    let all = indent(&rest).ok()?.all;
    let lost = (0..=WIDTH + all.max(0).unsigned_abs()).map(|first| Indent { all, first });
    let mut ways = lost.filter(|indent| indent.fits(&[*first]));
    match (ways.next(), ways.next()) {
        (None, _) => None,
        (way, None) => way.map(Ok),
        (Some(_), Some(_)) => Some(Err(ReadError::ColumnsUnclear)),
    }
}

/// Returns the row of each line; `None` for a blank line between boxes.
fn rows(core: &Core) -> Result<[Option<usize>; 11], ReadError> {
    let full = |line: usize| core.lines.get(line).is_some_and(|line| !line.trim().is_empty());
    let given = (0..core.lines.len()).filter(|&line| full(line)).count();
    if given > 9 {
        return Err(ReadError::RowCount { rows: given });
    }
    let place = |frame: &[usize; 9], before: usize| {
        let mut rows = [None; 11];
        for (line, row) in rows.iter_mut().enumerate().take(core.lines.len()) {
            *row = frame.iter().position(|&at| at == line + before);
            if full(line) && row.is_none() {
                return None;
            }
        }
        Some(rows)
    };
    let exact = match core.total {
        11 => place(&SPACED, core.before),
        9 => place(&CLOSE, core.before),
        _ => None,
    };
    let mut ways = exact.into_iter().collect::<Vec<_>>();
    for (frame, length) in [(&SPACED, 11), (&CLOSE, 9)] {
        if ways.is_empty() || exact.is_none() {
            let starts = 0..(length + 1_usize).saturating_sub(core.lines.len());
            ways.extend(starts.filter_map(|before| place(frame, before)));
        }
    }
    match ways[..] {
        [rows] => Ok(rows),
        _ => Err(ReadError::RowsUnclear),
    }
}

pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let core = match joined(text) {
        Some(lines) => Core { lines, before: 0, total: 11 },
        None => core(text)?,
    };
    let indent = indent(&core)?;
    let rows = rows(&core)?;
    let mut values = [0; Cell::COUNT];
    for (line, at, sign) in signs(&core.lines) {
        if let (Some(row), Some(column), Some(value)) = (rows[line], indent.column(line, at), value_or_dot(sign)) {
            values[Cell::at(row, column).index()] = value;
        }
    }
    Ok(values)
}

/// Writes every line with its full width. If the digits alone do not determine their rows and columns, the first and the last
/// cell are marked with a `.`.
pub(super) fn write(board: &Grid) -> String {
    let plain = draw(board, ' ');
    let trimmed: Vec<&str> = plain.lines().map(str::trim_end).collect();
    let has_ends =
        trimmed.first().is_some_and(|line| !line.is_empty()) && trimmed.last().is_some_and(|line| !line.is_empty());
    if has_ends && read(&trimmed.join("\n")) == Ok(*board.values()) { plain } else { draw(board, '.') }
}

fn draw(board: &Grid, corner: char) -> String {
    let mut lines = Vec::with_capacity(11);
    for (row, values) in board.values().chunks(9).enumerate() {
        if row == 3 || row == 6 {
            lines.push(String::new());
        }
        let mut line = " ".repeat(INDENT);
        for (column, &value) in values.iter().enumerate() {
            while line.len() < INDENT + COLUMNS[column] {
                line.push(' ');
            }
            let is_corner = matches!((row, column), (0, 0) | (8, 8));
            line.push(symbol(value, if is_corner { corner } else { ' ' }));
        }
        lines.push(line);
    }
    lines.join("\n")
}
