//! Floor 2: programs that find solutions by trying. One file an engine, all speaking [`Step`].

mod brute_force;
mod step;

pub use brute_force::BruteForce;
pub use step::{Counts, Step};
