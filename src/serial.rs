//! Floor 5: serde for what programs keep: as text where it prints one that can be read again, a digit as its number.

use crate::classic::{Board, Cell, CellKind, Digit, Digits, House};
use crate::engines::Engine;
use crate::fast::Grid;
use crate::notation::{Metadata, Notation};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Serializes a type as the text that it prints.
macro_rules! as_text {
    ($($type:ty),*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        })*
    };
}

as_text!(Cell, House, Grid, Notation, Engine);

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Digit::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for Digits {
    /// A list of digits.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Digit>::deserialize(deserializer).map(|digits| digits.into_iter().collect())
    }
}

impl Serialize for Board {
    /// 81 characters of the puzzle; after a space, if the player has put digits, 81 of the whole board.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let puzzle = self.puzzle();
        if puzzle == *self {
            serializer.collect_str(self)
        } else {
            serializer.collect_str(&format_args!("{puzzle} {self}"))
        }
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (puzzle, whole) = text.split_once(' ').unwrap_or((&text, &text));
        let [puzzle, whole] = [puzzle, whole].map(|text| text.parse::<Grid>().map_err(D::Error::custom));
        let (mut board, whole) = (puzzle?.board(), whole?);
        for cell in Cell::all() {
            match board.get(cell) {
                None => board.put(cell, whole.get(cell), CellKind::User),
                given if given == whole.get(cell) => {}
                _ => return Err(D::Error::custom("a given of the puzzle is not on the board")),
            }
        }
        Ok(board)
    }
}

impl Serialize for Metadata {
    /// Writes the known entries only.
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
