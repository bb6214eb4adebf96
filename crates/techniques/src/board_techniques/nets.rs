//! Forcing nets: candidates that lead to a contradiction by singles, relations, cages and sums.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Contradiction, Deduction, Technique, Why};
use std::ops::ControlFlow;
use std::task::Poll;
use sudoku_board::Candidate;

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

/// The greatest side of boards for nets: on larger boards, examining all candidates may take a minute.
const MOST_SIDE: u8 = 16;

/// The candidates of a position that may lead to a contradiction, which are examined one by one.
#[derive(Clone, Debug)]
pub struct Nets(std::vec::IntoIter<Candidate>);

impl Nets {
    /// Creates the list of all candidates, beginning with cells that have few. On boards that are too large it is empty.
    pub fn of(position: &BoardPosition) -> Nets {
        let is_small = position.shape.side() <= MOST_SIDE;
        let mut cells: Vec<usize> =
            (0..position.shape.cells.len()).filter(|&cell| is_small && position.is_blank(cell)).collect();
        cells.sort_by_key(|&cell| position.open(cell).len());
        let candidate = |cell| position.open(cell).iter().map(move |value| position.candidate(cell, value));
        Nets(cells.into_iter().flat_map(candidate).collect::<Vec<_>>().into_iter())
    }

    /// Examines the next candidate of the position. Returns `Ready(None)` if there are no more.
    pub fn advance(&mut self, position: &BoardPosition) -> Poll<Option<Deduction>> {
        let Some(assumed) = self.0.next() else { return Poll::Ready(None) };
        let Some((net, contradiction)) = refuted(position, assumed) else { return Poll::Pending };
        let why = Why { net, contradiction: Some(contradiction), ..Why::default() };
        match Deduction::eliminating(Technique::ForcingNet, vec![assumed], why) {
            Some(found) => Poll::Ready(Some(found)),
            None => Poll::Pending,
        }
    }
}

/// Finds candidates that lead to a contradiction.
pub fn find(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut nets = Nets::of(position);
    loop {
        match nets.advance(position) {
            Poll::Ready(Some(found)) => offer(Some(found), sink)?,
            Poll::Ready(None) => return ControlFlow::Continue(()),
            Poll::Pending => {}
        }
    }
}

/// Returns the assumption and the placements that lead to a contradiction; `None` if there is none.
fn refuted(position: &BoardPosition, assumed: Candidate) -> Option<(Vec<Candidate>, Contradiction)> {
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
