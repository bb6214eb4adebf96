//! Whether a puzzle is valid, unique, minimal, solved.

use super::{Hand, Stopped};
use crate::fast::Grid;
use crate::notation::{ReadError, Reading};
use crate::sudoku::{Cell, Conflict, first_conflict, is_solved};
use serde::Serialize;
use std::fmt;

/// What is asked of a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// Whether no digit stands twice in a house.
    pub valid: bool,
    /// Whether there is exactly one solution.
    pub unique: bool,
    /// Whether no given can be left out.
    pub minimal: bool,
    /// Whether all cells are filled.
    pub solved: bool,
}

/// What was found out; `None` for what was not asked.
#[derive(Serialize, Clone, Debug)]
pub struct Checked {
    /// The puzzle.
    pub puzzle: Grid,
    /// Whether no digit stands twice in a house.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid: Option<bool>,
    /// How many solutions there are, 2 for several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u64>,
    /// Whether there is one solution, and several without any of the givens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimal: Option<bool>,
    /// Whether all cells are filled, with the player's digits if they were told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solved: Option<bool>,
    /// Which rule it breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Asked {
    /// All there is to ask.
    pub const ALL: Asked = Asked { valid: true, unique: true, minimal: true, solved: true };
}

impl Checked {
    /// Answers what was asked of a puzzle, of which the text may have told more than its digits.
    ///
    /// # Errors
    /// The work was stopped.
    pub fn of(hand: &mut Hand, asked: Asked, grid: &Grid, told: Option<&Reading>) -> Result<Checked, Stopped> {
        let solutions = if asked.unique || asked.minimal { hand.count(grid, 2)? } else { 0 };
        // What has a solution breaks no rule.
        if solutions == 0
            && let Some(conflict) = first_conflict(&grid.board())
        {
            return Ok(Checked::broken(grid, &conflict));
        }
        let minimal = if asked.minimal { Some(solutions == 1 && is_minimal(grid, hand)?) } else { None };
        let played = told.and_then(|reading| reading.played.as_ref());
        let is_full = || played.map_or(grid.givens() == Cell::COUNT, is_solved);
        Ok(Checked {
            puzzle: *grid,
            valid: asked.valid.then_some(true),
            solutions: asked.unique.then_some(solutions),
            minimal,
            solved: asked.solved.then(is_full),
            reason: None,
        })
    }

    /// What is told of a puzzle that breaks a rule.
    pub fn broken(grid: &Grid, conflict: &Conflict) -> Checked {
        let reason = Some(ReadError::Conflict(*conflict).to_string());
        Checked { puzzle: *grid, valid: Some(false), solutions: None, minimal: None, solved: None, reason }
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reason) = &self.reason {
            return write!(f, "not valid: {reason}");
        }
        let words = [
            self.valid.map(|is| if is { "valid" } else { "not valid" }),
            self.solutions.map(|solutions| match solutions {
                0 => "no solution",
                1 => "unique",
                _ => "not unique",
            }),
            self.minimal.map(|is| if is { "minimal" } else { "not minimal" }),
            self.solved.map(|is| if is { "solved" } else { "not solved" }),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

/// Whether a puzzle with one solution has several without any of its givens.
fn is_minimal(grid: &Grid, hand: &mut Hand) -> Result<bool, Stopped> {
    for cell in Cell::all().filter(|&cell| grid.get(cell).is_some()) {
        let mut without = *grid;
        without.put(cell, None);
        if hand.count(&without, 2)? == 1 {
            return Ok(false);
        }
    }
    Ok(true)
}
