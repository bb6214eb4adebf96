//! Counts the positions in a file that the techniques solve, by code, and the positions they process in a second.
//!
//! `cargo bench --no-default-features --bench techniques -- FILE` reads positions in the form of HoDoKu's regression library.
//! The fields of a line are separated by colons: the code of the technique, with its variant after a dash (x: nothing must be
//! found); the digits of the pattern; the board; candidates already eliminated; eliminations; placements; the length of a
//! chain. A file of puzzles, 81 characters per line, is solved instead: this prints the time of a whole path, and the
//! techniques that it took. `--failures` prints each line that fails, and what was found instead.

use cpu_time::ThreadTime;
use std::collections::BTreeMap;
use std::process::ExitCode;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Board, Candidate, Cell, CellKind, Value, Values};
use sudoku_solve::fast::Solver;
use sudoku_techniques::{Deduction, Position, Technique, solve_path};

/// The test case of a line.
struct Case {
    code: String,
    techniques: Vec<Technique>,
    digits: Vec<Value>,
    position: Position,
    eliminations: Vec<Candidate>,
    placements: Vec<Candidate>,
    nothing: bool,
}

/// Reads a candidate from three digits: digit, row, column.
fn candidate(text: &str) -> Option<Candidate> {
    let number: usize = text.parse().ok()?;
    let digit = Value::digit((number / 100) as u8)?;
    let (row, column) = (number / 10 % 10, number % 10);
    (row > 0 && column > 0).then(|| Candidate { cell: Cell::at(row - 1, column - 1), value: digit })
}

fn candidates(field: &str) -> Option<Vec<Candidate>> {
    let mut candidates = field.split_whitespace().map(candidate).collect::<Option<Vec<_>>>()?;
    candidates.sort();
    Some(candidates)
}

fn board(field: &str) -> Option<Board> {
    let mut board = Board::default();
    let mut cells = Cell::all();
    let mut kind = CellKind::Puzzle;
    for character in field.chars() {
        if character == '+' {
            kind = CellKind::User;
            continue;
        }
        let value = character.to_digit(10).and_then(|value| Value::digit(value as u8));
        board.write(cells.next()?, value, kind);
        kind = CellKind::Puzzle;
    }
    cells.next().is_none().then_some(board)
}

fn case(line: &str) -> Option<Case> {
    let fields: Vec<&str> = line.split(':').collect();
    let [_, code, digits, givens, gone, eliminations, placements, ..] = fields[..] else { return None };
    let (bare, variant) = code.split_once('-').unwrap_or((code, ""));
    let mut position = Position::of(&board(givens)?).ok()?;
    candidates(gone)?.into_iter().for_each(|candidate| position.eliminate(candidate));
    Some(Case {
        code: code.to_owned(),
        techniques: Technique::all()
            .iter()
            .copied()
            .filter(|technique| technique.about().code.as_deref() == Some(bare))
            .collect(),
        digits: digits.chars().filter_map(|digit| Value::digit(digit.to_digit(10)? as u8)).collect(),
        position,
        eliminations: candidates(eliminations)?,
        placements: candidates(placements)?,
        nothing: variant == "x",
    })
}

impl Case {
    /// Returns true if a deduction is exactly the expected one.
    fn is_exactly(&self, deduction: &Deduction) -> bool {
        deduction.eliminations == self.eliminations && deduction.placements == self.placements
    }

    /// Returns true if a deduction is about the digits of the case: those of the pattern, or those that are eliminated.
    fn is_about(&self, deduction: &Deduction) -> bool {
        let gone: Values = deduction.eliminations.iter().map(|candidate| candidate.value).collect();
        self.digits.iter().all(|&digit| deduction.why.values.union(gone).contains(digit))
    }

    fn found(&self) -> Vec<Deduction> {
        self.techniques.iter().flat_map(|technique| technique.every(&self.position)).collect()
    }

    /// Returns true if a deduction has everything expected and more that is right: HoDoKu leaves out the eliminations of a loop
    /// in its own cells.
    fn is_more(&self, deduction: &Deduction) -> bool {
        let solution = self.position.classic().and_then(|grid| Solver::new().solve(&grid));
        let is_wrong = |gone: &Candidate| solution.is_some_and(|board| board.get(gone.cell) == Some(gone.value));
        deduction.placements == self.placements
            && self.eliminations.iter().all(|gone| deduction.eliminations.contains(gone))
            && !deduction.eliminations.iter().any(is_wrong)
    }

    fn passes(&self, found: &[Deduction]) -> bool {
        if self.nothing {
            let unwanted = |one: &Candidate| self.eliminations.contains(one) || self.placements.contains(one);
            let says_nothing = self.eliminations.is_empty() && self.placements.is_empty();
            return !found.iter().filter(|deduction| self.is_about(deduction)).any(|deduction| {
                says_nothing || deduction.eliminations.iter().chain(&deduction.placements).any(unwanted)
            });
        }
        let mut about = found.iter().filter(|deduction| self.is_about(deduction));
        about.any(|deduction| self.is_exactly(deduction) || self.is_more(deduction))
    }
}

/// Solves puzzles, and prints the time and the techniques of their whole paths.
fn solve(text: &str) {
    let grids: Vec<Grid> = text.lines().filter_map(|line| Grid::from_line(line.trim().as_bytes())).collect();
    let mut uses: BTreeMap<usize, u32> = BTreeMap::new();
    let (mut solved, start) = (0, ThreadTime::now());
    for grid in &grids {
        let Ok(position) = Position::of(grid) else { continue };
        let path = solve_path(&position, true);
        solved += u32::from(path.is_solved());
        path.steps.iter().for_each(|step| *uses.entry(step.technique.order()).or_default() += 1);
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / grids.len().max(1) as f64;
    println!("{} puzzles, {solved} solved, {each:.0} microseconds a path", grids.len());
    for (order, count) in uses {
        println!("{:<50} {count:>8}", Technique::all()[order].to_string());
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let failures = words.iter().any(|word| word == "--failures");
    let only: Option<&String> = words.iter().find_map(|word| word.strip_prefix("--code=").map(|_| word));
    let Some(name) = words.iter().find(|word| !word.starts_with('-')) else {
        println!("name a file of positions: cargo bench --no-default-features --bench techniques -- FILE");
        return ExitCode::SUCCESS;
    };
    let text = match std::fs::read_to_string(name) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{name} cannot be read: {error}");
            return ExitCode::from(2);
        }
    };
    if !text.lines().any(|line| line.starts_with(':')) {
        solve(&text);
        return ExitCode::SUCCESS;
    }
    // For each code: the number of positions, of passes and of exact matches, and the seconds.
    let mut table: BTreeMap<String, (u32, u32, u32, f64)> = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let Some(case) = case(line) else {
            eprintln!("this line is no position: {line}");
            return ExitCode::from(2);
        };
        if only.is_some_and(|only| !only["--code=".len()..].split(',').any(|code| case.code.starts_with(code))) {
            continue;
        }
        let start = ThreadTime::now();
        let found = case.found();
        let seconds = start.elapsed().as_secs_f64();
        let passes = case.passes(&found) && !case.techniques.is_empty();
        let row = table.entry(case.code.clone()).or_default();
        let is_exact = passes && (case.nothing || found.iter().any(|deduction| case.is_exactly(deduction)));
        *row = (row.0 + 1, row.1 + u32::from(passes), row.2 + u32::from(is_exact), row.3 + seconds);
        if failures && !passes {
            println!("{line}");
            for deduction in found.iter().filter(|deduction| case.is_about(deduction)).take(6) {
                println!(
                    "    {} {:?} {:?} {:?}",
                    deduction.technique, deduction.eliminations, deduction.placements, deduction.why
                );
            }
        }
    }
    println!("code    positions passes exactly  positions a second");
    let mut sums = (0, 0, 0);
    for (code, (all, passed, exact, seconds)) in &table {
        println!("{code:<7} {all:>9} {passed:>6} {exact:>7} {:>12.0}", f64::from(*all) / seconds.max(1e-9));
        sums = (sums.0 + all, sums.1 + passed, sums.2 + exact);
    }
    println!("all     {:>9} {:>6} {:>7}", sums.0, sums.1, sums.2);
    ExitCode::SUCCESS
}
