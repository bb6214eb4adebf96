//! The time limit of a search, and its progress messages.

use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_solve::search::{Counts, Search};
use sudoku_storage::clock::Instant;

/// The time limit of a search.
#[derive(Args, Clone, Copy, Debug)]
pub struct TimeLimit {
    /// Stop a search after this many seconds and report how far it got.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub seconds: Option<Duration>,
}

/// Parses a number of seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or("expected a number above 0, such as 10 or 0.5")
}

/// Returns true if there is a deadline and it has passed.
pub(super) fn has_passed(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|end| Instant::now() >= end)
}

/// The time before each progress message of a search.
const REPORT_INTERVAL: Duration = Duration::from_secs(1);

/// Measures the time of a search and reports its progress.
#[derive(Debug)]
pub struct Watch {
    start: Instant,
    limit: Option<Duration>,
    /// The elapsed time at which to report progress next; `None` if progress is not reported.
    next_report: Option<Duration>,
    has_reported: bool,
}

impl TimeLimit {
    /// Starts a watch. If `reports_progress` is true and standard error is a terminal, it reports progress there.
    pub fn start(self, reports_progress: bool) -> Watch {
        let next_report = (reports_progress && io::stderr().is_terminal()).then_some(REPORT_INTERVAL);
        Watch { start: Instant::now(), limit: self.seconds, next_report, has_reported: false }
    }
}

impl Watch {
    /// Returns the number of steps the search may make until the clock is checked next.
    pub fn steps_until_check(&self, search: &AnySearch) -> u64 {
        search.engine().steps_per_look()
    }

    /// Checks the clock and reports progress. Returns true if the time is up.
    pub fn check(&mut self, search: &AnySearch) -> bool {
        let elapsed = self.start.elapsed();
        if self.next_report.is_some_and(|next| elapsed >= next) {
            self.next_report = Some(elapsed + REPORT_INTERVAL);
            self.has_reported = true;
            // Losing a progress message does no harm.
            let _ = write!(io::stderr(), "\r\x1b[K{}", done(search.engine(), &search.counts(), elapsed));
        }
        let over = self.limit.is_some_and(|limit| elapsed >= limit);
        if over {
            self.clear();
        }
        over
    }

    /// Clears the progress message.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.has_reported) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    /// Describes what the search had done when it was stopped.
    pub fn report(&self, search: &AnySearch) -> String {
        format!("stopped {}", done(search.engine(), &search.counts(), self.start.elapsed()))
    }
}

fn done(engine: Engine, counts: &Counts, time: Duration) -> String {
    format!(
        "after {} s: {engine} tried {} digits, placed {}, took back {} and found {} solution{}",
        time.as_secs(),
        counts.tries,
        counts.placements,
        counts.retractions,
        counts.solutions,
        if counts.solutions == 1 { "" } else { "s" }
    )
}
