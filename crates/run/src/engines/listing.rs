//! The listings of the engines: pseudo-code in a few lines, and which steps belong to which line.

use super::Engine;
use sudoku_solve::search::{Assumption, Reason, Step};

/// A line of an engine's listing.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The text of the line, indented by four spaces per level.
    pub words: &'static str,
    is_at: fn(&Step) -> bool,
}

impl Engine {
    /// Returns the listing; empty for the engine that runs blocks, whose program is visible anyway.
    pub const fn listing(self) -> &'static [Line] {
        match self {
            Engine::BruteForce => BRUTE_FORCE,
            Engine::Assumptions => ASSUMPTIONS,
            Engine::DecisionTree => DECISION_TREE,
            Engine::BinaryProgram => BINARY_PROGRAM,
            Engine::ExactCover => EXACT_COVER,
            Engine::Logic => LOGIC,
            Engine::Blocks => &[],
        }
    }

    /// Returns the index of the line that a step belongs to.
    pub fn line_of(self, step: &Step) -> Option<usize> {
        self.listing().iter().position(|line| (line.is_at)(step))
    }
}

/// Returns the index of the line in the listing of stacked assumptions that a step on any problem belongs to.
pub fn line_of_assumption<C>(step: &Assumption<C>) -> Option<usize> {
    let words = match step {
        Assumption::Look { .. } => "list the candidates",
        Assumption::Solution => "report a solution",
        Assumption::Assume { .. } => "assume it",
        Assumption::Release { .. } => "drop the assumption",
    };
    ASSUMPTIONS.iter().position(|line| line.words.trim_start().starts_with(words))
}

/// Builds a listing from lines, each with the patterns of the steps that belong to it.
macro_rules! listing {
    ($($words:literal $(=> $step:pat)?,)*) => {
        &[$(Line { words: $words, is_at: |_step| false $(|| matches!(_step, $step))? },)*]
    };
}

const BRUTE_FORCE: &[Line] = listing! {
    "solve:",
    "    find the first blank cell" => Step::Look { .. },
    "    if there is none:",
    "        report a solution" => Step::Solution,
    "    otherwise, for each digit from 1 to 9:",
    "        if the digit fits the cell:" => Step::Try { .. },
    "            place the digit" => Step::Place { .. },
    "            solve",
    "            take the digit back" => Step::Retract { .. },
};

const ASSUMPTIONS: &[Line] = listing! {
    "solve:",
    "    list the candidates of the next slot" => Step::Look { .. },
    "    if every slot is filled:",
    "        report a solution" => Step::Solution,
    "    otherwise, for each candidate:",
    "        assume it" => Step::Place { .. },
    "        solve",
    "        drop the assumption" => Step::Retract { .. },
};

const DECISION_TREE: &[Line] = listing! {
    "solve:",
    "    while a cell or a house has only one option:",
    "        place that digit" => Step::Place { reason: Reason::Only(_), .. },
    "    if the board is full:",
    "        report a solution" => Step::Solution,
    "    otherwise, if a cell or a house has no option left:",
    "        give up on this board" => Step::Look { options: 0, .. },
    "    otherwise:",
    "        choose the cell with the fewest digits allowed" => Step::Look { .. },
    "        for each of them:",
    "            guess that digit" => Step::Place { .. },
    "            solve",
    "            take back the guess and what followed from it" => Step::Retract { .. },
};

const BINARY_PROGRAM: &[Line] = listing! {
    "solve:",
    "    solve the equations, with fractions allowed" => Step::Relax(_),
    "    if they have a solution without fractions:",
    "        fill the board with it" => Step::Place { reason: Reason::Equations, .. },
    "        report a solution" => Step::Solution,
    "        empty the board" => Step::Retract { failure: sudoku_solve::search::Failure::Found, .. },
    "        exclude that solution by an inequality, and start again" => Step::Cut,
    "    otherwise, for each digit of a cell with fractions:",
    "        set its variable to 1" => Step::Place { .. },
    "        solve",
    "        take that back" => Step::Retract { .. },
};

const EXACT_COVER: &[Line] = listing! {
    "solve:",
    "    choose the requirement with the fewest options" => Step::Look { .. },
    "    if there is none:",
    "        report a solution" => Step::Solution,
    "    otherwise, for each of its options:",
    "        cover all requirements that the option meets" => Step::Place { .. },
    "        solve",
    "        uncover them in reverse order" => Step::Retract { .. },
};

const LOGIC: &[Line] = listing! {
    "solve:",
    "    while a technique helps, the easiest one first:",
    "        place the digits it finds" => Step::Place { reason: Reason::Only(_) | Reason::Deduced, .. },
    "        eliminate the candidates it rules out" => Step::Strike(_),
    "    if the board is full:",
    "        report a solution" => Step::Solution,
    "    otherwise, if a cell or a house has no candidate left:",
    "        give up on this board" => Step::Look { options: 0, .. },
    "    otherwise:",
    "        choose the cell with the fewest candidates" => Step::Look { .. },
    "        for each of them:",
    "            guess that digit" => Step::Place { .. },
    "            solve",
    "            take back the guess and what followed from it" => Step::Retract { .. },
};
