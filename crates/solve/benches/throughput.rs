//! The fast solver compared with other solvers: microseconds per puzzle, all in one run, counting up to two solutions each.
//!
//! `cargo bench --no-default-features --bench throughput -- [FILE]... [--peer NAME=LIBRARY:FUNCTION]...`
//!
//! A file has one puzzle of 81 characters per line; lines that begin with `#` are ignored. Without a file, minimal puzzles are
//! generated. A peer is a function in a shared library, `size_t count(const char *puzzle, size_t limit)`, which gets 81
//! characters, `.` for a blank, and a line end. Processor time is measured. The solvers take turns, and for each hundred
//! puzzles the best turn counts.

#![allow(unsafe_code)]

use cpu_time::ThreadTime;
use libloading::{Library, Symbol};
use std::ffi::c_char;
use std::{env, fs};
use sudoku_board::classic::Grid;
use sudoku_generate::{Generator, Options, Seed};
use sudoku_solve::fast::{Simd, Solver};

/// The number of times each part is measured.
const TURNS: usize = 7;
/// The number of puzzles that are measured at once.
const PART: usize = 100;

type Count = unsafe extern "C" fn(*const c_char, usize) -> usize;

/// A solver that counts up to two solutions.
enum Contestant<'a> {
    Ours(&'static str, Box<Solver>),
    Peer(&'a str, Symbol<'a, Count>),
}

impl Contestant<'_> {
    fn name(&self) -> &str {
        match self {
            Contestant::Ours(name, _) => name,
            Contestant::Peer(name, _) => name,
        }
    }

    /// Counts the solutions of a line, which has 81 characters and a line end.
    fn count(&mut self, line: &[u8; 82]) -> u64 {
        match self {
            Contestant::Ours(_, solver) => match Grid::from_line(&line[..81]) {
                Some(grid) => solver.count(&grid, 2),
                None => 0,
            },
            // SAFETY: the user who names the function guarantees this signature, and it gets 81 characters and a line end.
            Contestant::Peer(_, count) => unsafe { count(line.as_ptr().cast(), 2) as u64 },
        }
    }
}

/// Returns the puzzles of a file, each with a line end.
fn puzzles(text: &str) -> Vec<[u8; 82]> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && line.len() >= 81);
    lines
        .filter_map(|line| {
            let grid = Grid::from_line(&line.as_bytes()[..81])?;
            let mut ended = [b'\n'; 82];
            ended[..81].copy_from_slice(&grid.line());
            Some(ended)
        })
        .collect()
}

fn made() -> Vec<[u8; 82]> {
    let text: String = (0..2000)
        .filter_map(|n| Generator::puzzle(Options::default(), Seed(n)).ok())
        .map(|made| format!("{}\n", made.puzzle))
        .collect();
    puzzles(&text)
}

fn measure(name: &str, lines: &[[u8; 82]], contestants: &mut [Contestant]) {
    let mut micros = vec![0.0; contestants.len()];
    let mut counts = vec![0; contestants.len()];
    for part in lines.chunks(PART) {
        let mut best = vec![f64::INFINITY; contestants.len()];
        for turn in 0..TURNS {
            for (n, contestant) in contestants.iter_mut().enumerate() {
                let start = ThreadTime::now();
                let count: u64 = part.iter().map(|line| contestant.count(line)).sum();
                best[n] = best[n].min(start.elapsed().as_secs_f64() * 1e6);
                if turn == 0 {
                    counts[n] += count;
                }
            }
        }
        for (micros, best) in micros.iter_mut().zip(best) {
            *micros += best;
        }
    }
    println!("{name}: {} puzzles, {} solutions up to two each", lines.len(), counts[0]);
    // Ratios are relative to the first peer, or else to our best solver.
    let against = contestants.iter().position(|contestant| matches!(contestant, Contestant::Peer(..))).unwrap_or(0);
    for (n, contestant) in contestants.iter().enumerate() {
        let disagrees = if counts[n] == counts[0] { "" } else { "   counts otherwise" };
        println!(
            "  {:<22} {:>9.3} us   {:>6.3} times {}{disagrees}",
            contestant.name(),
            micros[n] / lines.len() as f64,
            micros[n] / micros[against],
            contestants[against].name(),
        );
    }
}

fn main() {
    let mut files = vec![];
    let mut peers = vec![];
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    while let Some(argument) = arguments.next() {
        if argument == "--peer" {
            let peer = arguments.next().unwrap_or_default();
            let parts = peer.split_once('=').and_then(|(name, rest)| Some((name, rest.rsplit_once(':')?)));
            let (name, (library, function)) = parts.expect("--peer takes NAME=LIBRARY:FUNCTION");
            peers.push((name.to_owned(), library.to_owned(), function.to_owned()));
        } else {
            files.push(argument);
        }
    }
    let libraries: Vec<Library> = peers
        .iter()
        // SAFETY: the user chose the library, and is responsible for what it does when it is loaded.
        .map(|(_, path, _)| unsafe { Library::new(path) }.expect("a shared library"))
        .collect();
    let mut contestants = vec![];
    for simd in Simd::ALL.into_iter().rev() {
        if let Some(solver) = Solver::with(simd) {
            let name = match simd {
                Simd::Avx512 => "ours, AVX-512",
                Simd::Avx2 => "ours, AVX2",
                Simd::Sse41 => "ours, SSE4.1",
                Simd::Portable => "ours, portable",
            };
            contestants.push(Contestant::Ours(name, Box::new(solver)));
        }
    }
    for ((name, _, function), library) in peers.iter().zip(&libraries) {
        // SAFETY: as in `count`.
        let count = unsafe { library.get(function.as_bytes()) }.expect("the function in the library");
        contestants.push(Contestant::Peer(name, count));
    }
    if files.is_empty() {
        measure("minimal puzzles, seeds 0 to 1999", &made(), &mut contestants);
    }
    for file in &files {
        let text = fs::read_to_string(file).expect("a file");
        measure(file, &puzzles(&text), &mut contestants);
    }
}
