//! Runs the work in separate threads, and only as long as the client waits. Long work waits in a queue, so that it never delays
//! quick work.

use super::limits::Limits;
use super::request_error::RequestError;
use std::cell::RefCell;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use sudoku_answers::{InterruptibleSolver, Refusal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The maximum time for quick work before it starts again in the queue.
const QUICK_TIME: Duration = Duration::from_millis(20);

thread_local! {
    /// Each thread's solver, which stops at its first check.
    static QUICK_SOLVER: RefCell<InterruptibleSolver> = RefCell::new(InterruptibleSolver::with_check(|| false));
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
pub(super) enum WorkClass {
    /// Work that should take a few milliseconds. If it takes longer than [`QUICK_TIME`], it starts again in the queue.
    Quick,
    /// Longer work, which goes to the queue.
    Slow,
}

/// Runs the work of all requests, within the limits.
#[derive(Debug)]
pub(super) struct WorkerPool {
    pub limits: Limits,
    /// The permits for quick work.
    permits: Arc<Semaphore>,
    body_permits: Semaphore,
    queue: Queue,
}

/// A permit to have work done, and to keep its answer.
#[derive(Debug)]
pub(super) struct WorkPermit {
    _permits: Vec<OwnedSemaphorePermit>,
    /// The client's share of the queue, which is removed with the client's last permit.
    _quota: Option<Arc<ClientQuota>>,
}

/// Cancels the work when nobody waits for it any more: if the client disconnects, the waiting future is dropped.
struct CancelOnDrop(Arc<AtomicBool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl WorkerPool {
    pub fn new(limits: Limits) -> WorkerPool {
        let permits = Arc::new(Semaphore::new(limits.at_once));
        // Leave one core for quick work.
        let worker_count = available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1);
        WorkerPool {
            limits,
            permits,
            body_permits: Semaphore::new(limits.at_once),
            queue: Queue::new(limits, worker_count),
        }
    }

    /// Reserves a place for a large body while it arrives.
    pub fn reserve_body(&self) -> Result<SemaphorePermit<'_>, RequestError> {
        self.body_permits.try_acquire().map_err(|_| RequestError::Busy)
    }

    /// Runs work in a separate thread. Keep the returned permit for as long as the answer.
    pub async fn work<T: Send + 'static>(
        &self,
        client: Client,
        class: WorkClass,
        task: impl Fn(&mut InterruptibleSolver) -> Result<T, RequestError> + Send + Sync + 'static,
    ) -> Result<(T, WorkPermit), RequestError> {
        let task = Arc::new(task);
        if class == WorkClass::Quick {
            let permit = Arc::clone(&self.permits).try_acquire_owned().map_err(|_| RequestError::Busy)?;
            let permit = WorkPermit { _permits: vec![permit], _quota: None };
            let (done, permit) = run(&task, QUICK_TIME.min(self.limits.time), permit).await?;
            if !matches!(done, Err(RequestError::Puzzle(Refusal::Stopped))) {
                return Ok((done?, permit));
            }
        }
        let (permit, worker) = self.queue.enter(client).await?;
        let (done, (permit, _)) = run(&task, self.limits.time, (permit, worker)).await?;
        Ok((done?, permit))
    }

    /// Runs work on this thread at once, which is enough for most puzzles. Work that takes longer starts again in a separate
    /// thread.
    pub async fn run_inline<T: Send + 'static>(
        &self,
        client: Client,
        task: impl Fn(&mut InterruptibleSolver) -> Result<T, Refusal> + Send + Sync + 'static,
    ) -> Result<T, RequestError> {
        match QUICK_SOLVER.with_borrow_mut(&task) {
            Err(Refusal::Stopped) => {
                let task = move |solver: &mut InterruptibleSolver| task(solver).map_err(RequestError::Puzzle);
                Ok(self.work(client, WorkClass::Quick, task).await?.0)
            }
            done => done.map_err(RequestError::Puzzle),
        }
    }
}

/// Runs a task for at most this time, while this future is polled. The permits are kept for as long as its thread works.
async fn run<T: Send + 'static, P: Send + 'static>(
    task: &Arc<impl Fn(&mut InterruptibleSolver) -> Result<T, RequestError> + Send + Sync + 'static>,
    time: Duration,
    permits: P,
) -> Result<(Result<T, RequestError>, P), RequestError> {
    let waits = Arc::new(AtomicBool::new(true));
    let _cancel = CancelOnDrop(Arc::clone(&waits));
    let (start, task) = (Instant::now(), Arc::clone(task));
    let mut solver = InterruptibleSolver::with_check(move || waits.load(Ordering::Relaxed) && start.elapsed() < time);
    spawn_blocking(move || (task(&mut solver), permits)).await.map_err(|_| RequestError::WorkerPanicked)
}

/// A queue for slow work in order of arrival, with a fair share for each client: a client has at most one request per worker in
/// the common queue, and its other requests wait behind them.
#[derive(Debug)]
struct Queue {
    limits: Limits,
    worker_count: usize,
    slots: Arc<Semaphore>,
    workers: Arc<Semaphore>,
    quotas: Mutex<HashMap<Client, Weak<ClientQuota>>>,
}

/// A client's share of the queue.
#[derive(Debug)]
pub(super) struct ClientQuota {
    slots: Arc<Semaphore>,
    workers: Arc<Semaphore>,
}

impl Queue {
    fn new(limits: Limits, worker_count: usize) -> Queue {
        let (slots, workers) = (Arc::new(Semaphore::new(limits.at_once)), Arc::new(Semaphore::new(worker_count)));
        Queue { limits, worker_count, slots, workers, quotas: Mutex::default() }
    }

    /// Waits for this client's turn. Returns the permit for the answer and the permits to work now.
    async fn enter(&self, client: Client) -> Result<(WorkPermit, [OwnedSemaphorePermit; 2]), RequestError> {
        let quota = self.quota(client);
        let own = Arc::clone(&quota.slots).try_acquire_owned().map_err(|_| RequestError::TooManyWaiting)?;
        let slot = Arc::clone(&self.slots).try_acquire_owned().map_err(|_| RequestError::Busy)?;
        let workers = async {
            let own = Arc::clone(&quota.workers).acquire_owned().await?;
            Ok([own, Arc::clone(&self.workers).acquire_owned().await?])
        };
        let workers = timeout(self.limits.time, workers).await.map_err(|_| RequestError::Busy)?;
        let workers = workers.map_err(|_: tokio::sync::AcquireError| RequestError::WorkerPanicked)?;
        Ok((WorkPermit { _permits: vec![own, slot], _quota: Some(quota) }, workers))
    }

    fn quota(&self, client: Client) -> Arc<ClientQuota> {
        let mut quotas = self.quotas.lock().unwrap_or_else(PoisonError::into_inner);
        quotas.retain(|_, quota| quota.strong_count() > 0);
        quotas.get(&client).and_then(Weak::upgrade).unwrap_or_else(|| {
            let slots = self.limits.at_once.div_ceil(2);
            let quota = ClientQuota {
                slots: Arc::new(Semaphore::new(slots)),
                workers: Arc::new(Semaphore::new(self.worker_count)),
            };
            let quota = Arc::new(quota);
            quotas.insert(client, Arc::downgrade(&quota));
            quota
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
                    let worker = queue.enter(client(number)).await.expect("a turn");
                    done.send(number).expect("somebody listens");
                    yield_now().await;
                    drop(worker);
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
            queue.quota(client(3));
            assert_eq!(queue.quotas.lock().expect("no panic").len(), 1, "those who left are forgotten");
        });
    }

    #[test]
    fn no_client_takes_all_places_and_nobody_waits_for_ever() {
        blocks_on(async {
            let queue = queue(Duration::from_millis(5));
            let _first = queue.enter(client(1)).await.expect("a turn");
            assert!(matches!(queue.enter(client(1)).await, Err(RequestError::Busy)), "its turn does not come");
            assert!(matches!(queue.enter(client(2)).await, Err(RequestError::Busy)), "nor that of another");
            let quota = queue.quota(client(1));
            let _all = Arc::clone(&quota.slots).try_acquire_many_owned(3).expect("the rest of half of the places");
            assert!(matches!(queue.enter(client(1)).await, Err(RequestError::TooManyWaiting)));
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
