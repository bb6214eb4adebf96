//! Training of techniques: positions in which a technique is the next one to use, the check of the player's marks, and a record
//! of the results.
//!
//! ```
//! use sudoku_generate::Seed;
//! use sudoku_techniques::Technique;
//! use sudoku_generate::training::Maker;
//!
//! let mut maker = Maker::new(Technique::NakedPair, Seed(2026)).ok_or("it is offered")?;
//! let exercise = std::iter::repeat_with(|| maker.advance()).flatten().next().ok_or("it never ends")?;
//! let marked = exercise.goal(&exercise.deductions()[0]);
//! assert!(exercise.check(&marked).is_found());
//! # Ok::<(), &str>(())
//! ```

mod exercise;
mod maker;
mod offers;
mod record;
mod twin;

pub use exercise::{Exercise, Verdict};
pub use maker::{Maker, places};
pub use offers::{Offer, OfferError, OfferFault, offers, read};
pub use record::{ExerciseResult, GOAL, TechniqueRecord, TrainingRecord};
