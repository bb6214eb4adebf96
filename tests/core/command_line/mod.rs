//! Tests that run the command line.

mod arguments;
mod boards;
mod check;
mod convert;
mod engines;
mod examples;
mod export;
mod generate;
mod golden;
mod judge;
mod lessons;
mod outputs;
mod pages;
mod passing_on;
mod pipes;
mod print;
mod races;
mod rate;
mod records;
mod reported;
mod scarcity;
mod scorm;
mod solve;
mod tables;

use std::io::Write;
use std::process::{Command, Stdio};
use sudoku_samples::known::SCRATCH;

struct Ran {
    status: Option<i32>,
    out: String,
    errors: String,
}

fn run(arguments: &[&str], input: &str) -> Ran {
    run_among(&[], arguments, input.as_bytes())
}

/// Runs the program with these environment variables.
fn run_among(environment: &[(&str, &str)], arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
        .args(arguments)
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // A program that refuses its arguments closes its input early. That is not a failure of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        errors: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Asserts that the program wrote no output, and that its error contains these words.
fn is_refused(ran: &Ran, words: &[&str]) {
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{}", ran.errors);
    assert!(ran.errors.starts_with("sudoku-assistant: "), "{}", ran.errors);
    assert!(words.iter().all(|word| ran.errors.contains(word)), "{}", ran.errors);
}

const NO_SOLUTION: &str = sudoku_samples::known::NONE;

const ENGINES: [&str; 7] =
    ["brute-force", "assumptions", "decision-tree", "binary-program", "exact-cover", "logic", "blocks"];

#[test]
fn a_model_is_exported_in_the_lp_format() {
    let ran = run(&["export", "--lp", SCRATCH], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.iter().filter(|line| line.ends_with(" = 1")).count(), 324 + 25);
    assert_eq!(lines.iter().filter(|line| line.starts_with(" given_")).count(), 25);
    assert!(ran.out.contains("\nSubject To\n") && ran.out.contains("\nBinary\n") && ran.out.ends_with("\nEnd\n"));
    assert_eq!(run(&["export", SCRATCH], "").status, Some(2), "in which format, it has to be said");
    let ran = run(&["export", "--lp", "460"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.starts_with("sudoku-assistant: "), "{}", ran.errors);
}

#[test]
fn help_tells_what_works_and_the_exit_statuses() {
    let commands = [
        "solve",
        "check",
        "rate",
        "explain",
        "generate",
        "convert",
        "race",
        "judge",
        "lessons",
        "export",
        "print",
        "completions",
        "man",
    ];
    let commands: Vec<&str> = commands.into_iter().chain(cfg!(feature = "server").then_some("serve")).collect();
    for arguments in commands.iter().map(|command| vec![*command, "--help"]).chain([vec!["--help"]]) {
        let ran = run(&arguments, "");
        assert_eq!(ran.status, Some(0));
        assert!(ran.out.contains("Exit status"), "{}", ran.out);
    }
    let whole = run(&["--help"], "").out;
    assert!(commands.iter().all(|command| whole.contains(&format!("\n  {command} "))), "{whole}");
}

#[test]
fn an_unknown_argument_ends_with_status_2() {
    assert_eq!(run(&["paint"], "").status, Some(2));
}

#[cfg(all(target_os = "linux", feature = "window"))]
#[test]
fn without_a_display_or_a_terminal_the_game_says_so_in_one_sentence() {
    let without = "`sudoku-assistant solve --steps PUZZLE` and `sudoku-assistant serve` work without one";
    let elsewhere = "`sudoku-assistant --terminal` plays without one";
    for (name, value, way_out) in
        [("DISPLAY", "", without), ("DISPLAY", ":4711", elsewhere), ("WAYLAND_DISPLAY", "nobody-home", elsewhere)]
    {
        let output = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env(name, value)
            .output()
            .expect("the program starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert_eq!(errors.trim().lines().count(), 1, "{errors}");
        assert!(errors.starts_with("sudoku-assistant: "), "{errors}");
        assert!(errors.contains(way_out), "{errors}");
        assert!(!errors.contains("panick") && !errors.contains(".rs"), "{errors}");
    }
}
