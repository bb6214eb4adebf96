//! Formats numbers and durations for people, and turns texts into sentences.

use super::words;
use std::time::Duration;

/// Formats a number with the language's thousands separator.
pub fn thousands(number: u64) -> String {
    let (digits, mark) = (number.to_string(), words().thousands_mark());
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text += &mark;
        }
        text.push(digit);
    }
    text
}

/// Formats a number with this many places after the language's decimal mark.
pub fn decimal(number: f64, places: usize) -> String {
    format!("{number:.places$}").replace('.', &words().decimal_mark())
}

/// Formats a duration in the unit that suits it.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.01 {
        words().milliseconds(decimal((seconds * 1000.0).max(0.1), 1))
    } else if seconds < 0.1 {
        words().milliseconds(decimal((seconds * 1000.0).ceil(), 0))
    } else if seconds < 60.0 {
        words().seconds(decimal(seconds, 1))
    } else {
        words().minutes(time.as_secs() / 60, format!("{:02}", time.as_secs() % 60))
    }
}

/// Formats a duration that may be only microseconds.
pub fn short_duration(time: Duration) -> String {
    match time.as_micros() {
        0 if time.is_zero() => words().nothing(),
        micros @ 0..1_000 => words().microseconds(micros.max(1).to_string()),
        1_000..10_000 => words().milliseconds(decimal(time.as_secs_f64() * 1e3, 2)),
        10_000..1_000_000 => words().milliseconds(decimal(time.as_secs_f64() * 1e3, 0)),
        1_000_000..60_000_000 => words().seconds(decimal(time.as_secs_f64(), 2)),
        _ => duration(time),
    }
}

/// Formats a duration as a clock shows it.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns a sentence about the time that has been played.
pub fn time_played(time: Duration) -> String {
    words().time_played(clock(time))
}

/// Returns the text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Turns a part of a sentence into a sentence of its own.
pub fn full_sentence(text: &str) -> String {
    let end = if text.ends_with(['.', '!', '?', '…', ':']) { "" } else { "." };
    format!("{}{end}", capitalised(text))
}

/// Returns an error message as a sentence.
pub fn sentence(error: &impl std::fmt::Display) -> String {
    format!("{}.", capitalised(&error.to_string()))
}
