//! Works on files in the background, in order; of several texts for one file, it writes only the newest. In a browser, whose
//! storage is fast, the work is done at once.

use super::place;
use crate::game::files::storage::FileError;
use crate::game::script::WakeUp;
use crate::game::script::work::{Work, on_thread};
use bevy_ecs::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::future::{Future, poll_fn, ready};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::TryRecvError;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::task::Poll;

/// Produces a file's text when it is written.
type Text = Box<dyn FnOnce() -> String + Send>;

/// The future result of file work; `None` if the game ends first.
pub type Outcome<T> = Pin<Box<dyn Future<Output = Option<T>> + Send + Sync>>;

enum Job {
    Do(Box<dyn FnOnce() + Send>),
    Write(PathBuf, u64, Text),
}

/// Runs file work with the writer, or at once if there is none.
pub fn beside<T: Send + Sync + 'static>(
    writer: Option<&Writer>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Outcome<T> {
    match writer {
        Some(writer) => writer.ask(work),
        None => Box::pin(ready(Some(work()))),
    }
}

/// Result of writing a file.
pub struct Report {
    /// The file's path.
    pub path: PathBuf,
    /// The number that the text was sent with.
    pub number: u64,
    /// Success, or the reason for the failure.
    pub result: Result<(), FileError>,
}

/// The background writer.
#[derive(Resource)]
pub struct Writer {
    desk: Arc<Desk>,
    work: Mutex<Option<Work<()>>>,
}

impl Writer {
    /// Creates an idle writer. It wakes the app when writing starts to fail and when it works again.
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
        // Jobs left by the previous work are done by this one.
        *lock(&self.work) = Some(on_thread(move || desk.clear()));
    }

    /// Queues a text for the file, replacing an older text that is still queued. The report will carry `number`.
    pub fn write(&self, path: PathBuf, number: u64, text: impl FnOnce() -> String + Send + 'static) {
        self.send(Job::Write(path, number, Box::new(text)));
    }

    /// Queues other file work after everything queued so far. Poll the outcome for the result; it is `None` if the work was not
    /// done.
    fn ask<T: Send + Sync + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Outcome<T> {
        let (outbox, inbox) = mpsc::channel();
        // The receiver may be gone.
        let job = Box::new(move || drop(outbox.send(work())));
        self.send(Job::Do(job));
        let inbox = Mutex::new(inbox);
        Box::pin(poll_fn(move |_| match inbox.lock().map(|inbox| inbox.try_recv()) {
            Ok(Ok(done)) => Poll::Ready(Some(done)),
            Ok(Err(TryRecvError::Empty)) => Poll::Pending,
            Ok(Err(TryRecvError::Disconnected)) | Err(_) => Poll::Ready(None),
        }))
    }

    /// Waits until all queued work is done.
    pub fn flush(&self) {
        self.desk.clear();
    }

    /// Returns the reports since the last call.
    pub fn reports(&self) -> Vec<Report> {
        std::mem::take(&mut lock(&self.desk.reports))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.flush();
    }
}

/// The queue of jobs and their reports.
struct Desk {
    jobs: Mutex<Vec<Job>>,
    reports: Mutex<Vec<Report>>,
    /// The files that could not be written. Its lock is held while jobs are done, which keeps them in order.
    failing: Mutex<BTreeSet<PathBuf>>,
    wake_up: WakeUp,
}

impl Desk {
    /// Does all queued jobs.
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
            let result = place::write(&path, text().as_bytes()).map_err(|error| FileError::writing(&path, &error));
            // Report only changes between failure and success.
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
