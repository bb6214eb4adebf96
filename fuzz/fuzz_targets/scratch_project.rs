//! Any file is read as a Scratch project or refused; a program that was read can be kept, and comes back from Scratch once it was exported.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::borrow::Cow;
use std::io::{Cursor, Write};
use sudoku_kit::blocks::scratch::{read_sb3, sb3};
use sudoku_kit::blocks::{Program, compile, read_program, write_program};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// Changed bytes seldom leave a zip whole, so whatever is not a zip becomes the project in one.
fn file(bytes: &[u8]) -> Cow<'_, [u8]> {
    if bytes.starts_with(b"PK") {
        return bytes.into();
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    zip.start_file("project.json", stored).expect("a name that fits");
    zip.write_all(bytes).expect("memory");
    zip.finish().expect("memory").into_inner().into()
}

fuzz_target!(|bytes: &[u8]| {
    let program = match read_sb3(&file(bytes)) {
        Ok(import) => import.program,
        Err(reason) => return assert!(!reason.to_string().is_empty()),
    };
    assert!(program.count() <= Program::MOST_BLOCKS);
    let text = write_program(&program);
    assert_eq!(read_program("fuzz", &text).as_ref(), Ok(&program), "{text}");
    assert!(compile(&program).is_ok());
    if let Ok(exported) = sb3(&program) {
        let again = read_sb3(&exported).unwrap_or_else(|reason| panic!("{reason}\n{text}")).program;
        assert_eq!(again.sprites.len(), program.sprites.len(), "{text}");
    }
});
