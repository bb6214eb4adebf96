//! Predict: what was said to come next in a film, and how often that was so.

/// What was said to come next, and how often that was so.
#[derive(Clone, Debug)]
pub struct Predictions<T> {
    said: Option<T>,
    /// How often it was so.
    pub right: u32,
    /// How often it has been seen whether it was so.
    pub made: u32,
}

impl<T> Default for Predictions<T> {
    fn default() -> Self {
        Predictions { said: None, right: 0, made: 0 }
    }
}

impl<T> Predictions<T> {
    /// This is said to come next; what was said before does not count.
    pub fn say(&mut self, next: T) {
        self.said = Some(next);
    }

    /// What was said to come next, until it has been seen.
    pub fn said(&self) -> Option<&T> {
        self.said.as_ref()
    }

    /// What was said does not count: something else is to be seen.
    pub fn forget(&mut self) {
        self.said = None;
    }

    /// It has been seen whether it was so.
    pub fn count(&mut self, right: bool) {
        self.said = None;
        self.made += 1;
        self.right += u32::from(right);
    }
}
