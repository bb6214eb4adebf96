//! A change at one place of a text, so that a long text need not be saved again with every change.

/// One part of a text before and after a change.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Splice {
    /// The offset from the start of the text, in bytes.
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

    /// Returns the text with the change applied; `None` if the text to replace is not there.
    pub fn apply(&self, text: &str) -> Option<String> {
        let rest = text.get(self.at..)?.strip_prefix(self.before.as_str())?;
        Some([&text[..self.at], &self.after, rest].concat())
    }

    /// Returns the inverse change.
    pub fn back(&self) -> Splice {
        Splice { at: self.at, before: self.after.clone(), after: self.before.clone() }
    }
}
