//! Runs the command `generate`.

use super::run;
use sudoku_generate::{Difficulty, Generator, Recipe, RecipeChoice, Seed};
use sudoku_samples::thoroughness::thoroughly;

fn lines(arguments: &[&str]) -> Vec<String> {
    let ran = run(&[&["generate", "--seed", "7"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{arguments:?}");
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn the_same_seed_makes_the_same_puzzles_with_any_number_of_threads() {
    let puzzles = lines(&["--count", "40", "--jobs", "1"]);
    assert_eq!(puzzles.len(), 40);
    assert_eq!(lines(&["--count", "40", "--jobs", "2"]), puzzles);
    assert_eq!(lines(&["--count", "40", "--jobs", "9"]), puzzles);
    assert_eq!(lines(&["-n", "3"]), puzzles[..3], "a shorter series is the beginning of a longer one");
    assert_eq!(lines(&[]), puzzles[..1]);
    let checked = run(&["check", "--unique", "-q"], &puzzles.join("\n"));
    assert_eq!(checked.status, Some(0), "each has one solution");
}

#[test]
fn a_seed_that_was_not_given_is_told_and_makes_the_same_again() {
    let ran = run(&["generate"], "");
    assert_eq!(ran.status, Some(0));
    let seed = ran.errors.strip_prefix("sudoku-assistant: --seed ").and_then(|told| told.split(' ').next());
    let seed = seed.expect("the seed is told");
    assert_eq!(run(&["generate", "--seed", seed], "").out, ran.out);
    assert_ne!(run(&["generate"], "").out, ran.out, "by chance never the same");
}

#[test]
fn puzzles_are_as_they_were_asked_for() {
    for line in lines(&["-n", "5", "--givens", "32", "--symmetry", "rotational-180"]) {
        assert_eq!(line.chars().filter(char::is_ascii_digit).count(), 32);
        let pattern: Vec<bool> = line.chars().map(|c| c == '.').collect();
        assert!(pattern.iter().eq(pattern.iter().rev()), "{line}");
    }
    let minimal = lines(&["-n", "5", "--minimal"]).join("\n");
    assert_eq!(run(&["check", "--minimal", "-q"], &minimal).status, Some(0));
    let easy = lines(&["-n", "4", "--difficulty", "easy", "--format", "sdk"]);
    assert_eq!(easy.iter().filter(|line| *line == "#Leasy").count(), 4);
}

#[test]
fn puzzles_come_in_any_format_and_with_their_solutions() {
    let puzzles = lines(&["-n", "3"]);
    for format in ["comma", "grid", "json", "opensudoku", "sdm", "ss"] {
        let text = lines(&["-n", "3", "--format", format]).join("\n");
        let again = run(&["convert", "--to", "line"], &text);
        assert_eq!(again.out.lines().collect::<Vec<_>>(), puzzles, "{format}");
    }
    for (line, puzzle) in lines(&["-n", "3", "--solutions"]).iter().zip(&puzzles) {
        let (left, right) = line.split_once(',').expect("a comma");
        assert_eq!((left, right), (puzzle.as_str(), run(&["solve", "-f", "line", puzzle], "").out.trim()));
    }
}

#[test]
fn what_no_puzzle_can_be_like_is_refused() {
    let ran = run(&["generate", "--givens", "16"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("17"), "{}", ran.errors);
    let ran = run(&["generate", "--givens", "80", "--difficulty", "hard"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.starts_with("sudoku-assistant: a puzzle with 80 givens is always easy, "), "{}", ran.errors);
    assert_eq!(lines(&["--givens", "80", "--difficulty", "easy"]).len(), 1);
    assert_eq!(run(&["generate", "--seed", "lucky"], "").status, Some(2));
    assert_eq!(run(&["generate", "--givens", "30", "--minimal"], "").status, Some(2), "one or the other");
}

#[test]
fn puzzles_have_the_level_or_need_the_technique_that_was_asked_for() {
    let rated = |arguments: &[&str]| run(&["rate", "--format", "csv"], &lines(arguments).join("\n")).out;
    let ratings = rated(&["-n", "3", "--needs", "x-wing"]);
    assert_eq!(ratings.lines().filter(|line| line.contains(",hard,X-wing,")).count(), 3, "{ratings}");
    assert_eq!(lines(&["--needs", "X-wing"]), lines(&["--needs", "x-wing"]));
    let ratings = rated(&["-n", "3", "--level", "medium", "--symmetry", "rotational-180"]);
    assert_eq!(ratings.lines().filter(|line| line.contains(",medium,")).count(), 3, "{ratings}");
    let unfair = lines(&["--level", "unfair", "--format", "sdk"]);
    assert!(unfair.contains(&"#Lunfair".to_owned()), "{unfair:?}");
}

#[test]
fn a_technique_that_is_unheard_of_is_refused_with_the_nearest_names() {
    let refused = |arguments: &[&str]| {
        let ran = run(&[&["generate", "--seed", "7"], arguments].concat(), "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
        ran.errors
    };
    let error = refused(&["--needs", "x-wings"]);
    assert!(error.contains("'x-wings'") && error.contains("'x-wing'"), "{error}");
    assert!(refused(&["--level", "hrad"]).contains("'hard'"));
    assert!(refused(&["--needs", "siamese-finned-x-wing"]).contains("no puzzle needs the siamese finned X-wing"));
    assert!(refused(&["--level", "hard", "--difficulty", "easy"]).contains("no easy puzzle is one of level hard"));
    assert!(refused(&["--level", "hard", "--needs", "x-wing"]).contains("cannot be used with"));
}

#[test]
fn the_parts_of_a_series_are_together_the_whole() {
    for format in [&[][..], &["--json"], &["--format", "comma"], &["--solutions"]] {
        let arguments = |shard: &[&'static str]| [&["-n", "7"], format, shard].concat();
        let whole = lines(&arguments(&[]));
        let parts = ["1/3", "2/3", "3/3"].map(|shard| lines(&arguments(&["--shard", shard])));
        assert_eq!(parts.concat(), whole);
        assert!(parts.iter().all(|part| part.len() >= 2));
    }
    for shard in ["0/3", "4/3", "1", "a/b", "1/0"] {
        assert_eq!(run(&["generate", "--seed", "7", "--shard", shard], "").status, Some(2), "{shard}");
    }
    assert_eq!(run(&["generate", "--shard", "1/2"], "").status, Some(2), "of which series, it has to be said");
}

#[test]
fn a_puzzle_is_an_object_with_its_solution_and_its_seed() {
    let puzzles = lines(&["-n", "2"]);
    for (line, puzzle) in lines(&["-n", "2", "--json"]).iter().zip(&puzzles) {
        let object: serde_json::Value = serde_json::from_str(line).expect("an object");
        assert_eq!(object["puzzle"], puzzle.as_str());
        assert_eq!(object["solution"], run(&["solve", "-f", "line", puzzle], "").out.trim());
        let seed = object["seed"].as_str().expect("a seed");
        assert_eq!(run(&["generate", "--seed", seed], "").out.trim(), puzzle);
    }
}

#[test]
fn a_puzzle_that_was_given_up_is_not_made() {
    // It takes some seconds until a puzzle is given up. A shorter time cannot make the test fail.
    let seconds = thoroughly("30", "1");
    let impossible = ["--givens", "17", "--symmetry", "rotational-90", "--seed", "7", "--jobs", "1"];
    let ran = run(&[&["generate", "--count", "1000", "--seconds", seconds][..], &impossible].concat(), "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(3), ""));
    assert!(ran.errors.ends_with(" 0 of 1000 puzzles\n"), "{}", ran.errors);
}

#[test]
fn a_series_ends_when_its_time_is_over() {
    let series = ["generate", "--seed", "7", "--jobs", "1", "--count"];
    let ran = run(&[&series[..], &["1000000000", "--seconds", "1"]].concat(), "");
    let made = ran.out.lines().count();
    assert_eq!(ran.status, Some(3));
    assert!(ran.errors.ends_with(&format!(" {made} of 1000000000 puzzles\n")), "{}", ran.errors);
    assert_eq!(lines(&["--jobs", "1", "--count", &made.to_string()]), ran.out.lines().collect::<Vec<_>>());
    let ran = run(&["generate", "--givens", "18", "--seed", "7", "--seconds", "0.2"], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(3), ""));
    let ran = run(&["generate", "--seed", "7", "--seconds", "600"], "");
    assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 1));
}

#[test]
fn a_notation_that_cannot_hold_the_boards_is_refused() {
    for kind in ["x", "killer+x", "jigsaw"] {
        for notation in ["line", "grid", "sdk", "opensudoku"] {
            let ran = run(&["generate", "--board", kind, "--format", notation, "--seed", "1"], "");
            assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{kind} {notation}");
            assert!(
                ran.errors.contains(&format!("the notation {notation} cannot represent boards of the kind {kind}")),
                "{}",
                ran.errors
            );
        }
        assert!(run(&["generate", "--board", kind, "--seed", "1"], "").out.starts_with('('), "our own form");
    }
    assert_eq!(run(&["generate", "--board", "6", "--format", "sdk", "--seed", "1"], "").status, Some(2));
    assert_eq!(run(&["generate", "--board", "6", "--format", "grid", "--seed", "1"], "").out.lines().count(), 6);
    let classic = run(&["generate", "--board", "9", "--format", "opensudoku", "--seed", "1"], "").out;
    let line = run(&["generate", "--board", "9", "--format", "line", "--seed", "1"], "").out;
    assert_eq!(run(&["convert", "--to", "line", "-"], &classic).out.trim(), line.trim());
}

#[test]
fn the_time_that_is_given_ends_boards_too() {
    // All slow work checks the time limit; these boards would take minutes.
    for kind in ["16", "killer+jigsaw", "anti-knight"] {
        let ran = run(
            &["generate", "--board", kind, "--level", "extreme", "-n", "1000", "--seed", "4", "--seconds", "0.5"],
            "",
        );
        assert_eq!(ran.status, Some(3), "{kind}: {}", ran.errors);
        assert!(ran.errors.contains("stopped by --seconds"), "{}", ran.errors);
    }
}

#[test]
fn puzzles_that_need_full_houses_alone_are_made_with_any_symmetry() {
    for symmetry in ["none", "rotational-180", "left-right", "diagonal"] {
        let made = run(&["generate", "--needs", "full-house", "--symmetry", symmetry, "-n", "2", "--seed", "1"], "");
        assert_eq!((made.status, made.out.lines().count()), (Some(0), 2), "{symmetry}: {}", made.errors);
        let rated = run(&["rate", "--csv=hardest"], &made.out).out;
        assert_eq!(rated, "hardest\nfull house\nfull house\n", "{symmetry}: {}", made.out);
    }
}

#[test]
fn a_technique_that_hardly_any_puzzle_needs_is_named_at_once() {
    for (technique, found) in [("jellyfish", 2), ("death-blossom", 0), ("template-set", 0), ("trial-and-error", 0)] {
        let ran = run(&["generate", "--needs", technique, "--seed", "1", "--seconds", "0.1"], "");
        let note = format!("sudoku-assistant: {found} of 200000 puzzles made at random need the ");
        assert!(ran.errors.starts_with(&note), "{}", ran.errors);
    }
    let soon = run(&["generate", "--needs", "x-wing", "--seed", "1"], "");
    assert_eq!((soon.status, soon.errors.as_str()), (Some(0), ""));
}

#[test]
fn the_command_makes_the_puzzles_of_the_game() {
    for (difficulty, options) in [
        (Difficulty::Easy, "--difficulty easy --givens 36 --symmetry rotational-180"),
        (Difficulty::Medium, "--difficulty medium --givens 30 --symmetry rotational-180"),
        (Difficulty::Hard, "--difficulty hard --symmetry rotational-180"),
    ] {
        let recipe = Recipe { wanted: RecipeChoice::Difficulty(difficulty), seed: Seed(123_456) };
        let puzzle =
            Generator::puzzle(recipe.options().expect("a classic board"), recipe.seed).expect("it is found").puzzle;
        let arguments: Vec<&str> =
            "generate --format line --seed 123456".split(' ').chain(options.split(' ')).collect();
        assert_eq!(run(&arguments, "").out.trim_end(), puzzle.to_string(), "{recipe}");
    }
}
