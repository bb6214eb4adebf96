//! Click, then key: the state "expecting numkey". The only room that changes the session.

use super::requests::Current;
use super::speech::Speech;
use super::{Direction, Request, Scene, Script, ScriptSystems, words};
use crate::session::{Move, Session};
use crate::sudoku::{Board, Cell, CellKind, Clash, Digit};
use bevy::prelude::*;

/// The session as the game holds it: every room may read it, this one changes it.
#[derive(Resource, Default, Debug)]
pub struct Sitting {
    session: Session,
}

impl Sitting {
    /// The board as it stands.
    pub fn board(&self) -> &Board {
        self.session.board()
    }

    /// The board with its history.
    pub fn session(&self) -> &Session {
        &self.session
    }
}

/// A value on its way to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waiting {
    cell: Cell,
    value: Option<Digit>,
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
}

impl Entry {
    /// The current cell, which is always the player's.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// Whether a number key would act.
    pub fn expecting_numkey(&self) -> bool {
        self.expecting_numkey
    }

    /// The number key pressed last for the current cell; the inner `None` is a blank.
    pub fn last_key(&self) -> Option<Option<Digit>> {
        self.last_key
    }

    /// Whether the last digit pressed was accepted.
    pub fn fits(&self) -> Option<bool> {
        self.fits
    }

    /// The digit that waits to be checked and has not been refused.
    pub(super) fn waiting_digit(&self) -> Option<(Cell, Digit)> {
        self.waiting
            .filter(|waiting| waiting.refused.is_none())
            .and_then(|Waiting { cell, value, .. }| Some((cell, value?)))
    }

    /// Refuses the digit that waits.
    pub(super) fn refuse(&mut self, clash: Clash) {
        if let Some(waiting) = &mut self.waiting {
            waiting.refused = Some(clash);
        }
    }

    fn choose(&mut self, cell: Option<Cell>) {
        *self = Entry { current: cell, expecting_numkey: cell.is_some(), ..default() };
    }
}

/// A digit was refused just now.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// Where the digit was to stand.
    pub cell: Cell,
    /// The house that holds it already, and where.
    pub clash: Clash,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sitting>()
        .init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(Script, (choose_cell, take_key).chain().in_set(ScriptSystems::Enter))
        .add_systems(Script, (settle, change_board).chain().in_set(ScriptSystems::Settle))
        .add_systems(OnExit(Scene::Playing), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None);
}

/// A click, an arrow or Escape: another cell becomes the current one, or none.
fn choose_cell(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut entry: ResMut<Entry>,
    mut speech: ResMut<Speech>,
) {
    if *scene.get() != Scene::Playing {
        return;
    }
    let board = sitting.board();
    match request.0 {
        Request::ClickCell(cell) if board.kind(cell) == CellKind::Puzzle => {
            entry.choose(None);
            speech.refuse(words::belongs_to_puzzle(board, cell));
        }
        Request::ClickCell(cell) => {
            entry.choose(Some(cell));
            speech.explain(words::press_a_number_key(cell));
        }
        Request::MoveCell(direction) => match next_cell(board, entry.current, direction) {
            Some(cell) => {
                entry.choose(Some(cell));
                speech.explain(words::press_a_number_key(cell));
            }
            None => speech.refuse(words::NO_CELL_OF_YOURS),
        },
        Request::ClickStage | Request::Cancel if entry.current.is_some() => {
            entry.choose(None);
            speech.explain(words::CLICK_A_CELL);
        }
        _ => {}
    }
}

/// The next cell of the player's in that direction, around the edge if need be.
fn next_cell(board: &Board, from: Option<Cell>, direction: Direction) -> Option<Cell> {
    let is_users = |cell: &Cell| board.kind(*cell) == CellKind::User;
    let Some(from) = from else { return Cell::all().find(is_users) };
    let step = |n: usize| {
        let (row, column) = (from.row(), from.column());
        match direction {
            Direction::Up => Cell::at((row + 9 - n) % 9, column),
            Direction::Down => Cell::at((row + n) % 9, column),
            Direction::Left => Cell::at(row, (column + 9 - n) % 9),
            Direction::Right => Cell::at(row, (column + n) % 9),
        }
    };
    (1..=9).map(step).find(is_users)
}

/// "When number key pressed": acts only while "expecting numkey" is true, and sets it false.
fn take_key(request: Res<Current>, scene: Res<State<Scene>>, mut entry: ResMut<Entry>, mut speech: ResMut<Speech>) {
    let Request::PressDigit(value) = request.0 else { return };
    match (scene.get(), entry.current) {
        (Scene::Playing, Some(cell)) if entry.expecting_numkey => {
            entry.expecting_numkey = false;
            entry.last_key = Some(value);
            entry.waiting = Some(Waiting { cell, value, refused: None });
        }
        (Scene::Playing, _) => speech.refuse(words::CELL_FIRST),
        _ => {}
    }
}

/// The value that waits goes onto the board, or is refused; then the game expects a key again.
fn settle(
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut speech: ResMut<Speech>,
    mut refusals: MessageWriter<DigitRefused>,
) -> Result {
    let Some(Waiting { cell, value, refused }) = entry.waiting else { return Ok(()) };
    entry.waiting = None;
    entry.expecting_numkey = true;
    entry.fits = value.map(|_| refused.is_none());
    match (value, refused) {
        (Some(digit), Some(clash)) => {
            speech.refuse(words::refused(cell, digit, clash));
            refusals.write(DigitRefused { cell, clash });
        }
        _ => {
            let before = sitting.board().get(cell);
            if before != value {
                sitting.session.make(Move::Enter { cell, value })?;
            }
            speech.explain(words::accepted(sitting.board(), cell, before, value));
        }
    }
    Ok(())
}

/// The moves that other rooms send, undo and redo.
fn change_board(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut speech: ResMut<Speech>,
) -> Result {
    match &request.0 {
        Request::Load(board) => {
            sitting.session.make(Move::Load(*board))?;
        }
        Request::Fill(board) => {
            sitting.session.make(Move::Fill(*board))?;
        }
        Request::Undo | Request::Redo if *scene.get() == Scene::Playing => {
            let undo = request.0 == Request::Undo;
            let puzzle = sitting.board().puzzle();
            if (if undo { sitting.session.undo() } else { sitting.session.redo() }).is_none() {
                speech.refuse(if undo { words::NOTHING_TO_UNDO } else { words::NOTHING_TO_REDO });
                return Ok(());
            }
            // Another puzzle may have come back, in which the current cell is a given.
            let keep = entry.current.filter(|&cell| sitting.board().kind(cell) == CellKind::User);
            entry.choose(keep);
            speech.explain(match undo {
                _ if sitting.board().puzzle() != puzzle => words::OTHER_PUZZLE,
                true => words::UNDONE,
                false => words::REDONE,
            });
        }
        _ => {}
    }
    Ok(())
}
