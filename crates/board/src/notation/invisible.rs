//! Invisible characters, which chats, web pages and office programs put between others.

use std::borrow::Cow;

/// Returns true if the character has no width and only affects where lines may break or in which direction they run.
pub(super) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
    )
}

/// Returns the text without invisible characters.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.contains(is_invisible) { text.into() } else { text.replace(is_invisible, "").into() }
}
