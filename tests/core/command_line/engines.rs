//! Runs the command `solve` with the engines that make steps, and its limits.

use super::{ENGINES, NO_SOLUTION, run};
use std::collections::BTreeSet;
use sudoku_blocks::bundled;
use sudoku_blocks::scratch::sb3;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

#[test]
fn every_engine_solves_by_its_name() {
    for engine in ENGINES {
        let ran = run(&["solve", "--engine", engine, "--format", "line", SCRATCH], "");
        assert_eq!((ran.status, ran.out.trim(), ran.errors.as_str()), (Some(0), SCRATCH_SOLVED, ""), "{engine}");
        let ran = run(&["solve", "--engine", engine, NO_SOLUTION], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{engine}");
        assert_eq!(ran.errors, "sudoku-assistant: this puzzle has no solution\n", "{engine}");
        let ran = run(&["solve", "--engine", engine, &SCRATCH.replacen("46010", "44010", 1)], "");
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{engine}");
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
            "look for a digit in r8c3: 2 options",
            "place 2 in r8c3: assumed",
            "place 7 in r8c8: the only digit for the cell",
            "place 7 in r9c3: the only digit for the cell",
            "place 2 in r9c8: the only digit for the cell",
            "solution",
        ]
    );
    assert_eq!((lines[7].len(), lines[8]), (81, "take back 2 from r9c8: on to the next solution"));
    assert_eq!(lines.last(), Some(&"take back 4 from r1c1: no option left for a digit in r8c3"));
    let unsolved = run(&["solve", "--engine", "exact-cover", "--steps", NO_SOLUTION], "");
    assert_eq!((unsolved.status, unsolved.out.as_str()), (Some(1), "look for a digit in r1c9: no option left\n"));
}

#[test]
fn a_search_that_takes_too_long_is_stopped_and_tells_what_it_has_done() {
    // A puzzle with millions of solutions.
    let many = "000006000059000008200008000045000000003000000006003054000325006000000000000000000";
    let ran = run(&["solve", "--engine", "brute-force", "--all", "--seconds", "1", "--format", "line", many], "");
    assert_eq!(ran.status, Some(3));
    assert!(ran.errors.starts_with("sudoku-assistant: stopped after 1 s: brute-force tried "), "{}", ran.errors);
    for told in [" digits, placed ", ", took back ", " and found ", " solutions\n"] {
        assert!(ran.errors.contains(told), "{}", ran.errors);
    }
    assert_eq!(ran.errors.lines().count(), 1);
    let told: usize =
        ran.errors.rsplit(" and found ").next().and_then(|end| end.split(' ').next()?.parse().ok()).expect("a number");
    assert_eq!(told, ran.out.lines().count(), "what was found is printed");
    assert_eq!(run(&["solve", "--seconds", "0", SCRATCH], "").status, Some(2), "no time is no limit");
}

#[test]
fn a_program_of_blocks_that_somebody_brings_solves() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let solve =
        |program: &str| run(&["solve", "--engine", "blocks", "--program", program, "--format", "line", SCRATCH], "");
    let with = |scripts: &str| {
        format!("(version: 1, name: \"x\", lists: [(name: \"S\")], sprites: [(name: \"Owl\", scripts: {scripts:?})])")
    };
    // The program tries the digits from 9 to 1, and checks only the row before it places them.
    let own = "define <solve>\nscript variables (cell) (digit)\nset [cell v] to (item # of [0] in [S v])\n\
               if <(cell) = (0)> then\nreport <true>\nend\nfor (digit) from (9) to (1)\n\
               if <(digit) fits (cell) ?> then\nreplace item (cell) of [S v] with (digit)\nif <solve> then\n\
               report <true>\nend\nreplace item (cell) of [S v] with [0]\nend\nend\nreport <false>\n\n";
    let builds_on =
        format!("(version: 1, name: \"x\", builds_on: \"checkpoint 2\", sprites: [(name: \"Owl\", scripts: {own:?})])");
    let ran = solve(&file("own.ron", &builds_on));
    assert_eq!((ran.status, ran.out.trim(), ran.errors.as_str()), (Some(0), SCRATCH_SOLVED, ""));
    // A program that Scratch has saved solves, too; a damaged file is reported.
    let project = sb3(&bundled("final").expect("it ships")).expect("it can be written");
    let path = folder.path().join("own.sb3");
    std::fs::write(&path, &project).expect("it can be written");
    let ran = solve(&path.display().to_string());
    assert_eq!((ran.status, ran.out.trim(), ran.errors.as_str()), (Some(0), SCRATCH_SOLVED, ""));
    std::fs::write(&path, &project[..99]).expect("it can be written");
    let ran = solve(&path.display().to_string());
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.errors.contains("own.sb3: the file is damaged ("), "{}", ran.errors);
    for (name, text, told) in [
        ("broken.ron", "(version: 1,".to_owned(), "broken.ron, line 1, column "),
        ("newer.ron", "(version: 9)".to_owned(), "newer.ron: the file has version 9"),
        ("empty.ron", "\n".to_owned(), "empty.ron: the file is empty; use a block program or a Scratch project"),
        ("empty.sb3", String::new(), "empty.sb3: the file is empty; "),
        (
            "hello.txt",
            "hello".to_owned(),
            "hello.txt: this is neither a block program, which begins with (version: 1, nor ",
        ),
        ("hello.sb3", "hello".to_owned(), "hello.sb3: this is not a Scratch 3 project; "),
        ("project.json", "{\"targets\": 5}".to_owned(), "project.json: project.json: targets should be a list; "),
    ] {
        let ran = solve(&file(name, &text));
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{}", ran.errors);
        assert!(ran.errors.contains(told), "{}", ran.errors);
    }
    let ran = solve(&file("other.ron", &with("define <other>\nreport <true>")));
    assert_eq!((ran.status, ran.out.as_str()), (Some(3), ""));
    assert_eq!(
        ran.errors,
        "sudoku-assistant: the program defines no block <solve> that reports true or false; define one\n"
    );
    let ran = solve(&file("unknown.ron", &with("define <solve>\nreport (x)")));
    assert_eq!((ran.status, ran.out.as_str()), (Some(3), ""));
    assert_eq!(ran.errors, "sudoku-assistant: block 3: there is no variable \"x\"; make one, or choose another\n");
    let ran = solve(&folder.path().join("none.ron").display().to_string());
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("none.ron: "), "{}", ran.errors);
    let endless = file("endless.ron", &with("define <solve>\nforever\nend"));
    for steps in [&["--steps"][..], &[]] {
        let arguments = ["solve", "--engine", "blocks", "--program", &endless, "--seconds", "1", SCRATCH];
        let ran = run(&[&arguments, steps].concat(), "");
        assert_eq!(ran.status, Some(3), "{}", ran.errors);
        assert!(ran.errors.contains("stopped after 1 s: blocks tried 0 digits"), "{}", ran.errors);
    }
    let ran = run(&["solve", "--program", &endless, SCRATCH], "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("--program ") && ran.errors.contains("--engine blocks"), "{}", ran.errors);
}
