//! How much is tried: all of it with `SUDOKU_FULL_TESTS=1`, as before a change lands, else as much as one likes to wait for.

use proptest::prelude::ProptestConfig;

/// The first number where everything is tried, else the second.
pub fn thoroughly<T>(full: T, short: T) -> T {
    if std::env::var_os("SUDOKU_FULL_TESTS").is_some_and(|value| value == "1") { full } else { short }
}

/// So many cases of a property where everything is tried, else a quarter of them.
pub fn cases(full: u32) -> ProptestConfig {
    ProptestConfig::with_cases(thoroughly(full, full.div_ceil(4)))
}
