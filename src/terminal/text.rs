//! Text blocks: wrapped paragraphs, rules, and scripts with a highlighted line.

use super::colours::{Pen, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Writes left-aligned, wrapped text. Returns the number of lines.
pub fn text(buffer: &mut Buffer, area: Rect, style: Style, text: &str) -> u16 {
    let lines = wrapped(text, area.width);
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buffer.set_stringn(area.x, y, line, area.width.into(), style);
    }
    lines.len() as u16
}

/// Wraps text to that width.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        // Words longer than a line are split.
        let signs: Vec<char> = word.chars().collect();
        for part in signs.chunks(width) {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + part.len() <= width => line.extend([' '].iter().chain(part)),
                _ => lines.push(part.iter().collect()),
            }
        }
    }
    lines
}

/// Draws a horizontal rule.
pub fn rule(pen: Pen, area: Rect, buffer: &mut Buffer) {
    buffer.set_string(area.x, area.y, "─".repeat(area.width.into()), pen.colours.of(Role::Line));
}

/// Draws a script below its title, scrolled to the highlighted line. Returns the area of each line.
pub fn code(
    title: &str,
    lines: &[String],
    lit: Option<usize>,
    pen: Pen,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, usize)> {
    buffer.set_stringn(area.x, area.y, title, area.width.into(), pen.colours.of(Role::Strong));
    // Long lines continue on the next row, indented further.
    let mut rows: Vec<(usize, bool, String)> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let indent = " ".repeat(line.len() - line.trim_start().len());
        let room = area.width.saturating_sub(indent.len() as u16 + 3);
        for (n, part) in wrapped(line, room).into_iter().enumerate() {
            rows.push((number, n == 0, format!("{indent}{}{part}", if n > 0 { "  " } else { "" })));
        }
    }
    let room = usize::from(area.height.saturating_sub(1));
    let lit_at = rows.iter().position(|(number, ..)| lit == Some(*number));
    let first = lit_at.map_or(0, |at| at.saturating_sub(room / 2)).min(rows.len().saturating_sub(room));
    let mut places = Vec::new();
    for ((number, begins, row), y) in rows.iter().skip(first).zip(area.y + 1..area.bottom()) {
        let is_lit = lit == Some(*number);
        let style = if is_lit { pen.colours.of(Role::Lit) } else { Style::new() };
        let sign = if is_lit && *begins { "▶" } else { " " };
        let width = usize::from(area.width.saturating_sub(1));
        buffer.set_stringn(area.x, y, format!("{sign}{row:width$}"), area.width.into(), style);
        places.push((Rect { y, height: 1, ..area }, *number));
    }
    places
}
