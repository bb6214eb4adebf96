//! A progress bar on the terminal for long runs.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Read};
use std::thread;
use std::time::Duration;

/// The delay before the bar is shown.
const DELAY: Duration = Duration::from_millis(500);

/// The interval at which the bar is redrawn.
const TICK: Duration = Duration::from_millis(100);

/// The progress of a run, shown as a bar.
#[derive(Clone)]
pub(super) struct Progress {
    bar: ProgressBar,
    /// True if it counts puzzles rather than bytes.
    counts: bool,
    /// True if the output goes to the same terminal, so that the bar ends when the output begins.
    shares: bool,
}

impl Progress {
    /// Creates a bar for this many bytes, if known.
    pub fn of_bytes(length: Option<u64>, may_show: bool) -> Progress {
        Progress::new(length, false, may_show)
    }

    /// Creates a bar for this many puzzles. A single puzzle has no parts to count.
    pub fn of_puzzles(count: u64) -> Progress {
        Progress::new(Some(count).filter(|count| *count > 1), true, true)
    }

    /// Sets the message beside the bar.
    pub fn say(&self, words: String) {
        self.bar.set_message(words);
    }

    fn new(length: Option<u64>, counts: bool, may_show: bool) -> Progress {
        let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::hidden());
        if may_show && io::stderr().is_terminal() {
            let bar = bar.clone();
            // If no thread can be started, there is no bar.
            let _ = thread::Builder::new().spawn(move || show_later(&bar, length.is_some()));
        }
        Progress { bar, counts, shares: io::stdout().is_terminal() }
    }

    /// Wraps an input to count the bytes that are read.
    pub fn reading<R: Read + Send>(&self, input: R) -> impl Read + Send + use<R> {
        self.bar.wrap_read(input)
    }

    /// Reports that this many puzzles are done.
    pub fn update(&self, puzzles: u64) {
        if self.counts {
            self.bar.set_position(puzzles);
        }
        let each_second = puzzles as f64 / self.bar.elapsed().as_secs_f64();
        self.bar.set_message(format!("{puzzles} puzzles, {each_second:.0} per second"));
    }

    /// Calls `action` while the bar is hidden.
    pub fn suspend<T>(&self, action: impl FnOnce() -> T) -> T {
        self.bar.suspend(action)
    }

    /// Removes the bar if output is about to appear on the same terminal.
    pub fn before_output(&self) {
        if self.shares && !self.bar.is_finished() {
            self.end();
        }
    }

    /// Removes the bar.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

fn show_later(bar: &ProgressBar, has_length: bool) {
    thread::sleep(DELAY);
    if bar.is_finished() {
        return;
    }
    // A long message is cut off at the edge of the terminal.
    let template =
        if has_length { "{percent:>3} % {bar:20} {eta} left {wide_msg}" } else { "{spinner} {elapsed} {wide_msg}" };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
    bar.enable_steady_tick(TICK);
}
