//! Numbers and lengths of time as people read them, and the first letter of a sentence.

use std::time::Duration;

/// A number with a comma between thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A length of time in the unit that suits it.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.01 {
        format!("{:.1}\u{a0}ms", (seconds * 1000.0).max(0.1))
    } else if seconds < 0.1 {
        format!("{:.0}\u{a0}ms", (seconds * 1000.0).ceil())
    } else if seconds < 60.0 {
        format!("{seconds:.1}\u{a0}s")
    } else {
        format!("{}\u{a0}min {:02}\u{a0}s", time.as_secs() / 60, time.as_secs() % 60)
    }
}

/// A length of time that may be some microseconds.
pub fn short_duration(time: Duration) -> String {
    match time.as_micros() {
        0 if time.is_zero() => "–".to_owned(),
        micros @ 0..1_000 => format!("{}\u{a0}µs", micros.max(1)),
        1_000..10_000 => format!("{:.2}\u{a0}ms", time.as_secs_f64() * 1e3),
        10_000..1_000_000 => format!("{:.0}\u{a0}ms", time.as_secs_f64() * 1e3),
        1_000_000..60_000_000 => format!("{:.2}\u{a0}s", time.as_secs_f64()),
        _ => duration(time),
    }
}

/// A time as a clock shows it.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A number with its noun, in the plural if need be.
pub fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// The text with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
