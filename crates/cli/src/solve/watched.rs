//! Solving with an engine that reports its steps.

use super::answers::{Outcome, SolveWork};
use crate::report::Report;
use std::io;
use sudoku_board::Board;
use sudoku_run::engines::AnySearch;
use sudoku_solve::search::{Advance, Rewind, Search, Step};

impl SolveWork {
    /// Runs a search. Prints its steps as they come, if they are wanted, and calls `on_solution` with each solution.
    pub(super) fn find_watched(
        &self,
        mut search: AnySearch,
        most: u64,
        report: &mut Report<'_>,
        mut on_solution: impl FnMut(Board, &mut Report<'_>) -> io::Result<()>,
    ) -> io::Result<Outcome> {
        // Progress messages would only get in the way of the steps.
        let mut watch = self.time_limit.start(!self.steps);
        let mut made: u64 = 0;
        loop {
            made += 1;
            let advance = if self.steps {
                match search.next() {
                    Some(step) => {
                        report.words(step)?;
                        if step == Step::Solution { Advance::Reached } else { Advance::Made }
                    }
                    None if search.waits() => Advance::Waits,
                    None => Advance::Ended,
                }
            } else {
                // Show the solutions found so far while searching for the next one.
                report.show()?;
                search.run(watch.steps_until_check(&search), Step::is_solution).end
            };
            if advance == Advance::Ended {
                break;
            }
            if advance == Advance::Reached {
                watch.clear();
                on_solution(search.board(), report)?;
                if search.counts().solutions == most {
                    break;
                }
            }
            let looks = !self.steps
                || matches!(advance, Advance::Reached | Advance::Waits)
                || made.is_multiple_of(watch.steps_until_check(&search));
            if looks && watch.check(&search) {
                let stopped = Some(watch.report(&search));
                return Ok(Outcome { solutions: search.counts().solutions, stopped, refusal: None });
            }
        }
        watch.clear();
        let stopped = search.fault().map(|fault| fault.to_string());
        Ok(Outcome { solutions: search.counts().solutions, stopped, refusal: None })
    }
}
