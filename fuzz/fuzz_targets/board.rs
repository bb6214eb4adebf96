//! Boards of any rules: no text makes the reader panic, and what it reads is written so that it reads the same again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::formats::{Puzzle, link, read, write};

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let text = String::from_utf8_lossy(rest);
    // Half of them are data of a link to f-puzzles.
    let text = match first % 4 {
        0 | 1 => text.into_owned(),
        2 => format!("https://www.f-puzzles.com/?load={text}"),
        _ => format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&*text)),
    };
    let Ok(puzzle) = read(&text) else { return };
    let form = write(&puzzle);
    let again = read(&form).unwrap_or_else(|error| panic!("{error}\n{form}"));
    assert_eq!(write(&again), form);
    if let Ok(link) = link(&Puzzle::from(puzzle.board)) {
        assert!(read(&link).is_ok(), "{link}");
    }
});
