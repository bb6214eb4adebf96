//! A bar on the terminal that tells how far a long run is.

use crate::clock::Instant;
use std::io::{self, IsTerminal};
use std::time::Duration;

/// How long a run has no bar.
const SILENCE: Duration = Duration::from_millis(500);

/// How far a run is: in parts of its input if the length of that is known, else in puzzles.
pub(super) struct Progress {
    start: Instant,
    /// Whether somebody looks.
    is_wanted: bool,
    /// The length of all inputs in bytes, or how many puzzles are asked for.
    length: Option<u64>,
    puzzles: u64,
    bar: Option<bar::Bar>,
}

impl Progress {
    /// The progress to a length; `may_show` tells whether a bar would be wanted on a terminal.
    ///
    /// There is no bar among lines that are written to the same terminal.
    pub fn new(length: Option<u64>, may_show: bool) -> Progress {
        let is_wanted = may_show && io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress { start: Instant::now(), is_wanted, length, puzzles: 0, bar: None }
    }

    /// So many puzzles are done, and so much of the length.
    pub fn tell(&mut self, puzzles: u64, position: u64) {
        self.puzzles = puzzles;
        if !self.is_wanted {
            return;
        }
        let elapsed = self.start.elapsed();
        if self.bar.is_none() && elapsed >= SILENCE {
            self.bar = Some(bar::Bar::new(self.length));
        }
        if let Some(bar) = &self.bar {
            let rate = (u128::from(puzzles) * 1000).checked_div(elapsed.as_millis()).unwrap_or(0);
            bar.tell(position, &format!("{puzzles} puzzles, {rate} a second"));
        }
    }

    /// Time goes by.
    pub fn tick(&self) {
        if let Some(bar) = &self.bar {
            bar.tick();
        }
    }

    /// Does something with the bar out of the way.
    pub fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.aside(deed),
            None => deed(),
        }
    }

    /// Takes the bar away.
    pub fn end(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.end();
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod bar {
    //! The bar of a terminal.

    use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

    pub struct Bar(ProgressBar);

    impl Bar {
        pub fn new(length: Option<u64>) -> Bar {
            let template = match length {
                Some(_) => "{percent:>3} % {bar:30} {msg}, {eta} left",
                None => "{spinner} {msg}",
            };
            let bar = ProgressBar::with_draw_target(length, ProgressDrawTarget::stderr_with_hz(5));
            if let Ok(style) = ProgressStyle::with_template(template) {
                bar.set_style(style.progress_chars("=> "));
            }
            Bar(bar)
        }

        pub fn tell(&self, position: u64, words: &str) {
            self.0.set_message(words.to_owned());
            self.0.set_position(position);
        }

        pub fn tick(&self) {
            self.0.tick();
        }

        pub fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
            self.0.suspend(deed)
        }

        pub fn end(&self) {
            self.0.finish_and_clear();
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod bar {
    //! Where there is no terminal there is no bar.

    pub struct Bar;

    impl Bar {
        pub fn new(_: Option<u64>) -> Bar {
            Bar
        }

        pub fn tell(&self, _: u64, _: &str) {}

        pub fn tick(&self) {}

        pub fn aside<T>(&self, deed: impl FnOnce() -> T) -> T {
            deed()
        }

        pub fn end(&self) {}
    }
}
