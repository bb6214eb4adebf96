//! The place of the keyboard on the screen: the selected line of a list, the item of a lesson's board, and texts being typed.

use super::program_editor::ProgramEditor;
use crate::game::requests::Sheet;
use std::collections::BTreeMap;

/// A list that is shown instead of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// A sheet's list.
    Sheet(Sheet),
    /// The lessons.
    Lessons,
    /// The techniques to practise.
    Techniques,
    /// The kinds of boards to practise on.
    Boards,
    /// The race: its setup and its lanes.
    Race,
    /// The offers of the owl, and the sprites that can be clicked.
    Offers,
}

/// The position of the keyboard.
#[derive(Default)]
pub struct Cursor {
    /// The list to which the line and the text belong.
    list: Option<List>,
    line: usize,
    /// The texts typed into its lines.
    texts: BTreeMap<usize, String>,
    /// The lesson and the task to which the item belongs.
    task: Option<(usize, usize)>,
    /// Index of the lesson's board item or script line that has the keyboard.
    pub item: usize,
    /// True while the list of the offers is open.
    pub offers: bool,
    /// True if typed text is for the question of a lesson's program, rather than for its task.
    pub answers_program: bool,
    /// True if the person was asked whether to quit although a program's text is not used yet.
    pub quits: bool,
    /// The texts of programs, as far as they have been edited.
    pub editor: ProgramEditor,
}

impl Cursor {
    /// Returns the selected line of a list.
    pub fn line(&self, list: List) -> usize {
        if self.list == Some(list) { self.line } else { 0 }
    }

    /// Returns the text typed into the selected line of a list.
    pub fn text(&self, list: List) -> &str {
        let text = self.texts.get(&self.line).filter(|_| self.list == Some(list));
        text.map_or("", String::as_str)
    }

    /// Selects a line of a list.
    pub fn select(&mut self, list: List, line: usize) {
        if self.list != Some(list) {
            self.texts.clear();
        }
        (self.list, self.line) = (Some(list), line);
    }

    /// Replaces the text typed into the selected line of a list.
    pub fn write(&mut self, list: List, line: usize, text: String) {
        self.select(list, line);
        self.texts.insert(line, text);
    }

    /// Forgets the line when its list is no longer shown, and the item when its task is no longer open.
    pub fn follow(&mut self, list: Option<List>, task: Option<(usize, usize)>) {
        if self.task != task {
            (self.task, self.item, self.answers_program) = (task, 0, false);
        }
        if self.list != list {
            (self.list, self.line) = (list, 0);
            self.texts.clear();
        }
    }
}
