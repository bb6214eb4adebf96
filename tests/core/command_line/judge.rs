//! Runs the command `judge`.

use super::run;
use sudoku_blocks::bundled;
use sudoku_blocks::scratch::sb3;

/// Returns a program with this definition of `solve`.
fn program(solve: &str) -> String {
    format!(
        "(version: 1, name: \"x\", builds_on: \"checkpoint 2\", sprites: [(name: \"Owl\", scripts: {:?})])",
        format!("define <solve> :: run without screen refresh\n{solve}")
    )
}

#[test]
fn the_program_that_ships_is_right() {
    let ran = run(&["judge", "final"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{}", ran.out);
    let rows: Vec<Vec<&str>> = ran.out.lines().skip(2).take(8).map(|row| row.split(" | ").collect()).collect();
    for row in &rows {
        let (own, ours) = (&row[3..5], row[5..].iter().map(|cell| cell.trim_end_matches(" |")).collect::<Vec<_>>());
        assert_eq!(own, ours, "it does what brute force does: {row:?}");
    }
    assert!(ran.out.contains("\nAll 8 puzzles are right: "), "{}", ran.out);
}

#[test]
fn the_first_puzzle_that_is_wrong_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let judge = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        run(&["judge", &path.display().to_string()], "")
    };
    for (solve, told) in [
        (
            "report <false>",
            "sudoku-assistant: nothing is left to do, 465178932829536714731294568298367451613945287574812396156729843387451629942683175: it finds no solution, but there is one\n",
        ),
        ("report <true>", ": it reports true, and what is in S is no solution\n"),
        ("report (x)", ": block "),
        ("forever\nend", ": it runs 20000000 blocks without coming to an end\n"),
    ] {
        let ran = judge("own.ron", program(solve).as_bytes());
        assert_eq!(ran.status, Some(1), "{solve}: {}", ran.errors);
        assert!(ran.errors.contains(told), "{solve}: {}", ran.errors);
    }
    let ran = judge("broken.ron", b"(");
    assert_eq!(ran.status, Some(2));
    // A program that Scratch has saved is a solver, too; it finds at most one solution.
    let project = sb3(&bundled("final").expect("it ships")).expect("it can be written");
    let ran = judge("own.sb3", &project);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{}", ran.out);
    let ran = judge("own.sb3", &project[..project.len() / 2]);
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("own.sb3: the file is damaged"), "{}", ran.errors);
}
