//! Techniques for boards of any rules, with their reasons as data. The classic board has [techniques](crate) of its own, and many more
//! of them.
//!
//! ```
//! use sudoku_techniques::board_techniques::{BoardPosition, Steps};
//! use sudoku_board::{Board, Rules};
//!
//! let puzzle = Board::from_givens(Rules::with_boxes(4)?, &[1, 0, 0, 0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 0, 0, 2])?;
//! let mut steps = Steps::of(BoardPosition::of(&puzzle)?);
//! let first = steps.next().ok_or("something follows")?;
//! assert_eq!(first.to_string(), "Naked single: r1c4 is 4, because no other value is left there.");
//! assert!(steps.by_ref().count() > 0 && steps.position().is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`BoardPosition`] contains the values and the candidates that are left. [`Steps`] tries the techniques in the order of
//! [`Technique::ALL`], the easiest first, and ends where none applies. It never guesses.

mod cages;
mod chains;
mod deduction;
mod equations;
mod fish;
mod houses;
mod nets;
mod path;
mod position;
mod related;
mod shape;
mod subsets;
mod technique;

pub use deduction::{Deduction, Why};
pub use path::{Path, Steps, solve_path};
pub use position::{BoardPosition, Contradiction};
pub use technique::Technique;

use deduction::DeductionSink;
use std::ops::ControlFlow;

impl Technique {
    /// Returns the first deduction in the order of the technique, if there is one.
    pub fn first(self, position: &BoardPosition) -> Option<Deduction> {
        let mut found = None;
        let _ = self.find(position, &mut |deduction| {
            found = Some(deduction);
            ControlFlow::Break(())
        });
        found
    }

    /// Returns all deductions in the order of the technique.
    pub fn every(self, position: &BoardPosition) -> Vec<Deduction> {
        let mut found = vec![];
        let _ = self.find(position, &mut |deduction| {
            found.push(deduction);
            ControlFlow::Continue(())
        });
        found
    }

    fn find(self, position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
        match self {
            Technique::FullHouse => houses::full_houses(position, sink),
            Technique::NakedSingle => houses::naked_singles(position, sink),
            Technique::HiddenSingle => houses::hidden_singles(position, sink),
            Technique::LockedCandidates => houses::locked_candidates(position, sink),
            Technique::RelatedCells => related::find(position, sink),
            Technique::CageCombinations => cages::find(position, sink),
            Technique::Sum => equations::sums(position, sink),
            Technique::InniesAndOuties => equations::innies_and_outies(position, sink),
            Technique::LawOfLeftovers => equations::leftovers(position, sink),
            Technique::NakedPair => subsets::naked(position, self, 2, sink),
            Technique::NakedTriple => subsets::naked(position, self, 3, sink),
            Technique::NakedQuadruple => subsets::naked(position, self, 4, sink),
            Technique::HiddenPair => subsets::hidden(position, self, 2, sink),
            Technique::HiddenTriple => subsets::hidden(position, self, 3, sink),
            Technique::HiddenQuadruple => subsets::hidden(position, self, 4, sink),
            Technique::XWing => fish::find(position, self, 2, sink),
            Technique::Swordfish => fish::find(position, self, 3, sink),
            Technique::Jellyfish => fish::find(position, self, 4, sink),
            Technique::XyWing => chains::xy_wings(position, sink),
            Technique::XChain | Technique::Chain => chains::find(position, self, sink),
            Technique::ForcingNet => nets::find(position, sink),
        }
    }
}
