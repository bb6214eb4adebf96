//! Works on files beside the game, in order: the newest text of each file, and whatever else is to be done. In a browser, whose storage
//! is quick, it is done at once.

use crate::files::storage::{self, FileError};
use crate::game::script::WakeUp;
use crate::game::script::work::{Work, elsewhere};
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::future::{Future, poll_fn, ready};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::{self, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

/// Makes the text of a file when it is to be written.
type Text = Box<dyn FnOnce() -> String + Send>;

/// What will come of work; nothing if the game ends before.
pub type Outcome<T> = Pin<Box<dyn Future<Output = Option<T>> + Send + Sync>>;

enum Job {
    Do(Box<dyn FnOnce() + Send>),
    Write(PathBuf, u64, Text),
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
    desk: Arc<Desk>,
    work: Mutex<Option<Work<()>>>,
}

impl Writer {
    /// One that has nothing to write yet. It wakes the app when something could not be written, and when it can be again.
    pub fn new(wake_up: WakeUp) -> Writer {
        let desk = Desk { jobs: Mutex::default(), reports: Mutex::default(), failing: Mutex::default(), wake_up };
        Writer { desk: Arc::new(desk), work: Mutex::default() }
    }

    fn send(&self, job: Job) {
        lock(&self.desk.jobs).push(job);
        if cfg!(target_arch = "wasm32") {
            return self.flush();
        }
        let desk = Arc::clone(&self.desk);
        // What has not begun with the jobs before is done with this one.
        *lock(&self.work) = Some(elsewhere(move || desk.clear()));
    }

    /// Has the file written, unless a newer text for it comes before that. The report tells the text by its number.
    pub fn write(&self, path: PathBuf, number: u64, text: impl FnOnce() -> String + Send + 'static) {
        self.send(Job::Write(path, number, Box::new(text)));
    }

    /// Has something done with files, after all that was asked for before. What came of it is there to be polled for; `None` if
    /// it was not done.
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
        self.desk.clear();
    }

    /// What was written since the last call.
    pub fn reports(&self) -> Vec<Report> {
        std::mem::take(&mut lock(&self.desk.reports))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flush();
    }
}

/// Where the jobs come in.
struct Desk {
    jobs: Mutex<Vec<Job>>,
    reports: Mutex<Vec<Report>>,
    /// The files that could not be written. Whoever carries out jobs holds it, so that they are carried out in order.
    failing: Mutex<BTreeSet<PathBuf>>,
    wake_up: WakeUp,
}

impl Desk {
    /// Carries out all jobs that are there.
    fn clear(&self) {
        let mut failing = lock(&self.failing);
        let jobs = std::mem::take(&mut *lock(&self.jobs));
        let mut newest = BTreeMap::new();
        for job in jobs {
            match job {
                Job::Write(path, number, text) => drop(newest.insert(path, (number, text))),
                Job::Do(work) => {
                    self.write(std::mem::take(&mut newest), &mut failing);
                    work();
                }
            }
        }
        self.write(newest, &mut failing);
    }

    fn write(&self, texts: BTreeMap<PathBuf, (u64, Text)>, failing: &mut BTreeSet<PathBuf>) {
        for (path, (number, text)) in texts {
            let result = storage::write(&path, text().as_bytes());
            // Only what could not be written before is news.
            let is_news = match &result {
                Ok(()) => failing.remove(&path),
                Err(_) => {
                    failing.insert(path.clone());
                    true
                }
            };
            lock(&self.reports).push(Report { path, number, result });
            if is_news {
                self.wake_up.call();
            }
        }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
