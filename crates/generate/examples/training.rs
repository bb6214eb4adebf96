//! Makes `crates/generate/assets/training.ron`: the techniques to train on each kind of board. On the classic board, each rare
//! technique comes with puzzles whose path needs it.
//!
//! ```sh
//! cargo run --release -p sudoku-generate --example training -- classic 30000 > training.ron
//! cargo run --release -p sudoku-generate --example training -- boards 200 killer jigsaw > training.ron
//! ```
//!
//! The number is the number of puzzles to search, beginning with the series of seed 0. The part of the file that is not named
//! stays as it is. Without names of kinds, all boards are measured. Figures are printed to the standard error stream.

use cpu_time::ThreadTime;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;
use sudoku_board::classic::Grid;
use sudoku_generate::board_generator::{BoardKind, generate};
use sudoku_generate::training::{Exercise, Offer, offers, places};
use sudoku_generate::{Generator, Options, Seed};
use sudoku_techniques::{Level, Position, Steps, Technique, solve_path};

/// The number of puzzles that are kept for a technique.
const KEPT: usize = 8;
/// The number of hits in a thousand puzzles from which a technique is common.
const COMMON: u64 = 20;
/// The order from which techniques do not show up on paths, so that they are searched for at every step.
const LATE: u16 = 9000;
/// The number of puzzles that are searched for these techniques.
const TRIED: u64 = 2_000;
/// The number of hits in a thousand puzzles from which a technique is offered on other boards, if exercises are made quickly.
const COMMON_ON_BOARDS: u64 = 25;
/// The number of exercises whose time is measured.
const TIMED: u64 = 8;
/// The longest mean processor time for an exercise, and the longest time for finding everything in its position.
const LONGEST: Duration = Duration::from_secs(1);
const LONGEST_PART: Duration = Duration::from_millis(250);
/// The longest processor time for the puzzles of one kind and level.
const SEARCH: Duration = Duration::from_secs(60);
/// The greatest side of boards whose candidates can be read.
const READABLE: usize = 16;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let part = arguments.first().map_or("", |part| part);
    let count: u64 = arguments.get(1).ok_or("usage: training classic|boards COUNT [KIND...]")?.parse()?;
    let named: Vec<BoardKind> = arguments[2..].iter().map(|kind| kind.parse()).collect::<Result<_, _>>()?;
    let classic = if part == "classic" { classic(count)? } else { offers(None).to_vec() };
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "// The techniques that are offered for training on each kind of board, and classic puzzles whose paths"
    )?;
    writeln!(out, "// need those that are rare.")?;
    writeln!(
        out,
        "// Made by: cargo run --release --no-default-features -p sudoku-generate --example training -- classic 30000"
    )?;
    writeln!(out, "// and the same with: boards 200")?;
    writeln!(out, "(\n    version: 2,\n    techniques: [")?;
    for Offer { technique, puzzles } in classic {
        let name = technique.to_string();
        if puzzles.is_empty() {
            writeln!(out, "        (name: {name:?}, puzzles: []),")?;
            continue;
        }
        writeln!(out, "        (name: {name:?}, puzzles: [")?;
        for puzzle in puzzles {
            writeln!(out, "            \"{puzzle}\",")?;
        }
        writeln!(out, "        ]),")?;
    }
    writeln!(out, "    ],\n    boards: [")?;
    for kind in BoardKind::all().into_iter().filter(|kind| !(kind.is_plain() && kind.side() == 9)) {
        let is_measured = part == "boards" && (named.is_empty() || named.contains(&kind));
        let own = || offers(Some(kind)).iter().map(|offer| offer.technique).collect();
        let techniques: Vec<Technique> = if is_measured { on_board(kind, count)? } else { own() };
        if !techniques.is_empty() {
            writeln!(out, "        (kind: \"{kind}\", techniques: [")?;
            for technique in techniques {
                writeln!(out, "            \"{technique}\",")?;
            }
            writeln!(out, "        ]),")?;
        }
    }
    writeln!(out, "    ],\n)")?;
    Ok(())
}

/// Returns the techniques on the paths of that many classic puzzles.
fn classic(count: u64) -> Result<Vec<Offer>, Box<dyn std::error::Error>> {
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
        let position = Position::of(&puzzle)?;
        let path = solve_path(&position, true);
        let mut techniques: Vec<Technique> = path.steps.iter().map(|step| step.technique).collect();
        techniques.sort_by_key(|technique| technique.order());
        techniques.dedup();
        techniques.retain(|technique| technique.about().order < LATE);
        techniques.iter().for_each(|technique| note(technique, number + 1, puzzle));
        if number < TRIED && path.hardest().is_some_and(|hardest| hardest.score() >= 200) {
            late.iter()
                .filter(|late| !places(**late, position.clone()).is_empty())
                .for_each(|late| note(late, number + 1, puzzle));
        }
    }
    let offer = |(order, (hits, of, kept)): (usize, (u64, u64, Vec<Grid>))| {
        let technique = Technique::all()[order];
        eprintln!("{technique}: {hits} of {of}");
        let is_common = hits * 1_000 >= COMMON * count.min(of.max(TRIED));
        Offer { technique, puzzles: if is_common { vec![] } else { kept } }
    };
    Ok(found.into_iter().map(offer).collect())
}

/// Returns the techniques that are common on the paths of new puzzles of this kind, and whose exercises are made quickly.
fn on_board(kind: BoardKind, count: u64) -> Result<Vec<Technique>, Box<dyn std::error::Error>> {
    let mut offered = survey(kind, count, Level::Unfair)?;
    let hardest = survey(kind, count / 10, Level::Extreme)?;
    offered.extend(hardest.into_iter().filter(|technique| technique.level() == Level::Extreme));
    // The candidates of larger boards are too small to read.
    offered.retain(|technique| kind.side() <= READABLE || technique.level() == Level::Easy);
    Ok(offered)
}

/// Returns the techniques of paths within a level that are common and quick enough.
fn survey(kind: BoardKind, count: u64, hardest: Level) -> Result<Vec<Technique>, Box<dyn std::error::Error>> {
    // For each technique, the number of puzzles and the longest time for making an exercise from a position.
    let mut found: BTreeMap<usize, (u64, Duration)> = BTreeMap::new();
    let (mut time, mut tried) = (Duration::ZERO, 0);
    while tried < count && time < SEARCH {
        let start = ThreadTime::now();
        let puzzle = Position::of(&generate(kind, None, Seed(0).nth(tried))?.puzzle)?;
        let mut steps = Steps::of(puzzle, true).within(hardest);
        let mut places: BTreeMap<usize, Position> = BTreeMap::new();
        loop {
            let before = steps.position().clone();
            let Some(step) = steps.next() else { break };
            places.insert(step.technique.order(), before);
        }
        time += start.elapsed();
        tried += 1;
        for (order, place) in places {
            let (hits, longest) = found.entry(order).or_default();
            *hits += 1;
            if *hits <= TIMED {
                let part = ThreadTime::now();
                let exercise = Exercise::at(Technique::all()[order], place);
                *longest = part.elapsed().max(*longest);
                assert!(exercise.is_some(), "{kind}, puzzle {tried}");
            }
        }
    }
    eprintln!("{kind}, {hardest}: {tried} puzzles, {:.0} ms each", time.as_secs_f64() * 1_000.0 / tried as f64);
    let mut common = vec![];
    for (order, (hits, longest)) in found {
        let (technique, mean) = (Technique::all()[order], time / hits as u32);
        let is_common = hits * 1_000 >= COMMON_ON_BOARDS * tried && mean <= LONGEST && longest <= LONGEST_PART;
        common.extend(is_common.then_some(technique));
        let word = if is_common { "common" } else { "left out" };
        eprintln!("{kind}, {hardest}: {technique}: {hits} of {tried}, mean {mean:.2?}, part {longest:.2?}: {word}");
    }
    Ok(common)
}
