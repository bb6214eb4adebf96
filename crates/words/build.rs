//! Generates a function for each message in `assets/words/`, so that the compiler checks names and arguments.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::process::ExitCode;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = std::env::var_os("OUT_DIR").unwrap_or_default();
    let made = |name: &str| std::path::Path::new(&folder).join(name).to_string_lossy().into_owned();
    let options = BuildOptions::default()
        .with_locales_folder("../../assets/words")
        .with_output_file_path(&made("words.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&made("words.ftl")))
        .with_lint_level(LintLevel::Strict)
        .with_prefix("")
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
