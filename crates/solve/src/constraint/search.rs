//! The search: tries a value in one cell after another, and derives what follows.

use super::model::Model;
use super::propagation::{Failure, Propagation, State};
use crate::fast::SearchResult;
use std::sync::Arc;

/// The choice of a value for a cell. If it fails, the value is removed from the cell.
#[derive(Clone, Copy, Debug)]
struct Choice {
    cell: u16,
    bit: u32,
}

/// The weight that each cell of a constraint gains when the constraint fails; the cells of a house gain 1. Houses overlap
/// everywhere, so that their failures say less about where to search.
const CONSTRAINT_WEIGHT: f32 = 10.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// The values are consistent, and the next choice is due.
    Choose,
    /// The values are inconsistent, or were a solution.
    Back,
    /// The search has tried everything.
    Nothing,
}

/// A search for all solutions.
#[derive(Clone, Debug)]
pub struct Search {
    model: Arc<Model>,
    propagation: Propagation,
    /// The state before each choice, and the current one. Later ones may be left over from earlier choices.
    states: Vec<State>,
    choices: Vec<Choice>,
    weights: Vec<f32>,
    /// The value of each cell, from 0, that is tried first. The greater values come next, and then the others.
    first: Vec<u8>,
    /// The factor for the weight of a cell, by its number of values.
    worth: [f32; 26],
    due: Due,
    failures: u64,
}

impl Search {
    /// Creates a search among these values of each cell.
    pub fn new(model: Arc<Model>, values: &[u32]) -> Search {
        let mut propagation = Propagation::new(&model);
        let root =
            propagation.begin(&model, values).and_then(|mut state| propagation.run(&model, &mut state).map(|()| state));
        Search {
            propagation,
            due: if root.is_ok() { Due::Choose } else { Due::Nothing },
            states: root.into_iter().collect(),
            weights: vec![1.0; values.len()],
            first: vec![0; values.len()],
            worth: std::array::from_fn(worth),
            choices: Vec::new(),
            failures: 0,
            model,
        }
    }

    /// Makes at most this many choices, or stops at the next solution.
    pub fn advance(&mut self, choices: u64) -> SearchResult<Vec<u8>> {
        for _ in 0..choices {
            match self.due {
                Due::Choose => match self.next_cell() {
                    Some(cell) => self.choose(cell),
                    None => {
                        self.due = Due::Back;
                        let values = &self.states[self.choices.len()].values;
                        return SearchResult::Solution(
                            values.iter().map(|bits| bits.trailing_zeros() as u8 + 1).collect(),
                        );
                    }
                },
                Due::Back => self.go_back(),
                Due::Nothing => return SearchResult::Exhausted,
            }
        }
        SearchResult::Unfinished
    }

    /// Shuffles the order of the cells and of their values. `below` returns random numbers below a bound.
    pub fn shuffle(&mut self, below: &mut dyn FnMut(u32) -> u32) {
        let side = self.model.side as u32;
        self.weights.iter_mut().for_each(|weight| *weight = 1.0 + below(1 << 10) as f32 / 2048.0);
        self.first.iter_mut().for_each(|first| *first = below(side) as u8);
    }

    /// Returns the number of failures so far.
    pub fn failures(&self) -> u64 {
        self.failures
    }

    /// Returns the values that were left before the first choice; `None` if they were inconsistent.
    pub fn root(&self) -> Option<&[u32]> {
        self.states.first().map(|state| state.values.as_slice())
    }

    /// Tries each value of each cell before the first choice, and removes those that fail (R. Debruyne and C. Bessière, "Some
    /// practicable filtering techniques for the constraint satisfaction problem", 1997). The search is over after that.
    pub fn probe(&mut self) {
        self.choices.clear();
        self.due = Due::Nothing;
        let Some(mut root) = self.states.first().cloned() else { return };
        let mut tried = root.clone();
        let mut at = 0;
        let mut unchanged = 0;
        let cells = root.values.len();
        while unchanged < cells {
            let cell = at as u16;
            let mut left = root.values[at];
            at = (at + 1) % cells;
            unchanged += 1;
            if left.is_power_of_two() {
                continue;
            }
            while left != 0 {
                let bit = left & left.wrapping_neg();
                left &= left - 1;
                tried.copy_from(&root);
                let mut take = |state: &mut State, bits| self.propagation.take(&self.model, state, cell, bits).is_ok();
                if !take(&mut tried, !bit) {
                    unchanged = 0;
                    if !take(&mut root, bit) {
                        self.states.clear();
                        return;
                    }
                    left &= root.values[usize::from(cell)];
                }
            }
        }
        self.states[0] = root;
    }

    fn choose(&mut self, cell: u16) {
        let depth = self.choices.len();
        if self.states.len() == depth + 1 {
            self.states.push(self.states[depth].clone());
        }
        let [before, now] = &mut self.states[depth..depth + 2] else { return };
        now.copy_from(before);
        let bits = now.values[usize::from(cell)];
        let above = bits >> self.first[usize::from(cell)] << self.first[usize::from(cell)];
        let left = if above == 0 { bits } else { above };
        let bit = left & left.wrapping_neg();
        self.choices.push(Choice { cell, bit });
        self.take(cell, !bit);
    }

    /// Takes back the last choice: its cell has another value.
    fn go_back(&mut self) {
        match self.choices.pop() {
            Some(Choice { cell, bit }) => self.take(cell, bit),
            None => self.due = Due::Nothing,
        }
    }

    /// Removes values from a cell, and derives all consequences.
    fn take(&mut self, cell: u16, bits: u32) {
        let state = &mut self.states[self.choices.len()];
        let result = self.propagation.take(&self.model, state, cell, bits);
        self.due = if result.is_ok() { Due::Choose } else { Due::Back };
        let Err(failed) = result else { return };
        self.failures += 1;
        let mut blame = |cell: u16, by: f32| self.weights[usize::from(cell)] += by;
        match failed {
            Failure::Cell(cell) => blame(cell, 1.0),
            Failure::House(house) => {
                self.model.houses[usize::from(house)].iter().for_each(|&cell| blame(cell, 1.0));
            }
            Failure::Constraint(number) => {
                self.model.constraints[number as usize].cells().for_each(|cell| blame(cell, CONSTRAINT_WEIGHT));
            }
        }
    }

    /// Returns the next cell to choose a value for; `None` if every cell has a single value. Cells with few values left and a
    /// great weight come first.
    fn next_cell(&self) -> Option<u16> {
        let mut best: Option<(f32, u16)> = None;
        for (cell, (bits, weight)) in (0..).zip(self.states[self.choices.len()].values.iter().zip(&self.weights)) {
            if !bits.is_power_of_two() {
                let worth = weight * self.worth[bits.count_ones() as usize];
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, cell));
                }
            }
        }
        best.map(|(_, cell)| cell)
    }
}

/// Returns the count to the power of -5/16, computed with square roots only, which are the same on every machine.
fn worth(count: usize) -> f32 {
    let root = (count as f32).sqrt().sqrt();
    (root * root.sqrt().sqrt()).recip()
}
