//! The details of a puzzle besides its digits.

use serde::{Serialize, Serializer};

/// The author, source, date and other details of a puzzle. A field may have several lines.
///
/// The letters and elements are those of SudoCue's *File Formats* (2006) and of OpenSudoku's first version.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Metadata {
    /// The name of the puzzle or of its collection: `<name>`, or the name of a `<folder>`.
    pub name: Option<String>,
    /// The author: `#A`, `<author>`.
    pub author: Option<String>,
    /// A description of the puzzle: `#D`, `<description>`.
    pub description: Option<String>,
    /// A remark: `#C`, `<comment>`, or the note of a game.
    pub comment: Option<String>,
    /// The date of publication, in the file's own words: `#B`, `<created>`.
    pub date: Option<String>,
    /// The newspaper, book or site it comes from: `#S`, `<source>`.
    pub source: Option<String>,
    /// The difficulty, in the file's own words: `#L`, `<level>`.
    pub level: Option<String>,
    /// The address of the puzzle: `#U`, `<sourceURL>`.
    pub url: Option<String>,
}

impl Metadata {
    /// Returns true if there are no details.
    pub fn is_empty(&self) -> bool {
        *self == Metadata::default()
    }

    /// Returns the field with this letter in an `.sdk` file.
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

    /// Returns the field for this element of an `.opensudoku` file.
    #[cfg(feature = "xml")]
    pub(super) fn element(&mut self, element: Element) -> &mut Option<String> {
        let [name, author, description, comment, date, source, level, url] = self.fields();
        match element {
            Element::Name => name,
            Element::Author => author,
            Element::Description => description,
            Element::Comment => comment,
            Element::Created => date,
            Element::Source => source,
            Element::Level => level,
            Element::SourceUrl => url,
        }
    }

    /// Returns the fields that have a text, each with its element.
    pub(super) fn elements(&self) -> impl Iterator<Item = (Element, &str)> {
        let Metadata { name, author, description, comment, date, source, level, url } = self;
        let fields = [name, author, description, comment, date, source, level, url];
        Element::ALL.into_iter().zip(fields).filter_map(|(element, field)| Some((element, field.as_deref()?)))
    }

    pub(super) fn fields(&mut self) -> [&mut Option<String>; 8] {
        let Metadata { name, author, description, comment, date, source, level, url } = self;
        [name, author, description, comment, date, source, level, url]
    }
}

impl Serialize for Metadata {
    /// Writes only the fields that have a text.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Metadata { name, author, description, comment, date, source, level, url } = self;
        let all = [
            ("name", name),
            ("author", author),
            ("description", description),
            ("comment", comment),
            ("date", date),
            ("source", source),
            ("level", level),
            ("url", url),
        ];
        serializer.collect_map(all.into_iter().filter_map(|(name, told)| Some((name, told.as_deref()?))))
    }
}

/// The elements of an `.opensudoku` file that describe its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Element {
    Name,
    Author,
    Description,
    Comment,
    Created,
    Source,
    Level,
    SourceUrl,
}

impl Element {
    /// All elements, in the order of [`Metadata::fields`].
    pub(super) const ALL: [Element; 8] = [
        Element::Name,
        Element::Author,
        Element::Description,
        Element::Comment,
        Element::Created,
        Element::Source,
        Element::Level,
        Element::SourceUrl,
    ];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Element::Name => "name",
            Element::Author => "author",
            Element::Description => "description",
            Element::Comment => "comment",
            Element::Created => "created",
            Element::Source => "source",
            Element::Level => "level",
            Element::SourceUrl => "sourceURL",
        }
    }

    /// Finds an element by its name.
    #[cfg(feature = "xml")]
    pub(super) fn named(name: &[u8]) -> Option<Element> {
        Element::ALL.into_iter().find(|element| element.name().as_bytes() == name)
    }
}
