//! What nobody may exceed.

use std::time::Duration;

/// What nobody may exceed, so that nobody takes the place of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long the work on a request may take.
    pub time: Duration,
    /// On how many requests work goes on at once.
    pub at_once: usize,
    /// How many puzzles a request may have, or ask for.
    pub puzzles: usize,
    /// How many bytes the body of a request may have.
    pub body: usize,
    /// How many bytes an answer may have, but for a puzzle more.
    pub answer: usize,
    /// How many connections may be open.
    pub connections: usize,
    /// How long a connection may be open.
    pub life: Duration,
    /// How long the head of a request may be on its way, then its body, and then each part of the answer.
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
