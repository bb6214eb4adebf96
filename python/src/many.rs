//! Works on many puzzles on all cores, without the interpreter's lock.
//!
//! Each call starts and ends its own threads, so that a process may fork between two calls. The calling thread waits for them
//! and checks for signals meanwhile.

use crate::errors::RowError;
use crate::watch::CHECK_INTERVAL;
use pyo3::prelude::*;
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use sudoku_kit::answers::InterruptibleSolver;

/// Options for working on many rows.
#[derive(FromPyObject, Debug)]
#[pyo3(from_item_all)]
pub struct RowOptions<'py> {
    /// The number of threads; 0 for all cores.
    threads: usize,
    /// True if bad rows become null. Otherwise the first one raises an error.
    nulls: bool,
    /// The function that is called with the number of rows done since the last call.
    progress: Option<Bound<'py, PyAny>>,
}

/// The number of rows that a thread takes at once.
const MAX_ROWS_AT_ONCE: usize = 1024;

/// The minimum time between two calls of `progress`.
const CALL_INTERVAL: Duration = Duration::from_millis(100);

/// Fills in the slot of each row. Returns the indices of the bad rows, in order. Their slots stay as they are.
///
/// # Errors
/// Raises `RowError` for the first bad row unless bad rows become null, and the exceptions of signals.
pub fn each_row<S: Send, E: Display>(
    py: Python<'_>,
    way: &RowOptions<'_>,
    slots: &mut [S],
    work: impl Fn(&mut InterruptibleSolver, usize, &mut S) -> Result<(), E> + Sync,
) -> PyResult<Vec<usize>> {
    let (rows, nulls) = (slots.len(), way.nulls);
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = if way.threads == 0 { cores() } else { way.threads };
    // At the end, no thread should wait long for another.
    let at_once = (rows / (threads * 8)).clamp(1, MAX_ROWS_AT_ONCE);
    let chunks = Mutex::new(slots.chunks_mut(at_once).enumerate());
    let stop = Arc::new(AtomicBool::new(false));
    let done = AtomicUsize::new(0);
    // Rows from here on need no answer, because an earlier one is bad.
    let end = AtomicUsize::new(rows);
    let bad: Mutex<Vec<(usize, String)>> = Mutex::default();
    let (running, ended) = (Mutex::new(threads), Condvar::new());

    let worker = || {
        let _guard = ThreadGuard { running: &running, ended: &ended };
        let stopped = Arc::clone(&stop);
        let mut solver = InterruptibleSolver::with_check(move || !stopped.load(Ordering::Relaxed));
        loop {
            let Some((number, chunk)) = chunks.lock().unwrap_or_else(PoisonError::into_inner).next() else { return };
            for (row, slot) in (number * at_once..).zip(&mut *chunk) {
                if row >= end.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed) {
                    return;
                }
                if let Err(reason) = work(&mut solver, row, slot) {
                    if !nulls {
                        end.fetch_min(row, Ordering::Relaxed);
                    }
                    bad.lock().unwrap_or_else(PoisonError::into_inner).push((row, reason.to_string()));
                }
            }
            done.fetch_add(chunk.len(), Ordering::Relaxed);
        }
    };
    let signal = thread::scope(|scope| -> PyResult<()> {
        (0..threads).for_each(|_| drop(scope.spawn(worker)));
        let (mut reported, mut waited) = (0, Duration::ZERO);
        loop {
            let is_over = py.detach(|| {
                let running = running.lock().unwrap_or_else(PoisonError::into_inner);
                let waits = ended.wait_timeout_while(running, CHECK_INTERVAL, |running| *running > 0);
                *waits.unwrap_or_else(PoisonError::into_inner).0 == 0
            });
            waited += CHECK_INTERVAL;
            let seen = py.check_signals().and_then(|()| {
                let now = done.load(Ordering::Relaxed);
                if let Some(progress) = way.progress.as_ref().filter(|_| is_over || waited >= CALL_INTERVAL) {
                    progress.call1((now - reported,))?;
                    (reported, waited) = (now, Duration::ZERO);
                }
                Ok(())
            });
            if let Err(error) = seen {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            if is_over {
                return Ok(());
            }
        }
    });
    signal?;
    let mut bad = bad.into_inner().unwrap_or_else(PoisonError::into_inner);
    bad.sort_unstable_by_key(|(row, _)| *row);
    match bad.first() {
        Some((row, reason)) if !nulls => Err(RowError::new_err((*row, reason.clone()))),
        _ => Ok(bad.into_iter().map(|(row, _)| row).collect()),
    }
}

/// Reports that a thread has ended when it is dropped, even by a panic.
struct ThreadGuard<'a> {
    running: &'a Mutex<usize>,
    ended: &'a Condvar,
}

impl Drop for ThreadGuard<'_> {
    fn drop(&mut self) {
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.ended.notify_all();
    }
}
