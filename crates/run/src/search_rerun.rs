//! Restarts a search by blocks after its program was edited, and runs it up to the same moment or the first difference on
//! the board.

use super::engine_run::EngineRun;
use crate::engines::Engine;
use std::sync::Arc;
use sudoku_blocks::{BlockSearch, Code, Grain};
use sudoku_board::classic::Board;
use sudoku_solve::search::Step;

/// The most steps that are compared. Longer runs go back to the start.
const MOST: u64 = 2_000_000;

/// The number of additional blocks that may run before something happens on the board.
const PATIENCE: u64 = 100_000;

/// The moment that the run of an edited program has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachedMoment {
    /// The moment at which the previous run was; nothing was different on the board.
    Same,
    /// The first moment that is different on the board.
    Difference,
    /// The start, because the previous run was too long to compare.
    Start,
}

/// A run of the edited program, which follows the run of the previous program. Only steps on the board are compared; blocks
/// that do nothing there do not matter.
pub struct SearchRerun {
    before: BlockSearch,
    /// The number of steps that the previous search has yet to make.
    left: u64,
    /// The number of blocks that the previous search has run since its last step on the board.
    quiet: u64,
    run: EngineRun,
    reached: ReachedMoment,
}

impl SearchRerun {
    /// Starts following a run on that board that has reached that position.
    pub fn new(board: &Board, before: &Arc<Code>, after: &Arc<Code>, position: u64) -> SearchRerun {
        let mut run = EngineRun::new(Engine::Blocks, board, after);
        run.playback_mut().pause(true);
        SearchRerun {
            before: BlockSearch::with_program(board, Arc::clone(before), Grain::Blocks),
            left: if position > MOST { 0 } else { position },
            quiet: 0,
            run,
            reached: if position > MOST { ReachedMoment::Start } else { ReachedMoment::Same },
        }
    }

    /// Compares up to this number of steps of the previous search. Returns true when done.
    pub fn go_on(&mut self, steps: u64) -> bool {
        for _ in 0..steps.min(self.left) {
            self.left -= 1;
            match self.before.next() {
                Some(Step::Block(_)) => self.quiet += 1,
                Some(step) => {
                    let same = self.next_on_board() == Some(step);
                    self.quiet = 0;
                    if !same {
                        self.reached = ReachedMoment::Difference;
                        self.left = 0;
                        return true;
                    }
                }
                None => self.left = 0,
            }
        }
        if self.left > 0 {
            return false;
        }
        // Run the same number of blocks, unless one of them does something on the board.
        for _ in 0..std::mem::take(&mut self.quiet) {
            let step = self.run.playback_mut().forward();
            if step.is_some_and(|step| !matches!(step, Step::Block(_))) {
                self.run.playback_mut().back();
                break;
            }
        }
        true
    }

    /// Returns the next step of the edited program on the board, unless it takes far longer to get there than the previous
    /// program.
    fn next_on_board(&mut self) -> Option<Step> {
        let patience = 2 * self.quiet + PATIENCE;
        (0..patience).map_while(|_| self.run.playback_mut().forward()).find(|step| !matches!(step, Step::Block(_)))
    }

    /// Returns the run of the edited program, which is paused, and the moment that it has reached.
    pub fn into_result(self) -> (EngineRun, ReachedMoment) {
        (self.run, self.reached)
    }
}
