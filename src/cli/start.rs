//! Where rating and explaining begin: the digits of a puzzle, and its candidates if they were told.

use super::input::Place;
use super::report::{Report, Status};
use crate::fast::{Grid, Solver};
use crate::notation::{Notation, ReadError, Reading};
use crate::sudoku::{Candidates, Cell, Digits};
use crate::techniques::{Candidate, Contradiction, Position};
use std::io;

/// The candidates that were written, a set for each cell.
pub(super) type Marks = [Digits; Cell::COUNT];

/// A puzzle and the position from which it is solved.
pub(super) struct Start {
    pub grid: Grid,
    pub position: Position,
    /// How many solutions it has, 2 for several.
    pub solutions: usize,
}

/// The candidates of a grid of candidates. Those of other notations are a player's notes, which may lack right ones.
pub(super) fn marks(reading: &Reading) -> Option<&Marks> {
    reading.candidates.as_deref().filter(|_| reading.notation == Notation::Candidates)
}

/// Says that candidates which were struck count as candidates all the same.
pub(super) fn tell_unused(reading: &Reading, place: Place<'_>, report: &mut Report<'_>) -> io::Result<()> {
    let allowed = Candidates::of(&reading.board);
    let lacks_some = |marks: &Marks| Cell::all().any(|cell| !allowed.get(cell).is_within(marks[cell.index()]));
    if marks(reading).is_some_and(lacks_some) {
        report.complain(place, "the candidates that were struck out are not used here; rate and explain use them")?;
    }
    Ok(())
}

impl Start {
    /// The start of a puzzle, or the status after it was said why it is none.
    pub fn of(
        solver: &mut Solver,
        grid: &Grid,
        marks: Option<&Marks>,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Result<Start, Status>> {
        let mut position = match Position::of(&grid.board()) {
            Ok(position) => position,
            Err(Contradiction::Conflict(conflict)) => {
                return report.unread(place, &ReadError::Conflict(conflict)).map(Err);
            }
            Err(reason) => return report.refuse(place, reason).map(Err),
        };
        let solutions = solver.count(grid, 2) as usize;
        if let Some(marks) = marks {
            let gone = |cell: Cell| position.candidates(cell).minus(marks[cell.index()]);
            let blanks = position.blanks();
            let struck: Vec<_> = blanks.iter().flat_map(|cell| Candidate::all_in(cell, gone(cell))).collect();
            let solution = solver.solve(grid).filter(|_| solutions == 1);
            let is_right = |struck: &&Candidate| solution.is_some_and(|all| all.get(struck.cell) == Some(struck.digit));
            if let Some(Candidate { cell, digit }) = struck.iter().find(is_right) {
                let reason = format_args!("{cell} is {digit}, and its candidates lack it: one was struck too many");
                return report.refuse(place, reason).map(Err);
            }
            struck.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        Ok(Ok(Start { grid: *grid, position, solutions }))
    }
}
