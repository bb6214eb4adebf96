//! Tests of reading links: f-puzzles' links give the right board, others the right error.

use sudoku_board::formats::{self, FormatError, Puzzle};
use sudoku_board::{Pairs, RelationKind, Value};
use sudoku_samples::boards::{board, known, lines, normal_form};

#[test]
fn links_to_f_puzzles_read_as_is_known() {
    let (mut read, mut refused) = (0, 0);
    for line in lines("links.txt") {
        let (link, json) = line.split_once('\t').expect("two fields");
        let json: serde_json::Value = serde_json::from_str(json).expect("JSON");
        let name = &json["name"];
        match (formats::read(link), json["refuse"].as_str()) {
            (Err(FormatError::OtherLink(_)), _) => {}
            (Err(FormatError::Unsupported(rule)), Some(expected)) => {
                let also = json["also"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_str);
                assert!(also.chain([expected]).any(|expected| rule == expected), "{name}: {rule} is not {expected}");
                refused += 1;
            }
            (Ok(puzzle), None) => {
                let (found, expected) = (normal_form(&puzzle.board), normal_form(&board(&json)));
                let more: Vec<_> = found.difference(&expected).collect();
                let less: Vec<_> = expected.difference(&found).collect();
                assert!(more.is_empty() && less.is_empty(), "{name}\nmore: {more:#?}\nless: {less:#?}");
                read += 1;
            }
            (result, expected) => panic!("{name}: {:?}, not {expected:?}", result.map(|puzzle| puzzle.metadata)),
        }
    }
    assert!(read >= 15 && refused >= 3, "{read} were read and {refused} refused");
}

#[test]
fn puzzles_go_to_f_puzzles_and_back() {
    for file in ["variants.jsonl", "killers_tarek.jsonl", "gecode_16.jsonl", "little_killers.jsonl", "small.jsonl"] {
        for known in known(file) {
            let puzzle = Puzzle::from(known.board);
            if puzzle.board.rules().relations().iter().any(|relation| matches!(&relation.pairs, Pairs::Line(line) if line.len() > 2 && relation.kind == RelationKind::Equal)) {
                continue;
            }
            match formats::link(&puzzle) {
                Ok(link) => {
                    let read = formats::read(&link).unwrap_or_else(|error| panic!("{}: {error}", known.name));
                    assert_eq!(normal_form(&read.board), normal_form(&puzzle.board), "{}", known.name);
                }
                Err(FormatError::Unwritable { .. }) => {}
                Err(error) => panic!("{}: {error}", known.name),
            }
        }
    }
}

#[test]
fn a_link_that_unpacks_to_gigabytes_is_refused() {
    let bomb = format!("https://www.f-puzzles.com/?load={}", lz_bomb());
    assert!(matches!(formats::read(&bomb), Err(FormatError::Huge(_))), "{:?}", formats::read(&bomb));
    for broken in [
        "https://www.f-puzzles.com/?load=",
        "https://www.f-puzzles.com/?load=N4Ig",
        "https://www.f-puzzles.com/?load=~~~",
    ] {
        assert!(formats::read(broken).is_err(), "{broken}");
    }
    assert_eq!(formats::read("https://www.f-puzzles.com/?id=yabcdefg"), Err(FormatError::OnAServer));
    assert_eq!(formats::read("https://sudokupad.app/abcdefg"), Err(FormatError::OnAServer));
}

/// Returns the packed form of a very long text of one letter.
fn lz_bomb() -> String {
    lz_str::compress_to_base64(&"a".repeat(2_000_000))
}

#[test]
fn a_rule_that_is_not_known_is_refused_by_its_name_whatever_its_form() {
    for rule in ["\"entropic\": true", "\"entropic\": [{}]", "\"entropic\": {\"lines\": []}", "\"entropic\": \"yes\""] {
        let json = format!("{{\"size\": 9, {rule}}}");
        let link = format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&*json));
        assert_eq!(formats::read(&link), Err(FormatError::Unsupported("entropic".to_owned())), "{rule}");
    }
}

/// Returns the error for an f-puzzles puzzle with these fields.
fn refused(fields: &str) -> String {
    let json = format!("{{\"size\": 9, {fields}}}");
    let link = format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&*json));
    formats::read(&link).expect_err(fields).to_string()
}

#[test]
fn a_rule_that_says_too_little_is_refused_by_its_place() {
    for (fields, expected) in [
        (r#""thermometer": [{"cells": ["R1C1", "R1C2"]}]"#, "thermometer 1: it has no lines"),
        (r#""palindrome": [{"lines": []}]"#, "palindrome 1: it has no lines"),
        (r#""whispers": [{"lines": [["R1C1", "R1C2"]]}, {"value": "5"}]"#, "whispers 2: it has no lines"),
        (r#""arrow": [{"cells": ["R1C1"]}]"#, "arrow 1: it has no lines"),
        (r#""clone": [{"cells": ["R1C1"]}]"#, "clone 1: it has 1 cells and 0 clones"),
        (r#""clone": [{"cells": ["R1C1", "R1C2"], "cloneCells": ["R5C5"]}]"#, "clone 1: it has 2 cells and 1 clones"),
        (r#""grid": [[{"value": 1, "given": 7}]]"#, "there are 1 rows"),
    ] {
        assert!(refused(fields).starts_with(expected) || refused(fields).contains(expected), "{}", refused(fields));
    }
}

#[test]
fn a_given_may_be_told_by_text() {
    let grid = |given: &str| {
        let blank = ["{}"; 9].join(",");
        let first = format!("{{\"value\": 5, \"given\": {given}}},{}", ["{}"; 8].join(","));
        format!("\"grid\": [[{first}],{}]", vec![format!("[{blank}]"); 8].join(","))
    };
    let read = |given: &str| {
        let json = format!("{{\"size\": 9, {}}}", grid(given));
        formats::read(&format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&*json)))
    };
    let at = "r1c1".parse().expect("a cell");
    for (given, is_given) in
        [("true", true), ("\"true\"", true), ("false", false), ("\"false\"", false), ("null", false)]
    {
        let board = read(given).expect("a puzzle").board;
        assert_eq!((board.get(at), board.is_given(at)), (Value::new(5), is_given), "{given}");
    }
    assert!(read("\"maybe\"").expect_err("neither").to_string().ends_with("is neither true nor false"));
}

#[test]
fn a_drawing_that_the_text_of_the_rules_speaks_of_is_refused() {
    let line = r#""line": [{"lines": [["R1C1", "R1C2"]]}]"#;
    let cage = r#""cage": [{"cells": ["R1C1", "R1C2"]}]"#;
    for (drawing, text, kind) in [
        (line, "Digits along a green line differ by five.", "line"),
        (cage, "Digits in cages add up to ten.", "cage"),
        (r#""circle": [{"cells": ["R1C1"]}]"#, "Circled digits are odd; a CIRCLE holds no 9.", "circle"),
        (r#""text": [{"cells": ["R0C1"], "value": "7"}]"#, "Numbers outside the grid are clues.", "text"),
    ] {
        let said = refused(&format!("{drawing}, \"ruleset\": \"{text}\""));
        assert!(said.starts_with(&format!("the text of the rules refers to drawings (“{kind}”)")), "{said}");
        // Without such a text, the drawing is only decoration. The same is true next to a rule that looks like it.
        for rest in [String::new(), ", \"ruleset\": \"Normal sudoku rules apply.\"".to_owned()] {
            let json = format!("{{\"size\": 9, {drawing}{rest}}}");
            let link = format!("https://www.f-puzzles.com/?load={}", lz_str::compress_to_base64(&*json));
            assert!(formats::read(&link).is_ok(), "{json}");
        }
    }
    let beside = format!(
        "{cage}, \"killercage\": [{{\"cells\": [\"R5C5\", \"R5C6\"], \"value\": \"3\"}}], \"ruleset\": \"Cages add up.\""
    );
    let link = format!(
        "https://www.f-puzzles.com/?load={}",
        lz_str::compress_to_base64(&*format!("{{\"size\": 9, {beside}}}"))
    );
    assert!(formats::read(&link).is_ok());
}
