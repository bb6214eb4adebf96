//! The output of each command for other programs can be read by the next command, with all rules of its boards.

use super::{Ran, run};
use sudoku_samples::known::SCRATCH;

/// Kinds of boards to generate.
const KINDS: [&str; 10] = ["4", "6", "9", "12", "killer", "jigsaw", "x", "windoku", "anti-knight", "killer+x"];

const FORMS: [&str; 3] = ["--json", "--csv", "--csv=puzzle"];

fn out(arguments: &[&str], input: &str) -> String {
    let Ran { status, out, errors } = run(arguments, input);
    assert_eq!((status, errors.as_str()), (Some(0), ""), "{arguments:?}\n{input}");
    out
}

/// Returns the boards in our own format, without their names.
fn own(text: &str) -> Vec<String> {
    let all = out(&["convert", "--to", "own", "-"], text);
    all.lines().filter(|line| !line.trim_start().starts_with("name:")).map(str::to_owned).collect()
}

/// Returns two new puzzles of a kind, as text.
fn made(kind: &str, more: &[&str]) -> String {
    out(&[&["generate", "--board", kind, "-n", "2", "--seed", "8"], more].concat(), "")
}

#[test]
fn a_table_of_any_command_has_the_boards_that_it_read() {
    for kind in KINDS {
        let text = made(kind, &[]);
        let expected = own(&text);
        assert!(!expected.is_empty());
        for form in FORMS {
            assert_eq!(own(&made(kind, &[form])), expected, "{kind}: generate {form}");
            for command in [
                &["check", form][..],
                &["solve", form],
                &["solve", "--count", form],
                &["rate", form],
                &["convert", form],
            ] {
                let table = out(&[command, &["-"]].concat(), &text);
                assert_eq!(own(&table), expected, "{kind}: {command:?}");
                // Repeat it with a table as input.
                let again = out(&[command, &["-"]].concat(), &table);
                assert_eq!(own(&again), expected, "{kind}: {command:?} twice");
            }
        }
    }
}

#[test]
fn all_commands_answer_for_a_table_as_for_its_boards() {
    let commands = [
        &["check", "--csv=valid,solutions,minimal,solved"][..],
        &["solve", "--csv=solution"],
        &["solve", "--count", "--csv=solutions,more"],
        &["rate", "--csv=level,hardest,steps"],
        &["explain", "--until", "3"],
        &["race", "--engines", "decision-tree", "--by", "steps"],
    ];
    for kind in ["6", "x", "killer"] {
        let text = made(kind, &[]);
        for second in commands {
            let measured = |ran: &Ran| if second[0] == "race" { String::new() } else { ran.out.clone() };
            let direct = run(&[second, &["-"]].concat(), &text);
            for first in [["check", "--csv"], ["rate", "--json"], ["solve", "--csv=puzzle"]] {
                let table = out(&[&first[..], &["-"]].concat(), &text);
                let passed = run(&[second, &["-"]].concat(), &table);
                assert_eq!(
                    (passed.status, measured(&passed)),
                    (direct.status, measured(&direct)),
                    "{kind}: {first:?} {second:?}"
                );
            }
        }
    }
}

#[test]
fn other_columns_come_along_with_boards_of_other_rules() {
    let table = made("x", &["--csv"]);
    let checked = out(&["check", "--csv", "--keep", "-"], &table);
    let rated = out(&["rate", "--csv=level,puzzle", "--keep", "-"], &checked);
    let header = rated.lines().next().expect("a header");
    assert_eq!(header, "level,puzzle,valid,solutions,minimal,solved,reason,more,solution,seed");
    assert_eq!(own(&rated), own(&table));
}

#[test]
fn a_player_s_values_and_the_name_come_along_too() {
    let board = "(version: 1, name: \"Mine\", side: 4, regions: Boxes, givens: [\"1 . . .\", \". . 3 .\", \". 2 . .\", \". . . 4\"], \
                 played: [\". 3 . .\", \". . . .\", \". . . .\", \". . . .\"])";
    let whole = |text: &str| out(&["convert", "--to", "own", "-"], text);
    for form in FORMS {
        let table = run(&["check", form, "-"], board).out;
        assert_eq!(whole(&table), whole(board), "{form}");
    }
}

#[test]
fn a_column_of_puzzles_alone_is_a_table_and_a_title_above_a_grid_is_none() {
    let line = SCRATCH.replace(',', "").replace('0', ".");
    let alone = run(&["check", "--csv=puzzle", "-"], &made("x", &[])).out;
    assert!(alone.starts_with("puzzle\n\"("), "{alone}");
    let lines = out(&["solve", "--csv=puzzle", "-"], &format!("{line}\n{line}\n"));
    assert_eq!(out(&["check", "--csv=puzzle", "-"], &lines), lines);
    assert_eq!(out(&["solve", "-"], "puzzle\n"), "", "a header alone");
    let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    let titled = format!("puzzle\n{}\n", rows.join("\n"));
    assert_eq!(out(&["solve", "-"], &titled), out(&["solve", "-"], &line));
}
