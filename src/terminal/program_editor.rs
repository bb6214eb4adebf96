//! The program as text: an editor over the whole screen.

use super::colours::{Pen, Role};
use crossterm::event::KeyEvent;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;
use ratatui_textarea::TextArea;
use std::sync::Arc;
use sudoku_blocks::{Program, write_text};
use sudoku_words::words;

/// The text of a program, which stays as it was typed until it is used.
#[derive(Default)]
pub struct ProgramEditor {
    text: TextArea<'static>,
    /// The program from which the text was written.
    of: Option<Arc<Program>>,
    is_open: bool,
}

impl ProgramEditor {
    /// Returns true if the editor has the keyboard.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens the editor with this program, or with what was typed before if it was written from the same program.
    pub fn open(&mut self, program: &Arc<Program>) {
        if self.of.as_ref().is_none_or(|before| before != program) {
            self.text = TextArea::new(write_text(program).lines().map(str::to_owned).collect());
            self.of = Some(Arc::clone(program));
        }
        self.is_open = true;
    }

    /// Closes the editor. The text stays.
    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// Closes the editor if the program is no longer the one from which the text was written.
    pub fn follow(&mut self, program: &Arc<Program>) {
        if self.is_open && self.of.as_ref().is_none_or(|before| before != program) {
            self.is_open = false;
        }
    }

    /// Returns the text as typed so far.
    pub fn text(&self) -> String {
        self.text.lines().join("\n") + "\n"
    }

    /// Handles a key.
    pub fn press(&mut self, key: KeyEvent) {
        self.text.input(key);
    }

    /// Inserts a text.
    pub fn paste(&mut self, text: &str) {
        self.text.insert_str(text);
    }

    /// Draws the text below a line with its keys.
    pub fn draw(&self, pen: Pen, area: Rect, buffer: &mut Buffer) {
        let title = format!("{} · {}", words().terminal_program(), words().terminal_program_keys());
        buffer.set_stringn(area.x, area.y, title, area.width.into(), pen.colours.of(Role::Strong));
        let mut text = self.text.clone();
        text.set_cursor_line_style(Style::new());
        text.set_cursor_style(Style::new().add_modifier(Modifier::REVERSED));
        text.set_line_number_style(pen.colours.of(Role::Line));
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        text.render(below, buffer);
    }
}
