//! A document in a longer text: a list in brackets, or the XML of OpenSudoku, gathered line by line until it ends.

use super::list::{self, Boards};
use super::numbered_text::{LARGEST_DOCUMENT, NumberedText};
use super::open_sudoku::Games;
use super::values::value_or_dot;

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
    prolog: Prolog,
    is_closed: bool,
}

impl Document {
    /// The document that begins with the line.
    pub(super) fn begun(number: u64, line: &str) -> Option<Document> {
        let (kind, text) = (kind(line)?, String::new());
        let prolog = Prolog::Between;
        let mut document = Document { kind, first_line: number, text, depth: 0, prolog, is_closed: false };
        document.take(line).then_some(document)
    }

    pub(super) fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Whether there is nothing yet but what stands above a document, such as a comment.
    pub(super) fn is_prolog(&self) -> bool {
        self.kind == Kind::Xml && !matches!(self.prolog, Prolog::Over { .. })
    }

    /// Whether the line belongs to something else: the list was never closed, or it is no file of OpenSudoku, and a puzzle
    /// follows.
    fn is_left_by(&mut self, line: &str) -> bool {
        if self.kind == Kind::Xml && self.prolog.is_left_by(line) {
            return true;
        }
        let mut run = 0;
        let mut quoted = false;
        (self.kind == Kind::List || self.prolog == Prolog::Over { is_open_sudoku: false })
            && line.chars().any(|character| {
                quoted ^= matches!(character, '"' | '\'');
                run = if !quoted && value_or_dot(character).is_some() { run + 1 } else { 0 };
                run >= LONGEST_RUN
            })
    }

    /// Takes the next line. Returns whether it belongs to the document.
    pub(super) fn take(&mut self, line: &str) -> bool {
        if self.is_left_by(line) {
            return false;
        }
        match self.kind {
            Kind::List => self.count_brackets(line),
            Kind::Xml => {
                let root = line.split_once("<opensudoku").and_then(|(_, rest)| rest.split_once('>'));
                let is_empty = root.is_some_and(|(root, _)| root.ends_with('/'));
                self.is_closed = !self.is_prolog() && (line.contains("</opensudoku") || is_empty);
            }
        }
        if self.text.len() <= LARGEST_DOCUMENT {
            let room = LARGEST_DOCUMENT + 1 - self.text.len();
            self.text.push_str(&line[..line.ceil_char_boundary(room)]);
            self.text.push('\n');
        }
        true
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

/// How far the reading of what stands above the first element of an XML file has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prolog {
    /// Between comments and declarations.
    Between,
    /// In a comment.
    Comment,
    /// In an instruction, as `<?xml version="1.0"?>`.
    Instruction,
    /// In a declaration, as `<!DOCTYPE opensudoku>`, with so many `<` without a `>`.
    Declaration(usize),
    /// The first element has come.
    Over { is_open_sudoku: bool },
}

impl Prolog {
    /// Reads a line. Returns whether it has something else than XML in it.
    fn is_left_by(&mut self, line: &str) -> bool {
        let mut rest = line;
        loop {
            rest = match *self {
                Prolog::Over { .. } => return false,
                Prolog::Between => {
                    rest = rest.trim_start();
                    let (next, length) = if rest.is_empty() {
                        return false;
                    } else if rest.starts_with("<!--") {
                        (Prolog::Comment, 4)
                    } else if rest.starts_with("<?") {
                        (Prolog::Instruction, 2)
                    } else if rest.starts_with("<!") {
                        (Prolog::Declaration(1), 1)
                    } else if rest.starts_with('<') {
                        (Prolog::Over { is_open_sudoku: rest.starts_with("<opensudoku") }, 1)
                    } else {
                        return true;
                    };
                    *self = next;
                    &rest[length..]
                }
                Prolog::Comment | Prolog::Instruction => {
                    let end = if *self == Prolog::Comment { "-->" } else { "?>" };
                    let Some((_, after)) = rest.split_once(end) else { return false };
                    *self = Prolog::Between;
                    after
                }
                Prolog::Declaration(depth) => {
                    let Some((before, after)) = rest.split_once('>') else {
                        *self = Prolog::Declaration(depth + rest.matches('<').count());
                        return false;
                    };
                    let depth = depth + before.matches('<').count() - 1;
                    *self = if depth == 0 { Prolog::Between } else { Prolog::Declaration(depth) };
                    after
                }
            };
        }
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
