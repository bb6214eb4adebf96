//! The command line, by running it.

use crate::known::{SCRATCH, SCRATCH_SOLVED};
use std::collections::BTreeSet;
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

const ENGINES: [&str; 5] = ["brute-force", "assumptions", "decision-tree", "binary-program", "exact-cover"];

/// Two solutions: 2 and 7 can be exchanged in rows 8 and 9.
const TWO: &str = ".6517893282953671473129456829836745161394528757481239615672984338.4516.994.6831.5";

#[test]
fn every_engine_solves_by_its_name() {
    for engine in ENGINES {
        let ran = run(&["solve", "--engine", engine, "--format", "line", SCRATCH], "");
        assert_eq!((ran.status, ran.out.trim(), ran.errors.as_str()), (Some(0), SCRATCH_SOLVED, ""), "{engine}");
        let ran = run(&["solve", "--engine", engine, NO_SOLUTION], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{engine}");
        assert_eq!(ran.errors, "sudoku-assistant: this puzzle has no solution\n", "{engine}");
        let ran = run(&["solve", "--engine", engine, &SCRATCH.replacen("46010", "44010", 1)], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{engine}");
        assert_eq!(ran.errors, "sudoku-assistant: row 1 holds two 4s, in columns 1 and 2\n", "{engine}");
    }
    let ran = run(&["solve", "--engine", "oracle", SCRATCH], "");
    assert_eq!(ran.status, Some(2));
    assert!(ENGINES.iter().all(|engine| ran.errors.contains(engine)), "{}", ran.errors);
}

#[test]
fn all_solutions_come_one_a_line_in_the_format_line() {
    let mut found = BTreeSet::new();
    for engine in ENGINES {
        let ran = run(&["solve", "--engine", engine, "--all", "--format", "line", TWO], "");
        assert_eq!((ran.status, ran.errors.as_str(), ran.out.lines().count()), (Some(0), "", 2), "{engine}");
        found.insert(ran.out.lines().map(str::to_owned).collect::<BTreeSet<String>>());
    }
    assert_eq!(found.len(), 1, "the same two by every engine");
    assert!(found.iter().flatten().any(|solution| solution == SCRATCH_SOLVED));
}

#[test]
fn grids_of_several_solutions_are_apart() {
    let ran = run(&["solve", "--all", TWO], "");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 23));
    assert_eq!(ran.out.lines().nth(11), Some(""));
    assert_eq!(run(&["solve", "-", "--format", "line"], &ran.out).out.lines().count(), 2, "they can be read again");
}

#[test]
fn a_limit_ends_the_search_where_there_are_more() {
    for engine in ["brute-force", "assumptions", "decision-tree", "exact-cover"] {
        let ran =
            run(&["solve", "--engine", engine, "--all", "--limit", "20", "--format", "line", &"0".repeat(81)], "");
        let different: BTreeSet<&str> = ran.out.lines().collect();
        assert_eq!((ran.status, ran.errors.as_str(), different.len()), (Some(0), "", 20), "{engine}");
    }
    let lines =
        |arguments: &[&str]| run(&[&["solve", "--format", "line", TWO], arguments].concat(), "").out.lines().count();
    assert_eq!(
        (lines(&[]), lines(&["--limit", "1"]), lines(&["--limit", "2"]), lines(&["--limit", "9"])),
        (1, 1, 2, 2)
    );
    assert_eq!(run(&["solve", "--limit", "0", TWO], "").status, Some(2), "none is no limit");
}

#[test]
fn a_limit_holds_for_each_puzzle_of_standard_input() {
    let ran = run(&["solve", "-", "--limit", "2", "--format", "line"], &format!("{TWO}\n{SCRATCH}\n{TWO}\n"));
    assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 5));
}

#[test]
fn steps_are_told_before_the_solution_that_they_lead_to() {
    let ran = run(&["solve", "--engine", "decision-tree", "--steps", "--all", "--format", "line", TWO], "");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(ran.status, Some(0));
    assert_eq!(
        lines[..7],
        [
            "place 4 in r1c1: the only digit for the cell",
            "look for a digit in r8c3: 2 ways",
            "place 2 in r8c3: assumed",
            "place 7 in r8c8: the only digit for the cell",
            "place 7 in r9c3: the only digit for the cell",
            "place 2 in r9c8: the only digit for the cell",
            "solution",
        ]
    );
    assert_eq!((lines[7].len(), lines[8]), (81, "take 2 back from r9c8: on to the next solution"));
    assert_eq!(lines.last(), Some(&"take 4 back from r1c1: no way left for a digit in r8c3"));
    let unsolved = run(&["solve", "--engine", "exact-cover", "--steps", NO_SOLUTION], "");
    assert_eq!((unsolved.status, unsolved.out.as_str()), (Some(1), "look for a digit in r1c9: no way left\n"));
}

#[test]
fn a_search_that_takes_too_long_is_stopped_and_tells_what_it_has_done() {
    // Millions of solutions.
    let many = "000006000059000008200008000045000000003000000006003054000325006000000000000000000";
    let ran = run(&["solve", "--all", "--seconds", "1", "--format", "line", many], "");
    assert_eq!(ran.status, Some(3));
    assert!(ran.errors.starts_with("sudoku-assistant: stopped, brute-force after "), "{}", ran.errors);
    for told in [" tried, ", " placed, ", " taken back, ", " solutions so far\n"] {
        assert!(ran.errors.contains(told), "{}", ran.errors);
    }
    assert_eq!(ran.errors.lines().count(), 1);
    let told: usize =
        ran.errors.rsplit(", ").next().and_then(|end| end.split(' ').next()?.parse().ok()).expect("a number");
    assert_eq!(told, ran.out.lines().count(), "what was found is printed");
    assert_eq!(run(&["solve", "--seconds", "0", SCRATCH], "").status, Some(2), "no time is no limit");
}

#[test]
fn a_race_ends_with_a_table_of_all_engines() {
    let ran = run(&["race", SCRATCH], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "| Engine | Solutions | Steps | Tried | Placed | Taken back | Greatest depth | Time |");
    assert_eq!(lines.len(), 7, "a heading, a rule and five engines");
    for (line, engine) in lines[2..].iter().zip(ENGINES) {
        assert!(line.contains(engine) && line.ends_with(" ms |") && line.contains(" | 1 | "), "{line}");
    }
    assert_eq!(ran.out.matches("**").count(), 2, "one winner");
}

#[test]
fn a_race_has_the_engines_that_are_named_each_once() {
    let ran = run(&["race", "--engines", "exact-cover,decision-tree,exact-cover", "--by", "steps", "--all", TWO], "");
    let lines: Vec<&str> = ran.out.lines().skip(2).collect();
    assert_eq!((ran.status, lines.len()), (Some(0), 2), "{}", ran.out);
    assert!(lines[0].starts_with("| exact-cover | 2 | 28 |"), "{}", ran.out);
    assert!(lines[1].starts_with("| **decision-tree** | 2 | 21 |"), "{}", ran.out);
    assert_eq!(run(&["race", "--engines", "oracle", TWO], "").status, Some(2));
}

#[test]
fn a_race_that_nobody_can_win_says_so() {
    let ran = run(&["race", NO_SOLUTION], "");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(1), 7));
    assert_eq!(ran.errors, "sudoku-assistant: this puzzle has no solution\n");
    let ran = run(&["race", "12345"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.starts_with("sudoku-assistant: "), "{}", ran.errors);
}

#[test]
fn a_race_that_takes_too_long_is_ended_and_shows_who_has_not_finished() {
    let engines = "exact-cover,brute-force";
    let long = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let ran = run(&["race", "--seconds", "1", "--engines", engines, long], "");
    assert_eq!(ran.status, Some(3));
    assert_eq!(ran.errors, "sudoku-assistant: the race was ended after 1 s\n");
    assert!(ran.out.contains("| **exact-cover** | 0 | "), "{}", ran.out);
    assert!(ran.out.contains("| brute-force (not finished) | 0 | "), "{}", ran.out);
}

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
    for arguments in [&["--help"][..], &["solve", "--help"][..], &["race", "--help"][..], &["export", "--help"][..]] {
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
