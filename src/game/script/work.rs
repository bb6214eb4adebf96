//! Background work: on a thread of Bevy's pool or, in a browser, which has no threads to spare, in parts between frames.

use super::WakeUp;
use bevy_app::{TaskPoolOptions, TaskPoolPlugin};
#[cfg(not(target_arch = "wasm32"))]
use bevy_tasks::{AsyncComputeTaskPool, Task};
use futures_lite::future::yield_now;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use sudoku_storage::clock::Instant;

#[cfg(not(target_arch = "wasm32"))]
type Worker<T> = Task<T>;
/// In a browser the future need not be `Sync`, because it is not shared.
#[cfg(target_arch = "wasm32")]
type Worker<T> = std::sync::Mutex<Pin<Box<dyn Future<Output = T> + Send>>>;

/// Background work and its result. Dropping it stops the work after the current part, and so does the end of the app.
pub struct Work<T>(Worker<T>);

/// The number of background tasks at a time, such as a race, a question, a puzzle and a file. None waits for another.
const WORKERS: usize = 4;

/// Returns the plugin of the task pools on which all work runs.
pub fn task_pools() -> TaskPoolPlugin {
    let mut task_pool_options = TaskPoolOptions::default();
    task_pool_options.async_compute.min_threads = WORKERS;
    TaskPoolPlugin { task_pool_options }
}

/// Starts work in a single part.
pub fn on_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Work<T> {
    in_parts(async move { work() })
}

/// Starts work that consists of the parts between its yields. A browser does one part at each poll.
pub fn in_parts<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Work<T> {
    #[cfg(not(target_arch = "wasm32"))]
    return Work(AsyncComputeTaskPool::get_or_init(Default::default).spawn(work));
    #[cfg(target_arch = "wasm32")]
    Work(std::sync::Mutex::new(Box::pin(work)))
}

impl<T> fmt::Debug for Work<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::any::type_name::<Self>())
    }
}

impl<T> Future for Work<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<T> {
        #[cfg(not(target_arch = "wasm32"))]
        let worker = &mut self.0;
        #[cfg(target_arch = "wasm32")]
        let worker = self.0.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        Pin::new(worker).poll(context)
    }
}

/// Duration of one slice of work; in a browser, this much of each frame.
const SLICE: Duration = Duration::from_millis(6);

/// Does short parts of work until it is ready, and yields between slices of many parts.
pub async fn in_slices<T>(mut advance: impl FnMut() -> Poll<T>) -> T {
    loop {
        let start = Instant::now();
        while start.elapsed() < SLICE {
            if let Poll::Ready(done) = advance() {
                return done;
            }
        }
        yield_now().await;
    }
}

/// Returns the result if the work is done. Otherwise, the app wakes when there is progress.
pub fn poll<T>(future: &mut (impl Future<Output = T> + Unpin), wake_up: &WakeUp) -> Option<T> {
    let waker = Waker::from(std::sync::Arc::new(wake_up.clone()));
    match Pin::new(future).poll(&mut Context::from_waker(&waker)) {
        Poll::Ready(done) => Some(done),
        Poll::Pending => None,
    }
}
