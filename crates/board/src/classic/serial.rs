//! The serialized form of cells, values, houses and grids: their displayed text, and a number for a value.

use super::{ClassicCell, ClassicHouse, Grid};
use crate::{Cell, House, Value, Values};
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
