//! Work beside the frames: on a thread of Bevy's pool, or, in a browser, which has no thread to spare, a part at a time.

use super::WakeUp;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task};
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

#[cfg(not(target_arch = "wasm32"))]
type Worker<T> = Task<T>;
/// What nobody shares need not be `Sync`.
#[cfg(target_arch = "wasm32")]
type Worker<T> = std::sync::Mutex<Pin<Box<dyn Future<Output = T> + Send>>>;

/// Work that goes on beside the frames, and what comes of it. When this is dropped, the work ends with the part that is being
/// done; it ends with the app, too.
pub struct Work<T>(Worker<T>);

/// Begins work that is done in one part.
pub fn elsewhere<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Work<T> {
    in_parts(async move { work() })
}

/// Begins work that is done in parts: each ends where the work yields. A browser does one each time it is polled.
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

/// What came of it, if it is done. The app wakes when there is more to see.
pub fn look<T>(future: &mut (impl Future<Output = T> + Unpin), wake_up: &WakeUp) -> Option<T> {
    let waker = Waker::from(std::sync::Arc::new(wake_up.clone()));
    match Pin::new(future).poll(&mut Context::from_waker(&waker)) {
        Poll::Ready(done) => Some(done),
        Poll::Pending => None,
    }
}
