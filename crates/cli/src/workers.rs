//! Runs one task batch by batch, on one or more threads; the answers come in the order of the batches.
//!
//! Each batch has its own channel for its answers. The writer receives these channels through another one, in the order in
//! which the batches were handed out. Both are bounded: a worker too far ahead waits.

use super::complaints::Complaints;
use super::progress::Progress;
use super::report::{Outlet, Report, Tally, Written};
use std::io::{self, Write};
use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use sudoku_storage::clock::Instant;

/// The task that all workers share.
pub(super) trait Task: Send + Sync + 'static {
    /// The unit of work that a worker takes at a time.
    type Batch: Default + Send + 'static;
    /// The state of one thread, which is reused from batch to batch.
    type State;

    /// Creates the state of one thread.
    fn new_state(&self) -> Self::State;

    /// Works through a batch.
    fn work<'a>(&self, state: &mut Self::State, batch: &'a Self::Batch, report: &mut Report<'a>) -> io::Result<()>;
}

/// A source of batches.
pub(super) trait Feed<Batch>: Send + 'static {
    /// Refills a batch with about `most` puzzles. Returns false if there was nothing left.
    fn fill(&mut self, batch: &mut Batch, most: usize) -> bool;
}

/// Works through all batches on this many threads. Returns the tally.
pub(super) fn run<T: Task>(
    task: T,
    feed: impl Feed<T::Batch>,
    threads: usize,
    progress: Progress,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<Tally> {
    let (complaints, tally) = (Complaints::default(), Tally::default());
    let mut writer = Writer { out, errors, progress, complaints, boards: 0, after: "", tally };
    let shop = Arc::new(Shop { task, feed: Mutex::new(feed), pace: Pace(AtomicUsize::new(FIRST)) });
    let ended = if threads > 1 { run_threads(&shop, threads, &mut writer) } else { shop.work_here(&mut writer) };
    writer.progress.end();
    ended?;
    if !writer.after.is_empty() {
        writeln!(writer.out, "{}", writer.after)?;
    }
    writer.out.flush()?;
    for line in writer.complaints.rest() {
        writeln!(writer.errors, "{line}")?;
    }
    Ok(writer.tally)
}

/// The error that a worker panicked and the results of its batch are lost. This can happen only in builds that unwind; others
/// have aborted by then.
#[derive(Debug, thiserror::Error)]
#[error(
    "a worker thread failed, which is a bug in this program; the output so far is correct, but the rest is missing"
)]
pub(super) struct Fallen;

/// Part of the answers to a batch, from a worker to the writer. The last part carries the batch's tally.
struct Part {
    written: Written,
    sum: Option<Tally>,
}

/// The number of batches per worker that may be ahead of the writer.
const AHEAD: usize = 4;

/// Works on several threads while this one writes. If no thread can be started, this one does the work as well.
///
/// If the writer has to stop because nobody reads the output, the workers are abandoned: one may be waiting for input that never
/// comes. They end as soon as their channel is closed.
fn run_threads<T: Task, F: Feed<T::Batch>>(
    shop: &Arc<Shop<T, F>>,
    threads: usize,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let (batches, answers) = mpsc::sync_channel(AHEAD * threads);
    // If the system cannot start more threads, use those that have started.
    let workers: Vec<_> = (0..threads)
        .map_while(|_| {
            let (shop, batches) = (Arc::clone(shop), batches.clone());
            thread::Builder::new().name("worker".to_owned()).spawn(move || shop.work_at(&batches)).ok()
        })
        .collect();
    drop(batches);
    if workers.is_empty() {
        return shop.work_here(writer);
    }
    for parts in answers {
        loop {
            // A batch without a tally was dropped by a worker that panicked.
            let Ok(Part { written, sum }) = parts.recv() else { return Err(io::Error::other(Fallen)) };
            writer.write(written)?;
            if let Some(sum) = sum {
                writer.add(&sum);
                break;
            }
        }
    }
    // All workers have ended; one may have panicked before it took its next batch.
    let has_fallen = workers.into_iter().any(|worker| worker.join().is_err());
    if has_fallen { Err(io::Error::other(Fallen)) } else { Ok(()) }
}

/// The state that all workers share.
struct Shop<T, F> {
    task: T,
    /// The source of batches, used by one worker at a time.
    feed: Mutex<F>,
    pace: Pace,
}

impl<T: Task, F: Feed<T::Batch>> Shop<T, F> {
    /// Works through one batch after another until none are left or the writer has stopped.
    fn work_at(&self, batches: &SyncSender<Receiver<Part>>) {
        let (mut batch, mut state) = (T::Batch::default(), self.task.new_state());
        while let Some(mut parts) = self.take(&mut batch, batches) {
            let Ok((written, sum)) = self.work(&mut state, &batch, &mut parts) else { return };
            if parts.send(Part { written, sum: Some(sum) }).is_err() {
                return;
            }
        }
    }

    /// Fills the batch and, before another worker can fill one, gives the writer the channel for its answers.
    fn take(&self, batch: &mut T::Batch, batches: &SyncSender<Receiver<Part>>) -> Option<SyncSender<Part>> {
        let mut feed = self.feed.lock().ok()?;
        if !feed.fill(batch, self.pace.size()) {
            return None;
        }
        let (parts, answers) = mpsc::sync_channel(1);
        batches.send(answers).ok()?;
        Some(parts)
    }

    /// Works on this thread alone.
    fn work_here(&self, writer: &mut Writer<'_>) -> io::Result<()> {
        let Ok(mut feed) = self.feed.lock() else { return Err(io::Error::other(Fallen)) };
        let (mut batch, mut state) = (T::Batch::default(), self.task.new_state());
        while feed.fill(&mut batch, self.pace.size()) {
            let (written, sum) = self.work(&mut state, &batch, writer)?;
            writer.write(written)?;
            writer.add(&sum);
        }
        Ok(())
    }

    /// Works through a batch. Returns the text not yet passed on, and the tally.
    fn work<'a>(
        &self,
        state: &mut T::State,
        batch: &'a T::Batch,
        outlet: &'a mut dyn Outlet,
    ) -> io::Result<(Written, Tally)> {
        let start = Instant::now();
        let mut report = Report { written: Written::default(), tally: Tally::default(), kept: None, outlet };
        self.task.work(state, batch, &mut report)?;
        let Report { written, tally, .. } = report;
        self.pace.learn(tally.puzzles, start.elapsed());
        Ok((written, tally))
    }
}

impl Outlet for SyncSender<Part> {
    /// If the channel is full, waits or leaves the output where it is.
    fn pass_on(&mut self, written: &mut Written, waits: bool) -> io::Result<()> {
        let part = Part { written: mem::take(written), sum: None };
        match self.try_send(part) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(part)) if waits => self.send(part).map_err(|_| io::ErrorKind::BrokenPipe.into()),
            Err(TrySendError::Full(part)) => {
                *written = part.written;
                Ok(())
            }
            Err(TrySendError::Disconnected(_)) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }
}

/// Writes answers to standard output and standard error in the order of the batches.
struct Writer<'a> {
    out: &'a mut dyn Write,
    errors: &'a mut dyn Write,
    progress: Progress,
    complaints: Complaints,
    /// The number of boards written so far.
    boards: u64,
    /// The text that ends the collection of boards.
    after: &'static str,
    tally: Tally,
}

impl Writer<'_> {
    /// Writes the text of a batch, or of part of one, and joins its boards to those before.
    fn write(&mut self, written: Written) -> io::Result<()> {
        let out = &written.out;
        if !out.is_empty() {
            self.progress.output_comes();
        }
        if let Some(collection) = &written.collection {
            let (before, boards) = out.split_at(collection.at);
            self.out.write_all(before)?;
            let join = if self.boards == 0 { &collection.before } else { collection.separator };
            self.out.write_all(join.as_bytes())?;
            self.out.write_all(boards)?;
            self.after = collection.after;
        } else {
            self.out.write_all(out)?;
        }
        self.boards += written.boards;
        if !out.is_empty() {
            self.out.flush()?;
        }
        let mut errors = String::new();
        for complaint in written.complaints {
            let line = complaint.to_string();
            if self.complaints.take(complaint) {
                errors.push_str(&line);
                errors.push('\n');
            }
        }
        if !errors.is_empty() {
            self.progress.aside(|| self.errors.write_all(errors.as_bytes()))?;
        }
        Ok(())
    }

    fn add(&mut self, sum: &Tally) {
        self.tally.add(sum);
        self.progress.tell(self.tally.puzzles);
    }
}

impl Outlet for Writer<'_> {
    /// On the only thread, it is always this worker's turn.
    fn pass_on(&mut self, written: &mut Written, _: bool) -> io::Result<()> {
        self.write(mem::take(written))
    }
}

/// The number of puzzles in a batch, adapted to the time they take.
struct Pace(AtomicUsize);

/// The number of puzzles in the first batches.
const FIRST: usize = 4;

/// The maximum number of puzzles in a batch: about 64 KiB of text.
const MOST: usize = 800;

/// The time a batch should take, so that no worker waits long for another at the end.
const BATCH_TIME: Duration = Duration::from_millis(4);

impl Pace {
    fn size(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Adapts the size of batches to the time that this many puzzles took.
    fn learn(&self, puzzles: u64, time: Duration) {
        let each = time.as_nanos() / u128::from(puzzles.max(1));
        let size = usize::try_from(BATCH_TIME.as_nanos() / each.max(1)).unwrap_or(MOST);
        // Grow slowly from batch to batch: the first puzzles may be easy.
        let most = self.size().saturating_mul(4).min(MOST);
        self.0.store(size.clamp(1, most), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A task that prints numbers and panics at one of them.
    struct Counting {
        bad: u64,
    }

    impl Task for Counting {
        type Batch = u64;
        type State = ();

        fn new_state(&self) {}

        fn work<'a>(&self, (): &mut (), number: &'a u64, report: &mut Report<'a>) -> io::Result<()> {
            assert_ne!(*number, self.bad, "this panic is part of the test");
            report.words(number)?;
            // A worker that shows its text at once has to wait for its turn.
            report.show()
        }
    }

    struct Numbers(u64);

    impl Feed<u64> for Numbers {
        fn fill(&mut self, batch: &mut u64, _: usize) -> bool {
            (*batch, self.0) = (self.0, self.0 + 1);
            *batch < 1000
        }
    }

    #[test]
    fn a_worker_that_falls_over_keeps_nobody_waiting_and_is_told_as_what_it_is() {
        for bad in [0, 1, 500, 999] {
            let (mut out, mut errors) = (Vec::new(), Vec::new());
            let progress = Progress::of_bytes(None, false);
            let ended = run(Counting { bad }, Numbers(0), 3, progress, &mut out, &mut errors);
            let error = ended.expect_err("one is missing");
            assert!(error.get_ref().is_some_and(|reason| reason.is::<Fallen>()), "{error}");
            let all: String = (0..bad).map(|number| format!("{number}\n")).collect();
            assert!(all.as_bytes().starts_with(&out), "what was printed is in order");
        }
    }
}
