//! What the owl says about queens and knights.

use crate::game::owl::words::{counted, thousands};
use crate::game::script::choices::ChessProblem;
use crate::search::Assumption;

/// The name of a square as chess players say it.
fn square(row: usize, column: usize, size: usize) -> String {
    let file = char::from(b'a' + column as u8);
    format!("{file}{}", size - row)
}

/// A step of the queens.
pub fn queens(step: &Assumption<usize>) -> String {
    let at = |row: usize, column: usize| square(row, column, 8);
    match *step {
        Assumption::Look { slot, candidates: 0 } => {
            format!("Row {} from the top: every square is attacked. I must go back.", slot + 1)
        }
        Assumption::Look { slot, candidates } => {
            format!("Row {} from the top has {} that no queen attacks.", slot + 1, counted(candidates, "square"))
        }
        Assumption::Assume { slot, candidate } => format!("I assume a queen on {}.", at(slot, candidate)),
        Assumption::Release { slot, candidate, found } => {
            let why = if found { "On to the next way" } else { "No square was left in the next row" };
            format!("{why}: I take the queen on {} back.", at(slot, candidate))
        }
        Assumption::Solution => "All queens stand, and none attacks another.".to_owned(),
    }
}

/// A step of the knight on a board with so many rows and columns.
pub fn knight(step: &Assumption<usize>, size: usize) -> String {
    let at = |candidate: usize| square(candidate / size, candidate % size, size);
    match *step {
        Assumption::Look { candidates: 0, .. } => "The knight is stuck: I must go back.".to_owned(),
        Assumption::Look { slot, candidates } => {
            format!("Move {}: the knight can go to {}.", slot + 1, counted(candidates, "square"))
        }
        Assumption::Assume { slot, candidate } => format!("Move {}: the knight goes to {}.", slot + 1, at(candidate)),
        Assumption::Release { candidate, found, .. } => {
            let why = if found { "On to the next tour" } else { "That led nowhere" };
            format!("{why}: the knight comes back from {}.", at(candidate))
        }
        Assumption::Solution => "The knight has visited every square.".to_owned(),
    }
}

/// A solution is shown.
pub fn way_found(problem: ChessProblem, number: u64) -> String {
    match problem {
        ChessProblem::Queens => format!("Way {} for eight queens. Go on for the next one.", thousands(number)),
        _ => format!("Tour {}: every square is visited once. Go on for the next one.", thousands(number)),
    }
}

/// The search has come to its end.
pub fn all_ways(number: u64) -> String {
    format!("I have tried everything: there are {} ways, and no other.", thousands(number))
}
