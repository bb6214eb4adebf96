//! How long a search may take, and its progress messages.

use clap::Args;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_solve::search::{Counts, Search};
use sudoku_storage::clock::Instant;

/// How long to wait.
#[derive(Args, Clone, Copy, Debug)]
pub struct Patience {
    /// Stop a search after this many seconds and report what it has done.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub seconds: Option<Duration>,
}

/// Reads a number of seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or("expected a number above 0, such as 10 or 0.5")
}

/// Whether the time is over, if there is an end of it.
pub(super) fn is_over(end_of_time: Option<Instant>) -> bool {
    end_of_time.is_some_and(|end| Instant::now() >= end)
}

/// How long a search runs before it reports progress.
const SILENCE: Duration = Duration::from_secs(1);

/// Checks the clock from time to time.
#[derive(Debug)]
pub struct Watch {
    start: Instant,
    limit: Option<Duration>,
    /// When to report progress next; `None` if standard error is no terminal.
    next_word: Option<Duration>,
    spoken: bool,
}

impl Patience {
    /// Starts a watch. It reports progress on the terminal if `speaks` is set.
    pub fn start(self, speaks: bool) -> Watch {
        let next_word = (speaks && io::stderr().is_terminal()).then_some(SILENCE);
        Watch { start: Instant::now(), limit: self.seconds, next_word, spoken: false }
    }
}

impl Watch {
    /// How many steps the search may make until the clock is checked next.
    pub fn patience(&self, search: &AnySearch) -> u64 {
        search.engine().steps_per_look()
    }

    /// Checks the clock. Returns whether the time is up.
    pub fn look(&mut self, search: &AnySearch) -> bool {
        let elapsed = self.start.elapsed();
        if self.next_word.is_some_and(|next| elapsed >= next) {
            self.next_word = Some(elapsed + SILENCE);
            self.spoken = true;
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
        if std::mem::take(&mut self.spoken) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    /// What the search had done when it was stopped.
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
