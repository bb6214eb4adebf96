//! Draws the screen: a title, the board on the left, the script and the owl on the right, and a bar of buttons at the bottom.

use super::colours::Pen;
use super::display::Display;
use super::targets::Targets;
use super::text::text;
use super::{bar, lesson, list, owl, stage};
use bevy_ecs::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use sudoku_words::words;

/// Minimum width and height of the terminal.
const SMALLEST: (u16, u16) = (60, 16);

/// Draws everything into the buffer.
pub fn draw((In(pen), InMut(buffer)): (In<Pen>, InMut<Buffer>), display: Display) -> Targets {
    draw_in(&display, pen, buffer.area, buffer)
}

/// Draws everything. With [`Pen::ascii`], replaces all other characters.
fn draw_in(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let targets = draw_all(display, pen, area, buffer);
    for cell in buffer.content.iter_mut().filter(|cell| pen.ascii && !cell.symbol().is_ascii()) {
        let plain = cell.symbol().chars().next().map_or(' ', plain);
        cell.set_char(plain);
    }
    targets
}

/// Returns the ASCII replacement of a character.
fn plain(character: char) -> char {
    const PLAIN: [(&str, char); 22] = [
        ("┏┳┓┣╋┫┗┻┛", '+'),
        ("━╺╸─–—", '-'),
        ("┃╹╻", '|'),
        ("┄┌┬┐├┼┤└┴┘╵╶╷╴", '.'),
        ("┆", ':'),
        ("╲", '\\'),
        ("╱", '/'),
        ("·…", '.'),
        ("▶", '>'),
        ("⁝", ':'),
        ("✕×╳", 'x'),
        ("“”„«»", '"'),
        ("‘’‚", '\''),
        ("¡", '!'),
        ("äáà", 'a'),
        ("éèë", 'e'),
        ("íï", 'i'),
        ("öó", 'o'),
        ("üú", 'u'),
        ("ñ", 'n'),
        ("ß", 's'),
        ("\u{a0}\u{202f}", ' '),
    ];
    if character.is_uppercase() {
        return character.to_lowercase().next().map_or('?', plain).to_ascii_uppercase();
    }
    PLAIN.iter().find(|(many, _)| many.contains(character)).map_or('?', |(_, one)| *one)
}

fn draw_all(display: &Display, pen: Pen, area: Rect, buffer: &mut Buffer) -> Targets {
    let mut targets = Vec::new();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        text(buffer, area, Style::new(), &words().terminal_small(SMALLEST.0, SMALLEST.1));
        return targets;
    }
    bar::title(display, pen, Rect { height: 1, ..area }, buffer);
    bar::buttons(display, pen, Rect { y: area.bottom() - 1, height: 1, ..area }, buffer, &mut targets);
    let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
    if display.cursor.editor.is_open() {
        let below = owl::owl(display, pen, middle, buffer, &mut targets);
        let above = Rect { height: middle.height.saturating_sub(below), ..middle };
        display.cursor.editor.draw(display.cursor.quits, pen, above, buffer);
    } else if let Some(open) = display.list() {
        let below = list::foot(display, open, pen, middle, buffer, &mut targets);
        let above = Rect { height: middle.height.saturating_sub(below), ..middle };
        list::list(display, open, pen, above, buffer, &mut targets);
    } else if !lesson::draw(display, pen, middle, buffer, &mut targets) {
        stage::stage(display, pen, middle, buffer, &mut targets);
    }
    targets
}
