//! Where the work is done: in threads of their own, as many at once as there are seats, and no longer than somebody waits.

use super::limits::Limits;
use super::refused::Refused;
use crate::answers::Hand;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How many looks go by on the spot before a puzzle is given to a thread: most are solved by then.
const LOOKS_ON_THE_SPOT: u32 = 1;

/// Has work done.
#[derive(Debug)]
pub(super) struct Office {
    pub limits: Limits,
    seats: Arc<Semaphore>,
}

/// Tells the work when nobody waits for it any more: when a client is gone, the future that waits is dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Office {
    pub fn new(limits: Limits) -> Office {
        Office { limits, seats: Arc::new(Semaphore::new(limits.at_once)) }
    }

    /// Has work done in a thread of its own.
    pub async fn work<T: Send + 'static>(
        &self,
        task: impl FnOnce(&mut Hand) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let seat = Arc::clone(&self.seats).try_acquire_owned().map_err(|_| Refused::Busy)?;
        let waits = Arc::new(AtomicBool::new(true));
        let waiting = Waiting(Arc::clone(&waits));
        let end = Instant::now() + self.limits.time;
        let mut hand = Hand::asking(move || waits.load(Ordering::Relaxed) && Instant::now() < end);
        let done = spawn_blocking(move || {
            let _seat = seat;
            task(&mut hand)
        });
        let done = done.await.map_err(|_| Refused::Fallen);
        drop(waiting);
        done
    }

    /// Begins on the spot, which is all that most puzzles need; what takes longer begins anew in a thread.
    pub async fn work_soon<T: Send + 'static, E: Send + 'static>(
        &self,
        task: impl Fn(&mut Hand) -> Result<T, E> + Send + 'static,
        is_stopped: fn(&E) -> bool,
    ) -> Result<Result<T, E>, Refused> {
        let mut looks = 0;
        let mut hand = Hand::asking(move || {
            looks += 1;
            looks < LOOKS_ON_THE_SPOT
        });
        match task(&mut hand) {
            Err(reason) if is_stopped(&reason) => self.work(move |hand| task(hand)).await,
            done => Ok(done),
        }
    }
}
