//! How much is tried: all of it with `SUDOKU_FULL_TESTS=1`, or with the name of these tests, as before a change lands; else as
//! much as one likes to wait for.

use proptest::prelude::ProptestConfig;

/// The first number where everything is tried, else the second.
pub fn thoroughly<T>(full: T, short: T) -> T {
    let wanted = std::env::var("SUDOKU_FULL_TESTS").unwrap_or_default();
    // The file of the tests has their name and a checksum.
    let program = std::env::current_exe().ok();
    let tests = program.as_ref().and_then(|path| path.file_stem()?.to_str()?.rsplit_once('-'));
    let everything = wanted == "1" || tests.is_some_and(|(name, _)| name == wanted);
    if everything { full } else { short }
}

/// So many cases of a property where everything is tried, else a quarter of them.
pub fn cases(full: u32) -> ProptestConfig {
    ProptestConfig::with_cases(thoroughly(full, full.div_ceil(4)))
}
