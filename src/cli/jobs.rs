//! How many threads work.

use clap::{Args, value_parser};
use std::num::NonZero;
use std::thread;

/// How many threads work.
#[derive(Args, Clone, Copy, Debug)]
pub struct Jobs {
    /// How many threads work [default: one per processor core]
    ///
    /// The output is the same with any number. Capped at 4 per core, or at 64 if that is more.
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub jobs: Option<u64>,
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
        self.jobs.map_or(cores, |jobs| usize::try_from(jobs).unwrap_or(most)).min(most)
    }
}
