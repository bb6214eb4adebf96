//! Runs `lessons --scorm`.

use super::run;
use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;
use zip::ZipArchive;

/// Makes a folder like the one that web/build makes.
pub fn make_site(site: &Path) {
    fs::create_dir_all(site.join("board")).expect("a folder");
    for (name, content) in [
        ("index.html", "<!doctype html>\n<head>\n  <title>T</title>\n</head>\n<body></body>\n"),
        ("index.html.br", "packed"),
        ("sudoku-assistant_bg.0123456789ab.wasm", "a program"),
        ("sudoku-assistant_bg.0123456789ab.wasm.gz", "packed"),
        ("service-worker.js", "a worker"),
        ("board/index.html", "<head></head>"),
        ("board/a&b.js", "code"),
    ] {
        fs::write(site.join(name), content).expect("a file");
    }
}

fn unzipped(zip: &Path) -> BTreeMap<String, String> {
    let bytes = fs::read(zip).expect("it was written");
    let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("a zip");
    let mut files = BTreeMap::new();
    for number in 0..zip.len() {
        let mut file = zip.by_index(number).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("text");
        let name = file.name().expect("a name").into_owned();
        files.insert(name, text);
    }
    files
}

#[test]
fn a_package_has_the_page_its_files_and_the_assigned_lessons() {
    let folder = tempfile::tempdir().expect("a folder");
    let [site, file] = ["site", "lessons.zip"].map(|name| folder.path().join(name));
    make_site(&site);
    let text = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let pack = |more: &[&str]| {
        let ran = run(&[&["lessons", "--scorm", &text(&site), "-o", &text(&file)], more].concat(), "");
        assert_eq!((ran.status, ran.errors.as_str(), ran.out.as_str()), (Some(0), "", ""));
        unzipped(&file)
    };
    let marked = |link: &str| {
        format!("  <title>T</title>\n  <meta name=\"assigned-lessons\" content=\"{link}\">\n</head>\n<body></body>")
    };

    let files = pack(&["clones", "taking-back", "--no-hints"]);
    let names =
        ["board/a&b.js", "board/index.html", "imsmanifest.xml", "index.html", "sudoku-assistant_bg.0123456789ab.wasm"];
    assert_eq!(files.keys().collect::<Vec<_>>(), names);
    assert!(
        files["index.html"].contains(&marked("lessons=clones,taking-back&amp;hint=off")),
        "{}",
        files["index.html"]
    );
    assert_eq!(files["board/index.html"], "<head></head>");
    let manifest = &files["imsmanifest.xml"];
    for part in [
        "identifier=\"sudoku-assistant-clones-taking-back\"",
        "<schemaversion>1.2</schemaversion>",
        "adlcp:scormtype=\"sco\" href=\"index.html\"",
        "<title>Lessons of the Sudoku Assistant</title>",
        "<file href=\"board/a&amp;b.js\"/>",
    ] {
        assert!(manifest.contains(part), "{part} in {manifest}");
    }
    assert_eq!(manifest.matches("<file ").count(), names.len() - 1);

    // One lesson gives the package its title, in the language of the pupils. Without lessons all are in it.
    let german = pack(&["clones", "--language", "de"]);
    let title = sudoku_run::lessons::words("de").title(sudoku_run::lessons::lesson("clones").expect("it ships"));
    assert!(german["imsmanifest.xml"].contains(&format!("<title>{title}</title>")), "{title}");
    assert!(pack(&[])["index.html"].contains(&marked("")));
    let restricted = &pack(&["--no-show"])["index.html"];
    assert!(restricted.contains("lessons=rules,") && restricted.contains("&amp;show=off\""), "{restricted}");
    // The same site gives the same bytes.
    let before = fs::read(&file).expect("it was written");
    pack(&["--no-show"]);
    assert_eq!(fs::read(&file).expect("it was written"), before);
}

#[test]
fn what_cannot_be_packed_is_refused_and_leaves_the_file_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lessons.zip");
    fs::write(&file, "before").expect("a file");
    let text = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let empty = folder.path().join("empty");
    let headless = folder.path().join("headless");
    fs::create_dir(&empty).expect("a folder");
    make_site(&headless);
    fs::write(headless.join("index.html"), "nothing").expect("a file");
    for (site, reason) in
        [(&empty, "web/build"), (&headless, "web/build"), (&folder.path().join("nowhere"), "cannot read")]
    {
        let ran = run(&["lessons", "--scorm", &text(site), "-o", &text(&file)], "");
        assert_eq!(ran.status, Some(2), "{}", ran.errors);
        assert!(ran.errors.contains(reason), "{}", ran.errors);
        assert_eq!(fs::read_to_string(&file).expect("a file"), "before");
    }
    for arguments in [
        &["lessons", "--scorm", "site"][..],
        &["lessons", "--scorm", "site", "-o", "a.zip", "--print"],
        &["lessons", "--scorm", "site", "-o", "a.zip", "magic"],
    ] {
        assert_eq!(run(arguments, "").status, Some(2), "{arguments:?}");
    }
    make_site(&empty);
    let ran = run(&["lessons", "clones", "clones", "--scorm", &text(&empty), "-o", &text(&file)], "");
    assert_eq!(ran.status, Some(2));
    assert!(ran.errors.contains("clones twice"), "{}", ran.errors);
}
