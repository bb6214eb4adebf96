//! Click, then key: the state "expecting numkey", and the digits that it lets onto the board.

use crate::game::help::answers;
use crate::game::look::settings::Settings;
use crate::game::owl::speech::Speech;
use crate::game::owl::words;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Request;
use crate::game::script::requests::{Current, Travel};
use crate::game::script::scene::Scene;
use crate::game::script::sets::{Script, ScriptSystems};
use crate::game::solver::{Solver, offer_moment};
use crate::session::Move;
use crate::sudoku::{Board, Cell, CellKind, Clash, Digit};
use bevy::prelude::*;

/// What is on its way to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// A digit, or a blank.
    Value(Option<Digit>),
    /// A note, to be made or taken away.
    Note(Digit),
}

/// A mark on its way to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waiting {
    cell: Cell,
    mark: Mark,
    refused: Option<Clash>,
}

/// What the number keys act upon.
#[derive(Resource, Default, Debug)]
pub struct Entry {
    current: Option<Cell>,
    expecting_numkey: bool,
    last_key: Option<Option<Digit>>,
    fits: Option<bool>,
    waiting: Option<Waiting>,
    writes_notes: bool,
    digit_first: bool,
    picked: Option<Option<Digit>>,
}

impl Entry {
    /// The current cell, the player's or a given.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// Whether a number key would act: the current cell is the player's.
    pub fn expecting_numkey(&self) -> bool {
        self.expecting_numkey
    }

    /// The number key pressed last for the current cell; the inner `None` is a blank.
    pub fn last_key(&self) -> Option<Option<Digit>> {
        self.last_key
    }

    /// Whether the last digit pressed breaks no rule.
    pub fn fits(&self) -> Option<bool> {
        self.fits
    }

    /// Whether number keys write notes.
    pub fn writes_notes(&self) -> bool {
        self.writes_notes
    }

    /// Whether a digit is picked first, and then the cells for it.
    pub fn digit_first(&self) -> bool {
        self.digit_first
    }

    /// The digit that is picked for the cells to come; the inner `None` is a blank.
    pub fn picked(&self) -> Option<Option<Digit>> {
        self.picked.filter(|_| self.digit_first)
    }

    /// The digit of which all are to stand out: the one picked, or the current cell's.
    pub fn highlighted(&self, board: &Board) -> Option<Digit> {
        if self.digit_first { self.picked.flatten() } else { board.get(self.current?) }
    }

    /// The digit that waits to be checked and has not been refused.
    pub(in crate::game) fn waiting_digit(&self) -> Option<(Cell, Digit)> {
        match self.waiting {
            Some(Waiting { cell, mark: Mark::Value(Some(digit)), refused: None }) => Some((cell, digit)),
            _ => None,
        }
    }

    /// Refuses the digit that waits.
    pub(in crate::game) fn refuse(&mut self, clash: Clash) {
        if let Some(waiting) = &mut self.waiting {
            waiting.refused = Some(clash);
        }
    }

    /// Makes the cell, or none, the current one; the player's expects a number key.
    fn choose(&mut self, cell: Option<Cell>, board: &Board) {
        self.current = cell;
        self.expecting_numkey = cell.is_some_and(|cell| board.kind(cell) == CellKind::User);
        (self.last_key, self.fits, self.waiting) = (None, None, None);
    }

    /// "Expecting numkey" turns false, and the mark waits to be checked.
    fn take(&mut self, cell: Cell, mark: Mark) {
        self.expecting_numkey = false;
        self.last_key = Some(match mark {
            Mark::Value(value) => value,
            Mark::Note(digit) => Some(digit),
        });
        self.waiting = Some(Waiting { cell, mark, refused: None });
    }
}

/// A digit clashed just now: it was refused, or where the rules are free, it stands and is marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// Where the digit was to stand.
    pub cell: Cell,
    /// The house that holds it already, and where.
    pub clash: Clash,
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(
            Script,
            (change_mode, choose_cell, take_key, take_picked)
                .chain()
                .run_if(in_state(Scene::Playing))
                .in_set(ScriptSystems::Enter),
        )
        .add_systems(Script, settle.in_set(ScriptSystems::Settle))
        .add_systems(Script, follow_board.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(Script, look_at_cell.run_if(in_state(Scene::Solving)).in_set(ScriptSystems::Enter))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

/// While the solver works a cell can be the current one, and takes no digit.
fn look_at_cell(
    request: Res<Current>,
    sitting: Res<Sitting>,
    solver: Res<Solver>,
    mut entry: ResMut<Entry>,
    mut speech: ResMut<Speech>,
) {
    let cell = match request.0 {
        Request::ClickCell(cell) => Some(cell),
        Request::MoveCell(travel) => travel.from(sitting.board(), entry.current),
        Request::ClickStage if entry.current.is_some() => None,
        _ => return,
    };
    entry.choose(None, sitting.board());
    entry.current = cell;
    if let Some(cell) = cell {
        speech.explain(words::looking_at(sitting.board(), cell));
        if let Some(run) = solver.run() {
            offer_moment(run, &mut speech);
        }
    }
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None, &Board::EMPTY);
}

/// A given may have become the player's, or the other way round.
fn follow_board(sitting: Res<Sitting>, scene: Res<State<Scene>>, mut entry: ResMut<Entry>) {
    let kind = entry.current.map(|cell| sitting.board().kind(cell));
    let expecting = kind == Some(CellKind::User) && *scene.get() == Scene::Playing;
    if entry.expecting_numkey != expecting {
        entry.expecting_numkey = expecting;
    }
}

/// Notes or digits, cell first or digit first.
fn change_mode(request: Res<Current>, mut entry: ResMut<Entry>, mut speech: ResMut<Speech>) {
    match request.0 {
        Request::ToggleNotes => {
            entry.writes_notes = !entry.writes_notes;
            speech.explain(if entry.writes_notes { words::NOTES_ON } else { words::NOTES_OFF });
        }
        Request::ToggleDigitFirst => {
            entry.digit_first = !entry.digit_first;
            entry.picked = None;
            speech.explain(if entry.digit_first { words::DIGIT_FIRST } else { words::CELL_FIRST_AGAIN });
        }
        _ => {}
    }
}

/// A click, a key that travels, or Escape: another cell becomes the current one, or none.
fn choose_cell(request: Res<Current>, sitting: Res<Sitting>, mut entry: ResMut<Entry>, mut speech: ResMut<Speech>) {
    let board = sitting.board();
    match request.0 {
        Request::ClickCell(cell) => {
            entry.choose(Some(cell), board);
            if board.kind(cell) == CellKind::Puzzle {
                speech.refuse(words::belongs_to_puzzle(board, cell));
            } else if entry.picked().is_none() {
                speech.explain(words::armed(&entry, cell));
            }
        }
        Request::MoveCell(travel) => match travel.from(board, entry.current) {
            Some(cell) => {
                entry.choose(Some(cell), board);
                speech.explain(match board.kind(cell) {
                    CellKind::Puzzle => words::belongs_to_puzzle(board, cell),
                    CellKind::User => words::armed(&entry, cell),
                });
            }
            None => speech.refuse(words::NO_BLANK),
        },
        Request::ClickStage | Request::Cancel if entry.current.is_some() => {
            entry.choose(None, board);
            speech.explain(words::CLICK_A_CELL);
        }
        _ => {}
    }
}

impl Travel {
    /// Where the journey from that cell leads, around the edge if need be. From no cell it leads to the first blank.
    fn from(self, board: &Board, from: Option<Cell>) -> Option<Cell> {
        let Some(from) = from else {
            return match self {
                Travel::PreviousBlank => board.blanks().last(),
                Travel::NextBlank => board.blanks().next(),
                _ => board.blanks().next().or(Cell::from_index(0)),
            };
        };
        let (row, column) = (from.row(), from.column());
        Some(match self {
            Travel::Up => Cell::at((row + 8) % 9, column),
            Travel::Down => Cell::at((row + 1) % 9, column),
            Travel::Left => Cell::at(row, (column + 8) % 9),
            Travel::Right => Cell::at(row, (column + 1) % 9),
            Travel::RowStart => Cell::at(row, 0),
            Travel::RowEnd => Cell::at(row, 8),
            Travel::ColumnStart => Cell::at(0, column),
            Travel::ColumnEnd => Cell::at(8, column),
            Travel::NextBlank => board.blanks().find(|&cell| cell > from).or_else(|| board.blanks().next())?,
            Travel::PreviousBlank => {
                board.blanks().filter(|&cell| cell < from).last().or_else(|| board.blanks().last())?
            }
        })
    }
}

/// "When number key pressed": acts only while "expecting numkey" is true, and sets it false.
fn take_key(request: Res<Current>, sitting: Res<Sitting>, mut entry: ResMut<Entry>, mut speech: ResMut<Speech>) {
    let (value, note) = match request.0 {
        Request::PressDigit(value) => (value, entry.writes_notes),
        Request::NoteDigit(digit) => (Some(digit), true),
        _ => return,
    };
    if entry.digit_first && matches!(request.0, Request::PressDigit(_)) {
        let picked = (entry.picked != Some(value)).then_some(value);
        entry.picked = picked;
        speech.explain(words::picked(picked));
        return;
    }
    let mark = match value {
        Some(digit) if note => Mark::Note(digit),
        _ => Mark::Value(value),
    };
    match entry.current {
        Some(cell) if entry.expecting_numkey => entry.take(cell, mark),
        Some(cell) => speech.refuse(words::belongs_to_puzzle(sitting.board(), cell)),
        None => speech.refuse(words::CELL_FIRST),
    }
}

/// The digit was picked first: a click on a cell, or Enter, puts it there, or takes it away where it stands already.
fn take_picked(request: Res<Current>, sitting: Res<Sitting>, mut entry: ResMut<Entry>, mut speech: ResMut<Speech>) {
    if !matches!(request.0, Request::ClickCell(_) | Request::EnterPicked) {
        return;
    }
    let Some((cell, picked)) = entry.current.zip(entry.picked()) else {
        if request.0 == Request::EnterPicked && entry.digit_first {
            speech.refuse(words::PICK_FIRST);
        }
        return;
    };
    if !entry.expecting_numkey {
        return;
    }
    let mark = match picked {
        Some(digit) if entry.writes_notes => Mark::Note(digit),
        Some(_) if sitting.board().get(cell) == picked => Mark::Value(None),
        _ => Mark::Value(picked),
    };
    entry.take(cell, mark);
}

/// The mark that waits goes onto the board, or is refused; then the game expects a key again.
fn settle(
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut speech: ResMut<Speech>,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    let Some(Waiting { cell, mark, refused }) = entry.waiting else { return };
    entry.waiting = None;
    entry.expecting_numkey = true;
    let digit = match mark {
        Mark::Note(digit) => {
            entry.fits = None;
            match sitting.make(Move::Note { cell, digit }) {
                Ok(_) => speech.explain(words::noted(sitting.session().notes(), cell, digit)),
                Err(reason) => speech.refuse(words::sentence(&reason)),
            }
            return;
        }
        Mark::Value(value) => value,
    };
    entry.fits = digit.map(|_| refused.is_none());
    if let Some(clash) = refused {
        refusals.write(DigitRefused { cell, clash });
    }
    let before = *sitting.board();
    if let (Some(digit), Some(clash), true) = (digit, refused, settings.strict) {
        speech.refuse(words::refused(cell, digit, clash));
        sitting.note_mistake();
        return;
    }
    let had_notes = !sitting.session().notes().get(cell).is_empty();
    match sitting.make(Move::Enter { cell, value: digit }) {
        Ok(changed) => {
            if changed > 0 && digit.is_some() && (refused.is_some() || answers::leads_nowhere(&before, sitting.board()))
            {
                sitting.note_mistake();
            }
            match (digit, refused) {
                (Some(digit), Some(clash)) => speech.refuse(words::clashes(cell, digit, clash)),
                _ => speech.explain(words::accepted(sitting.board(), cell, before.get(cell), digit, had_notes)),
            }
        }
        Err(reason) => speech.refuse(words::sentence(&reason)),
    }
}
