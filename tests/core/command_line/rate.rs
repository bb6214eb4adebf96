//! Runs the commands `rate` and `explain`.

use super::{NO_SOLUTION, run};
use serde_json::Value;
use sudoku_samples::known::{NEWSPAPER_LINE, SCRATCH, TWO};

/// A puzzle whose hardest step is an X-wing.
const X_WING: &str = ".7..12..5..6...2...2...4.3........16.54.73..8.1..4....9...........635...7...2.3..";

#[test]
fn a_rating_tells_level_hardest_technique_score_and_steps() {
    let ran = run(&["rate", X_WING], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("hard: X-wing, score ") && ran.out.ends_with(" steps\n"), "{}", ran.out);
    assert!(ran.out.contains(", Sudoku Explainer 3.2, "), "{}", ran.out);
}

#[test]
fn ratings_are_in_the_order_of_the_puzzles_whatever_the_number_of_jobs() {
    let input = format!("{X_WING}\n{NEWSPAPER_LINE}\n").repeat(60);
    let one = run(&["rate", "--jobs", "1"], &input);
    assert_eq!(one.out.lines().count(), 120);
    assert_eq!(one.out, run(&["rate", "--jobs", "3"], &input).out);
}

#[test]
fn ratings_are_printed_as_csv_and_json() {
    let csv = run(&["rate", "--format", "csv", X_WING], "");
    let lines: Vec<&str> = csv.out.lines().collect();
    assert_eq!(lines[0], "puzzle,level,hardest,score,explainer,steps");
    assert!(lines[1].starts_with(&format!("{X_WING},hard,X-wing,")), "{}", lines[1]);
    let json: Value = serde_json::from_str(&run(&["rate", "--format", "json", X_WING], "").out).expect("JSON");
    assert_eq!((&json["level"], &json["hardest"], &json["explainer"]), (&"hard".into(), &"X-wing".into(), &3.2.into()));
}

#[test]
fn a_puzzle_without_exactly_one_solution_is_not_rated() {
    for (puzzle, reason) in [(NO_SOLUTION, "no solution"), (TWO, "several solutions")] {
        let ran = run(&["rate", puzzle], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""));
        assert!(ran.errors.contains(reason), "{}", ran.errors);
    }
    let ran = run(&["rate"], "11...............................................................................\n");
    assert_eq!(ran.status, Some(1));
    assert!(ran.errors.contains("row 1 holds two 1s"), "{}", ran.errors);
}

#[test]
fn a_solved_board_needs_nothing() {
    let ran = run(&["rate", sudoku_samples::known::SCRATCH_SOLVED], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "easy: nothing to do, score 0, 0 steps\n"));
}

#[test]
fn a_puzzle_is_explained_in_a_sentence_a_step() {
    let ran = run(&["explain", X_WING], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let line = ran.out.lines().find(|line| line.contains("X-wing")).expect("it needs one");
    assert!(line.contains(" goes from r") && line.contains(" lie in "), "{line}");
    assert!(
        ran.out.lines().enumerate().all(|(n, line)| line.starts_with(&format!("{}. ", n + 1)) && line.ends_with('.'))
    );
}

#[test]
fn an_explanation_ends_where_it_is_told_and_draws_the_candidates() {
    let ran = run(&["explain", "--until", "2", "--candidates", SCRATCH], "");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 2 + 11, "two steps, nine rows and two lines: {}", ran.out);
    assert!(lines[2].contains(" | ") && lines[5].contains("-+-"), "{}", ran.out);
    let none = run(&["explain", "--until", "0", "--candidates", SCRATCH], "");
    assert_eq!((none.status, none.out.lines().count()), (Some(0), 11), "no step, and the candidates: {}", none.out);
}

#[test]
fn an_explanation_as_json_has_the_data_of_each_step() {
    let json: Value = serde_json::from_str(&run(&["explain", "--json", X_WING], "").out).expect("JSON");
    let steps = json["steps"].as_array().expect("steps");
    let fish = steps.iter().find(|step| step["technique"] == "X-wing").expect("it needs one");
    assert_eq!(fish["code"], "0300");
    assert_eq!(
        (fish["why"]["base"].as_array().map(Vec::len), fish["why"]["cover"].as_array().map(Vec::len)),
        (Some(2), Some(2))
    );
    assert_eq!(json["solved"], true);
}

#[test]
fn a_puzzle_with_several_solutions_is_explained_as_far_as_it_goes() {
    let ran = run(&["explain", TWO], "");
    assert_eq!(ran.status, Some(1));
    assert!(!ran.out.is_empty() && ran.errors.contains("several solutions"), "{}", ran.errors);
}

/// Returns the sentences of the steps, without their numbers.
fn sentences(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.split_once(". ").map(|(_, sentence)| sentence)).collect()
}

#[test]
fn candidates_that_were_struck_stay_struck() {
    let all = run(&["explain", X_WING], "").out;
    let half = run(&["explain", "--until", "30", "--candidates", X_WING], "").out;
    let drawn: Vec<&str> = half.lines().skip(30).collect();
    let rest = run(&["explain", "-"], &drawn.join("\n"));
    assert_eq!((rest.status, rest.errors.as_str()), (Some(0), ""));
    assert_eq!(sentences(&rest.out), sentences(&all)[30..]);
    let rated = run(&["rate", "-"], &drawn.join("\n")).out;
    assert!(rated.ends_with(&format!(", {} steps\n", sentences(&all).len() - 30)), "{rated}");
    let again = run(&["convert", "--to", "candidates", "-"], &drawn.join("\n")).out;
    assert_eq!(run(&["rate", "-"], &again).out, rated, "they are written as they were read");
    for command in ["solve", "check"] {
        let ran = run(&[command, "-"], &again);
        assert_eq!(ran.status, Some(0), "{}", ran.errors);
        assert!(ran.errors.contains("eliminated candidates are ignored"), "{}", ran.errors);
    }
}

#[test]
fn a_candidate_that_was_struck_wrongly_is_named() {
    let drawn = run(&["convert", "--to", "candidates", X_WING], "").out;
    let solved = run(&["solve", "-f", "line", X_WING], "").out;
    let is_cell = |token: &&str| token.chars().all(|character| character.is_ascii_digit());
    let mut cells: Vec<String> = drawn
        .split_whitespace()
        // A cell with a single candidate is in braces.
        .map(|word| word.trim_matches(['|', '{', '}']))
        .filter(|token| !token.is_empty())
        .filter(is_cell)
        .map(str::to_owned)
        .collect();
    assert_eq!(cells.len(), 81, "{drawn}");
    let many = cells.iter().position(|marks| marks.len() > 2).expect("a cell with three");
    let right = &solved[many..=many];
    cells[many] = cells[many].replace(right, "");
    let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
    for command in ["rate", "explain"] {
        let ran = run(&[command, "-"], &rows.join("\n"));
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{}", ran.errors);
        let named = format!("r{}c{} must be {right}, ", many / 9 + 1, many % 9 + 1);
        assert!(ran.errors.contains(&named), "{}", ran.errors);
    }
}
