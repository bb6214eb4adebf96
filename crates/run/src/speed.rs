//! The speed of a playback: from one step per second to as fast as possible.

/// A notch of the speed slider, 0 to [`Speed::FLAT_OUT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(u8);

const STEPS_PER_SECOND: [u32; 16] =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

impl Speed {
    /// As fast as the frame allows.
    pub const FLAT_OUT: Speed = Speed(STEPS_PER_SECOND.len() as u8);

    /// Returns the speed of that notch; the highest if the number is too large.
    pub fn from_notch(notch: u8) -> Speed {
        Speed(notch.min(Self::FLAT_OUT.0))
    }

    /// Returns the number of the notch.
    pub fn notch(self) -> u8 {
        self.0
    }

    /// Returns the steps per second; `None` for as fast as possible.
    pub fn steps_per_second(self) -> Option<u32> {
        STEPS_PER_SECOND.get(usize::from(self.0)).copied()
    }

    /// Returns the next lower speed, or this one if there is none.
    pub fn slower(self) -> Speed {
        Speed(self.0.saturating_sub(1))
    }

    /// Returns the next higher speed, or this one if there is none.
    pub fn faster(self) -> Speed {
        Speed::from_notch(self.0 + 1)
    }

    /// Returns true if a person can read at least some words at each step.
    pub fn is_readable(self) -> bool {
        self.steps_per_second().is_some_and(|steps| steps <= 5)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Speed(2)
    }
}
