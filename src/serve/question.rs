//! What a request asks: its puzzles and its options, from a query or from a body of JSON.

use super::limits::Limits;
use super::refused::Refused;
use axum::body::{self, Body};
use axum::http::{Method, Request, header};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tokio::time::timeout;

/// What is asked.
#[derive(Debug)]
pub(super) struct Question<O> {
    pub puzzles: Vec<String>,
    /// Whether they came as a list, so that a list is answered.
    pub is_list: bool,
    pub options: O,
}

/// The puzzles of a body.
#[derive(Deserialize)]
struct Puzzles {
    puzzle: Option<String>,
    puzzles: Option<Vec<String>>,
}

impl<O: DeserializeOwned> Question<O> {
    /// Reads a request.
    pub async fn of(request: Request<Body>, limits: &Limits) -> Result<Question<O>, Refused> {
        if request.method() == Method::POST { of_body(request, limits).await } else { of_query(request.uri().query()) }
    }
}

/// A puzzle for each `puzzle`; those named `puzzles` are a list, be it of one.
fn of_query<O: DeserializeOwned>(query: Option<&str>) -> Result<Question<O>, Refused> {
    let (mut puzzles, mut is_list, mut options) = (Vec::new(), false, Map::new());
    for (name, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()) {
        match &*name {
            "puzzle" | "puzzles" => {
                is_list |= name == "puzzles" || !puzzles.is_empty();
                puzzles.push(value.into_owned());
            }
            name => drop(options.insert(name.to_owned(), value_of(&value))),
        }
    }
    let options = O::deserialize(Value::Object(options)).map_err(|reason| Refused::Query(reason.to_string()))?;
    Ok(Question { puzzles, is_list, options })
}

/// What a value of a query means.
fn value_of(text: &str) -> Value {
    match text {
        "true" | "" => true.into(),
        "false" => false.into(),
        text => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
    }
}

async fn of_body<O: DeserializeOwned>(request: Request<Body>, limits: &Limits) -> Result<Question<O>, Refused> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Pages of other sites cannot send this without asking.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Refused::NotJson);
    }
    let body = timeout(limits.patience, body::to_bytes(request.into_body(), limits.body)).await;
    let body = body.map_err(|_| Refused::TooSlow)?.map_err(|_| Refused::TooLarge(limits.body))?;
    let wrong = |reason: serde_json::Error| Refused::Body(reason.to_string());
    let mut all: Map<String, Value> = serde_json::from_slice(&body).map_err(wrong)?;
    let named = ["puzzle", "puzzles"].into_iter().filter_map(|name| Some((name.to_owned(), all.remove(name)?)));
    let Puzzles { puzzle, puzzles } = Puzzles::deserialize(Value::Object(named.collect())).map_err(wrong)?;
    if puzzle.is_some() && puzzles.is_some() {
        return Err(Refused::Body("puzzle and puzzles stand side by side; one of them is wanted".to_owned()));
    }
    let is_list = puzzles.is_some();
    let puzzles = puzzles.unwrap_or_else(|| puzzle.into_iter().collect());
    let options = O::deserialize(Value::Object(all)).map_err(wrong)?;
    Ok(Question { puzzles, is_list, options })
}
