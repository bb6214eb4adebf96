//! Makes `crates/generate/assets/training.ron`: for each technique, puzzles whose path needs it, or none if it is common.
//!
//! `cargo run --release -p sudoku-generate --example training -- 20000 > crates/generate/assets/training.ron`
//!
//! The number is the number of puzzles to search, beginning with the series of seed 0.

use std::collections::BTreeMap;
use std::io::{self, Write};
use sudoku_board::classic::Grid;
use sudoku_generate::training::places;
use sudoku_generate::{Generator, Options, Seed};
use sudoku_techniques::{Position, Technique, solve_path};

/// The number of puzzles that are kept for a technique.
const KEPT: usize = 8;
/// The number of hits in a thousand puzzles from which a technique is common.
const COMMON: u64 = 20;
/// The order from which techniques do not show up on paths, so that they are searched for at every step.
const LATE: u16 = 9000;
/// The number of puzzles that are searched for these techniques.
const TRIED: u64 = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(2_000), |number| number.parse())?;
    let mut found: BTreeMap<usize, (u64, u64, Vec<Grid>)> = BTreeMap::new();
    let mut note = |technique: &Technique, tried: u64, puzzle: Grid| {
        let (hits, of, kept) = found.entry(technique.order()).or_default();
        (*hits, *of) = (*hits + 1, tried);
        if kept.len() < KEPT {
            kept.push(puzzle);
        }
    };
    let mut late: Vec<Technique> = Technique::all().to_vec();
    late.retain(|technique| technique.is_for_paths() && technique.about().order >= LATE && technique.score() < 10_000);
    for number in 0..count {
        let puzzle = Generator::puzzle(Options::default(), Seed(0).nth(number))?.puzzle;
        let path = solve_path(&Position::of(&puzzle)?, true);
        let mut techniques: Vec<Technique> = path.steps.iter().map(|step| step.technique).collect();
        techniques.sort_by_key(|technique| technique.order());
        techniques.dedup();
        techniques.retain(|technique| technique.about().order < LATE);
        techniques.iter().for_each(|technique| note(technique, number + 1, puzzle));
        if number < TRIED && path.hardest().is_some_and(|hardest| hardest.score() >= 200) {
            late.iter()
                .filter(|late| !places(**late, &puzzle).is_empty())
                .for_each(|late| note(late, number + 1, puzzle));
        }
    }
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "// The techniques that are offered for training, and puzzles on whose way those come that are rare."
    )?;
    writeln!(out, "// Made by: cargo run --release -p sudoku-generate --example training -- {count}")?;
    writeln!(out, "(\n    version: 1,\n    techniques: [")?;
    for (order, (hits, of, kept)) in found {
        let name = Technique::all()[order].to_string();
        eprintln!("{name}: {hits} of {of}");
        if hits * 1_000 >= COMMON * count.min(of.max(TRIED)) {
            writeln!(out, "        (name: {name:?}, puzzles: []),")?;
            continue;
        }
        writeln!(out, "        (name: {name:?}, puzzles: [")?;
        for puzzle in kept {
            writeln!(out, "            \"{puzzle}\",")?;
        }
        writeln!(out, "        ]),")?;
    }
    writeln!(out, "    ],\n)")?;
    Ok(())
}
