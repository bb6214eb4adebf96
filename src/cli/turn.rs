//! Whose turn it is to be written.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A number that can be waited for.
#[derive(Default)]
pub(super) struct Turn {
    number: Mutex<u64>,
    changed: Condvar,
}

impl Turn {
    pub fn set(&self, number: u64) {
        *lock(&self.number) = number;
        self.changed.notify_all();
    }

    pub fn has_come(&self, number: u64) -> bool {
        *lock(&self.number) >= number
    }

    pub fn wait_for(&self, number: u64) {
        let waited = self.changed.wait_while(lock(&self.number), |turn| *turn < number);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

/// Lets those go who wait for a turn, whichever way the writer ends: they will find that nobody listens.
pub(super) struct Release<'a>(pub &'a Turn);

impl Drop for Release<'_> {
    fn drop(&mut self) {
        self.0.set(u64::MAX);
    }
}

/// What is behind the lock, be it that somebody fell over with it in hand.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
