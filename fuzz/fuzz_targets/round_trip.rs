//! Boards are written in every notation, alone and one below the other, and read back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_assistant::notation::{Metadata, Notation, read, split_puzzles};
use sudoku_assistant::sudoku::{Board, Cell, Digit, check_digit};

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let notation = Notation::ALL[usize::from(first) % Notation::ALL.len()];
    let boards: Vec<Board> = bytes
        .chunks(81)
        .take(4)
        .map(|wishes| {
            let mut board = Board::EMPTY;
            for (cell, wish) in Cell::all().zip(wishes) {
                let digit = Digit::new(wish % 10).filter(|&digit| check_digit(&board, cell, digit).is_none());
                board.set(cell, digit).expect("no given yet");
            }
            Board::from_givens(*board.values())
        })
        .collect();
    if boards.is_empty() {
        return;
    }
    for board in &boards {
        let text = notation.write(board);
        assert_eq!(read(&text).as_ref(), Ok(board), "{notation:?}\n{text}");
    }
    let collection = notation.collection(&Metadata::default());
    let entries: Vec<String> = boards.iter().map(|board| notation.entry(board, &Metadata::default())).collect();
    let all = collection.before + &entries.join(collection.between) + collection.after;
    let found: Vec<_> = split_puzzles(&all).iter().map(|piece| read(&piece.text)).collect();
    assert_eq!(found, boards.into_iter().map(Ok).collect::<Vec<_>>(), "{notation:?}\n{all}");
});
