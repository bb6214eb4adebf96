//! Runs one task batch by batch, on one or more threads; the answers come in the order of the batches.
//!
//! Each batch has its own channel for its answers. The writer receives these channels through another one, in the order in
//! which the batches were handed out. Both are bounded: a worker too far ahead waits.

use super::complaints::Complaints;
use super::progress::Progress;
use super::report::{Outlet, PendingOutput, Report, StatusCounts};
use std::io::{self, Write};
use std::mem;
use std::panic::{self, AssertUnwindSafe};
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

/// Works through all batches on this many threads. Returns the status counts.
pub(super) fn run<T: Task>(
    task: T,
    feed: impl Feed<T::Batch>,
    threads: usize,
    progress: Progress,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<StatusCounts> {
    let (complaints, counts) = (Complaints::default(), StatusCounts::default());
    let mut writer = Writer { out, errors, progress, complaints, boards: 0, after: "", counts };
    let shared = Arc::new(SharedState {
        task,
        feed: Mutex::new(feed),
        batch_size: BatchSize(AtomicUsize::new(FIRST_BATCH_SIZE)),
    });
    let ended = if threads > 1 {
        run_threads(&shared, threads, &mut writer)
    } else {
        // A panic ends the run in the same way as on another thread. What the worker has broken is not used again.
        panic::catch_unwind(AssertUnwindSafe(|| shared.run_on_this_thread(&mut writer)))
            .unwrap_or_else(|_| Err(io::Error::other(WorkerPanicked)))
    };
    writer.progress.end();
    ended?;
    if !writer.after.is_empty() {
        writeln!(writer.out, "{}", writer.after)?;
    }
    writer.out.flush()?;
    for line in writer.complaints.summary_lines() {
        writeln!(writer.errors, "{line}")?;
    }
    Ok(writer.counts)
}

/// The error that a worker panicked and the results of its batch are lost.
#[derive(Debug, thiserror::Error)]
#[error(
    "a worker thread failed, which is a bug in this program; the output so far is correct, but the rest is missing"
)]
pub(super) struct WorkerPanicked;

/// Part of the answers to a batch, from a worker to the writer. The last part carries the batch's status counts.
struct Part {
    pending: PendingOutput,
    counts: Option<StatusCounts>,
}

/// The number of batches per worker that may be ahead of the writer.
const MAX_BATCHES_AHEAD: usize = 4;

/// Works on several threads while this one writes. If no thread can be started, this one does the work as well.
///
/// If the writer has to stop because nobody reads the output, the workers are abandoned: one may be waiting for input that never
/// comes. They end as soon as their channel is closed.
fn run_threads<T: Task, F: Feed<T::Batch>>(
    shared: &Arc<SharedState<T, F>>,
    threads: usize,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let (batches, answers) = mpsc::sync_channel(MAX_BATCHES_AHEAD * threads);
    // If the system cannot start more threads, use those that have started.
    let workers: Vec<_> = (0..threads)
        .map_while(|_| {
            let (shared, batches) = (Arc::clone(shared), batches.clone());
            thread::Builder::new().name("worker".to_owned()).spawn(move || shared.run_worker(&batches)).ok()
        })
        .collect();
    drop(batches);
    if workers.is_empty() {
        return shared.run_on_this_thread(writer);
    }
    for parts in answers {
        loop {
            // A batch without status counts was dropped by a worker that panicked.
            let Ok(Part { pending, counts }) = parts.recv() else { return Err(io::Error::other(WorkerPanicked)) };
            writer.write(pending)?;
            if let Some(counts) = counts {
                writer.add(&counts);
                break;
            }
        }
    }
    // All workers have ended; one may have panicked before it took its next batch.
    let has_panicked = workers.into_iter().any(|worker| worker.join().is_err());
    if has_panicked { Err(io::Error::other(WorkerPanicked)) } else { Ok(()) }
}

/// The state that all workers share.
struct SharedState<T, F> {
    task: T,
    /// The source of batches, used by one worker at a time.
    feed: Mutex<F>,
    batch_size: BatchSize,
}

impl<T: Task, F: Feed<T::Batch>> SharedState<T, F> {
    /// Works through one batch after another until none are left or the writer has stopped.
    fn run_worker(&self, batches: &SyncSender<Receiver<Part>>) {
        let (mut batch, mut state) = (T::Batch::default(), self.task.new_state());
        while let Some(mut parts) = self.take(&mut batch, batches) {
            let Ok((pending, counts)) = self.work(&mut state, &batch, &mut parts) else { return };
            if parts.send(Part { pending, counts: Some(counts) }).is_err() {
                return;
            }
        }
    }

    /// Fills the batch and, before another worker can fill one, gives the writer the channel for its answers.
    fn take(&self, batch: &mut T::Batch, batches: &SyncSender<Receiver<Part>>) -> Option<SyncSender<Part>> {
        let mut feed = self.feed.lock().ok()?;
        if !feed.fill(batch, self.batch_size.get()) {
            return None;
        }
        let (parts, answers) = mpsc::sync_channel(1);
        batches.send(answers).ok()?;
        Some(parts)
    }

    /// Works on this thread alone.
    fn run_on_this_thread(&self, writer: &mut Writer<'_>) -> io::Result<()> {
        let Ok(mut feed) = self.feed.lock() else { return Err(io::Error::other(WorkerPanicked)) };
        let (mut batch, mut state) = (T::Batch::default(), self.task.new_state());
        while feed.fill(&mut batch, self.batch_size.get()) {
            let (pending, counts) = self.work(&mut state, &batch, writer)?;
            writer.write(pending)?;
            writer.add(&counts);
        }
        Ok(())
    }

    /// Works through a batch. Returns the text not yet passed on, and the status counts.
    fn work<'a>(
        &self,
        state: &mut T::State,
        batch: &'a T::Batch,
        outlet: &'a mut dyn Outlet,
    ) -> io::Result<(PendingOutput, StatusCounts)> {
        let start = Instant::now();
        let mut report =
            Report { pending: PendingOutput::default(), counts: StatusCounts::default(), kept: None, outlet };
        self.task.work(state, batch, &mut report)?;
        let Report { pending, counts, .. } = report;
        self.batch_size.adapt(counts.puzzles, start.elapsed());
        Ok((pending, counts))
    }
}

impl Outlet for SyncSender<Part> {
    /// If the channel is full, waits or leaves the output where it is.
    fn pass_on(&mut self, pending: &mut PendingOutput, waits: bool) -> io::Result<()> {
        let part = Part { pending: mem::take(pending), counts: None };
        match self.try_send(part) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(part)) if waits => self.send(part).map_err(|_| io::ErrorKind::BrokenPipe.into()),
            Err(TrySendError::Full(part)) => {
                *pending = part.pending;
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
    counts: StatusCounts,
}

impl Writer<'_> {
    /// Writes the text of a batch, or of part of one, and joins its boards to those before.
    fn write(&mut self, pending: PendingOutput) -> io::Result<()> {
        let out = &pending.out;
        if !out.is_empty() {
            self.progress.before_output();
        }
        if let Some(collection) = &pending.collection {
            let (before, boards) = out.split_at(collection.at);
            self.out.write_all(before)?;
            let join = if self.boards == 0 { &collection.before } else { collection.separator };
            self.out.write_all(join.as_bytes())?;
            self.out.write_all(boards)?;
            self.after = collection.after;
        } else {
            self.out.write_all(out)?;
        }
        self.boards += pending.boards;
        if !out.is_empty() {
            self.out.flush()?;
        }
        let mut errors = String::new();
        for complaint in pending.complaints {
            let line = complaint.to_string();
            if self.complaints.take(complaint) {
                errors.push_str(&line);
                errors.push('\n');
            }
        }
        if !errors.is_empty() {
            self.progress.suspend(|| self.errors.write_all(errors.as_bytes()))?;
        }
        Ok(())
    }

    fn add(&mut self, counts: &StatusCounts) {
        self.counts.add(counts);
        self.progress.update(self.counts.puzzles);
    }
}

impl Outlet for Writer<'_> {
    /// On the only thread, it is always this worker's turn.
    fn pass_on(&mut self, pending: &mut PendingOutput, _: bool) -> io::Result<()> {
        self.write(mem::take(pending))
    }
}

/// The number of puzzles in a batch, adapted to the time they take.
struct BatchSize(AtomicUsize);

/// The number of puzzles in the first batches.
const FIRST_BATCH_SIZE: usize = 4;

/// The maximum number of puzzles in a batch: about 64 KiB of text.
const MAX_BATCH_SIZE: usize = 800;

/// The time a batch should take, so that no worker waits long for another at the end.
const BATCH_TIME: Duration = Duration::from_millis(4);

impl BatchSize {
    fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    /// Adapts the size of batches to the time that this many puzzles took.
    fn adapt(&self, puzzles: u64, time: Duration) {
        let each = time.as_nanos() / u128::from(puzzles.max(1));
        let size = usize::try_from(BATCH_TIME.as_nanos() / each.max(1)).unwrap_or(MAX_BATCH_SIZE);
        // Grow slowly from batch to batch: the first puzzles may be easy.
        let most = self.get().saturating_mul(4).min(MAX_BATCH_SIZE);
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
    fn a_panic_in_a_worker_is_reported_and_nobody_waits_for_it() {
        for (bad, threads) in [0, 1, 500, 999].into_iter().flat_map(|bad| [(bad, 1), (bad, 3)]) {
            let (mut out, mut errors) = (Vec::new(), Vec::new());
            let progress = Progress::of_bytes(None, false);
            let ended = run(Counting { bad }, Numbers(0), threads, progress, &mut out, &mut errors);
            let error = ended.expect_err("one is missing");
            assert!(error.get_ref().is_some_and(|reason| reason.is::<WorkerPanicked>()), "{error}");
            assert!(error.to_string().starts_with("a worker thread failed, which is a bug"), "{error}");
            let all: String = (0..bad).map(|number| format!("{number}\n")).collect();
            assert!(all.as_bytes().starts_with(&out), "what was printed is in order");
        }
    }
}
