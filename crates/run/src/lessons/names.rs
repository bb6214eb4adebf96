//! Names in the texts of lessons: names from a program are between backticks, so that they can be highlighted.

/// Returns the parts of a text, each with true if it is a name.
pub fn with_names(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split('`').enumerate().map(|(number, part)| (part, number % 2 == 1)).filter(|(part, _)| !part.is_empty())
}
