//! Programs as text: an editor over the whole screen.

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

/// A program, and its text as it was edited.
struct Draft {
    of: Arc<Program>,
    text: TextArea<'static>,
}

impl Draft {
    fn text(&self) -> String {
        self.text.lines().join("\n") + "\n"
    }

    fn is_changed(&self) -> bool {
        self.text() != write_text(&self.of)
    }
}

/// The texts of programs. Each stays as it was typed until it is used.
#[derive(Default)]
pub struct ProgramEditor {
    /// The text edited last is at the end.
    drafts: Vec<Draft>,
    is_open: bool,
}

impl ProgramEditor {
    /// Returns true if the editor has the keyboard.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Returns true if a text was edited and not used.
    pub fn has_changes(&self) -> bool {
        self.drafts.iter().any(Draft::is_changed)
    }

    /// Opens the editor with this program, or with what was typed before if it was written from the same program.
    pub fn open(&mut self, program: &Arc<Program>) {
        let draft = match self.drafts.iter().position(|draft| draft.of == *program) {
            Some(place) => self.drafts.remove(place),
            None => {
                let lines = write_text(program).lines().map(str::to_owned).collect();
                Draft { of: Arc::clone(program), text: TextArea::new(lines) }
            }
        };
        self.drafts.push(draft);
        self.is_open = true;
    }

    /// Opens the editor with the text that was edited last.
    pub fn reopen(&mut self) {
        if let Some(place) = self.drafts.iter().rposition(Draft::is_changed) {
            let draft = self.drafts.remove(place);
            self.drafts.push(draft);
            self.is_open = true;
        }
    }

    /// Closes the editor. The text stays.
    pub fn close(&mut self) {
        self.is_open = false;
        self.drafts.retain(Draft::is_changed);
    }

    /// Closes the editor because its text is used.
    pub fn finish(&mut self) {
        self.drafts.pop();
        self.close();
    }

    /// Returns the text that is edited.
    pub fn text(&self) -> String {
        self.drafts.last().map(Draft::text).unwrap_or_default()
    }

    /// Handles a key.
    pub fn press(&mut self, key: KeyEvent) {
        if let Some(draft) = self.drafts.last_mut() {
            draft.text.input(key);
        }
    }

    /// Inserts a text.
    pub fn paste(&mut self, text: &str) {
        if let Some(draft) = self.drafts.last_mut() {
            draft.text.insert_str(text);
        }
    }

    /// Draws the text below a line with its keys or, before the game ends without the text, a warning.
    pub fn draw(&self, quits: bool, pen: Pen, area: Rect, buffer: &mut Buffer) {
        let Some(draft) = self.drafts.last() else { return };
        let (title, role) = match quits {
            true => (words().terminal_program_unused(), Role::Clash),
            false => (format!("{} · {}", words().terminal_program(), words().terminal_program_keys()), Role::Strong),
        };
        buffer.set_stringn(area.x, area.y, title, area.width.into(), pen.colours.of(role));
        let mut text = draft.text.clone();
        text.set_cursor_line_style(Style::new());
        text.set_cursor_style(Style::new().add_modifier(Modifier::REVERSED));
        text.set_line_number_style(pen.colours.of(Role::Line));
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        text.render(below, buffer);
    }
}
