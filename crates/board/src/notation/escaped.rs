//! Text of unknown origin, made safe for messages.

use super::invisible::is_invisible;
use std::fmt::{self, Write};

/// Displays a whole text, with control characters and characters that change the writing direction escaped.
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.split_inclusive(is_hidden).try_for_each(|part| {
            let seen = part.trim_end_matches(is_hidden);
            f.write_str(seen)?;
            part[seen.len()..].chars().try_for_each(|character| escape(character, f))
        })
    }
}

/// The length to which messages shorten a text, in characters.
const LONGEST: usize = 80;

/// Displays the beginning of a text, escaped so that it cannot harm a terminal.
pub struct Excerpt<'a>(pub &'a str);

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = self.0.char_indices().nth(LONGEST).map(|(end, _)| end);
        write!(f, "{}", Escaped(end.and_then(|end| self.0.get(..end)).unwrap_or(self.0)))?;
        f.write_str(if end.is_some() { "..." } else { "" })
    }
}

/// Displays a character in quotation marks, escaped if necessary.
pub(super) struct Quoted(pub(super) char);

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.0 == '\'' { '"' } else { '\'' };
        write!(f, "{mark}")?;
        escape(self.0, f)?;
        write!(f, "{mark}")
    }
}

/// Returns true if the character is a control character or has no width, such as those that change the writing direction.
fn is_hidden(character: char) -> bool {
    is_invisible(character) || character.is_control()
}

fn escape(character: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if is_hidden(character) { write!(f, "{}", character.escape_unicode()) } else { f.write_char(character) }
}
