//! Forcing nets on boards that are not classic: candidates that lead to a contradiction by singles, relations, cages and sums.

use super::deduction::collect;
use super::general::GeneralPosition;
use super::survey::Survey;
use super::view::View;
use super::{Deduction, DeductionSink, LinkPlace, Net, Technique, Why};
use super::{cages, equations, locked, related, singles};
use std::ops::ControlFlow;
use std::task::Poll;
use sudoku_board::Candidate;

/// A finder of deductions.
type Finder = fn(&Survey<'_, GeneralPosition>, &mut DeductionSink<'_>) -> ControlFlow<()>;

/// The finders that a net uses, the easiest first.
const FINDERS: [Finder; 7] = [
    |survey, sink| singles::naked_singles(&**survey, sink),
    |survey, sink| singles::hidden_singles(&**survey, sink),
    |survey, sink| related::find(survey, sink),
    |survey, sink| cages::find(survey, sink),
    |survey, sink| equations::sums(survey, sink),
    |survey, sink| equations::innies_and_outies(survey, sink),
    |survey, sink| locked::locked_candidates(survey, Technique::LockedCandidates, sink),
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
        let survey = Survey::of(&position);
        let mut all = FINDERS.into_iter().map(|find| collect(|sink| find(&survey, sink)));
        let found = all.find(|found| !found.is_empty())?;
        for deduction in found {
            if !deduction.placements.iter().all(|&placed| position.has(placed)) {
                continue;
            }
            for &candidate in &deduction.placements {
                let house = deduction.why.base.first();
                placed
                    .push((candidate, house.map_or(LinkPlace::Cell(candidate.cell), |&house| LinkPlace::House(house))));
            }
            deduction.apply_to(&mut position);
        }
    }
}
