//! Draws a list, and what its selected line says in full.

use super::colours::{Pen, Role};
use super::cursor::List;
use super::display::Display;
use super::lists::{self, lines};
use super::owl::owl;
use super::targets::{Choice, Line, Target, Targets};
use super::text::{rule, wrapped};
use crate::game::requests::Sheet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The column of the right texts.
fn second_column(lines: &[Line], width: u16) -> u16 {
    let longest = lines.iter().filter(|line| !line.about.is_empty()).map(|line| line.word.chars().count()).max();
    (longest.unwrap_or(0) as u16 + 4).min(width / 2)
}

/// Returns the whole text of a line if the list has no room for it.
fn cut_off(line: &Line, column: u16, width: u16) -> Option<String> {
    let length = |text: &str| text.chars().count() as u16;
    let room = if line.about.is_empty() { width.saturating_sub(2) } else { column.saturating_sub(3) };
    let is_cut = length(&line.word) > room || length(&line.about) > width.saturating_sub(column);
    is_cut.then(|| format!("{} {}", line.word, line.about))
}

/// Draws the foot of a list: what its selected line says, if that is cut off, or else what the owl says. Returns its height.
pub fn foot(display: &Display, open: List, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) -> u16 {
    if open == List::Sheet(Sheet::Log) {
        return 0;
    }
    let lines = lines(open, display);
    let column = second_column(&lines, area.width);
    let chosen = lines.get(lists::selected(&lines, display.cursor.line(open)));
    let Some(text) = chosen.and_then(|line| cut_off(line, column, area.width)) else {
        return owl(display, pen, area, buffer, targets);
    };
    let rows = wrapped(&text, area.width);
    let height = (rows.len() as u16 + 1).clamp(4, area.height.saturating_sub(4));
    let from = area.bottom() - height;
    rule(pen, Rect { y: from, height: 1, ..area }, buffer);
    for (row, y) in rows.iter().zip(from + 1..area.bottom()) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
    height
}

/// Draws a list, scrolled to the selected line. In a list without choices, long texts are wrapped.
pub fn list(display: &Display, open: List, pen: Pen, area: Rect, buffer: &mut Buffer, targets: &mut Targets) {
    let lines = lines(open, display);
    let line = display.cursor.line(open);
    let area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    if lines.iter().all(|line| line.choice == Choice::None) {
        return facts(&lines, line, open, pen, area, buffer);
    }
    let chosen = lists::selected(&lines, line);
    let column = second_column(&lines, area.width);
    // The first lines of the race stay in view.
    let pinned = lists::pinned(open).min(usize::from(area.height) / 2).min(lines.len());
    let room = usize::from(area.height) - pinned;
    let first = chosen.saturating_sub(pinned + room / 2).min((lines.len() - pinned).saturating_sub(room));
    let shown = (0..pinned).chain(pinned + first..lines.len());
    for (number, y) in shown.zip(area.y..area.bottom()) {
        let line = &lines[number];
        let at = Rect { y, height: 1, ..area };
        let is_chosen = number == chosen && line.choice != Choice::None;
        let is_title = line.choice == Choice::None && line.about.is_empty();
        let style = match (is_chosen, is_title) {
            (true, _) => pen.colours.of(Role::Lit),
            (false, true) => pen.colours.of(Role::Strong),
            (false, false) => Style::new(),
        };
        if is_chosen {
            buffer.set_style(at, style);
            buffer.set_string(at.x, y, "▶", style);
        }
        let is_field = matches!(line.choice, Choice::Field(_));
        let about = if is_field && is_chosen { format!("{}_", display.cursor.text(open)) } else { line.about.clone() };
        let room = if about.is_empty() || is_field { area.width - 2 } else { column.saturating_sub(3) };
        let (end, _) = buffer.set_stringn(at.x + 2, y, &line.word, room.into(), style);
        let x = if is_field { end + 2 } else { at.x + column };
        if !about.is_empty() && x < at.right() {
            buffer.set_stringn(x, y, about, usize::from(at.right() - x), style);
        }
        if line.choice != Choice::None {
            targets.push((at, Target::Line(number)));
        }
    }
}

/// Draws a list that only tells something.
fn facts(lines: &[Line], line: usize, open: List, pen: Pen, area: Rect, buffer: &mut Buffer) {
    let column = second_column(lines, area.width);
    let mut rows: Vec<(usize, String, String, Style)> = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let is_title = line.about.is_empty() && open != List::Sheet(Sheet::Log);
        let style = if is_title { pen.colours.of(Role::Strong) } else { Style::new() };
        let width = if line.about.is_empty() { area.width - 2 } else { column.saturating_sub(3) };
        let words = wrapped(&line.word, width);
        let about = wrapped(&line.about, area.width.saturating_sub(column));
        for row in 0..words.len().max(about.len()).max(1) {
            let part = |of: &[String]| of.get(row).cloned().unwrap_or_default();
            rows.push((number, part(&words), part(&about), style));
        }
    }
    let first = rows.iter().position(|(number, ..)| *number == line).unwrap_or(0);
    let first = first.min(rows.len().saturating_sub(area.height.into()));
    for ((_, word, about, style), y) in rows.iter().skip(first).zip(area.y..area.bottom()) {
        buffer.set_string(area.x + 2, y, word, *style);
        buffer.set_string(area.x + column, y, about, *style);
    }
}
