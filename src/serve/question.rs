//! Reading requests: the puzzles and options from a query or a JSON body.

use super::limits::Limits;
use super::office::Office;
use super::refused::Refused;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, FromRequest};
use axum::http::{Method, Request, StatusCode, header};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tokio::time::timeout;

/// What a request asks.
#[derive(Debug)]
pub(super) struct Question<O> {
    pub puzzles: Vec<String>,
    /// Whether the puzzles came as a list, so that the answer is a list.
    pub is_list: bool,
    pub options: O,
}

/// The puzzles in a body.
#[derive(Deserialize)]
struct Puzzles {
    puzzle: Option<String>,
    puzzles: Option<Vec<String>>,
}

/// The options that are numbers, and those that are true or false. All others are strings, except seed, which may be a number
/// as well.
const NUMBERS: [&str; 4] = ["count", "givens", "limit", "until"];
const FLAGS: [&str; 2] = ["candidates", "minimal"];

/// Bodies that are larger, or of unknown size, need a reserved place while they arrive.
const SMALL: u64 = 1 << 16;

impl<O: DeserializeOwned> Question<O> {
    /// Reads a request.
    pub async fn of(request: Request<Body>, office: &Office) -> Result<Question<O>, Refused> {
        if request.method() == Method::POST { of_body(request, office).await } else { of_query(request.uri().query()) }
    }
}

/// Reads a query. A repeated `puzzle`, or any `puzzles`, makes a list.
fn of_query<O: DeserializeOwned>(query: Option<&str>) -> Result<Question<O>, Refused> {
    let (mut puzzles, mut is_list, mut options) = (Vec::new(), false, Map::new());
    for (name, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()) {
        match &*name {
            "puzzle" | "puzzles" => {
                is_list |= name == "puzzles" || !puzzles.is_empty();
                puzzles.push(value.into_owned());
            }
            name => {
                if options.insert(name.to_owned(), value_of(name, &value)).is_some() {
                    return Err(Refused::Question(format!("{name:?} is given twice; give it once")));
                }
            }
        }
    }
    Ok(Question { puzzles, is_list, options: options_of(options)? })
}

/// The value of an option in a query.
fn value_of(name: &str, text: &str) -> Value {
    match text {
        "true" | "" if FLAGS.contains(&name) => true.into(),
        "false" if FLAGS.contains(&name) => false.into(),
        text if NUMBERS.contains(&name) => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
        text => text.into(),
    }
}

/// Reads the options and checks their types.
fn options_of<O: DeserializeOwned>(options: Map<String, Value>) -> Result<O, Refused> {
    for (name, value) in &options {
        let (is_right, kind) = match name.as_str() {
            name if NUMBERS.contains(&name) => (value.is_u64() || value.is_null(), "a whole number"),
            name if FLAGS.contains(&name) => (value.is_boolean(), "true or false"),
            "seed" => continue,
            _ => (value.is_string() || value.is_null(), "a string"),
        };
        if !is_right {
            return Err(Refused::Question(format!("{name} must be {kind}, not {value}")));
        }
    }
    O::deserialize(Value::Object(options)).map_err(wrong)
}

fn wrong(reason: serde_json::Error) -> Refused {
    Refused::Question(reason.to_string())
}

async fn of_body<O: DeserializeOwned>(mut request: Request<Body>, office: &Office) -> Result<Question<O>, Refused> {
    let Limits { body: most, patience, .. } = office.limits;
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Pages of other sites cannot send this type without permission.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Refused::NotJson);
    }
    let size = request.body().size_hint();
    if size.lower() > most as u64 {
        return Err(Refused::TooLarge(most));
    }
    let _shelf = if size.upper().is_some_and(|size| size <= SMALL) { None } else { Some(office.shelf()?) };
    DefaultBodyLimit::max(most).apply(&mut request);
    let body = timeout(patience, Bytes::from_request(request, &())).await.map_err(|_| Refused::TooSlow)?;
    let body = body.map_err(|reason| match reason.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge(most),
        _ => Refused::BrokeOff,
    })?;
    let mut all: Map<String, Value> = serde_json::from_slice(&body).map_err(wrong)?;
    let named = ["puzzle", "puzzles"].into_iter().filter_map(|name| Some((name.to_owned(), all.remove(name)?)));
    let Puzzles { puzzle, puzzles } = Puzzles::deserialize(Value::Object(named.collect())).map_err(wrong)?;
    if puzzle.is_some() && puzzles.is_some() {
        return Err(Refused::Question("puzzle and puzzles are both given; use only one of them".to_owned()));
    }
    let is_list = puzzles.is_some();
    let puzzles = puzzles.unwrap_or_else(|| puzzle.into_iter().collect());
    Ok(Question { puzzles, is_list, options: options_of(all)? })
}
