//! Training of techniques: positions in which a technique is the next one to use, the check of the player's marks, and a record
//! of the results.
//!
//! ```
//! use std::task::Poll;
//! use sudoku_generate::Seed;
//! use sudoku_techniques::Technique;
//! use sudoku_generate::training::Maker;
//!
//! let mut maker = Maker::new(Some("killer".parse()?), Technique::Sum, Seed(2026)).ok_or("it is offered")?;
//! let exercise = loop {
//!     if let Poll::Ready(made) = maker.advance() {
//!         break made.ok_or("it is found")?;
//!     }
//! };
//! let marked = exercise.goal(&exercise.deductions()[0]);
//! assert!(exercise.check(&marked).is_found());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod exercise;
mod maker;
mod offers;
mod record;
mod twin;

pub use exercise::{Exercise, Verdict};
pub use maker::{Maker, places};
pub use offers::{Offer, OfferError, OfferFault, Offers, offers, read};
pub use record::{ExerciseResult, GOAL, TechniqueRecord, TrainingRecord};
