//! The table of engines, with one record each, and a search by any of them.

use super::Logic;
use super::listing::{Line, listing};
use super::unsupported::UnsupportedBoard;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use sudoku_blocks::{BlockSearch, Code, Grain, SearchFault, program_for};
use sudoku_board::{Board, Rules};
use sudoku_solve::search::{
    Assumption, BinaryProgram, BruteForce, DecisionTree, ExactCover, Failure, Reason, Step, SudokuAssumptions,
};

/// The table entry of an engine.
struct Record {
    name: &'static str,
    label: &'static str,
    about: &'static str,
    steps_per_look: u64,
    listing: &'static [Line],
}

/// Defines [`Engine`], the names of the engines, and [`AnySearch`], a search by any of them, from the records at the end of
/// this file.
macro_rules! engines {
    ($($(#[$about:meta])* $name:ident($search:ty) { $($record:tt)* })*) => {
        /// An engine: a way to solve sudokus.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Engine {
            $($(#[$about])* $name,)*
        }

        impl Engine {
            /// All engines.
            pub const ALL: &[Engine] = &[$(Engine::$name),*];

            const fn record(self) -> &'static Record {
                match self {
                    $(Engine::$name => &Record { $($record)* },)*
                }
            }
        }

        /// A search by one of the engines.
        #[derive(Clone, Debug)]
        pub enum AnySearch {
            $(#[doc = concat!("By [`Engine::", stringify!($name), "`].")] $name($search),)*
        }

        impl AnySearch {
            /// Returns the engine that searches.
            pub const fn engine(&self) -> Engine {
                match self {
                    $(AnySearch::$name(_) => Engine::$name,)*
                }
            }
        }

        sudoku_solve::search_by_variants!([] AnySearch: $($name),*);
    };
}

impl AnySearch {
    /// Starts a search by a program of blocks.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if there are no programs of blocks for boards with these rules.
    pub fn by_program(board: &Board, code: &Arc<Code>, grain: Grain) -> Result<AnySearch, UnsupportedBoard> {
        Engine::Blocks.takes(board.rules())?;
        Ok(AnySearch::Blocks(BlockSearch::with_program(board, Arc::clone(code), grain)))
    }

    /// Returns the search by logic, if it is one.
    pub fn logic(&self) -> Option<&Logic> {
        match self {
            AnySearch::Logic(logic) => Some(logic),
            _ => None,
        }
    }

    /// Returns results that another machine might compute differently: the relaxations of [`BinaryProgram`].
    pub fn answers(&self) -> Vec<String> {
        match self {
            AnySearch::BinaryProgram(search) => search.answers(),
            _ => Vec::new(),
        }
    }

    /// Takes over the [`AnySearch::answers`] of an earlier run on the same board.
    pub fn keep(&mut self, answers: Vec<String>) {
        if let AnySearch::BinaryProgram(search) = self {
            search.keep(answers);
        }
    }

    /// Returns the fault that ended the search, if any; only a block program can fail.
    pub fn fault(&self) -> Option<SearchFault> {
        match self {
            AnySearch::Blocks(search) => search.fault(),
            _ => None,
        }
    }

    /// Returns true if the search has ended without an answer. Logic does so on other boards than the classic one.
    pub fn gave_up(&self) -> bool {
        self.logic().is_some_and(Logic::gave_up)
    }
}

impl Engine {
    /// Checks whether the engine can solve boards with these rules.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if it cannot.
    pub fn takes(self, rules: &Rules) -> Result<(), UnsupportedBoard> {
        match self {
            Engine::BinaryProgram if rules.side() > BinaryProgram::MOST_SIDE => Err(UnsupportedBoard::Side(self)),
            Engine::ExactCover if !rules.sums().is_empty() => Err(UnsupportedBoard::Sums(self)),
            Engine::ExactCover if !ExactCover::has_room_for(rules) => Err(UnsupportedBoard::Relations(self)),
            Engine::Blocks if program_for(rules).is_none() => Err(UnsupportedBoard::Program(self)),
            _ => Ok(()),
        }
    }

    /// Starts a search on the board.
    ///
    /// # Errors
    /// [`UnsupportedBoard`] if the engine cannot solve the board.
    pub fn search(self, board: &Board) -> Result<AnySearch, UnsupportedBoard> {
        self.takes(board.rules())?;
        Ok(match self {
            Engine::BruteForce => AnySearch::BruteForce(BruteForce::new(board)),
            Engine::Assumptions => AnySearch::Assumptions(SudokuAssumptions::new(board)),
            Engine::DecisionTree => AnySearch::DecisionTree(DecisionTree::new(board)),
            Engine::BinaryProgram => AnySearch::BinaryProgram(BinaryProgram::new(board)),
            Engine::ExactCover => AnySearch::ExactCover(ExactCover::new(board)),
            Engine::Logic => AnySearch::Logic(Logic::new(board)),
            Engine::Blocks => AnySearch::Blocks(BlockSearch::new(board)),
        })
    }

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        self.record().name
    }

    /// Returns the name on the screen.
    pub const fn label(self) -> &'static str {
        self.record().label
    }

    /// Returns a description of how the engine works, in a sentence or two.
    pub const fn about(self) -> &'static str {
        self.record().about
    }

    /// Returns the most steps to make between two looks at a clock: few if a step may take long.
    pub const fn steps_per_look(self) -> u64 {
        self.record().steps_per_look
    }

    /// Returns the listing; empty for the engine that runs blocks, whose program is visible anyway.
    pub const fn listing(self) -> &'static [Line] {
        self.record().listing
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
    Engine::Assumptions.listing().iter().position(|line| line.words.trim_start().starts_with(words))
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for an unknown name of an engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown engine {0:?}")]
pub struct EngineError(String);

impl FromStr for Engine {
    type Err = EngineError;

    /// Finds an engine by its [name](Engine::name).
    fn from_str(name: &str) -> Result<Engine, EngineError> {
        let found = Engine::ALL.iter().copied().find(|engine| engine.name() == name);
        found.ok_or_else(|| EngineError(name.to_owned()))
    }
}

engines! {
    /// Tries all digits in the first blank cell, see [`BruteForce`].
    #[default]
    BruteForce(BruteForce) {
        name: "brute-force",
        label: "Brute force",
        about:
            "Recursion: in the first blank cell, try one digit after another; place what fits, call solve for the next blank, take back.",
        steps_per_look: 4096,
        listing: listing! {
            "solve:",
            "    find the first blank cell" => Step::Look { .. },
            "    if there is none:",
            "        report a solution" => Step::Solution,
            "    otherwise, for each digit in order:",
            "        if the digit fits the cell:" => Step::Try { .. },
            "            place the digit" => Step::Place { .. },
            "            solve",
            "            take the digit back" => Step::Retract { .. },
        },
    }
    /// Stacks assumptions without knowing sudoku's rules, see [`SudokuAssumptions`].
    Assumptions(SudokuAssumptions) {
        name: "assumptions",
        label: "Stacked assumptions",
        about: "Knows nothing about sudoku: fills slots with candidates, one assumption on another, until every slot has one.",
        steps_per_look: 4096,
        listing: listing! {
            "solve:",
            "    list the candidates of the next slot" => Step::Look { .. },
            "    if every slot is filled:",
            "        report a solution" => Step::Solution,
            "    otherwise, for each candidate:",
            "        assume it" => Step::Place { .. },
            "        solve",
            "        drop the assumption" => Step::Retract { .. },
        },
    }
    /// Looks for singles before it branches, see [`DecisionTree`].
    DecisionTree(DecisionTree) {
        name: "decision-tree",
        label: "Decision tree",
        about: "Naked singles, then hidden singles, then the cell with the fewest allowed digits.",
        steps_per_look: 4096,
        listing: listing! {
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
        },
    }
    /// Solves equations with 0 and 1 as values, see [`BinaryProgram`].
    BinaryProgram(BinaryProgram) {
        name: "binary-program",
        label: "Binary program",
        about: "729 variables, each 0 or 1, in 324 equations plus one per given; allows fractions first, then branches.",
        // A relaxation is one step and takes as long as ten thousand steps of other engines.
        steps_per_look: 1,
        listing: listing! {
            "solve:",
            "    solve the equations, with fractions allowed" => Step::Relax(_),
            "    if they have a solution without fractions:",
            "        fill the board with it" => Step::Place { reason: Reason::Equations, .. },
            "        report a solution" => Step::Solution,
            "        empty the board" => Step::Retract { failure: Failure::Found, .. },
            "        exclude that solution by an inequality, and start again" => Step::Cut,
            "    otherwise, for each digit of a cell with fractions:",
            "        set its variable to 1" => Step::Place { .. },
            "        solve",
            "        take that back" => Step::Retract { .. },
        },
    }
    /// Covers each requirement exactly once, see [`ExactCover`].
    ExactCover(ExactCover) {
        name: "exact-cover",
        label: "Exact cover",
        about: "Dancing links: 324 requirements, each met exactly once; the one with the fewest options comes first.",
        steps_per_look: 4096,
        listing: listing! {
            "solve:",
            "    choose the requirement with the fewest options" => Step::Look { .. },
            "    if there is none:",
            "        report a solution" => Step::Solution,
            "    otherwise, for each of its options:",
            "        cover all requirements that the option meets" => Step::Place { .. },
            "        solve",
            "        uncover them in reverse order" => Step::Retract { .. },
        },
    }
    /// Uses human techniques, see [`Logic`].
    Logic(Logic) {
        name: "logic",
        label: "Logic",
        about: "What people do: always the easiest technique that helps, from singles to chains; guesses only when none does, and only on a classic board.",
        // A deduction may take as long as a thousand steps of other engines.
        steps_per_look: 1,
        listing: listing! {
            "solve:",
            "    while a technique helps, the easiest one first:",
            "        place the digits it finds" => Step::Place { reason: Reason::Only(_) | Reason::Deduced, .. },
            "        eliminate the candidates it rules out" => Step::Strike(_),
            "    if the board is full:",
            "        report a solution" => Step::Solution,
            "    otherwise, if a cell or a house has no candidate left:",
            "        give up on this board" => Step::Look { options: 0, .. },
            "    otherwise, on a classic board:",
            "        choose the cell with the fewest candidates" => Step::Look { .. },
            "        for each of them:",
            "            guess that digit" => Step::Place { .. },
            "            solve",
            "            take back the guess and what followed from it" => Step::Retract { .. },
        },
    }
    /// Runs a program of blocks, see [`BlockSearch`].
    Blocks(BlockSearch) {
        name: "blocks",
        label: "The blocks",
        about: "The Scratch program itself: the same recursion as brute force, run block by block.",
        // Hundreds of blocks run between two steps.
        steps_per_look: 256,
        // Its program is visible anyway.
        listing: &[],
    }
}

sudoku_storage::serialize_as_text!(Engine);
