//! Runs the command `race`.

use super::{ENGINES, NO_SOLUTION, run};
use sudoku_samples::known::{SCRATCH, TWO};

#[test]
fn a_race_ends_with_a_table_of_all_engines() {
    let ran = run(&["race", SCRATCH], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "| Engine | Solutions | Steps | Tried | Placed | Taken back | Greatest depth | Time |");
    assert_eq!(lines.len(), 9, "a heading, a rule and seven engines");
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
fn a_race_can_be_printed_as_json() {
    let ran = run(&["race", "--json", "--engines", "exact-cover,decision-tree", "--by", "steps", "--all", TWO], "");
    let objects: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let told = |name: &str| objects.iter().map(|object| object[name].to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(ran.status, Some(0));
    assert_eq!(told("engine"), r#""exact-cover" "decision-tree""#);
    assert_eq!(told("winner"), "false true");
    assert_eq!(told("finished"), "true true");
    assert_eq!((told("solutions").as_str(), told("steps").as_str()), ("2 2", "28 21"));
    assert!(
        objects.iter().all(|object| object["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0)),
        "{}",
        ran.out
    );
}

#[test]
fn a_race_that_nobody_can_win_says_so() {
    let ran = run(&["race", NO_SOLUTION], "");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(1), 9));
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
    assert!(ran.errors.contains("--seconds") && ran.errors.ends_with(" 1 s\n"), "{}", ran.errors);
    assert!(ran.out.contains("| **exact-cover** | 0 | "), "{}", ran.out);
    assert!(ran.out.contains("| brute-force (not finished) | 0 | "), "{}", ran.out);
}

#[test]
fn a_program_of_blocks_races_beside_the_engines() {
    let ran = run(&["race", "--engines", "brute-force", "--by", "tries", "--program", "final", SCRATCH], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let rows: Vec<Vec<&str>> = ran.out.lines().skip(2).map(|row| row.split(" | ").collect()).collect();
    assert_eq!((rows[0][0], rows[1][0]), ("| **brute-force**", "| blocks, your program"));
    assert_eq!(rows[0][3], rows[1][3], "it tries the same digits");
    let ran = run(&["race", "--engines", "brute-force", "--program", "queens", SCRATCH], "");
    assert_eq!(ran.status, Some(3));
    assert!(
        ran.errors.contains("your program stopped with an error: the program defines no block <solve>"),
        "{}",
        ran.errors
    );
    assert_eq!(run(&["race", "--program", "none", SCRATCH], "").status, Some(2));
}
