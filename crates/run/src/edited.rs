//! A search by blocks begins again after its program was edited: up to the same moment, or to the first that is different on the board.

use super::watched::Run;
use crate::engines::Engine;
use std::sync::Arc;
use sudoku_blocks::{BlockSearch, Code, Grain};
use sudoku_board::classic::Board;
use sudoku_solve::search::Step;

/// Steps beyond these are not compared: a longer run begins again at its beginning.
const MOST: u64 = 2_000_000;

/// How many blocks more than before may run until something happens on the board.
const PATIENCE: u64 = 100_000;

/// Where the run of an edited program waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// At the moment at which the run before it was, and all was the same on the board.
    ToTheSame,
    /// At the first moment that is different on the board.
    ToADifference,
    /// At its beginning: the run before was too long to be followed.
    ToTheBeginning,
}

/// A search by the edited program, that follows the search by the program before. What happens on the board is compared; blocks
/// that do nothing there may come and go.
pub struct Edited {
    before: BlockSearch,
    /// How many steps the search before has still to make.
    left: u64,
    /// How many blocks have run in it since something happened on the board.
    quiet: u64,
    run: Run,
    came: Came,
}

impl Edited {
    /// Begins to follow a run on that board, which has come to that position.
    pub fn new(board: &Board, before: &Arc<Code>, after: &Arc<Code>, position: u64) -> Edited {
        let mut run = Run::new(Engine::Blocks, board, after);
        run.playback_mut().pause(true);
        Edited {
            before: BlockSearch::with_program(board, Arc::clone(before), Grain::Blocks),
            left: if position > MOST { 0 } else { position },
            quiet: 0,
            run,
            came: if position > MOST { Came::ToTheBeginning } else { Came::ToTheSame },
        }
    }

    /// Goes on for so many steps of the search before. Returns whether it has come to the end.
    pub fn go_on(&mut self, steps: u64) -> bool {
        for _ in 0..steps.min(self.left) {
            self.left -= 1;
            match self.before.next() {
                Some(Step::Block(_)) => self.quiet += 1,
                Some(step) => {
                    let same = self.next_on_board() == Some(step);
                    self.quiet = 0;
                    if !same {
                        self.came = Came::ToADifference;
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
        // As many blocks more, unless one of them does something on the board.
        for _ in 0..std::mem::take(&mut self.quiet) {
            let step = self.run.playback_mut().forward();
            if step.is_some_and(|step| !matches!(step, Step::Block(_))) {
                self.run.playback_mut().back();
                break;
            }
        }
        true
    }

    /// The next thing that the edited program does on the board, unless it takes far longer for it than the one before.
    fn next_on_board(&mut self) -> Option<Step> {
        let patience = 2 * self.quiet + PATIENCE;
        (0..patience).map_while(|_| self.run.playback_mut().forward()).find(|step| !matches!(step, Step::Block(_)))
    }

    /// The run of the edited program, which waits, and where it has come to.
    pub fn done(self) -> (Run, Came) {
        (self.run, self.came)
    }
}
