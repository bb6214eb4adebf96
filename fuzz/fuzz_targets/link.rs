//! Any text that stands in a link is read or refused; the link to what was read leads to the same puzzle.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sudoku_kit::generator::Recipe;
use sudoku_kit::notation::{Notation, Reading, link, read};

const SITE: &str = "https://example.org/sudoku/";

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(recipe) = text.parse::<Recipe>() {
        assert_eq!(recipe.to_string().parse(), Ok(recipe));
    }
    for address in [format!("{SITE}{text}"), format!("{SITE}#{text}"), format!("?bd={text}"), text.into_owned()] {
        match Reading::of(&address) {
            Err(reason) => assert!(!reason.to_string().is_empty()),
            Ok(Reading { board, metadata, .. }) => {
                let query = Notation::Url.write_with(&board, &metadata);
                assert_eq!(read(&format!("{SITE}{query}")), Ok(board.into()), "{query}");
                let shared = link(SITE, &board);
                assert_eq!(read(&shared), Ok(board.into()), "{shared}");
            }
        }
    }
});
