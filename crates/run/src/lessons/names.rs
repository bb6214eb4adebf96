//! Names in the texts of lessons: what is called so in the program is between backticks, and is set apart where it is read.

/// The parts of a text, and whether each is a name.
pub fn with_names(text: &str) -> impl Iterator<Item = (&str, bool)> {
    text.split('`').enumerate().map(|(number, part)| (part, number % 2 == 1)).filter(|(part, _)| !part.is_empty())
}
