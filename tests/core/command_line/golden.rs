//! Test that the answers about classic puzzles stay the same, byte for byte: the steps of each engine, solutions, ratings,
//! explanations and candidates.

use super::run;
use std::fmt::Write;
use std::thread::{available_parallelism, scope};

/// The columns of the table, each with the command that it is about.
const COLUMNS: [(&str, &[&str]); 12] = [
    ("brute-force", &["solve", "--steps", "--engine", "brute-force"]),
    ("assumptions", &["solve", "--steps", "--engine", "assumptions"]),
    ("decision-tree", &["solve", "--steps", "--engine", "decision-tree"]),
    ("exact-cover", &["solve", "--steps", "--engine", "exact-cover"]),
    ("logic", &["solve", "--steps", "--engine", "logic"]),
    ("blocks", &["solve", "--steps", "--engine", "blocks"]),
    ("all", &["solve", "--all", "--limit", "200", "--engine", "fast"]),
    ("json", &["solve", "--json", "--engine", "logic"]),
    ("rate", &["rate", "--json"]),
    ("explain", &["explain"]),
    ("explain-json", &["explain", "--json"]),
    ("candidates", &["convert", "--to", "candidates"]),
];

/// The puzzles, each with the checksums of the columns. Very long answers have a minus sign instead. The binary program is
/// left out: fractions are not the same on every machine.
const TABLE: &str = include_str!("../../golden/classic.txt");

/// Returns what is different in a row.
fn differences(row: &str) -> String {
    let mut said = String::new();
    let mut cells = row.split_whitespace();
    let puzzle = cells.next().expect("a puzzle");
    for ((name, command), expected) in COLUMNS.iter().zip(cells) {
        if expected == "-" {
            continue;
        }
        let ran = run(&[*command, &[puzzle]].concat(), "");
        let found = format!("{:08x}", crc32fast::hash(ran.out.as_bytes()));
        if found != expected {
            writeln!(said, "{puzzle}: {name} has the checksum {found}, not {expected}").expect("a text takes it");
        }
    }
    said
}

#[test]
fn answers_about_classic_puzzles_are_the_same_as_ever() {
    let mut rows = TABLE.lines().filter(|line| !line.starts_with('#'));
    let header: Vec<&str> = rows.next().expect("a header").split_whitespace().skip(1).collect();
    assert_eq!(header, COLUMNS.map(|(name, _)| name));
    let rows: Vec<&str> = rows.collect();
    assert!(rows.len() > 50 && rows.iter().all(|row| row.split_whitespace().count() == COLUMNS.len() + 1));
    let share = rows.len().div_ceil(available_parallelism().map_or(2, usize::from));
    let found: String = scope(|scope| {
        let parts = rows.chunks(share).map(|part| scope.spawn(|| part.iter().map(|row| differences(row)).collect()));
        let parts: Vec<_> = parts.collect();
        parts.into_iter().map(|part| -> String { part.join().expect("it ends") }).collect()
    });
    assert!(found.is_empty(), "{found}");
}
