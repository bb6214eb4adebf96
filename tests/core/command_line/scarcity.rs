//! Threads that cannot be started, and outputs that cannot be written.

use super::{run, run_among};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, TWO};

/// Returns the number of threads that the program has in the middle of its work.
#[cfg(target_os = "linux")]
fn threads(jobs: &str) -> u64 {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
        .args(["solve", "--jobs", jobs])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    writeln!(stdin, "{SCRATCH}").expect("somebody reads");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    // After the first answer, all threads have been started or are about to be. They wait for more input until it ends.
    stdout.read_line(&mut String::new()).expect("a line");
    let count = || {
        let about = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
        let line = about.lines().find_map(|line| line.strip_prefix("Threads:")).expect("a number");
        line.trim().parse::<u64>().expect("a number")
    };
    let mut counted = count();
    loop {
        std::thread::sleep(std::time::Duration::from_millis(50));
        let again = count();
        if again == counted {
            break;
        }
        counted = again;
    }
    drop(stdin);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    counted
}

#[cfg(target_os = "linux")]
#[test]
fn no_more_threads_are_started_than_are_of_use() {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    // An emulator may add threads of its own.
    let one = threads("1");
    assert!((one + 1..=one + 3).contains(&threads("3")), "up to three workers beside the writer");
    assert!(threads("2000") <= one + 64.max(4 * cores));
}

#[test]
fn any_number_of_threads_may_be_asked_for() {
    for jobs in ["100000", "4611686018427387904", "18446744073709551615"] {
        let ran = run(&["solve", "--jobs", jobs], &format!("{SCRATCH}\n{SCRATCH}\n"));
        let solved = format!("{SCRATCH_SOLVED}\n{SCRATCH_SOLVED}\n");
        assert_eq!((ran.status, ran.out, ran.errors.as_str()), (Some(0), solved, ""), "{jobs}");
    }
}

#[cfg(all(unix, target_pointer_width = "64"))]
#[test]
fn where_no_thread_can_be_had_the_work_is_done_all_the_same() {
    // No machine has enough memory for a stack of that size.
    let greedy = [("RUST_MIN_STACK", "1000000000000000")];
    let ran = run_among(&greedy, &["solve", "--jobs", "4"], format!("{SCRATCH}\n").repeat(1000).as_bytes());
    let solved = format!("{SCRATCH_SOLVED}\n").repeat(1000);
    assert!((ran.status, ran.errors.as_str()) == (Some(0), "") && ran.out == solved, "{}", ran.errors);
    let ran = run_among(&greedy, &["generate", "--seed", "7", "--count", "9", "--jobs", "3"], b"");
    assert_eq!(ran.out, run(&["generate", "--seed", "7", "--count", "9"], "").out);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_a_sentence() {
    use std::process::Command;

    for arguments in [
        &["solve", TWO][..],
        &["solve", "--jobs", "2", TWO, "-"],
        &["man"],
        &["completions", "fish"],
        &["--help"],
        &["--version"],
        &["solve", "-h"],
        &["help", "check"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
        let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"));
        let output = command.args(arguments).stdin(std::process::Stdio::null()).stdout(full).output();
        let output = output.expect("the program starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(errors, "sudoku-assistant: cannot write the output: No space left on device\n", "{arguments:?}");
    }
}
