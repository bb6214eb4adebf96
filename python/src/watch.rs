//! Runs work on one puzzle without the interpreter's lock. Ctrl-C can end it.

use crate::errors::exception;
use pyo3::{PyErr, PyResult, Python};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use sudoku_kit::answers::{InterruptibleSolver, Refusal};

/// The maximum time between two checks for a signal.
pub const CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// Runs the work without the interpreter's lock, and raises the exceptions of signals.
pub fn run_interruptibly<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&mut InterruptibleSolver) -> Result<T, Refusal> + Send,
) -> PyResult<T> {
    let caught: Arc<Mutex<Option<PyErr>>> = Arc::default();
    let raises = Arc::clone(&caught);
    let mut last = Instant::now();
    let mut solver = InterruptibleSolver::with_check(move || {
        if last.elapsed() < CHECK_INTERVAL {
            return true;
        }
        last = Instant::now();
        match Python::attach(|py| py.check_signals()) {
            Ok(()) => true,
            Err(error) => {
                *raises.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                false
            }
        }
    });
    let done = py.detach(|| work(&mut solver));
    match caught.lock().unwrap_or_else(PoisonError::into_inner).take() {
        Some(error) => Err(error),
        None => done.map_err(|refusal| exception(&refusal)),
    }
}
