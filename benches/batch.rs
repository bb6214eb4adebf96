//! Solving many puzzles: the solver alone on one thread, compared with the whole command, which reads a file and writes the
//! solutions, with one job and with two, and with `cat`, which reads and writes as much and does nothing else.
//!
//! Ten puzzles with 17 givens (from Gordon Royle's collection) are turned into many by exchanging digits, rows, columns, bands
//! and stacks. Solved boards show the cost of reading, passing on and writing, because they need no search.

use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use sudoku_board::classic::Grid;
use sudoku_solve::fast::Solver;

const SEVENTEEN: [&str; 10] = [
    "..............1.23..1.45.................65.127.3.........2...4...7.......6...8..",
    "...........1..2..3..4..5.6......1....7.......85....9......7.8......8.1....69.....",
    "................12....34........54.6..7...3...12........17.....6....85..9........",
    "........1......23...4.56........7.5..2.......81.9........1..8....5....7.6........",
    "........1........2..3.45......6......7.1.....14.....3...6........8...75.2...9....",
    "..............1..2..3....4.......1....5.....6..748.....3..4..9..6.......21.3.....",
    "........1.....2....34....5........3..5....4..6....7.......5...7...83....1..4....6",
    "........1.......2...3..4........1.......356..27.....8....72.4....5......8.....3..",
    "........1.....2.....3....45........4..6.3.....2...7.........87....5..2..8.96.....",
    "........1.......23.....4.......5......6...7.8.8..21......7..6...1....4..43.......",
];

const PUZZLES: usize = 200_000;

/// The number of rounds, of which the best time counts.
const ROUNDS: usize = 7;

/// A generator of pseudorandom numbers that are the same in every run (a linear congruential generator).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|n| n);
        for last in (1..N).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }

    /// Returns an order of the nine lines that keeps bands together.
    fn lines(&mut self) -> [usize; 9] {
        let bands: [usize; 3] = self.shuffled();
        let inner: [[usize; 3]; 3] = [self.shuffled(), self.shuffled(), self.shuffled()];
        std::array::from_fn(|n| 3 * bands[n / 3] + inner[n / 3][n % 3])
    }

    /// Returns an equivalent puzzle that looks different.
    fn disguised(&mut self, puzzle: &Grid) -> Grid {
        let (digits, rows, columns): ([usize; 9], _, _) = (self.shuffled(), self.lines(), self.lines());
        let values = puzzle.values();
        let disguised = std::array::from_fn(|cell| match values[9 * rows[cell / 9] + columns[cell % 9]] {
            0 => 0,
            digit => digits[usize::from(digit) - 1] as u8 + 1,
        });
        Grid::new(disguised).expect("digits")
    }
}

fn timed(deed: impl FnOnce()) -> Duration {
    let start = Instant::now();
    deed();
    start.elapsed()
}

fn engine(puzzles: &[Grid]) {
    let mut solver = Solver::new();
    for puzzle in puzzles {
        black_box(solver.solve(black_box(puzzle)));
    }
}

/// Runs a command from a file to a file. Returns true if it succeeded.
fn run(command: &str, arguments: &[&str], file: &Path) -> bool {
    let answers = File::create(file.with_extension("answers")).expect("a file for the answers");
    let status = Command::new(command).args(arguments).arg(file).stdin(Stdio::null()).stdout(answers).status();
    status.is_ok_and(|status| status.success())
}

fn compare(name: &str, puzzles: &[Grid]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    let text: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    std::fs::write(&file, text).expect("a file");
    let solve = |jobs| assert!(run(env!("CARGO_BIN_EXE_sudoku-assistant"), &["solve", "--jobs", jobs], &file));
    let mut best = [Duration::MAX; 4];
    for _ in 0..ROUNDS {
        // All take turns, so that a busy moment of the machine affects all of them.
        let times = [
            timed(|| engine(puzzles)),
            timed(|| solve("1")),
            timed(|| solve("2")),
            timed(|| assert!(run("cat", &[], &file))),
        ];
        best = std::array::from_fn(|n| best[n].min(times[n]));
    }
    let [alone, one, two, cat] = best.map(|time| time.as_secs_f64() * 1e6 / puzzles.len() as f64);
    println!("{name}: {} of them", puzzles.len());
    println!("  engine alone      {alone:.3} µs each");
    println!("  solve --jobs 1    {one:.3} µs each, {:.2} times the engine", one / alone);
    println!("  solve --jobs 2    {two:.3} µs each, {:.2} times as fast as one job", one / two);
    println!("  cat               {cat:.3} µs each, {:.2} times the engine", cat / alone);
}

fn main() {
    // `cargo test --benches` only checks that the benchmark runs.
    let puzzles = if std::env::args().any(|argument| argument == "--bench") { PUZZLES } else { 100 };
    let seventeen = SEVENTEEN.map(|line| Grid::from_line(line.as_bytes()).expect("a puzzle"));
    let mut numbers = Numbers(17);
    let hard: Vec<Grid> = (0..puzzles).map(|n| numbers.disguised(&seventeen[n % seventeen.len()])).collect();
    compare("puzzles with 17 givens", &hard);
    let mut solver = Solver::new();
    let solved: Vec<Grid> = hard.iter().map(|puzzle| solver.solve(puzzle).expect("a solution")).collect();
    compare("solved boards", &solved);
}
