//! Generates the table of languages in `assets/lessons/` from their folders.

use std::io::{Error, Write};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=build.rs");
    let root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let languages = inside(&Path::new(&root).join("assets/lessons"))?;
    let mut table = "const FILES: &[(&str, &[&str], &str)] = &[\n".to_owned();
    for language in languages.iter().filter(|path| path.is_dir()) {
        let texts = inside(language)?.into_iter().filter(|path| path.extension().is_some_and(|found| found == "ftl"));
        let included: String = texts.map(|path| format!("include_str!({path:?}), ")).collect();
        let tag = language.file_name().unwrap_or_default();
        // English needs no translations: the programs are written in English.
        let programs = language.join("programs.ron");
        let programs = if programs.exists() { format!("include_str!({programs:?})") } else { "\"{}\"".to_owned() };
        table += &format!("    ({tag:?}, &[{included}], {programs}),\n");
    }
    let made = Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("lesson_words.rs");
    fs::File::create(made)?.write_all((table + "];\n").as_bytes())
}

/// Lists the contents of a folder, sorted by name.
fn inside(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Error>>()?;
    paths.sort();
    Ok(paths)
}
