//! Runs the work in separate threads, and only as long as the client waits. Long work waits in a queue, so that it never delays
//! quick work.

use super::limits::Limits;
use super::refused::Refused;
use std::cell::RefCell;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use sudoku_answers::{InterruptibleSolver, Refusal, StoppedError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The maximum time for quick work before it starts again in the queue.
const QUICK: Duration = Duration::from_millis(20);

thread_local! {
    /// Each thread's solver, which stops at its first check.
    static IMPATIENT: RefCell<InterruptibleSolver> = RefCell::new(InterruptibleSolver::with_check(|| false));
}

/// The client that sent a request: an address, or a whole IPv6 network.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Client(IpAddr);

impl From<IpAddr> for Client {
    /// Treats all addresses of one IPv6 network as one client, since a client can have as many of them as it likes.
    fn from(address: IpAddr) -> Client {
        Client(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address => address,
        })
    }
}

/// The expected duration of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    /// Work of milliseconds. If it takes longer, it starts again in the queue.
    Quick,
    /// Longer work, which goes to the queue.
    Slow,
}

/// Runs the work of all requests, within the limits.
#[derive(Debug)]
pub(super) struct Office {
    pub limits: Limits,
    /// The permits for quick work.
    seats: Arc<Semaphore>,
    shelves: Semaphore,
    queue: Queue,
}

/// A permit to have work done, and to keep its answer.
#[derive(Debug)]
pub(super) struct Seat {
    _permits: Vec<OwnedSemaphorePermit>,
    /// The client's share of the queue, which is removed with the client's last seat.
    _share: Option<Arc<Share>>,
}

/// Tells the work when nobody waits for it any more: if the client disconnects, the waiting future is dropped.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Office {
    pub fn new(limits: Limits) -> Office {
        let seats = Arc::new(Semaphore::new(limits.at_once));
        // Leave one core for quick work.
        let workers = available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1);
        Office { limits, seats, shelves: Semaphore::new(limits.at_once), queue: Queue::new(limits, workers) }
    }

    /// Reserves a place for a large body while it arrives.
    pub fn shelf(&self) -> Result<SemaphorePermit<'_>, Refused> {
        self.shelves.try_acquire().map_err(|_| Refused::Busy)
    }

    /// Runs work in a separate thread. Keep the returned seat for as long as the answer.
    pub async fn work<T: Send + 'static>(
        &self,
        client: Client,
        pace: Pace,
        task: impl Fn(&mut InterruptibleSolver) -> Result<T, Refused> + Send + Sync + 'static,
    ) -> Result<(T, Seat), Refused> {
        let task = Arc::new(task);
        if pace == Pace::Quick {
            let seat = Arc::clone(&self.seats).try_acquire_owned().map_err(|_| Refused::Busy)?;
            let seat = Seat { _permits: vec![seat], _share: None };
            let (done, seat) = run(&task, QUICK.min(self.limits.time), seat).await?;
            if !matches!(done, Err(Refused::Puzzle(Refusal::Stopped))) {
                return Ok((done?, seat));
            }
        }
        let (seat, turn) = self.queue.enter(client).await?;
        let (done, (seat, _)) = run(&task, self.limits.time, (seat, turn)).await?;
        Ok((done?, seat))
    }

    /// Runs work on this thread at once, which is enough for most puzzles. Work that takes longer starts again in a separate
    /// thread.
    pub async fn work_soon<T: Send + 'static>(
        &self,
        client: Client,
        task: impl Fn(&mut InterruptibleSolver) -> Result<T, StoppedError> + Send + Sync + 'static,
    ) -> Result<T, Refused> {
        match IMPATIENT.with_borrow_mut(&task) {
            Ok(done) => Ok(done),
            Err(StoppedError) => {
                let task = move |solver: &mut InterruptibleSolver| {
                    task(solver).map_err(|stopped| Refused::Puzzle(stopped.into()))
                };
                Ok(self.work(client, Pace::Quick, task).await?.0)
            }
        }
    }
}

/// Runs a task for at most this time, while this future is polled. The permits are kept for as long as its thread works.
async fn run<T: Send + 'static, P: Send + 'static>(
    task: &Arc<impl Fn(&mut InterruptibleSolver) -> Result<T, Refused> + Send + Sync + 'static>,
    time: Duration,
    permits: P,
) -> Result<(Result<T, Refused>, P), Refused> {
    let waits = Arc::new(AtomicBool::new(true));
    let _waiting = Waiting(Arc::clone(&waits));
    let (start, task) = (Instant::now(), Arc::clone(task));
    let mut solver = InterruptibleSolver::with_check(move || waits.load(Ordering::Relaxed) && start.elapsed() < time);
    spawn_blocking(move || (task(&mut solver), permits)).await.map_err(|_| Refused::Fallen)
}

/// A queue for slow work in order of arrival, with a fair share for each client: a client has at most one request per worker in
/// the common queue, and its other requests wait behind them.
#[derive(Debug)]
struct Queue {
    limits: Limits,
    workers: usize,
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
    shares: Mutex<HashMap<Client, Weak<Share>>>,
}

/// A client's share of the queue.
#[derive(Debug)]
pub(super) struct Share {
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Queue {
    fn new(limits: Limits, workers: usize) -> Queue {
        let (places, turns) = (Arc::new(Semaphore::new(limits.at_once)), Arc::new(Semaphore::new(workers)));
        Queue { limits, workers, places, turns, shares: Mutex::default() }
    }

    /// Waits for this client's turn. Returns the seat and the permits to work now.
    async fn enter(&self, client: Client) -> Result<(Seat, [OwnedSemaphorePermit; 2]), Refused> {
        let share = self.share(client);
        let own = Arc::clone(&share.places).try_acquire_owned().map_err(|_| Refused::TooOften)?;
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Refused::Busy)?;
        let turns = async {
            let own = Arc::clone(&share.turns).acquire_owned().await?;
            Ok([own, Arc::clone(&self.turns).acquire_owned().await?])
        };
        let turns = timeout(self.limits.time, turns).await.map_err(|_| Refused::Busy)?;
        let turns = turns.map_err(|_: tokio::sync::AcquireError| Refused::Fallen)?;
        Ok((Seat { _permits: vec![own, place], _share: Some(share) }, turns))
    }

    fn share(&self, client: Client) -> Arc<Share> {
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| share.strong_count() > 0);
        shares.get(&client).and_then(Weak::upgrade).unwrap_or_else(|| {
            let places = self.limits.at_once.div_ceil(2);
            let share =
                Share { places: Arc::new(Semaphore::new(places)), turns: Arc::new(Semaphore::new(self.workers)) };
            let share = Arc::new(share);
            shares.insert(client, Arc::downgrade(&share));
            share
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Builder;
    use tokio::task::{JoinSet, yield_now};

    fn queue(time: Duration) -> Arc<Queue> {
        Arc::new(Queue::new(Limits { at_once: 8, time, ..Limits::default() }, 1))
    }

    fn client(number: u8) -> Client {
        Client::from(IpAddr::from([10, 0, 0, number]))
    }

    fn blocks_on(future: impl Future<Output = ()>) {
        Builder::new_current_thread().enable_time().build().expect("a runtime").block_on(future);
    }

    #[test]
    fn clients_take_turns() {
        blocks_on(async {
            let queue = queue(Duration::from_secs(60));
            let first = queue.enter(client(1)).await.expect("a turn");
            let mut waiting = JoinSet::new();
            let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
            // The first client asks three times before the second one asks.
            for number in [1, 1, 1, 2, 2] {
                let (queue, done) = (Arc::clone(&queue), done.clone());
                waiting.spawn(async move {
                    let turn = queue.enter(client(number)).await.expect("a turn");
                    done.send(number).expect("somebody listens");
                    yield_now().await;
                    drop(turn);
                });
                yield_now().await;
            }
            drop((first, done));
            waiting.join_all().await;
            let mut came = Vec::new();
            while let Some(number) = order.recv().await {
                came.push(number);
            }
            assert_eq!(came, [2, 1, 2, 1, 1]);
            queue.share(client(3));
            assert_eq!(queue.shares.lock().expect("no panic").len(), 1, "those who left are forgotten");
        });
    }

    #[test]
    fn no_client_takes_all_places_and_nobody_waits_for_ever() {
        blocks_on(async {
            let queue = queue(Duration::from_millis(5));
            let _first = queue.enter(client(1)).await.expect("a turn");
            assert!(matches!(queue.enter(client(1)).await, Err(Refused::Busy)), "its turn does not come");
            assert!(matches!(queue.enter(client(2)).await, Err(Refused::Busy)), "nor that of another");
            let share = queue.share(client(1));
            let _all = Arc::clone(&share.places).try_acquire_many_owned(3).expect("the rest of half of the places");
            assert!(matches!(queue.enter(client(1)).await, Err(Refused::TooOften)));
        });
    }

    #[test]
    fn a_network_of_the_newer_kind_is_one_client() {
        let of = |address: &str| Client::from(address.parse::<IpAddr>().expect("an address"));
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::2"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("::ffff:10.0.0.1"), client(1));
    }
}
