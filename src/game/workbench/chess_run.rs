//! A run of stacked assumptions on a chessboard: eight queens or a knight's tour, solved by the same engine as a sudoku.

use crate::game::owl::Speech;
use crate::game::requests::labels;
use sudoku_run::engines::{ProblemKind, line_of_assumption};
use sudoku_run::{CallTree, Control, Jump, Playable, Playback, PlaybackState, Predictions, STEPS_PER_LOOK};
use sudoku_solve::search::{Assumption, Assumptions, Chessboard};
use sudoku_words::words;

/// The chessboard search as a film.
pub type ChessPlayback = Playback<Assumptions<Chessboard>, CallTree<(usize, usize)>>;

/// A run of stacked assumptions on a chessboard: eight queens, or a knight's tour.
#[derive(Debug)]
pub struct ChessRun {
    pub(super) problem: ProblemKind,
    pub(super) playback: ChessPlayback,
    pub(super) target: Option<Jump>,
    pub(super) predictions: Predictions<usize>,
}

impl ChessRun {
    /// Creates a paused run; `None` if the problem has no chessboard.
    pub(super) fn new(problem: ProblemKind) -> Option<ChessRun> {
        let playback = Playback::new(Assumptions::new(problem.chessboard()?), STEPS_PER_LOOK);
        let mut run = ChessRun { problem, playback, target: None, predictions: Predictions::default() };
        run.pause();
        Some(run)
    }

    /// Pauses the run.
    pub(super) fn pause(&mut self) {
        self.playback.pause(true);
    }

    /// Returns the film of the search.
    pub fn playback(&self) -> &ChessPlayback {
        &self.playback
    }

    /// Returns the board at the current moment.
    pub fn board(&self) -> &Chessboard {
        self.playback.search().problem()
    }

    /// Returns the playback state.
    pub fn state(&self) -> PlaybackState {
        self.playback.state()
    }

    /// Returns the number of solutions found so far.
    pub fn solutions(&self) -> u64 {
        self.playback.search().solutions()
    }

    /// Returns the number of assumptions taken back so far.
    pub fn releases(&self) -> u64 {
        self.playback.search().releases()
    }

    /// Returns the step that led to the current moment.
    pub fn last_step(&self) -> Option<Assumption<usize>> {
        self.playback.last_step()
    }

    /// Returns the predictions of the square that changes next, counted row by row from 0, with their score.
    pub fn predictions(&self) -> &Predictions<usize> {
        &self.predictions
    }

    /// Returns the square changed by the last step, counted row by row from 0.
    pub fn changed(&self) -> Option<usize> {
        let (Assumption::Assume { slot, candidate } | Assumption::Release { slot, candidate, .. }) =
            self.last_step()?
        else {
            return None;
        };
        Some(self.board().square(slot, candidate))
    }

    /// Returns the number of rows, which is that of columns.
    pub fn size(&self) -> usize {
        self.board().size()
    }

    /// Returns the square that a call chose, in chess notation.
    pub fn square(&self, chosen: (usize, usize)) -> String {
        square_name(self.board().square(chosen.0, chosen.1), self.size())
    }

    /// Returns the current line of the listing, counted from 0.
    pub fn line(&self) -> Option<usize> {
        line_of_assumption(&self.last_step()?)
    }

    /// Returns the call tree at the current moment: rows or moves, and their chosen squares.
    pub fn tree(&self) -> &CallTree<(usize, usize)> {
        &self.playback.line().now().record
    }

    /// Returns the owl's sentence on the current moment.
    pub(super) fn sentence(&self) -> String {
        match (self.board(), self.last_step()) {
            (_, None) => labels::problem(self.problem).tooltip,
            (Chessboard::Queens(_), Some(step)) => queens(&step),
            (Chessboard::Tour(tour), Some(step)) => knight(&step, tour.size()),
        }
    }

    /// Applies a playback control, and describes the result.
    pub(super) fn control(&mut self, control: Control, speech: &mut Speech) {
        self.predictions.clear();
        match control {
            Control::Stop => {
                if let Some(anew) = ChessRun::new(self.problem) {
                    *self = anew;
                }
            }
            Control::Jump(jump) => {
                self.target = Some(jump);
                self.playback.jump();
            }
            // After the end, start again.
            Control::PlayOrPause if self.state().is_at_end() => {
                if let Some(anew) = ChessRun::new(self.problem) {
                    *self = anew;
                    self.playback.pause(false);
                }
            }
            Control::PlayOrPause | Control::Step | Control::StepBack | Control::Seek(_) => self.playback.apply(control),
        }
        match control {
            // During a jump, single steps are not described.
            Control::Jump(_) => speech.mention(labels::problem(self.problem).tooltip),
            Control::Seek(_) | Control::StepBack => speech.mention(self.sentence()),
            Control::PlayOrPause | Control::Step | Control::Stop => speech.explain(self.sentence()),
        }
    }
}

/// Returns the name of a square, counted row by row from 0, in chess notation.
pub fn square_name(index: usize, size: usize) -> String {
    square(index / size, index % size, size)
}

/// Returns the name of the square in a row and a column, in chess notation.
fn square(row: usize, column: usize, size: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), size - row)
}

/// Returns the sentence on a step of the queens.
fn queens(step: &Assumption<usize>) -> String {
    let at = |row: usize, column: usize| square(row, column, 8);
    match *step {
        Assumption::Look { slot, candidates: 0 } => words().queens_stuck(slot + 1),
        Assumption::Look { slot, candidates } => words().queens_look(slot + 1, candidates),
        Assumption::Assume { slot, candidate } => words().queens_assume(at(slot, candidate)),
        Assumption::Release { slot, candidate, found: true } => words().queens_found(at(slot, candidate)),
        Assumption::Release { slot, candidate, .. } => words().queens_take_back(at(slot, candidate)),
        Assumption::Solution => words().queens_solution(),
    }
}

/// Returns the sentence on a step of the knight, on a board of that size.
fn knight(step: &Assumption<usize>, size: usize) -> String {
    let at = |candidate: usize| square(candidate / size, candidate % size, size);
    match *step {
        Assumption::Look { candidates: 0, .. } => words().knight_stuck(),
        Assumption::Look { slot, candidates } => words().knight_look(slot + 1, candidates),
        Assumption::Assume { slot, candidate } => words().knight_assume(slot + 1, at(candidate)),
        Assumption::Release { candidate, found: true, .. } => words().knight_found(at(candidate)),
        Assumption::Release { candidate, .. } => words().knight_take_back(at(candidate)),
        Assumption::Solution => words().knight_solution(),
    }
}
