//! Documents within a longer text: a list in brackets, or the XML of OpenSudoku, read line by line until it ends.

use super::games::Games;
use super::limits::LARGEST_DOCUMENT;
use super::list::{self, List};
use super::piece::{Content, Piece};
use super::values::value_or_dot;
use super::{Draft, Notation, ReadError};

const BRACE: &str = "{";

/// The number of adjacent digits from which a line cannot be part of a list.
const LONGEST_RUN: usize = 9;

pub(super) enum Document {
    List(Box<List>),
    /// A brace alone on this line, which may begin a list, an object, or a function body.
    Brace(u64),
    /// The text of an XML file so far, which may only be a comment or declaration above the document.
    Xml {
        before: u64,
        prolog: Prolog,
        text: String,
    },
    /// The games of a complete file.
    Games {
        before: u64,
        games: Box<Games<String>>,
    },
    /// A document of which nothing more can be read, with the reason until it has been returned.
    Refused {
        line: u64,
        reason: Option<ReadError>,
    },
}

/// Returns true if a document begins with this line.
pub(super) fn begins(line: &str) -> bool {
    is_xml(line) || list::looks_like(line)
}

fn is_xml(line: &str) -> bool {
    ["<?xml", "<!", "<opensudoku"].iter().any(|mark| line.trim_start().starts_with(mark))
}

/// Returns true if the line has as many adjacent digits outside quotation marks as a puzzle has and a list does not.
fn has_run(line: &str) -> bool {
    let (mut run, mut quoted) = (0, false);
    line.chars().any(|character| {
        quoted ^= matches!(character, '"' | '\'');
        run = if !quoted && value_or_dot(character).is_some() { run + 1 } else { 0 };
        run >= LONGEST_RUN
    })
}

impl Document {
    /// Starts the document that begins with this line, if one does.
    pub(super) fn start(number: u64, line: &str) -> Option<Document> {
        if line.trim() == BRACE {
            return Some(Document::Brace(number));
        }
        let mut document = if is_xml(line) {
            Document::Xml { before: number - 1, prolog: Prolog::Between, text: String::new() }
        } else if list::looks_like(line) {
            Document::List(Box::default())
        } else {
            return None;
        };
        document.take_line(number, line).then_some(document)
    }

    /// Takes the next line. Returns false if it does not belong to the document: then a list was never closed, or this is not
    /// an OpenSudoku file, and something else follows.
    pub(super) fn take_line(&mut self, number: u64, line: &str) -> bool {
        match self {
            Document::Brace(above) if list::continues_list(line) && !has_run(line) => {
                let mut list = Box::<List>::default();
                list.take(*above, BRACE);
                list.next();
                list.take(number, line);
                *self = Document::List(list);
            }
            Document::List(list) if !list.has_ended && !has_run(line) => list.take(number, line),
            Document::Xml { prolog, text, .. } => {
                if prolog.reads_out_of(line) || *prolog == (Prolog::Done { is_open_sudoku: false }) && has_run(line) {
                    return false;
                }
                if text.len() <= LARGEST_DOCUMENT {
                    text.push_str(&line[..line.ceil_char_boundary(LARGEST_DOCUMENT + 1 - text.len())]);
                    text.push('\n');
                }
                let root = line.split_once("<opensudoku").and_then(|(_, rest)| rest.split_once('>'));
                let is_empty = root.is_some_and(|(root, _)| root.ends_with('/'));
                if matches!(prolog, Prolog::Done { .. }) && (line.contains("</opensudoku") || is_empty) {
                    self.end();
                }
            }
            _ => return false,
        }
        true
    }

    /// Ends the document above other puzzles. Nothing is reported if it was only a comment.
    pub(super) fn end_above_others(&mut self) {
        match self {
            Document::Xml { prolog, .. } if !matches!(prolog, Prolog::Done { .. }) => {
                *self = Document::Refused { line: 1, reason: None };
            }
            _ => self.end(),
        }
    }

    /// Ends the document.
    pub(super) fn end(&mut self) {
        match self {
            Document::List(list) => {
                let (line, reason) = list.finish().map_or((1, None), |(line, found)| (line, found.err()));
                *self = Document::Refused { line, reason: reason.map(|reason| reason.above(line - 1)) };
            }
            Document::Xml { before, text, .. } if text.len() > LARGEST_DOCUMENT => {
                *self = Document::Refused {
                    line: *before + 1,
                    reason: Some(ReadError::TooLong { most: LARGEST_DOCUMENT }),
                };
            }
            Document::Xml { before, text, .. } => {
                *self = Document::Games { before: *before, games: Box::new(Games::of(std::mem::take(text))) };
            }
            Document::Brace(_) | Document::Games { .. } | Document::Refused { .. } => {}
        }
    }

    /// Returns true if no more lines are needed.
    pub(super) fn has_ended(&self) -> bool {
        match self {
            Document::List(list) => list.has_ended,
            Document::Brace(_) | Document::Xml { .. } => false,
            Document::Games { .. } | Document::Refused { .. } => true,
        }
    }
}

/// Iterates over the boards read so far.
impl Iterator for Document {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let (line, notation, draft) = match self {
            Document::List(list) => {
                let (line, found) = list.next()?;
                (line, Notation::Json, found.map(Draft::from).map_err(|reason| reason.above(line - 1)))
            }
            Document::Brace(_) | Document::Xml { .. } => return None,
            Document::Games { before, games } => {
                let (line, draft) = games.next()?;
                (*before + line, Notation::OpenSudoku, draft)
            }
            Document::Refused { line, reason } => (*line, Notation::Json, Err(reason.take()?)),
        };
        Some(Piece { line, content: Content::Board(notation, Box::new(draft)) })
    }
}

/// The state of reading above the first element of an XML file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Prolog {
    /// Between comments and declarations.
    Between,
    /// In a comment.
    Comment,
    /// In a processing instruction, such as `<?xml version="1.0"?>`.
    Instruction,
    /// In a declaration, such as `<!DOCTYPE opensudoku>`, with this many open `<`.
    Declaration(usize),
    /// Past the start of the first element.
    Done { is_open_sudoku: bool },
}

impl Prolog {
    /// Reads a line. Returns true if it contains anything but XML.
    fn reads_out_of(&mut self, line: &str) -> bool {
        let mut rest = line;
        loop {
            rest = match *self {
                Prolog::Done { .. } => return false,
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
                        (Prolog::Done { is_open_sudoku: rest.starts_with("<opensudoku") }, 1)
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
