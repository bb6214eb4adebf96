//! The OpenAPI document: the content of `openapi.json`, and the questions.

use super::api::PATH;
use super::options;
use super::worker_pool::WorkerPool;
use axum::Router;
use axum::body::Bytes;
use axum::http::header;
use axum::routing::get;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use sudoku_answers::topics::{self, Topic, TopicOption};

/// The document without the questions.
const DOCUMENT: &str = include_str!("openapi.json");

/// The example in the document: a puzzle with one solution.
const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The statuses of refusals, and the names of their responses.
const REFUSALS: [(&str, &str); 9] = [
    ("408", "TooSlow"),
    ("415", "NotJson"),
    ("400", "Unread"),
    ("405", "Method"),
    ("413", "TooMuch"),
    ("422", "Refused"),
    ("429", "TooOften"),
    ("431", "LargeHead"),
    ("503", "Busy"),
];

/// The number of refusals, from the first, that only a request with a body can get.
const OF_BODIES: usize = 2;

pub(super) fn routes() -> Router<Arc<WorkerPool>> {
    let document = Bytes::from(document().to_string());
    let answer = || async { ([(header::CONTENT_TYPE, "application/json")], document) };
    Router::new().route(&format!("{PATH}openapi.json"), get(answer))
}

fn document() -> Value {
    // A test requests the document, so it is known to be JSON.
    let mut document: Value = serde_json::from_str(DOCUMENT).unwrap_or_default();
    for topic in topics::ALL {
        document["paths"][format!("{PATH}{}", topic.name)] = json!({ "get": by_query(topic), "post": by_body(topic) });
    }
    document
}

fn by_query(topic: &'static Topic) -> Value {
    let puzzles = json!([
        {
            "name": "puzzle",
            "in": "query",
            "description": "A puzzle. Repeat it to send a list.",
            "schema": { "type": "string" },
            "example": EXAMPLE
        },
        {
            "name": "puzzles",
            "in": "query",
            "description": "One puzzle of a list; repeat it for each puzzle.",
            "schema": { "type": "array", "items": { "type": "string" } },
            "explode": true
        }
    ]);
    let parameter = |option: &TopicOption| json!({ "name": option.name, "in": "query", "description": description(option), "schema": options::schema(&option.kind) });
    let puzzles = puzzles.as_array().filter(|_| topic.takes_puzzles).into_iter().flatten().cloned();
    json!({
        "operationId": topic.name,
        "summary": topic.summary,
        "description": topic.description,
        "parameters": puzzles.chain(options::all(topic).map(parameter)).collect::<Value>(),
        "responses": responses(topic, &REFUSALS[OF_BODIES..])
    })
}

/// Returns the description of an option. In requests, options have no dashes.
fn description(option: &TopicOption) -> String {
    format!("{}.", option.help.replace("--", ""))
}

fn by_body(topic: &'static Topic) -> Value {
    let described = |option: &TopicOption| {
        let mut schema = options::schema(&option.kind);
        schema["description"] = description(option).into();
        (option.name.to_owned(), schema)
    };
    let mut properties: Map<String, Value> = options::all(topic).map(described).collect();
    let mut schema = json!({ "type": "object", "additionalProperties": false });
    let mut body = json!({});
    if topic.takes_puzzles {
        properties.insert("puzzle".to_owned(), json!({ "type": "string" }));
        properties.insert("puzzles".to_owned(), json!({ "type": "array", "items": { "type": "string" } }));
        schema["oneOf"] = json!([{ "required": ["puzzle"] }, { "required": ["puzzles"] }]);
        body["example"] = json!({ "puzzle": EXAMPLE });
    }
    schema["properties"] = properties.into();
    body["schema"] = schema;
    json!({
        "operationId": format!("{}ByBody", topic.name),
        "summary": topic.summary,
        "description": topic.description,
        "requestBody": { "required": true, "content": { "application/json": body } },
        "responses": responses(topic, &REFUSALS)
    })
}

fn responses(topic: &Topic, refusals: &[(&str, &str)]) -> Value {
    let refusal = |(status, name): &(&str, &str)| {
        ((*status).to_owned(), json!({ "$ref": format!("#/components/responses/{name}") }))
    };
    let mut responses: Map<String, Value> = refusals.iter().map(refusal).collect();
    let answer = json!({ "$ref": format!("#/components/schemas/{}", topic.answer) });
    let item = json!({ "oneOf": [answer, { "$ref": "#/components/schemas/Unanswered" }] });
    let schema = json!({ "oneOf": [answer, { "type": "array", "items": item }] });
    let answered = json!({
        "description": "The answer. A list gets a list of answers in the same order; an item without an answer is an error.",
        "content": { "application/json": { "schema": schema } }
    });
    responses.insert("200".to_owned(), answered);
    responses.into()
}
