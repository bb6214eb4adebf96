//! Lists and runs the scripts in `.ci/`, and records in `docs/systems.md` the commit at which each last passed.

mod record;
mod scripts;

use scripts::{Script, scripts};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

/// The page with the table of the scripts that `.ci/run` does not call.
const PAGE: &str = "docs/systems.md";

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let root = &workspace();
    let result = match arguments.next().as_deref() {
        None | Some("help" | "--help" | "-h") => list(root).map(|()| ExitCode::SUCCESS),
        Some(name) => run(root, name, &arguments.collect::<Vec<_>>()),
    };
    result.unwrap_or_else(|error| {
        eprintln!("xtask: {error}");
        ExitCode::from(2)
    })
}

/// Returns the folder of the checkout in which cargo runs this. Checkouts that share a build folder share the compiled program, so
/// the folder is not fixed when it is compiled.
fn workspace() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().unwrap_or(Path::new(".")).to_owned()
}

/// Prints each script with its arguments, its purpose, and the commit at which it last passed.
fn list(root: &Path) -> io::Result<()> {
    let page = fs::read_to_string(root.join(PAGE))?;
    println!("Usage: cargo xtask SCRIPT [ARGUMENT]...\n");
    for Script { name, usage, purpose } in scripts(root)? {
        println!("  {usage}\n      {purpose}");
        for (call, passed) in record::rows(&page).filter(|(call, _)| record::name(call) == name) {
            println!("      {call} last passed at {passed}");
        }
    }
    Ok(())
}

/// Runs a script. If it passes and all changes are committed, records the commit.
fn run(root: &Path, name: &str, arguments: &[String]) -> io::Result<ExitCode> {
    let scripts = scripts(root)?;
    if !scripts.iter().any(|script| script.name == name) {
        let names: Vec<&str> = scripts.iter().map(|script| script.name.as_str()).collect();
        return Err(io::Error::other(format!("there is no .ci/{name}; choose one of {}", names.join(", "))));
    }
    let status = Command::new(root.join(".ci").join(name)).args(arguments).current_dir(root).status()?;
    if !status.success() {
        return Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)));
    }
    let path = root.join(PAGE);
    let page = fs::read_to_string(&path)?;
    let commit = git(root, &["log", "-1", "--format=`%h`, %cs"])?;
    let updated = record::update(&page, name, arguments, &commit);
    if updated != page {
        match git(root, &["status", "--porcelain", "--", ".", &format!(":!{PAGE}")])?.as_str() {
            "" => fs::write(&path, updated)?,
            _ => eprintln!("xtask: not recorded in {PAGE}, because there are uncommitted changes"),
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the output of a git command, without its last line break.
fn git(root: &Path, arguments: &[&str]) -> io::Result<String> {
    let output = Command::new("git").args(arguments).current_dir(root).output()?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned()),
        false => Err(io::Error::other(String::from_utf8_lossy(&output.stderr).trim_end().to_owned())),
    }
}
