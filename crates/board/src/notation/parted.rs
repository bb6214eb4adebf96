//! Rows whose cells have something around them. Spreadsheets and programs write single cells between commas, tabs or bars:
//! `5,,,2,4,,,1,7`, `| | |5|4| |`. Others have marks or words around the cells: `5 - - 2`, `*6 . 1`, `__3_2_6__ easy`.

use super::grid::{is_drawing, is_frame};
use super::values::{is_sign, symbol, value_or_dot};
use super::work::count_bytes;

/// The vertical lines of frames.
const UPRIGHT: [char; 4] = ['|', '│', '┃', '║'];

/// Reads a line of nine or 81 single cells. Returns it as digits and dots.
fn cells(line: &str) -> Option<String> {
    let signs: [&[char]; 4] = [&[','], &['\t'], &[';'], &['|', ':']];
    signs.into_iter().find_map(|signs| {
        let line = line.strip_prefix('|').filter(|_| signs.contains(&'|')).unwrap_or(line);
        let mut cells = String::new();
        for field in line.trim_matches([' ', '\r']).split(signs) {
            let mut signs = field.trim().chars();
            cells.push(match (signs.next(), signs.next()) {
                (None, _) => '.',
                (Some(sign), None) if is_sign(sign) => '.',
                (Some(sign), None) => symbol(value_or_dot(sign)?, '.'),
                (Some(_), Some(_)) => return None,
            });
        }
        // A separator after every cell also follows the last one.
        if matches!(cells.len(), 10 | 82) && cells.ends_with('.') {
            cells.pop();
        }
        matches!(cells.len(), 9 | 81).then_some(cells)
    })
}

/// Reads a row of nine cells with other marks: with spaces between them and `-` for blanks, with a `*` before some digits, or
/// followed by words. Returns it as digits and dots.
fn marked(line: &str) -> Option<String> {
    let cell = |sign: char| if is_sign(sign) { Some('.') } else { Some(symbol(value_or_dot(sign)?, '.')) };
    let signs = || line.chars().filter(|&sign| !sign.is_whitespace());
    let (first, rest) = line.trim().split_once(char::is_whitespace)?;
    let cells: String = if rest.trim_start().starts_with(char::is_alphabetic) {
        let has_values = rest.contains(|sign| value_or_dot(sign).is_some());
        // The character for a blank is kept, as in rows without words.
        first.chars().all(|sign| cell(sign).is_some()).then(|| first.to_owned()).filter(|_| !has_values)?
    } else if line.contains('*') && line.contains(['.', '0']) {
        let is_mark =
            |(at, sign): (usize, char)| sign == '*' && line[at + 1..].starts_with(|c: char| c.is_ascii_digit());
        let stars = line.char_indices().filter(|&(at, sign)| is_mark((at, sign))).count();
        let is_marked = stars == line.matches('*').count();
        signs().filter(|&sign| is_marked && sign != '*' && !is_frame(sign)).map(cell).collect::<Option<_>>()?
    } else {
        let has_both = line.contains('-') && line.contains(|sign: char| sign.is_ascii_digit());
        let stand_alone = line.split_whitespace().all(|word| word.len() == 1);
        signs().filter(|_| has_both && stand_alone).map(cell).collect::<Option<_>>()?
    };
    (cells.len() == 9).then_some(cells)
}

/// Reads a row of three boxes of equal width with spaces for blanks, such as `| 5 3   |   7   |       |`.
fn boxed(line: &str) -> Option<String> {
    let inner = line.trim().strip_prefix(UPRIGHT)?.strip_suffix(UPRIGHT)?;
    let boxes: Vec<Vec<char>> = inner.split(UPRIGHT).map(|cells| cells.chars().collect()).collect();
    let width = boxes[0].len();
    let (from, step) = match width {
        3 => (0, 1),
        5 => (0, 2),
        7 => (1, 2),
        _ => return None,
    };
    let is_whole = boxes.len() == 3 && boxes.iter().all(|cells| cells.len() == width);
    let mut values = String::new();
    for (at, &sign) in boxes.iter().filter(|_| is_whole).flat_map(|cells| cells.iter().enumerate()) {
        let is_cell = at >= from && (at - from) % step == 0 && at < from + 3 * step;
        match sign {
            ' ' if is_cell => values.push('.'),
            ' ' => {}
            sign if is_cell => values.push(symbol(value_or_dot(sign)?, '.')),
            _ => return None,
        }
    }
    // An empty row may be part of the frame.
    values.contains(|sign: char| sign.is_ascii_digit()).then_some(values)
}

/// Reads a line of single cells, or a row with other marks around its cells. Returns it as digits and dots.
pub(super) fn row(line: &str) -> Option<String> {
    count_bytes(line.len());
    cells(line).or_else(|| boxed(line)).or_else(|| marked(line))
}

/// Reads a text of such lines, with or without a frame. Returns it as digits and dots.
pub(super) fn text(text: &str) -> Option<String> {
    let lines = text.lines().filter(|line| !line.trim_matches([' ', '\r']).is_empty());
    let rows = lines.map(|line| (row(line), line)).filter(|(row, line)| row.is_some() || !is_drawing(line));
    let rows = rows.map(|(row, _)| row).collect::<Option<Vec<String>>>()?;
    (!rows.is_empty()).then(|| rows.join("\n"))
}
