//! The documentation: every link has a target, the book contains every page, and its tables are those of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the files in a folder of the checkout that have one of these extensions.
fn files(folder: &str, endings: &[&str]) -> BTreeSet<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| endings.iter().any(|ending| path.extension().is_some_and(|own| own == *ending))).collect()
}

fn pages() -> impl Iterator<Item = PathBuf> {
    ["", "docs", "benches"].into_iter().flat_map(|folder| files(folder, &["md"]))
}

/// Returns the targets of a page's links and pictures, except for those on other sites.
fn links(page: &Path) -> Vec<String> {
    let text = fs::read_to_string(page).expect("a page");
    // Every other part is a code block.
    let prose = text.split("```").step_by(2);
    let targets = prose.flat_map(|part| part.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://")).map(str::to_owned).collect()
}

/// Returns the names of a page's headings in links.
fn headings(page: &Path) -> impl Iterator<Item = String> {
    let text = fs::read_to_string(page).expect("a page");
    let lines: Vec<String> = text.lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect();
    lines.into_iter().map(|line| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-"))
}

/// Returns a page's links, each with the file that it leads to.
fn linked(page: &Path) -> impl Iterator<Item = (String, PathBuf)> {
    let folder = page.parent().expect("a folder").to_owned();
    links(page).into_iter().map(move |link| {
        let file = link.split('#').next().unwrap_or_default();
        let path = folder.join(file);
        (link, path)
    })
}

#[test]
fn every_link_between_documents_leads_to_a_file() {
    let mut followed = 0;
    for page in pages() {
        for (link, path) in linked(&page) {
            assert!(path.is_file(), "{}: there is no {link}", page.display());
            if let Some((_, heading)) = link.split_once('#') {
                assert!(headings(&path).any(|known| known == heading), "{}: there is no {link}", page.display());
            }
            followed += 1;
        }
    }
    assert!(followed > 50, "{followed} links were found");
}

/// Returns the files and folders of this project that a page names in backticks.
fn named_paths(page: &Path) -> Vec<String> {
    let text = fs::read_to_string(page).expect("a page");
    let prose = text.split("```").step_by(2).collect::<String>();
    let names = prose.split('`').skip(1).step_by(2).map(str::to_owned);
    let folders = ["src/", "tests/", "assets/", "benches/", "docs/", "puzzles/", "web/", "python/", "fuzz/", ".ci/"];
    names.filter(|name| !name.contains([' ', '*']) && folders.iter().any(|folder| name.starts_with(folder))).collect()
}

#[test]
fn every_file_and_folder_that_a_page_names_exists() {
    let mut found = 0;
    for page in pages() {
        for name in named_paths(&page) {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
            assert!(path.exists(), "{}: there is no {name}", page.display());
            found += 1;
        }
    }
    assert!(found > 40, "{found} paths were found");
}

#[test]
fn the_book_has_every_page_of_docs_and_links_to_nothing_outside() {
    let mut pages = files("docs", &["md"]);
    for (link, path) in pages.iter().flat_map(|page| linked(page)) {
        assert!(!link.contains(".."), "{}: not in the book", path.display());
    }
    let summary = pages.iter().find(|page| page.ends_with("SUMMARY.md")).cloned().expect("a summary");
    pages.remove(&summary);
    assert_eq!(linked(&summary).map(|(_, path)| path).collect::<BTreeSet<_>>(), pages);
}

#[test]
fn every_picture_is_on_a_page() {
    let shown: BTreeSet<PathBuf> =
        pages().flat_map(|page| linked(&page).collect::<Vec<_>>()).map(|(_, path)| path).collect();
    let pictures = ["assets", "docs/pictures"].map(|folder| files(folder, &["png", "gif"]));
    for picture in pictures.iter().flatten() {
        assert!(shown.contains(picture), "{} is on no page", picture.display());
    }
}

/// The environment variable that makes the tests write the tables of the book.
#[cfg(feature = "server")]
const UPDATE: &str = "SUDOKU_UPDATE_BOOK";

/// Asserts that a page of the book contains a table. If [`UPDATE`] is set, first replaces the table with the same header.
#[cfg(feature = "server")]
pub(crate) fn assert_table(page: &str, table: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
    let mut text = fs::read_to_string(&path).expect("a page");
    let header = table.lines().next().expect("a header");
    if let (Some(_), Some(start)) = (std::env::var_os(UPDATE), text.find(header)) {
        let end = text[start..].find("\n\n").map_or(text.len(), |length| start + length + 1);
        text.replace_range(start..end, table);
        fs::write(&path, &text).expect("the page is written");
    }
    assert!(
        text.contains(&format!("{table}\n")),
        "the table in docs/{page} should be (with {UPDATE}=1, the test writes it):\n{table}"
    );
}

#[cfg(feature = "server")]
#[test]
fn the_book_lists_all_commands_and_their_options() {
    let mut table = "| command | what it does | options |\n|---|---|---|\n".to_owned();
    for command in sudoku_cli::definition().get_subcommands() {
        let name = command.get_name();
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty(), "{name}: {} has no help", argument.get_id());
        }
        let about = command.get_about().expect("a summary");
        let options = command.get_arguments().filter_map(|argument| argument.get_long());
        let options: Vec<String> = options.map(|option| format!("`--{option}`")).collect();
        table += &format!("| `{name}` | {about} | {} |\n", options.join(", "));
    }
    assert_table("command-line.md", &table);
}
