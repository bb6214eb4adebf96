//! Forcing nets: candidates that lead to a contradiction by singles, relations, cages and sums.

use super::deduction::{Take, offer};
use super::{Candidate, Contradiction, Deduction, Position, Technique, Why};
use std::ops::ControlFlow;

/// The techniques that a net uses, the easiest first.
const USED: [Technique; 7] = [
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::RelatedCells,
    Technique::CageCombinations,
    Technique::Sum,
    Technique::InniesAndOuties,
    Technique::LockedCandidates,
];

/// On larger boards one look at all candidates may take a minute.
const MOST_SIDE: u8 = 16;

/// Candidates that lead to a contradiction; cells with few of them first. None on boards that are too large.
pub fn find(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    if position.shape.side() > MOST_SIDE {
        return ControlFlow::Continue(());
    }
    let mut cells: Vec<usize> = (0..position.shape.cells.len()).filter(|&cell| position.is_blank(cell)).collect();
    cells.sort_by_key(|&cell| position.open(cell).len());
    for cell in cells {
        for value in position.open(cell).iter() {
            let assumed = position.candidate(cell, value);
            let Some((net, contradiction)) = refuted(position, assumed) else { continue };
            let why = Why { net, contradiction: Some(contradiction), ..Why::default() };
            offer(Deduction::eliminating(Technique::ForcingNet, vec![assumed], why), take)?;
        }
    }
    ControlFlow::Continue(())
}

/// The assumption and the placements that lead to a contradiction; `None` if there is none.
fn refuted(position: &Position, assumed: Candidate) -> Option<(Vec<Candidate>, Contradiction)> {
    let mut position = position.clone();
    position.place(assumed);
    let mut net = vec![assumed];
    loop {
        if let Some(contradiction) = position.contradiction() {
            return Some((net, contradiction));
        }
        let found = USED.iter().map(|technique| technique.every(&position)).find(|found| !found.is_empty())?;
        for deduction in found {
            net.extend(deduction.placements.iter().filter(|&&placed| position.has(placed)));
            let still = deduction.placements.iter().all(|&placed| position.has(placed));
            if still {
                deduction.apply(&mut position);
            }
        }
    }
}
