//! A run of stacked assumptions on a chessboard: eight queens, or a knight's tour, solved by the same engine as a sudoku.

use crate::game::owl::Speech;
use crate::game::owl::labels;
use sudoku_run::engines::{ProblemKind, line_of_assumption};
use sudoku_run::{CallTree, Control, Jump, Playable, Playback, PlaybackState, Predictions, STEPS_PER_LOOK};
use sudoku_solve::search::{Assumption, Assumptions, Chessboard};
use sudoku_words::words;

/// The search on the chessboard as a film.
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
    /// A run that waits at its beginning; `None` if the problem does not stand on a chessboard.
    pub(super) fn new(problem: ProblemKind) -> Option<ChessRun> {
        let playback = Playback::new(Assumptions::new(problem.chessboard()?), STEPS_PER_LOOK);
        let mut run = ChessRun { problem, playback, target: None, predictions: Predictions::default() };
        run.pause();
        Some(run)
    }

    /// It holds.
    pub(super) fn pause(&mut self) {
        self.playback.pause(true);
    }

    /// The search of the problem as a film.
    pub fn playback(&self) -> &ChessPlayback {
        &self.playback
    }

    /// What stands on the board at the moment that is shown.
    pub fn board(&self) -> &Chessboard {
        self.playback.search().problem()
    }

    /// Where the film is, and what it does.
    pub fn state(&self) -> PlaybackState {
        self.playback.state()
    }

    /// Solutions found up to the moment that is shown.
    pub fn solutions(&self) -> u64 {
        self.playback.search().solutions()
    }

    /// Assumptions taken back up to the moment that is shown.
    pub fn releases(&self) -> u64 {
        self.playback.search().releases()
    }

    /// The step before the moment that is shown.
    pub fn last_step(&self) -> Option<Assumption<usize>> {
        self.playback.last_step()
    }

    /// On which square something was said to happen next, counted row by row from 0, and how often that was so.
    pub fn predictions(&self) -> &Predictions<usize> {
        &self.predictions
    }

    /// The square on which the step before the moment that is shown put something or took it back, counted row by row from 0.
    pub fn changed(&self) -> Option<usize> {
        let (Assumption::Assume { slot, candidate } | Assumption::Release { slot, candidate, .. }) =
            self.last_step()?
        else {
            return None;
        };
        Some(self.board().square(slot, candidate))
    }

    /// How many rows and columns the board has.
    pub fn size(&self) -> usize {
        self.board().size()
    }

    /// The square that a call has chosen, as chess players say it.
    pub fn square(&self, chosen: (usize, usize)) -> String {
        square_name(self.board().square(chosen.0, chosen.1), self.size())
    }

    /// The line of the listing at which it is, from 0.
    pub fn line(&self) -> Option<usize> {
        line_of_assumption(&self.last_step()?)
    }

    /// The tree of calls at the moment that is shown: rows or moves, and the squares chosen for them.
    pub fn tree(&self) -> &CallTree<(usize, usize)> {
        &self.playback.line().now().record
    }

    /// What the owl says of the moment that is shown.
    pub(super) fn sentence(&self) -> String {
        match (self.board(), self.last_step()) {
            (_, None) => labels::problem(self.problem).tooltip,
            (Chessboard::Queens(_), Some(step)) => queens(&step),
            (Chessboard::Tour(tour), Some(step)) => knight(&step, tour.size()),
        }
    }

    /// Does what the control asks for, and tells it.
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
            // After the end it begins again.
            Control::PlayOrPause if self.state().is_at_end() => {
                if let Some(anew) = ChessRun::new(self.problem) {
                    *self = anew;
                    self.playback.pause(false);
                }
            }
            Control::PlayOrPause | Control::Step | Control::StepBack | Control::Seek(_) => self.playback.apply(control),
        }
        match control {
            // On its way no single step is told.
            Control::Jump(_) => speech.mention(labels::problem(self.problem).tooltip),
            Control::Seek(_) | Control::StepBack => speech.mention(self.sentence()),
            Control::PlayOrPause | Control::Step | Control::Stop => speech.explain(self.sentence()),
        }
    }
}

/// A square counted row by row from 0, as chess players say it.
pub fn square_name(index: usize, size: usize) -> String {
    square(index / size, index % size, size)
}

/// The name of a square as chess players say it.
fn square(row: usize, column: usize, size: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), size - row)
}

/// A step of the queens.
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

/// A step of the knight on a board with so many rows and columns.
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
