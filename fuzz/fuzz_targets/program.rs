//! Any text is read as a program of blocks or refused; a program that was read can be written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::borrow::Cow;
use sudoku_kit::blocks::{Program, compile, read_program, write_program};

/// Whatever is not a file of its own becomes the scripts of a sprite.
fn file(text: &str) -> Cow<'_, str> {
    if text.trim_start().starts_with('(') {
        return text.into();
    }
    let names = r#"variables: ["n", "my variable"], lists: [(name: "S", items: ["1"]), (name: "n")]"#;
    format!(r#"(version: 1, name: "fuzz", {names}, sprites: [(name: "Owl", costumes: ["owl"], scripts: {text:?})])"#)
        .into()
}

fuzz_target!(|bytes: &[u8]| {
    let program = match read_program("fuzz", &file(&String::from_utf8_lossy(bytes))) {
        Ok(program) => program,
        Err(reason) => return assert!(!reason.to_string().is_empty()),
    };
    assert!(program.count() <= Program::MOST_BLOCKS);
    let text = write_program(&program);
    assert_eq!(read_program("fuzz", &text).as_ref(), Ok(&program), "{text}");
    assert!(compile(&program).is_ok());
});
