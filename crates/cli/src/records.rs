//! Output for programs: one JSON object per line, or a table whose columns you can choose.

use super::complaints::Complaint;
use super::report::Report;
use crate::tables::{KeptColumns, Row, Table, words};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::{io, mem};

/// The options that print records.
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

/// The option that passes other columns of a table through.
#[derive(Args, Clone, Copy, Debug)]
pub struct KeepColumns {
    /// Add the other columns of the input table; requires --json or --csv.
    ///
    /// If the output has a column of the same name, the input's column is renamed: `solution` becomes `input_solution`. The columns
    /// of several tables are matched by name.
    #[arg(long, requires = "records")]
    pub keep: bool,
}

/// The format of records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Form {
    /// The columns of a table; `None` for JSON objects with all of them.
    pub table: Option<Vec<&'static str>>,
    /// All columns that a record may have.
    all: &'static [&'static str],
    /// True if the other columns of the input are added.
    pub keeps: bool,
}

impl Records {
    /// Returns the format of records with these columns; `None` if no records are asked for.
    ///
    /// # Errors
    /// Returns the error message if a column was named that does not exist.
    pub(super) fn form(&self, columns: &'static [&'static str], keeps: bool) -> Result<Option<Form>, String> {
        let form = |table| Form { table, all: columns, keeps };
        let Some(wanted) = &self.csv else { return Ok(self.json.then(|| form(None))) };
        if wanted.is_empty() {
            return Ok(Some(form(Some(columns.to_vec()))));
        }
        let named = |name: &str| {
            let known = columns.iter().find(|column| **column == name.trim());
            known
                .copied()
                .ok_or_else(|| format!("--csv: there is no column {name:?}; choose from {}", columns.join(", ")))
        };
        Ok(Some(form(Some(wanted.split(',').map(named).collect::<Result<_, _>>()?))))
    }
}

impl Form {
    /// Creates the format for JSON objects that have at most these columns.
    pub fn json(all: &'static [&'static str], keeps: bool) -> Form {
        Form { table: None, all, keeps }
    }

    /// Creates the format for a table with all columns.
    pub fn csv(all: &'static [&'static str], keeps: bool) -> Form {
        Form { table: Some(all.to_vec()), all, keeps }
    }

    /// Returns the name that a column of the input has in the output; `None` for the puzzles, if the output has them anyway.
    fn name(&self, table: &Table, own: &str) -> Option<String> {
        let ours = self.table.as_deref().unwrap_or(self.all);
        if own == table.names[table.puzzle] && ours.contains(&"puzzle") {
            return None;
        }
        if !ours.contains(&own) {
            return Some(own.to_owned());
        }
        let name = format!("input_{own}");
        let is_free = |name: &String| !table.has(name);
        let numbered = || (2..).map(|number| format!("{name}_{number}")).find(is_free);
        Some(name.clone()).filter(is_free).or_else(numbered)
    }

    /// Returns the names of the columns that are passed through from all of these tables.
    pub fn kept_names<'a>(&self, tables: impl Iterator<Item = &'a Table>) -> Vec<String> {
        let (mut names, mut known) = (Vec::new(), HashSet::new());
        for table in tables.filter(|_| self.keeps) {
            let own = table.names.iter().filter_map(|own| self.name(table, own));
            names.extend(own.filter(|name| known.insert(name.clone())));
        }
        names
    }

    /// Returns the columns that are passed through from a table, in the order of these names.
    pub fn kept(&self, table: &Arc<Table>, names: &[String]) -> KeptColumns {
        let own = table.names.iter().map(|own| self.name(table, own));
        let columns: HashMap<String, usize> =
            own.enumerate().filter_map(|(column, name)| Some((name?, column))).collect();
        let column = |name: &String| columns.get(name).copied();
        KeptColumns { table: Arc::clone(table), columns: names.iter().map(column).collect() }
    }

    /// Returns the reason why a row cannot be printed in this format, if there is one.
    pub fn format_error(&self, kept: &KeptColumns, row: &Row) -> Option<String> {
        let name = row.unknown_column(&kept.table).filter(|_| self.table.is_some())?;
        Some(format!("the first lines have no {name:?}, so there is no column for it; print objects with --json"))
    }

    /// Returns the first line of the output: the names of a table's columns.
    pub fn header(&self, kept: &[String]) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        if let Some(columns) = &self.table {
            write_row(&mut line, columns.iter().map(|&name| name.into()).chain(kept.iter().map(|name| name.into())))?;
        }
        Ok(line)
    }
}

impl Report<'_> {
    /// Prints a record, followed by the columns that are passed through.
    pub fn record(&mut self, form: &Form, answer: &impl Serialize) -> io::Result<()> {
        let mut fields = serde_json::to_value(answer)?.as_object_mut().map(mem::take).unwrap_or_default();
        let Some(columns) = &form.table else {
            if let Some((kept, row)) = self.kept {
                let named = |(own, value)| Some((form.name(&kept.table, own)?, value));
                fields.extend(row.values(&kept.table).into_iter().filter_map(named));
            }
            return self.words(Value::Object(fields));
        };
        let own = columns.iter().map(|column| fields.get(*column).map_or(Cow::Borrowed(""), words));
        let kept = self.kept.iter().flat_map(|(kept, row)| {
            let text = |column: usize| row.text(&kept.table.names[column], column);
            kept.columns.iter().map(move |column| column.map_or(Cow::Borrowed(""), text))
        });
        let cells: Vec<Cow<'_, str>> = own.chain(kept).collect();
        let formula = cells.iter().find_map(|cell| formula_prefix(cell));
        write_row(&mut self.pending.out, cells.into_iter())?;
        if let Some(sign) = formula {
            let reason = format!(
                "a cell begins with {sign}, so a spreadsheet may run it as a formula; import its column as text"
            );
            self.say(Complaint::general(reason).at_most(1))?;
        }
        self.flush_if_full()
    }
}

/// Returns the first character of a cell that a spreadsheet would run as a formula; `None` for numbers and other text.
fn formula_prefix(cell: &str) -> Option<char> {
    let sign = cell.trim_start().chars().next().filter(|sign| "=@+-".contains(*sign))?;
    cell.parse::<f64>().is_err().then_some(sign)
}

/// Writes a row of a table as RFC 4180 specifies.
fn write_row<'a>(out: &mut Vec<u8>, cells: impl Iterator<Item = Cow<'a, str>>) -> io::Result<()> {
    let mut writer = csv::WriterBuilder::new().buffer_capacity(1 << 9).from_writer(out);
    for cell in cells {
        writer.write_field(&*cell)?;
    }
    writer.write_record(None::<&[u8]>)?;
    writer.flush()
}
