//! Makes a function of each message in `assets/words/`, so that the compiler checks names and arguments; and the table of
//! the languages in `assets/lessons/`, whose messages are found by their keys.

use std::io::{Error, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    match if cfg!(feature = "play") { lesson_words() } else { Ok(()) } {
        Ok(()) => game_words(),
        Err(error) => {
            println!("cargo::error=assets/lessons cannot be read: {error}");
            ExitCode::FAILURE
        }
    }
}

fn made(name: &str) -> PathBuf {
    Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join(name)
}

/// What lies in a folder, in the order of the names.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Error>>()?;
    paths.sort();
    Ok(paths)
}

/// The languages of the lessons, and the texts of each.
fn lesson_words() -> Result<(), Error> {
    let root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let languages = inside(&Path::new(&root).join("assets/lessons"))?;
    let mut table = "const FILES: &[(&str, &[&str], &str)] = &[\n".to_owned();
    for language in languages.iter().filter(|path| path.is_dir()) {
        let texts = inside(language)?.into_iter().filter(|path| path.extension().is_some_and(|found| found == "ftl"));
        let included: String = texts.map(|path| format!("include_str!({path:?}), ")).collect();
        let tag = language.file_name().unwrap_or_default();
        // English has no words for the programs: they are written in English.
        let programs = language.join("programs.ron");
        let programs = if programs.exists() { format!("include_str!({programs:?})") } else { "\"{}\"".to_owned() };
        table += &format!("    ({tag:?}, &[{included}], {programs}),\n");
    }
    fs::File::create(made("lesson_words.rs"))?.write_all((table + "];\n").as_bytes())
}

#[cfg(feature = "words")]
fn game_words() -> ExitCode {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
    let made = |name: &str| made(name).to_string_lossy().into_owned();
    let options = BuildOptions::default()
        .with_locales_folder("assets/words")
        .with_output_file_path(&made("words.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&made("words.ftl")))
        .with_lint_level(LintLevel::Strict)
        .with_prefix("")
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}

#[cfg(not(feature = "words"))]
fn game_words() -> ExitCode {
    ExitCode::SUCCESS
}
