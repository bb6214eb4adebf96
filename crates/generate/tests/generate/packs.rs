//! Tests of puzzle packs: the bundled ones, and bad ones.

use std::collections::BTreeSet;
use sudoku_board::CellKind;
use sudoku_board::notation::Notation;
use sudoku_generate::puzzles::{Pack, Puzzle, bundled, read_pack};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::fast::Solver;
use sudoku_techniques::{Level, Position, rate};

const DIGITS: &str = "460100000,820500000,000090500,290300000,010040080,000002096,006020000,000001029,000003075,";

fn pack(puzzles: &str) -> String {
    format!("(name: \"Pack\", puzzles: [{puzzles}])")
}

fn puzzle(name: &str, digits: &str) -> String {
    format!("(name: \"{name}\", source: \"somebody\", digits: \"{digits}\"),")
}

#[track_caller]
fn refused(text: &str, reason: &str) {
    let error = read_pack("bad.ron", text).expect_err(reason).to_string();
    assert!(error.starts_with(reason), "{error:?} does not begin with {reason:?}");
}

fn packs() -> Vec<Pack> {
    bundled().expect("the bundled packs are whole")
}

#[test]
fn every_bundled_puzzle_has_a_source_and_one_solution_and_a_rating_unless_it_says_that_it_has_many() {
    let mut solver = Solver::new();
    for puzzle in packs().iter().flat_map(|pack| &pack.puzzles) {
        assert!(!puzzle.source.trim().is_empty(), "{} has no source", puzzle.name);
        let has_many = puzzle.name == "Many solutions";
        assert_eq!(
            solver.count(&puzzle.board.classic().expect("a classic board"), 2),
            if has_many { 2 } else { 1 },
            "{}",
            puzzle.name
        );
        assert_eq!(puzzle.rating.is_none(), has_many, "{}", puzzle.name);
    }
}

#[test]
fn the_bundled_puzzles_are_rated_as_their_files_say() {
    let packs = packs();
    let rated = packs.iter().flat_map(|pack| &pack.puzzles).filter(|puzzle| puzzle.rating.is_some());
    for puzzle in rated.step_by(thoroughly(1, 17)) {
        let rating = rate(&Position::of(&puzzle.board).expect("no digit twice"));
        assert_eq!(rating, puzzle.rating, "{}: run puzzles/make", puzzle.name);
    }
}

#[test]
fn there_are_hundreds_of_puzzles_and_none_comes_twice() {
    let packs = packs();
    let puzzles: Vec<&Puzzle> = packs.iter().flat_map(|pack| &pack.puzzles).collect();
    let boards: BTreeSet<String> = puzzles.iter().map(|puzzle| puzzle.board.to_string()).collect();
    assert_eq!(boards.len(), puzzles.len());
    assert!(boards.len() > 300, "{}", boards.len());
}

#[test]
fn the_packs_of_levels_hold_puzzles_of_that_level() {
    for pack in packs() {
        let level = Level::ALL.into_iter().find(|level| level.name() == pack.name.to_lowercase());
        let Some(level) = level else { continue };
        assert!(pack.puzzles.iter().all(|puzzle| puzzle.rating.is_some_and(|rating| rating.level == level)));
        assert_eq!((pack.puzzles[0].name.clone(), pack.puzzles.len()), (format!("{} 1", pack.name), 30));
    }
}

#[test]
fn every_pack_of_the_folder_is_compiled_in() {
    let mut files = 0;
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles")).expect("the folder of packs") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let pack = read_pack(&name, &std::fs::read_to_string(&path).expect("text")).expect("a good pack");
            assert!(bundled().expect("the bundled packs are whole").contains(&pack), "{name} is not compiled in");
            files += 1;
        }
    }
    assert_eq!(files, bundled().expect("the bundled packs are whole").len());
}

#[test]
fn the_first_pack_holds_the_seeds() {
    let packs = packs();
    let names: Vec<&str> = packs[0].puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    let [easy, medium] = ["Easy", "Medium"].map(|level| names.iter().filter(|name| name.starts_with(level)).count());
    assert_eq!((names.len(), easy, medium, names[6]), (7, 3, 3, "Many solutions"));
    // Singles alone solve the puzzles named easy, and not those named medium.
    for puzzle in &packs[0].puzzles {
        let mut board = puzzle.board.clone();
        loop {
            let singles = board.singles();
            if singles.is_empty() {
                break;
            }
            singles.iter().for_each(|single| board.write(single.cell, Some(single.value), CellKind::User));
        }
        assert_eq!(board.is_solved(), puzzle.name.starts_with("Easy"), "{}", puzzle.name);
    }
}

#[test]
fn the_samples_for_pasting_are_the_examples() {
    let expected: Vec<String> = packs()[0]
        .puzzles
        .iter()
        .flat_map(|puzzle| {
            [format!("# {}", puzzle.name), Notation::Comma.write(&puzzle.board.classic().expect("a classic board"))]
        })
        .collect();
    let samples: Vec<&str> = include_str!("../../../../puzzles/samples.txt").lines().skip(1).collect();
    assert_eq!(samples, expected);
}

#[test]
fn a_good_pack_is_read() {
    let read = read_pack("good.ron", &pack(&(puzzle("A", DIGITS) + &puzzle("B", DIGITS)))).expect("a good pack");
    assert_eq!((read.name.as_str(), read.puzzles.len()), ("Pack", 2));
    // Puzzles without a source or a name use the source of the pack, and are numbered.
    let row = format!(
        "(digits: \"{DIGITS}\", rating: (level: \"hard\", hardest: \"X-wing\", score: 500, explainer: 3.2, steps: 60))"
    );
    let text = format!("(name: \"Pack\", source: \"somebody\", puzzles: [{row}, {row}])");
    let puzzles = read_pack("good.ron", &text).expect("a good pack").puzzles;
    assert_eq!(puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect::<Vec<_>>(), ["Pack 1", "Pack 2"]);
    let rating = puzzles[1].rating.expect("it has one");
    assert_eq!((rating.level, rating.score, rating.explainer, rating.steps), (Level::Hard, 500, Some(32), 60));
    assert_eq!(puzzles[1].source, "somebody");
}

#[test]
fn a_bad_pack_is_refused_with_file_puzzle_and_reason() {
    let short = DIGITS.replacen("820500000", "82050000", 1);
    let clash = DIGITS.replacen("820500000", "820500008", 1);
    refused(&pack(&puzzle("A", &short)), "bad.ron, puzzle \"A\": row 2 has 8 digits, but needs 9");
    refused(&pack(&puzzle("A", &clash)), "bad.ron, puzzle \"A\": row 2 holds two 8s, in columns 1 and 9");
    refused(&pack(&puzzle("A", "1")), "bad.ron, puzzle \"A\": the digits are not in the comma format");
    refused(&pack(&(puzzle("A", DIGITS) + &puzzle("A", DIGITS))), "bad.ron, puzzle \"A\": two puzzles have this name");
    refused(&pack(&puzzle(" ", DIGITS)), "bad.ron, puzzle \" \": two puzzles have this name");
    let rated = |level: &str, hardest: &str| {
        let rating = format!("(level: \"{level}\", hardest: \"{hardest}\", score: 5, explainer: 3.2, steps: 60)");
        pack(&format!("(name: \"A\", source: \"B\", digits: \"{DIGITS}\", rating: {rating})"))
    };
    refused(&rated("harder", "X-wing"), "bad.ron, puzzle \"A\": unknown level or technique \"harder\"");
    refused(&rated("hard", "Y-wing"), "bad.ron, puzzle \"A\": unknown level or technique \"Y-wing\"");
    refused(&pack(&format!("(digits: \"{DIGITS}\")")), "bad.ron, puzzle \"Pack 1\": no source");
    refused(&pack(""), "bad.ron: the pack \"Pack\" has no puzzles");
    refused("(name: \" \", puzzles: [])", "bad.ron: the pack has no name");
    refused("(name: \"Pack\",\npuzzles: 5)", "bad.ron, line 2: ");
    refused("(name: \"Pack\", puzzles: [], extra: 1)", "bad.ron, line 1: ");
    refused("", "bad.ron, line 1: ");
}
