//! The serialized form of cells, values, houses and boards: their displayed text, and a number for a value.

use super::{Board, ClassicCell, ClassicHouse, Grid};
use crate::{Cell, CellKind, House, Value, Values};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sudoku_storage::serialize_as_text;

serialize_as_text!(Grid);

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    /// Reads a cell of a classic board; no other cells are written to files by themselves.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cell::from_name(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for House {
    /// Reads a house of a classic board; no other houses are written to files by themselves.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        House::from_name(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Value {
    /// Reads a digit of a classic board; no other values are written to files by themselves.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::digit(u8::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("a digit is 1 to 9"))
    }
}

impl Serialize for Values {
    /// Writes the set as a list of values.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Value>::deserialize(deserializer).map(|values| values.into_iter().collect())
    }
}

impl Serialize for Board {
    /// Writes the 81 characters of the puzzle. If the player has entered digits, adds a space and the 81 characters of the
    /// whole board.
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
