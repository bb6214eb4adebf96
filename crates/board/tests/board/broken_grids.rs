//! Tests of grids with a row too many or too few among others: only the broken grid is refused.

use crate::many_notations::{board_of, cut, pieces, scratch};
use proptest::prelude::*;
use std::io::{self, BufReader, Read};
use sudoku_board::classic::Grid;
use sudoku_board::notation::{Notation, Splitter, split_puzzles};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, grid};
use sudoku_samples::strategies::lawful_puzzle;
use sudoku_samples::thoroughness::cases;

/// Returns the rows of nine digits, with dots for blanks.
fn bare_rows(board: &Grid) -> Vec<String> {
    Notation::Sdk.write(board).lines().map(str::to_owned).collect()
}

#[test]
fn a_row_too_many_is_blamed_on_its_own_grid() {
    let line = scratch();
    let rows = bare_rows(&grid(SCRATCH));
    let good = rows.join("\n");
    let with = |at: usize, row: &str| {
        let mut rows = rows.clone();
        rows.insert(at, row.to_owned());
        rows
    };
    let one = "a puzzle has 9 rows, but 1 was given";
    // The first nine rows contain row 3 twice.
    let twice = "column 5 holds two 9s, in rows 3 and 4";
    for between in ["\n\n", "\n# a note\n", "\nA title\n", "\n\nA title\n\n", "\n#AA header\n"] {
        let lines = between.matches('\n').count() as u64;
        let text = format!("{}{between}{good}{between}{good}\n", with(3, &rows[2]).join("\n"));
        let next = 10 + lines;
        cut(&text, &[(1, twice), (10, one), (next, &line), (next + 8 + lines, &line)]);
    }
    let drawn = Notation::Drawn.write(&grid(SCRATCH));
    let ten = "a puzzle has 9 rows, but 10 were given";
    for row in 0..6 {
        let mut broken: Vec<&str> = drawn.lines().collect();
        let at = row + row / 3;
        broken.insert(at, broken[at]);
        for between in ["\n\n", "\n", "\nA title\n", "\n# a note\n"] {
            let text = format!("{}{between}{drawn}{between}{drawn}\n", broken.join("\n"));
            assert_eq!(pieces(&text).iter().map(|(_, board)| board.as_str()).collect::<Vec<_>>(), [ten, &line, &line]);
        }
    }
    let framed = Notation::SimpleSudoku.write(&grid(SCRATCH));
    let mut broken: Vec<&str> = framed.lines().collect();
    broken.insert(2, broken[2]);
    let text = format!("{framed}\n\n{}\n\n{framed}\n{framed}\n", broken.join("\n"));
    cut(&text, &[(1, &line), (15, ten), (30, &line), (43, &line)]);
}

#[test]
fn groups_of_rows_tell_where_a_broken_grid_ends() {
    let line = scratch();
    let rows = bare_rows(&grid(SCRATCH));
    let bands: Vec<String> = rows.chunks(3).map(|three| three.join("\n")).collect();
    let good = bands.join("\n\n");
    let eight = "a puzzle has 9 rows, but 8 were given";
    let ten = "a puzzle has 9 rows, but 10 were given";
    for (band, end) in [(0, ""), (1, ""), (2, ""), (0, "\n"), (1, "\n"), (2, "\n")] {
        let mut short = bands.clone();
        short[band] = short[band].split_once('\n').expect("rows").1.to_owned();
        cut(&format!("{}\n{end}\n{good}\n", short.join("\n\n")), &[(1, eight), (12 + end.len() as u64, &line)]);
        let mut long = bands.clone();
        long[band] = format!("{}\n{}", rows[band * 3], long[band]);
        let found = pieces(&format!("{}\n{end}\n{good}\n", long.join("\n\n")));
        assert_eq!(found.last(), Some(&(14 + end.len() as u64, line.clone())));
        assert!(band == 2 || found[0] == (1, ten.to_owned()), "{found:?}");
    }
    // A single row above grids without gaps, with blank lines between boxes, and with a frame around each row.
    let one = "a puzzle has 9 rows, but 1 was given";
    let cells: Vec<String> =
        rows.iter().map(|row| row.chars().map(|c| format!("|{c}")).collect::<String>() + "|").collect();
    let edge = format!("\n{}+\n", "+-".repeat(9));
    for grid in [rows.join("\n"), good, Notation::Drawn.write(&grid(SCRATCH)), cells.join(&edge)] {
        let lines = grid.lines().count() as u64;
        cut(&format!("{}\n\n{grid}\n\n{grid}\n", rows[0]), &[(1, one), (3, &line), (4 + lines, &line)]);
    }
    // Between rows that are each alone, only a different gap separates the grids.
    let apart = rows.join("\n\n");
    for between in ["\n\n\n", "\n# a note\n", "\nA title\n", "\n\nA title\n\n"] {
        for broken in [rows[1..].join("\n\n"), format!("{}\n{apart}", rows[0]), format!("{apart}\n{}", rows[0])] {
            let found = pieces(&format!("{broken}{between}{apart}{between}{apart}\n"));
            assert_eq!(found.iter().rev().take(2).map(|(_, board)| board).collect::<Vec<_>>(), [&line; 2], "{broken}");
        }
    }
}

#[test]
fn what_stands_between_rows_may_be_of_several_kinds() {
    let line = scratch();
    let rows = bare_rows(&grid(SCRATCH));
    let between = |at: &dyn Fn(usize) -> &'static str| {
        rows.iter().enumerate().map(|(row, text)| format!("{text}{}", at(row + 1))).collect::<String>()
    };
    for grid in [
        between(&|row| if row % 3 == 0 { "\n\n\n" } else { "\n\n" }),
        between(&|row| if row % 3 == 0 { "\n\n---+---+---\n" } else { "\n" }),
        between(&|row| if row == 3 || row == 5 { "\n# a note\n" } else { "\n" }),
        between(&|row| if row == 3 { "\n---+---+---\n" } else { "\n" }),
        between(&|_| "\n|   |   |   |\n"),
    ] {
        let found = pieces(&format!("{0}\n\n{0}\n\n{0}\n", grid.trim_end()));
        assert_eq!(found.iter().map(|(_, board)| board).collect::<Vec<_>>(), [&line; 3], "{grid}");
    }
}

#[test]
fn the_state_of_a_puzzle_with_a_row_too_many_is_no_puzzle() {
    let line = scratch();
    let (rows, solved) = (bare_rows(&grid(SCRATCH)), bare_rows(&grid(SCRATCH_SOLVED)));
    let good = format!("[Puzzle]\n{}\n[State]\n{}\n", rows.join("\n"), solved.join("\n"));
    let text = format!("[Puzzle]\n{}\n{}\n[State]\n{}\n\n{good}", rows.join("\n"), rows[8], solved.join("\n"));
    let none = "no puzzle found; a puzzle has 81 digits, with 0 for a blank";
    cut(&text, &[(1, &line), (11, "a puzzle has 9 rows, but 1 was given"), (12, none), (23, &line)]);
}

/// A reader that would wait for its next line for ever: it returns an error if it is asked for one.
struct Waiting<'a>(&'a [u8]);

impl Read for Waiting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() { Err(io::Error::other("nothing comes")) } else { self.0.read(buffer) }
    }
}

#[test]
fn a_grid_is_given_with_its_last_row() {
    let board = grid(SCRATCH);
    let rows = bare_rows(&board);
    for text in [
        rows.join("\n"),
        rows.join("\n\n"),
        rows.chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>().join("\n\n"),
        Notation::Drawn.write(&board),
        Notation::Candidates.write(&board).trim_end_matches(['*', '-', '\n']).to_owned(),
    ] {
        let text = text + "\n";
        let piece = Splitter::new(BufReader::new(Waiting(text.as_bytes()))).next().expect("a piece").expect("no wait");
        assert_eq!(board_of(&piece), Ok(board), "{text}");
    }
}

/// Returns the line number of each row of a drawn grid, from 0.
fn drawn_rows(text: &str) -> Vec<usize> {
    let is_row = |line: &str| line.contains(|c: char| c.is_ascii_digit() || c == '.');
    text.lines().enumerate().filter(|(_, line)| is_row(line)).map(|(at, _)| at).collect()
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_row_twice_or_missing_or_damaged_spoils_no_other_grid(
        boards in prop::collection::vec(lawful_puzzle(40), 3..6),
        drawing in 0..6_usize,
        between in prop::sample::select(&["\n\n", "\n\n\n", "\nA title\n", "\n\nA title\n\n", "\n# a note\n"][..]),
        (grid, row, damage) in (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..5_usize),
    ) {
        let draw = |board: &Grid| {
            let rows = bare_rows(board);
            match drawing {
                0 => Notation::Drawn.write(board),
                1 => Notation::SimpleSudoku.write(board),
                2 => rows.join("\n"),
                3 => rows.chunks(3).map(|three| three.join("\n")).collect::<Vec<_>>().join("\n\n"),
                4 => Notation::Drawn.write(board).replace('-', "─").replace('|', "│").replace('+', "┼"),
                _ => Notation::Candidates.write(board),
            }
        };
        let mut texts: Vec<String> = boards.iter().map(draw).collect();
        let spoilt = grid.index(texts.len());
        let mut lines: Vec<String> = texts[spoilt].lines().map(str::to_owned).collect();
        let rows = drawn_rows(&texts[spoilt]);
        let row = rows[row.index(rows.len())];
        match damage {
            0 => lines.insert(row, lines[row].clone()),
            1 => drop(lines.remove(row)),
            2 => lines[row] = lines[row].replacen(|c: char| c.is_ascii_digit() || c == '.', "", 1),
            3 => lines[row] = lines[row].replacen(|c: char| c.is_ascii_digit() || c == '.', "!", 1),
            _ => lines[row].push_str(" 5"),
        }
        texts[spoilt] = lines.join("\n");
        let text = texts.join(between) + "\n";
        let found: Vec<Grid> =
            split_puzzles(&text).iter().filter_map(|piece| piece.read().ok().map(|reading| reading.board)).collect();
        let wanted: Vec<Grid> = boards.iter().enumerate().filter(|(at, _)| *at != spoilt).map(|(_, board)| *board).collect();
        if found.len() == wanted.len() {
            prop_assert_eq!(found, wanted, "{}", text);
        } else {
            // A doubled row may leave nine rows that are a puzzle, and a missing mark a different grid of candidates.
            prop_assert!(found.len() == wanted.len() + 1 && (damage == 0 || drawing == 5), "{}", text);
            let others: Vec<Grid> = found.iter().enumerate().filter(|(at, _)| *at != spoilt).map(|(_, board)| *board).collect();
            prop_assert_eq!(others, wanted, "{}", text);
        }
    }
}
