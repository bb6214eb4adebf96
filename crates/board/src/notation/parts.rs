//! Returns the relevant parts of an OpenSudoku file one by one as its XML is read.

use super::metadata::Element;
use quick_xml::Reader;
use quick_xml::escape::{resolve_predefined_entity, unescape};
use quick_xml::events::{BytesRef, BytesStart, Event};
use std::io::Cursor;

/// A relevant part of the file.
pub(super) enum Part {
    /// Text of this element, or a continuation of it.
    Words(Element, String),
    /// A folder and its name.
    Folder(Option<String>),
    Game(Game),
}

pub(super) struct Game {
    pub(super) data: Option<String>,
    pub(super) note: Option<String>,
    /// The position of the game's tag in the text, in bytes.
    pub(super) start: usize,
}

/// An error in the XML, after which nothing more can be read.
pub(super) struct XmlError {
    /// The byte at which the failed reading began.
    pub(super) at: usize,
    pub(super) reason: String,
}

/// Reads the parts in order. Entities that the file defines are not supported, so none can expand.
pub(super) struct Parts<T> {
    reader: Reader<Cursor<T>>,
    /// The buffer of the XML reader.
    event: Vec<u8>,
    /// The innermost element, if its text is relevant.
    element: Option<Element>,
}

impl<T: AsRef<[u8]> + AsRef<str>> Parts<T> {
    pub(super) fn of(text: T) -> Parts<T> {
        Parts { reader: Reader::from_reader(Cursor::new(text)), event: Vec::new(), element: None }
    }

    pub(super) fn text(&self) -> &str {
        self.reader.get_ref().get_ref().as_ref()
    }

    /// Returns how much of the text has been read, in bytes.
    fn place(&self) -> usize {
        usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX).min(self.text().len())
    }

    /// Returns the next part; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Part>, XmlError> {
        loop {
            let at = self.place();
            if let Some(part) = self.step(at).map_err(|reason| XmlError { at, reason })? {
                return Ok(part);
            }
        }
    }

    /// Reads one XML event, which begins at `start`. Returns `None` if it is not relevant, `Some(None)` at the end.
    fn step(&mut self, start: usize) -> Result<Option<Option<Part>>, String> {
        self.event.clear();
        let mut buffer = std::mem::take(&mut self.event);
        let event = self.reader.read_event_into(&mut buffer).map_err(|error| error.to_string())?;
        let words = |element, words| Ok(Some(Some(Part::Words(element, words))));
        let step = match (&event, self.element) {
            (Event::Eof, _) => Ok(Some(None)),
            (Event::Start(tag) | Event::Empty(tag), _) => {
                let is_open = matches!(event, Event::Start(_));
                self.element = Element::named(tag.name().as_ref()).filter(|_| is_open);
                match tag.name().as_ref() {
                    b"folder" => Ok(Some(Some(Part::Folder(attribute(tag, b"name")?)))),
                    b"game" => {
                        let (data, note) = (attribute(tag, b"data")?, attribute(tag, b"note")?);
                        Ok(Some(Some(Part::Game(Game { data, note, start }))))
                    }
                    _ => Ok(None),
                }
            }
            (Event::End(_), _) => {
                self.element = None;
                Ok(None)
            }
            // Text of unknown elements is skipped, however long it is.
            (_, None) => Ok(None),
            (Event::Text(text), Some(element)) => {
                words(element, text.decode().map_err(|e| e.to_string())?.into_owned())
            }
            (Event::CData(text), Some(element)) => {
                words(element, text.decode().map_err(|e| e.to_string())?.into_owned())
            }
            (Event::GeneralRef(name), Some(element)) => words(element, reference(name)?),
            _ => Ok(None),
        };
        self.event = buffer;
        step
    }
}

/// Resolves an entity such as `&lt;` or `&#60;`.
fn reference(name: &BytesRef) -> Result<String, String> {
    if let Some(character) = name.resolve_char_ref().map_err(|error| error.to_string())? {
        return Ok(character.to_string());
    }
    let name = name.decode().map_err(|error| error.to_string())?;
    let known = resolve_predefined_entity(&name).map(str::to_owned);
    known.ok_or_else(|| format!("unknown entity &{name};"))
}

/// Returns the value of an attribute; `None` if the tag lacks it.
///
/// # Errors
/// The reason why the attribute cannot be read.
fn attribute(tag: &BytesStart, name: &[u8]) -> Result<Option<String>, String> {
    // Checking for duplicates would compare each attribute with all others.
    for attribute in tag.attributes().with_checks(false) {
        let attribute = attribute.map_err(|error| error.to_string())?;
        if attribute.key.as_ref() == name {
            let raw = std::str::from_utf8(&attribute.value).map_err(|error| error.to_string())?;
            return unescape(raw).map(|value| Some(value.into_owned())).map_err(|error| error.to_string());
        }
    }
    Ok(None)
}
