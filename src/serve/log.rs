//! The log: lines on standard error, written by a thread of its own, so that no answer waits for a line.

use std::io::{self, BufWriter, Stderr, Write};
use std::thread::sleep;
use std::time::Duration;
use tracing_appender::non_blocking::{NonBlockingBuilder, WorkerGuard};

/// How long lines wait for one another once some were written.
const PAUSE: Duration = Duration::from_millis(20);

/// How many bytes are written at once.
const AT_ONCE: usize = 1 << 16;

/// How many lines wait at most; while standard error takes nothing, what comes beyond them is lost.
const MOST_LINES: usize = 1 << 13;

/// Begins the log. When what is returned is dropped, the lines that still wait are written. Who has a log of their own keeps it.
pub(super) fn begin() -> WorkerGuard {
    let writer = InBundles(BufWriter::with_capacity(AT_ONCE, io::stderr()));
    let (lines, written) = NonBlockingBuilder::default().buffered_lines_limit(MOST_LINES).finish(writer);
    let log = tracing_subscriber::fmt().with_target(false).with_ansi(false).with_writer(lines);
    // A log that nobody reads is no reason to end, and telling of it would be one.
    let _ = log.log_internal_errors(false).try_init();
    written
}

/// Writing each line by itself would take a fifth of the time that a short answer takes.
struct InBundles(BufWriter<Stderr>);

impl Write for InBundles {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    /// Comes when no line waits.
    fn flush(&mut self) -> io::Result<()> {
        let written = self.0.flush();
        sleep(PAUSE);
        written
    }
}
