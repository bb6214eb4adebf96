//! Tests of reading and writing puzzles.

use crate::many_notations::board_of;
use proptest::prelude::*;
use sudoku_board::notation::{self, Notation, Reading, split_puzzles};
use sudoku_samples::known::{SCRATCH, grid};
use sudoku_samples::strategies::lawful_puzzle;
use sudoku_samples::thoroughness::cases;

#[track_caller]
fn refused(text: &str, reason: &str) {
    match notation::read(text) {
        Ok(_) => panic!("{text:?} was read, but should be refused: {reason}"),
        Err(error) => assert_eq!(error.to_string(), reason),
    }
}

#[track_caller]
fn same_puzzle(text: &str) {
    let reading = Reading::of(text).unwrap_or_else(|error| panic!("{text:?} was refused: {error}"));
    assert_eq!(Notation::Comma.write(&reading.board), SCRATCH);
}

fn rows() -> Vec<String> {
    SCRATCH.split_terminator(',').map(str::to_owned).collect()
}

fn with_row(row: usize, text: &str) -> String {
    let mut rows = rows();
    rows[row - 1] = text.to_owned();
    rows.join(",") + ","
}

#[test]
fn the_comma_format_is_read_with_or_without_its_last_comma() {
    same_puzzle(SCRATCH);
    same_puzzle(SCRATCH.trim_end_matches(','));
}

#[test]
fn one_line_is_read_with_zeros_or_dots() {
    same_puzzle(&rows().concat());
    same_puzzle(&rows().concat().replace('0', "."));
}

#[test]
fn a_drawn_grid_is_read() {
    let drawn = Notation::Drawn.write(&grid(SCRATCH));
    assert_eq!(drawn.lines().next(), Some("4 6 . | 1 . . | . . ."));
    same_puzzle(&drawn);
    same_puzzle(&drawn.replace('.', "0"));
    let framed: Vec<String> = drawn.lines().map(|line| format!("|{line}|")).collect();
    same_puzzle(&format!("+-------+\n{}\n+-------+\n", framed.join("\n")));
    same_puzzle(&rows().join("\n"));
    // The line ends became spaces in a text field.
    same_puzzle(&drawn.replace('\n', " "));
}

#[test]
fn white_space_and_line_ends_are_forgiven() {
    same_puzzle(&format!("\n  {SCRATCH} \r\n"));
    same_puzzle(&rows().join(" ,\r\n\t"));
    same_puzzle(&rows().join("\r\n"));
    same_puzzle(&rows().concat().chars().map(|c| format!("{c} ")).collect::<String>());
    same_puzzle(&rows().join("\n\n"));
    same_puzzle(&format!("\u{feff}{SCRATCH}"));
}

#[test]
fn a_row_of_the_wrong_length_is_named() {
    refused(&with_row(3, "00009050"), "row 3 has 8 digits, but needs 9");
    refused(&with_row(3, "0000905001"), "row 3 has 10 digits, but needs 9");
    refused(&with_row(9, "0"), "row 9 has 1 digit, but needs 9");
    refused(&with_row(1, ""), "row 1 has 0 digits, but needs 9");
    let mut short = rows();
    short[2].pop();
    refused(&short.join("\n"), "row 3 has 8 digits, but needs 9");
}

#[test]
fn a_forgotten_comma_makes_a_row_too_long() {
    refused(&SCRATCH.replacen(',', "", 1), "row 1 has 18 digits, but needs 9");
}

#[test]
fn a_character_that_is_no_digit_is_named_with_its_place() {
    refused(&with_row(5, "0x0040080"), "row 5, column 2: 'x' is not a digit from 0 to 9; write 0 for a blank");
    refused(&with_row(5, "0.0040080"), "row 5, column 2: '.' is not a digit from 0 to 9");
    refused(&with_row(1, "46010000\u{0665}"), "row 1, column 9: '\u{0665}' is not a digit from 0 to 9");
    refused(&with_row(1, "'"), "row 1, column 1: \"'\" is not a digit from 0 to 9");
    refused(&with_row(1, "\"460100000"), "row 1, column 1: '\"' is not a digit from 0 to 9");
    refused(&with_row(1, "\\"), "row 1, column 1: '\\' is not a digit from 0 to 9");
    refused(&with_row(1, "\u{7}"), "row 1, column 1: '\\u{7}' is not a digit from 0 to 9");
    refused("hello", "row 1, column 1: 'h' is not a digit from 0 to 9");
    let line = rows().concat();
    refused(
        &format!("{}x{}", &line[..37], &line[38..]),
        "row 5, column 2: 'x' is not a digit from 0 to 9; write 0 for a blank",
    );
}

#[test]
fn a_line_of_the_wrong_length_says_how_many_digits_it_has() {
    let line = rows().concat();
    refused(&line[..79], "a puzzle has 81 cells, but 79 were given");
    refused(&format!("{line}0"), "a puzzle has 81 cells, but 82 were given");
    refused("5", "a puzzle has 81 cells, but 1 was given");
}

#[test]
fn too_few_or_too_many_rows_are_counted() {
    refused(&rows()[..8].join(","), "a puzzle has 9 rows, but 8 were given");
    refused(&format!("{SCRATCH}000000000,"), "a puzzle has 9 rows, but 10 were given");
    refused(&format!("{}+---+", "1........|\n"), "a puzzle has 9 rows, but 1 was given");
    refused(",", "row 1 has 0 digits, but needs 9");
}

#[test]
fn nothing_is_not_a_puzzle() {
    refused("", "no puzzle found; a puzzle has 81 digits, with 0 for a blank");
    refused(" \n\t\r\n", "no puzzle found; a puzzle has 81 digits, with 0 for a blank");
}

#[test]
fn givens_that_break_a_rule_are_refused_with_the_house_and_both_cells() {
    refused(&with_row(2, "004000400"), "row 2 holds two 4s, in columns 3 and 7");
    refused(&with_row(9, "400000000"), "column 1 holds two 4s, in rows 1 and 9");
    refused(&with_row(2, "824500000"), "box 1 holds two 4s, at r1c1 and r2c3");
}

#[test]
fn many_puzzles_are_cut_apart_and_keep_their_line_numbers() {
    let (line, drawn) = (Notation::Line.write(&grid(SCRATCH)), Notation::Drawn.write(&grid(SCRATCH)));
    let text = format!("# a note\n{line}\n\n{drawn}\n\n{SCRATCH}\n{}\n{}\n?\n", rows().join("\n"), rows().join(",\n"));
    let pieces = split_puzzles(&text);
    let lines: Vec<u64> = pieces.iter().map(|piece| piece.line).collect();
    assert_eq!(lines, [2, 4, 16, 17, 26, 35]);
    for piece in &pieces[..5] {
        assert_eq!(board_of(piece), Ok(grid(SCRATCH)));
    }
    let reason = board_of(&pieces[5]).expect_err("no puzzle").to_string();
    assert_eq!(reason, "row 1, column 1: '?' is not a digit from 0 to 9; write 0 for a blank");
}

#[test]
fn a_grid_with_blank_lines_between_its_boxes_is_one_puzzle() {
    let mut rows = rows();
    rows.insert(6, String::new());
    rows.insert(3, String::new());
    let pieces = split_puzzles(&format!("\n{}\n\n{}\n", rows.join("\n"), rows.join("\n")));
    assert_eq!(pieces.iter().map(|piece| piece.line).collect::<Vec<_>>(), [2, 14]);
    assert!(pieces.iter().all(|piece| board_of(piece) == Ok(grid(SCRATCH))));
}

#[track_caller]
fn cut(text: &str, lines: &[u64]) {
    let pieces = split_puzzles(text);
    assert_eq!(pieces.iter().map(|piece| piece.line).collect::<Vec<_>>(), lines, "{text}");
    assert!(pieces.iter().all(|piece| board_of(piece) == Ok(grid(SCRATCH))));
}

#[test]
fn files_as_people_have_them_are_cut_into_their_puzzles() {
    let line = rows().concat();
    let (lines, thirds) =
        (rows().join("\n"), rows().chunks(3).map(|three| three.join(",")).collect::<Vec<_>>().join(",\n"));
    cut(&format!("Grid 01\n{lines}\nGrid 02\n{lines}\n"), &[2, 12]);
    cut(&format!("Puzzle 1:\n\n{lines}\n\nPuzzle 2:\n{line}\n"), &[3, 14]);
    cut(&format!("{}\n\n{line}\n", rows().join("\n\n")), &[1, 19]);
    cut(&format!("{thirds}\n{thirds},\n"), &[1, 4]);
    cut(&format!("{line} 1 # seed, first example\n{line} 1 # and again\n"), &[1, 2]);
    cut(&format!("puzzle,solution\n{line},{line}\n"), &[2]);
    cut(&format!("\u{feff}# a note\r\n{line}\r\n"), &[2]);
    cut(&format!("{}\n{}\n{}\n{line}\n", &line[..27], &line[27..54], &line[54..]), &[1, 4]);
}

#[test]
fn a_bad_puzzle_does_not_spoil_the_next_one() {
    let line = rows().concat();
    let mut short = rows();
    short[4].pop();
    let text =
        format!("{}\n{line}\n{}\n{line}\n{}\n{}\n", &line[1..], short.join("\n"), short.join("\n"), rows().join("\n"));
    let read: Vec<_> = split_puzzles(&text).iter().map(|piece| (piece.line, piece.read().is_ok())).collect();
    assert_eq!(read, [(1, false), (2, true), (3, false), (12, true), (13, false), (22, true)]);
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn what_is_written_is_read_back(board in lawful_puzzle(40)) {
        for &notation in Notation::ALL {
            let text = notation.write(&board);
            // A line of an `.sdm` collection looks like any line.
            let recognised = if notation == Notation::Sdm { Notation::Line } else { notation };
            prop_assert_eq!(Notation::recognise(&text), recognised, "{}", text);
            prop_assert_eq!(notation::read(&text), Ok(board.into()), "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in "\\PC*|[0-9.,|+\\-\\s]{0,200}|([0-9]{9},){9}") {
        match Reading::of(&text) {
            Ok(reading) => prop_assert_eq!(notation::read(&Notation::Comma.write(&reading.board)), Ok(reading.board.into())),
            Err(reason) => prop_assert!(!reason.to_string().is_empty()),
        }
        for piece in split_puzzles(&text) {
            prop_assert!(piece.line >= 1 && piece.size() > 0);
        }
    }

    #[test]
    fn puzzles_put_one_below_the_other_are_all_found(boards in prop::collection::vec(lawful_puzzle(30), 1..6), kind in 0..Notation::ALL.len()) {
        let texts: Vec<String> = boards.iter().map(|board| Notation::ALL[kind].write(board)).collect();
        let read: Vec<_> = split_puzzles(&texts.join("\n\n")).iter().map(board_of).collect();
        prop_assert_eq!(read, boards.into_iter().map(Ok).collect::<Vec<_>>());
    }
}

#[test]
fn an_error_names_the_wrong_characters() {
    let characters = |text: &str| notation::read(text).expect_err("amiss").characters(text);
    assert_eq!(characters("46010w000,820500000,"), [5]);
    assert_eq!(characters("460100000,82050000,000090500,"), (10..18).collect::<Vec<_>>());
    // The user may still be typing the last row.
    assert!(characters("460100000,82050").is_empty());
    let clash = format!("4..4{}", ".".repeat(77));
    assert_eq!(characters(&clash), [0, 3]);
    assert!(characters("").is_empty());
}
