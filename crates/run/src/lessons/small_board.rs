//! Small boards in feedback: the board that a program was tried on, what it did, and what was expected.

use super::lesson::Lesson;
use super::question::Quantity;
use super::verdict::{Reason, Verdict};
use super::words::Words;
use crate::{Act, RunError};
use std::fmt;

/// The most items of a list that are shown in one row.
const MOST_IN_ROW: usize = 16;

/// The most characters of a text that is quoted in full.
const MOST_QUOTED: usize = 24;

/// A board in feedback, row by row. A list is a board of one row, and a single value is a board of one cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallBoard {
    /// The heading above the board.
    pub heading: String,
    /// The number of cells in a row.
    pub columns: usize,
    /// The values of its cells; empty where a cell is blank.
    pub cells: Vec<String>,
    /// The first difference between what a program did and what was expected.
    pub mark: Option<Mark>,
}

/// The cell of a board that is marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The index of the cell. A board that is too short does not have it.
    pub index: usize,
    /// Says which cell it is, such as “cell 7 is marked”.
    pub place: String,
    /// True if the program did it wrong; false on the board that was expected.
    pub is_wrong: bool,
}

impl SmallBoard {
    /// Returns the index of the marked cell, if the board has it and is not a single value.
    pub fn marked(&self) -> Option<usize> {
        let index = self.mark.as_ref().map(|mark| mark.index);
        index.filter(|&index| index < self.cells.len() && self.value().is_none())
    }

    /// Returns the value, if the board is a single one.
    pub fn value(&self) -> Option<&str> {
        match (&*self.cells, self.columns) {
            ([value], 1) => Some(value),
            _ => None,
        }
    }
}

/// Writes the heading with the place of the mark, and the rows, with brackets around the marked cell.
impl fmt::Display for SmallBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(value) = self.value() {
            return writeln!(f, "{}: {value}", self.heading);
        }
        match &self.mark {
            Some(mark) => writeln!(f, "{} ({})", self.heading, mark.place)?,
            None => writeln!(f, "{}", self.heading)?,
        }
        let width = self.cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1).max(1);
        for (row, cells) in self.cells.chunks(self.columns.max(1)).enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let is_marked = self.marked() == Some(row * self.columns + column);
                let (open, close) = if is_marked { ("[", "]") } else { (" ", " ") };
                write!(f, "{open}{:>width$}{close}", if cell.is_empty() { "." } else { cell })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Returns true if the list is the board of the lesson.
pub(super) fn is_board(lesson: &Lesson, list: &str) -> bool {
    lesson.board.as_ref().is_some_and(|board| board.list == list)
}

/// Returns the text, or the start of a long one, with dots.
pub(super) fn shortened(text: &str) -> String {
    if text.chars().count() <= MOST_QUOTED {
        return text.to_owned();
    }
    text.chars().take(MOST_QUOTED / 2).chain(['…']).collect()
}

/// Returns the index of the first item that differs, or that only one of the lists has.
pub(super) fn first_difference(expected: &[String], actual: &[String]) -> Option<usize> {
    (0..expected.len().max(actual.len())).find(|&at| expected.get(at) != actual.get(at))
}

impl Words {
    /// Returns the boards that illustrate a verdict on a program: the one that it was tried on, its result and the expected
    /// result.
    pub fn boards(&self, lesson: &Lesson, verdict: &Verdict) -> Vec<SmallBoard> {
        let Verdict::Wrong(reason) = verdict else { return Vec::new() };
        let (acts, results) = match reason {
            Reason::Differs { acts, quantity: Quantity::Items(list), expected, actual } => {
                (acts, self.two_lists(lesson, list, expected, actual))
            }
            Reason::Differs { acts, quantity, expected, actual } => {
                let [got, wanted] = [actual, expected].map(|values| self.value(quantity, values));
                (acts, [self.field("board-got", got), self.field("board-wanted", wanted)])
            }
            Reason::Stops { acts, error, quantity, expected } => {
                let got = match error {
                    RunError::Endless => "stops-endless",
                    RunError::Machine(_) => "stops-early",
                    _ => "stops-missing",
                };
                let wanted = match quantity {
                    Quantity::Items(list) => self.list(lesson, list, "board-wanted", expected, expected.len()),
                    quantity => self.field("board-wanted", self.value(quantity, expected)),
                };
                (acts, [self.field("board-got", self.plain(got)), wanted])
            }
            _ => return Vec::new(),
        };
        let tried = lesson.board.as_ref().and_then(|board| {
            // A program that has solved several boards is shown on the last one.
            let filled = acts.iter().rev().find_map(|act| match act {
                Act::Fill(list, items) if *list == board.list => Some(crate::letters(items)),
                _ => None,
            });
            let items: Vec<String> = filled?.map(String::from).collect();
            (!items.is_empty()).then(|| self.list(lesson, &board.list, "board-tried", &items, items.len()))
        });
        tried.into_iter().chain(results).collect()
    }

    /// Returns the board of a single value.
    fn field(&self, heading: &str, value: String) -> SmallBoard {
        SmallBoard { heading: self.plain(heading), columns: 1, cells: vec![value], mark: None }
    }

    /// Returns a list as the board of the lesson, or else as a row. `length` is that of the longer list beside it.
    fn list(&self, lesson: &Lesson, list: &str, heading: &str, items: &[String], length: usize) -> SmallBoard {
        if items.is_empty() {
            return self.field(heading, self.plain("list-empty"));
        }
        let board = lesson.board.as_ref().filter(|board| board.list == list);
        let columns = board.map_or(length.clamp(1, MOST_IN_ROW), |board| board.columns.into());
        let cells = items.iter().map(|item| if item == "0" { String::new() } else { shortened(&self.choice(item)) });
        SmallBoard { heading: self.plain(heading), columns, cells: cells.collect(), mark: None }
    }

    /// Returns the two lists with their first difference marked.
    fn two_lists(&self, lesson: &Lesson, list: &str, expected: &[String], actual: &[String]) -> [SmallBoard; 2] {
        // A program may have added to the list without an end.
        let shown = &actual[..actual.len().min(expected.len().max(1) + MOST_IN_ROW)];
        let length = expected.len().max(shown.len());
        let mut both = [("board-got", shown), ("board-wanted", expected)]
            .map(|(heading, items)| self.list(lesson, list, heading, items, length));
        if shown.len() < actual.len()
            && let Some(last) = both[0].cells.last_mut()
        {
            "…".clone_into(last);
        }
        if let Some(index) = first_difference(expected, actual) {
            let keys = match is_board(lesson, list) {
                true => ["cell-marked", "cell-missing"],
                false => ["item-marked", "item-missing"],
            };
            for (board, (items, is_wrong)) in both.iter_mut().zip([(actual, true), (expected, false)]) {
                let key = keys[usize::from(index >= items.len())];
                let place = self.format(key, &[("number", (index + 1).into())]);
                board.mark = Some(Mark { index, place, is_wrong });
            }
        }
        both
    }

    /// Returns a value as it is shown in a field of its own.
    fn value(&self, quantity: &Quantity, values: &[String]) -> String {
        let text = match (quantity, values) {
            (Quantity::OwnOfAll(_), [first, second, .., last]) if values.len() > 3 => {
                format!("{first}, {second}, … {last}")
            }
            (Quantity::OwnOfAll(_), values) => values.join(", "),
            (_, values) => self.choice(values.first().map_or("", String::as_str)),
        };
        if text.trim().is_empty() { self.plain("nothing") } else { shortened(&text) }
    }
}
