//! Forcing nets on boards that are not classic: candidates that lead to a contradiction by singles, relations, cages and sums.

use super::general::GeneralPosition;
use super::survey::Survey;
use super::view::View;
use super::{Deduction, LinkPlace, Net, Technique, Why};
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

/// The candidates of a position that may lead to a contradiction, which are examined one by one.
#[derive(Clone, Debug)]
pub(super) struct Nets(std::vec::IntoIter<Candidate>);

impl Nets {
    /// Creates the list of all candidates, beginning with cells that have few.
    pub fn of(position: &GeneralPosition) -> Nets {
        let mut cells: Vec<_> = position.blanks().iter().collect();
        cells.sort_by_key(|&cell| position.candidates(cell).len());
        let candidates = cells.into_iter().flat_map(|cell| Candidate::all_in(cell, position.candidates(cell)));
        Nets(candidates.collect::<Vec<_>>().into_iter())
    }

    /// Examines the next candidate of the position. Returns `Ready(None)` if there are no more.
    pub fn advance(&mut self, position: &GeneralPosition) -> Poll<Option<Deduction>> {
        let Some(assumed) = self.0.next() else { return Poll::Ready(None) };
        let Some(net) = refuted(position, assumed) else { return Poll::Pending };
        let all = || net.placed.iter().map(|(placed, _)| *placed).chain([assumed]);
        let (values, cells) = (all().map(|placed| placed.value).collect(), all().map(|placed| placed.cell).collect());
        let why = Why { values, cells, nets: vec![net], ..Why::default() };
        match Deduction::eliminating(Technique::ForcingNetContradiction, vec![assumed], why) {
            Some(found) => Poll::Ready(Some(found)),
            None => Poll::Pending,
        }
    }
}

/// Returns the placements after an assumption that lead to a contradiction; `None` if there is none.
fn refuted(position: &GeneralPosition, assumed: Candidate) -> Option<Net> {
    let mut position = position.clone();
    position.place(assumed);
    let mut placed = vec![];
    loop {
        if let contradiction @ Some(_) = position.contradiction() {
            return Some(Net { assumed, placed, contradiction });
        }
        let every = |technique: Technique| technique.every_in(&Survey::of(&position));
        let found = USED
            .into_iter()
            .filter(|&technique| position.uses(technique))
            .map(every)
            .find(|found| !found.is_empty())?;
        for deduction in found {
            if !deduction.placements.iter().all(|&placed| position.has(placed)) {
                continue;
            }
            for &candidate in &deduction.placements {
                let house = deduction.why.base.first();
                placed
                    .push((candidate, house.map_or(LinkPlace::Cell(candidate.cell), |&house| LinkPlace::House(house))));
            }
            position.apply(&deduction);
        }
    }
}
