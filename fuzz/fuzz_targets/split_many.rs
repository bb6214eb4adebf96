//! Any bytes are cut into pieces: the lines of boards rise, cut in parts or at once they are the same, and each is read or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::io::{BufReader, Read};
use sudoku_kit::notation::{Piece, Splitter};

/// Gives a few bytes at a time.
struct Drops<'a>(&'a [u8]);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = buffer.len().min(3);
        self.0.read(&mut buffer[..most])
    }
}

fuzz_target!(|bytes: &[u8]| {
    let pieces: Vec<Piece> = Splitter::new(bytes).map(|piece| piece.expect("bytes in memory")).collect();
    let drops = BufReader::with_capacity(5, Drops(bytes));
    assert!(Splitter::new(drops).map(|piece| piece.expect("bytes in memory")).eq(pieces.iter().cloned()));
    // What is wrong with a list is told after the boards in it, and with the line on which the list begins.
    let boards = pieces.iter().filter(|piece| piece.read().is_ok());
    assert!(boards.is_sorted_by_key(|piece| piece.line));
    let lines = bytes.split(|&byte| byte == b'\n').count() as u64;
    for piece in &pieces {
        assert!((1..=lines).contains(&piece.line));
        if let Err(reason) = piece.read() {
            assert!(!reason.to_string().is_empty());
        }
    }
});
