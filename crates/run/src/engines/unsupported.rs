//! The boards that an engine cannot solve.

use super::Engine;
use sudoku_solve::search::BinaryProgram;

/// The reason why an engine cannot solve a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnsupportedBoard {
    /// There is no program of blocks for the rules.
    #[error("the engine {0} takes only boards of 9 by 9 and of 4 by 4 cells without other rules; choose {choices}", choices = choices())]
    Program(Engine),
    /// The engine cannot handle sums.
    #[error("the engine {0} takes no cages or other sums; choose {choices}", choices = choices())]
    Sums(Engine),
    /// The engine would need too much memory for the relations.
    #[error("the engine {0} takes fewer relations between cells; choose {choices}", choices = choices())]
    Relations(Engine),
    /// The engine would need too many variables.
    #[error("the engine {0} takes boards of at most {side} by {side} cells; choose {choices}", side = BinaryProgram::MOST_SIDE, choices = choices())]
    Side(Engine),
}

impl UnsupportedBoard {
    /// Returns the engine that cannot solve the board.
    pub const fn engine(self) -> Engine {
        match self {
            UnsupportedBoard::Program(engine)
            | UnsupportedBoard::Sums(engine)
            | UnsupportedBoard::Relations(engine)
            | UnsupportedBoard::Side(engine) => engine,
        }
    }
}

/// Returns the names of the engines that solve boards of any rules and any side.
fn choices() -> String {
    let names = [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::Logic].map(Engine::name);
    names.join(", ")
}
