//! Puzzle packs: those that come with the program, and bad ones.

use sudoku_assistant::notation::Notation;
use sudoku_assistant::puzzles::{bundled, read_pack};
use sudoku_assistant::search::{BruteForce, Step};
use sudoku_assistant::session::{Move, Session};
use sudoku_assistant::sudoku::is_solved;

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

#[test]
fn every_bundled_pack_loads_and_every_puzzle_has_a_solution() {
    let packs = bundled().expect("the bundled packs are whole");
    assert!(!packs.is_empty());
    for puzzle in packs.iter().flat_map(|pack| &pack.puzzles) {
        assert!(!puzzle.source.trim().is_empty(), "{} has no source", puzzle.name);
        assert!(BruteForce::new(&puzzle.board).any(|step| step == Step::Solution), "{}", puzzle.name);
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
    let packs = bundled().expect("the bundled packs are whole");
    let names: Vec<&str> = packs[0].puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    let [easy, hard] = ["Easy", "Hard"].map(|level| names.iter().filter(|name| name.starts_with(level)).count());
    assert_eq!((names.len(), easy, hard, names[6]), (7, 3, 3, "Many solutions"));
    // What is called easy can be solved by singles alone, and what is called hard cannot.
    for puzzle in &packs[0].puzzles {
        let mut session = Session::default();
        session.make(Move::Load(puzzle.board, None)).expect("a puzzle");
        while session.make(Move::Accept).expect("singles") > 0 {}
        assert_eq!(is_solved(session.board()), puzzle.name.starts_with("Easy"), "{}", puzzle.name);
    }
}

#[test]
fn the_samples_for_pasting_are_the_bundled_puzzles() {
    let expected: Vec<String> = bundled()
        .expect("the bundled packs are whole")
        .iter()
        .flat_map(|pack| &pack.puzzles)
        .flat_map(|puzzle| [format!("# {}", puzzle.name), Notation::Comma.write(&puzzle.board)])
        .collect();
    let samples: Vec<&str> = include_str!("../../puzzles/samples.txt").lines().skip(1).collect();
    assert_eq!(samples, expected);
}

#[test]
fn a_good_pack_is_read() {
    let read = read_pack("good.ron", &pack(&(puzzle("A", DIGITS) + &puzzle("B", DIGITS)))).expect("a good pack");
    assert_eq!((read.name.as_str(), read.puzzles.len()), ("Pack", 2));
}

#[test]
fn a_bad_pack_is_refused_with_file_puzzle_and_reason() {
    let short = DIGITS.replacen("820500000", "82050000", 1);
    let clash = DIGITS.replacen("820500000", "820500008", 1);
    refused(&pack(&puzzle("A", &short)), "bad.ron, puzzle \"A\": row 2 has 8 digits, it needs 9");
    refused(&pack(&puzzle("A", &clash)), "bad.ron, puzzle \"A\": row 2 holds two 8s, in columns 1 and 9");
    refused(&pack(&puzzle("A", "1")), "bad.ron, puzzle \"A\": the digits must be in the comma format");
    refused(&pack(&(puzzle("A", DIGITS) + &puzzle("A", DIGITS))), "bad.ron, puzzle \"A\": each puzzle needs a name");
    refused(&pack(&puzzle(" ", DIGITS)), "bad.ron, puzzle \" \": each puzzle needs a name");
    refused(&pack(""), "bad.ron: the pack \"Pack\" has no puzzle");
    refused("(name: \" \", puzzles: [])", "bad.ron: the pack needs a name");
    refused("(name: \"Pack\",\npuzzles: 5)", "bad.ron, line 2: ");
    refused("(name: \"Pack\", puzzles: [], extra: 1)", "bad.ron, line 1: ");
    refused("", "bad.ron, line 1: ");
}
