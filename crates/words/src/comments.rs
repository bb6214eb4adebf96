//! The comments beside the blocks of the programs that come with the game: stored in English, and translated when they are shown or
//! written to a file for Scratch.

use super::{LANGUAGES, Words, key, words};
use std::collections::HashMap;
use std::sync::LazyLock;
use sudoku_blocks::{Program, bundled, bundled_names};
use sudoku_run::lessons::course;

/// Returns the comment beside a block, translated if its program comes with the game.
pub fn comment(comment: &str) -> String {
    translated(words(), comment)
}

fn translated(w: &Words, comment: &str) -> String {
    // A key cannot begin with a digit.
    if comment.is_empty() { String::new() } else { w.block_comment(format!("is-{}", key(comment)), comment) }
}

/// Returns the program with its comments in the current language, to be written to a file for Scratch.
pub fn with_translated_comments(program: &Program) -> Program {
    program.with_comments(&mut comment)
}

/// Returns a program that was read from a file with its comments as they are stored: those that [`with_translated_comments`] has
/// translated, into whatever language, are English again.
pub fn with_stored_comments(program: &Program) -> Program {
    program.with_comments(&mut |comment| STORED.get(comment).map_or_else(|| comment.to_owned(), String::clone))
}

/// The comments of the programs that come with the game, by their translations.
static STORED: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let of_course = course().into_iter().flatten();
    let of_lessons = of_course.flat_map(|lesson| {
        let of_tasks = lesson.tasks.iter().flat_map(|task| [Some(&task.program), task.sample_solution()]);
        of_tasks.flatten().chain([&lesson.program]).map(|program| program.comments()).collect::<Vec<_>>()
    });
    let bundled = bundled_names().filter_map(|name| bundled(name).ok()).map(|program| program.comments());
    let english: Vec<String> = of_lessons.chain(bundled).flatten().collect();
    let pairs = LANGUAGES.iter().flat_map(|words| {
        english.iter().map(|comment| (translated(words, comment), comment.clone())).collect::<Vec<_>>()
    });
    pairs.collect()
});
