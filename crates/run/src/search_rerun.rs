//! Restarts a search by blocks after its program was edited, and runs it up to the same moment or the first difference on
//! the board.

use super::engine_run::EngineRun;
use crate::engines::{AnySearch, Engine, UnsupportedBoard};
use std::sync::Arc;
use sudoku_blocks::{Code, Grain};
use sudoku_board::Board;
use sudoku_solve::search::Step;

/// The most steps that are compared. Longer runs go back to the start.
const MOST_STEPS: u64 = 2_000_000;

/// The number of additional blocks that may run before something happens on the board.
const EXTRA_BLOCKS: u64 = 100_000;

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
    before: AnySearch,
    /// The number of steps that the previous search has yet to make.
    steps_left: u64,
    /// The number of blocks that the previous search has run since its last step on the board.
    blocks_since_step: u64,
    run: EngineRun,
    reached: ReachedMoment,
}

impl SearchRerun {
    /// Starts following a run on that board that has reached that position.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if the board is not a classic one.
    pub fn new(
        board: &Board,
        before: &Arc<Code>,
        after: &Arc<Code>,
        position: u64,
    ) -> Result<SearchRerun, UnsupportedBoard> {
        let mut run = EngineRun::new(Engine::Blocks, board, after)?;
        run.playback_mut().pause(true);
        Ok(SearchRerun {
            before: AnySearch::by_program(board, before, Grain::Blocks)?,
            steps_left: if position > MOST_STEPS { 0 } else { position },
            blocks_since_step: 0,
            run,
            reached: if position > MOST_STEPS { ReachedMoment::Start } else { ReachedMoment::Same },
        })
    }

    /// Compares up to this number of steps of the previous search. Returns true when done.
    pub fn advance(&mut self, steps: u64) -> bool {
        for _ in 0..steps.min(self.steps_left) {
            self.steps_left -= 1;
            match self.before.next() {
                Some(Step::Block(_)) => self.blocks_since_step += 1,
                Some(step) => {
                    let same = self.next_on_board() == Some(step);
                    self.blocks_since_step = 0;
                    if !same {
                        self.reached = ReachedMoment::Difference;
                        self.steps_left = 0;
                        return true;
                    }
                }
                None => self.steps_left = 0,
            }
        }
        if self.steps_left > 0 {
            return false;
        }
        // Run the same number of blocks, unless one of them does something on the board.
        for _ in 0..std::mem::take(&mut self.blocks_since_step) {
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
        let most_blocks = 2 * self.blocks_since_step + EXTRA_BLOCKS;
        (0..most_blocks).map_while(|_| self.run.playback_mut().forward()).find(|step| !matches!(step, Step::Block(_)))
    }

    /// Returns the run of the edited program, which is paused, and the moment that it has reached.
    pub fn into_result(self) -> (EngineRun, ReachedMoment) {
        (self.run, self.reached)
    }
}
