//! Predictions of the next event in a playback, and how many were right.

/// The current prediction of the next event, and how many earlier ones were right.
#[derive(Clone, Debug)]
pub struct Predictions<T> {
    said: Option<T>,
    /// The number of right predictions.
    pub right: u32,
    /// The number of predictions whose event has happened.
    pub made: u32,
}

impl<T> Default for Predictions<T> {
    fn default() -> Self {
        Predictions { said: None, right: 0, made: 0 }
    }
}

impl<T> Predictions<T> {
    /// Sets the prediction of the next event. It replaces an open one, which does not count.
    pub fn say(&mut self, next: T) {
        self.said = Some(next);
    }

    /// Returns the open prediction, if there is one.
    pub fn said(&self) -> Option<&T> {
        self.said.as_ref()
    }

    /// Drops the open prediction, for instance because another run is shown.
    pub fn forget(&mut self) {
        self.said = None;
    }

    /// Counts the open prediction as right or wrong.
    pub fn count(&mut self, right: bool) {
        self.said = None;
        self.made += 1;
        self.right += u32::from(right);
    }
}
