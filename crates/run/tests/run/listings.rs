//! The listings of the engines: every step belongs to a line, and every line that does something is reached.

use crate::search;
use std::collections::BTreeSet;
use sudoku_run::engines::Engine;
use sudoku_samples::known::{MILLIONS, NONE, SCRATCH, TWO, read};
use sudoku_solve::search::Step;

const HARD: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// Returns true if the line only introduces the following lines, or makes the recursive call.
fn controls(words: &str) -> bool {
    words.ends_with(':') || words.trim() == "solve"
}

#[test]
fn every_step_is_at_a_line_and_every_line_that_does_something_is_reached() {
    for &engine in Engine::ALL.iter().filter(|engine| **engine != Engine::Blocks) {
        let mut reached = BTreeSet::new();
        for puzzle in [SCRATCH, TWO, NONE, MILLIONS, HARD] {
            let most = if engine.steps_per_look() == 1 { 300 } else { 20_000 };
            for step in search(engine, read(puzzle)).take(most) {
                let line = engine.line_of(&step);
                reached.insert(line.unwrap_or_else(|| panic!("{engine}: {step} is at no line")));
            }
        }
        for (number, line) in engine.listing().iter().enumerate() {
            let must = !controls(line.words);
            assert!(!must || reached.contains(&number), "{engine} is never at {:?}", line.words);
        }
    }
    assert!(Engine::Blocks.listing().is_empty());
}

#[test]
fn a_digit_is_taken_back_where_the_listing_says_so() {
    for &engine in Engine::ALL.iter().filter(|engine| **engine != Engine::Blocks) {
        let steps = search(engine, read(TWO)).take(300).filter(|step| matches!(step, Step::Retract { .. }));
        let lines: BTreeSet<&str> =
            steps.filter_map(|step| Some(engine.listing()[engine.line_of(&step)?].words)).collect();
        assert!(!lines.is_empty(), "{engine}");
        let says_so = |words: &&str| ["take", "drop", "uncover", "empty"].iter().any(|word| words.contains(word));
        assert!(lines.iter().all(says_so), "{engine}: {lines:?}");
    }
}

#[test]
fn the_documents_show_the_listings() {
    let page = include_str!("../../../../docs/engines.md");
    for &engine in Engine::ALL.iter().filter(|engine| **engine != Engine::Blocks) {
        let lines: String = engine.listing().iter().map(|line| format!("{}\n", line.words)).collect();
        assert!(page.contains(&format!("### {}\n\n```text\n{lines}```\n", engine.label())), "{lines}");
    }
}
