//! `--output`: where a command writes, and what it leaves as it is.

use super::{is_refused, run};
use crate::known::SCRATCH;
use std::fs;

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

    // A link to a file that is not there yet, and a new file, which gets the usual permissions.
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
