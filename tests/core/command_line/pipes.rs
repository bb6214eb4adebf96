//! Real pipes: readers that leave early, slow writers, and large amounts of data.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};
use sudoku_samples::thoroughness::thoroughly;

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

#[test]
fn a_reader_who_has_seen_enough_ends_the_work_quietly() {
    for arguments in [
        &["solve", "--jobs", "1"][..],
        &["solve", "--jobs", "3"],
        &["solve", "--all", "--jobs", "3"],
        &["check", "--jobs", "3"],
        &["convert", "--to", "grid"],
    ] {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("a pipe");
        // Writes endlessly, until the program hangs up.
        let puzzle = if arguments.contains(&"--all") { "0".repeat(81) } else { SCRATCH_SOLVED.replace('4', ".") };
        let lines = format!("{puzzle}\n").repeat(100);
        let writer = std::thread::spawn(move || while stdin.write_all(lines.as_bytes()).is_ok() {});
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
        assert!(!first.is_empty(), "{arguments:?}");
        let status = child.wait().expect("it ends");
        writer.join().expect("the writer was told");
        let mut errors = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
        assert_eq!((status.code(), errors.as_str()), (Some(0), ""), "{arguments:?}");
    }
    let mut child = start(&["generate", "--seed", "1", "--count", "1000000000"]);
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut String::new()).expect("a line");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_reader_who_left_is_noticed_although_more_input_is_still_to_come() {
    let mut child = start(&["solve", "--jobs", "2"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    drop(child.stdout.take());
    stdin.write_all(format!("{SCRATCH}\n{SCRATCH}\n").as_bytes()).expect("somebody reads");
    // The input stays open, and one worker is waiting for it.
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn an_answer_comes_before_the_next_question_is_asked() {
    let ends = ["\n", "\r\n", "\n\n", "\n# a note\n", "\nA title\n#A header\n\n", "\n\n# half of a note"];
    let arguments = [&["solve", "--jobs", "1"][..], &["solve", "--jobs", "2"], &["solve", "--engine", "exact-cover"]];
    for (arguments, end) in arguments.iter().flat_map(|arguments| ends.map(|end| (*arguments, end))) {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        // As a line of 81 digits, as rows, and as a grid, which ends with a blank line.
        for text in [SCRATCH.replace(',', ""), SCRATCH.to_owned(), SCRATCH.replace(',', "\n")] {
            let before = if end.ends_with('\n') { "" } else { "\n" };
            stdin.write_all(format!("{before}{text}{end}").as_bytes()).expect("somebody reads");
            let mut answer = String::new();
            stdout.read_line(&mut answer).expect("a line");
            assert_eq!(answer.trim(), SCRATCH_SOLVED, "{arguments:?} {end:?}");
        }
        drop(stdin);
        assert_eq!(child.wait().expect("it ends").code(), Some(0));
    }
}

/// Returns the most memory that the process has used so far, in kB.
#[cfg(target_os = "linux")]
fn peak(child: &Child) -> u64 {
    let about = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let line = about.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_puzzles() {
    for (arguments, text) in [
        (&["solve", "--jobs", "1"][..], format!("{SCRATCH_SOLVED}\n").repeat(1000)),
        (&["solve", "--jobs", "2"], format!("{SCRATCH_SOLVED}\n").repeat(1000)),
        (&["convert", "--to", "line", "--jobs", "2"], format!("{}\n\n", SCRATCH.replace(',', "\n")).repeat(500)),
    ] {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("a pipe");
        let mut stdout = child.stdout.take().expect("a pipe");
        let reader = std::thread::spawn(move || std::io::copy(&mut stdout, &mut std::io::sink()).expect("it is read"));
        let mut feed = |times| (0..times).for_each(|_| stdin.write_all(text.as_bytes()).expect("somebody reads"));
        feed(20);
        let before = peak(&child);
        // More than memory may grow by, even if only the text were kept.
        let more = thoroughly(200, 110);
        feed(more);
        let after = peak(&child);
        assert!(after < before + 4096, "{arguments:?}: from {before} to {after} kB");
        drop(stdin);
        assert_eq!(child.wait().expect("it ends").code(), Some(0));
        assert!(reader.join().expect("the reader ends") >= 500 * 82 * (20 + more));
    }
}

/// Returns the most memory that `solve` needs for the text, in kB.
#[cfg(target_os = "linux")]
fn peak_of_solve(text: &str) -> u64 {
    let mut child = start(&["solve", "--jobs", "1"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stderr = child.stderr.take().expect("a pipe");
    let reader = std::thread::spawn(move || std::io::copy(&mut stderr, &mut std::io::sink()).expect("it is read"));
    stdin.write_all(text.as_bytes()).expect("somebody reads");
    // When this puzzle is answered, everything before it is done.
    stdin.write_all(format!("\n{SCRATCH_SOLVED}\n").as_bytes()).expect("somebody reads");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
    assert_eq!(first.trim(), SCRATCH_SOLVED);
    let peak = peak(&child);
    drop(stdin);
    assert_eq!(child.wait().expect("it ends").code(), Some(2));
    reader.join().expect("the reader ends");
    peak
}

#[cfg(target_os = "linux")]
#[test]
fn a_document_of_many_small_boards_needs_little_more_memory_than_its_text() {
    let games = thoroughly(700_000, 200_000);
    // Keeping all parts at once would need twenty times as much memory.
    let document = format!("<opensudoku>\n{}</opensudoku>", "<game/>".repeat(games));
    let (small, size) = (peak_of_solve("<opensudoku></opensudoku>"), document.len() as u64 / 1024);
    let large = peak_of_solve(&document);
    assert!(large < small + 6 * size, "from {small} to {large} kB for {size} kB");
}
