//! Whether a program solves: it runs on puzzles with no, one and many solutions, and what it finds is compared with what
//! [`sudoku_solve::fast`] finds.
//!
//! The limits are of work, so that every machine gives the same verdict.

use super::code::Code;
use super::search::{BlockSearch, Grain, SearchFault};
use super::{BlockId, Value};
use std::sync::Arc;
use sudoku_board::classic::Board;
use sudoku_board::notation;
use sudoku_solve::fast::{Grid, Solver};
use sudoku_solve::search::{BruteForce, Search, Step};

/// The most blocks that may run on one puzzle.
pub const MOST_BLOCKS_A_PUZZLE: u32 = 20_000_000;

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Solutions {
    /// None.
    None,
    /// One.
    One,
    /// More than one.
    Many,
}

/// A puzzle on which programs are judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// What is special about it, in a few words.
    pub name: &'static str,
    /// The puzzle.
    pub board: Board,
    /// How many solutions it has.
    pub solutions: Solutions,
}

/// The puzzles, from the least to the most work for the program that ships.
const TRIALS: [(&str, &str); 8] = [
    ("nothing is left to do", "465178932829536714731294568298367451613945287574812396156729843387451629942683175"),
    ("one blank", "46517893282953671473129456829836745161394528757481239615672984338745162994268317."),
    ("a cell without a digit", "12345678.........9..............................................................."),
    ("two solutions", ".6517893282953671473129456829836745161394528757481239615672984338.4516.994.6831.5"),
    ("all cells are blank", "................................................................................."),
    ("few givens", "..6..74.3...9.6.2.5..3.4..674.....1.8.9...3.4.1.....572..6.3..5.3.2.8...4.57..2.."),
    ("no solution, far down", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.1..8..79"),
    ("one solution, far down", "46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75"),
];

/// What was needed for the first solution, or to know that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Calls of `solve`.
    pub calls: u64,
    /// Digits that were tried. A program that does not ask `_ fits _ ?` tries none.
    pub tries: u64,
}

/// What a program did wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// It says that it is done, and S is no solution.
    #[error("it reports true, and what is in S is no solution")]
    WrongSolution(Board),
    /// It found nothing, and there is something.
    #[error("it finds no solution, but there is one")]
    NothingFound,
    /// It found a solution twice.
    #[error("it finds the same solution more than once")]
    FoundTwice(Board),
    /// It did not come to an end.
    #[error("it runs {MOST_BLOCKS_A_PUZZLE} blocks without coming to an end")]
    GaveUp,
    /// It could not go on.
    #[error("{0}")]
    Fault(SearchFault),
}

impl Wrong {
    /// The block at which it stopped, if it did.
    pub fn block(&self) -> Option<BlockId> {
        match self {
            Wrong::Fault(SearchFault::Machine(fault)) => Some(fault.block),
            _ => None,
        }
    }
}

/// What a program did on one puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The puzzle.
    pub trial: Trial,
    /// What it needed.
    pub effort: Effort,
    /// What the program that ships needs.
    pub ours: Effort,
    /// What it did wrong, if anything.
    pub wrong: Option<Wrong>,
}

/// Judges a program puzzle by puzzle up to the first that it gets wrong, as much at a time as is asked for.
#[derive(Clone, Debug)]
pub struct Judge {
    code: Arc<Code>,
    ahead: std::vec::IntoIter<Trial>,
    running: Option<Running>,
    judged: Vec<Judged>,
}

/// A puzzle on which the program runs.
#[derive(Clone, Debug)]
struct Running {
    trial: Trial,
    search: BlockSearch,
    left: u32,
    /// The solutions that it has found, and what it had needed for the first.
    found: Vec<Board>,
    effort: Option<Effort>,
}

/// The puzzles on which programs are judged.
pub fn trials() -> Vec<Trial> {
    let trial = |(name, text): (&'static str, &str)| {
        // The project's tests hold that all can be read.
        let board = notation::read(text).unwrap_or(Board::EMPTY);
        let solutions = match Solver::new().count(&Grid::of(&board), 2) {
            0 => Solutions::None,
            1 => Solutions::One,
            _ => Solutions::Many,
        };
        Trial { name, board, solutions }
    };
    TRIALS.into_iter().map(trial).collect()
}

/// What the program that ships needs: its steps are those of brute force.
fn ours(board: &Board) -> Effort {
    let mut search = BruteForce::new(board);
    search.any(|step| step == Step::Solution);
    let counts = search.counts();
    Effort { calls: counts.placements + 1, tries: counts.tries }
}

impl Judge {
    /// A program before its first puzzle.
    pub fn new(code: Arc<Code>) -> Judge {
        Judge { code, ahead: trials().into_iter(), running: None, judged: Vec::new() }
    }

    /// The puzzles that are done, in their order.
    pub fn judged(&self) -> &[Judged] {
        &self.judged
    }

    /// The first puzzle that it got wrong.
    pub fn first_wrong(&self) -> Option<&Judged> {
        self.judged.iter().find(|judged| judged.wrong.is_some())
    }

    /// How many puzzles there are in all.
    pub fn count(&self) -> usize {
        TRIALS.len()
    }

    /// Whether all puzzles are done, or one is wrong.
    pub fn is_over(&self) -> bool {
        self.running.is_none() && self.ahead.len() == 0
    }

    /// Goes on for at most so many blocks.
    pub fn run(&mut self, blocks: u32) {
        let mut left = blocks;
        while left > 0 {
            let next = || {
                let trial = self.ahead.next()?;
                let search = BlockSearch::with_program(&trial.board, Arc::clone(&self.code), Grain::Digits);
                Some(Running { trial, search, left: MOST_BLOCKS_A_PUZZLE, found: Vec::new(), effort: None })
            };
            let Some(mut running) = self.running.take().or_else(next) else { return };
            match running.run(&mut left) {
                Some(end) => {
                    let judged = running.judged(end);
                    if judged.wrong.is_some() {
                        self.ahead = Vec::new().into_iter();
                    }
                    self.judged.push(judged);
                }
                None => self.running = Some(running),
            }
        }
    }
}

/// How a program came to an end on a puzzle.
enum End {
    /// By itself.
    Done,
    /// Its blocks were used up.
    Limit,
    /// It found the same again.
    Twice,
}

impl Running {
    fn effort(&self) -> Effort {
        Effort { calls: self.search.calls(), tries: self.search.counts().tries }
    }

    /// Goes on while blocks are left. Returns how it ended, if it did.
    fn run(&mut self, budget: &mut u32) -> Option<End> {
        loop {
            let most = self.left.min(*budget);
            let mut left = most;
            let step = self.search.next_within(&mut left);
            self.left -= most - left;
            *budget -= most - left;
            match step {
                Some(Step::Solution) => {
                    let board = self.search.board();
                    self.effort = self.effort.or(Some(self.effort()));
                    if self.found.contains(&board) {
                        self.found.push(board);
                        return Some(End::Twice);
                    }
                    self.found.push(board);
                    // Of many, one is enough.
                    if self.trial.solutions == Solutions::Many && self.found.len() == 2 {
                        return Some(End::Done);
                    }
                }
                Some(_) => {}
                None if self.search.is_done() => return Some(End::Done),
                None if self.left == 0 => return Some(End::Limit),
                None => return None,
            }
        }
    }

    fn judged(self, end: End) -> Judged {
        let effort = self.effort.unwrap_or_else(|| self.effort());
        let says_true = self.search.machine().reported().is_some_and(Value::to_boolean);
        let wrong = match (self.search.fault(), self.found.first(), end) {
            (Some(fault), ..) => Some(Wrong::Fault(fault)),
            (None, _, End::Twice) => self.found.last().copied().map(Wrong::FoundTwice),
            // A solution is told only if it is one, with all the digits that were given.
            (None, Some(_), _) => None,
            (None, None, End::Limit) => Some(Wrong::GaveUp),
            (None, None, End::Done) if says_true => Some(Wrong::WrongSolution(self.search.board())),
            (None, None, End::Done) => (self.trial.solutions != Solutions::None).then_some(Wrong::NothingFound),
        };
        let ours = ours(&self.trial.board);
        Judged { trial: self.trial, effort, ours, wrong }
    }
}
