//! The questions of the API and their options. Requests are checked against this table, and the OpenAPI document lists it.

use super::request_error::RequestError;
use serde_json::{Value, json};
use sudoku_answers::technique_name;
use sudoku_board::notation::{Excerpt, Notation};
use sudoku_generate::board_generator;
use sudoku_generate::{Difficulty, Symmetry};
use sudoku_techniques::{Level, Technique};

/// The number up to which solutions are counted.
pub(super) const COUNT_LIMIT: u64 = 1_000_000;

/// A question of the API.
#[derive(Debug)]
pub(super) struct Topic {
    /// The last part of its path.
    pub name: &'static str,
    pub summary: &'static str,
    /// The schema of the answer, in the OpenAPI document.
    pub answer: &'static str,
    /// True if the question is about puzzles.
    pub takes_puzzles: bool,
    pub options: &'static [OptionSpec],
}

/// An option of a question.
#[derive(Debug)]
pub(super) struct OptionSpec {
    pub name: &'static str,
    pub description: &'static str,
    pub kind: ValueKind,
}

/// The values that an option accepts.
#[derive(Debug)]
pub(super) enum ValueKind {
    Flag,
    /// A whole number within these limits.
    Number(u64, u64),
    /// One of these names, in upper or lower case.
    OneOf(fn() -> Vec<String>),
    /// A whole number, or a string of its digits: not every program can represent numbers of that size.
    Seed,
}

/// The option that all questions have, for lists.
const STRICT: OptionSpec = OptionSpec {
    name: "strict",
    description: "If one item of a list has no answer, refuse the whole list, instead of answering that item with an error.",
    kind: ValueKind::Flag,
};

pub(super) const SOLVE: Topic = Topic {
    name: "solve",
    summary: "Solve a puzzle and report whether the solution is unique",
    answer: "Solved",
    takes_puzzles: true,
    options: &[],
};

pub(super) const COUNT: Topic = Topic {
    name: "count",
    summary: "Count the solutions",
    answer: "Counted",
    takes_puzzles: true,
    options: &[OptionSpec {
        name: "limit",
        description: "Stop counting at this number [default: 1000000].",
        kind: ValueKind::Number(1, COUNT_LIMIT),
    }],
};

pub(super) const CHECK: Topic = Topic {
    name: "check",
    summary: "Check whether a puzzle is valid, unique, minimal, solved",
    answer: "Checked",
    takes_puzzles: true,
    options: &[],
};

pub(super) const RATE: Topic =
    Topic { name: "rate", summary: "Rate how hard a puzzle is", answer: "Rated", takes_puzzles: true, options: &[] };

pub(super) const EXPLAIN: Topic = Topic {
    name: "explain",
    summary: "Explain step by step how a person would solve a puzzle",
    answer: "Explained",
    takes_puzzles: true,
    options: &[
        OptionSpec {
            name: "until",
            description: "Return only the first N steps.",
            kind: ValueKind::Number(0, u64::MAX),
        },
        OptionSpec {
            name: "candidates",
            description: "Also return the candidates that are left after the last step.",
            kind: ValueKind::Flag,
        },
    ],
};

pub(super) const HINT: Topic = Topic {
    name: "hint",
    summary: "Find the next step a person would take",
    answer: "Hint",
    takes_puzzles: true,
    options: &[],
};

pub(super) const CONVERT: Topic = Topic {
    name: "convert",
    summary: "Convert a puzzle to another notation",
    answer: "Converted",
    takes_puzzles: true,
    options: &[OptionSpec {
        name: "to",
        description: "The notation to convert to [default: line].",
        kind: ValueKind::OneOf(|| Notation::ALL.iter().map(|notation| notation.name().to_owned()).collect()),
    }],
};

pub(super) const DESCRIBE: Topic = Topic {
    name: "describe",
    summary: "Describe a board to a program that draws it",
    answer: "Described",
    takes_puzzles: true,
    options: &[OptionSpec {
        name: "picture",
        description: "Also return a picture of the rules, without values, as SVG.",
        kind: ValueKind::Flag,
    }],
};

pub(super) const GENERATE: Topic = Topic {
    name: "generate",
    summary: "Generate puzzles with one solution",
    answer: "Generated",
    takes_puzzles: false,
    options: &[
        OptionSpec {
            name: "count",
            description: "How many puzzles to generate. With this, the answer is a list; without it, a single puzzle.",
            kind: ValueKind::Number(0, u64::MAX),
        },
        OptionSpec {
            name: "board",
            description: "Another board than the classic one. Can be combined only with level, count and seed. In a query, write the plus sign as %2B.",
            kind: ValueKind::OneOf(|| board_generator::BoardKind::all().iter().map(ToString::to_string).collect()),
        },
        OptionSpec {
            name: "givens",
            description: "How many givens each puzzle has. Cannot be combined with minimal.",
            kind: ValueKind::Number(17, 80),
        },
        OptionSpec { name: "minimal", description: "Make every given necessary.", kind: ValueKind::Flag },
        OptionSpec {
            name: "symmetry",
            description: "The symmetry of the pattern of givens.",
            kind: ValueKind::OneOf(|| Symmetry::ALL.iter().map(|symmetry| symmetry.name().to_owned()).collect()),
        },
        OptionSpec {
            name: "difficulty",
            description: "How hard each puzzle is for a search.",
            kind: ValueKind::OneOf(|| Difficulty::ALL.iter().map(ToString::to_string).collect()),
        },
        OptionSpec {
            name: "level",
            description: "The level of each puzzle, as rate reports it. Cannot be combined with needs.",
            kind: ValueKind::OneOf(|| Level::ALL.iter().map(|level| level.name().to_lowercase()).collect()),
        },
        OptionSpec {
            name: "needs",
            description: "The hardest technique each puzzle needs.",
            kind: ValueKind::OneOf(|| {
                let needed = Technique::all().iter().copied().filter(|technique| technique.is_for_paths());
                needed.map(technique_name).collect()
            }),
        },
        OptionSpec {
            name: "seed",
            description: "The same seed makes the same puzzles [default: random].",
            kind: ValueKind::Seed,
        },
    ],
};

/// All questions, in the order of the document.
pub(super) const ALL: [&Topic; 9] = [&SOLVE, &COUNT, &CHECK, &RATE, &EXPLAIN, &HINT, &CONVERT, &DESCRIBE, &GENERATE];

impl Topic {
    /// Returns all options of the question.
    pub fn all_options(&self) -> impl Iterator<Item = &OptionSpec> {
        self.options.iter().chain([&STRICT])
    }

    /// Returns the option with that name.
    pub fn option(&self, name: &str) -> Result<&OptionSpec, RequestError> {
        self.all_options().find(|option| option.name == name).ok_or_else(|| {
            let puzzles = ["puzzle", "puzzles"].into_iter().filter(|_| self.takes_puzzles);
            let names: Vec<_> = puzzles.chain(self.all_options().map(|option| option.name)).collect();
            let (name, topic, names) = (Excerpt(name).to_string(), self.name, names.join(", "));
            RequestError::Question(format!("{topic} has no option {name:?}; it has {names}"))
        })
    }
}

impl OptionSpec {
    /// Parses a value of this option as written in a query.
    pub fn read(&self, text: &str) -> Result<Value, RequestError> {
        let value = match (&self.kind, text) {
            (ValueKind::Flag, "true") => true.into(),
            (ValueKind::Flag, "false") => false.into(),
            (ValueKind::Number(..), text) => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
            (_, text) => text.into(),
        };
        self.check(value)
    }

    /// Returns a value of this option if it is allowed. Names are returned as spelled in the table.
    pub fn check(&self, value: Value) -> Result<Value, RequestError> {
        let checked = match &self.kind {
            ValueKind::Flag => value.as_bool().map(Value::from),
            ValueKind::Number(least, most) => {
                whole(&value).filter(|number| (least..=most).contains(&number)).map(Value::from)
            }
            ValueKind::OneOf(names) => value
                .as_str()
                .and_then(|name| names().into_iter().find(|own| own.eq_ignore_ascii_case(name)))
                .map(Value::from),
            ValueKind::Seed => {
                let digits = || value.as_str().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
                whole(&value).or_else(|| digits()?.parse().ok()).map(Value::from)
            }
        };
        checked.ok_or_else(|| {
            let (name, text) = (self.name, value.to_string());
            RequestError::Question(format!("{name} must be {}, not {}", self.kind.allowed(), Excerpt(&text)))
        })
    }
}

/// Returns a whole number, which may be written as 70.0.
fn whole(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..2f64.powi(53)).contains(number))?;
        Some(number as u64)
    })
}

impl ValueKind {
    /// Describes the allowed values in words.
    fn allowed(&self) -> String {
        match self {
            ValueKind::Flag => "true or false".to_owned(),
            ValueKind::Number(0, u64::MAX) => "a whole number".to_owned(),
            ValueKind::Number(least, most) => format!("a whole number from {least} to {most}"),
            ValueKind::OneOf(names) => format!("one of {}", names().join(", ")),
            ValueKind::Seed => format!("a whole number from 0 to {}", u64::MAX),
        }
    }

    /// Describes the allowed values as a JSON schema.
    pub fn schema(&self) -> Value {
        match self {
            ValueKind::Flag => json!({ "type": "boolean" }),
            ValueKind::Number(least, u64::MAX) => json!({ "type": "integer", "minimum": least }),
            ValueKind::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
            ValueKind::OneOf(names) => json!({ "type": "string", "enum": names() }),
            ValueKind::Seed => json!({ "type": ["string", "integer"], "pattern": "^[0-9]{1,19}$", "minimum": 0 }),
        }
    }
}
