//! How many puzzles are handed out at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The most puzzles of a batch: about 64 KiB of text.
const MOST: usize = 800;

/// How many puzzles the first batches have.
const FIRST: usize = 4;

/// How long the work on a batch shall take, so that no worker waits long for another in the end.
const BATCH_TIME: Duration = Duration::from_millis(4);

/// How many puzzles a batch should have, by the time that they take.
pub(super) struct Pace(AtomicUsize);

impl Default for Pace {
    fn default() -> Pace {
        Pace(AtomicUsize::new(FIRST))
    }
}

impl Pace {
    pub fn size(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// So many puzzles took that long.
    pub fn learn(&self, puzzles: u64, time: Duration) {
        let each = time.as_nanos() / u128::from(puzzles.max(1));
        let size = usize::try_from(BATCH_TIME.as_nanos() / each.max(1)).unwrap_or(MOST);
        // From one batch to the next it grows slowly: the first puzzles may be easy.
        let most = self.size().saturating_mul(4).min(MOST);
        self.0.store(size.clamp(1, most), Ordering::Relaxed);
    }
}
