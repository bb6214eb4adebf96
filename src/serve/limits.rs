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
    /// How many connections may be open.
    pub connections: usize,
    /// How long a connection may be open, be it that its client takes no answer.
    pub life: Duration,
    /// How long the head of a request, and then its body, may be on its way.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            time: Duration::from_secs(10),
            at_once: 64,
            puzzles: 1000,
            body: 1 << 20,
            connections: 4096,
            life: Duration::from_secs(600),
            patience: Duration::from_secs(10),
        }
    }
}
