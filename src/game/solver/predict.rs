//! Predictions: the player says which cell or block comes next, the run goes there, and the owl says whether that was right.

use super::watched::{Prediction, Solver};
use crate::game::owl::{Offer, Speech};
use sudoku_run::{EngineRun, Playable, Predictions, Target};

/// Advances a paused run to its next cell or block to check the prediction. Returns true if the run advances.
pub(super) fn predict(next: Prediction, solver: &mut Solver) -> bool {
    let Some(run) = solver.run.as_mut().filter(|run| run.playback().state().idle && !run.is_at_end()) else {
        return false;
    };
    solver.predictions.set(next);
    run.jump(match next {
        Prediction::Cell(_, from) => Target::OtherCell(from),
        Prediction::Block(_) => Target::Block,
    })
}

/// Describes the new moment and says whether the prediction was right. Returns true if it said anything.
pub(super) fn tell(run: &EngineRun, predictions: &mut Predictions<Prediction>, speech: &mut Speech) -> bool {
    let right = match predictions.open() {
        // The run stopped on its way there.
        Some(Prediction::Cell(_, from)) if run.cell() == *from => None,
        Some(Prediction::Cell(cell, _)) => Some(run.cell() == Some(*cell)),
        Some(Prediction::Block(block)) => Some(run.block() == Some(*block)),
        None => None,
    };
    let Some(right) = right else { return false };
    predictions.resolve(right);
    speech.explain(sudoku_words::predicted(right, &sudoku_words::moment(run), predictions));
    if run.unmet_need().is_some() {
        speech.offer(Offer::Why);
    }
    true
}
