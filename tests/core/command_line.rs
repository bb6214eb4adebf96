//! The command line, by running it.

use crate::known::{SCRATCH, SCRATCH_SOLVED};
use std::io::Write;
use std::process::{Command, Stdio};

struct Ran {
    status: Option<i32>,
    out: String,
    errors: String,
}

fn run(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // A program that refuses its arguments closes its input early; that is no failure of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        errors: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

const NO_SOLUTION: &str = "12345678.........9...............................................................";

#[test]
fn a_puzzle_is_solved_in_each_format() {
    let line = run(&["solve", "--format", "line", SCRATCH], "");
    assert_eq!(
        (line.status, line.out.as_str(), line.errors.as_str()),
        (Some(0), format!("{SCRATCH_SOLVED}\n").as_str(), "")
    );
    let comma = run(&["solve", SCRATCH, "--format", "comma"], "");
    assert!(comma.out.starts_with("465178932,829536714,"));
    let grid = run(&["solve", SCRATCH], "");
    assert!(grid.out.starts_with("4 6 5 | 1 7 8 | 9 3 2\n"));
    assert_eq!(grid.out.lines().count(), 11);
}

#[test]
fn a_solution_can_be_read_again() {
    let solved = run(&["solve", SCRATCH], "").out;
    assert_eq!(run(&["solve", "-", "--format", "line"], &solved).out.trim(), SCRATCH_SOLVED);
}

#[test]
fn many_puzzles_come_from_standard_input() {
    let samples = include_str!("../../puzzles/samples.txt");
    let ran = run(&["solve", "-", "--format", "line"], samples);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert_eq!(ran.out.lines().count(), 7);
    assert_eq!(ran.out.lines().next(), Some(SCRATCH_SOLVED));
}

#[test]
fn a_puzzle_without_solution_ends_with_status_1() {
    let ran = run(&["solve", NO_SOLUTION], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
    assert_eq!(ran.errors, "sudoku-assistant: this puzzle has no solution\n");
}

#[test]
fn unreadable_input_ends_with_status_2_and_the_reason() {
    let ran = run(&["solve", &SCRATCH.replacen("820500000", "82050000", 1)], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert_eq!(ran.errors, "sudoku-assistant: row 2 has 8 digits, it needs 9\n");
    let ran = run(&["solve", "-"], "  \n");
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("there is no puzzle here"));
}

#[test]
fn one_bad_puzzle_among_many_is_named_by_its_line_and_the_others_are_solved() {
    let ran = run(
        &["solve", "-", "--format", "line"],
        &format!("{SCRATCH}\n{NO_SOLUTION}\n{}x\n{SCRATCH}\n", &NO_SOLUTION[1..]),
    );
    assert_eq!((ran.status, ran.out.lines().count()), (Some(2), 2));
    assert_eq!(
        ran.errors,
        "sudoku-assistant: line 2: this puzzle has no solution\n\
         sudoku-assistant: line 3: row 9, column 9: 'x' is not a digit from 0 to 9\n"
    );
}

#[test]
fn help_tells_what_works_and_the_exit_statuses() {
    for arguments in [&["--help"][..], &["solve", "--help"][..]] {
        let ran = run(arguments, "");
        assert_eq!(ran.status, Some(0));
        assert!(ran.out.contains("Exit status"), "{}", ran.out);
    }
    assert!(run(&["--help"], "").out.contains("solve"));
}

#[test]
fn an_unknown_argument_ends_with_status_2() {
    assert_eq!(run(&["paint"], "").status, Some(2));
    assert_eq!(run(&["solve"], "").status, Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_the_game_says_so_in_one_sentence() {
    for (name, value) in [("DISPLAY", ""), ("DISPLAY", ":4711"), ("WAYLAND_DISPLAY", "nobody-home")] {
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
        assert!(errors.contains("`sudoku-assistant solve PUZZLE` works"), "{errors}");
        assert!(!errors.contains("panick") && !errors.contains(".rs"), "{errors}");
    }
}
