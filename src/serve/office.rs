//! Where the work is done: in separate threads, at most one per seat, and only as long as the client waits.

use super::limits::Limits;
use super::refused::Refused;
use crate::answers::{Hand, Stopped};
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;

thread_local! {
    /// Each thread's hand, which stops the first time it asks whether to go on.
    static IMPATIENT: RefCell<Hand> = RefCell::new(Hand::asking(|| false));
}

/// Runs the work.
#[derive(Debug)]
pub(super) struct Office {
    pub limits: Limits,
    seats: Arc<Semaphore>,
    shelves: Semaphore,
}

/// The right to have work done.
pub(super) type Seat = OwnedSemaphorePermit;

/// Tells the work when nobody waits for it: if the client disconnects, the waiting future is dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Office {
    pub fn new(limits: Limits) -> Office {
        let seats = Arc::new(Semaphore::new(limits.at_once));
        Office { limits, seats, shelves: Semaphore::new(limits.at_once) }
    }

    /// Reserves a place for a large body while it arrives.
    pub fn shelf(&self) -> Result<SemaphorePermit<'_>, Refused> {
        self.shelves.try_acquire().map_err(|_| Refused::Busy)
    }

    /// Runs work in a separate thread. Whoever keeps the answer keeps the seat.
    pub async fn work<T: Send + 'static>(
        &self,
        task: impl FnOnce(&mut Hand) -> T + Send + 'static,
    ) -> Result<(T, Seat), Refused> {
        let seat = Arc::clone(&self.seats).try_acquire_owned().map_err(|_| Refused::Busy)?;
        let waits = Arc::new(AtomicBool::new(true));
        let waiting = Waiting(Arc::clone(&waits));
        let (start, time) = (Instant::now(), self.limits.time);
        let mut hand = Hand::asking(move || waits.load(Ordering::Relaxed) && start.elapsed() < time);
        let done = spawn_blocking(move || (task(&mut hand), seat));
        let done = done.await.map_err(|_| Refused::Fallen);
        drop(waiting);
        done
    }

    /// Starts at once on this thread, which is enough for most puzzles; work that takes longer starts again in a separate
    /// thread.
    pub async fn work_soon<T: Send + 'static>(
        &self,
        task: impl Fn(&mut Hand) -> Result<T, Stopped> + Send + 'static,
    ) -> Result<T, Refused> {
        match IMPATIENT.with_borrow_mut(&task) {
            Ok(done) => Ok(done),
            Err(Stopped) => {
                self.work(move |hand| task(hand)).await?.0.map_err(|stopped| Refused::Puzzle(stopped.into()))
            }
        }
    }
}
