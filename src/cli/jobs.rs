//! How many threads work.

use super::numbers;
use clap::Args;
use std::num::NonZero;
use std::thread;

/// How many threads work.
#[derive(Args, Clone, Copy, Debug)]
pub struct Jobs {
    /// How many threads work; all processor cores if it is not told.
    ///
    /// The output is the same with any number. More than four a core (but always up to 64) would only be in each other's way:
    /// there are never more.
    #[arg(short, long, value_name = "N", value_parser = numbers::threads, allow_negative_numbers = true)]
    pub jobs: Option<NonZero<usize>>,
}

/// More threads than that are of no use on any one core.
const MOST_A_CORE: usize = 4;

/// So many threads can be had everywhere.
const MOST_EVERYWHERE: usize = 64;

impl Jobs {
    /// The number of threads.
    pub(super) fn count(self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let most = MOST_EVERYWHERE.max(cores.saturating_mul(MOST_A_CORE));
        self.jobs.map_or(cores, NonZero::get).min(most)
    }
}
