//! Predictions of the next event in a playback, and how many were right.

/// The current prediction of the next event, and how many earlier ones were right.
#[derive(Clone, Debug)]
pub struct Predictions<T> {
    open: Option<T>,
    /// The number of right predictions.
    pub right: u32,
    /// The number of predictions whose event has happened.
    pub made: u32,
}

impl<T> Default for Predictions<T> {
    fn default() -> Self {
        Predictions { open: None, right: 0, made: 0 }
    }
}

impl<T> Predictions<T> {
    /// Sets the prediction of the next event. It replaces an open one, which does not count.
    pub fn set(&mut self, next: T) {
        self.open = Some(next);
    }

    /// Returns the open prediction, if there is one.
    pub fn open(&self) -> Option<&T> {
        self.open.as_ref()
    }

    /// Drops the open prediction, for instance because another run is shown.
    pub fn clear(&mut self) {
        self.open = None;
    }

    /// Counts the open prediction as right or wrong.
    pub fn resolve(&mut self, right: bool) {
        self.open = None;
        self.made += 1;
        self.right += u32::from(right);
    }
}
