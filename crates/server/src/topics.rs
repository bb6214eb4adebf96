//! The questions of the API and their options. Requests are checked against this table, and the OpenAPI document lists it.

use super::refused::Refused;
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
    pub options: &'static [Choice],
}

/// An option of a question.
#[derive(Debug)]
pub(super) struct Choice {
    pub name: &'static str,
    pub about: &'static str,
    pub kind: Kind,
}

/// The values that an option accepts.
#[derive(Debug)]
pub(super) enum Kind {
    Flag,
    /// A whole number within these limits.
    Number(u64, u64),
    /// One of these names, in upper or lower case.
    OneOf(fn() -> Vec<String>),
    /// A whole number, or a string of its digits: not every program can represent numbers of that size.
    Seed,
}

/// The option that all questions have, for lists.
const STRICT: Choice = Choice {
    name: "strict",
    about: "If one item of a list has no answer, refuse the whole list, instead of answering that item with an error.",
    kind: Kind::Flag,
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
    options: &[Choice {
        name: "limit",
        about: "Stop counting at this number [default: 1000000].",
        kind: Kind::Number(1, COUNT_LIMIT),
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
        Choice { name: "until", about: "Return only the first N steps.", kind: Kind::Number(0, u64::MAX) },
        Choice {
            name: "candidates",
            about: "Also return the candidates that are left after the last step.",
            kind: Kind::Flag,
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
    options: &[Choice {
        name: "to",
        about: "The notation to convert to [default: line].",
        kind: Kind::OneOf(|| Notation::ALL.iter().map(|notation| notation.name().to_owned()).collect()),
    }],
};

pub(super) const GENERATE: Topic = Topic {
    name: "generate",
    summary: "Generate puzzles with one solution",
    answer: "Generated",
    takes_puzzles: false,
    options: &[
        Choice {
            name: "count",
            about: "How many puzzles to generate. With this, the answer is a list; without it, a single puzzle.",
            kind: Kind::Number(0, u64::MAX),
        },
        Choice {
            name: "board",
            about: "Another board than the classic one. Can be combined only with level, count and seed. In a query, write the plus sign as %2B.",
            kind: Kind::OneOf(|| board_generator::BoardKind::all().iter().map(ToString::to_string).collect()),
        },
        Choice {
            name: "givens",
            about: "How many givens each puzzle has. Cannot be combined with minimal.",
            kind: Kind::Number(17, 80),
        },
        Choice { name: "minimal", about: "Make every given necessary.", kind: Kind::Flag },
        Choice {
            name: "symmetry",
            about: "The symmetry of the pattern of givens.",
            kind: Kind::OneOf(|| Symmetry::ALL.iter().map(|symmetry| symmetry.name().to_owned()).collect()),
        },
        Choice {
            name: "difficulty",
            about: "How hard each puzzle is for a search.",
            kind: Kind::OneOf(|| Difficulty::ALL.iter().map(ToString::to_string).collect()),
        },
        Choice {
            name: "level",
            about: "The level of each puzzle, as rate reports it. Cannot be combined with needs.",
            kind: Kind::OneOf(|| Level::ALL.iter().map(|level| level.name().to_lowercase()).collect()),
        },
        Choice {
            name: "needs",
            about: "The hardest technique each puzzle needs.",
            kind: Kind::OneOf(|| {
                let needed = Technique::all().iter().copied().filter(|technique| technique.is_for_paths());
                needed.map(technique_name).collect()
            }),
        },
        Choice { name: "seed", about: "The same seed makes the same puzzles [default: random].", kind: Kind::Seed },
    ],
};

/// All questions, in the order of the document.
pub(super) const ALL: [&Topic; 8] = [&SOLVE, &COUNT, &CHECK, &RATE, &EXPLAIN, &HINT, &CONVERT, &GENERATE];

impl Topic {
    /// Returns all options of the question.
    pub fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.options.iter().chain([&STRICT])
    }

    /// Returns the option with that name.
    pub fn choice(&self, name: &str) -> Result<&Choice, Refused> {
        self.choices().find(|choice| choice.name == name).ok_or_else(|| {
            let puzzles = ["puzzle", "puzzles"].into_iter().filter(|_| self.takes_puzzles);
            let names: Vec<_> = puzzles.chain(self.choices().map(|choice| choice.name)).collect();
            let (name, topic, names) = (Excerpt(name).to_string(), self.name, names.join(", "));
            Refused::Question(format!("{topic} has no option {name:?}; it has {names}"))
        })
    }
}

impl Choice {
    /// Parses a value of this option as written in a query.
    pub fn read(&self, text: &str) -> Result<Value, Refused> {
        let value = match (&self.kind, text) {
            (Kind::Flag, "true") => true.into(),
            (Kind::Flag, "false") => false.into(),
            (Kind::Number(..), text) => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
            (_, text) => text.into(),
        };
        self.check(value)
    }

    /// Returns a value of this option if it is allowed. Names are returned as spelled in the table.
    pub fn check(&self, value: Value) -> Result<Value, Refused> {
        let checked = match &self.kind {
            Kind::Flag => value.as_bool().map(Value::from),
            Kind::Number(least, most) => {
                whole(&value).filter(|number| (least..=most).contains(&number)).map(Value::from)
            }
            Kind::OneOf(names) => value
                .as_str()
                .and_then(|name| names().into_iter().find(|own| own.eq_ignore_ascii_case(name)))
                .map(Value::from),
            Kind::Seed => {
                let digits = || value.as_str().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
                whole(&value).or_else(|| digits()?.parse().ok()).map(Value::from)
            }
        };
        checked.ok_or_else(|| {
            let (name, text) = (self.name, value.to_string());
            Refused::Question(format!("{name} must be {}, not {}", self.kind.allowed(), Excerpt(&text)))
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

impl Kind {
    /// Describes the allowed values in words.
    fn allowed(&self) -> String {
        match self {
            Kind::Flag => "true or false".to_owned(),
            Kind::Number(0, u64::MAX) => "a whole number".to_owned(),
            Kind::Number(least, most) => format!("a whole number from {least} to {most}"),
            Kind::OneOf(names) => format!("one of {}", names().join(", ")),
            Kind::Seed => format!("a whole number from 0 to {}", u64::MAX),
        }
    }

    /// Describes the allowed values as a JSON schema.
    pub fn schema(&self) -> Value {
        match self {
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Number(least, u64::MAX) => json!({ "type": "integer", "minimum": least }),
            Kind::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
            Kind::OneOf(names) => json!({ "type": "string", "enum": names() }),
            Kind::Seed => json!({ "type": ["string", "integer"], "pattern": "^[0-9]{1,19}$", "minimum": 0 }),
        }
    }
}
