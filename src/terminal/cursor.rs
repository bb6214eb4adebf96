//! Where the keyboard is on the screen: the selected line of a list, the item of a lesson's board, and texts being typed.

use super::display::List;
use super::program_editor::ProgramEditor;

/// The position of the keyboard.
#[derive(Default)]
pub struct Cursor {
    /// The list to which the line and the text belong.
    list: Option<List>,
    line: usize,
    text: String,
    /// The lesson and the task to which the item belongs.
    task: Option<(usize, usize)>,
    /// Index of the lesson's board item or script line that has the keyboard.
    pub item: usize,
    /// The text of the program, as far as it has been edited.
    pub editor: ProgramEditor,
}

impl Cursor {
    /// Returns the selected line of a list.
    pub fn line(&self, list: List) -> usize {
        if self.list == Some(list) { self.line } else { 0 }
    }

    /// Returns the text typed into the selected line of a list.
    pub fn text(&self, list: List) -> &str {
        if self.list == Some(list) { &self.text } else { "" }
    }

    /// Selects a line of a list. A text typed into another line is dropped.
    pub fn select(&mut self, list: List, line: usize) {
        if (self.list, self.line) != (Some(list), line) {
            self.text.clear();
        }
        (self.list, self.line) = (Some(list), line);
    }

    /// Replaces the text typed into the selected line of a list.
    pub fn write(&mut self, list: List, text: String) {
        self.select(list, self.line(list));
        self.text = text;
    }

    /// Forgets the line when its list is no longer shown, and the item when its task is no longer open.
    pub fn follow(&mut self, list: Option<List>, task: Option<(usize, usize)>) {
        if self.task != task {
            (self.task, self.item) = (task, 0);
        }
        if self.list != list {
            (self.list, self.line) = (list, 0);
            self.text.clear();
        }
    }
}
