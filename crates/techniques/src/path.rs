//! The path of a puzzle: always the easiest technique that makes progress, to the end.

use super::classic::ClassicPosition;
use super::finders::Finders;
use super::general::GeneralPosition;
use super::position::{Form, Position};
use super::refutations::Nets;
use super::survey::Survey;
use super::surveyed::ClassicMemory;
use super::view::View;
use super::{Deduction, Level, Technique};
use std::task::Poll;
use sudoku_board::Value;

/// The steps by which a person would solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The deductions, in order.
    pub steps: Vec<Deduction>,
    /// The position after the last deduction. On a classic board it is full, unless there is no solution or several.
    pub end: Position,
}

impl Path {
    /// Returns true if the last position is solved.
    pub fn is_solved(&self) -> bool {
        self.end.is_solved()
    }

    /// Returns the hardest technique of the path; `None` if it has no step.
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max_by_key(|technique| technique.order())
    }
}

/// Returns the first deduction of the easiest technique that finds one. With `is_unique` it may depend on the puzzle having one
/// solution.
///
/// Returns `None` if the position is full or contradicts itself, or if no technique makes progress: on a classic board only if it
/// has several solutions.
pub fn next(position: &Position, is_unique: bool) -> Option<Deduction> {
    Steps::of(position.clone(), is_unique).next()
}

/// Returns the path from a position to its solution. With `is_unique` it may depend on the puzzle having one solution. If the
/// puzzle has none or several, or no technique makes progress, the path ends there.
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
    /// The level of the hardest techniques to use.
    hardest: Level,
    memory: ClassicMemory,
    /// The unfinished search for the next step, on boards that are not classic.
    unfinished: Unfinished,
}

/// A search for the next step in several parts.
#[derive(Clone, Default, Debug)]
struct Unfinished {
    /// The number of techniques that found nothing.
    tried: usize,
    nets: Option<Nets>,
}

impl Steps {
    /// Creates the steps from a position. With `is_unique` they may depend on the puzzle having one solution.
    pub fn of(position: Position, is_unique: bool) -> Steps {
        let asked = if position.contradiction().is_none() { Technique::all().len() } else { 0 };
        let (memory, unfinished) = Default::default();
        Steps { position, is_unique, asked, hardest: Level::Extreme, memory, unfinished }
    }

    /// Limits the steps to this technique and easier ones.
    #[must_use]
    pub fn up_to(self, technique: Technique) -> Steps {
        Steps { asked: self.asked.min(technique.order() + 1), ..self }
    }

    /// Limits the steps to techniques of that level and easier ones.
    #[must_use]
    pub fn within(self, hardest: Level) -> Steps {
        Steps { hardest, ..self }
    }

    /// Continues from another position. Results from earlier positions still count if the new one has no candidate that this
    /// one lacks.
    pub fn go_on_from(&mut self, position: &Position) {
        self.unfinished = Unfinished::default();
        if let (Form::Classic(before), Form::Classic(after)) = (&self.position.0, &position.0) {
            let lacks = |value: Value| !(after.places(value) - before.places(value)).is_empty();
            if Value::DIGITS.into_iter().any(lacks) {
                self.memory = ClassicMemory::default();
            }
        }
        self.position = position.clone();
    }

    /// Returns the position after all steps so far.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Works for a part of the next step. On a classic board that is the whole step; on others the techniques of one level, or one
    /// candidate of a net. Returns `Ready(None)` if no technique makes progress.
    pub fn advance(&mut self) -> Poll<Option<Deduction>> {
        match &mut self.position.0 {
            Form::Classic(_) => Poll::Ready(self.next()),
            Form::General(position) => {
                let (hardest, is_unique) = (self.hardest, self.is_unique);
                let techniques = &Technique::all()[..self.asked];
                let found =
                    self.unfinished.advance(position, techniques, |technique| fits(technique, hardest, is_unique));
                if let Poll::Ready(Some(found)) = &found {
                    found.apply_to(&mut **position);
                }
                found
            }
        }
    }
}

impl Iterator for Steps {
    type Item = Deduction;

    fn next(&mut self) -> Option<Deduction> {
        let (hardest, is_unique) = (self.hardest, self.is_unique);
        if let Form::Classic(position) = &mut self.position.0 {
            let techniques = &Technique::all()[..self.asked];
            let fits = |technique: &Technique| fits(*technique, hardest, is_unique);
            let found = next_deduction(position, techniques, fits, &mut self.memory)?;
            found.apply_to(position);
            return Some(found);
        }
        loop {
            if let Poll::Ready(step) = self.advance() {
                return step;
            }
        }
    }
}

/// Returns true if a path may use the technique.
fn fits(technique: Technique, hardest: Level, is_unique: bool) -> bool {
    (hardest == Level::Extreme || technique.level() <= hardest) && (is_unique || !technique.needs_one_solution())
}

impl Unfinished {
    /// Tries the next techniques of one level, or the next candidate of a net.
    fn advance(
        &mut self,
        position: &GeneralPosition,
        techniques: &[Technique],
        fits: impl Fn(Technique) -> bool,
    ) -> Poll<Option<Deduction>> {
        let has_ended = self.tried == 0 && (position.blanks().is_empty() || position.contradiction().is_some());
        let rest = techniques.iter().enumerate().skip(self.tried).filter(|_| !has_ended);
        let mut rest = rest.filter(|&(_, technique)| position.uses(*technique) && fits(*technique)).peekable();
        let Some(&(first, &technique)) = rest.peek() else {
            *self = Unfinished::default();
            return Poll::Ready(None);
        };
        let (found, tried) = if technique == Technique::ForcingNetContradiction {
            match self.nets.get_or_insert_with(|| Nets::of(position)).advance(position) {
                Poll::Ready(found) => (found, first + 1),
                Poll::Pending => return Poll::Pending,
            }
        } else {
            let survey = Survey::of(position);
            let mut of_level = rest.take_while(|(_, other)| other.level() == technique.level());
            let (mut found, mut tried) = (None, first);
            while let (None, Some((number, technique))) = (&found, of_level.next()) {
                (found, tried) = (technique.first_in(&survey), number + 1);
            }
            (found, tried)
        };
        let is_found = found.is_some();
        *self = Unfinished { tried: if is_found { 0 } else { tried }, nets: None };
        if is_found { Poll::Ready(found) } else { Poll::Pending }
    }
}

/// Returns the next deduction of a position that had no contradiction a step ago. Contradictions are looked for again if no
/// singles are left.
fn next_deduction(
    position: &ClassicPosition,
    techniques: &[Technique],
    fits: impl Fn(&Technique) -> bool,
    memory: &mut ClassicMemory,
) -> Option<Deduction> {
    let survey = Survey::of(position);
    let (singles, others) = techniques.split_at(SINGLES.min(techniques.len()));
    if let Some(single) = singles.iter().find_map(|technique| technique.first_in(&survey)) {
        return Some(single);
    }
    if position.is_full() || position.contradiction().is_some() {
        return None;
    }
    let mut survey = survey.remembering(memory);
    let mut asked = others.iter().enumerate().filter(|(_, technique)| technique.is_for_paths() && fits(technique));
    let found = asked.find_map(|(number, technique)| technique.first_new(number, &mut survey));
    *memory = survey.memory.into_inner();
    found
}

/// The first techniques of all: full house, naked single, hidden single.
const SINGLES: usize = 3;
