//! What a file tells of a puzzle beside its digits.

/// Who made a puzzle, when, and what is said of it. A field may have several lines.
///
/// The letters and elements are those of SudoCue's *File Formats* (2006) and of OpenSudoku's first version.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Metadata {
    /// The name of the puzzle or of its collection: `<name>`, or the name of a `<folder>`.
    pub name: Option<String>,
    /// Who made it: `#A`, `<author>`.
    pub author: Option<String>,
    /// What it is: `#D`, `<description>`.
    pub description: Option<String>,
    /// A remark: `#C`, `<comment>`, or the note of a game.
    pub comment: Option<String>,
    /// When it was published, as it was written: `#B`, `<created>`.
    pub date: Option<String>,
    /// The newspaper, book or site it is from: `#S`, `<source>`.
    pub source: Option<String>,
    /// How hard it is: `#L`, `<level>`.
    pub level: Option<String>,
    /// Where it can be found: `#U`, `<sourceURL>`.
    pub url: Option<String>,
}

impl Metadata {
    /// Whether nothing is told.
    pub fn is_empty(&self) -> bool {
        *self == Metadata::default()
    }

    /// The field of that letter in an `.sdk` file.
    pub(super) fn lettered(&mut self, letter: char) -> Option<&mut Option<String>> {
        Some(match letter {
            'A' => &mut self.author,
            'D' => &mut self.description,
            'C' => &mut self.comment,
            'B' => &mut self.date,
            'S' => &mut self.source,
            'L' => &mut self.level,
            'U' => &mut self.url,
            _ => return None,
        })
    }

    /// The field of that element in an `.opensudoku` file.
    pub(super) fn element(&mut self, name: &[u8]) -> Option<&mut Option<String>> {
        Some(match name {
            b"name" => &mut self.name,
            b"author" => &mut self.author,
            b"description" => &mut self.description,
            b"comment" => &mut self.comment,
            b"created" => &mut self.date,
            b"source" => &mut self.source,
            b"level" => &mut self.level,
            b"sourceURL" => &mut self.url,
            _ => return None,
        })
    }

    /// The fields under the names of their elements.
    pub(super) fn elements(&self) -> impl Iterator<Item = (&'static str, &str)> {
        [
            ("name", &self.name),
            ("author", &self.author),
            ("description", &self.description),
            ("comment", &self.comment),
            ("created", &self.date),
            ("source", &self.source),
            ("level", &self.level),
            ("sourceURL", &self.url),
        ]
        .into_iter()
        .filter_map(|(name, field)| Some((name, field.as_deref()?)))
    }

    pub(super) fn fields(&mut self) -> [&mut Option<String>; 8] {
        let Metadata { name, author, description, comment, date, source, level, url } = self;
        [name, author, description, comment, date, source, level, url]
    }
}
