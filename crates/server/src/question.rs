//! Reading requests: the puzzles and options from a query or a JSON body.

use super::limits::Limits;
use super::options;
use super::question_kind::QuestionOptions;
use super::request_error::RequestError;
use super::worker_pool::WorkerPool;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, FromRequest};
use axum::http::{Method, Request, StatusCode, header};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use std::fmt;
use sudoku_board::notation::Excerpt;
use tokio::time::timeout;

/// The question that a request asks: puzzles and options.
#[derive(Debug)]
pub(super) struct Question<O> {
    pub puzzles: Vec<String>,
    /// True if the puzzles came as a list, so that the answer is a list.
    pub is_list: bool,
    /// True if one item without an answer refuses the whole list.
    pub is_strict: bool,
    pub options: O,
}

/// The size of a small body, in bytes. A larger one, or one of unknown size, needs a reserved place while it arrives.
const SMALL_BODY: u64 = 1 << 16;

impl<O: QuestionOptions> Question<O> {
    /// Reads the question from the query or the body of a request.
    pub async fn of(request: Request<Body>, pool: &WorkerPool) -> Result<Question<O>, RequestError> {
        if request.method() == Method::POST {
            return of_body(request, pool).await;
        }
        // Some programs send a body with GET, too.
        if request.body().size_hint().exact() != Some(0) {
            return Err(RequestError::Question("the body of a GET request is not read; send it with POST".to_owned()));
        }
        of_query(request.uri().query())
    }

    fn new(puzzles: Vec<String>, is_list: bool, mut options: Map<String, Value>) -> Result<Question<O>, RequestError> {
        if !puzzles.is_empty() && !O::TOPIC.takes_puzzles {
            return Err(RequestError::Question(format!("{} takes no puzzle; leave it out", O::TOPIC.name)));
        }
        let is_strict = options.remove("strict").is_some_and(|value| value == true);
        let options =
            O::deserialize(Value::Object(options)).map_err(|reason| RequestError::Question(reason.to_string()))?;
        Ok(Question { puzzles, is_list, is_strict, options })
    }
}

/// Reads a query. A repeated `puzzle`, or any `puzzles`, makes a list.
fn of_query<O: QuestionOptions>(query: Option<&str>) -> Result<Question<O>, RequestError> {
    let (mut puzzles, mut is_list, mut options) = (Vec::new(), false, Map::new());
    for (name, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()) {
        match &*name {
            "puzzle" | "puzzles" => {
                is_list |= name == "puzzles" || !puzzles.is_empty();
                puzzles.push(value.into_owned());
            }
            name => {
                let value = options::read(options::named(O::TOPIC, name)?, &value)?;
                if options.insert(name.to_owned(), value).is_some() {
                    return Err(duplicate_error(name));
                }
            }
        }
    }
    Question::new(puzzles, is_list, options)
}

fn duplicate_error(name: &str) -> RequestError {
    RequestError::Question(format!("{name} is given twice; give it once"))
}

/// The fields of a JSON object in their order, including repeated names.
struct Fields(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Fields, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        input.deserialize_map(Object)
    }
}

/// Parses a JSON object, and refuses repeated names.
fn object(body: &[u8]) -> Result<Map<String, Value>, RequestError> {
    let fields: Fields = serde_json::from_slice(body).map_err(|reason| {
        RequestError::Question(if reason.is_data() {
            "the body must be an object, such as {\"puzzle\": \"4.....8.5.3…\"}".to_owned()
        } else {
            format!("the body is not JSON: {reason}")
        })
    })?;
    let mut all = Map::new();
    for (name, value) in fields.0 {
        if all.contains_key(&name) {
            return Err(duplicate_error(&Excerpt(&name).to_string()));
        }
        all.insert(name, value);
    }
    Ok(all)
}

async fn of_body<O: QuestionOptions>(
    mut request: Request<Body>,
    pool: &WorkerPool,
) -> Result<Question<O>, RequestError> {
    if let Some((name, _)) = form_urlencoded::parse(request.uri().query().unwrap_or_default().as_bytes()).next() {
        let name = Excerpt(&name);
        let words = format!("POST does not read {name} from the address; put it in the JSON body");
        return Err(RequestError::Question(words));
    }
    let Limits { body: most, patience, .. } = pool.limits;
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Pages of other sites cannot send this type without permission.
    if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(RequestError::NotJson);
    }
    let size = request.body().size_hint();
    if size.lower() > most as u64 {
        return Err(RequestError::TooLarge(most));
    }
    let _permit = if size.upper().is_some_and(|size| size <= SMALL_BODY) { None } else { Some(pool.reserve_body()?) };
    DefaultBodyLimit::max(most).apply(&mut request);
    let body = timeout(patience, Bytes::from_request(request, &())).await.map_err(|_| RequestError::TooSlow)?;
    let body = body.map_err(|reason| match reason.status() {
        StatusCode::PAYLOAD_TOO_LARGE => RequestError::TooLarge(most),
        _ => RequestError::BodyCutShort,
    })?;
    let mut all = object(&body)?;
    let (puzzle, puzzles) = (all.remove("puzzle"), all.remove("puzzles"));
    let is_list = puzzles.is_some();
    let puzzles = match (puzzle, puzzles) {
        (None, None) => Vec::new(),
        (Some(Value::String(puzzle)), None) => vec![puzzle],
        (None, Some(puzzles)) => Vec::deserialize(puzzles)
            .map_err(|_| RequestError::Question("puzzles must be a list of strings".to_owned()))?,
        (Some(_), None) => return Err(RequestError::Question("puzzle must be a string".to_owned())),
        (Some(_), Some(_)) => {
            let words = "puzzle and puzzles are both given; use only one of them";
            return Err(RequestError::Question(words.to_owned()));
        }
    };
    let mut options = Map::new();
    for (name, value) in all {
        let value = options::check(options::named(O::TOPIC, &name)?, value)?;
        options.insert(name, value);
    }
    Question::new(puzzles, is_list, options)
}
