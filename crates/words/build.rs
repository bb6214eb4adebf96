//! Generates a function for each message in `assets/words/`, so that the compiler checks names and arguments. Arguments of the type
//! `Value`, which are numbers or letters, may be of any type there.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::fs;
use std::process::ExitCode;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = std::env::var_os("OUT_DIR").unwrap_or_default();
    let made = |name: &str| std::path::Path::new(&folder).join(name).to_string_lossy().into_owned();
    let options = BuildOptions::default()
        .with_locales_folder("../../assets/words")
        .with_output_file_path(&made("words.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&made("words.ftl")))
        .with_lint_level(LintLevel::Deny)
        .with_prefix("")
        .without_bidi_isolation()
        .without_format();
    match build_from_locales_folder(options) {
        code if code == ExitCode::SUCCESS => allow_values(&made("words.rs")),
        code => code,
    }
}

/// Lets arguments of any type be together with texts. The generated functions ask for both to live equally long, which texts do not.
fn allow_values(path: &str) -> ExitCode {
    let allowed = fs::read_to_string(path).and_then(|code| {
        let code: Vec<String> = code.lines().map(value_of_its_own).collect();
        fs::write(path, code.join("\n"))
    });
    match allowed {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            println!("cargo::error={path}: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Returns a line of the generated code, in which an argument of any type is a value that borrows nothing.
fn value_of_its_own(line: &str) -> String {
    let set = line.trim().strip_prefix("args.set(\"").and_then(|rest| rest.strip_suffix(");")?.split_once("\", "));
    match set.filter(|(_, argument)| argument.chars().all(|character| character.is_alphanumeric() || character == '_'))
    {
        Some((name, argument)) => format!("args.set(\"{name}\", Into::<FluentValue<'static>>::into({argument}));"),
        None => line.replace("<'a, ", "<").replace("FluentValue<'a>", "FluentValue<'static>"),
    }
}
