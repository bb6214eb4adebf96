//! The commands on the pages of the book, run as a reader types them.

use super::scorm::make_site;
use std::fs;
use std::path::Path;
use std::process::Command;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};

/// Parts of commands that a test cannot run, because they need a screen or a terminal, a server that keeps running, or other programs.
const ELSEWHERE: [&str; 5] = [" serve", " --terminal", "sudoku-assistant lesson ", "parallel ", "curl "];

/// Returns the lines in a page's blocks of commands that run this program.
fn commands(page: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for block in page.split("```sh\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default().replace("\\\n", " ");
        let own = block.lines().map(|line| line.replace("cargo run --release -- ", "sudoku-assistant "));
        commands.extend(
            own.filter(|line| line.contains("sudoku-assistant ") && !ELSEWHERE.iter().any(|word| line.contains(word))),
        );
    }
    commands
}

/// Creates the files that the examples read, in that folder.
fn prepare(folder: &Path) {
    let line = SCRATCH.replace(',', "").replace('0', ".");
    let samples = format!("{}/puzzles/samples.txt", env!("CARGO_MANIFEST_DIR"));
    fs::create_dir(folder.join("puzzles")).expect("a folder");
    fs::copy(samples, folder.join("puzzles/samples.txt")).expect("the samples");
    fs::write(folder.join("puzzles.csv"), format!("id,puzzle,note\n1,{line},a\n2,{line},b\n")).expect("a table");
    fs::create_dir(folder.join("results")).expect("a folder");
    let results = "name,date (UTC),time (UTC),lesson,task,kind,result,wrong answers,hints,last answer\n";
    fs::write(folder.join("results/anna.csv"), results).expect("a table");
    make_site(&folder.join("target/web"));
    fs::write(folder.join("puzzles.txt"), format!("{line}\n{SCRATCH_SOLVED}\n")).expect("puzzles");
}

#[cfg(unix)]
#[test]
fn the_commands_of_all_pages_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let bin = tempfile::tempdir().expect("a folder");
    prepare(folder.path());
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_sudoku-assistant"), bin.path().join("sudoku-assistant"))
        .expect("a link");
    let path = format!("{}:{}", bin.path().display(), std::env::var("PATH").unwrap_or_default());
    let docs = format!("{}/docs", env!("CARGO_MANIFEST_DIR"));
    let readme = format!("{}/README.md", env!("CARGO_MANIFEST_DIR"));
    let pages = fs::read_dir(docs).expect("the pages").map(|page| page.expect("a page").path());
    let (mut ran, mut failed) = (0, Vec::new());
    for page in pages.chain([readme.into()]).filter(|page| page.extension().is_some_and(|extension| extension == "md"))
    {
        for command in commands(&fs::read_to_string(&page).expect("the page")) {
            // Run as many puzzles as a test has time for.
            let shown = command.replace("1000000", "100");
            let told = Command::new("sh")
                .args(["-c", &shown])
                .current_dir(folder.path())
                .env("PATH", &path)
                .output()
                .expect("a shell");
            // A check may fail, but every command and option must exist.
            if !matches!(told.status.code(), Some(0 | 1)) || String::from_utf8_lossy(&told.stderr).contains("error:") {
                failed.push(format!("{}: {command}\n{}", page.display(), String::from_utf8_lossy(&told.stderr)));
            }
            ran += 1;
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(ran > 20, "{ran}");
}
