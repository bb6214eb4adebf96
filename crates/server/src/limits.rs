//! Limits on requests and connections.

use std::time::Duration;

/// Limits that keep any client from crowding out the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long the work on a request may take.
    pub time: Duration,
    /// How many requests may be worked on at once.
    pub at_once: usize,
    /// How many puzzles a request may have, or ask for.
    pub puzzles: usize,
    /// How many bytes the body of a request may have.
    pub body: usize,
    /// How many bytes an answer may have; the last puzzle may exceed it.
    pub answer: usize,
    /// How many connections may be open.
    pub connections: usize,
    /// How long a connection may be open.
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
