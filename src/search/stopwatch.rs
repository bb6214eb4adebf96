//! The one place where engines meet a clock: the processor time that this thread has used.

use std::time::Duration;

/// Measures the processor time of the thread on which it was started; in a browser, which does not tell it, the time that
/// goes by.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    #[cfg(not(target_arch = "wasm32"))]
    start: cpu_time::ThreadTime,
    #[cfg(target_arch = "wasm32")]
    start: web_time::Instant,
}

impl Stopwatch {
    /// A stopwatch that runs from now on.
    pub fn start() -> Stopwatch {
        Stopwatch {
            #[cfg(not(target_arch = "wasm32"))]
            start: cpu_time::ThreadTime::now(),
            #[cfg(target_arch = "wasm32")]
            start: web_time::Instant::now(),
        }
    }

    /// How long it has run.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
