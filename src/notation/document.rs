//! A document in a longer text: a list in brackets, or the XML of OpenSudoku, gathered line by line until it ends.

use super::list::{self, Boards};
use super::many::{LARGEST_DOCUMENT, NumberedText};
use super::open_sudoku::Games;
use super::value_or_dot;

/// So many digits without a sign between them are no part of a list.
const LONGEST_RUN: usize = 9;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    List,
    Xml,
}

fn kind(line: &str) -> Option<Kind> {
    let start = line.trim_start();
    if ["<?xml", "<!", "<opensudoku"].iter().any(|mark| start.starts_with(mark)) {
        Some(Kind::Xml)
    } else {
        list::looks_like(line).then_some(Kind::List)
    }
}

/// Whether a document begins with the line.
pub(super) fn begins(line: &str) -> bool {
    kind(line).is_some()
}

pub(super) struct Document {
    kind: Kind,
    first_line: u64,
    text: String,
    /// Brackets that are open.
    depth: usize,
    is_closed: bool,
}

impl Document {
    /// The document that begins with the line.
    pub(super) fn begun(number: u64, line: &str) -> Option<Document> {
        let kind = kind(line)?;
        let mut document = Document { kind, first_line: number, text: String::new(), depth: 0, is_closed: false };
        document.take(line);
        Some(document)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Whether the line belongs to something else: the list was never closed, and a puzzle follows.
    pub(super) fn is_left_by(&self, line: &str) -> bool {
        let mut run = 0;
        let mut quoted = false;
        self.kind == Kind::List
            && line.chars().any(|character| {
                quoted ^= matches!(character, '"' | '\'');
                run = if !quoted && value_or_dot(character).is_some() { run + 1 } else { 0 };
                run >= LONGEST_RUN
            })
    }

    pub(super) fn take(&mut self, line: &str) {
        match self.kind {
            Kind::List => self.count_brackets(line),
            Kind::Xml => {
                let root = line.split_once("<opensudoku").and_then(|(_, rest)| rest.split_once('>'));
                self.is_closed = line.contains("</opensudoku") || root.is_some_and(|(root, _)| root.ends_with('/'));
            }
        }
        if self.text.len() <= LARGEST_DOCUMENT {
            let room = LARGEST_DOCUMENT + 1 - self.text.len();
            self.text.push_str(&line[..line.ceil_char_boundary(room)]);
            self.text.push('\n');
        }
    }

    fn count_brackets(&mut self, line: &str) {
        // A string ends with its line.
        let mut quote = None;
        for character in line.chars() {
            match (quote, character) {
                (Some(open), _) => quote = Some(open).filter(|&open| open != character),
                (None, '"' | '\'') => quote = Some(character),
                (None, '[' | '(') => self.depth += 1,
                (None, ']' | ')') => {
                    self.depth = self.depth.saturating_sub(1);
                    self.is_closed |= self.depth == 0;
                }
                _ => {}
            }
        }
        self.is_closed &= self.depth == 0;
    }

    /// Cuts it into its boards, as they are asked for.
    pub(super) fn cut(self) -> Cut {
        let rest = match self.kind {
            _ if self.text.len() > LARGEST_DOCUMENT => Rest::TooLarge(Some(self.text)),
            Kind::List => Rest::List(Boards::of(self.text)),
            Kind::Xml => Rest::Xml(Box::new(Games::of(self.text))),
        };
        Cut { before: self.first_line - 1, rest }
    }
}

/// The boards of a document that were not asked for yet, with their lines.
pub(super) struct Cut {
    /// How many lines stand before the document.
    before: u64,
    rest: Rest,
}

enum Rest {
    /// The beginning of a document that is refused.
    TooLarge(Option<String>),
    List(Boards),
    Xml(Box<Games>),
}

impl Iterator for Cut {
    type Item = NumberedText;

    fn next(&mut self) -> Option<NumberedText> {
        let NumberedText { line, text } = match &mut self.rest {
            Rest::TooLarge(text) => NumberedText { line: 1, text: text.take()? },
            Rest::List(boards) => boards.next()?,
            Rest::Xml(games) => games.next()?,
        };
        Some(NumberedText { line: line + self.before, text })
    }
}
