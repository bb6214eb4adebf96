//! Works on files while the game goes on: a thread of its own takes the newest text of each file, and whatever else is to be done.
//! A browser has no thread to spare, and its storage is quick: there it is done at once.

use crate::game::files::storage::{self, FileError};
use crate::game::script::WakeUp;
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::future::{Future, poll_fn, ready};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::task::Poll;
#[cfg(not(target_arch = "wasm32"))]
use std::thread::JoinHandle;

/// Makes the text of a file when it is to be written.
type Text = Box<dyn FnOnce() -> String + Send>;

/// What will come of work; nothing if the game ends before.
pub type Outcome<T> = Pin<Box<dyn Future<Output = Option<T>> + Send + Sync>>;

enum Job {
    Do(Box<dyn FnOnce() + Send>),
    Write(PathBuf, u64, Text),
    /// Tell when all before it is written.
    Flush(Sender<()>),
}

/// What will come of work on files: done by the writer, or at once where there is none.
pub fn beside<T: Send + Sync + 'static>(
    writer: Option<&Writer>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Outcome<T> {
    match writer {
        Some(writer) => writer.ask(work),
        None => Box::pin(ready(Some(work()))),
    }
}

/// What became of a file.
pub struct Report {
    /// The file.
    pub path: PathBuf,
    /// The number of the text.
    pub number: u64,
    /// Whether it was written.
    pub result: Result<(), FileError>,
}

/// What writes.
#[derive(Resource)]
pub struct Writer {
    jobs: Option<Sender<Job>>,
    reports: Mutex<Receiver<Report>>,
    #[cfg(not(target_arch = "wasm32"))]
    thread: Option<JoinHandle<()>>,
    #[cfg(target_arch = "wasm32")]
    desk: Mutex<Desk>,
}

impl Writer {
    /// Starts it. It wakes the app when something could not be written, and when it can be again.
    pub fn start(wake_up: WakeUp) -> Writer {
        let (jobs, inbox) = mpsc::channel();
        let (outbox, reports) = mpsc::channel();
        let desk = Desk { inbox, outbox, wake_up, failing: BTreeSet::new() };
        Writer {
            jobs: Some(jobs),
            reports: Mutex::new(reports),
            #[cfg(not(target_arch = "wasm32"))]
            thread: Some(std::thread::spawn(move || desk.work())),
            #[cfg(target_arch = "wasm32")]
            desk: Mutex::new(desk),
        }
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // Who does it ends with this sender and not before.
            let _ = jobs.send(job);
        }
        #[cfg(target_arch = "wasm32")]
        if let Ok(mut desk) = self.desk.lock() {
            desk.clear();
        }
    }

    /// Has the file written, unless a newer text for it comes before that. The report tells the text by its number.
    pub fn write(&self, path: PathBuf, number: u64, text: impl FnOnce() -> String + Send + 'static) {
        self.send(Job::Write(path, number, Box::new(text)));
    }

    /// Has something done with files, after all that was asked for before. What came of it is there to be polled for; `None` if
    /// the thread has ended.
    fn ask<T: Send + Sync + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        let (outbox, inbox) = mpsc::channel();
        // Nobody may want to know any more.
        let job = Box::new(move || drop(outbox.send(work())));
        self.send(Job::Do(job));
        let inbox = Mutex::new(inbox);
        Box::pin(poll_fn(move |_| match inbox.lock().map(|inbox| inbox.try_recv()) {
            Ok(Ok(done)) => Poll::Ready(Some(done)),
            Ok(Err(TryRecvError::Empty)) => Poll::Pending,
            Ok(Err(TryRecvError::Disconnected)) | Err(_) => Poll::Ready(None),
        }))
    }

    /// Waits until all that was asked for is written.
    pub fn flush(&self) {
        let (done, is_done) = mpsc::channel();
        self.send(Job::Flush(done));
        // Where nobody writes any more, nobody is waited for.
        let _ = is_done.recv();
    }

    /// What was written since the last call.
    pub fn reports(&self) -> Vec<Report> {
        self.reports.lock().map(|reports| reports.try_iter().collect()).unwrap_or_default()
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Where the jobs come in.
struct Desk {
    inbox: Receiver<Job>,
    outbox: Sender<Report>,
    wake_up: WakeUp,
    failing: BTreeSet<PathBuf>,
}

impl Desk {
    #[cfg(not(target_arch = "wasm32"))]
    fn work(mut self) {
        while let Ok(first) = self.inbox.recv() {
            self.carry_out(first);
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn clear(&mut self) {
        while let Ok(first) = self.inbox.try_recv() {
            self.carry_out(first);
        }
    }

    /// Carries out this job and all that came after it.
    fn carry_out(&mut self, first: Job) {
        let mut newest: BTreeMap<PathBuf, (u64, Text)> = BTreeMap::new();
        let mut waiting = Vec::new();
        for job in std::iter::once(first).chain(self.inbox.try_iter()) {
            match job {
                Job::Write(path, number, text) => drop(newest.insert(path, (number, text))),
                Job::Do(work) => work(),
                Job::Flush(done) => waiting.push(done),
            }
        }
        for (path, (number, text)) in newest {
            let result = storage::write(&path, text().as_bytes());
            // Only what could not be written before is news.
            let is_news = match &result {
                Ok(()) => self.failing.remove(&path),
                Err(_) => {
                    self.failing.insert(path.clone());
                    true
                }
            };
            // Nobody listens any more when the game has ended.
            let _ = self.outbox.send(Report { path, number, result });
            if is_news {
                self.wake_up.call();
            }
        }
        for done in waiting {
            let _ = done.send(());
        }
    }
}
