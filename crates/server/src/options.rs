//! Options of requests: checks their values, and describes them for the OpenAPI document.

use super::request_error::RequestError;
use serde_json::{Value, json};
use std::iter;
use sudoku_answers::topics::{Topic, TopicOption, ValueKind};
use sudoku_board::notation::Excerpt;

/// The option that all questions have, for lists.
const STRICT: TopicOption = TopicOption {
    name: "strict",
    help: "Refuse the whole list if one of its items has no answer, instead of answering that item with an error",
    kind: ValueKind::Flag,
};

/// Returns all options of a question.
pub(super) fn all(topic: &'static Topic) -> impl Iterator<Item = &'static TopicOption> {
    topic.options.iter().chain(iter::once(&STRICT))
}

/// Returns the option of a question with that name.
pub(super) fn named(topic: &'static Topic, name: &str) -> Result<&'static TopicOption, RequestError> {
    all(topic).find(|option| option.name == name).ok_or_else(|| {
        let puzzles = ["puzzle", "puzzles"].into_iter().filter(|_| topic.takes_puzzles);
        let names: Vec<_> = puzzles.chain(all(topic).map(|option| option.name)).collect();
        let (name, topic, names) = (Excerpt(name).to_string(), topic.name, names.join(", "));
        RequestError::Question(format!("{topic} has no option {name:?}; it has {names}"))
    })
}

/// Parses a value of an option as written in a query.
pub(super) fn read(option: &TopicOption, text: &str) -> Result<Value, RequestError> {
    let value = match (&option.kind, text) {
        (ValueKind::Flag, "true") => true.into(),
        (ValueKind::Flag, "false") => false.into(),
        (ValueKind::Number(..), text) => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
        (_, text) => text.into(),
    };
    check(option, value)
}

/// Returns a value of an option if it is allowed. Names are returned as spelled in the table.
pub(super) fn check(option: &TopicOption, value: Value) -> Result<Value, RequestError> {
    let checked = match &option.kind {
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
        let (name, text) = (option.name, value.to_string());
        RequestError::Question(format!("{name} must be {}, not {}", allowed(&option.kind), Excerpt(&text)))
    })
}

/// Returns a whole number, which may be written as 70.0.
fn whole(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..2f64.powi(53)).contains(number))?;
        Some(number as u64)
    })
}

/// Describes the allowed values in words.
fn allowed(kind: &ValueKind) -> String {
    match kind {
        ValueKind::Flag => "true or false".to_owned(),
        ValueKind::Number(0, u64::MAX) => "a whole number".to_owned(),
        ValueKind::Number(least, most) => format!("a whole number from {least} to {most}"),
        ValueKind::OneOf(names) => format!("one of {}", names().join(", ")),
        ValueKind::Seed => format!("a whole number from 0 to {}", u64::MAX),
    }
}

/// Describes the allowed values as a JSON schema.
pub(super) fn schema(kind: &ValueKind) -> Value {
    match kind {
        ValueKind::Flag => json!({ "type": "boolean" }),
        ValueKind::Number(least, u64::MAX) => json!({ "type": "integer", "minimum": least }),
        ValueKind::Number(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        ValueKind::OneOf(names) => json!({ "type": "string", "enum": names() }),
        ValueKind::Seed => json!({ "type": ["string", "integer"], "pattern": "^[0-9]{1,19}$", "minimum": 0 }),
    }
}
