//! Text of unknown origin as it can stand in a message.

use std::fmt::{self, Write};

/// A whole text, its control characters escaped, and those that turn the direction of writing.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.split_inclusive(is_hidden).try_for_each(|part| {
            let seen = part.trim_end_matches(is_hidden);
            f.write_str(seen)?;
            part[seen.len()..].chars().try_for_each(|character| escape(character, f))
        })
    }
}

/// A character between quotation marks.
pub(super) struct Quoted(pub(super) char);

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.0 == '\'' { '"' } else { '\'' };
        write!(f, "{mark}")?;
        escape(self.0, f)?;
        write!(f, "{mark}")
    }
}

/// Whether it is a control character, or turns the direction of writing.
fn is_hidden(character: char) -> bool {
    let turns =
        matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || character.is_control()
}

fn escape(character: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if is_hidden(character) { write!(f, "{}", character.escape_unicode()) } else { f.write_char(character) }
}
