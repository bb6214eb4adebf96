//! How much is tried: all of it with `SUDOKU_FULL_TESTS=1`, or with the name of these tests, as before a change lands; else as
//! much as one likes to wait for.

use proptest::prelude::ProptestConfig;

/// The first number where everything is tried, else the second.
pub fn thoroughly<T>(full: T, short: T) -> T {
    let wanted = std::env::var_os("SUDOKU_FULL_TESTS");
    let everything = wanted.is_some_and(|tests| tests == "1" || tests == env!("CARGO_CRATE_NAME"));
    if everything { full } else { short }
}

/// So many cases of a property where everything is tried, else a quarter of them.
pub fn cases(full: u32) -> ProptestConfig {
    ProptestConfig::with_cases(thoroughly(full, full.div_ceil(4)))
}
