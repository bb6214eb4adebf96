//! The command `export`, which writes files for Scratch.

use super::{is_refused, run};
use std::fs;
use sudoku_samples::known::SCRATCH;

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_project_is_written_as_a_file_and_replaces_the_one_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(&folder, "sudoku.sb3");
    fs::write(&file, "something else").expect("a file");
    for arguments in
        [&["export", "--sb3", "-o", &file][..], &["export", "--sb3", "checkpoint 1", SCRATCH, "--output", &file]]
    {
        let ran = run(arguments, "");
        assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""));
        assert!(fs::read(&file).expect("a project").starts_with(b"PK"), "a zip");
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1, "nothing else is left");
    }
    let before = fs::read(&file).expect("a project");
    let from_standard_input = run(&["export", "--sb3", "checkpoint 1", "-", "-o", &file], SCRATCH);
    assert_eq!((from_standard_input.status, fs::read(&file).expect("a project")), (Some(0), before));
}

#[test]
fn a_program_of_ones_own_is_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (own, file) = (path(&folder, "own.ron"), path(&folder, "own.sb3"));
    let write = |scripts: &str| {
        let text = format!(
            "(version: 1, name: \"Own\", variables: [\"x\"], sprites: [(name: \"Owl\", scripts: \"{scripts}\")])"
        );
        fs::write(&own, text).expect("a file");
    };
    write("when flag clicked\\nset [x v] to (1)\\n");
    assert_eq!(run(&["export", "--sb3", &own, "-o", &file], "").status, Some(0));
    let ran = run(&["export", "--scratchblocks", &own], "");
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "when flag clicked\nset [x v] to [1]\n"));
    is_refused(&run(&["export", "--sb3", &own, SCRATCH, "-o", &file], ""), &["no list S"]);
    let before = fs::read(&file).expect("a project");
    write("when flag clicked\\nset [y v] to (1)\\nsay (z)\\n");
    for arguments in [&["export", "--sb3", &own, "-o", &file][..], &["export", "--scratchblocks", &own]] {
        is_refused(&run(arguments, ""), &[&own, "no variable \"y\"", "no variable \"z\""]);
    }
    write("when flag clicked\\nfly away\\n");
    is_refused(&run(&["export", "--sb3", &own, "-o", &file], ""), &[&own, "fly away"]);
    fs::write(&own, [0xff, 0xfe, 0]).expect("a file");
    is_refused(&run(&["export", "--sb3", &own, "-o", &file], ""), &[&own]);
    assert_eq!(fs::read(&file).expect("a project"), before, "what was refused changes nothing");
}

#[test]
fn what_cannot_be_exported_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(&folder, "sudoku.sb3");
    is_refused(&run(&["export", "--sb3"], ""), &["--output"]);
    is_refused(&run(&["export", "--sb3", "checkpoint 9", "-o", &file], ""), &["checkpoint 9", "checkpoint 1, "]);
    is_refused(&run(&["export", "--sb3", "final", "460", "-o", &file], ""), &[]);
    is_refused(&run(&["export", "--scratchblocks", "final", SCRATCH], ""), &["--scratchblocks"]);
    assert_eq!(run(&["export", "--sb3", "final", "--lp", "-o", &file], "").status, Some(2), "one format at a time");
    assert!(!fs::exists(&file).expect("a look"), "nothing was written");
}

#[test]
fn a_place_that_cannot_be_written_is_told_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(&folder, "file");
    fs::write(&file, "kept").expect("a file");
    let not_there = path(&folder, "not there/sudoku.sb3");
    let is_a_folder = path(&folder, "");
    let in_a_file = format!("{file}/sudoku.sb3");
    for place in [&not_there, &is_a_folder, &in_a_file] {
        is_refused(&run(&["export", "--sb3", "-o", place], ""), &["cannot write "]);
        is_refused(&run(&["export", "--lp", SCRATCH, "-o", place], ""), &["cannot write "]);
    }
    let read_only = path(&folder, "read only");
    fs::create_dir(&read_only).expect("a folder");
    let mut rights = fs::metadata(&read_only).expect("its rights").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&read_only, rights).expect("other rights");
    let inside = format!("{read_only}/sudoku.sb3");
    // Root can write even to a read-only folder.
    if fs::write(format!("{read_only}/try"), "").is_err() {
        is_refused(&run(&["export", "--sb3", "-o", &inside], ""), &["cannot write "]);
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "kept");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_a_device_a_device() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, link) = (path(&folder, "sudoku.lp"), path(&folder, "link"));
    fs::write(&file, "before").expect("a file");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    assert_eq!(run(&["export", "--lp", SCRATCH, "-o", &link], "").status, Some(0));
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
    let printed = run(&["export", "--lp", SCRATCH], "").out;
    assert_eq!(fs::read_to_string(&file).expect("a model"), printed);
    let full = run(&["export", "--sb3", "-o", "/dev/full"], "");
    is_refused(&full, &["/dev/full: "]);
    assert_eq!(run(&["export", "--lp", SCRATCH, "-o", "/dev/stdout"], "").out, printed);
}

#[test]
fn a_board_of_4_by_4_cells_goes_into_its_program_and_runs_there() {
    const FOUR: &str = "1... ..3. .2.. ...4";
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(&folder, "small.sb3");
    let ran = run(&["export", "--sb3", "small sudoku", FOUR, "-o", &file], "");
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""));
    let given = fs::read(&file).expect("a project");
    assert_eq!(run(&["export", "--sb3", "-o", &file, "--", FOUR], "").status, Some(0));
    assert_eq!(fs::read(&file).expect("a project"), given, "it is the program for this board");
    let with = |arguments: &[&str]| run(&[arguments, &["--program", &file, FOUR]].concat(), "");
    let solved = with(&["solve", "--engine", "blocks", "--format", "line"]);
    assert_eq!(solved.out, run(&["solve", "--format", "line", FOUR], "").out, "{}", solved.errors);
    assert_eq!(with(&["race", "--engines", "blocks"]).status, Some(0));
    let refused = run(&["export", "--sb3", "final", &".".repeat(256), "-o", &file], "");
    assert_eq!(refused.status, Some(2));
    assert!(refused.errors.contains("of 4 by 4 cells without other rules"), "{}", refused.errors);
}
