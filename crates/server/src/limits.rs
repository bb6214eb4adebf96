//! Limits on requests and connections.

use std::time::Duration;

/// Limits that keep any client from crowding out the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum time for the work on a request.
    pub time: Duration,
    /// The maximum number of requests that are worked on at once.
    pub at_once: usize,
    /// The maximum number of puzzles that a request may have, or ask for.
    pub puzzles: usize,
    /// The maximum size of a request body, in bytes.
    pub body: usize,
    /// The maximum size of an answer, in bytes; the last puzzle may exceed it.
    pub answer: usize,
    /// The maximum number of open connections.
    pub connections: usize,
    /// The maximum time for which a connection is open.
    pub life: Duration,
    /// The timeout for the head of a request, then for its body, and then for each part of the answer.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: Duration::from_secs(10),
            at_once: 64,
            puzzles: 1000,
            body: 1 << 20,
            answer: 4 << 20,
            connections: 4096,
            life: Duration::from_secs(600),
            patience: Duration::from_secs(10),
        }
    }
}
