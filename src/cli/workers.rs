//! One kind of work on all puzzles of all inputs, on one thread or many, with the answers in the order of the puzzles.

use super::feed::{Batch, Feed, Item, MOST};
use super::input::{Named, Place};
use super::progress::Progress;
use super::report::{Outlet, Report, Status, Tally, Written};
use crate::fast::Grid;
use crate::notation::{self, NumberedText};
use clap::Args;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many threads work.
#[derive(Args, Clone, Copy, Debug)]
pub struct Jobs {
    /// How many threads work; all processor cores if it is not told.
    ///
    /// The output is the same with any number.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZero<usize>>,
}

impl Jobs {
    /// The number of threads.
    pub(super) fn count(self) -> usize {
        self.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get)
    }
}

/// What is done with each puzzle.
pub(super) trait Work: Send + Sync + 'static {
    /// What a thread needs for it.
    type Hand: Send;

    /// A new hand.
    fn hand(&self) -> Self::Hand;

    /// Works on a puzzle. Its digits may break a rule.
    fn grid(
        &self,
        hand: &mut Self::Hand,
        grid: &Grid,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status>;

    /// Works on a puzzle that is not a line of 81 digits.
    fn text(
        &self,
        hand: &mut Self::Hand,
        text: &NumberedText,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match notation::read(&text.text) {
            Ok(board) => self.grid(hand, &Grid::of(&board), place, report),
            Err(reason) => {
                report.complain(place, reason)?;
                Ok(Status::Unreadable)
            }
        }
    }
}

/// What is to be done, with what, by how many.
pub(super) struct Job<W> {
    pub work: W,
    pub named: Named,
    /// How many threads work.
    pub threads: usize,
    /// Whether lines of 81 digits are taken as they stand, without what is told about them around.
    pub takes_lines: bool,
    /// Whether a bar may tell how far the work is.
    pub shows_progress: bool,
}

/// Works through the batch.
fn work_through<W: Work>(
    work: &W,
    hand: &mut W::Hand,
    named: &Named,
    batch: &Batch,
    report: &mut Report<'_>,
) -> io::Result<()> {
    for item in &batch.items {
        match item {
            Item::Lines { line, grids } => {
                for (line, grid) in (*line..).zip(&batch.grids[grids.clone()]) {
                    let status = work.grid(hand, grid, named.place(batch.input, line), report)?;
                    report.written.tally.count(status);
                }
            }
            Item::Text(text) => {
                let status = work.text(hand, text, named.place(batch.input, text.line), report)?;
                report.written.tally.count(status);
            }
            Item::Trouble(reason) => {
                let name = named.name(batch.input);
                let colon = if name.is_empty() { "" } else { ": " };
                writeln!(report.written.errors, "sudoku-assistant: {name}{colon}{reason}")?;
                report.written.tally.worst = report.written.tally.worst.max(Status::Unreadable);
            }
        }
    }
    Ok(())
}

/// Works on all puzzles. Returns what came of them.
pub(super) fn run<W: Work>(job: Job<W>, out: &mut dyn Write, errors: &mut dyn Write) -> io::Result<Tally> {
    let named = Arc::new(job.named);
    let feed = Feed::new(Arc::clone(&named), job.takes_lines);
    let progress = Progress::new(&named, job.shows_progress);
    let mut writer = Writer { out, errors, progress, boards: 0, tally: Tally::default() };
    if job.threads > 1 {
        run_threads(job.work, named, feed, job.threads, &mut writer)?;
    } else {
        run_here(&job.work, &named, feed, &mut writer)?;
    }
    writer.progress.end();
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
    tally: Tally,
}

impl Writer<'_> {
    /// Writes what a batch or a part of one has said. Boards that are drawn are set apart from those before.
    fn write(&mut self, written: &Written) -> io::Result<()> {
        if written.drawn && self.boards > 0 {
            self.out.write_all(b"\n")?;
        }
        self.boards += written.boards;
        self.say(&written.out, &written.errors)
    }

    fn say(&mut self, out: &[u8], errors: &[u8]) -> io::Result<()> {
        if !out.is_empty() {
            self.out.write_all(out)?;
            self.out.flush()?;
        }
        if !errors.is_empty() {
            self.progress.aside(|| self.errors.write_all(errors))?;
        }
        Ok(())
    }

    fn is_done_with(&mut self, batch: &Batch, tally: &Tally) {
        self.tally.add(tally);
        self.progress.tell(self.tally.puzzles, batch.bytes);
    }
}

impl Outlet for Writer<'_> {
    fn is_open(&self) -> bool {
        true
    }

    /// On the only thread everything is in its place already.
    fn pass_on(&mut self, written: &mut Written) -> io::Result<()> {
        let said = self.say(&written.out, &written.errors);
        written.out.clear();
        written.errors.clear();
        said
    }
}

/// Works on this thread alone.
fn run_here<W: Work>(work: &W, named: &Named, mut feed: Feed, writer: &mut Writer<'_>) -> io::Result<()> {
    let (mut batch, mut written, mut hand) = (Batch::default(), Written::default(), work.hand());
    while feed.fill(&mut batch, MOST) {
        let mut report = Report { written: &mut written, outlet: writer };
        let worked = work_through(work, &mut hand, named, &batch, &mut report);
        report.show()?;
        worked?;
        writer.is_done_with(&batch, &std::mem::take(&mut written.tally));
    }
    Ok(())
}

/// A batch with room for its answers. There is a certain number of them, so that nobody runs far ahead.
#[derive(Default)]
struct Tray {
    batch: Batch,
    written: Written,
}

/// From a worker to the writer.
enum Message {
    /// A batch is done.
    Done(Box<Tray>),
    /// A part of the answers to the batch whose turn it is; the second is whether its boards are drawn.
    Part(Written),
    /// A worker has failed, or fell over.
    Failed(io::Error),
}

/// How many trays there are for each worker.
const TRAYS: usize = 4;

/// How often the bar moves while nothing is done.
const TICK: Duration = Duration::from_millis(100);

/// How long the work on a batch shall take, so that no worker waits long for another in the end.
const BATCH_TIME: Duration = Duration::from_millis(4);

/// How many puzzles the first batches have.
const FIRST: usize = 16;

/// What all workers use.
struct Shop<W> {
    work: W,
    named: Arc<Named>,
    /// Where batches come from, one worker at a time.
    counter: Mutex<Counter>,
    turn: Mutex<u64>,
    turns: Condvar,
    /// How many puzzles a batch should have.
    size: AtomicUsize,
}

struct Counter {
    feed: Feed,
    trays: Receiver<Box<Tray>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Works on several threads; this one writes.
///
/// When the writer has to stop, for nobody reads any more, the workers are left behind: one may be waiting for input that
/// never comes. They end as soon as they find nobody to report to.
fn run_threads<W: Work>(
    work: W,
    named: Arc<Named>,
    feed: Feed,
    threads: usize,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let (hand_out, trays) = mpsc::channel();
    for _ in 0..TRAYS * threads {
        // The receiver is right here.
        let _ = hand_out.send(Box::<Tray>::default());
    }
    let (messages, inbox) = mpsc::sync_channel(TRAYS * threads);
    let shop = Arc::new(Shop {
        work,
        named,
        counter: Mutex::new(Counter { feed, trays }),
        turn: Mutex::new(0),
        turns: Condvar::new(),
        size: AtomicUsize::new(FIRST),
    });
    for _ in 0..threads {
        let (shop, messages) = (Arc::clone(&shop), messages.clone());
        thread::Builder::new().name("solver".to_owned()).spawn(move || shop.work_at(&messages))?;
    }
    drop(messages);
    let ended = write_in_order(&shop, &inbox, &hand_out, writer);
    // Whoever still waits for a turn will find that nobody listens.
    drop(inbox);
    *lock(&shop.turn) = u64::MAX;
    shop.turns.notify_all();
    ended
}

/// Writes the answers in the order of the puzzles until all workers have gone.
fn write_in_order<W: Work>(
    shop: &Shop<W>,
    inbox: &Receiver<Message>,
    hand_out: &Sender<Box<Tray>>,
    writer: &mut Writer<'_>,
) -> io::Result<()> {
    let mut turn = 0;
    let mut early: BTreeMap<u64, Box<Tray>> = BTreeMap::new();
    loop {
        match inbox.recv_timeout(TICK) {
            Ok(Message::Part(written)) => writer.write(&written)?,
            Ok(Message::Done(tray)) => {
                early.insert(tray.batch.number, tray);
                let before = turn;
                while let Some(mut tray) = early.remove(&turn) {
                    writer.write(&tray.written)?;
                    writer.is_done_with(&tray.batch, &tray.written.tally);
                    tray.written.clear();
                    turn += 1;
                    // Nobody takes a tray any more when the inputs have ended.
                    let _ = hand_out.send(tray);
                }
                if turn > before {
                    *lock(&shop.turn) = turn;
                    shop.turns.notify_all();
                }
            }
            Ok(Message::Failed(error)) => return Err(error),
            Err(RecvTimeoutError::Timeout) => writer.progress.tick(),
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

impl<W: Work> Shop<W> {
    /// A worker takes one batch after the other, until there is none or nobody wants the answers.
    fn work_at(&self, messages: &SyncSender<Message>) {
        let fall = Fall { messages };
        let mut hand = self.work.hand();
        while let Some(mut tray) = self.take() {
            let start = Instant::now();
            let Tray { batch, written } = &mut *tray;
            let mut outlet = Queue { shop: self, number: batch.number, messages };
            let mut report = Report { written, outlet: &mut outlet };
            let worked = work_through(&self.work, &mut hand, &self.named, batch, &mut report);
            let message = match worked {
                Ok(()) => {
                    self.learn(tray.written.tally.puzzles, start.elapsed());
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
    fn take(&self) -> Option<Box<Tray>> {
        let mut counter = lock(&self.counter);
        let mut tray = counter.trays.recv().ok()?;
        let size = self.size.load(Ordering::Relaxed);
        counter.feed.fill(&mut tray.batch, size).then_some(tray)
    }

    /// Chooses the size of batches by the time that puzzles take.
    fn learn(&self, puzzles: u64, time: Duration) {
        let each = time.as_nanos() / u128::from(puzzles.max(1));
        let size = usize::try_from(BATCH_TIME.as_nanos() / each.max(1)).unwrap_or(MOST);
        // From one batch to the next it grows slowly: the first puzzles may be easy.
        let most = self.size.load(Ordering::Relaxed).saturating_mul(4).min(MOST);
        self.size.store(size.clamp(1, most), Ordering::Relaxed);
    }
}

/// Tells the writer if its thread falls over, so that it does not wait for ever.
struct Fall<'a> {
    messages: &'a SyncSender<Message>,
}

impl Drop for Fall<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.messages.send(Message::Failed(io::Error::other("a thread has failed")));
        }
    }
}

/// The way to the writer for answers that are too long to be kept: only when it is the batch's turn.
struct Queue<'a, W> {
    shop: &'a Shop<W>,
    number: u64,
    messages: &'a SyncSender<Message>,
}

impl<W> Outlet for Queue<'_, W> {
    fn is_open(&self) -> bool {
        *lock(&self.shop.turn) >= self.number
    }

    fn pass_on(&mut self, written: &mut Written) -> io::Result<()> {
        let turn = lock(&self.shop.turn);
        let waited = self.shop.turns.wait_while(turn, |turn| *turn < self.number);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
        let part = Written {
            out: std::mem::take(&mut written.out),
            errors: std::mem::take(&mut written.errors),
            boards: written.boards,
            drawn: written.drawn,
            tally: Tally::default(),
        };
        (written.boards, written.drawn) = (0, false);
        self.messages.send(Message::Part(part)).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}
