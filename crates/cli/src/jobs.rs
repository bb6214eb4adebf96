//! The option `--jobs`.

use super::parse::positive;
use clap::Args;
use std::num::NonZero;
use std::thread;

/// The number of threads to use.
#[derive(Args, Clone, Copy, Debug)]
pub struct Jobs {
    /// Use this many threads [default: one per processor core]
    ///
    /// The output is the same with any number. The maximum is 4 per core or 64, whichever is more.
    #[arg(short, long, value_name = "N", value_parser = positive, allow_negative_numbers = true)]
    pub jobs: Option<u64>,
}

/// The maximum number of threads per core; more are of no use.
const MAX_THREADS_PER_CORE: usize = 4;

/// The number of threads that any machine may use, however few cores it has.
const ALWAYS_ALLOWED_THREADS: usize = 64;

impl Jobs {
    /// Returns the number of threads to use: one per core by default, and at most the larger of the two limits above.
    pub(super) fn count(self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let most = ALWAYS_ALLOWED_THREADS.max(cores.saturating_mul(MAX_THREADS_PER_CORE));
        self.jobs.map_or(cores, |jobs| usize::try_from(jobs).unwrap_or(most)).min(most)
    }
}
