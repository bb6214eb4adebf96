//! Tests of each technique on an example from our generator.
//!
//! A line of `examples.txt` is: name, board (`+` before a digit that is not a given), candidates already eliminated,
//! eliminations, placements. A candidate is digit, row, column.

use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Candidate, Cell, CellKind, Value};
use sudoku_techniques::{Position, Technique};

struct Example {
    name: &'static str,
    position: Position,
    gone: Vec<Candidate>,
    placed: Vec<Candidate>,
}

fn candidates(field: &str) -> Vec<Candidate> {
    let digit = |text: &str| text.parse::<usize>().expect("a digit");
    let one = |text: &str| Candidate {
        value: Value::digit(digit(&text[..1]) as u8).expect("1 to 9"),
        cell: Cell::at(digit(&text[1..2]) - 1, digit(&text[2..]) - 1),
    };
    let mut all: Vec<Candidate> = field.split_whitespace().map(one).collect();
    all.sort();
    all
}

fn examples() -> Vec<Example> {
    let mut examples = vec![];
    for line in include_str!("examples.txt").lines() {
        let [name, board, before, gone, placed] = line.split(':').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let mut cells = Cell::all();
        let (mut read, mut kind) = (Board::default(), CellKind::Puzzle);
        for character in board.chars() {
            if character == '+' {
                kind = CellKind::User;
                continue;
            }
            let value = character.to_digit(10).and_then(|value| Value::digit(value as u8));
            read.write(cells.next().expect("81 cells"), value, kind);
            kind = CellKind::Puzzle;
        }
        let mut position = Position::of(&read).expect("no digit twice");
        candidates(before).into_iter().for_each(|candidate| position.eliminate(candidate));
        examples.push(Example { name, position, gone: candidates(gone), placed: candidates(placed) });
    }
    examples
}

fn technique(name: &str) -> Technique {
    let named = Technique::all().iter().find(|technique| technique.to_string() == name);
    *named.unwrap_or_else(|| panic!("{name} is no technique"))
}

#[test]
fn each_technique_finds_its_example() {
    for Example { name, position, gone, placed } in examples() {
        let all = technique(name).every(&position);
        assert!(all.iter().any(|one| one.eliminations == gone && one.placements == placed), "{name}");
        assert_eq!(technique(name).first(&position).as_ref(), all.first(), "{name}");
    }
}

#[test]
fn what_is_gone_is_not_found_again() {
    for Example { name, mut position, gone, placed } in examples() {
        let technique = technique(name);
        gone.iter().for_each(|&candidate| position.eliminate(candidate));
        placed.iter().for_each(|&candidate| position.place(candidate));
        let again = technique.every(&position);
        let says = |candidate| {
            again.iter().any(|one| one.eliminations.contains(candidate) || one.placements.contains(candidate))
        };
        assert!(!gone.iter().chain(&placed).any(says), "{name}");
    }
}

#[test]
fn the_pattern_is_found_without_the_candidates_that_it_does_not_need() {
    for Example { name, position, .. } in examples() {
        let found = technique(name).first(&position).expect("it is there");
        for Candidate { cell, value: digit } in found.why.fins.iter().copied() {
            assert!(position.candidates(cell).contains(digit), "{name}: a fin is a candidate");
        }
        for chain in &found.why.chains {
            let mut from = chain.start;
            for link in &chain.links {
                let places = link.to.cells.iter().all(|cell| position.candidates(cell).contains(link.to.value));
                assert!(places, "{name}: a node of a chain consists of candidates");
                assert_ne!(from, link.to, "{name}: a link leads somewhere");
                from = link.to;
            }
        }
    }
}

#[test]
fn nearly_every_technique_has_an_example() {
    let examples = examples();
    let without: Vec<String> = Technique::all()
        .iter()
        .filter(|technique| !technique.is_for_other_boards())
        .map(Technique::to_string)
        .filter(|name| examples.iter().all(|example| example.name != name))
        .collect();
    // Fish of five and more houses are almost never needed, because the other houses contain a smaller one.
    let is_great = |name: &String| ["squirmbag", "whale", "leviathan"].iter().any(|size| name.ends_with(size));
    assert!(without.iter().all(is_great), "{without:?}");
}
