//! Work for another thread: the expensive questions of a search, and their answers, shared by all copies of the search.

use std::fmt;
use std::sync::{Mutex, PoisonError};

/// Work that has to be done before a search can continue, on any thread.
pub struct Question(Box<dyn Fn() + Send>);

impl Question {
    /// Creates a question that `work` answers.
    pub fn new(work: impl Fn() + Send + 'static) -> Question {
        Question(Box::new(work))
    }

    /// Computes the answer for the search and all its copies. Takes a few milliseconds.
    pub fn work_out(&self) {
        (self.0)();
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Question")
    }
}

/// The answers to all questions of a search, in order.
#[derive(Debug)]
pub struct Answers<T>(Mutex<Vec<T>>);

impl<T> Default for Answers<T> {
    fn default() -> Self {
        Answers(Mutex::default())
    }
}

impl<T: Clone> Answers<T> {
    /// Returns the answer to the question with this number, if it is known.
    pub fn get(&self, index: usize) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(index).cloned()
    }

    /// Returns the first answers, at most this many.
    pub fn first(&self, count: usize) -> Vec<T> {
        let answers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        answers.iter().take(count).cloned().collect()
    }

    /// Adds the answer to the question with this number; an existing answer is kept.
    pub fn push(&self, index: usize, answer: T) {
        let mut answers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if answers.len() == index {
            answers.push(answer);
        }
    }
}
