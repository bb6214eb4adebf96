//! Boards are written in every notation, alone, as a collection and in a mixture, and read back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::classic::{Board, ClassicCell, check_digit};
use sudoku_kit::notation::{Metadata, Notation, read, split_puzzles};
use sudoku_kit::{Cell, Value};

fuzz_target!(|bytes: &[u8]| {
    let &[first, step, ref bytes @ ..] = bytes else { return };
    let notation = Notation::ALL[usize::from(first) % Notation::ALL.len()];
    let boards: Vec<Board> = bytes
        .chunks(81)
        .take(4)
        .map(|wishes| {
            let mut board = Board::EMPTY;
            for (cell, wish) in Cell::all().zip(wishes) {
                let digit = Value::digit(wish % 10).filter(|&digit| check_digit(&board, cell, digit).is_none());
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
    let nothing = Metadata::default();
    let collection = notation.collection(&nothing);
    let entries: Vec<String> = boards.iter().map(|board| notation.entry(board, &nothing)).collect();
    let all = collection.before + &entries.join(collection.between) + collection.after;
    let steps = std::iter::successors(Some(usize::from(first)), |at| Some(at + usize::from(step)));
    let mixed: Vec<String> =
        boards.iter().zip(steps).map(|(board, at)| Notation::ALL[at % Notation::ALL.len()].write(board)).collect();
    for text in [all, mixed.join("\n\n")] {
        let found: Vec<_> =
            split_puzzles(&text).iter().map(|piece| piece.read().map(|reading| reading.board)).collect();
        assert_eq!(found, boards.iter().copied().map(Ok).collect::<Vec<_>>(), "{notation:?}\n{text}");
    }
});
