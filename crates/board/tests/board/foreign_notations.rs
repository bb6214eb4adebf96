//! Tests of the notations of newspapers, programs and web addresses: puzzles, and the reasons for refusals.

use crate::file_notations::{reads_as, refused, scratch_line, scratch_rows};
use crate::many_notations::board_of;
use proptest::prelude::*;
use sudoku_board::classic::ClassicCell;
use sudoku_board::notation::{self, Notation, ReadError, Reading};
use sudoku_board::{Cell, Value, Values};
use sudoku_samples::known::{NEWSPAPER, NEWSPAPER_LINE, SCRATCH, SCRATCH_SOLVED, grid};
use sudoku_samples::strategies::{any_grid, lawful_puzzle};
use sudoku_samples::thoroughness::cases;

#[test]
fn a_newspapers_grid_is_read_by_its_columns() {
    reads_as(Notation::Newspaper, NEWSPAPER, NEWSPAPER_LINE);
    let windows = NEWSPAPER.replace('\n', "\r\n");
    reads_as(Notation::Newspaper, &windows, NEWSPAPER_LINE);
    reads_as(Notation::Newspaper, &format!("\n\n{NEWSPAPER}\n\n"), NEWSPAPER_LINE);
}

#[test]
fn a_newspapers_grid_may_stand_further_left_or_right() {
    let moved = |by: &str| NEWSPAPER.lines().map(|line| format!("{by}{line}\n")).collect::<String>();
    reads_as(Notation::Newspaper, &moved("        "), NEWSPAPER_LINE);
    let left: String = NEWSPAPER.lines().map(|line| format!("{}\n", line.get(3..).unwrap_or(line))).collect();
    reads_as(Notation::Newspaper, &left, NEWSPAPER_LINE);
}

#[test]
fn a_newspapers_grid_may_lose_its_blank_lines() {
    let close: String = NEWSPAPER.lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
    reads_as(Notation::Newspaper, &close, NEWSPAPER_LINE);
}

#[test]
fn a_newspapers_grid_may_lose_the_spaces_before_its_first_digit() {
    reads_as(Notation::Newspaper, NEWSPAPER.trim(), NEWSPAPER_LINE);
    // Two digits at this distance could be in columns 1 and 2 as well as in 2 and 3.
    let first = "4 6".to_owned() + &NEWSPAPER[NEWSPAPER.find('\n').expect("lines")..];
    refused(
        &first,
        "the columns of these digits are unclear; write a . for the blank cells of the first and last rows",
    );
}

#[test]
fn a_row_without_digits_is_a_blank_line_in_a_newspapers_grid() {
    for (row, line) in NEWSPAPER.lines().enumerate().filter(|(_, line)| !line.is_empty()).map(|(at, _)| at).enumerate()
    {
        let mut wanted: Vec<char> = NEWSPAPER_LINE.chars().collect();
        wanted[row * 9..row * 9 + 9].fill('.');
        let wanted: String = wanted.into_iter().collect();
        for blank in ["", "   ", "                          "] {
            let lines: Vec<&str> =
                NEWSPAPER.lines().enumerate().map(|(at, text)| if at == line { blank } else { text }).collect();
            reads_as(Notation::Newspaper, &lines.join("\n"), &wanted);
            // Blank lines at the ends are often lost in transit.
            reads_as(Notation::Newspaper, lines.join("\n").trim_matches('\n'), &wanted);
        }
    }
}

#[test]
fn a_digit_between_the_columns_of_a_newspaper_is_named() {
    let bad = NEWSPAPER.replacen("            9   6", "             9  6", 1);
    refused(
        &bad,
        "line 2, character 14: this digit does not line up with the others in its column; move it, or write a . for every \
         blank cell",
    );
}

#[test]
fn a_newspapers_grid_that_could_be_two_puzzles_is_refused() {
    // Columns 3, 6 and 9 are blank, so the digits could also be one column further to the right.
    let columns = "1 2      3 4      5 6\n\n  1\n";
    refused(
        &format!("{columns}3"),
        "the columns of these digits are unclear; write a . for the blank cells of the first and last rows",
    );
    let rows: Vec<&str> = NEWSPAPER.lines().take(7).collect();
    refused(
        &rows[1..].join("\n").replacen('\n', "\n\n", 1),
        "the rows of these digits are unclear; write a . for every blank cell in the rows that have no digits",
    );
    refused(&format!("{NEWSPAPER}\n{NEWSPAPER}"), "a puzzle has 9 rows, but 18 were given");
}

#[test]
fn a_newspapers_grid_survives_a_field_that_makes_line_ends_spaces() {
    let board = grid(SCRATCH);
    let text = Notation::Newspaper.write(&board);
    assert_eq!(text.lines().next(), Some("   4 6      1             "));
    reads_as(Notation::Newspaper, &text.replace('\n', " "), &scratch_line());
}

#[test]
fn lists_are_read_as_json_and_python_and_numpy_write_them() {
    let line = scratch_line();
    let lists = |open: &str, between: &str, close: &str, blank: &str| {
        let rows: Vec<String> = scratch_rows()
            .iter()
            .map(|row| {
                let cells: Vec<String> =
                    row.chars().map(|c| if c == '.' { blank.to_owned() } else { c.to_string() }).collect();
                format!("{open}{}{close}", cells.join(between))
            })
            .collect();
        format!("{open}{}{close}", rows.join(between))
    };
    for blank in ["0", "None", "null", ".", "''", "\"\"", "\" \"", "'.'", "\"0\"", "0.0", "NaN"] {
        reads_as(Notation::Json, &lists("[", ", ", "]", blank), &line);
        reads_as(Notation::Json, &lists("(", ",\n", ",)", blank), &line);
    }
    reads_as(Notation::Json, &lists("[", " ", "]", "0").replace("] [", "]\n ["), &line);
    reads_as(Notation::Json, &format!("grid = {}", lists("[", ",", "]", "0")), &line);
    reads_as(Notation::Json, &format!("np.array({})", lists("[", ",", ",\n]", "0")), &line);
    let flat = lists("", ",", "", "0");
    reads_as(Notation::Json, &format!("[{flat}]"), &line);
    reads_as(Notation::Json, &format!("['{}']", scratch_rows().join("', '")), &line);
    reads_as(Notation::Json, &format!("[\"{}\",]", scratch_rows().join("\",\n\"")), &line);
    reads_as(Notation::Json, &format!("[\"{line}\"]"), &line);
}

#[test]
fn the_json_that_is_written_is_nine_lists_of_nine() {
    let text = Notation::Json.write(&grid(SCRATCH));
    assert!(text.starts_with("[[4,6,0,1,0,0,0,0,0],\n [8,2,0,5,0,0,0,0,0],\n"), "{text}");
    assert!(text.ends_with(",\n [0,0,0,0,0,3,0,7,5]]"), "{text}");
}

#[test]
fn lists_that_are_no_board_are_refused_with_the_place() {
    let text = Notation::Json.write(&grid(SCRATCH));
    refused(&text.replacen("[8,2,", "[8,12,", 1), "row 2, column 2: '2' is not a digit from 0 to 9");
    refused(
        &text.replacen("[8,2,", "[8,\"x\",", 1),
        "row 2, column 2: 'x' is not a digit from 0 to 9; write 0 for a blank",
    );
    refused(&text.replacen("[8,2,", "[8,", 1), "row 2 has 8 digits, but needs 9");
    refused(&text.replacen("[8,2,", "[8,2,2,", 1), "row 2 has 10 digits, but needs 9");
    refused(&text.replacen(",\n [0,0,0,0,0,3,0,7,5]", "", 1), "a puzzle has 9 rows, but 8 were given");
    refused("[1,2,3]", "a puzzle has 81 cells, but 3 were given");
    refused("[]", "a puzzle has 81 cells, but 0 were given");
    refused(
        &text.replacen("[8,2,", "[8,,2,", 1),
        "line 2, character 5: ',' does not belong in a list of digits; remove it",
    );
    refused(&text[..text.len() - 1], "line 1, character 1: this '[' is never closed; write ']' where it ends");
    refused(&text.replacen("]", ")", 1), "line 1, character 20: ')' does not belong in a list of digits; remove it");
    refused("['46.1", "line 1, character 2: this \"'\" is never closed; write \"'\" where it ends");
    refused(&format!("{text} x"), "line 9, character 23: 'x' does not belong in a list of digits; remove it");
    refused(&"[".repeat(100_000), "line 1, character 9: too many nested lists; a board is nine lists of nine digits");
    refused(&format!("[{text},{text}]"), "the text has 2 puzzles, but only one is allowed; remove the others");
}

#[test]
fn a_simple_sudoku_grid_is_read_with_its_title() {
    let text = "\
 *-----------*
 |.3.|4..|...|
 |9.2|8.6|3.1|
 |...|...|.2.|
 |---+---+---|
 |8..|.6.|7..|
 |.6.|2.5|.9.|
 |..3|.4.|..8|
 |---+---+---|
 |.7.|...|...|
 |4.8|9.2|5.6|
 |...|..8|.3.|
 *-----------*
 Simple Sudoku
  Version 4.2n
";
    let line = ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.";
    let reading = reads_as(Notation::SimpleSudoku, text, line);
    let written = Notation::SimpleSudoku.write(&reading.board);
    let drawn: Vec<&str> = text.lines().take(13).map(str::trim).collect();
    assert_eq!(written, drawn.join("\n"));
    reads_as(Notation::SimpleSudoku, &written.replace('\n', " "), line);
    let bare: Vec<&str> = drawn[1..12].iter().map(|line| line.trim_matches('|')).collect();
    reads_as(Notation::Drawn, &bare.join("\n"), line);
    refused(&text.replacen("|.3.|", "|.3|", 1), "row 1 has 8 digits, but needs 9");
}

const MARKS: &str = "\
*--------------------------------------------------------------------*
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
                           Simple Sudoku
                            Version 4.2n
";
const MARKS_LINE: &str = ".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.";

#[test]
fn a_grid_of_candidates_gives_the_digits_and_the_pencil_marks() {
    let reading = reads_as(Notation::Candidates, MARKS, MARKS_LINE);
    let candidates = reading.candidates.expect("candidates");
    let digits = |text: &str| text.bytes().filter_map(|byte| Value::digit(byte - b'0')).collect::<Values>();
    assert_eq!(candidates[0], digits("1567"));
    assert_eq!(candidates[1], Values::EMPTY);
    assert_eq!(candidates[80], digits("2479"));
    // As HoDoKu draws the grid, and as it looks in a text field without line ends.
    let hodoku: String = MARKS
        .lines()
        .take(13)
        .enumerate()
        .map(|(at, line)| match at {
            0 => line.replace('*', "."),
            12 => line.replace('*', "'"),
            4 | 8 => format!(":{}:", line.trim_matches('|')),
            _ => line.to_owned(),
        } + "\n")
        .collect();
    reads_as(Notation::Candidates, &hodoku, MARKS_LINE);
    let joined = MARKS.lines().take(13).collect::<Vec<_>>().join(" ");
    reads_as(Notation::Candidates, &joined, MARKS_LINE);
    let bare: String =
        MARKS.lines().filter(|line| line.starts_with("| ")).map(|line| line.replace('|', " ") + "\n").collect();
    reads_as(Notation::Candidates, &bare, MARKS_LINE);
}

#[test]
fn a_grid_of_candidates_with_a_cell_too_few_is_refused_with_its_row() {
    refused(&MARKS.replacen("| 9      45 ", "| 9 ", 1), "row 2 has 8 cells, but needs 9");
    refused(
        &MARKS.replacen("12579", "125x9", 1),
        "row 1, column 5: 'x' is not a digit from 0 to 9; write 0 for a blank",
    );
    let lost: String =
        MARKS.lines().filter(|line| !line.starts_with("| 17 ")).map(|line| format!("{line}\n")).collect();
    refused(&lost, "a puzzle has 9 rows, but 8 were given");
}

#[test]
fn a_blank_cell_with_one_candidate_stays_blank() {
    // r1c9 has one candidate, 9.
    let board = grid("12345678.........................................................................");
    let text = Notation::Candidates.write(&board);
    assert!(text.contains("{9}"), "{text}");
    let reading = Reading::of(&text).expect("what was written");
    assert_eq!(reading.board, board);
    let candidates = reading.candidates.expect("candidates");
    let allowed = board.candidates();
    assert!(Cell::all().all(|cell| candidates[cell.index()] == allowed[cell.index()]));
}

#[test]
fn addresses_are_read_wherever_the_puzzle_stands() {
    let dots = scratch_line();
    let zeros = dots.replace('.', "0");
    for text in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("http://example.org/play?lang=en&s={dots}&x=1#top"),
        format!("https://example.org/?solution={SCRATCH_SOLVED}&puzzle={zeros}"),
        format!("  www.example.org/#{zeros}\n"),
        format!("https://example.org/sudoku/{zeros}/easy?theme=dark"),
        format!("?bd={zeros}"),
        format!("puzzle={dots}"),
        format!("https://example.org/?g={}", SCRATCH.replace(',', "%2C")),
        format!("https://example.org/?g={}", dots.replace('.', "%2E")),
    ] {
        reads_as(Notation::Url, &text, &dots);
    }
    assert_eq!(Notation::Url.write(&grid(SCRATCH)), format!("?puzzle={zeros}"));
}

#[test]
fn a_link_that_has_lost_the_dots_at_its_end_is_read() {
    let dots = scratch_line().replace("75", "7.").replace("29...", ".....");
    let cut = dots.trim_end_matches('.');
    assert!(cut.len() < 81);
    reads_as(Notation::Url, &format!("https://example.org/play/#{cut}"), &dots);
    for other in
        [format!("https://example.org/?puzzle={cut}"), format!("https://example.org/#{}", cut.replace('.', "0"))]
    {
        refused(&other, &format!("a puzzle has 81 cells, but {} were given", cut.len()));
    }
}

#[test]
fn addresses_without_a_whole_puzzle_are_refused() {
    let none = "no puzzle found in this web address; it needs 81 digits, as in ?puzzle=..., with 0 or . for a blank";
    refused("https://example.org/", none);
    refused("https://example.org/?bd=S9B01a", none);
    refused(&format!("https://example.org/?bd={}", &scratch_line()[1..]), "a puzzle has 81 cells, but 80 were given");
    let bad = scratch_line().replacen("46.", "46x", 1);
    refused(
        &format!("https://example.org/?bd={bad}"),
        "row 1, column 3: 'x' is not a digit from 0 to 9; write 0 for a blank",
    );
}

#[test]
fn a_line_that_is_too_long_for_a_puzzle_is_refused() {
    let long = " ".repeat(notation::LONGEST_LINE) + "1";
    refused(
        &long,
        "the text is longer than 1048576 bytes; a puzzle is much shorter, so check that this is the right text",
    );
}

#[test]
fn names_of_notations_are_short_words_and_none_stands_twice() {
    let mut names: Vec<&str> = Notation::ALL.iter().map(|notation| notation.name()).collect();
    assert!(names.iter().all(|name| name.chars().all(|c| c.is_ascii_lowercase())));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Notation::ALL.len());
    assert!(Notation::ALL.iter().all(|notation| !notation.about().contains('\n') && notation.about().len() < 100));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_candidates_that_are_written_are_the_allowed_digits(board in lawful_puzzle(40)) {
        let reading = Reading::of(&Notation::Candidates.write(&board)).expect("a puzzle");
        let allowed = board.candidates();
        let candidates = reading.candidates.expect("candidates");
        prop_assert!(Cell::all().all(|cell| candidates[cell.index()] == allowed[cell.index()]));
    }

    #[test]
    fn a_newspapers_grid_without_its_spaces_at_the_ends_is_the_same_puzzle_or_refused(board in lawful_puzzle(40)) {
        let text = Notation::Newspaper.write(&board);
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        prop_assert_eq!(notation::read(&lines.join("\n")), Ok(board.into()));
        prop_assert_eq!(notation::read(&text.replace('\n', " ")), Ok(board.into()));
    }

    #[test]
    fn every_notation_survives_a_field_that_makes_line_ends_spaces(board in lawful_puzzle(40)) {
        for notation in Notation::ALL {
            let text = notation.write(&board).replace('\n', " ");
            prop_assert_eq!(notation::read(&text), Ok(board.into()), "{}", text);
        }
    }

    #[test]
    fn boards_that_break_a_rule_are_written_and_refused(board in any_grid()) {
        let conflict = board.conflict();
        prop_assume!(conflict.is_some());
        for notation in Notation::ALL {
            let text = notation.write(&board);
            prop_assert_eq!(notation::read(&text).err(), conflict.map(ReadError::Conflict), "{}", text);
        }
    }

    #[test]
    fn broken_texts_are_read_or_refused_without_a_panic(
        notation in prop::sample::select(Notation::ALL),
        board in lawful_puzzle(40),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), "\\PC|[\n\r \t,.|<>&;=#\"'\\[\\](){}*0-9-]{0,3}"), 1..6),
    ) {
        let mut characters: Vec<char> = notation.write(&board).chars().collect();
        for (at, put) in cuts {
            let at = at.index(characters.len());
            characters.splice(at..at + 1, put.chars());
            if characters.is_empty() {
                characters.push(' ');
            }
        }
        let text: String = characters.into_iter().collect();
        if let Ok(board) = notation::read(&text) {
            prop_assert_eq!(notation::read(&board.to_string()), Ok(board));
        }
        for piece in notation::split_puzzles(&text) {
            if let Err(reason) = board_of(&piece) {
                prop_assert!(!reason.to_string().is_empty());
            }
        }
    }
}

#[test]
fn one_other_sign_may_stand_for_all_blanks() {
    let line = scratch_line();
    for sign in ["_", "*", "x", "X", "?", "-"] {
        let signed = line.replace('.', sign);
        reads_as(Notation::Line, &signed, &line);
        reads_as(Notation::Line, &format!(" {signed}\r\n"), &line);
        let pieces = notation::split_puzzles(&format!("A title\n{signed}\n{signed}\n{line}\n"));
        assert_eq!(pieces.iter().map(|piece| piece.line).collect::<Vec<_>>(), [2, 3, 4], "{sign}");
        assert!(pieces.iter().all(|piece| board_of(piece) == Ok(grid(SCRATCH))), "{sign}");
        // A dot among other signs is not a blank, and neither is another sign among dots.
        let mixed = line.replacen('.', sign, 1);
        assert!(notation::read(&mixed).is_err(), "{mixed}");
    }
    for sign in ["_", "*", "x", "X", "?"] {
        let bare = scratch_rows().join("\n").replace('.', sign);
        let drawn = Notation::Drawn.write(&grid(SCRATCH)).replace('.', sign);
        let framed = Notation::SimpleSudoku.write(&grid(SCRATCH)).replace('.', sign);
        let unicode = drawn.replace('|', "║").replace('-', "═").replace('+', "╬");
        reads_as(Notation::Drawn, &bare, &line);
        reads_as(Notation::Drawn, &drawn, &line);
        reads_as(Notation::Drawn, &unicode, &line);
        reads_as(Notation::SimpleSudoku, &framed, &line);
        let text = [&bare, &drawn, &framed, &unicode].map(String::as_str).join("\n\n");
        let found: Vec<_> = notation::split_puzzles(&text).iter().map(board_of).collect();
        assert_eq!(found, vec![Ok(grid(SCRATCH)); 4], "{text}");
    }
}

#[test]
fn a_sign_that_cannot_be_a_blank_is_refused_with_the_way_out() {
    let line = scratch_line();
    let way_out = "row 1, column 3: '_' is not a digit from 0 to 9; write 0 for a blank";
    refused(&line.replacen("46.", "46_", 1), way_out);
    refused(&SCRATCH.replace('0', "_"), way_out);
    refused(
        &line.replacen("46.1.", "46_1x", 1).replace('.', "_"),
        "row 1, column 3: '_' is not a digit from 0 to 9; write 0 for a blank",
    );
    assert!(notation::read(&"-".repeat(81)).is_err() && notation::read(&"x".repeat(81)).is_err(), "no digit at all");
    assert_eq!(notation::split_puzzles(&format!("{}\n{line}\n", "-".repeat(81))).len(), 1);
}

/// A position of HoDoKu's library with its eliminated candidates.
const LIBRARY: &str =
    ":0000:x:5+3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:219 414::comment";

#[test]
fn a_line_of_hodokus_library_has_digits_that_were_placed_and_candidates_that_are_gone() {
    let position = Reading::of(LIBRARY).expect("a position");
    assert_eq!(position.notation, Notation::Candidates);
    assert_eq!(position.position().values(), grid(LIBRARY_LINE).values());
    let placed: Vec<Cell> = position.board.blanks().filter(|&cell| position.position().get(cell).is_some()).collect();
    assert_eq!(placed, [Cell::at(0, 1)], "what was placed is no given");
    let allowed = position.played.expect("placed digits").candidates();
    let candidates = position.candidates.expect("candidates");
    for cell in Cell::all() {
        let gone = allowed[cell.index()].minus(candidates[cell.index()]);
        // The other eliminated candidate, 4 in row 1, column 4, is not allowed anyway.
        let told = if cell == Cell::at(0, 8) { "2" } else { "" };
        assert_eq!(gone.iter().map(|digit| digit.to_string()).collect::<String>(), told, "{cell}");
    }
    // If a field does not name a cell, the line is not a position.
    assert!(Reading::of(&LIBRARY.replace("219", "210")).is_err());
    let two = format!("{LIBRARY}\n# and\n{LIBRARY}\n");
    assert_eq!(notation::split_puzzles(&two).iter().filter(|piece| piece.read().is_ok()).count(), 2);
}

/// The digits of [`LIBRARY`] as a line.
const LIBRARY_LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn an_address_of_sudoku_wiki_may_hold_a_position() {
    // In the form of `S9B`: 1 to 9 is a given, 10 to 18 a placed digit, and above that the candidates are bits.
    let board = grid(LIBRARY_LINE);
    let allowed = board.candidates();
    let base_36 = |number: u16| {
        let sign = |value: u16| char::from_digit(u32::from(value), 36).expect("a digit");
        format!("{}{}", sign(number / 36), sign(number % 36))
    };
    let number = |cell: Cell| match board.get(cell) {
        Some(digit) if cell.row() == 0 => u16::from(digit.get()) + 9,
        Some(digit) => u16::from(digit.get()),
        None => allowed[cell.index()].bits() as u16 + 18,
    };
    let position: String = Cell::all().map(|cell| base_36(number(cell))).collect();
    let address = format!("see https://www.example.org/sudoku.htm?bd=S9B{position} and others");
    let pieces = notation::split_puzzles(&address);
    let reading = pieces[0].read().expect("a position");
    assert_eq!((pieces.len(), reading.notation), (1, Notation::Url));
    assert_eq!(reading.position().values(), board.values());
    assert!(
        Cell::all().filter(|cell| cell.row() == 0).all(|cell| reading.board.get(cell).is_none()),
        "what was placed"
    );
    let candidates = reading.candidates.expect("candidates");
    assert!(board.blanks().all(|cell| candidates[cell.index()] == allowed[cell.index()]));
    let address = &address[4..address.len() - 11];
    assert!(Reading::of(address).is_ok());
    assert!(Reading::of(&address[..address.len() - 1]).is_err(), "a sign is missing");
    for (cell, why) in
        [("zz", "so many candidates"), ("+5", "a sign before the number"), ("00", "no digit, no candidate")]
    {
        assert!(Reading::of(&address.replacen(&position[..2], cell, 1)).is_err(), "{why}");
    }
}

#[test]
fn braces_are_brackets_where_there_are_commas() {
    let rows: Vec<String> = LIBRARY_LINE
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|&sign| if sign == b'.' { "0".into() } else { char::from(sign).to_string() }))
        .map(|cells| cells.collect::<Vec<_>>().join(", "))
        .collect();
    for text in [
        format!("{{{}}}", rows.join(", ")),
        format!("int grid[9][9] = {{\n  {{{}}}\n}};", rows.join("},\n  {")),
        format!("let grid = {{{{{}}}}};", rows.join("},{")),
        format!("int grid[9][9] =\n{{\n  {{{}}}\n}};", rows.join("},\n  {")),
        format!("import numpy as np\r\ngrid = [\r\n  [{}]\r\n]", rows.join("],\r\n  [")),
        format!("{{\n  {{{}}}\n}}", rows.join("},\n  {")),
        format!("{{\n  {}\n}}", rows.join(",\n  ")),
    ] {
        reads_as(Notation::Json, &text, LIBRARY_LINE);
        let pieces = notation::split_puzzles(&text);
        assert_eq!(pieces.len(), 1, "{text}");
        assert_eq!(pieces[0].read().expect("a list").board, grid(LIBRARY_LINE), "{text}");
    }
}

#[test]
fn a_puzzle_in_the_braces_of_an_object_or_a_function_is_read() {
    let object = format!("{{\n  \"puzzle\": \"{LIBRARY_LINE}\",\n  \"seed\": 7\n}}\n");
    let rows = Notation::Json.write(&grid(LIBRARY_LINE)).replace('[', "{").replace(']', "}");
    let function = format!("int main()\n{{\n  int grid[9][9] = {rows};\n}}\n");
    for text in [object, function] {
        let boards: Vec<_> =
            notation::split_puzzles(&text).iter().filter_map(|piece| Some(piece.read().ok()?.board)).collect();
        assert_eq!(boards, [grid(LIBRARY_LINE)], "{text}");
    }
}

#[test]
fn digits_of_a_grid_of_candidates_may_stand_between_angle_brackets_or_stars() {
    let plain = Notation::Candidates.write(&grid(LIBRARY_LINE));
    let marked = plain.replacen(" 5 ", "<5>", 1).replacen(" 3 ", "*3*", 1);
    assert_ne!(plain, marked);
    assert_eq!(notation::read(&marked), notation::read(&plain));
    let bare: String = marked
        .lines()
        .filter(|line| line.contains(|sign: char| sign.is_ascii_digit()))
        .map(|line| format!("{}\n", line.replace('|', "")))
        .collect();
    assert_eq!(notation::read(bare.trim_start()), notation::read(&plain));
}

#[test]
fn a_line_with_dashes_and_a_cell_too_few_is_still_a_line() {
    let dashed = LIBRARY_LINE.replace('.', "-");
    reads_as(Notation::Line, &dashed, LIBRARY_LINE);
    refused(&dashed[1..], "a puzzle has 81 cells, but 80 were given");
    refused(&format!("{dashed}-"), "a puzzle has 81 cells, but 82 were given");
    assert_eq!(notation::split_puzzles(&format!("{dashed}\n{}\n{dashed}", &dashed[1..])).len(), 3);
}
