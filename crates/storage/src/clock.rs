//! The only clock, for elapsed time and for the date. Browsers need a different one.

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::Instant;
#[cfg(target_arch = "wasm32")]
pub use web_time::Instant;

#[cfg(not(target_arch = "wasm32"))]
use std::time::{SystemTime, UNIX_EPOCH};
#[cfg(target_arch = "wasm32")]
use web_time::{SystemTime, UNIX_EPOCH};

/// Returns the seconds since the beginning of 1970 in UTC.
pub fn seconds_since_1970() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Returns the date and the time of day in UTC, in the format of ISO 8601.
pub fn date_and_time(seconds: u64) -> (String, String) {
    let (days, seconds) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March have the leap day at their end (H. Hinnant, "chrono-compatible low-level date algorithms", 2013).
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    (format!("{year}-{month:02}-{day:02}"), format!("{:02}:{:02}", seconds / 3_600, seconds / 60 % 60))
}

#[cfg(test)]
mod tests {
    use super::date_and_time;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let known = [
            (0, "1970-01-01", "00:00"),
            (951_782_399, "2000-02-28", "23:59"),
            (951_782_400, "2000-02-29", "00:00"),
            (951_868_800, "2000-03-01", "00:00"),
            (1_764_162_300, "2025-11-26", "13:05"),
            (4_107_542_400, "2100-03-01", "00:00"),
        ];
        for (seconds, date, time) in known {
            assert_eq!(date_and_time(seconds), (date.to_owned(), time.to_owned()), "{seconds}");
        }
    }
}
