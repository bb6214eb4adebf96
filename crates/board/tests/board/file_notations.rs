//! Tests of the files of other programs, `.sdk` and `.opensudoku`: puzzles, metadata and errors.

use proptest::prelude::*;
use sudoku_board::notation::{self, Metadata, Notation, Reading};
use sudoku_board::{Cell, Value};
use sudoku_samples::known::SCRATCH;
use sudoku_samples::strategies::lawful_puzzle;
use sudoku_samples::thoroughness::cases;

#[track_caller]
pub fn refused(text: &str, reason: &str) {
    match notation::read(text) {
        Ok(_) => panic!("{text:?} was read, but should be refused: {reason}"),
        Err(error) => assert_eq!(error.to_string(), reason, "{text}"),
    }
}

#[track_caller]
pub fn reads_as(notation: Notation, text: &str, line: &str) -> Reading {
    let reading = Reading::of(text).unwrap_or_else(|error| panic!("{text:?} was refused: {error}"));
    assert_eq!(reading.notation, notation, "{text}");
    assert_eq!(Notation::Line.write(&reading.board), line.replace('0', "."), "{text}");
    reading
}

pub fn scratch_line() -> String {
    SCRATCH.replace(',', "").replace('0', ".")
}

pub fn scratch_rows() -> Vec<String> {
    SCRATCH.split_terminator(',').map(|row| row.replace('0', ".")).collect()
}

const SDK: &str = "\
#A Ruud
#DA puzzle to begin with
#CTwo lines
#Cof remarks
#B03-08-2006
#SSudoCue
#LEasy
#Uhttp://www.example.org/?bd=none
2..1.5..3
.54...71.
.1.2.3.8.
6.28.73.4
.........
1.53.98.6
.2.7.1.6.
.81...24.
7..4.2..1
";
const SDK_LINE: &str = "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";

#[test]
fn an_sdk_file_tells_who_made_the_puzzle() {
    let told = |words: &str| Some(words.to_owned());
    let reading = reads_as(Notation::Sdk, SDK, SDK_LINE);
    let metadata = Metadata {
        name: None,
        author: told("Ruud"),
        description: told("A puzzle to begin with"),
        comment: told("Two lines\nof remarks"),
        date: told("03-08-2006"),
        source: told("SudoCue"),
        level: told("Easy"),
        url: told("http://www.example.org/?bd=none"),
    };
    assert_eq!(reading.metadata, metadata);
    let written = Notation::Sdk.write_with(&reading.board, &metadata);
    assert!(written.starts_with("#ARuud\n#DA puzzle to begin with\n#CTwo lines\n#Cof remarks\n#B03"), "{written}");
    assert_eq!(Reading::of(&written).expect("what was written"), reading);
}

#[test]
fn nine_bare_rows_are_an_sdk_file() {
    let rows: Vec<&str> = SDK.lines().filter(|line| !line.starts_with('#')).collect();
    let reading = reads_as(Notation::Sdk, &rows.join("\n"), SDK_LINE);
    assert!(reading.metadata.is_empty());
    assert_eq!(Notation::Sdk.write(&reading.board), rows.join("\n"));
}

#[test]
fn an_sdk_file_in_parts_tells_the_puzzle_and_the_game() {
    let rows: Vec<&str> = SDK.lines().filter(|line| !line.starts_with('#')).collect();
    let rows = rows.join("\n");
    let state = rows.replacen("2..1.5..3", "2691.5..3", 1);
    let text = format!("#ARuud\n[Puzzle]\n{rows}\n\n[State]\n{state}\n[PencilMarks]\nnothing\n[Colours]\n...\n");
    let reading = reads_as(Notation::Sdk, &text, SDK_LINE);
    assert_eq!(reading.metadata.author.as_deref(), Some("Ruud"));
    let played = reading.all();
    assert_eq!((played.get(Cell::at(0, 1)), played.played()), (Value::digit(6), 2));
    assert_eq!(played.puzzle().classic(), Some(reading.board));
    // A game without moves counts as a puzzle that has not been played.
    assert_eq!(Reading::of(&format!("[Puzzle]\n{rows}\n[State]\n{rows}")).expect("a puzzle").played, None);
    let marks = Notation::Candidates.write(&reading.board);
    let text = format!("[puzzle]\n{rows}\n[PencilMarks]\n{marks}\n");
    assert!(reads_as(Notation::Sdk, &text, SDK_LINE).candidates.is_some());
}

#[test]
fn parts_of_an_sdk_file_that_cannot_be_read_are_named() {
    let rows: Vec<&str> = SDK.lines().filter(|line| !line.starts_with('#')).collect();
    let rows = rows.join("\n");
    refused(
        &format!("[Puzzle]\n{rows}\n[State]\n{}", rows.replacen("2..1", "2.1", 1)),
        "in [State]: row 1 has 8 digits, but needs 9",
    );
    refused(&SDK.replacen("2..1", "2.?1", 1), "row 1, column 3: '?' is not a digit from 0 to 9; write 0 for a blank");
    refused("#ARuud\n", "no puzzle found; a puzzle has 81 digits, with 0 for a blank");
    refused("[State]\n", "no puzzle found; a puzzle has 81 digits, with 0 for a blank");
}

#[test]
fn an_opensudoku_file_of_the_first_version_is_read() {
    let line = scratch_line().replace('.', "0");
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<opensudoku>\n<name>Scratch &amp; more</name>\n\
         <author>A &#66; <![CDATA[<C>]]></author><description></description><level>easy</level>\n\
         <game data=\"{line}\" />\n</opensudoku>\n"
    );
    let reading = reads_as(Notation::OpenSudoku, &text, &line);
    assert_eq!(reading.metadata.name.as_deref(), Some("Scratch & more"));
    assert_eq!(reading.metadata.author.as_deref(), Some("A B <C>"));
    assert_eq!(reading.metadata.level.as_deref(), Some("easy"));
    assert_eq!(reading.metadata.description, None);
}

/// Returns the data of a game, with all cells written by `cell`.
fn game(version: &str, cell: impl Fn(usize, char) -> String) -> String {
    let line = scratch_line().replace('.', "0");
    let cells: String = line.chars().enumerate().map(|(at, digit)| cell(at, digit)).collect();
    format!(
        "<opensudoku version=\"2\"><folder name=\"F\" created=\"1\"><game created=\"1\" state=\"1\" time=\"0\" \
             last_played=\"0\" data=\"version: {version}{cells}\" note=\"hard\"></game></folder></opensudoku>"
    )
}

#[test]
fn games_of_opensudoku_are_read_with_their_notes_and_the_players_digits() {
    let line = scratch_line();
    let editable = |digit| if digit == '0' { "1" } else { "0" };
    let first = |notes: &'static str| {
        move |at: usize, digit: char| match at {
            2 => format!("0|{notes}|1|"),
            4 => "7|-|1|".replace('-', if notes.contains(',') { "-" } else { "0" }),
            _ => format!("{digit}|{}|{}|", if notes.contains(',') { "-" } else { "0" }, editable(digit)),
        }
    };
    // Later versions have a second kind of notes, and a colour.
    let later = |version: &'static str, colour: &'static str| {
        game(version, move |at, digit| match at {
            2 => format!("0|4|16|{colour}1|"),
            4 => format!("7|0|0|{colour}1|"),
            _ => format!("{digit}|0|0|{colour}{}|", editable(digit)),
        })
    };
    let texts = [
        game("1\n", first("3,5,")),
        game("1 ", first("3,5,")),
        game("2&#10;", first("20")),
        game("2\n", first("20|")),
        game("3\n", first("20")),
        later("4\n", ""),
        later("5\n", "2|"),
    ];
    for text in texts {
        let reading = reads_as(Notation::OpenSudoku, &text, &line);
        assert_eq!(reading.metadata.name.as_deref(), Some("F"));
        assert_eq!(reading.metadata.comment.as_deref(), Some("hard"));
        let played = reading.all();
        let notes: Vec<u8> = reading.candidates.expect("notes")[2].iter().map(Value::get).collect();
        assert_eq!(notes, [3, 5]);
        assert_eq!((played.played(), played.get(Cell::at(0, 4))), (1, Value::digit(7)));
    }
    // A puzzle that somebody typed in has no givens.
    let typed = game("3\n", |_, digit| format!("{digit}|0|1|"));
    assert_eq!(reads_as(Notation::OpenSudoku, &typed, &line).played, None);
}

#[test]
fn broken_opensudoku_files_are_refused_with_the_reason() {
    refused("<opensudoku/>", "this file has no puzzle: it has no <game data=\"...\"/>");
    refused("<opensudoku><game/></opensudoku>", "this file has no puzzle: it has no <game data=\"...\"/>");
    refused("<opensudoku><game data=\"12\"/></opensudoku>", "a puzzle has 81 cells, but 2 were given");
    let cell = |_: usize, digit: char| format!("{digit}|0|0|");
    refused(
        &game("7\n", cell),
        "this OpenSudoku game has version 7, but only versions 1 to 5 are supported; use plain 81 digits instead",
    );
    refused(
        &game("3\n", |at, digit| if at == 80 { String::new() } else { cell(at, digit) }),
        "a puzzle has 81 cells, but 80 were given",
    );
    refused(
        &game("3\n", |at, digit| if at == 10 { "x|0|0|".to_owned() } else { cell(at, digit) }),
        "row 2, column 2: 'x' is not a digit from 0 to 9; write 0 for a blank",
    );
    let two = format!("<opensudoku><game data=\"{0}\"/><game data=\"{0}\"/></opensudoku>", scratch_line());
    refused(&two, "the text has 2 puzzles, but only one is allowed; remove the others");
    let broken = notation::read("<opensudoku>\n<game data='1'></oops>").expect_err("broken").to_string();
    assert!(broken.starts_with("line 2: this OpenSudoku file is damaged ("), "{broken}");
}

#[test]
fn messages_repeat_little_of_a_broken_file_and_no_control_characters() {
    let names =
        ["\u{1b}[31mred", "\u{7}\u{8}\u{9b}2J", "\u{202e}drow", &"x".repeat(200_000), &"\u{1b}".repeat(200_000)];
    for name in names {
        for text in [
            format!("<opensudoku><{name}></opensudoku>"),
            format!("<opensudoku><name>&{name};</name></opensudoku>"),
            format!("<opensudoku><game data='version: {name}'/></opensudoku>"),
            format!("<opensudoku><game data='{name}'/></opensudoku>"),
            name.to_owned(),
            format!("[{name}]"),
            format!("[Puzzle]\n{name}"),
        ] {
            let reason = notation::read(&text).expect_err("no puzzle").to_string();
            let is_plain = |c: char| !c.is_control() && c != '\u{202e}';
            assert!(reason.len() < 800 && reason.chars().all(is_plain), "{reason:?}");
        }
    }
    let reason = notation::read(&format!("<a></{}>", "b".repeat(200))).expect_err("broken").to_string();
    assert!(reason.contains("bbb...)"), "{reason}");
}

#[test]
fn entities_that_a_file_defines_are_not_expanded() {
    let text =
        "<!DOCTYPE opensudoku [<!ENTITY a \"1\"><!ENTITY b \"&a;&a;\">]>\n<opensudoku><name>&b;</name></opensudoku>";
    let reason = notation::read(text).expect_err("an entity").to_string();
    assert!(reason.contains("unknown entity &b;"), "{reason}");
}

/// Generates words for a field, without control characters and without white space at the ends.
fn words() -> impl Strategy<Value = Option<String>> {
    prop::option::of("[!-~ä€]([ -~ä€]{0,20}[!-~ä€])?(\n[!-~ä€]{1,9})?")
}

prop_compose! {
    fn metadata()(name in words(), author in words(), description in words(), comment in words(), date in words(),
                  source in words(), level in words(), url in words()) -> Metadata {
        Metadata { name, author, description, comment, date, source, level, url }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn what_is_told_of_a_puzzle_is_written_and_read_back(board in lawful_puzzle(40), metadata in metadata()) {
        let opensudoku = Reading::of(&Notation::OpenSudoku.write_with(&board, &metadata)).expect("a puzzle");
        let name = metadata.name.clone().or(Some("Sudoku".to_owned()));
        prop_assert_eq!((opensudoku.board, &opensudoku.metadata), (board, &Metadata { name, ..metadata.clone() }));
        let sdk = Reading::of(&Notation::Sdk.write_with(&board, &metadata)).expect("a puzzle");
        prop_assert_eq!((sdk.board, &sdk.metadata), (board, &Metadata { name: None, ..metadata.clone() }));
    }
}
