//! Makes a function of each message in `assets/words/`, so that the compiler checks names and arguments.

#[cfg(feature = "game")]
fn main() -> std::process::ExitCode {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
    let made = |name: &str| format!("{}/{name}", std::env::var("OUT_DIR").unwrap_or_default());
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

#[cfg(not(feature = "game"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
