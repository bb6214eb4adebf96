//! Solving boards of any rules: seconds of processor time for each file of `tests/boards`, and the ratio to the time that the
//! classic solver takes for its puzzles in the same run.
//!
//! `cargo bench --no-default-features --bench boards -- CLASSIC [FILE]... [--against PROGRAM]`
//!
//! `CLASSIC` is a file with one classic puzzle per line. A `FILE` is the name of a file in `tests/boards`; without one, all of
//! them are used. For each board, as many solutions are found as the file says, 50 at most, and it is proved that there are no
//! others. If their number is not known, one is found. A board that takes longer than a minute is reported and skipped. Each
//! line is the median of several turns: five, or as many as the environment variable `TURNS` says.
//!
//! `PROGRAM` is this benchmark built from another commit. The two take turns, and a second line has the other one's times and
//! the ratios of ours to them.
use cpu_time::ThreadTime;
use std::process::Command;
use std::time::Duration;
use std::{env, fs, iter};
use sudoku_board::classic::Grid;
use sudoku_samples::boards::{KnownBoard, known, lines};
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::{SearchResult, Solver};

const FILES: [&str; 11] = [
    "killers_tarek.jsonl",
    "killers_extreme.jsonl",
    "killers_mathemagic.jsonl",
    "killers_human.jsonl",
    "gecode_16.jsonl",
    "gecode_25.jsonl",
    "variants.jsonl",
    "little_killers.jsonl",
    "pencilmarks.jsonl",
    "jigsaw_layouts.jsonl",
    "jigsaw_impossible.jsonl",
];

const LONGEST: Duration = Duration::from_secs(60);

/// The most solutions to search for.
const MOST: u64 = 50;

/// Returns the time to solve a board; `None` if it takes longer than a minute.
fn solve(known: &KnownBoard) -> Option<Duration> {
    let start = ThreadTime::now();
    let mut solutions = Solutions::of(&known.board);
    let limit = known.solutions.map_or(1, |solutions| (solutions + 1).min(MOST));
    let mut found = 0;
    while found < limit {
        match solutions.advance(1000) {
            SearchResult::Solution(board) => {
                assert!(
                    known.solutions != Some(1) || known.solution.as_deref() == Some(board.values()),
                    "{}",
                    known.name
                );
                found += 1;
            }
            SearchResult::Exhausted => break,
            SearchResult::Unfinished if start.elapsed() > LONGEST => return None,
            SearchResult::Unfinished => {}
        }
    }
    let expected = known.solutions.map_or(1, |solutions| solutions.min(MOST));
    assert_eq!(found, expected, "{} has not as many solutions as is known", known.name);
    Some(start.elapsed())
}

/// The figures of another build of this benchmark for a file.
struct Other {
    total: f64,
    worst: f64,
    /// The boards that took longer than a minute, which are in neither figure.
    late: String,
}

/// Lets another build of this benchmark solve a file once.
fn other(program: &str, classic: &str, file: &str) -> Other {
    let output = Command::new(program).args([classic, file]).env("TURNS", "1").output().expect("the other program");
    let text = String::from_utf8(output.stdout).expect("text");
    let line = text.lines().find(|line| line.contains(&format!("{file}:"))).expect("a line for the file");
    let after = |mark: &str| line.split_once(mark).map_or("", |(_, rest)| rest);
    let number = |text: &str| text.split_whitespace().next().and_then(|word| word.parse().ok()).expect("seconds");
    Other { total: number(line), worst: number(after("worst ")), late: after("longer than a minute: ").to_owned() }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

fn main() {
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    let Some(classic) = arguments.next() else {
        eprintln!("name a file of classic puzzles, one a line");
        return;
    };
    let mut files = Vec::new();
    let mut against = None;
    while let Some(argument) = arguments.next() {
        if argument == "--against" {
            against = Some(arguments.next().expect("the program to compare with"));
        } else {
            files.push(argument);
        }
    }
    let files = if files.is_empty() { FILES.map(str::to_owned).to_vec() } else { files };
    let turns: usize = env::var("TURNS").ok().and_then(|turns| turns.parse().ok()).unwrap_or(5);
    let text = fs::read_to_string(&classic).expect("the file of classic puzzles");
    let path_of_classic = classic;
    let puzzles: Vec<Grid> = text.lines().filter_map(|line| Grid::from_line(line.as_bytes())).collect();
    let mut solver = Solver::new();
    let classic = median(
        iter::repeat_with(|| {
            let start = ThreadTime::now();
            assert!(puzzles.iter().all(|puzzle| solver.is_unique(puzzle)));
            start.elapsed().as_secs_f64()
        })
        .take(turns)
        .collect(),
    );
    println!("{classic:9.4} s {:9.1} times  {} classic puzzles", 1.0, puzzles.len());
    for file in files {
        let all = known(&file);
        assert_eq!(all.len(), lines(&file).len());
        let mut times = vec![Vec::new(); all.len()];
        let mut others = Vec::new();
        for _ in 0..turns {
            for (known, times) in all.iter().zip(&mut times) {
                times.push(solve(known).map_or(f64::INFINITY, |time| time.as_secs_f64()));
            }
            others.extend(against.as_deref().map(|program| other(program, &path_of_classic, &file)));
        }
        let each: Vec<f64> = times.into_iter().map(median).collect();
        let late: Vec<&str> = all
            .iter()
            .zip(&each)
            .filter(|(_, time)| time.is_infinite())
            .map(|(known, _)| known.name.as_str())
            .collect();
        let within: Vec<f64> = each.iter().copied().filter(|time| time.is_finite()).collect();
        let total: f64 = within.iter().sum();
        let worst = within.iter().copied().fold(0.0, f64::max);
        println!(
            "{total:9.4} s {:9.1} times  {file}: {} boards, median {:.4} s, worst {worst:.4} s{}",
            total / classic,
            all.len(),
            median(within),
            if late.is_empty() { String::new() } else { format!(", longer than a minute: {}", late.join(", ")) },
        );
        if let Some(last) = others.last() {
            let other_total = median(others.iter().map(|other| other.total).collect());
            let other_worst = median(others.iter().map(|other| other.worst).collect());
            println!(
                "{other_total:9.4} s the other, worst {other_worst:.4} s{}; ours: {:.2} of its total, {:.2} of its worst",
                if last.late.is_empty() { String::new() } else { format!(", longer than a minute: {}", last.late) },
                total / other_total,
                worst / other_worst,
            );
        }
    }
}
