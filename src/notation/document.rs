//! A document in a longer text: a list in brackets, or the XML of OpenSudoku, gathered line by line until it ends.

use super::many::LARGEST_DOCUMENT;
use super::{list, open_sudoku, value_or_dot};

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
    first_line: usize,
    text: String,
    /// Brackets that are open.
    depth: usize,
    is_closed: bool,
}

impl Document {
    /// The document that begins with the line.
    pub(super) fn begun(number: usize, line: &str) -> Option<Document> {
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

    /// Tells of every board with its line.
    pub(super) fn cut(&self, mut found: impl FnMut(usize, &str)) {
        let found = |line, text: &str| found(self.first_line + line - 1, text);
        if self.text.len() > LARGEST_DOCUMENT {
            let mut found = found;
            return found(1, &self.text);
        }
        match self.kind {
            Kind::List => list::cut(&self.text, found),
            Kind::Xml => open_sudoku::cut(&self.text, found),
        }
    }
}
