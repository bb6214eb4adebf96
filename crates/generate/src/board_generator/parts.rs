//! Work in parts: whoever polls it can do something else, or stop, between them.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Ends a part of the work.
pub async fn pause() {
    let mut has_paused = false;
    poll_fn(|context| {
        if has_paused {
            return Poll::Ready(());
        }
        has_paused = true;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

/// Does all parts of the work.
pub fn finish<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Poll::Ready(done) = work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}
