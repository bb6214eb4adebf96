//! Find the faults: boards and programs with planted faults, made from a seed, as many as you like.
//!
//! A [`FaultSet`] is made into a [`Lesson`] with one task, of an ordinary kind: a board asks for cells, and a program is to be
//! fixed. So front ends show, judge and record it like any other task.

mod board;
mod program;

use super::lesson::{Lesson, Task};
use super::planted::{FaultKind, FaultPlaces, FaultSet, PlantedBlock};
use sudoku_blocks::Program;
use sudoku_generate::Random;

/// Makes the lesson in English; `None` if a lesson that it builds on is damaged, which the project's tests rule out.
pub(super) fn lesson(set: &FaultSet) -> Option<Lesson> {
    let mut random = Random::new(set.seed);
    match set.kind {
        FaultKind::Board => board::lesson(set, &mut random),
        FaultKind::Program => program::lesson(set, &mut random),
    }
}

impl Task {
    /// Returns the faults that are planted in the program of the task, from top to bottom.
    pub fn planted(&self) -> &[PlantedBlock] {
        match self.faults().map(|faults| &faults.places) {
            Some(FaultPlaces::Blocks(blocks)) => blocks,
            Some(FaultPlaces::Rows(_)) | None => &[],
        }
    }

    /// Returns the right program with only these faults; `None` if one of them changes nothing.
    pub fn with_planted(&self, faults: &[PlantedBlock]) -> Option<Program> {
        let faults: Vec<_> = faults.iter().map(|fault| (fault.script, fault.mutation)).collect();
        program::with(self.sample_solution.as_ref()?, &faults)
    }
}
