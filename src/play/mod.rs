//! The rules of play, shared by all front ends: cells and number keys, checks, the ask bar, answers, hints, mistakes, lessons,
//! and the owl's sentences. `Table` holds all of it for a front end without systems of its own.

pub mod answers;
pub mod budget;
pub mod digit;
pub mod entry;
pub mod hints;
pub mod learning;
pub mod marks;
pub mod mistakes;
mod placing;
pub mod program;
pub mod question;
pub mod saves;
pub mod script;
pub mod settings;
mod several;
pub mod sitting;
pub mod speech;
#[cfg(not(target_arch = "wasm32"))]
pub mod table;
mod trouble;
pub mod watching;

pub use budget::Budget;
pub use entry::{Entry, Heard, Refusal};
pub use placing::{Settled, is_mistake};
pub use program::BlockProgram;
pub use question::Question;
pub use settings::Settings;
pub use sitting::Sitting;
pub use speech::{Mood, Offer, Speech};
