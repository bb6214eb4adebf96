//! Any text is read or refused: no panic, a reason for every refusal, and what is read can be written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::notation::{Notation, Reading};

fuzz_target!(|bytes: &[u8]| {
    match Reading::of(&String::from_utf8_lossy(bytes)) {
        Err(reason) => assert!(!reason.to_string().is_empty()),
        Ok(reading) => {
            for notation in Notation::ALL {
                let text = notation.write_with(&reading.board, &reading.metadata);
                let again = Reading::of(&text).unwrap_or_else(|reason| panic!("{notation:?}: {reason}\n{text}"));
                assert_eq!(again.board, reading.board, "{notation:?}\n{text}");
            }
        }
    }
});
