//! Runs the command `check`.

use super::{NO_SOLUTION, run};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

/// A minimal puzzle with 17 givens.
const MINIMAL: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

const TWICE: &str = "44.............................................................................1.";

#[test]
fn a_puzzle_is_told_in_words_and_by_the_exit_status() {
    for (puzzle, words, status) in [
        (SCRATCH, "valid, unique, not minimal, not solved", 0),
        (MINIMAL, "valid, unique, minimal, not solved", 0),
        (SCRATCH_SOLVED, "valid, unique, not minimal, solved", 0),
        (TWO, "valid, not unique (2 solutions), not minimal, not solved", 1),
        (NO_SOLUTION, "valid, no solution, not minimal, not solved", 1),
        (TWICE, "not valid: row 1 holds two 4s, in columns 1 and 2", 1),
    ] {
        let ran = run(&["check", puzzle], "");
        assert_eq!((ran.status, ran.out.trim_end(), ran.errors.as_str()), (Some(status), words, ""));
        let quiet = run(&["check", "-q", puzzle], "");
        assert_eq!((quiet.status, quiet.out.as_str()), (Some(status), ""));
    }
    let ran = run(&["check", &SCRATCH[1..]], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert_eq!(ran.errors, "sudoku-assistant: row 1 has 8 digits, but needs 9\n");
}

#[test]
fn one_question_alone_has_one_answer() {
    let puzzles = [SCRATCH, MINIMAL, SCRATCH_SOLVED, TWO, NO_SOLUTION, TWICE];
    for (question, yes) in [
        ("--valid", [true, true, true, true, true, false]),
        ("--unique", [true, true, true, false, false, false]),
        ("--minimal", [false, true, false, false, false, false]),
        ("--solved", [false, false, true, false, false, false]),
    ] {
        for (puzzle, yes) in puzzles.iter().zip(yes) {
            let ran = run(&["check", question, puzzle], "");
            assert_eq!(ran.status, Some(i32::from(!yes)), "{question} {puzzle}");
            assert!(ran.out.trim_end() == &question[2..] || !yes && ran.out.starts_with("no"), "{}", ran.out);
        }
    }
    assert_eq!(run(&["check", "--unique", "--solved", "-q", SCRATCH], "").status, Some(1), "both have to be so");
    assert_eq!(run(&["check", "--unique", "--solved", "-q", SCRATCH_SOLVED], "").status, Some(0));
}

#[test]
fn each_of_many_puzzles_has_a_line_with_its_number() {
    let input = format!("# some\n{SCRATCH}\n{TWICE}\n12\n\n{SCRATCH_SOLVED}\n");
    let ran = run(&["check"], &input);
    assert_eq!(ran.status, Some(2), "one cannot be read");
    assert_eq!(
        ran.out,
        "line 2: valid, unique, not minimal, not solved\n\
         line 3: not valid: row 1 holds two 4s, in columns 1 and 2\n\
         line 6: valid, unique, not minimal, solved\n"
    );
    assert!(ran.errors.starts_with("sudoku-assistant: line 4: "), "{}", ran.errors);
}

#[test]
fn a_filter_prints_the_puzzles_themselves_and_answers_as_grep_does() {
    let input = format!("{MINIMAL}\n{TWO}\n{TWICE}\n{SCRATCH_SOLVED}\n{NO_SOLUTION}\n");
    let ran = run(&["check", "--unique", "--filter"], &input);
    assert_eq!((ran.status, ran.out), (Some(0), format!("{MINIMAL}\n{SCRATCH_SOLVED}\n")));
    let ran = run(&["check", "--unique", "--filter", "-v"], &input);
    assert_eq!((ran.status, ran.out), (Some(0), format!("{TWO}\n{TWICE}\n{NO_SOLUTION}\n")));
    let ran = run(&["check", "--solved", "--filter"], TWO);
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
    for turned_round in ["-v", "--invert"] {
        let ran = run(&["check", "--unique", turned_round], &input);
        assert_eq!(
            (ran.status, ran.out),
            (Some(0), format!("{TWO}\n{TWICE}\n{NO_SOLUTION}\n")),
            "it filters by itself"
        );
    }
    assert_eq!(run(&["check", "-v", "-q", TWO], "").status, Some(2), "nothing to print and what to print");
}

#[test]
fn a_filter_prints_one_line_for_a_puzzle_of_many_lines() {
    for (notation, row, broken) in
        [("grid", "8 2 9", "8 8 9"), ("comma", "829", "889"), ("json", "8,2,9", "8,8,9"), ("ss", "829", "889")]
    {
        let text = run(&["convert", "--to", notation, TWO], "").out;
        let ran = run(&["check", "--valid", "--filter", "--invert"], &text.replacen(row, broken, 1));
        let line = format!("{}\n", TWO.replacen("829", "889", 1));
        assert_eq!((ran.status, ran.out, ran.errors.as_str()), (Some(0), line, ""), "{notation}: {text}");
    }
}

#[test]
fn a_game_with_the_players_digits_is_solved_if_those_solve_it() {
    let game = |right: bool| {
        let played = if right {
            &SCRATCH_SOLVED[1..]
        } else {
            "66178932829536714731294568298367451613945287574812396156729843387451629942683175"
        };
        format!("[Puzzle]\n{}\n[State]\n4{played}\n", rows(&SCRATCH.replace(',', "").replace('0', ".")))
            .replace(&format!("4{played}"), &rows(&format!("4{played}")))
    };
    assert_eq!(run(&["check", "--solved", "-"], &game(true)).out, "line 1: solved\n");
    assert_eq!(run(&["check", "--solved", "-"], &game(false)).out, "line 1: not solved\n");
}

fn rows(line: &str) -> String {
    (0..9).map(|row| &line[9 * row..9 * row + 9]).collect::<Vec<_>>().join("\n")
}

#[test]
fn answers_are_objects_with_what_was_asked() {
    let object = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(run(&[&["check", "--json"], arguments].concat(), "").out.trim()).expect("an object")
    };
    let all = object(&[SCRATCH_SOLVED]);
    let told = serde_json::json!({
        "puzzle": SCRATCH_SOLVED, "valid": true, "solutions": 1, "more": false, "minimal": false, "solved": true,
    });
    assert_eq!(all, told);
    assert_eq!(object(&["--solved", SCRATCH_SOLVED]), serde_json::json!({ "puzzle": SCRATCH_SOLVED, "solved": true }));
    let twice = SCRATCH_SOLVED.replacen('4', "6", 1);
    let refused = object(&[&twice]);
    assert_eq!(
        (&refused["valid"], refused["reason"].as_str()),
        (&false.into(), Some("row 1 holds two 6s, in columns 1 and 2"))
    );
}
