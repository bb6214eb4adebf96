//! Output for programs: one JSON object per line, or a table whose columns you can choose.

use super::report::{InCollection, Report};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::{io, mem};

/// Whether to print records, and how.
#[derive(Args, Clone, Debug)]
pub struct Records {
    /// Print one JSON object per line.
    #[arg(long, group = "records")]
    pub json: bool,
    /// Print a comma-separated table with a header: all columns, or only those you name, as in --csv=puzzle.
    #[arg(
        long,
        value_name = "COLUMN,...",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "",
        group = "records"
    )]
    pub csv: Option<String>,
}

/// Whether other columns of a table are passed through.
#[derive(Args, Clone, Copy, Debug)]
pub struct Keep {
    /// Add the other columns of the input table; requires --json or --csv.
    #[arg(long, requires = "records")]
    pub keep: bool,
}

/// How records are printed.
#[derive(Debug)]
pub(super) enum Form {
    /// With all their fields.
    Json,
    /// With these columns.
    Csv(Vec<&'static str>),
}

impl Records {
    /// How to print records that have these columns, if at all.
    ///
    /// # Errors
    /// The error message, if a column was named that does not exist.
    pub(super) fn form(&self, columns: &[&'static str]) -> Result<Option<Form>, String> {
        let Some(wanted) = &self.csv else { return Ok(self.json.then_some(Form::Json)) };
        if wanted.is_empty() {
            return Ok(Some(Form::Csv(columns.to_vec())));
        }
        let named = |name: &str| {
            let known = columns.iter().find(|column| **column == name.trim());
            known
                .copied()
                .ok_or_else(|| format!("--csv: there is no column {name:?}; choose from {}", columns.join(", ")))
        };
        Ok(Some(Form::Csv(wanted.split(',').map(named).collect::<Result<_, _>>()?)))
    }
}

impl Report<'_> {
    /// Prints a record, followed by the columns that are passed through.
    pub fn record(&mut self, form: &Form, answer: &impl Serialize) -> io::Result<()> {
        let mut fields = serde_json::to_value(answer)?.as_object_mut().map(mem::take).unwrap_or_default();
        let columns = match form {
            Form::Json => {
                let kept = self.kept.iter();
                let kept: Vec<(String, Value)> = kept
                    .map(|(name, value)| (kept_name(name, fields.contains_key(name)), value.as_str().into()))
                    .collect();
                fields.extend(kept);
                return self.words(Value::Object(fields));
            }
            Form::Csv(columns) => columns,
        };
        let (written, kept) = (&mut self.written, &self.kept);
        if written.collection.is_none() {
            let others = kept.iter().map(|(name, _)| kept_name(name, columns.contains(&&**name)).into());
            let names = line(columns.iter().map(|&column| column.into()).chain(others));
            written.collection = Some(InCollection::table(written.out.len(), names));
        }
        let own = columns.iter().map(|column| fields.get(*column).map_or(Cow::Borrowed(""), words));
        written.out.extend_from_slice(line(own.chain(kept.iter().map(|(_, kept)| kept.into()))).as_bytes());
        written.boards += 1;
        self.make_room()
    }
}

/// The name of a column that is passed through. It may clash with one of ours.
fn kept_name(name: &str, is_taken: bool) -> String {
    if is_taken { format!("input_{name}") } else { name.to_owned() }
}

/// A value as written in a table.
fn words(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "".into(),
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

/// A line of a table as in RFC 4180: a field with a comma, a quotation mark or a line end is quoted.
fn line<'a>(fields: impl Iterator<Item = Cow<'a, str>>) -> String {
    let mut line = String::new();
    for (index, field) in fields.enumerate() {
        line.push_str(if index > 0 { "," } else { "" });
        if field.contains(['"', ',', '\n', '\r']) {
            line.push_str(&format!("\"{}\"", field.replace('"', "\"\"")));
        } else {
            line.push_str(&field);
        }
    }
    line + "\n"
}
