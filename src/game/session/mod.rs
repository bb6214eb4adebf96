//! The board, the player's notes and programs, their history, and a tally. Every change is a [`Move`] that can be
//! undone.
//!
//! State of the user interface alone, such as the current cell or the speed, is not part of a session.

mod change;
mod colours;
mod game_stats;
mod history;
mod moves;
mod notes;
mod saved;
mod splice;
mod tries;

pub use colours::Colour;
pub use game_stats::GameStats;
pub use history::Subject;
pub use moves::{Move, MoveError, MoveKind};
pub use notes::Notes;
pub use saved::{SavedError, VERSION, read, write};
pub use tries::Tries;

use bevy_ecs::prelude::*;
pub use change::Branch;

use change::{CellChange, CellState, Change};
use history::History;
use splice::Splice;
use std::collections::BTreeMap;
use std::sync::Arc;
use sudoku_blocks::{CLASSIC_PROGRAM, program_for};
use sudoku_board::{Board, Candidate, Cell, CellKind, Value};
use sudoku_generate::Recipe;
use sudoku_run::SavedRun;

/// The board and the notes, with the history of all moves.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Session {
    board: Board,
    notes: Notes,
    tally: GameStats,
    origin: Option<Recipe>,
    keeps_notes: bool,
    program: Arc<str>,
    exercises: Exercises,
    is_opening: bool,
    history: History,
}

/// The programs of the exercises that the player has changed, by the exercises' names.
type Exercises = BTreeMap<Arc<str>, Arc<str>>;

/// Something that has happened to the run of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RunChange {
    /// An act has replaced the future of the subject's run.
    Branch(Subject, Box<Branch>),
    /// A branch is undone or redone. The opposite brings back the run as it is now.
    Exchange {
        /// True to undo it, false to redo it.
        undoes: bool,
        /// The subject of the run.
        subject: Subject,
        /// The run as it is now.
        now: SavedRun,
    },
    /// Another run of the subject begins, so the branches of the previous one are forgotten.
    Forget(Subject),
}

/// Returns the name of the bundled program for a board.
fn program_name(board: &Board) -> &'static str {
    program_for(board.rules()).unwrap_or(CLASSIC_PROGRAM)
}

/// Returns the exercise under whose name the player's program for the board is kept; `None` for the program for classic boards,
/// which has a place of its own.
fn exercise_for(board: &Board) -> Option<Arc<str>> {
    Some(program_name(board)).filter(|name| *name != CLASSIC_PROGRAM).map(Arc::from)
}

/// The state after a move, while it is being made.
struct After {
    board: Board,
    notes: Notes,
    origin: Option<Recipe>,
    /// The program, and the exercise that it belongs to, if it is not the player's own.
    program: Arc<str>,
    exercise: Option<Arc<str>>,
}

impl Session {
    /// Creates a session with a puzzle on the board that the player has not chosen.
    #[must_use]
    pub fn opening(puzzle: Board) -> Session {
        Session { board: puzzle, is_opening: true, ..Session::default() }
    }

    /// Returns the current board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the player's notes.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Returns the time, help and mistakes of this puzzle so far.
    pub fn stats(&self) -> &GameStats {
        &self.tally
    }

    /// Returns the tally, to add to it.
    pub fn stats_mut(&mut self) -> &mut GameStats {
        &mut self.tally
    }

    /// Returns the recipe of the puzzle, if a generator made it. Undo restores the recipe of the previous puzzle.
    pub fn origin(&self) -> Option<Recipe> {
        self.origin
    }

    /// Returns the player's program of blocks for the board, as given to [`Move::Program`]; empty for the bundled program. There
    /// is one for boards of 4 by 4 cells, and one for all others.
    pub fn program(&self) -> Arc<str> {
        self.program_of(exercise_for(&self.board).as_ref())
    }

    /// Returns the name of the bundled program for the board, one of [`sudoku_blocks::bundled_names`].
    pub fn program_name(&self) -> &'static str {
        program_name(&self.board)
    }

    /// Returns the part of the history that the program for the board belongs to.
    pub fn program_subject(&self) -> Subject {
        exercise_for(&self.board).map_or(Subject::Program, Subject::Exercise)
    }

    /// Returns the program of an exercise, as given to [`Move::Exercise`]; empty if the player has not changed it.
    pub fn exercise(&self, name: &str) -> Arc<str> {
        self.exercises.get(name).cloned().unwrap_or_default()
    }

    /// Returns the run that undoing the next change of the subject brings back, or else redoing it; `None` if that change is not
    /// a branch.
    pub fn other_run(&self, undoes: bool, subject: &Subject) -> Option<&SavedRun> {
        let branch = self.history.next(undoes, subject)?.branch()?;
        Some(if undoes { &branch.before } else { &branch.after })
    }

    /// Returns true if a run of the subject has branches.
    pub fn has_branches(&self, subject: &Subject) -> bool {
        self.history.has_branches(subject)
    }

    /// Records what has happened to a run.
    pub fn change_run(&mut self, change: RunChange) {
        match change {
            RunChange::Branch(subject, branch) => {
                let exercise = if let Subject::Exercise(name) = subject { Some(name) } else { None };
                let change = Change::new(MoveKind::Branch, self.board.rules().side(), Vec::new(), None, None)
                    .with_branch(Some(*branch));
                self.history.push(change.in_exercise(exercise));
            }
            RunChange::Exchange { undoes, subject, now } => {
                let Some(branch) = self.history.next_mut(undoes, &subject).and_then(Change::branch_mut) else { return };
                *(if undoes { &mut branch.after } else { &mut branch.before }) = now;
                if undoes {
                    self.undo(Some(&subject))
                } else {
                    self.redo(Some(&subject))
                };
            }
            RunChange::Forget(subject) => self.history.drop_branches(&subject),
        }
    }

    /// Sets whether placing a digit removes it from the notes of its peers, as it does by default.
    pub fn tidy_notes(&mut self, tidy: bool) {
        self.keeps_notes = !tidy;
    }

    /// Returns true if no move was ever made.
    pub fn is_untouched(&self) -> bool {
        self.history == History::default() && self.is_blank()
    }

    fn is_blank(&self) -> bool {
        (self.is_opening || self.board == Board::default())
            && self.notes.is_empty()
            && self.origin.is_none()
            && self.program.is_empty()
            && self.exercises.is_empty()
    }

    /// Returns true if there is nothing to lose: no move was ever made, and the board is empty.
    fn is_empty(&self) -> bool {
        self.is_untouched() && self.board == Board::default()
    }

    /// Makes a move. What was undone before of the same subject can no longer be redone. Moves that change nothing are not recorded, nor is loading a puzzle onto
    /// an empty board, because there is nothing to go back to. Returns the number of cells that have changed.
    ///
    /// # Errors
    /// [`MoveError`] if the move is not allowed; then nothing has changed.
    pub fn make(&mut self, next: Move) -> Result<usize, MoveError> {
        let by = next.kind();
        let mut after = After {
            board: self.board.clone(),
            notes: self.notes.clone(),
            origin: None,
            program: Arc::clone(&self.program),
            exercise: None,
        };
        self.apply(next, &mut after)?;
        let After { board, notes, origin, program, exercise } = after;
        let change = Change::between(by, (&self.board, &self.notes), (&board, &notes));
        let mut change = change.with_program(&self.program_of(exercise.as_ref()), &program).in_exercise(exercise);
        let cells = change.cell_count();
        let is_first_puzzle =
            by == MoveKind::Load && self.history.done.is_empty() && self.is_blank() && self.board == Board::default();
        // Loading any puzzle, even the opening one, means that the player has chosen it.
        self.is_opening &= cells == 0 && by != MoveKind::Load;
        // Loading the puzzle that is already on the board may add its origin.
        let changes_nothing = cells == 0 && change.program().is_none() && !by.is_of_search();
        if changes_nothing && (origin.is_none() || origin == self.origin) {
            return Ok(0);
        }
        if by.begins_puzzle() {
            change.aside_mut().origin = origin;
            self.exchange(&mut change);
        }
        self.set_program(change.exercise(), program);
        self.history.push(change);
        if is_first_puzzle {
            self.history.done.clear();
        }
        (self.board, self.notes) = (board, notes);
        Ok(cells)
    }

    /// Applies a move to the state after it.
    fn apply(&self, next: Move, after: &mut After) -> Result<(), MoveError> {
        next.check(&after.board)?;
        let After { board, notes, origin, program, exercise } = after;
        match next {
            Move::Enter { cell, value } => self.put(board, notes, cell, value)?,
            Move::Give { cell, value } => {
                board.write(cell, None, CellKind::User);
                self.put(board, notes, cell, value)?;
                board.write(cell, value, CellKind::Puzzle);
            }
            Move::Hint { placed, struck } => {
                for Candidate { cell, value: digit } in placed {
                    self.put(board, notes, cell, Some(digit))?;
                }
                let open = struck.into_iter().filter(|struck| board.get(struck.cell).is_none());
                open.for_each(|struck| notes.strike(struck.cell, struck.value));
            }
            Move::Note { cell, .. }
            | Move::Corner { cell, .. }
            | Move::Strike { cell, .. }
            | Move::Colour { cell, candidate: Some(_), .. }
                if board.get(cell).is_some() =>
            {
                return Err(match board.kind(cell) {
                    CellKind::Puzzle => MoveError::BelongsToPuzzle(cell),
                    CellKind::User => MoveError::HoldsDigit(cell),
                });
            }
            Move::Note { cell, digit } => notes.toggle(cell, digit),
            Move::Corner { cell, digit } => notes.toggle_corner(cell, digit),
            Move::Strike { cell, digit } => notes.toggle_stroke(cell, digit),
            Move::Colour { cell, candidate, colour } => notes.set_colour(cell, candidate, colour),
            Move::EraseColours => notes.erase_colours(),
            Move::FillNotes => {
                board.blanks().for_each(|cell| notes.set(cell, board.candidates(cell).minus(notes.struck(cell))));
            }
            Move::EraseNotes => notes.erase_notes(),
            Move::Accept => {
                for single in board.singles() {
                    let is_open = board.get(single.cell).is_none();
                    if is_open && board.clash(single.cell, single.value).is_none() {
                        self.put(board, notes, single.cell, Some(single.value))?;
                    }
                }
            }
            Move::Try => {}
            Move::Keep => drop(self.tries().begin().ok_or(MoveError::NoTry)?),
            Move::Back => {
                let begin = self.tries().begin().ok_or(MoveError::NoTry)?;
                (*board, *notes) = self.before(begin);
            }
            Move::Reset => (*board, *notes) = (board.puzzle(), Notes::default()),
            Move::Clear => (*board, *notes) = (Board::new(Arc::clone(board.rules())), Notes::default()),
            Move::Load(puzzle, made_from) => (*board, *notes, *origin) = (puzzle, Notes::default(), made_from),
            Move::Program(text) => (*exercise, *program) = (exercise_for(board), text),
            Move::Exercise(name, text) => (*exercise, *program) = (Some(name), text),
            Move::Fill(solution) => {
                *board = solution;
                board.rules().cells().filter(|&cell| board.get(cell).is_some()).for_each(|cell| notes.clear(cell));
            }
            Move::Together(moves) => {
                for next in moves {
                    self.apply(next, after)?;
                }
            }
        }
        Ok(())
    }

    /// Returns the program of the exercise, or else the player's.
    fn program_of(&self, exercise: Option<&Arc<str>>) -> Arc<str> {
        exercise.map_or_else(|| Arc::clone(&self.program), |name| self.exercise(name))
    }

    fn set_program(&mut self, exercise: Option<&Arc<str>>, program: Arc<str>) {
        match exercise {
            None => self.program = program,
            Some(name) if program.is_empty() => drop(self.exercises.remove(name)),
            Some(name) => drop(self.exercises.insert(Arc::clone(name), program)),
        }
    }

    /// Puts a value into a cell that is not a given, and removes the cell's notes.
    fn put(&self, board: &mut Board, notes: &mut Notes, cell: Cell, value: Option<Value>) -> Result<(), MoveError> {
        board.set(cell, value).map_err(|_| MoveError::BelongsToPuzzle(cell))?;
        notes.clear(cell);
        if let Some(digit) = value.filter(|_| !self.keeps_notes) {
            board.rules().around(cell).peers.iter().for_each(|&peer| notes.remove(peer, digit));
        }
        Ok(())
    }

    /// Returns the number of digits that the player has entered; if a solution was filled in, those before it.
    pub fn played(&self) -> usize {
        let of_board = self.history.done.iter().rev().filter(|change| change.touches(&Subject::Board));
        let filled = of_board.take_while(|change| change.by() == MoveKind::Fill);
        let mut board = self.board.clone();
        filled
            .flat_map(|change| change.cells())
            .for_each(|cell| board.write(cell.cell, cell.before.digit, cell.before.kind));
        board.played()
    }

    /// Returns the number of digits that the last move on the board has put there.
    pub fn last_digits(&self) -> usize {
        let cells = self.history.newest(&Subject::Board).map_or(&[][..], Change::cells);
        cells.iter().filter(|cell| cell.before.digit.is_none() && cell.after.digit.is_some()).count()
    }

    /// Returns a session with this puzzle alone: the board and its history since it was loaded, without exercises, for saving
    /// under a name.
    #[must_use]
    pub fn this_puzzle(&self) -> Session {
        // The next move to redo is the last one in the list.
        let of_puzzle = |changes: &[Change]| {
            let others = changes.iter().rposition(|change| change.by().begins_puzzle()).map_or(0, |place| place + 1);
            changes[others..].iter().filter(|change| change.is_of_puzzle()).cloned().collect()
        };
        let history = History { done: of_puzzle(&self.history.done), undone: of_puzzle(&self.history.undone) };
        Session { history, exercises: Exercises::new(), ..self.clone() }
    }

    /// Continues with another session, whose history is appended to this one's. Nothing is lost: undo leads back through
    /// both. The exercises stay as they are.
    pub fn join(&mut self, mut other: Session) {
        other.keeps_notes = self.keeps_notes;
        if self.is_empty() {
            *self = other;
            return;
        }
        // The state at the start of the other session's history.
        let mut first = other.clone();
        while first.undo(None).is_some() {}
        let change = Change::between(MoveKind::Load, (&self.board, &self.notes), (&first.board, &first.notes));
        let mut change = change.with_program(&self.program, &first.program);
        let aside = change.aside_mut();
        (aside.tally, aside.origin) = (self.tally, self.origin);
        // Push the change even if the boards are equal, because the tallies are not.
        self.history.done.push(change);
        self.history.done.extend(other.history.done.into_iter().filter(Change::is_of_puzzle));
        self.history.undone.retain(|change| !change.is_of_puzzle());
        self.history.undone.extend(other.history.undone.into_iter().filter(Change::is_of_puzzle));
        (self.board, self.notes) = (other.board, other.notes);
        (self.tally, self.origin, self.program) = (other.tally, other.origin, other.program);
    }

    /// Returns the number of moves that were made and not undone.
    pub fn moves(&self) -> usize {
        self.history.done.len()
    }

    /// Returns the kind of the last move on the board that was not undone.
    pub fn last_move(&self) -> Option<MoveKind> {
        self.history.newest(&Subject::Board).map(Change::by)
    }

    /// Returns true if there is a move to undo, of that subject, or else of the board or the player's program.
    pub fn can_undo(&self, subject: Option<&Subject>) -> bool {
        self.history.can_undo(subject)
    }

    /// Returns true if there is a move to redo, of that subject, or else of the board or the player's program.
    pub fn can_redo(&self, subject: Option<&Subject>) -> bool {
        self.history.can_redo(subject)
    }

    /// Returns the subject, board or program, of the next move to undo, or else to redo.
    pub fn next_subject(&self, undoes: bool) -> Option<Subject> {
        self.history.next_subject(undoes, &self.program_subject())
    }

    /// Undoes the last move of that subject, or else of the board or the player's program. Returns its kind; `None` if there was
    /// no move.
    pub fn undo(&mut self, subject: Option<&Subject>) -> Option<MoveKind> {
        let mut by = None;
        for mut change in self.history.take_done(subject) {
            self.show(&mut change, |cell| cell.before, Splice::back);
            by = Some(change.by());
            self.history.undone.push(change);
        }
        by
    }

    /// Redoes the move of that subject, or else of the board or the player's program, that was undone last. Returns its kind;
    /// `None` if there was none.
    pub fn redo(&mut self, subject: Option<&Subject>) -> Option<MoveKind> {
        let mut by = None;
        for mut change in self.history.take_undone(subject) {
            self.show(&mut change, |cell| cell.after, Splice::clone);
            by = Some(change.by());
            self.history.done.push(change);
        }
        by
    }

    /// Swaps the tally and the origin with those of the other puzzle.
    fn exchange(&mut self, change: &mut Change) {
        let aside = change.aside_mut();
        std::mem::swap(&mut self.tally, &mut aside.tally);
        std::mem::swap(&mut self.origin, &mut aside.origin);
    }

    /// Brings the board to one side of a change. If that is another puzzle, its tally and origin come with it.
    fn show(&mut self, change: &mut Change, state: fn(&CellChange) -> CellState, way: fn(&Splice) -> Splice) {
        for cell in change.cells() {
            let now = state(cell);
            self.board.write(cell.cell, now.digit, now.kind);
            self.notes.put(cell.cell, now.pencilled);
        }
        // The program fits: this was checked when the session was read.
        let before = self.program_of(change.exercise());
        if let Some(program) = change.program().and_then(|splice| way(splice).apply(&before)) {
            self.set_program(change.exercise(), program.into());
        }
        if change.by().begins_puzzle() {
            self.exchange(change);
            if let Some((board, notes)) = &mut change.aside_mut().other_rules {
                std::mem::swap(&mut self.board, board);
                std::mem::swap(&mut self.notes, notes);
            }
        }
    }
}
