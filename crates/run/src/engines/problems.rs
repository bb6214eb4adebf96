//! Problems for the stage, and the engines that solve them.

use super::Engine;
use sudoku_solve::search::{Chessboard, KnightsTour, Order, Queens};

/// A problem that can be shown on the stage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProblemKind {
    /// A sudoku with any rules.
    Sudoku,
    /// Eight queens on a chessboard, none of which attacks another.
    Queens,
    /// All knight's tours of a 5 by 5 board that start in a corner.
    SmallTour,
    /// A knight's tour of the whole chessboard, which moves to the squares with the fewest exits first.
    Tour,
}

/// The table entry of a problem.
struct Record {
    problem: ProblemKind,
    label: &'static str,
    engines: &'static [Engine],
    program: Option<&'static str>,
}

const TABLE: [Record; 4] = [
    Record { problem: ProblemKind::Sudoku, label: "a sudoku", engines: Engine::ALL, program: Some("final") },
    Record {
        problem: ProblemKind::Queens,
        label: "eight queens",
        engines: &[Engine::Assumptions, Engine::Blocks],
        program: Some("queens"),
    },
    Record {
        problem: ProblemKind::SmallTour,
        label: "knight's tours of 5 by 5 squares",
        engines: &[Engine::Assumptions, Engine::Blocks],
        program: Some("knight's tour"),
    },
    Record {
        problem: ProblemKind::Tour,
        label: "a knight's tour of 8 by 8 squares",
        engines: &[Engine::Assumptions],
        program: None,
    },
];

/// The reason why an engine cannot solve a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnsupportedProblem {
    /// The engine solves only sudokus.
    #[error("{} fills a sudoku; for {} choose {}", .0.label(), .1.label(), choices(*.1))]
    Sudoku(Engine, ProblemKind),
    /// There is no program of blocks for the problem.
    #[error("there is no program of blocks for {}; choose {}", .0.label(), choices(*.0))]
    NoProgram(ProblemKind),
}

fn choices(problem: ProblemKind) -> String {
    problem.engines().iter().map(|engine| engine.label()).collect::<Vec<_>>().join(" or ")
}

impl ProblemKind {
    /// All problems, the sudoku first.
    pub const ALL: [ProblemKind; 4] =
        [ProblemKind::Sudoku, ProblemKind::Queens, ProblemKind::SmallTour, ProblemKind::Tour];

    /// The problems that are played on a chessboard.
    pub const ON_A_CHESSBOARD: [ProblemKind; 3] = [ProblemKind::Queens, ProblemKind::SmallTour, ProblemKind::Tour];

    /// Returns a short description.
    pub fn label(self) -> &'static str {
        self.record().label
    }

    /// Returns the engines that can solve it.
    pub fn engines(self) -> &'static [Engine] {
        self.record().engines
    }

    /// Returns the program of blocks that solves it, one of [`sudoku_blocks::bundled_names`].
    pub fn program(self) -> Option<&'static str> {
        self.record().program
    }

    fn record(self) -> &'static Record {
        const { &TABLE }.iter().find(|record| record.problem == self).unwrap_or(const { &TABLE[0] })
    }

    /// Returns the chessboard, for [`sudoku_solve::search::Assumptions`]; `None` if the problem is a sudoku.
    pub fn chessboard(self) -> Option<Chessboard> {
        match self {
            ProblemKind::Sudoku => None,
            ProblemKind::Queens => Some(Chessboard::Queens(Queens::new(8))),
            ProblemKind::SmallTour => Some(Chessboard::Tour(KnightsTour::new(5, Order::Clockwise))),
            ProblemKind::Tour => Some(Chessboard::Tour(KnightsTour::new(8, Order::FewestExits))),
        }
    }
}

impl Engine {
    /// Checks that the engine can solve a problem.
    ///
    /// # Errors
    /// [`UnsupportedProblem`], with the reason, if it cannot.
    pub fn runs_on(self, problem: ProblemKind) -> Result<(), UnsupportedProblem> {
        match self {
            _ if problem.engines().contains(&self) => Ok(()),
            Engine::Blocks => Err(UnsupportedProblem::NoProgram(problem)),
            _ => Err(UnsupportedProblem::Sudoku(self, problem)),
        }
    }
}
