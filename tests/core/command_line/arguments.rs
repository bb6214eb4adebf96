//! Arguments that commands accept, and the errors for those that they do not.

use super::{NO_SOLUTION, run};
use sudoku_board::notation::Notation;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

#[test]
fn an_argument_with_several_puzzles_is_answered_like_a_file_of_them() {
    let lines = run(&["convert", "--to", "line"], &format!("{SCRATCH}\n{TWO}\n{SCRATCH}\n")).out;
    for notation in Notation::ALL {
        let name = notation.name();
        let several = run(&["convert", "--to", name], &lines).out;
        let answered = run(&["solve"], &several);
        assert_eq!((answered.status, answered.out.lines().count()), (Some(0), 3), "{name}");
        let ran = run(&["solve", several.trim_end()], "");
        assert_eq!((ran.status, ran.out, ran.errors.as_str()), (Some(0), answered.out, ""), "{name}");
        let one = run(&["convert", "--to", name, SCRATCH], "").out;
        let ran = run(&["solve", one.trim_end()], "");
        assert_eq!((ran.status, ran.out.lines().count()), (Some(0), 11), "{name}: of one there is a grid");
        assert_eq!(run(&["convert", "--to", "line", several.trim_end()], "").out, lines, "{name}");
    }
}

#[test]
fn a_bad_puzzle_in_an_argument_with_several_is_named_by_its_line() {
    let text = format!("{NO_SOLUTION}\n{SCRATCH}\n{}", &NO_SOLUTION[1..]);
    let ran = run(&["solve", &text], "");
    assert_eq!((ran.status, ran.out.trim()), (Some(2), SCRATCH_SOLVED));
    let told: Vec<&str> = ran.errors.lines().collect();
    assert!(told.len() == 2 && told[0].starts_with("sudoku-assistant: line 1: "), "{}", ran.errors);
    assert!(told[1].starts_with("sudoku-assistant: line 3: ") && told[1].contains("80"), "{}", ran.errors);
    let ran = run(&["solve", "--format", "line", SCRATCH, &text], "");
    assert_eq!(ran.out, format!("{SCRATCH_SOLVED}\n{SCRATCH_SOLVED}\n"));
    assert!(ran.errors.starts_with("sudoku-assistant: argument 2, line 1: "), "{}", ran.errors);
}

#[test]
fn what_looks_like_the_name_of_a_file_is_not_read_as_a_puzzle() {
    for name in ["missing.txt", "puzzles/1", "hard", "17.sdm"] {
        let ran = run(&["solve", name], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
        assert_eq!(ran.errors, format!("sudoku-assistant: {name}: no such file\n"));
    }
    let ran = run(&["solve", "460100"], "");
    assert!(ran.errors.starts_with("sudoku-assistant: 460100: no such file, and not a puzzle "), "{}", ran.errors);
    for nothing in ["", " \n"] {
        let ran = run(&["solve", nothing], "");
        assert_eq!(ran.status, Some(2));
        assert!(ran.errors.starts_with("sudoku-assistant: an empty argument is neither "), "{}", ran.errors);
    }
}

#[test]
fn what_would_steer_the_terminal_is_shown_and_not_done() {
    let ran = run(&["solve", "\u{1b}[31mred\n.txt"], "");
    assert_eq!(ran.errors, "sudoku-assistant: \\u{1b}[31mred\\u{a}.txt: no such file\n");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bell\u{7}");
    if std::fs::write(&file, "12\n").is_ok() {
        let ran = run(&["solve", file.to_str().expect("UTF-8")], "");
        assert_eq!(ran.status, Some(2));
        assert!(ran.errors.contains("bell\\u{7}, line 1: ") && !ran.errors.contains('\u{7}'), "{}", ran.errors);
    }
}

#[test]
fn what_is_no_number_or_too_small_is_refused_with_what_is_possible() {
    for (arguments, sentence) in [
        (["solve", "--jobs", "0"], "'--jobs <N>': expected a whole number above 0"),
        (["solve", "--jobs", "many"], "'--jobs <N>': expected a whole number above 0"),
        (["solve", "--limit", "0"], "'--limit <N>': expected a whole number above 0"),
        (["solve", "--limit", "-1"], "'--limit <N>': expected a whole number above 0"),
        (["solve", "--seconds", "0"], "'--seconds <SECONDS>': expected a number above 0"),
        (["race", "--seconds", "x"], "'--seconds <SECONDS>': expected a number above 0"),
        (["explain", "--until", "-1"], "'--until <N>': invalid digit found in string"),
        (["generate", "--count", "few"], "'--count <N>': invalid digit found in string"),
        (["generate", "--givens", "300"], "'--givens <N>': 300 is not in 0..=255"),
    ] {
        let ran = run(&arguments, SCRATCH);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ran.errors.contains(sentence), "{arguments:?}: {}", ran.errors);
    }
    let huge = "18446744073709551615";
    let ran = run(&["solve", "--limit", huge, "--seconds", "0.5", "--format", "line", SCRATCH], "");
    assert_eq!((ran.status, ran.out.trim()), (Some(0), SCRATCH_SOLVED), "no limit at all: {}", ran.errors);
}

#[test]
fn a_puzzle_or_a_file_without_a_command_is_told_which_command_it_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    std::fs::write(&file, SCRATCH).expect("a file");
    let file = file.to_str().expect("UTF-8");
    for (word, hint) in [
        (SCRATCH, "before the puzzle: use `sudoku-assistant solve PUZZLE`"),
        (&format!("{SCRATCH}\n{TWO}"), "before the puzzles: use `sudoku-assistant solve PUZZLES`"),
        (file, &format!("before the file: use `sudoku-assistant solve {file}`")),
        ("-", "before the -: use `sudoku-assistant solve -`"),
    ] {
        let ran = run(&[word], "");
        assert_eq!((ran.status, ran.out.as_str(), ran.errors.lines().count()), (Some(2), "", 1), "{}", ran.errors);
        assert!(ran.errors.contains(hint), "{}", ran.errors);
    }
    assert!(run(&["slove"], "").errors.contains("'solve'"), "a slip of the finger is a slip of the finger");
}

#[test]
fn a_command_for_one_puzzle_reads_files_and_standard_input_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("UTF-8").to_owned()
    };
    let grid = run(&["convert", "--to", "grid", TWO], "").out;
    let one = write("one.txt", &format!("# a title\n\n{grid}"));
    let many = write("many.txt", &format!("# titles\n{SCRATCH_SOLVED}\n{}", format!("{SCRATCH}\n").repeat(1000)));
    for command in [&["export", "--lp"][..], &["race", "--engines", "decision-tree", "--by", "steps"]] {
        let ran = |arguments: &[&str], input: &str| {
            let ran = run(&[command, arguments].concat(), input);
            // Ignore the last column, which is the time.
            let out: Vec<String> =
                ran.out.lines().map(|line| line.rsplit_once(" | ").map_or(line, |(rest, _)| rest).to_owned()).collect();
            (ran.status, out, ran.errors)
        };
        let told = ran(&[TWO], "");
        assert_eq!((told.0, told.2.as_str()), (Some(0), ""), "{command:?}");
        assert!(told.1.len() > 2, "{command:?}");
        assert_eq!(ran(&[&one], ""), told, "{command:?}");
        assert_eq!(ran(&["-"], &grid), told, "{command:?}");
        assert_eq!(ran(&[], TWO), told, "{command:?}");
        let more = |place: &str| format!("sudoku-assistant: {place}: several puzzles given; using only the first\n");
        let solved = ran(&[SCRATCH_SOLVED], "").1;
        assert_eq!(ran(&[&many], ""), (Some(0), solved.clone(), more(&format!("{many}, line 2"))), "{command:?}");
        let several = format!("{SCRATCH_SOLVED}\n{TWO}");
        assert_eq!(ran(&[&several], ""), (Some(0), solved.clone(), more("line 1")), "{command:?}");
        assert_eq!(ran(&[], &format!("\n{several}\n")), (Some(0), solved, more("line 2")), "{command:?}");
        for (argument, input, sentence) in [
            ("nowhere.txt", "", "nowhere.txt: no such file"),
            ("-", "# nothing\n", "no puzzle found; a puzzle has 81 digits, with 0 for a blank"),
            (
                "-",
                &format!("\n{}", SCRATCH_SOLVED.replacen('4', "6", 1)),
                "line 2: row 1 holds two 6s, in columns 1 and 2",
            ),
            ("-", &format!("{}\n{TWO}", &TWO[1..]), "line 1: a puzzle has 81 cells, but 80 were given"),
        ] {
            let status = if sentence.contains("holds two") { 1 } else { 2 };
            let refused = ran(&[argument], input);
            assert_eq!(refused, (Some(status), vec![], format!("sudoku-assistant: {sentence}\n")), "{command:?}");
        }
    }
}

#[test]
fn the_puzzle_of_the_help_can_be_typed_as_it_stands() {
    let help = run(&["--help"], "").out;
    let puzzle = help.split('\'').find(|part| part.starts_with("46.")).expect("a puzzle in quotes");
    let ran = run(&["solve", "--format", "line", puzzle], "");
    let note = "sudoku-assistant: this puzzle has several solutions; --all prints them all, --count counts them\n";
    assert_eq!((ran.status, ran.errors.as_str(), ran.out.len()), (Some(0), note, 82));
}

#[test]
fn lines_may_end_as_on_old_macs() {
    let usual = format!("# titles\n\n{SCRATCH}\n{}\n{}", run(&["convert", "--to", "grid", TWO], "").out, &TWO[1..]);
    let expected = run(&["solve"], &usual);
    assert_eq!((expected.status, expected.out.lines().count()), (Some(2), 2));
    let folder = tempfile::tempdir().expect("a folder");
    for end in ["\r", "\r\n", "\r\r\n"] {
        let text = usual.replace('\n', end);
        for jobs in ["1", "2"] {
            let ran = run(&["solve", "--jobs", jobs], &text);
            assert_eq!(
                (ran.status, &ran.out, &ran.errors),
                (expected.status, &expected.out, &expected.errors),
                "{end:?}"
            );
        }
        let file = folder.path().join("puzzles.txt");
        std::fs::write(&file, &text).expect("a file");
        let ran = run(&["solve", file.to_str().expect("UTF-8")], "");
        assert_eq!((ran.status, &ran.out), (expected.status, &expected.out), "{end:?}");
        let ran = run(&["solve", &text], "");
        assert_eq!((ran.status, &ran.out, &ran.errors), (expected.status, &expected.out, &expected.errors), "{end:?}");
    }
    // The input is longer than one read, with line ends on both sides of every buffer boundary.
    let many = format!("{SCRATCH_SOLVED}\r").repeat(5000);
    let ran = run(&["solve"], &many);
    assert!(ran.status == Some(0) && ran.out == many.replace('\r', "\n"), "{}", ran.errors);
    let ran = run(&["solve"], &format!("{SCRATCH}\r"));
    assert_eq!((ran.status, ran.out.trim()), (Some(0), SCRATCH_SOLVED));
}
