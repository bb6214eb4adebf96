//! Floor 4: all engines side by side: those of [`crate::search`], and the program of [`crate::blocks`].
//!
//! [`Engine`] names them, [`AnySearch`] is a search by any of them, and [`Race`] lets several run side by side.

mod race;
mod table;

pub use race::{Goal, Measure, Race, Standing, Standings};
pub use table::{AnySearch, Engine};
