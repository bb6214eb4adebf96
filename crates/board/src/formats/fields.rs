//! Fields of f-puzzles' JSON, each with its position for errors.

use super::error::FormatError;
use crate::{Cell, NotACell};
use serde_json::{Map, Value};

/// A part of the JSON, and its position in words.
pub struct Field<'a> {
    pub value: &'a Value,
    pub place: String,
}

impl<'a> Field<'a> {
    /// Returns an error about this field.
    pub fn wrong(&self, reason: &str) -> FormatError {
        FormatError::Field { place: self.place.clone(), reason: reason.to_owned() }
    }

    /// Returns true if the field is missing, `false` or has no content.
    pub fn is_empty(&self) -> bool {
        match self.value {
            Value::Null | Value::Bool(false) => true,
            Value::String(text) => text.is_empty(),
            Value::Array(list) => list.is_empty(),
            Value::Object(fields) => fields.is_empty(),
            Value::Bool(true) | Value::Number(_) => false,
        }
    }

    /// Returns the field of that name, which is empty if there is none.
    pub fn get(&self, name: &str) -> Field<'a> {
        Field { value: self.value.get(name).unwrap_or(&Value::Null), place: format!("{}, {name}", self.place) }
    }

    pub fn object(&self) -> Result<&'a Map<String, Value>, FormatError> {
        self.value.as_object().ok_or_else(|| self.wrong("it must be an object"))
    }

    /// Returns the elements of a list; an empty field is an empty list.
    pub fn list(&self) -> Result<Vec<Field<'a>>, FormatError> {
        if self.is_empty() {
            return Ok(Vec::new());
        }
        let list = self.value.as_array().ok_or_else(|| self.wrong("it must be a list"))?;
        let field = |(number, value)| Field { value, place: format!("{} {number}", self.place) };
        Ok((1..).zip(list).map(field).collect())
    }

    /// Reads a boolean, or the text `true` or `false`; an empty field is `false`.
    pub fn flag(&self) -> Result<bool, FormatError> {
        match self.value {
            Value::Bool(is) => Ok(*is),
            Value::String(text) if text == "true" => Ok(true),
            Value::String(text) if text == "false" => Ok(false),
            _ if self.is_empty() => Ok(false),
            other => Err(self.wrong(&format!("{other} is neither true nor false"))),
        }
    }

    /// Reads a number, or a text that is a number; `None` if the field is empty.
    pub fn number(&self) -> Result<Option<i32>, FormatError> {
        if self.is_empty() {
            return Ok(None);
        }
        let number = match self.value {
            Value::Number(number) => number.as_i64().and_then(|number| i32::try_from(number).ok()),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        number.map(Some).ok_or_else(|| self.wrong(&format!("{} is not a number", self.value)))
    }

    /// Returns the text; `None` if there is none.
    pub fn text(&self) -> Option<String> {
        self.value.as_str().filter(|text| !text.is_empty()).map(str::to_owned)
    }

    /// Reads a cell such as `R1C1`.
    pub fn cell(&self) -> Result<Cell, FormatError> {
        let name = self.value.as_str().ok_or_else(|| self.wrong("it must be a cell, as R1C1"))?;
        name.parse().map_err(|error: NotACell| self.wrong(&error.to_string()))
    }

    /// Reads a list of cells.
    pub fn cells(&self) -> Result<Vec<Cell>, FormatError> {
        self.list()?.iter().map(Field::cell).collect()
    }

    /// Reads a list of lists of cells.
    pub fn lines(&self) -> Result<Vec<Vec<Cell>>, FormatError> {
        self.list()?.iter().map(Field::cells).collect()
    }
}
