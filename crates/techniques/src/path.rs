//! The path of a puzzle: always the easiest technique that makes progress, to the end.

use super::survey::{Memory, Survey};
use super::{Deduction, Position, Technique};
use sudoku_board::Value;

/// The steps by which a person would solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The deductions, in order.
    pub steps: Vec<Deduction>,
    /// The position after the last deduction: full, unless there is no solution or several.
    pub end: Position,
}

impl Path {
    /// Returns true if the last position is solved.
    pub fn is_solved(&self) -> bool {
        self.end.is_full() && self.end.contradiction().is_none()
    }

    /// Returns the hardest technique of the path; `None` if it has no step.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max_by_key(|technique| technique.order())
    }
}

/// Returns the first deduction of the easiest technique that finds one. With `is_unique` it may depend on the puzzle having one
/// solution.
///
/// Returns `None` if the position is full or contradicts itself, or if it has several solutions and nothing more follows.
pub fn next(position: &Position, is_unique: bool) -> Option<Deduction> {
    Steps::of(position.clone(), is_unique).next()
}

/// Returns the path from a position to its solution. With `is_unique` it may depend on the puzzle having one solution. If the
/// puzzle has none or several, the path ends where nothing more follows.
pub fn solve_path(position: &Position, is_unique: bool) -> Path {
    let mut steps = Steps::of(position.clone(), is_unique);
    let mut path = Vec::with_capacity(position.blanks().len());
    path.extend(&mut steps);
    Path { steps: path, end: steps.position }
}

/// The steps of a path, which are found one by one on demand.
#[derive(Clone, Debug)]
pub struct Steps {
    position: Position,
    is_unique: bool,
    /// The number of techniques to use, the easiest first.
    asked: usize,
    memory: Memory,
}

impl Steps {
    /// Creates the steps from a position. With `is_unique` they may depend on the puzzle having one solution.
    pub fn of(position: Position, is_unique: bool) -> Steps {
        let asked = if position.contradiction().is_none() { Technique::all().len() } else { 0 };
        Steps { position, is_unique, asked, memory: Memory::default() }
    }

    /// Limits the steps to this technique and easier ones.
    #[must_use]
    pub fn up_to(self, technique: Technique) -> Steps {
        Steps { asked: self.asked.min(technique.order() + 1), ..self }
    }

    /// Continues from another position. Results from earlier positions still count if the new one has no candidate that this
    /// one lacks.
    pub fn go_on_from(&mut self, position: &Position) {
        let lacks = |value: Value| !(position.places(value) - self.position.places(value)).is_empty();
        if Value::DIGITS.into_iter().any(lacks) {
            self.memory = Memory::default();
        }
        self.position = position.clone();
    }

    /// Returns the position after all steps so far.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

impl Iterator for Steps {
    type Item = Deduction;

    fn next(&mut self) -> Option<Deduction> {
        let deduction = next_deduction(&self.position, self.is_unique, self.asked, &mut self.memory)?;
        deduction.apply(&mut self.position);
        Some(deduction)
    }
}

/// Returns the next deduction of a position that had no contradiction a step ago. Contradictions are looked for again if no
/// singles are left.
fn next_deduction(position: &Position, is_unique: bool, asked: usize, memory: &mut Memory) -> Option<Deduction> {
    let survey = Survey::of(position);
    let (singles, others) = Technique::all()[..asked].split_at(SINGLES.min(asked));
    if let Some(single) = singles.iter().find_map(|technique| technique.first_in(&survey)) {
        return Some(single);
    }
    if position.is_full() || position.contradiction().is_some() {
        return None;
    }
    let mut survey = survey.remembering(memory);
    let fits = |technique: &Technique| technique.is_for_paths() && (is_unique || !technique.needs_one_solution());
    let mut asked = others.iter().enumerate().filter(|(_, technique)| fits(technique));
    let found = asked.find_map(|(number, technique)| technique.first_new(number, &mut survey));
    *memory = survey.memory.into_inner();
    found
}

/// The first techniques of all: full house, naked single, hidden single.
const SINGLES: usize = 3;
