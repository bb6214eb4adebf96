//! The programs of blocks that ship.

use sudoku_assistant::blocks::{bundled, bundled_names, check, read_program, write_program};

#[test]
fn every_program_that_ships_is_read_and_nothing_is_wrong_with_it() {
    for name in bundled_names() {
        let program = bundled(name).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(check(&program), [], "{name}");
    }
}

#[test]
fn every_program_that_ships_is_the_same_once_it_is_written_and_read() {
    for name in bundled_names() {
        let program = bundled(name).expect("it ships");
        let text = write_program(&program);
        assert_eq!(read_program("again", &text).as_ref(), Ok(&program), "{text}");
    }
}
