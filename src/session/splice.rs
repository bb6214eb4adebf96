//! A change of a text in one place, so that a long text is saved once with its changes.

/// One part of a text before and after a change.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Splice {
    /// Its place, in bytes from the start of the text.
    at: usize,
    before: String,
    after: String,
}

impl Splice {
    /// Returns the difference between two texts; `None` if there is none.
    pub fn between(before: &str, after: &str) -> Option<Splice> {
        if before == after {
            return None;
        }
        let same = |(one, other): &((usize, char), (usize, char))| one.1 == other.1;
        let at: usize = before
            .char_indices()
            .zip(after.char_indices())
            .take_while(same)
            .map(|((_, sign), _)| sign.len_utf8())
            .sum();
        let rest = before[at..].chars().rev().zip(after[at..].chars().rev());
        let tail: usize = rest.take_while(|(one, other)| one == other).map(|(sign, _)| sign.len_utf8()).sum();
        let part = |text: &str| text[at..text.len() - tail].to_owned();
        Some(Splice { at, before: part(before), after: part(after) })
    }

    /// Returns the text with this change made; `None` if the text to replace is not there.
    pub fn apply(&self, text: &str) -> Option<String> {
        let rest = text.get(self.at..)?.strip_prefix(self.before.as_str())?;
        Some([&text[..self.at], &self.after, rest].concat())
    }

    /// The change back.
    pub fn back(&self) -> Splice {
        Splice { at: self.at, before: self.after.clone(), after: self.before.clone() }
    }
}
