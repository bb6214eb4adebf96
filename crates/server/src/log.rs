//! The log on standard error. A separate thread writes it, so that no answer waits for a log line.

use std::io::{self, BufWriter, Stderr, Write};
use std::thread::sleep;
use std::time::Duration;
use tracing::level_filters::LevelFilter;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};

/// The time for which lines are collected after a write.
const PAUSE: Duration = Duration::from_millis(20);

/// The number of bytes that are written at once.
const WRITE_SIZE: usize = 1 << 16;

/// The maximum number of lines that wait to be written. While standard error is blocked, any further lines are lost.
const MAX_WAITING_LINES: usize = 1 << 13;

/// The settings of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Log {
    /// The events that are logged.
    pub level: LogLevel,
    /// True if each line is a JSON object.
    pub json: bool,
}

/// The events that are logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogLevel {
    /// No events.
    Nothing,
    /// Warnings and errors.
    Errors,
    /// Every request, and warnings and errors.
    #[default]
    Requests,
}

impl Log {
    /// Starts the log. Dropping the returned guard writes the lines still waiting. A log that is already set up is kept.
    pub(super) fn begin(self) -> WorkerGuard {
        let writer = BufferedLog(BufWriter::with_capacity(WRITE_SIZE, io::stderr()));
        let (lines, written) = NonBlockingBuilder::default().buffered_lines_limit(MAX_WAITING_LINES).finish(writer);
        let level = match self.level {
            LogLevel::Nothing => LevelFilter::OFF,
            LogLevel::Errors => LevelFilter::WARN,
            LogLevel::Requests => LevelFilter::INFO,
        };
        let log = tracing_subscriber::fmt().with_max_level(level).with_target(false).with_ansi(false);
        let log = log.with_writer(lines).log_internal_errors(false);
        // A failure to log is no reason to stop, and an attempt to report it might be one.
        let _ = if self.json { log.json().flatten_event(true).try_init() } else { log.try_init() };
        written
    }
}

/// Collects lines: writing each separately would take a fifth of the time of a short answer.
struct BufferedLog(BufWriter<Stderr>);

impl Write for BufferedLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    /// Writes the collected lines and pauses. Called when no line is waiting.
    fn flush(&mut self) -> io::Result<()> {
        let written = self.0.flush();
        sleep(PAUSE);
        written
    }
}
