//! Boards are written in every notation, alone, as a collection and in a mixture, and read back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::classic::{ClassicCell, Grid};
use sudoku_kit::notation::{Metadata, Notation, Reading, split_puzzles};
use sudoku_kit::{Cell, Value};

fuzz_target!(|bytes: &[u8]| {
    let &[first, step, ref bytes @ ..] = bytes else { return };
    let notation = Notation::ALL[usize::from(first) % Notation::ALL.len()];
    let boards: Vec<Grid> = bytes
        .chunks(81)
        .take(4)
        .map(|wishes| {
            let mut board = Grid::EMPTY;
            for (cell, wish) in Cell::all().zip(wishes) {
                let fits = |digit: &Value| cell.peers().all(|peer| board.get(peer) != Some(*digit));
                board.put(cell, Value::digit(wish % 10).filter(fits));
            }
            board
        })
        .collect();
    if boards.is_empty() {
        return;
    }
    for board in &boards {
        let text = notation.write(board);
        assert_eq!(Reading::of(&text).map(|reading| reading.board), Ok(*board), "{notation:?}\n{text}");
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
