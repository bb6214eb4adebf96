//! What is printed for programs to read: an object of JSON, or a line of a table, with columns one can choose.

use super::report::{InCollection, Report};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::{io, mem};

/// Whether records are printed, and how.
#[derive(Args, Clone, Debug)]
pub struct Records {
    /// Print an object of JSON per line.
    #[arg(long, group = "records")]
    pub json: bool,
    /// Print a table with commas below a line of names: all columns, or those that are named, as in --csv=puzzle.
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

/// Whether the columns beside a puzzle are handed through.
#[derive(Args, Clone, Copy, Debug)]
pub struct Keep {
    /// Add the other columns of the lines from which the puzzles come; needs --json or --csv.
    #[arg(long, requires = "records")]
    pub keep: bool,
}

/// How records are printed.
#[derive(Debug)]
pub(super) enum Form {
    /// All that is told.
    Json,
    /// These columns.
    Csv(Vec<&'static str>),
}

impl Records {
    /// How records of these columns are printed, if they are.
    ///
    /// # Errors
    /// A column was named that is none of them: the sentence that says so.
    pub(super) fn form(&self, columns: &[&'static str]) -> Result<Option<Form>, String> {
        let Some(wanted) = &self.csv else { return Ok(self.json.then_some(Form::Json)) };
        if wanted.is_empty() {
            return Ok(Some(Form::Csv(columns.to_vec())));
        }
        let named = |name: &str| {
            let known = columns.iter().find(|column| **column == name.trim());
            known.copied().ok_or_else(|| format!("--csv: there is no column {name:?} here, but {}", columns.join(", ")))
        };
        Ok(Some(Form::Csv(wanted.split(',').map(named).collect::<Result<_, _>>()?)))
    }
}

impl Report<'_> {
    /// Prints what is told of a puzzle, and then the columns that are handed through.
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

/// The name of a column that is handed through, which may be that of one of ours.
fn kept_name(name: &str, is_taken: bool) -> String {
    if is_taken { format!("input_{name}") } else { name.to_owned() }
}

/// A value as it stands in a table.
fn words(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => "".into(),
        Value::String(text) => text.into(),
        other => other.to_string().into(),
    }
}

/// A line of a table, by RFC 4180: what has a comma, a quotation mark or a line end in it stands between quotation marks.
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
