//! Texts of all notations in which a few bytes were changed are read or refused; a puzzle that follows is not lost.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::notation::{Notation, Reading, split_puzzles};

const PUZZLE: &str = "46.1.....825..........9.5..293.......1..4..8......2.96..6.2.........1.29.....3.75";

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, changes)) = bytes.split_first() else { return };
    let notation = Notation::ALL[usize::from(first) % Notation::ALL.len()];
    let mut text = notation.write(&Reading::of(PUZZLE).expect("a puzzle").board).into_bytes();
    for change in changes.chunks_exact(4) {
        let at = (usize::from(change[0]) * 256 + usize::from(change[1])) % (text.len() + 1);
        match change[2] % 3 {
            0 => text.insert(at, change[3]),
            1 if at < text.len() => text[at] = change[3],
            _ if at < text.len() => drop(text.remove(at)),
            _ => {}
        }
    }
    let text = String::from_utf8_lossy(&text);
    match Reading::of(&text) {
        Err(reason) => assert!(!reason.to_string().is_empty()),
        Ok(reading) => {
            for notation in Notation::ALL {
                let text = notation.write_with(&reading.board, &reading.metadata);
                assert_eq!(Reading::of(&text).map(|read| read.board), Ok(reading.board), "{notation:?}\n{text}");
            }
        }
    }
    for piece in split_puzzles(&text) {
        let _ = piece.read().map_err(|reason| reason.to_string());
    }
});
