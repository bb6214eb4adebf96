//! Numbers in arguments, and what is said of what is none.

use std::num::NonZero;

/// A whole number. One that is larger than any number here is as good as the largest.
fn whole(text: &str) -> Option<u64> {
    let digits = text.strip_prefix('+').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

/// How many threads work.
pub(super) fn threads(text: &str) -> Result<NonZero<usize>, &'static str> {
    let number = whole(text).ok_or("it has to be a whole number, such as 4")?;
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    NonZero::new(number).ok_or("one thread at least has to work; without --jobs all processor cores do")
}

/// How many solutions are enough.
pub(super) fn limit(text: &str) -> Result<u64, &'static str> {
    match whole(text) {
        None => Err("it has to be a whole number, such as 10"),
        Some(0) => Err("it has to be 1 or more; without --limit there is none"),
        Some(number) => Ok(number),
    }
}

/// How long to wait.
pub(super) fn seconds(text: &str) -> Result<u32, &'static str> {
    match whole(text) {
        None => Err("it has to be a number of whole seconds, such as 10"),
        Some(0) => Err("it has to be 1 second or more"),
        Some(number) => Ok(u32::try_from(number).unwrap_or(u32::MAX)),
    }
}

/// How many steps are told.
pub(super) fn step(text: &str) -> Result<usize, &'static str> {
    match whole(text) {
        None => Err("it has to be a whole number, such as 20"),
        Some(0) => Err("it has to be 1 or more; without --until all steps are told"),
        Some(number) => Ok(usize::try_from(number).unwrap_or(usize::MAX)),
    }
}

/// How many puzzles are made.
pub(super) fn puzzles(text: &str) -> Result<u64, &'static str> {
    whole(text).ok_or("it has to be a whole number, such as 100")
}

/// How many givens a puzzle has.
pub(super) fn givens(text: &str) -> Result<u8, &'static str> {
    let number = whole(text).and_then(|number| u8::try_from(number).ok());
    number.ok_or("it has to be a whole number from 17 to 80")
}
