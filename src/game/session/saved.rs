//! Saved sessions: RON with a version number, including the history.
//!
//! Version 12 has the tries of the player's own search. Version 11 has boards of any rules; no rules means classic ones. Version 10 has the branches of runs. Version 9 has the programs of exercises. In version 8 moves on the board and changes
//! of the program are undone independently of each other, so both lists may mix them in any order. Version 7 has colours and
//! notes in corners. Version 6 records whether the puzzle was solved, and the levels and techniques that puzzles were made
//! for. Version 5 has struck candidates, version 4 the player's program of blocks. Version 3 lacks the program, version 2
//! also the number of singles filled in, and version 1 also the recipe of a puzzle. All of them can be read.
//!
//! A cell in the history is written by its contents: `"5"` is a digit of the player's, `"=5"` a given, `"?137"` notes, `""`
//! a blank. The notes may be followed by the notes in the corners, the struck candidates, and each colour's number with its
//! candidates, where 0 is the cell itself: `"?137^4!2#1:0#2:13"`. A digit may have the colour of its cell: `"=5#1:0"`.
//! Values above 9 are letters, beginning with a for 10. Cells count from 1, in reading order.

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
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, Cell, CellKind, Rules, Value, Values};
use sudoku_generate::Recipe;
use sudoku_words::words;

/// The version of the file format that [`write()`] writes.
pub const VERSION: u32 = 12;

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
    /// The rules, in our own format of boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
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

/// A board and its notes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    puzzle: String,
    entered: String,
    notes: Vec<(usize, String)>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeForm {
    by: MoveKind,
    /// The side of the board.
    #[serde(default = "classic_side", skip_serializing_if = "is_classic_side")]
    side: u8,
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
    /// The board on the other side of the change, if it has other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other_rules: Option<BoardForm>,
}

fn classic_side() -> u8 {
    9
}

fn is_classic_side(side: &u8) -> bool {
    *side == classic_side()
}

/// Writes the session as text.
pub fn write(session: &Session) -> String {
    let BoardForm { rules, puzzle, entered, notes } = board_form(session.board(), session.notes());
    let form = SessionForm {
        version: VERSION,
        rules,
        puzzle,
        entered,
        notes,
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

fn board_form(board: &Board, notes: &Notes) -> BoardForm {
    let rules = board.rules();
    let values = |kind: CellKind| -> String {
        let value = |cell: &Cell| board.get(*cell).filter(|_| board.kind(*cell) == kind);
        rules.cells().map(|cell| value(&cell).map_or('.', letter)).collect()
    };
    let own_format = || formats::write(&Puzzle::from(Board::new(Arc::clone(rules))));
    BoardForm {
        rules: (!rules.is_classic()).then(own_format),
        puzzle: values(CellKind::Puzzle),
        entered: values(CellKind::User),
        notes: notes.cells().map(|cell| (rules.index(cell) + 1, pencilled_text(notes.of(cell)))).collect(),
    }
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
        side: change.side(),
        cells: cells
            .map(|cell| (id(cell.cell, change.side()), state_text(cell.before), state_text(cell.after)))
            .collect(),
        tally: change.aside().map(|aside| aside.tally),
        origin: change.aside().and_then(|aside| aside.origin),
        other_rules: change
            .aside()
            .and_then(|aside| aside.other_rules.as_ref())
            .map(|(board, notes)| board_form(board, notes)),
        program: change.program().cloned(),
        branch: change.branch().cloned(),
        exercise: change.exercise().map(ToString::to_string),
    }
}

/// Returns the number of a cell in reading order, from 1.
fn id(cell: Cell, side: u8) -> usize {
    cell.row() * usize::from(side) + cell.column() + 1
}

/// Returns the cell with this number; `None` if the board has no such cell.
fn cell_with(id: usize, side: u8) -> Option<Cell> {
    let (place, side) = (id.checked_sub(1)?, usize::from(side));
    (place < side * side).then(|| Cell::at(place / side, place % side))
}

/// Returns the character for a value: a letter above 9.
fn letter(value: Value) -> char {
    char::from_digit(value.get().into(), 36).unwrap_or('?')
}

fn digits_text(digits: Values) -> String {
    digits.iter().map(letter).collect()
}

fn pencilled_text(pencilled: Pencilled) -> String {
    let Pencilled { noted, corners, struck, colours } = pencilled;
    let part = |sign: char, digits: Values| match digits.is_empty() {
        true => String::new(),
        false => format!("{sign}{}", digits_text(digits)),
    };
    let coloured = Colour::all().map(|colour| {
        let own = if colours.get(None) == Some(colour) { "0" } else { "" };
        let all = Values::up_to(Value::MOST);
        let candidates = all.iter().filter(|&digit| colours.get(Some(digit)) == Some(colour));
        let text = own.to_owned() + &digits_text(candidates.collect());
        if text.is_empty() { text } else { format!("#{}:{text}", colour.get()) }
    });
    digits_text(noted) + &part('^', corners) + &part('!', struck) + &coloured.collect::<String>()
}

fn state_text(CellState { digit, kind, pencilled }: CellState) -> String {
    let pencilled_text = pencilled_text(pencilled);
    match (digit, kind) {
        (Some(digit), CellKind::Puzzle) => format!("={}{pencilled_text}", letter(digit)),
        (Some(digit), CellKind::User) => format!("{}{pencilled_text}", letter(digit)),
        (None, _) if pencilled.is_empty() => String::new(),
        (None, _) => format!("?{pencilled_text}"),
    }
}

fn session(form: SessionForm) -> Result<Session, String> {
    let SessionForm { rules, puzzle, entered, notes, .. } = form;
    let (board, notes) = read_board(BoardForm { rules, puzzle, entered, notes })?;
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

fn read_board(form: BoardForm) -> Result<(Board, Notes), String> {
    let rules = match &form.rules {
        None => Rules::shared_classic(),
        Some(text) => Arc::clone(formats::read(text).map_err(|error| error.to_string())?.board.rules()),
    };
    let side = rules.side();
    let mut board = Board::new(rules);
    let puzzle = line(&form.puzzle, &board).ok_or_else(|| words().saved_puzzle())?;
    let entered = line(&form.entered, &board).ok_or_else(|| words().saved_entered())?;
    for ((cell, given), entered) in board.rules().clone().cells().zip(puzzle).zip(entered) {
        board.write(cell, given, CellKind::Puzzle);
        if entered.is_some() {
            board.set(cell, entered).map_err(|_| words().saved_given())?;
        }
    }
    let mut notes = Notes::default();
    for (id, text) in form.notes {
        let cell = cell_with(id, side).ok_or_else(|| words().saved_cell())?;
        let pencilled = pencilled(&text, side).ok_or_else(|| words().saved_note())?;
        if board.get(cell).is_some() && !holds_only_a_colour(pencilled) {
            return Err(words().saved_note_beside_digit());
        }
        notes.put(cell, pencilled);
    }
    Ok((board, notes))
}

fn change(form: ChangeForm) -> Result<Change, String> {
    let mut cells: Vec<CellChange> = Vec::new();
    for (id, before, after) in form.cells {
        let cell = cell_with(id, form.side).ok_or_else(|| words().saved_cell())?;
        if cells.last().is_some_and(|last| last.cell >= cell) {
            return Err(words().saved_order());
        }
        let state = |text: &str| state(text, form.side).ok_or_else(|| words().saved_state());
        cells.push(CellChange { cell, before: state(&before)?, after: state(&after)? });
    }
    let is_empty = cells.is_empty() && !form.by.is_of_search();
    if is_empty && form.tally.is_none() && form.program.is_none() && form.branch.is_none() {
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
    let other_rules = form.other_rules.map(read_board).transpose()?;
    if other_rules.is_some() && (form.tally.is_none() || !form.by.begins_puzzle() || !cells.is_empty()) {
        return Err(words().saved_origin());
    }
    let aside = form.tally.map(|tally| Aside { tally, origin: form.origin, other_rules });
    let change = Change::new(form.by, form.side, cells, aside, form.program).with_branch(form.branch);
    Ok(change.in_exercise(form.exercise.map(Arc::from)))
}

/// Reads a character for each cell of the board, a point for a blank.
fn line(text: &str, board: &Board) -> Option<Vec<Option<Value>>> {
    let side = board.rules().side();
    let values = text.chars().map(|character| match character {
        '.' => Some(None),
        _ => digit(character, side).map(Some),
    });
    values.collect::<Option<Vec<_>>>().filter(|values| values.len() == board.rules().cell_count())
}

/// Reads a value of a board of this side.
fn digit(character: char, side: u8) -> Option<Value> {
    let value = character.to_digit(36).and_then(|value| u8::try_from(value).ok()).and_then(Value::new);
    value.filter(|value| value.get() <= side)
}

fn digits(text: &str, side: u8) -> Option<Values> {
    text.chars().map(|character| digit(character, side)).collect()
}

fn pencilled(text: &str, side: u8) -> Option<Pencilled> {
    let mut parts = text.split('#');
    let text = parts.next()?;
    let (text, struck) = text.split_once('!').unwrap_or((text, ""));
    let (noted, corners) = text.split_once('^').unwrap_or((text, ""));
    let mut pencilled = Pencilled {
        noted: digits(noted, side)?,
        corners: digits(corners, side)?,
        struck: digits(struck, side)?,
        ..Pencilled::default()
    };
    for part in parts {
        let (number, coloured) = part.split_once(':')?;
        let colour = Colour::new(number.parse().ok()?)?;
        for character in coloured.chars() {
            let candidate = if character == '0' { None } else { Some(digit(character, side)?) };
            pencilled.colours.set(candidate, Some(colour));
        }
    }
    Some(pencilled)
}

fn state(text: &str, side: u8) -> Option<CellState> {
    let (kind, text) = text.strip_prefix('=').map_or((CellKind::User, text), |text| (CellKind::Puzzle, text));
    if let Some(text) = text.strip_prefix('?').or(Some(text).filter(|text| text.is_empty())) {
        let open = CellState { digit: None, kind, pencilled: pencilled(text, side)? };
        return Some(open).filter(|_| kind == CellKind::User);
    }
    let digit = digit(text.chars().next()?, side)?;
    let pencilled = pencilled(&text[1..], side)?;
    holds_only_a_colour(pencilled).then_some(CellState { digit: Some(digit), kind, pencilled })
}

/// Returns true if the pencil marks are possible in a cell with a digit, which can only have a colour.
fn holds_only_a_colour(pencilled: Pencilled) -> bool {
    pencilled.colours.spares_candidates() && Pencilled { colours: Colours::default(), ..pencilled }.is_empty()
}

/// Replays the whole history, back to its start and on to its end, without changing the session.
fn check_history(session: &Session) -> Result<(), String> {
    let walk = |changes: &[Change], from: fn(&CellChange) -> CellState, to: fn(&CellChange) -> CellState| {
        let (mut board, mut notes) = (session.board.clone(), session.notes.clone());
        changes.iter().rev().all(|change| {
            if let Some(other) = change.aside().and_then(|aside| aside.other_rules.as_ref()) {
                (board, notes) = other.clone();
            }
            change.cells().iter().all(|change| {
                let is_on_board =
                    |state: CellState| state.digit.is_none_or(|value| value.get() <= board.rules().side());
                let fits = board.rules().contains(change.cell)
                    && is_on_board(to(change))
                    && CellState::of(&board, &notes, change.cell) == from(change);
                if fits {
                    board.write(change.cell, to(change).digit, to(change).kind);
                    notes.put(change.cell, to(change).pencilled);
                }
                fits
            })
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
