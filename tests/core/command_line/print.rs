//! The command `print`: booklets and pictures.

use super::{SCRATCH, is_refused, run};
use tempfile::TempDir;

const SECOND: &str = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

fn file(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_string_lossy().into_owned()
}

/// Returns the number of times that the text occurs in the bytes.
fn count(bytes: &[u8], text: &str) -> usize {
    bytes.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

fn printed(arguments: &[&str], input: &str, name: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, name);
    let ran = run(&[&["print", "-o", &path], arguments].concat(), input);
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""), "{arguments:?}");
    std::fs::read(path).expect("a file")
}

#[test]
fn a_booklet_has_pages_of_puzzles_and_then_their_solutions() {
    let five = format!("{SCRATCH}\n{SECOND}\n{SCRATCH}\n{SECOND}\n{SCRATCH}\n");
    for (arguments, pages) in [
        (&[][..], 3),
        (&["--no-solutions"], 2),
        (&["--per-page", "1"], 6),
        (&["--per-page", "2", "--paper", "letter"], 4),
        (&["--per-page", "6", "--title", "Für die Bahn"], 2),
    ] {
        let booklet = printed(arguments, &five, "booklet.pdf");
        assert!(booklet.starts_with(b"%PDF-"), "{arguments:?}");
        assert_eq!(count(&booklet, &format!("/Count {pages}")), 1, "{arguments:?}");
    }
}

#[test]
fn the_text_of_a_booklet_is_text_in_embedded_fonts() {
    let lines = format!("{SECOND}\n").repeat(200);
    let booklet = printed(&["--title", "Zwölf Rätsel"], &lines, "booklet.pdf");
    assert_eq!((count(&booklet, "/ToUnicode"), count(&booklet, "/FontFile2")), (2, 2));
    assert!(booklet.len() < 400_000, "{} bytes for 200 puzzles", booklet.len());
}

#[test]
fn a_title_that_cannot_be_printed_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "booklet.pdf");
    let titled = |title: &str| run(&["print", "-o", &path, "--title", title, SCRATCH], "");
    is_refused(&titled("Die 數独"), &["the font has no '數'", "Die 數独"]);
    is_refused(&titled(&"a long title ".repeat(20)), &["the title is too long"]);
    assert!(!std::path::Path::new(&path).exists());
    assert_eq!(titled(&"a long title ".repeat(7)).status, Some(0), "it is printed smaller");
}

#[test]
fn each_puzzle_of_a_booklet_leads_to_its_link() {
    let booklet = printed(&["--link", "https://example.org/sudoku/", SCRATCH], "", "booklet.pdf");
    let address = format!(
        "https://example.org/sudoku/#{}",
        run(&["convert", "--to", "line", SCRATCH], "").out.trim().replace('.', "0")
    );
    assert_eq!(count(&booklet, &address), 1);
    assert_eq!(count(&printed(&[SCRATCH], "", "booklet.pdf"), "/Annots"), 0);
}

#[test]
fn a_picture_has_each_given_once_and_the_candidates_only_if_they_are_asked_for() {
    let text = |arguments: &[&str]| String::from_utf8(printed(arguments, "", "puzzle.svg")).expect("text");
    let bare = text(&[SECOND]);
    let givens = SECOND.chars().filter(char::is_ascii_digit).count();
    assert_eq!(bare.matches("fill=\"#1a1a1a\"").count(), givens);
    let candidates = text(&["--candidates", SECOND]);
    assert!(candidates.matches("<path").count() > bare.matches("<path").count() + 100);
    assert_eq!(candidates.matches("fill=\"#1a1a1a\"").count(), givens);
    // Candidates to eliminate or to place have colours of their own.
    let marked = |text: &str| text.contains("#c62828") || text.contains("#1b7f3b");
    assert!(marked(&text(&["--hint", SECOND])) && !marked(&candidates));
}

#[test]
fn values_above_9_are_letters_if_asked() {
    let puzzle = run(&["generate", "--board", "12", "--seed", "1", "--format", "grid"], "").out;
    let text = |arguments: &[&str]| String::from_utf8(printed(arguments, &puzzle, "puzzle.svg")).expect("text");
    let (numbers, letters) = (text(&[]), text(&["--letters"]));
    assert!(letters.len() < numbers.len(), "a letter is less than two figures");
    // Nothing changes on boards without such values.
    assert_eq!(printed(&["--letters", SECOND], "", "a.svg"), printed(&[SECOND], "", "b.svg"));
}

#[test]
fn a_png_is_as_wide_as_asked() {
    let picture = printed(&["--width", "321", SCRATCH], "", "PUZZLE.PNG");
    assert!(picture.starts_with(b"\x89PNG"));
    assert_eq!(picture[16..24], [0, 0, 1, 65, 0, 0, 1, 65]);
    let none = run(&["print", "-o", "x.png", "--width", "0", SCRATCH], "");
    assert!(none.status == Some(2) && none.errors.contains("100"), "{}", none.errors);
}

#[test]
fn puzzles_without_one_solution_are_left_out_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = file(&folder, "booklet.pdf");
    let conflict = format!("55{}", ".".repeat(79));
    let ran = run(&["print", "-o", &path], &format!("{SCRATCH}\n{}\n{conflict}\n{SECOND}\n", ".".repeat(81)));
    assert_eq!(ran.status, Some(1), "{}", ran.errors);
    assert!(ran.errors.contains("line 2: the puzzle has several solutions"), "{}", ran.errors);
    assert!(ran.errors.contains("line 3"), "{}", ran.errors);
    assert_eq!(count(&std::fs::read(&path).expect("a file"), "/Count 2"), 1);
    std::fs::remove_file(&path).expect("it goes");
    assert_eq!(run(&["print", "-o", &path], &".".repeat(81)).status, Some(1));
    assert!(!std::path::Path::new(&path).exists(), "nothing to print, no file");
}

#[test]
fn what_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["booklet.txt", "booklet"] {
        is_refused(&run(&["print", "-o", &file(&folder, name), SCRATCH], ""), &[".pdf, .svg or .png"]);
    }
    is_refused(&run(&["print", "-o", &file(&folder, "missing/x.pdf"), SCRATCH], ""), &["cannot write"]);
    let nowhere = run(&["print", SCRATCH], "");
    assert!(nowhere.status == Some(2) && nowhere.errors.contains("--output"), "{}", nowhere.errors);
    let several = run(&["print", "-o", &file(&folder, "x.svg")], &format!("{SCRATCH}\n{SECOND}\n46\n"));
    assert_eq!(several.status, Some(0), "the others do not matter");
    assert!(several.errors.contains("several puzzles"), "{}", several.errors);
}
