//! One task, batch after batch, on one thread or many, with the answers in the order of the batches.

use super::pace::Pace;
use super::progress::Progress;
use super::report::{Outlet, Report, Tally, Written};
use super::turn::{Release, Turn, lock};
use crate::clock::Instant;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What all workers do.
pub(super) trait Task: Send + Sync + 'static {
    /// What is done in one go.
    type Batch: Default + Send + 'static;
    /// What a thread needs for it.
    type Hand;

    /// A new hand.
    fn hand(&self) -> Self::Hand;

    /// Works through a batch.
    fn work(&self, hand: &mut Self::Hand, batch: &Self::Batch, report: &mut Report<'_>) -> io::Result<()>;
}

/// Where batches come from.
pub(super) trait Feed<Batch>: Send + 'static {
    /// Fills a batch anew, with about `most` puzzles. Returns whether there was anything left.
    fn fill(&mut self, batch: &mut Batch, most: usize) -> bool;

    /// How far it has come, as part of the length that the progress is told of.
    fn position(&self) -> u64;
}

/// Works through all batches on so many threads. Returns what came of the puzzles.
pub(super) fn run<T: Task>(
    task: T,
    mut feed: impl Feed<T::Batch>,
    threads: usize,
    progress: Progress,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> io::Result<Tally> {
    let mut writer = Writer { out, errors, progress, boards: 0, after: "", tally: Tally::default() };
    let ended = if threads > 1 {
        run_threads(task, feed, threads, &mut writer)
    } else {
        run_here(&task, &mut feed, &mut writer)
    };
    writer.progress.end();
    ended?;
    if !writer.after.is_empty() {
        writeln!(writer.out, "{}", writer.after)?;
    }
    writer.out.flush()?;
    Ok(writer.tally)
}

/// Standard output and standard error.
struct Writer<'a> {
    out: &'a mut dyn Write,
    errors: &'a mut dyn Write,
    progress: Progress,
    /// How many boards were written.
    boards: u64,
    /// What ends the collection of boards.
    after: &'static str,
    tally: Tally,
}

impl Writer<'_> {
    /// Writes what a batch or a part of one has said, its boards joined to those before.
    fn write(&mut self, written: &Written) -> io::Result<()> {
        let out = &written.out;
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
        if !written.errors.is_empty() {
            self.progress.aside(|| self.errors.write_all(&written.errors))?;
        }
        Ok(())
    }

    fn is_done_with(&mut self, tally: &Tally, position: u64) {
        self.tally.add(tally);
        self.progress.tell(self.tally.puzzles, position);
    }
}

impl Outlet for Writer<'_> {
    fn is_open(&self) -> bool {
        true
    }

    /// On the only thread it is always the right time.
    fn pass_on(&mut self, written: &mut Written) -> io::Result<()> {
        let ended = self.write(written);
        written.clear();
        ended
    }
}

/// Works on this thread alone.
fn run_here<T: Task>(task: &T, feed: &mut dyn Feed<T::Batch>, writer: &mut Writer<'_>) -> io::Result<()> {
    let (mut batch, mut written, mut hand) = (T::Batch::default(), Written::default(), task.hand());
    let pace = Pace::default();
    while feed.fill(&mut batch, pace.size()) {
        let start = Instant::now();
        let mut report = Report { written: &mut written, outlet: writer };
        let worked = task.work(&mut hand, &batch, &mut report);
        report.show()?;
        worked?;
        let tally = std::mem::take(&mut written.tally);
        pace.learn(tally.puzzles, start.elapsed());
        writer.is_done_with(&tally, feed.position());
    }
    Ok(())
}

/// A batch with room for its answers. There is a certain number of them, so that nobody runs far ahead.
#[derive(Default)]
struct Tray<Batch> {
    /// The number of the batch, from 0.
    number: u64,
    /// How far the feed has come with it.
    position: u64,
    batch: Batch,
    written: Written,
}

/// From a worker to the writer.
enum Message<Batch> {
    /// A batch is done.
    Done(Box<Tray<Batch>>),
    /// A part of the answers to the batch whose turn it is.
    Part(Written),
    /// A worker has failed.
    Failed(io::Error),
}

/// How many trays there are for each worker.
const TRAYS: usize = 4;

/// How often the bar moves while nothing is done.
const TICK: Duration = Duration::from_millis(100);

/// What all workers use.
struct Shop<T: Task> {
    task: T,
    /// Where batches come from, one worker at a time.
    counter: Mutex<Counter<T::Batch>>,
    /// The number of the batch whose answers are written next.
    turn: Turn,
    pace: Pace,
}

struct Counter<Batch> {
    feed: Box<dyn Feed<Batch>>,
    /// The number of the next batch.
    number: u64,
    trays: Receiver<Box<Tray<Batch>>>,
}

/// That a worker fell over, and what it had in hand is lost.
#[derive(Debug, thiserror::Error)]
#[error(
    "a worker has failed, which is a fault of this program; what was printed before is right, and the rest is missing"
)]
pub(super) struct Fallen;

/// Works on several threads; this one writes. If no thread can be had, it does the work as well.
///
/// When the writer has to stop, for nobody reads any more, the workers are left behind: one may be waiting for input that
/// never comes. They end as soon as they find nobody to report to.
fn run_threads<T: Task>(task: T, feed: impl Feed<T::Batch>, threads: usize, writer: &mut Writer<'_>) -> io::Result<()> {
    let (hand_out, trays) = mpsc::channel();
    let (messages, inbox) = mpsc::sync_channel(TRAYS * threads);
    let counter = Mutex::new(Counter { feed: Box::new(feed), number: 0, trays });
    let shop = Arc::new(Shop { task, counter, turn: Turn::default(), pace: Pace::default() });
    // Dropped last, when nobody listens any more.
    let _release = Release(&shop.turn);
    let inbox = inbox;
    let mut workers = 0;
    for _ in 0..threads {
        let (shop, messages) = (Arc::clone(&shop), messages.clone());
        let worker = thread::Builder::new().name("worker".to_owned()).spawn(move || shop.work_at(&messages));
        if worker.is_err() {
            // The system has no more threads to give. It goes on with those there are.
            break;
        }
        workers += 1;
        for _ in 0..TRAYS {
            // The receiver is in the shop.
            let _ = hand_out.send(Box::<Tray<T::Batch>>::default());
        }
    }
    drop(messages);
    if workers == 0 {
        return run_here(&shop.task, &mut *lock(&shop.counter).feed, writer);
    }
    write_in_order(&shop.turn, &inbox, &hand_out, writer)
}

/// Writes the answers in the order of the puzzles until all workers have gone.
fn write_in_order<Batch>(
    turn: &Turn,
    inbox: &Receiver<Message<Batch>>,
    hand_out: &Sender<Box<Tray<Batch>>>,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let mut next = 0;
    let mut early: BTreeMap<u64, Box<Tray<Batch>>> = BTreeMap::new();
    loop {
        match inbox.recv_timeout(TICK) {
            Ok(Message::Part(written)) => writer.write(&written)?,
            Ok(Message::Done(tray)) => {
                early.insert(tray.number, tray);
                let before = next;
                while let Some(mut tray) = early.remove(&next) {
                    writer.write(&tray.written)?;
                    writer.is_done_with(&tray.written.tally, tray.position);
                    tray.written.clear();
                    tray.written.tally = Tally::default();
                    next += 1;
                    // Nobody takes a tray any more when the inputs have ended.
                    let _ = hand_out.send(tray);
                }
                if next > before {
                    turn.set(next);
                }
            }
            Ok(Message::Failed(error)) => return Err(error),
            Err(RecvTimeoutError::Timeout) => writer.progress.tick(),
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

impl<T: Task> Shop<T> {
    /// A worker takes one batch after the other, until there is none or nobody wants the answers.
    fn work_at(&self, messages: &SyncSender<Message<T::Batch>>) {
        let fall = Fall { messages };
        let mut hand = self.task.hand();
        while let Some(mut tray) = self.take() {
            let start = Instant::now();
            let Tray { number, batch, written, .. } = &mut *tray;
            let mut outlet = Queue { turn: &self.turn, number: *number, messages };
            let mut report = Report { written, outlet: &mut outlet };
            let message = match self.task.work(&mut hand, batch, &mut report) {
                Ok(()) => {
                    self.pace.learn(tray.written.tally.puzzles, start.elapsed());
                    Message::Done(tray)
                }
                Err(error) => Message::Failed(error),
            };
            if messages.send(message).is_err() {
                break;
            }
        }
        drop(fall);
    }

    /// The next batch, once there is a tray for it.
    fn take(&self) -> Option<Box<Tray<T::Batch>>> {
        let mut counter = lock(&self.counter);
        let mut tray = counter.trays.recv().ok()?;
        if !counter.feed.fill(&mut tray.batch, self.pace.size()) {
            return None;
        }
        (tray.number, tray.position) = (counter.number, counter.feed.position());
        counter.number += 1;
        Some(tray)
    }
}

/// Tells the writer if its thread falls over, so that it does not wait for ever.
struct Fall<'a, Batch> {
    messages: &'a SyncSender<Message<Batch>>,
}

impl<Batch> Drop for Fall<'_, Batch> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.messages.send(Message::Failed(io::Error::other(Fallen)));
        }
    }
}

/// The way to the writer for answers that are too long to be kept: only when it is the batch's turn.
struct Queue<'a, Batch> {
    turn: &'a Turn,
    number: u64,
    messages: &'a SyncSender<Message<Batch>>,
}

impl<Batch> Outlet for Queue<'_, Batch> {
    fn is_open(&self) -> bool {
        self.turn.has_come(self.number)
    }

    fn pass_on(&mut self, written: &mut Written) -> io::Result<()> {
        self.turn.wait_for(self.number);
        let tally = std::mem::take(&mut written.tally);
        let part = std::mem::replace(written, Written { tally, ..Written::default() });
        self.messages.send(Message::Part(part)).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers, of which one makes the worker fall over.
    struct Counting {
        bad: u64,
    }

    impl Task for Counting {
        type Batch = u64;
        type Hand = ();

        fn hand(&self) {}

        fn work(&self, (): &mut (), number: &u64, report: &mut Report<'_>) -> io::Result<()> {
            assert_ne!(*number, self.bad, "this fall is a part of the test");
            report.words(number)?;
            // A word at once has to wait for its turn.
            report.show()
        }
    }

    struct Numbers(u64);

    impl Feed<u64> for Numbers {
        fn fill(&mut self, batch: &mut u64, _: usize) -> bool {
            (*batch, self.0) = (self.0, self.0 + 1);
            *batch < 1000
        }

        fn position(&self) -> u64 {
            self.0
        }
    }

    #[test]
    fn a_worker_that_falls_over_keeps_nobody_waiting_and_is_told_as_what_it_is() {
        for bad in [0, 1, 500, 999] {
            let (mut out, mut errors) = (Vec::new(), Vec::new());
            let progress = Progress::new(None, false);
            let ended = run(Counting { bad }, Numbers(0), 3, progress, &mut out, &mut errors);
            let error = ended.expect_err("one is missing");
            assert!(error.get_ref().is_some_and(|reason| reason.is::<Fallen>()), "{error}");
            let all: String = (0..bad).map(|number| format!("{number}\n")).collect();
            assert!(all.as_bytes().starts_with(&out), "what was printed stands in order");
        }
    }
}
