//! Rates boards with any rules, and explains how a person would solve them.

use super::{BoardText, InterruptibleSolver, Refusal};
use serde::Serialize;
use serde_json::{Value, json};
use std::task::Poll;
use sudoku_board::formats::Puzzle;
use sudoku_board::{Board, Candidate, Cell, Values};
use sudoku_techniques::board_techniques::{BoardPosition, Deduction, Path, Steps};

/// The rating of a board with any rules. It has no score: there is no public scale for such boards.
#[derive(Serialize, Clone, Debug)]
pub struct BoardRatingData {
    /// The puzzle that was rated.
    pub puzzle: BoardText,
    /// The name of its level; `None` if no technique leads to the solution.
    pub level: Option<&'static str>,
    /// The hardest technique that was used; `None` if there was nothing to do.
    pub hardest: Option<&'static str>,
    /// The number of steps, to the solution or to where no technique applies.
    pub steps: usize,
}

/// The solution path of a board with any rules, and how many of its steps to show.
#[derive(Clone, Debug)]
pub struct BoardExplanation {
    /// The puzzle that the path solves.
    pub puzzle: Puzzle,
    /// The whole path.
    pub path: Path,
    /// The number of steps to show.
    pub shown: usize,
    /// The position after the steps shown.
    pub after: BoardPosition,
    /// True if there are several solutions, so that the path cannot lead to one.
    pub has_several: bool,
}

/// The next step a person would take on a board with any rules.
#[derive(Serialize, Clone, Debug)]
pub struct BoardHint {
    /// The puzzle that the step belongs to.
    pub puzzle: BoardText,
    /// The step; `None` if the puzzle is full or no technique applies.
    pub hint: Option<Value>,
}

/// A [`BoardExplanation`] as data.
#[derive(Serialize, Clone, Debug)]
pub struct BoardExplanationData {
    /// The puzzle that the path solves.
    pub puzzle: BoardText,
    /// The level of the whole path; `None` if it does not lead to the solution.
    pub level: Option<&'static str>,
    /// True if the path reaches a solution.
    pub solved: bool,
    /// The steps to show.
    pub steps: Vec<Value>,
    /// The candidates of all cells after the steps shown, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<Values>>,
}

/// Returns the position of a puzzle that has a solution, and true if it has several.
fn start(solver: &mut InterruptibleSolver, puzzle: &Board) -> Result<(BoardPosition, bool), Refusal> {
    let position = BoardPosition::of(puzzle).map_err(Refusal::Rule)?;
    match solver.count_of(puzzle, 2)? {
        0 => Err(Refusal::NoSolution(None)),
        solutions => Ok((position, solutions > 1)),
    }
}

fn path(solver: &mut InterruptibleSolver, position: BoardPosition) -> Result<Path, Refusal> {
    let (mut steps, mut found) = (Steps::of(position), Vec::new());
    loop {
        solver.check_stop()?;
        match steps.advance() {
            Poll::Ready(Some(step)) => found.push(step),
            Poll::Ready(None) => break,
            Poll::Pending => {}
        }
    }
    Ok(Path { steps: found, end: steps.position().clone() })
}

impl BoardRatingData {
    /// Rates a puzzle with one solution.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule, has no solution or several, or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<BoardRatingData, Refusal> {
        let (position, has_several) = start(solver, &puzzle.board.puzzle())?;
        if has_several {
            return Err(Refusal::Several);
        }
        let path = path(solver, position)?;
        Ok(BoardRatingData {
            puzzle: puzzle.into(),
            level: path.level().map(|level| level.name()),
            hardest: path.hardest().map(|technique| technique.name()),
            steps: path.steps.len(),
        })
    }
}

impl BoardHint {
    /// Finds the next step.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or has no solution, or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<BoardHint, Refusal> {
        let (position, _) = start(solver, &puzzle.board.puzzle())?;
        Ok(BoardHint { puzzle: puzzle.into(), hint: Steps::of(position).next().as_ref().map(data) })
    }
}

impl BoardExplanation {
    /// Finds the path, and shows its first `until` steps.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or has no solution, or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: &Puzzle, until: usize) -> Result<BoardExplanation, Refusal> {
        let (position, has_several) = start(solver, &puzzle.board.puzzle())?;
        let mut after = position.clone();
        let path = path(solver, position)?;
        let shown = until.min(path.steps.len());
        path.steps[..shown].iter().for_each(|step| step.apply(&mut after));
        Ok(BoardExplanation { puzzle: puzzle.clone(), path, shown, after, has_several })
    }

    /// Converts the path to data, with the remaining candidates if asked for.
    pub fn data(&self, candidates: bool) -> BoardExplanationData {
        BoardExplanationData {
            puzzle: (&self.puzzle).into(),
            level: self.path.level().map(|level| level.name()),
            solved: self.path.is_solved(),
            steps: self.path.steps[..self.shown].iter().map(data).collect(),
            candidates: candidates.then(|| self.marks()),
        }
    }

    /// Returns the candidates of each cell after the steps shown. A filled cell has only its value.
    pub fn marks(&self) -> Vec<Values> {
        let marks = |cell: Cell| self.after.board().get(cell).map_or_else(|| self.after.candidates(cell), Values::only);
        self.puzzle.board.rules().cells().map(marks).collect()
    }
}

/// Writes candidates as `r5c5=5`, which is their form on classic boards too.
fn each_candidate(all: &[Candidate]) -> Value {
    all.iter().map(|candidate| format!("{}={}", candidate.cell, candidate.value)).collect()
}

/// Converts a deduction to data, with its sentence and everything it is based on.
fn data(deduction: &Deduction) -> Value {
    let why = &deduction.why;
    let values = |values: Values| values.iter().map(u8::from).collect::<Vec<u8>>();
    json!({
        "technique": deduction.technique.name(),
        "level": deduction.technique.level().name(),
        "placements": each_candidate(&deduction.placements),
        "eliminations": each_candidate(&deduction.eliminations),
        "sentence": deduction.to_string(),
        "why": {
            "values": values(why.values),
            "cells": why.cells.iter().map(Cell::to_string).collect::<Vec<_>>(),
            "base": why.base,
            "cover": why.cover,
            "combinations": why.combinations.iter().map(|&set| values(set)).collect::<Vec<_>>(),
            "rule": why.rule,
            "chain": each_candidate(&why.chain),
            "net": each_candidate(&why.net),
            "contradiction": why.contradiction.as_ref().map(ToString::to_string),
        },
    })
}
