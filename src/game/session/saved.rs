//! Saved sessions: RON with a version number, including the history.
//!
//! Version 10 has the branches of runs. Version 9 has the programs of exercises. In version 8 moves on the board and changes
//! of the program are undone independently of each other, so both lists may mix them in any order. Version 7 has colours and
//! notes in corners. Version 6 records whether the puzzle was solved, and the levels and techniques that puzzles were made
//! for. Version 5 has struck candidates, version 4 the player's program of blocks. Version 3 lacks the program, version 2
//! also the number of singles filled in, and version 1 also the recipe of a puzzle. All of them can be read.
//!
//! A cell in the history is written by its contents: `"5"` is a digit of the player's, `"=5"` a given, `"?137"` notes, `""`
//! a blank. The notes may be followed by the notes in the corners, the struck candidates, and each colour's number with its
//! candidates, where 0 is the cell itself: `"?137^4!2#1:0#2:13"`. A digit may have the colour of its cell: `"=5#1:0"`.
//! Cells count from 1 to 81.

use super::change::{Aside, Branch, CellChange, CellState, Change};
use super::colours::{Colour, Colours};
use super::history::History;
use super::notes::Pencilled;
use super::splice::Splice;
use super::{GameStats, MoveKind, Notes, Session};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use sudoku_board::classic::{Board, CellKind, ClassicCell};
use sudoku_board::notation::Notation;
use sudoku_board::{Cell, Value, Values};
use sudoku_generate::Recipe;
use sudoku_words::words;

/// The version of the file format that [`write()`] writes.
pub const VERSION: u32 = 10;

/// The reason why a text cannot be read as a session.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SavedError {
    /// The text was written by a newer version of the program.
    #[error("{}", words().from_the_future())]
    Future {
        /// The version of the text's format.
        version: u32,
    },
    /// The text is not a session, or is incomplete.
    #[error("line {line}, character {character}: {reason}")]
    Form {
        /// The number of the line, from 1.
        line: usize,
        /// The number of the character in the line, from 1.
        character: usize,
        /// The parser's message.
        reason: String,
    },
    /// The parts of the session contradict each other.
    #[error("{0}")]
    Contradiction(String),
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SessionForm {
    version: u32,
    puzzle: String,
    entered: String,
    notes: Vec<(usize, String)>,
    tally: GameStats,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Recipe>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    program: String,
    /// The programs of exercises, by their names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    exercises: BTreeMap<String, String>,
    done: Vec<ChangeForm>,
    undone: Vec<ChangeForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeForm {
    by: MoveKind,
    cells: Vec<(usize, String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tally: Option<GameStats>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Recipe>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    program: Option<Splice>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch: Option<Branch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    exercise: Option<String>,
}

/// Writes the session as text.
pub fn write(session: &Session) -> String {
    let board = session.board();
    let puzzle = board.puzzle();
    let mut entered = Board::EMPTY;
    for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
        entered.put(cell, board.get(cell), CellKind::User);
    }
    let noted = Cell::all().filter(|&cell| !session.notes().of(cell).is_empty());
    let form = SessionForm {
        version: VERSION,
        puzzle: Notation::Line.write(&puzzle),
        entered: Notation::Line.write(&entered),
        notes: noted.map(|cell| (cell.id(), pencilled_text(session.notes().of(cell)))).collect(),
        tally: session.tally,
        origin: session.origin,
        program: session.program.to_string(),
        exercises: session.exercises.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect(),
        done: session.history.done.iter().map(change_form).collect(),
        undone: session.history.undone.iter().map(change_form).collect(),
    };
    let config = PrettyConfig::new().depth_limit(2).new_line("\n").indentor(" ");
    ron::ser::to_string_pretty(&form, config).expect("numbers, words and lists can be written")
}

/// Reads a session. Undo and redo work as they did when it was written.
///
/// # Errors
/// [`SavedError`] if the text is from a newer version or damaged, or if its history does not lead to its board.
pub fn read(text: &str) -> Result<Session, SavedError> {
    let Versioned { version } = parse(text)?;
    if version > VERSION {
        return Err(SavedError::Future { version });
    }
    let form: SessionForm = parse(text)?;
    let session = session(form).map_err(SavedError::Contradiction)?;
    check_history(&session).map_err(SavedError::Contradiction)?;
    Ok(session)
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, SavedError> {
    ron::from_str(text).map_err(|error| SavedError::Form {
        line: error.span.start.line,
        character: error.span.start.col,
        reason: error.code.to_string(),
    })
}

fn change_form(change: &Change) -> ChangeForm {
    let cells = change.cells().iter();
    ChangeForm {
        by: change.by(),
        cells: cells.map(|cell| (cell.cell.id(), state_text(cell.before), state_text(cell.after))).collect(),
        tally: change.aside().map(|aside| aside.tally),
        origin: change.aside().and_then(|aside| aside.origin),
        program: change.program().cloned(),
        branch: change.branch().cloned(),
        exercise: change.exercise().map(ToString::to_string),
    }
}

fn digits_text(digits: Values) -> String {
    digits.iter().map(|digit| char::from(b'0' + digit.get())).collect()
}

fn pencilled_text(pencilled: Pencilled) -> String {
    let Pencilled { noted, corners, struck, colours } = pencilled;
    let part = |sign: char, digits: Values| match digits.is_empty() {
        true => String::new(),
        false => format!("{sign}{}", digits_text(digits)),
    };
    let coloured = Colour::all().map(|colour| {
        let own = if colours.get(None) == Some(colour) { "0" } else { "" };
        let candidates = Value::DIGITS.into_iter().filter(|&digit| colours.get(Some(digit)) == Some(colour));
        let text = own.to_owned() + &digits_text(candidates.collect());
        if text.is_empty() { text } else { format!("#{}:{text}", colour.get()) }
    });
    digits_text(noted) + &part('^', corners) + &part('!', struck) + &coloured.collect::<String>()
}

fn state_text(CellState { digit, kind, pencilled }: CellState) -> String {
    let pencilled_text = pencilled_text(pencilled);
    match (digit, kind) {
        (Some(digit), CellKind::Puzzle) => format!("={digit}{pencilled_text}"),
        (Some(digit), CellKind::User) => format!("{digit}{pencilled_text}"),
        (None, _) if pencilled.is_empty() => String::new(),
        (None, _) => format!("?{pencilled_text}"),
    }
}

fn session(form: SessionForm) -> Result<Session, String> {
    let puzzle = line(&form.puzzle).ok_or_else(|| words().saved_puzzle())?;
    let entered = line(&form.entered).ok_or_else(|| words().saved_entered())?;
    let mut board = Board::from_givens(puzzle);
    for cell in Cell::all() {
        let value = entered[cell.index()];
        if value.is_some() {
            board.set(cell, value).map_err(|_| words().saved_given())?;
        }
    }
    let mut notes = Notes::default();
    for (id, text) in form.notes {
        let cell = Cell::from_id(id).ok_or_else(|| words().saved_cell())?;
        let pencilled = pencilled(&text).ok_or_else(|| words().saved_note())?;
        if board.get(cell).is_some() && !holds_only_a_colour(pencilled) {
            return Err(words().saved_note_beside_digit());
        }
        notes.put(cell, pencilled);
    }
    let changes = |forms: Vec<ChangeForm>| forms.into_iter().map(change).collect::<Result<Vec<_>, _>>();
    let (done, undone) = (changes(form.done)?, changes(form.undone)?);
    let program = form.program.into();
    let exercises = form.exercises.into_iter().map(|(name, text)| (name.into(), text.into())).collect();
    Ok(Session {
        board,
        notes,
        tally: form.tally,
        origin: form.origin,
        keeps_notes: false,
        program,
        exercises,
        is_opening: false,
        history: History { done, undone },
    })
}

fn change(form: ChangeForm) -> Result<Change, String> {
    let mut cells: Vec<CellChange> = Vec::with_capacity(form.cells.len().min(Cell::COUNT));
    for (id, before, after) in form.cells {
        let cell = Cell::from_id(id).ok_or_else(|| words().saved_cell())?;
        if cells.last().is_some_and(|last| last.cell >= cell) {
            return Err(words().saved_order());
        }
        let state = |text: &str| state(text).ok_or_else(|| words().saved_state());
        cells.push(CellChange { cell, before: state(&before)?, after: state(&after)? });
    }
    if cells.is_empty() && form.tally.is_none() && form.program.is_none() && form.branch.is_none() {
        return Err(words().saved_nothing_changed());
    }
    let is_branch = form.by == MoveKind::Branch;
    if form.branch.is_some() != is_branch || is_branch && !cells.is_empty() {
        return Err(words().saved_nothing_changed());
    }
    if form.origin.is_some() && form.tally.is_none() {
        return Err(words().saved_origin());
    }
    let is_edit = form.by == MoveKind::Program && form.program.is_some();
    if form.exercise.is_some() && !is_edit && !is_branch {
        return Err(words().saved_nothing_changed());
    }
    let aside = form.tally.map(|tally| Aside { tally, origin: form.origin });
    let change = Change::new(form.by, cells, aside, form.program).with_branch(form.branch);
    Ok(change.in_exercise(form.exercise.map(Arc::from)))
}

fn line(text: &str) -> Option<[Option<Value>; Cell::COUNT]> {
    let values = text.chars().map(|character| match character {
        '.' => Some(None),
        _ => digit(character).map(Some),
    });
    values.collect::<Option<Vec<_>>>()?.try_into().ok()
}

fn digit(character: char) -> Option<Value> {
    character.to_digit(10).and_then(|value| u8::try_from(value).ok()).and_then(Value::digit)
}

fn digits(text: &str) -> Option<Values> {
    text.chars().map(digit).collect()
}

fn pencilled(text: &str) -> Option<Pencilled> {
    let mut parts = text.split('#');
    let text = parts.next()?;
    let (text, struck) = text.split_once('!').unwrap_or((text, ""));
    let (noted, corners) = text.split_once('^').unwrap_or((text, ""));
    let mut pencilled =
        Pencilled { noted: digits(noted)?, corners: digits(corners)?, struck: digits(struck)?, ..Pencilled::default() };
    for part in parts {
        let (number, coloured) = part.split_once(':')?;
        let colour = Colour::new(number.parse().ok()?)?;
        for character in coloured.chars() {
            let candidate = if character == '0' { None } else { Some(digit(character)?) };
            pencilled.colours.set(candidate, Some(colour));
        }
    }
    Some(pencilled)
}

fn state(text: &str) -> Option<CellState> {
    let (kind, text) = text.strip_prefix('=').map_or((CellKind::User, text), |text| (CellKind::Puzzle, text));
    if let Some(text) = text.strip_prefix('?').or(Some(text).filter(|text| text.is_empty())) {
        let open = CellState { digit: None, kind, pencilled: pencilled(text)? };
        return Some(open).filter(|_| kind == CellKind::User);
    }
    let digit = digit(text.chars().next()?)?;
    let pencilled = pencilled(&text[1..])?;
    holds_only_a_colour(pencilled).then_some(CellState { digit: Some(digit), kind, pencilled })
}

/// Returns true if the pencil marks are possible in a cell with a digit, which can only have a colour.
fn holds_only_a_colour(pencilled: Pencilled) -> bool {
    pencilled.colours.spares_candidates() && Pencilled { colours: Colours::default(), ..pencilled }.is_empty()
}

/// Replays the whole history, back to its start and on to its end, without changing the session.
fn check_history(session: &Session) -> Result<(), String> {
    let walk = |changes: &[Change], from: fn(&CellChange) -> CellState, to: fn(&CellChange) -> CellState| {
        let mut states: Vec<CellState> =
            Cell::all().map(|cell| CellState::of(&session.board, &session.notes, cell)).collect();
        changes.iter().rev().flat_map(Change::cells).all(|change| {
            let state = &mut states[change.cell.index()];
            let fits = *state == from(change);
            *state = to(change);
            fits
        })
    };
    let programs = |changes: &[Change], way: fn(&Splice) -> Splice| {
        let mut programs: BTreeMap<Option<&Arc<str>>, String> = BTreeMap::new();
        changes.iter().rev().all(|change| {
            let Some(splice) = change.program() else { return true };
            let name = change.exercise();
            let program = programs.entry(name).or_insert_with(|| session.program_of(name).to_string());
            way(splice).apply(program).is_some_and(|other| {
                *program = other;
                true
            })
        })
    };
    let whole = walk(&session.history.done, |cell| cell.after, |cell| cell.before)
        && walk(&session.history.undone, |cell| cell.before, |cell| cell.after)
        && programs(&session.history.done, Splice::back)
        && programs(&session.history.undone, Splice::clone);
    if whole { Ok(()) } else { Err(words().saved_history()) }
}
