//! Cuts the puzzles of all inputs into batches for the workers.

use super::input::{NamedInputs, Source};
use super::progress::Progress;
use super::records::Form;
use super::report::reason_of;
use super::workers::Feed;
use crate::tables::{CrToLf, KeptColumns, Recogniser, Row, Rows, Table, TextKind, ends_with_cr, grow};
use encoding_rs::Encoding;
use std::io::{self, BufReader, Cursor, IsTerminal, Read};
use std::mem;
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use sudoku_board::classic::Grid;
use sudoku_board::formats;
use sudoku_board::notation::{Piece, ReadError, Splitter};

/// The size limit of a batch in bytes, lines of 81 digits aside; the last puzzle may exceed it.
const MAX_BATCH_BYTES: usize = 1 << 20;

/// The size of the read buffer, in bytes.
const READ_BUFFER_SIZE: usize = 1 << 16;

/// Consecutive puzzles from one input.
#[derive(Default)]
pub(super) struct Batch {
    /// The index of the input.
    pub input: usize,
    pub items: Vec<Item>,
    /// The puzzles of all [`Item::Lines`].
    pub grids: Vec<Grid>,
    /// The table that all [`Item::Row`]s are from.
    pub table: Option<Arc<Table>>,
    /// The columns of the table that are passed through.
    pub kept: Option<Arc<KeptColumns>>,
}

/// A part of a batch.
pub(super) enum Item {
    /// Lines of 81 digits: the number of the first line, and the range of their grids.
    Lines { line: u64, grids: Range<usize> },
    /// Any other puzzle.
    Piece(Piece),
    /// A row of a table.
    Row(Row),
    /// A remark about the input, such as which column has the puzzles.
    Note(String),
    /// The reason why the rest of the input cannot be read.
    Error(String),
}

/// Options for reading the inputs.
#[derive(Clone, Default)]
pub(super) struct ReadOptions {
    /// True if lines of 81 digits are read without further parsing.
    pub takes_lines: bool,
    /// The encoding; `None` if it has to be recognised.
    pub encoding: Option<&'static Encoding>,
    /// The format of records; `None` if none are printed.
    pub form: Option<Form>,
}

/// Reads one input after another and fills batches with their puzzles.
pub(super) struct InputReader {
    named: Arc<NamedInputs>,
    options: ReadOptions,
    progress: Progress,
    /// The names of the columns that are passed through from all tables.
    kept_names: Vec<String>,
    /// Inputs that were opened before their turn and cannot be reopened, with their indices.
    opened: Vec<(usize, OpenInput)>,
    /// The index of the next input to open.
    next: usize,
    open: Option<OpenInput>,
}

/// An input that is being read.
struct OpenInput {
    text: Contents,
    /// A remark about the input, which comes before its puzzles.
    note: Option<String>,
    /// The warning that the encoding was guessed, set while the input is read.
    warning: Arc<OnceLock<String>>,
    was_warned: bool,
    /// True if the beginning of the input is not blank.
    has_text: bool,
    /// True once a puzzle was found in the input.
    has_puzzles: bool,
    kept: Option<Arc<KeptColumns>>,
}

enum Contents {
    Puzzles(Box<Splitter<BufReader<Box<dyn Read + Send>>>>),
    Rows(Rows<Box<dyn Read + Send>>),
    /// Boards that are not classic ones. Their text is read as a whole.
    Boards(std::vec::IntoIter<Piece>),
}

impl Feed<Batch> for InputReader {
    /// Ends a batch where it would have to wait for more input, so that typed puzzles are answered at once.
    fn fill(&mut self, batch: &mut Batch, most: usize) -> bool {
        batch.items.clear();
        batch.grids.clear();
        while batch.items.is_empty() {
            let named = Arc::clone(&self.named);
            let Some(open) = &mut self.open else {
                let Some(input) = named.inputs.get(self.next) else { return false };
                batch.input = self.next;
                self.next += 1;
                match input {
                    Source::Puzzle(text) => batch.items.push(Item::Piece(Piece::of(text.as_str()))),
                    Source::Unknown(reason) => batch.items.push(Item::Error(reason.clone())),
                    _ => match self.open(batch.input) {
                        Ok(mut open) => {
                            batch.items.extend(open.note.take().map(Item::Note));
                            self.open = Some(open);
                        }
                        Err(error) => batch.items.push(input_error(input, &error)),
                    },
                }
                continue;
            };
            batch.input = self.next - 1;
            batch.kept.clone_from(&open.kept);
            batch.table = if let Contents::Rows(rows) = &open.text { Some(Arc::clone(&rows.table)) } else { None };
            let read = open.read(batch, most, self.options.takes_lines);
            if let Some(warning) =
                open.warning.get().filter(|_| !mem::replace(&mut open.was_warned, open.warning.get().is_some()))
            {
                batch.items.push(Item::Note(warning.clone()));
            }
            let error = match read {
                Ok(false) => continue,
                Ok(true) if open.has_puzzles || !open.has_text => None,
                Ok(true) => Some(Item::Error(ReadError::Empty.to_string())),
                Err(error) => named.inputs.get(batch.input).map(|input| input_error(input, &error)),
            };
            batch.items.extend(error);
            self.open = None;
        }
        true
    }
}

impl InputReader {
    pub fn new(named: Arc<NamedInputs>, options: ReadOptions, progress: Progress) -> InputReader {
        InputReader { named, options, progress, kept_names: Vec::new(), opened: Vec::new(), next: 0, open: None }
    }

    /// Returns the names of all columns that are passed through to the output table. Reads the beginning of every input.
    pub fn kept_names(&mut self) -> &[String] {
        let Some(form) = self.options.form.clone().filter(|form| form.keeps && form.table.is_some()) else {
            return &[];
        };
        let mut tables = Vec::new();
        for (index, input) in Arc::clone(&self.named).inputs.iter().enumerate() {
            if matches!(input, Source::Puzzle(_) | Source::Unknown(_)) {
                continue;
            }
            // An input that cannot be opened is reported when its turn comes.
            let Ok(open) = self.open(index) else { continue };
            if let Contents::Rows(rows) = &open.text {
                tables.push(Arc::clone(&rows.table));
            }
            if !input.can_be_reopened() {
                self.opened.push((index, open));
            }
        }
        self.kept_names = form.kept_names(tables.iter().map(|table| &**table));
        &self.kept_names
    }

    /// Opens an input. Waits until enough of it is read to recognise a table.
    fn open(&mut self, index: usize) -> io::Result<OpenInput> {
        let named = Arc::clone(&self.named);
        let mut open = match self.opened.iter().position(|(other, _)| *other == index) {
            Some(at) => self.opened.swap_remove(at).1,
            None => OpenInput::of(&named.inputs[index], self.options.encoding, &self.progress)?,
        };
        if let (Contents::Rows(rows), Some(form)) = (&open.text, self.options.form.as_ref().filter(|form| form.keeps)) {
            open.kept = Some(Arc::new(form.kept(&rows.table, &self.kept_names)));
        } else if self.options.form.as_ref().is_some_and(|form| form.keeps) && open.has_text {
            let words =
                "this is no table, so there are no columns to keep; separate columns by commas, semicolons, tabs or |";
            open.note = Some(words.to_owned());
        }
        Ok(open)
    }
}

/// The maximum length of a text with boards that are not classic ones, in bytes.
const MAX_BOARDS_BYTES: u64 = 16 << 20;

/// Reads all boards of a text.
fn boards(text: impl Read) -> io::Result<Vec<Piece>> {
    let mut whole = String::new();
    text.take(MAX_BOARDS_BYTES + 1).read_to_string(&mut whole)?;
    if whole.len() as u64 > MAX_BOARDS_BYTES {
        let reason = "such boards are read up to 16 MB at once; split the file";
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    let piece = |(line, text)| Piece::of(text).on_line(line as u64);
    Ok(formats::split(&whole).into_iter().map(piece).collect())
}

fn input_error(input: &Source, error: &io::Error) -> Item {
    let what =
        if matches!(input, Source::StandardInput) { "cannot read standard input" } else { "cannot read the file" };
    Item::Error(format!("{what}: {}", reason_of(error)))
}

impl OpenInput {
    fn of(input: &Source, encoding: Option<&'static Encoding>, progress: &Progress) -> io::Result<OpenInput> {
        let mut text = input.open(encoding, progress)?;
        let warning = text.warning();
        let (mut head, mut recogniser) = (Vec::new(), Recogniser::default());
        let (kind, has_ended) = loop {
            let before = head.len();
            let has_ended = grow(&mut head, &mut text, |head| head.len() > before)?;
            match recogniser.recognise(&head, has_ended) {
                TextKind::Unclear => {}
                kind => break (kind, has_ended),
            }
        };
        if head.contains(&0) {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "not a text file"));
        }
        let has_text = !head.trim_ascii().is_empty();
        let is_old = match kind {
            // A cell of a table may contain a carriage return, so a single line feed decides.
            TextKind::Table { .. } => !head.contains(&b'\n'),
            _ => ends_with_cr(&head).unwrap_or(has_ended),
        };
        let mut note = None;
        let skipped = if let TextKind::Table { bytes, .. } = kind { bytes } else { 0 };
        head.drain(..skipped);
        let is_board = formats::begins_as_board(&String::from_utf8_lossy(&head));
        let text = Cursor::new(head).chain(text);
        let text: Box<dyn Read + Send> = if is_old { Box::new(CrToLf(text)) } else { Box::new(text) };
        let text = match kind {
            TextKind::Table { table, lines, .. } => {
                note = table.puzzle_column_note().filter(|_| io::stderr().is_terminal());
                Contents::Rows(Rows::of(table, text, lines)?)
            }
            _ if is_board => Contents::Boards(boards(text)?.into_iter()),
            _ => Contents::Puzzles(Box::new(Splitter::new(BufReader::with_capacity(READ_BUFFER_SIZE, text)))),
        };
        Ok(OpenInput { text, note, warning, was_warned: false, has_text, has_puzzles: false, kept: None })
    }

    /// Reads until the batch is full or until it would have to wait for more. Returns true if the input has ended.
    fn read(&mut self, batch: &mut Batch, most: usize, takes_lines: bool) -> io::Result<bool> {
        let mut bytes = 0;
        let has_ended = loop {
            let is_full = batch.grids.len() + batch.items.len() >= most || bytes >= MAX_BATCH_BYTES;
            if is_full && !batch.items.is_empty() {
                break false;
            }
            let splitter = match &mut self.text {
                Contents::Puzzles(splitter) => splitter,
                Contents::Rows(rows) => {
                    if rows.would_block() && !batch.items.is_empty() {
                        break false;
                    }
                    let Some(row) = rows.next()? else { break true };
                    bytes += row.size();
                    batch.items.push(Item::Row(row));
                    continue;
                }
                Contents::Boards(boards) => {
                    let Some(piece) = boards.next() else { break true };
                    bytes += piece.size();
                    batch.items.push(Item::Piece(piece));
                    continue;
                }
            };
            if let Some(piece) = splitter.ready() {
                bytes += piece.size();
                batch.items.push(Item::Piece(piece));
                continue;
            }
            if splitter.has_ended() {
                break true;
            }
            let waits = memchr::memchr(b'\n', splitter.input().buffer()).is_none();
            if waits && !batch.items.is_empty() {
                break false;
            }
            let (line, from, grids) = (splitter.line(), batch.grids.len(), &mut batch.grids);
            let push = |line: &[u8]| grids.len() < most && Grid::from_line(line).map(|grid| grids.push(grid)).is_some();
            if takes_lines && splitter.take_plain_lines(push)? {
                batch.items.push(Item::Lines { line, grids: from..batch.grids.len() });
            } else {
                splitter.take_line()?;
            }
        };
        self.has_puzzles |= !batch.items.is_empty() || matches!(self.text, Contents::Rows(_));
        Ok(has_ended)
    }
}
