//! The thoroughness of tests. Everything is tried if `SUDOKU_FULL_TESTS` is 1 or the name of these tests, as before a change
//! lands; otherwise only as much as is quick.

use proptest::prelude::ProptestConfig;

/// Returns the first number where everything is tried, otherwise the second.
pub fn thoroughly<T>(full: T, short: T) -> T {
    let wanted = std::env::var("SUDOKU_FULL_TESTS").unwrap_or_default();
    // The test program's file name is the name of the tests and a checksum.
    let program = std::env::current_exe().ok();
    let tests = program.as_ref().and_then(|path| path.file_stem()?.to_str()?.rsplit_once('-'));
    let everything = wanted == "1" || tests.is_some_and(|(name, _)| name == wanted);
    if everything { full } else { short }
}

/// Configures a property test with this many cases where everything is tried, otherwise with a quarter of them.
pub fn cases(full: u32) -> ProptestConfig {
    ProptestConfig::with_cases(thoroughly(full, full.div_ceil(4)))
}
