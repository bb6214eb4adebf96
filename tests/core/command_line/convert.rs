//! Runs the command `convert`.

use super::run;
use sudoku_board::notation::{Notation, split_puzzles};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

#[test]
fn any_notation_becomes_any_other() {
    let lines = run(&["convert", "--to", "line"], &format!("{SCRATCH}\n{TWO}\n")).out;
    assert_eq!(lines.lines().count(), 2);
    for to in Notation::ALL {
        let ran = run(&["convert", "--to", to.name()], &lines);
        assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{}", to.name());
        assert_eq!(run(&["convert", "--to", "line", "-j", "2"], &ran.out).out, lines, "{}", to.name());
        let one = run(&["convert", "--to", to.name(), SCRATCH], "").out;
        assert_eq!(run(&["convert", "--to", "comma"], &one).out.trim_end(), SCRATCH, "{}", to.name());
    }
}

#[test]
fn what_is_told_of_a_puzzle_is_kept_where_there_is_a_place_for_it() {
    let sdk = format!("#AA. Nonymous\n#Lhard\n{}\n", SCRATCH.replace(',', "\n").replace('0', "."));
    let xml = run(&["convert", "--to", "opensudoku"], &sdk).out;
    assert!(xml.contains("<author>A. Nonymous</author>") && xml.contains("<level>hard</level>"), "{xml}");
    let again = run(&["convert", "--to", "sdk"], &xml).out;
    assert!(again.contains("#AA. Nonymous\n") && again.contains("#Lhard\n"), "{again}");
}

#[test]
fn many_games_become_one_document() {
    let lines = format!("{SCRATCH}\n").repeat(2000);
    for jobs in ["1", "3"] {
        let xml = run(&["convert", "--to", "opensudoku", "--jobs", jobs], &lines).out;
        assert_eq!(xml.matches("<game ").count(), 2000);
        assert_eq!((xml.matches("<opensudoku").count(), xml.matches("</opensudoku>").count()), (1, 1));
        assert!(xml.ends_with("</opensudoku>\n"));
        let json = run(&["convert", "--to", "json", "--jobs", jobs], &lines).out;
        assert!(json.starts_with("[\n[[4,6,0,") && json.ends_with("]]\n]\n"));
        let grids = run(&["convert", "--to", "grid", "--jobs", jobs], &lines).out;
        assert_eq!(grids.lines().count(), 2000 * 12 - 1, "a blank line between two");
    }
}

#[test]
fn the_notation_can_be_told_and_then_holds() {
    assert_eq!(run(&["convert", "--from", "comma", "--to", "comma", SCRATCH], "").out.trim_end(), SCRATCH);
    let ran = run(&["convert", "--from", "line", "--to", "comma", SCRATCH], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{}", ran.errors);
    assert!(ran.errors.contains("',' is not a digit"), "{}", ran.errors);
    let ran = run(&["convert", "--to", "runes", SCRATCH], "");
    assert_eq!(ran.status, Some(2));
    assert!(Notation::ALL.iter().all(|notation| ran.errors.contains(notation.name())), "{}", ran.errors);
    assert_eq!(run(&["convert", SCRATCH], "").status, Some(2), "to what, it has to be said");
}

#[test]
fn a_text_in_another_notation_than_was_told_is_said_to_be_so() {
    let line = SCRATCH.replace(',', "");
    for from in ["json", "opensudoku", "comma"] {
        let ran = run(&["convert", "--from", from, "--to", "line"], &format!("{line}\n{line}\n"));
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{from}");
        let wanted = format!("sudoku-assistant: line 1: the text is not in the notation {from} ");
        assert!(ran.errors.starts_with(&wanted), "{}", ran.errors);
    }
}

#[test]
fn a_puzzle_that_breaks_a_rule_is_named_and_the_others_are_converted() {
    let ran = run(&["convert", "--to", "comma"], &format!("{TWO}\n11{}\n{SCRATCH}\n", ".".repeat(79)));
    assert_eq!((ran.status, ran.out.lines().count()), (Some(1), 2));
    assert_eq!(ran.errors, "sudoku-assistant: line 2: row 1 holds two 1s, in columns 1 and 2\n");
}

#[test]
fn every_command_finds_the_puzzles_that_the_library_finds() {
    let (line, solved) = (SCRATCH.replace(',', ""), SCRATCH_SOLVED);
    let list = run(&["convert", "--to", "json", SCRATCH], "").out;
    for text in [
        format!("[Puzzle]\n{line}\n[State]\n{solved}\n"),
        format!("{line}\n\n[Puzzle]\n\n{line}\n[State]\n{solved}\n[PencilMarks]\n{line}\n{line}\n\n{line}\n"),
        format!(
            "<opensudoku>\n<name>\n{line}\n</name>\n<!--\n{line}\n-->\n<game data='\n{line}\n'/>\n</opensudoku>\n{line}\n"
        ),
        format!("[\n{line}\n{line}\n]\n{line}\n"),
        format!("{}\n{line}\n{line}\n", &list[..list.trim_end().len() - 1]),
        format!("460\n{line}\n820\n{line}\n#A header\n{line}\nA title\n{line}\n"),
    ] {
        let pieces = split_puzzles(&text);
        let good = pieces.iter().filter(|piece| piece.read().is_ok()).count();
        for arguments in [
            &["convert", "--to", "line"][..],
            &["convert", "--to", "sdm", "--jobs", "2"],
            &["solve", "--jobs", "1"],
            &["solve", "--count"],
            &["check", "--quiet", "--summary"],
            &["check", "--valid"],
        ] {
            let ran = run(&[arguments, &["-"]].concat(), &text);
            if !arguments.contains(&"--quiet") {
                assert_eq!(ran.out.lines().count(), good, "{arguments:?} {text} {}", ran.out);
            }
            let is_refusal = |line: &&str| {
                (line.contains(", line ") || line.contains(": line "))
                    && !line.contains("the player's digits do not count")
            };
            let refused = ran.errors.lines().filter(is_refusal);
            assert_eq!(refused.count(), pieces.len() - good, "{arguments:?} {text} {}", ran.errors);
        }
        // In this notation, the text around a line matters.
        let all = run(&["convert", "--to", "opensudoku"], &text).out;
        assert_eq!(all.matches("<game ").count(), good, "{text}");
    }
}
