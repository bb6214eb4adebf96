//! The only clock that engines use: the processor time of the current thread.

use std::time::Duration;

/// Measures the processor time of the thread it was started on. Browsers do not report that, so there it measures elapsed time.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    start: cpu_time::ThreadTime,
    #[cfg(target_arch = "wasm32")]
    start: web_time::Instant,
}

impl Stopwatch {
    /// Starts a stopwatch.
    pub fn start() -> Stopwatch {
        Stopwatch {
            #[cfg(not(target_arch = "wasm32"))]
            start: cpu_time::ThreadTime::now(),
            #[cfg(target_arch = "wasm32")]
            start: web_time::Instant::now(),
        }
    }

    /// Returns the time for which it has been running.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
