//! Tests of lines and rows with marks and words around their cells.

use crate::many_notations::board_of;
use sudoku_board::notation::{Notation, split_puzzles};
use sudoku_samples::known::{NONE, SCRATCH_SOLVED, TWO, grid};

const LINE: &str = "46.1.....825..........9.5..293.......1..4..8......2.96..6.2.........1.29.....3.75";

/// Returns the puzzles in a text as lines.
fn told(text: &str) -> Vec<String> {
    let line = |piece: &sudoku_board::notation::Piece| {
        Notation::Line.write(&piece.read().unwrap_or_else(|reason| panic!("{text:?}: {reason}")).board)
    };
    split_puzzles(text).iter().map(line).collect()
}

#[test]
fn the_puzzle_of_a_line_is_its_first_field_of_81_cells() {
    let zeros = LINE.replace('.', "0");
    for text in [
        format!("{zeros},{SCRATCH_SOLVED},1.2"),
        format!("\"a \"\"b\"\", c\",\"{LINE}\""),
        format!("5a58e7c1 {LINE}  1.2"),
        format!("1: {LINE}"),
        format!("x;{}", LINE.replace('.', "_")),
        format!("id,puzzle,solution\n7,{LINE},{SCRATCH_SOLVED}"),
        format!("{LINE},{TWO},{NONE}"),
        format!("{{\"puzzle\": \"{LINE}\"}}"),
    ] {
        assert_eq!(told(&text), [LINE], "{text}");
    }
}

/// Draws the puzzle, with `row` for each of its rows.
fn drawn(row: impl Fn(&str) -> String) -> String {
    (0..9).map(|index| row(&LINE[9 * index..9 * index + 9]) + "\n").collect()
}

#[test]
fn rows_with_marks_and_words_are_read() {
    let apart = |row: &str, sign: &str| row.chars().map(String::from).collect::<Vec<_>>().join(sign);
    let dashes = drawn(|row| apart(&row.replace('.', "-"), " "));
    let words = drawn(|row| format!("{} a word, and another", row.replace('.', "_")));
    let first = words.replacen(" a word, and another", "", 5);
    let colons = drawn(|row| format!("+~~~+---+\n| {} |", apart(&row.replace('.', " "), " : ")));
    let stars = drawn(|row| format!("|{}|", apart(row, " ").replace('4', "*4").replace(" *", "*")));
    let width = |sign: &'static str| {
        move |row: &str| {
            let three = |at: usize| apart(&row[3 * at..3 * at + 3], sign).replace('.', " ");
            if sign.is_empty() {
                format!("║{}│{}┃{}|", three(0), three(1), three(2))
            } else {
                format!("| {} | {} | {} |", three(0), three(1), three(2))
            }
        }
    };
    let all: String = LINE
        .chars()
        .map(|cell| {
            if cell == '.' {
                "123456789".to_owned()
            } else {
                ('1'..='9').map(|digit| if digit == cell { digit } else { '.' }).collect()
            }
        })
        .collect();
    for (text, what) in [
        (drawn(width(" ")), "spaces for blanks in boxes"),
        (drawn(width("")), "boxes without spaces between cells"),
        (all, "729 characters"),
        (format!("https://example.org/?s={}", apart(LINE, ",").replace('.', "0")), "commas in an address"),
        (dashes, "dashes"),
        (words, "words behind rows"),
        (first, "words behind some rows"),
        (colons, "colons between cells"),
        (format!("3, 3\n+---+\n{stars}"), "stars before digits, below the size of the boxes"),
        (format!("// a note\n// 1 2 3\n\n{LINE}"), "notes as in C"),
        (format!("> [a name](https://example.org/play?bd={LINE}) 9"), "an address among words"),
    ] {
        assert_eq!(split_puzzles(&text).iter().map(board_of).collect::<Vec<_>>(), [Ok(grid(LINE))], "{what}:\n{text}");
    }
}

#[test]
fn a_line_with_a_cell_too_many_or_too_few_is_told_its_length() {
    for sign in ["_", "*", "x"] {
        let line = LINE.replace('.', sign);
        for (text, cells) in [(format!("{line}{sign}"), 82), (line[..80].replace('5', sign), 80)] {
            let reason = sudoku_board::notation::read(&text).expect_err("no puzzle").to_string();
            assert_eq!(reason, format!("a puzzle has 81 cells, but {cells} were given"), "{text}");
        }
    }
}
