//! Links of f-puzzles and others, each with what it must read as.

use super::{board, known, lines};
use serde_json::Value;
use std::collections::BTreeSet;
use sudoku_assistant::formats::{self, FormatError, Puzzle};
use sudoku_assistant::sudoku::{Board, HouseKind, Pairs, RelationKind};

/// What a board means, in an order of its own.
pub fn meaning(board: &Board) -> BTreeSet<String> {
    let rules = board.rules();
    let mut all = BTreeSet::new();
    all.insert(format!("side {}, values {:?}", rules.side(), board.puzzle().values()));
    all.extend(rules.cells().map(|cell| format!("{cell} {:?}", rules.allowed(cell))));
    for house in rules.houses() {
        let cells: BTreeSet<_> = house.cells.iter().collect();
        all.insert(format!("{} differ: {cells:?}", house.kind == HouseKind::Cage));
    }
    for relation in rules.relations() {
        for [mut one, mut other] in relation.cells(rules.side()) {
            if relation.kind != RelationKind::Less && other < one {
                std::mem::swap(&mut one, &mut other);
            }
            all.insert(format!("{:?} {} {one} {other}", relation.kind, relation.holds));
        }
    }
    for sum in rules.sums() {
        let terms: BTreeSet<_> = sum.terms.iter().collect();
        all.insert(format!("{terms:?} = {}", sum.total));
    }
    all
}

#[test]
fn links_to_f_puzzles_read_as_is_known() {
    let (mut read, mut refused) = (0, 0);
    for line in lines("links.txt") {
        let (link, json) = line.split_once('\t').expect("two fields");
        let json: Value = serde_json::from_str(json).expect("JSON");
        let name = &json["name"];
        match (formats::read(link), json["refuse"].as_str()) {
            (Err(FormatError::OtherLink(_)), _) => {}
            (Err(FormatError::Unsupported(rule)), Some(expected)) => {
                let also = json["also"].as_array().into_iter().flatten().filter_map(Value::as_str);
                assert!(also.chain([expected]).any(|expected| rule == expected), "{name}: {rule} is not {expected}");
                refused += 1;
            }
            (Ok(puzzle), None) => {
                let (found, expected) = (meaning(&puzzle.board), meaning(&board(&json)));
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
                    assert_eq!(meaning(&read.board), meaning(&puzzle.board), "{}", known.name);
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

/// The packed form of a very long text of one letter.
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
