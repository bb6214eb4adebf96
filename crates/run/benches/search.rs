//! The engines, run step by step, compared with brute force as a plain recursive function; and the time line.
//!
//! After the measurements, ratios are printed: each engine compared with the plain recursion, and for long runs the time that
//! the time line adds to each step, its memory, and the time it takes to reach any moment.

use criterion::{Criterion, criterion_group};
use memory_stats::memory_stats;
use std::hint::black_box;
use std::time::Duration;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, Value, Values, notation};
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_solve::search::{
    Advance, BinaryProgram, BruteForce, DecisionTree, ExactCover, Record, Rewind, Search, Step, Stopwatch,
    SudokuAssumptions, TimeLine,
};

/// Inkala 2006: 335,638 calls.
const PUZZLE: &str = "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/// Brute force as a recursive function on the same bit sets.
struct Plain {
    values: [Option<Value>; 81],
    rows: [Values; 9],
    columns: [Values; 9],
    boxes: [Values; 9],
    tries: u64,
}

impl Plain {
    fn new(board: &Board) -> Plain {
        let mut plain = Plain {
            values: std::array::from_fn(|index| Value::new(board.values()[index])),
            rows: [Values::EMPTY; 9],
            columns: [Values::EMPTY; 9],
            boxes: [Values::EMPTY; 9],
            tries: 0,
        };
        for cell in Cell::all() {
            if let Some(digit) = board.get(cell) {
                plain.rows[cell.row()].insert(digit);
                plain.columns[cell.column()].insert(digit);
                plain.boxes[cell.box_index()].insert(digit);
            }
        }
        plain
    }

    fn solve(&mut self, from: usize) -> bool {
        let Some(cell) = (from..81).filter_map(Cell::from_index).find(|cell| self.values[cell.index()].is_none())
        else {
            return true;
        };
        let (row, column, square) = (cell.row(), cell.column(), cell.box_index());
        for digit in Value::DIGITS {
            self.tries += 1;
            if self.rows[row].contains(digit)
                || self.columns[column].contains(digit)
                || self.boxes[square].contains(digit)
            {
                continue;
            }
            self.values[cell.index()] = Some(digit);
            self.rows[row].insert(digit);
            self.columns[column].insert(digit);
            self.boxes[square].insert(digit);
            if self.solve(cell.index() + 1) {
                return true;
            }
            self.values[cell.index()] = None;
            self.rows[row].remove(digit);
            self.columns[column].remove(digit);
            self.boxes[square].remove(digit);
        }
        false
    }
}

/// Reads a classic board.
fn read(text: &str) -> Board {
    notation::read(text).expect("the puzzle is well formed")
}

/// Starts a search on a classic board.
fn started(engine: Engine, board: &Board) -> AnySearch {
    engine.search(board).expect("every engine solves classic boards")
}

fn plain(board: &Board) -> u64 {
    let mut plain = Plain::new(board);
    assert!(plain.solve(0));
    plain.tries
}

/// Runs a search to the first solution.
fn drained(mut search: impl Search) -> u64 {
    search.run(u64::MAX, Step::is_solution);
    search.counts().tries
}

/// Runs a search to the first solution in a time line.
fn kept(search: AnySearch) -> u64 {
    let mut line: TimeLine<AnySearch, Tried> = TimeLine::new(search);
    line.advance(u64::MAX, Step::is_solution);
    line.now().search.counts().tries
}

type Program = fn(&Board) -> u64;

/// All programs that are compared. The last two are the ones that a race and the command line run, and the game.
const PROGRAMS: [(&str, Program); 8] = [
    ("plain recursion", plain),
    ("brute force", |board| drained(BruteForce::new(board))),
    ("stacked assumptions", |board| drained(SudokuAssumptions::new(board))),
    ("decision tree", |board| drained(DecisionTree::new(board))),
    ("binary program", |board| drained(BinaryProgram::new(board))),
    ("exact cover", |board| drained(ExactCover::new(board))),
    ("brute force, as one of them", |board| drained(started(Engine::BruteForce, board))),
    ("the same with a time line", |board| kept(started(Engine::BruteForce, board))),
];

fn search(criterion: &mut Criterion) {
    let board = read(PUZZLE);
    assert_eq!(plain(&board), drained(BruteForce::new(&board)), "both are the same algorithm");
    let mut group = criterion.benchmark_group("first solution");
    for (name, program) in PROGRAMS {
        group.bench_function(name, |bencher| bencher.iter(|| program(black_box(&board))));
    }
    group.finish();
}

/// The number of times each program is measured. The programs take turns, and the least processor time counts.
const ROUNDS: usize = 15;

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn print_programs() {
    let board = read(PUZZLE);
    let mut times = [Duration::MAX; PROGRAMS.len()];
    for _ in 0..ROUNDS {
        for ((_, program), time) in PROGRAMS.iter().zip(&mut times) {
            let watch = Stopwatch::start();
            black_box(program(black_box(&board)));
            *time = watch.elapsed().min(*time);
        }
    }
    println!("\nFirst solution of {PUZZLE}");
    println!("| Program | Time | Plain recursions | Brute forces |");
    println!("|---|---:|---:|---:|");
    let [plain, brute_force, ..] = times.map(|time| time.as_secs_f64());
    for ((name, _), time) in PROGRAMS.iter().zip(times) {
        let of = |other: f64| time.as_secs_f64() / other;
        println!("| {name} | {:.3} ms | {:.3} | {:.3} |", milliseconds(time), of(plain), of(brute_force));
    }
}

/// The record that the game keeps: the number of times a digit was tried in each cell.
#[derive(Clone)]
struct Tried([u32; Cell::COUNT]);

impl Default for Tried {
    fn default() -> Tried {
        Tried([0; Cell::COUNT])
    }
}

impl Record<Step> for Tried {
    #[inline]
    fn note(&mut self, step: &Step) {
        if let Some(cell) = step.tried() {
            self.0[cell.index()] += 1;
        }
    }
}

/// A puzzle that brute force takes 830,103,482 steps to solve.
const LONG: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// A puzzle without solutions, but with many wrong paths.
const HOPELESS: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// A puzzle with millions of solutions.
const MILLIONS: &str = "000006000059000008200008000045000000003000000006003054000325006000000000000000000";

/// The number of moments looked up.
const SEEKS: u32 = 400;

fn print_time_lines() {
    println!("\nTime lines, {SEEKS} random moments each; the resident memory is the whole program's");
    println!(
        "| Engine | Steps | Drained | With time line | Ratio | Counted | Resident | Seek, mean | Seek, worst | Back |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let runs = [
        (Engine::BruteForce, LONG, 1_000_000),
        (Engine::BruteForce, LONG, 830_103_482),
        (Engine::Assumptions, LONG, 207_525_947),
        (Engine::DecisionTree, HOPELESS, 1_000_000),
        (Engine::DecisionTree, HOPELESS, 15_000_000),
        (Engine::BinaryProgram, MILLIONS, 10_000),
        (Engine::ExactCover, MILLIONS, 1_000_000),
        (Engine::ExactCover, MILLIONS, 50_000_000),
    ];
    for (engine, puzzle, steps) in runs {
        let board = read(puzzle);
        let mut search = started(engine, &board);
        let watch = Stopwatch::start();
        let made = search.run(steps, |_| false).made;
        let drained = watch.elapsed();
        print_time_line(started(engine, &board), made, drained);
    }
}

fn print_time_line(search: AnySearch, steps: u64, drained: Duration) {
    let engine = search.engine();
    let mut line: TimeLine<AnySearch, Tried> = TimeLine::new(search);
    let watch = Stopwatch::start();
    assert_eq!(line.advance(steps, |_| false), Advance::Made);
    let made = watch.elapsed();
    let resident = memory_stats().map_or(0, |stats| stats.physical_mem);
    let (mut mean, mut worst, mut worst_back) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    // A generator of numbers that are random enough (G. Marsaglia, "Xorshift RNGs", 2003).
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    for _ in 0..SEEKS {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let watch = Stopwatch::start();
        line.seek(random % (steps + 1));
        black_box(line.now().search.board());
        let time = watch.elapsed();
        mean += time / SEEKS;
        worst = worst.max(time);
        let watch = Stopwatch::start();
        line.back();
        worst_back = worst_back.max(watch.elapsed());
        black_box(line.now().search.depth());
    }
    let megabytes = |bytes: usize| bytes as f64 / f64::from(1 << 20);
    println!(
        "| {engine} | {steps} | {:.0} ms | {:.0} ms | {:.2} | {:.1} MB | {:.1} MB | {:.3} ms | {:.3} ms | {:.3} ms |",
        milliseconds(drained),
        milliseconds(made),
        made.as_secs_f64() / drained.as_secs_f64(),
        megabytes(line.bytes()),
        megabytes(resident),
        milliseconds(mean),
        milliseconds(worst),
        milliseconds(worst_back),
    );
}

criterion_group!(benches, search);

fn main() {
    benches();
    if std::env::args().any(|argument| argument == "--bench") {
        print_programs();
        print_time_lines();
    }
    Criterion::default().configure_from_args().final_summary();
}
