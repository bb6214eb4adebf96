//! The beginning of a text of unknown origin as it can stand in a message.

use super::escaped::Escaped;
use std::fmt;

/// The most characters that a message repeats of a text.
const LONGEST: usize = 80;

/// The beginning of a text, escaped so that it can do no harm to a terminal.
pub(crate) struct Excerpt<'a>(pub(crate) &'a str);

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = self.0.char_indices().nth(LONGEST).map(|(end, _)| end);
        write!(f, "{}", Escaped(end.and_then(|end| self.0.get(..end)).unwrap_or(self.0)))?;
        f.write_str(if end.is_some() { "..." } else { "" })
    }
}
