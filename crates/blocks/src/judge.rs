//! Judges programs that solve puzzles: runs them on puzzles with no, one and many solutions, and compares their results with
//! those of [`sudoku_solve::constraint`].
//!
//! The limits count blocks and not time, so that every machine gives the same verdict.

use super::BlockId;
use super::code::Code;
use super::search::{BlockSearch, Grain, SearchFault};
use std::sync::Arc;
use sudoku_board::{Board, notation};
use sudoku_solve::constraint;
use sudoku_solve::search::{BruteForce, Search, Step};

/// The most blocks that may run on one puzzle.
pub const MOST_BLOCKS_A_PUZZLE: u32 = 20_000_000;

/// The number of solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Solutions {
    /// No solution.
    None,
    /// Exactly one solution.
    One,
    /// More than one solution.
    Many,
}

/// A puzzle on which programs are judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// A few words on what is special about the puzzle.
    pub name: &'static str,
    /// The puzzle to solve.
    pub board: Board,
    /// The number of its solutions.
    pub solutions: Solutions,
}

/// The puzzles, sorted by the work that the bundled program needs for them, the least first.
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

/// The work needed to find the first solution, or to find out that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SearchWork {
    /// The number of calls of `solve`.
    pub calls: u64,
    /// The number of digits that were tried; 0 for a program that does not ask `_ fits _ ?`.
    pub tries: u64,
}

/// The mistakes that a program can make on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mistake {
    /// It claims to be done, but S is not a solution.
    #[error("it reports true, and what is in S is no solution")]
    WrongSolution(Board),
    /// It finds nothing, although there is a solution.
    #[error("it finds no solution, but there is one")]
    NothingFound,
    /// It finds a solution twice.
    #[error("it finds the same solution more than once")]
    FoundTwice(Board),
    /// It does not end.
    #[error("it runs {MOST_BLOCKS_A_PUZZLE} blocks without coming to an end")]
    GaveUp,
    /// It fails with an error.
    #[error("{0}")]
    Fault(SearchFault),
}

impl Mistake {
    /// Returns the block at which the program stopped, if it failed with an error there.
    pub fn block(&self) -> Option<BlockId> {
        match self {
            Mistake::Fault(SearchFault::Machine(fault)) => Some(fault.block),
            _ => None,
        }
    }
}

/// The result of a program on one puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrialResult {
    /// The puzzle on which the program ran.
    pub trial: Trial,
    /// The work that the program needed.
    pub work: SearchWork,
    /// The work that the bundled program needs.
    pub bundled_work: SearchWork,
    /// The mistake that the program made, if any.
    pub mistake: Option<Mistake>,
}

/// Judges a program on one puzzle after the other, up to the first mistake. The work is done in slices of any size.
#[derive(Clone, Debug)]
pub struct Judge {
    code: Arc<Code>,
    ahead: std::vec::IntoIter<Trial>,
    running: Option<Running>,
    results: Vec<TrialResult>,
}

/// A puzzle on which the program is running.
#[derive(Clone, Debug)]
struct Running {
    trial: Trial,
    search: BlockSearch,
    left: u32,
    /// The solutions found so far, and the work needed for the first one.
    found: Vec<Board>,
    work: Option<SearchWork>,
}

/// Returns the puzzles on which programs are judged.
pub fn trials() -> Vec<Trial> {
    let trial = |(name, text): (&'static str, &str)| {
        // The project's tests check that all of them can be read.
        let board = notation::read(text).unwrap_or_default();
        let solutions = match constraint::count(&board, 2) {
            0 => Solutions::None,
            1 => Solutions::One,
            _ => Solutions::Many,
        };
        Trial { name, board, solutions }
    };
    TRIALS.into_iter().map(trial).collect()
}

/// Returns the work that the bundled program needs: it takes the same steps as brute force.
fn bundled_work(board: &Board) -> SearchWork {
    let mut search = BruteForce::new(board);
    search.any(|step| step == Step::Solution);
    let counts = search.counts();
    SearchWork { calls: counts.placements + 1, tries: counts.tries }
}

impl Judge {
    /// Creates a judge for a program that has not run yet.
    pub fn new(code: Arc<Code>) -> Judge {
        Judge { code, ahead: trials().into_iter(), running: None, results: Vec::new() }
    }

    /// Returns the results so far, in the order of the puzzles.
    pub fn results(&self) -> &[TrialResult] {
        &self.results
    }

    /// Returns the first puzzle on which the program made a mistake.
    pub fn first_mistake(&self) -> Option<&TrialResult> {
        self.results.iter().find(|result| result.mistake.is_some())
    }

    /// Returns the number of all puzzles.
    pub fn count(&self) -> usize {
        TRIALS.len()
    }

    /// Returns true if all puzzles are done, or the program made a mistake.
    pub fn is_over(&self) -> bool {
        self.running.is_none() && self.ahead.len() == 0
    }

    /// Continues for at most this many blocks.
    pub fn run(&mut self, blocks: u32) {
        let mut left = blocks;
        while left > 0 {
            let next = || {
                let trial = self.ahead.next()?;
                let search = BlockSearch::with_program(&trial.board, Arc::clone(&self.code), Grain::Digits);
                Some(Running { trial, search, left: MOST_BLOCKS_A_PUZZLE, found: Vec::new(), work: None })
            };
            let Some(mut running) = self.running.take().or_else(next) else { return };
            match running.run(&mut left) {
                Some(end) => {
                    let result = running.result(end);
                    if result.mistake.is_some() {
                        self.ahead = Vec::new().into_iter();
                    }
                    self.results.push(result);
                }
                None => self.running = Some(running),
            }
        }
    }
}

/// The reasons why a program ends on a puzzle.
enum RunEnd {
    /// It ended by itself.
    Done,
    /// It used up its blocks.
    Limit,
    /// It found the same solution again.
    Twice,
}

impl Running {
    fn work(&self) -> SearchWork {
        SearchWork { calls: self.search.calls(), tries: self.search.counts().tries }
    }

    /// Continues until the budget is used up. Returns the reason for the end, if the program ended.
    fn run(&mut self, budget: &mut u32) -> Option<RunEnd> {
        loop {
            let most = self.left.min(*budget);
            let mut left = most;
            let step = self.search.next_within(&mut left);
            self.left -= most - left;
            *budget -= most - left;
            match step {
                Some(Step::Solution) => {
                    let board = self.search.board();
                    self.work = self.work.or(Some(self.work()));
                    if self.found.contains(&board) {
                        self.found.push(board);
                        return Some(RunEnd::Twice);
                    }
                    self.found.push(board);
                    // For a puzzle with many solutions, two are enough.
                    if self.trial.solutions == Solutions::Many && self.found.len() == 2 {
                        return Some(RunEnd::Done);
                    }
                }
                Some(_) => {}
                None if self.search.is_done() => return Some(RunEnd::Done),
                None if self.left == 0 => return Some(RunEnd::Limit),
                None => return None,
            }
        }
    }

    fn result(self, end: RunEnd) -> TrialResult {
        let work = self.work.unwrap_or_else(|| self.work());
        let says_true = self.search.machine().reported().is_some_and(crate::Value::to_boolean);
        let mistake = match (self.search.fault(), self.found.first(), end) {
            (Some(fault), ..) => Some(Mistake::Fault(fault)),
            (None, _, RunEnd::Twice) => self.found.last().cloned().map(Mistake::FoundTwice),
            // A step is a solution only if S is one and has all the given digits.
            (None, Some(_), _) => None,
            (None, None, RunEnd::Limit) => Some(Mistake::GaveUp),
            (None, None, RunEnd::Done) if says_true => Some(Mistake::WrongSolution(self.search.board())),
            (None, None, RunEnd::Done) => (self.trial.solutions != Solutions::None).then_some(Mistake::NothingFound),
        };
        let bundled_work = bundled_work(&self.trial.board);
        TrialResult { trial: self.trial, work, bundled_work, mistake }
    }
}
