//! Seeds, and random numbers made from them, which are the same on every machine.

use rand::TryRng;
use rand::rngs::SysRng;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// The step of SplitMix64: 2^64 divided by the golden ratio, made odd.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number that a puzzle is made from, written in decimal: 0 to 18446744073709551615.
///
/// The same seed and options make the same puzzle, on every machine and in every version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// The error returned if the system provides no random numbers, so that a seed has to be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this system provides no random numbers; give a seed, a whole number from 0 to {}", u64::MAX)]
pub struct NoRandomNumbers;

/// The error for a text that is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{text}” is not a seed; use a whole number from 0 to {}", u64::MAX)]
pub struct SeedError {
    /// The text that was given.
    pub text: String,
}

impl Seed {
    /// Returns a random seed from the system.
    ///
    /// # Errors
    /// If the system provides no random numbers.
    pub fn random() -> Result<Seed, NoRandomNumbers> {
        SysRng.try_next_u64().map(Seed).map_err(|_| NoRandomNumbers)
    }

    /// Returns the seed of puzzle number `n`, counted from 0, of the series that starts with this seed.
    ///
    /// Number 0 is this seed itself. The others are far from it and from those of neighbouring seeds, so the series of seeds 1
    /// and 2 have no puzzle in common. Each is an ordinary seed that makes its puzzle on its own. They are the outputs of
    /// SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014) that follow this seed.
    #[must_use]
    pub const fn nth(self, n: u64) -> Seed {
        match n {
            0 => self,
            _ => Seed(mix(self.0.wrapping_add(n.wrapping_mul(GOLDEN)))),
        }
    }

    /// Returns a six-digit seed, short enough for a blackboard. It is computed from this seed; all are equally likely.
    #[must_use]
    pub fn short(self) -> Seed {
        Seed(100_000 + u64::from(Random::new(self).below(900_000)))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads decimal digits; surrounding white space is allowed.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let number: Result<u64, ParseIntError> = text.trim().parse();
        number.map(Seed).map_err(|_| SeedError { text: text.to_owned() })
    }
}

/// Mixes the bits of a number: the finalizer of SplitMix64. It is one-to-one, and every output bit depends on every input bit.
const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// A generator of random numbers from a seed: PCG32 (M. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically
/// Good Algorithms for Random Number Generation", 2014; XSH RR 64/32) from the crate `rand_pcg`, whose values never change.
/// for Random Number Generation", 2014; XSH RR 64/32) from the crate `rand_pcg`, whose values never change.
///
/// Its state and stream are the first two outputs of SplitMix64 for the seed. Only its 32-bit words are used, and they are
/// turned into choices here, so that no change in another crate can change a puzzle.
#[derive(Clone, Debug)]
pub struct Random(Pcg32);

impl Random {
    /// Creates a generator of random numbers.
    pub fn new(seed: Seed) -> Random {
        let [state, stream] = [1, 2].map(|n| mix(seed.0.wrapping_add(GOLDEN.wrapping_mul(n))));
        Random(Pcg32::new(state, stream))
    }

    /// Returns a number from 0 to `bound` - 1, all equally likely (D. Lemire, "Fast Random Integer Generation in an Interval",
    /// 2019).
    ///
    /// `bound` must be at least 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles fewer than 2^32 items, with all orders equally likely (R. Durstenfeld, "Algorithm 235: Random permutation",
    /// 1964).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
