//! Output for other programs: `--json`, `--csv`, `--keep`.

use super::run;
use serde_json::{Value, json};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

fn scratch() -> String {
    SCRATCH.replace(',', "").replace('0', ".")
}

/// Returns the lines that a successful run prints.
fn lines(arguments: &[&str], input: &str) -> Vec<String> {
    let ran = run(arguments, input);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{arguments:?}");
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn a_table_has_the_columns_that_are_named() {
    let puzzle = scratch();
    let input = format!("{puzzle}\n{puzzle}\n");
    let both = format!("{puzzle},{SCRATCH_SOLVED}");
    assert_eq!(lines(&["solve", "--csv"], &input), ["puzzle,solution", &both, &both]);
    assert_eq!(lines(&["solve", "--csv=solution"], &input), ["solution", SCRATCH_SOLVED, SCRATCH_SOLVED]);
    assert_eq!(lines(&["solve", "--count", "--csv=more,solutions", SCRATCH], ""), ["more,solutions", "false,1"]);
    assert_eq!(lines(&["check", "--csv=solved,solutions", SCRATCH], ""), ["solved,solutions", "false,1"]);
}

#[test]
fn a_column_that_is_not_there_is_refused() {
    for command in [&["solve"][..], &["check"], &["rate"], &["convert"], &["generate"]] {
        let ran = run(&[command, &["--csv=puzzle,colour"]].concat(), SCRATCH);
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{command:?}");
        assert!(ran.errors.contains("no column \"colour\"; choose from puzzle, "), "{}", ran.errors);
    }
    assert_eq!(run(&["solve", "--keep", SCRATCH], "").status, Some(2), "columns are kept in records");
    assert_eq!(run(&["solve", "--json", "--csv", SCRATCH], "").status, Some(2), "one of the two");
}

#[test]
fn other_columns_are_handed_through() {
    let puzzle = scratch();
    let table = format!("id,puzzle,solution,words\n7,{puzzle},?,\"a, \"\"b\"\"\"\n8,{puzzle},?,c\n");
    let head = "puzzle,solution,id,input_solution,words";
    let row = |id: u8, words: &str| format!("{puzzle},{SCRATCH_SOLVED},{id},?,{words}");
    let kept = [head.to_owned(), row(7, "\"a, \"\"b\"\"\""), row(8, "c")];
    for jobs in ["1", "3"] {
        assert_eq!(lines(&["solve", "--csv", "--keep", "--jobs", jobs], &table), kept);
    }
    let objects = lines(&["solve", "--json", "--keep"], &table);
    let objects: Vec<Value> = objects.iter().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(
        objects[0],
        json!({ "puzzle": puzzle, "solution": SCRATCH_SOLVED, "id": "7", "input_solution": "?", "words": "a, \"b\"" })
    );
    let rated = lines(&["rate", "--csv=level", "--keep"], &table);
    assert_eq!((rated[0].as_str(), rated.len()), ("level,id,puzzle,solution,words", 3));
    let filtered = run(&["check", "--unique", "--filter", "--csv=puzzle", "--keep"], &format!("1,{puzzle}\n2,{TWO}\n"));
    assert_eq!((filtered.status, filtered.out), (Some(0), format!("puzzle,column_1\n{puzzle},1\n")));
}

#[test]
fn what_a_file_tells_is_converted_to_records() {
    let puzzle = scratch();
    let rows: Vec<&str> = (0..9).map(|row| &puzzle[9 * row..9 * row + 9]).collect();
    let file = format!("#ASomebody\n#LHard, very\n{}\n", rows.join("\n"));
    let object: Value = serde_json::from_str(&lines(&["convert", "--json"], &file)[0]).expect("an object");
    assert_eq!(object, json!({ "puzzle": puzzle, "author": "Somebody", "level": "Hard, very" }));
    assert_eq!(
        lines(&["convert", "--csv=author,level,puzzle", "--to", "sdm"], &file),
        ["author,level,puzzle".to_owned(), format!("Somebody,\"Hard, very\",{}", puzzle.replace('.', "0"))]
    );
}

#[test]
fn new_puzzles_are_the_same_in_a_table() {
    let table = lines(&["generate", "-n", "3", "--seed", "5", "--csv=puzzle,seed"], "");
    let plain = lines(&["generate", "-n", "3", "--seed", "5"], "");
    assert_eq!(table[0], "puzzle,seed");
    let puzzles: Vec<&str> = table[1..].iter().filter_map(|row| Some(row.split_once(',')?.0)).collect();
    assert_eq!(puzzles, plain);
}

#[test]
fn the_notation_to_read_can_be_told_to_every_command() {
    let puzzle = scratch();
    assert_eq!(lines(&["solve", "--from", "line"], &puzzle), [SCRATCH_SOLVED]);
    let ran = run(&["check", "--from", "json"], &puzzle);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
}
