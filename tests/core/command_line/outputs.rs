//! The option `--output`: where a command writes, and what it leaves unchanged.

use super::{is_refused, run};
use std::fs;
use sudoku_samples::known::SCRATCH;

const LP: [&str; 3] = ["export", "--lp", SCRATCH];

fn lp_to(path: &str) -> super::Ran {
    run(&[&LP[..], &["-o", path]].concat(), "")
}

#[test]
fn a_dash_is_standard_output() {
    let (told, untold) = (lp_to("-"), run(&LP, ""));
    assert_eq!((told.status, told.out, told.errors.as_str()), (Some(0), untold.out, ""));
    assert!(!std::path::Path::new("-").exists());
    let lessons = run(&["lessons", "-o", "-"], "");
    assert_eq!((lessons.status, lessons.out), (Some(0), run(&["lessons"], "").out));
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_permissions_and_a_link_its_target() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let mode = |path: &str| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let (file, link) = (at("file.lp"), at("link.lp"));
    fs::write(&file, "old").expect("a file");
    let usual = mode(&file);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("file.lp", &link).expect("a link");
    assert_eq!(lp_to(&link).status, Some(0));
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!((fs::read_to_string(&file).expect("text"), mode(&file)), (run(&LP, "").out, 0o640));

    // A link to a file that does not exist yet, and a new file, which gets the usual permissions.
    symlink("new.lp", at("other.lp")).expect("a link");
    assert_eq!((lp_to(&at("other.lp")).status, mode(&at("new.lp"))), (Some(0), usual));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4, "nothing else is left behind");
}

#[cfg(unix)]
#[test]
fn a_file_with_another_name_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, other) = (folder.path().join("file.lp"), folder.path().join("other.lp"));
    fs::write(&file, "old").expect("a file");
    fs::hard_link(&file, &other).expect("a hard link");
    is_refused(&lp_to(file.to_str().expect("UTF-8")), &["file.lp", "hard links"]);
    assert_eq!(fs::read_to_string(&file).expect("text"), "old");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
}

#[test]
fn options_without_an_effect_are_refused() {
    for (name, option, what) in [
        ("x.pdf", &["--hint"][..], "a booklet"),
        ("x.pdf", &["--candidates"], "a booklet"),
        ("x.pdf", &["--width", "300"], "a booklet"),
        ("x.svg", &["--width", "300"], "an SVG"),
        ("x.png", &["--title", "A"], "a PNG"),
        ("x.png", &["--per-page", "2"], "a PNG"),
        ("x.svg", &["--paper", "a4"], "an SVG"),
        ("x.svg", &["--no-solutions"], "an SVG"),
        ("x.png", &["--link", "https://example.org"], "a PNG"),
    ] {
        let ran = run(&[&["print", "-o", name, SCRATCH], option].concat(), "");
        is_refused(&ran, &[option[0], "has no effect on", what]);
        assert!(!std::path::Path::new(name).exists());
    }
    for address in ["javascript:alert(1)", "example.org", "https://", "https://example.org/a b"] {
        let ran = run(&["print", "-o", "x.pdf", "--link", address, SCRATCH], "");
        assert!(ran.status == Some(2) && ran.errors.contains("expected a web address"), "{}", ran.errors);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_kill_at_any_moment_leaves_the_old_file_or_the_new_one_and_nothing_else() {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sudoku.sb3");
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"));
        command.args(["export", "--sb3", "-o"]).arg(&file).stdout(Stdio::null()).spawn().expect("it starts")
    };
    assert!(start().wait().expect("it ends").success());
    let whole = fs::read(&file).expect("a project");
    for (number, signal) in ["TERM", "HUP", "INT", "KILL", "QUIT"].into_iter().cycle().take(60).enumerate() {
        fs::write(&file, "old").expect("a file");
        let mut child = start();
        std::thread::sleep(Duration::from_micros(number as u64 * 400));
        let kill = format!("kill -{signal} {}", child.id());
        // The process may have ended by then.
        let _ = Command::new("sh").args(["-c", &kill]).stderr(Stdio::null()).status();
        child.wait().expect("it ends");
        let left = fs::read(&file).expect("a file");
        assert!(left == whole || left == b"old", "{signal}: {} bytes", left.len());
        let names: Vec<_> =
            fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
        assert_eq!(names, ["sudoku.sb3"], "{signal}");
    }
}

#[test]
fn what_an_older_run_left_behind_goes_with_the_next_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(86_400);
    for name in [".sudoku-assistant-aB3dE6.part", ".aB3dE6.part", "mine.part"] {
        let file = fs::File::create(at(name)).expect("a file");
        file.set_modified(old).expect("a time");
    }
    fs::write(at(".sudoku-assistant-new123.part"), "another one writes it just now").expect("a file");
    assert_eq!(lp_to(at("file.lp").to_str().expect("UTF-8")).status, Some(0));
    let mut left: Vec<_> =
        fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    left.sort();
    assert_eq!(left, [".aB3dE6.part", ".sudoku-assistant-new123.part", "file.lp", "mine.part"]);
}

/// Even root cannot write there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_takes_no_file_is_told_by_the_name_that_was_asked_for() {
    for path in ["/proc/file.lp", "/proc/self/file.lp", "/no such folder/file.lp"] {
        let ran = lp_to(path);
        is_refused(&ran, &["cannot write", path]);
        assert!(!ran.errors.contains(".part"), "{}", ran.errors);
    }
}

/// A link to itself exists, but cannot be opened. The same holds for a file in a folder that the user may not enter.
#[cfg(unix)]
#[test]
fn a_file_that_is_there_and_cannot_be_opened_is_not_called_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let link = folder.path().join("circle.txt");
    std::os::unix::fs::symlink(&link, &link).expect("a link");
    let link = link.to_str().expect("UTF-8");
    for command in ["solve", "check", "rate", "convert", "explain"] {
        let arguments = if command == "convert" { vec![command, "--to", "line", link] } else { vec![command, link] };
        let ran = run(&arguments, "");
        assert_eq!(ran.status, Some(2), "{command}: {}", ran.errors);
        assert!(ran.errors.contains("circle.txt") && !ran.errors.contains("no such file"), "{command}: {}", ran.errors);
    }
    let missing = run(&["solve", "no/such/file.txt"], "");
    assert!(missing.errors.contains("no such file"), "{}", missing.errors);
}
