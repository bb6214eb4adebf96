//! Refusals of requests: a status and an error message, as JSON.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use sudoku_answers::Refusal;
use sudoku_board::notation::ReadError;

/// A reason why a request has no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum RequestError {
    #[error("cannot read the request: {0}")]
    Question(String),
    #[error("no puzzle given; add one as puzzle, or several as puzzles")]
    NoPuzzle,
    #[error("no grid given; add 81 digits, or dots for blank cells, as grid")]
    NoGrid,
    #[error("{puzzles} puzzles are too many; send at most {most} at a time")]
    TooMany { puzzles: usize, most: usize },
    #[error("{0}")]
    Puzzle(Refusal),
    /// One puzzle of several has no answer; they are numbered from 1.
    #[error("puzzle {number}: {reason}")]
    OneOf { number: usize, reason: Refusal },
    #[error("the request body is too large; send at most {0} bytes")]
    TooLarge(usize),
    #[error("the answer is too long; ask for fewer puzzles at a time")]
    TooLong,
    #[error("the request body was cut short")]
    BodyCutShort,
    #[error("the request body is not JSON; send JSON with the content type application/json")]
    NotJson,
    #[error("the request body took too long to arrive")]
    TooSlow,
    #[error("not found; /api/v1/openapi.json lists all paths")]
    NotFound,
    #[error("method not allowed; the Allow header lists the allowed methods")]
    Method,
    #[error("an HTTP/1.1 request needs exactly one Host header, but this one has {0}")]
    Host(usize),
    #[error("the request head is too large; send at most {0} bytes")]
    LargeHead(usize),
    #[error("the server is busy; try again in a second")]
    Busy,
    #[error("too many of your requests are waiting; wait for their answers first")]
    TooManyWaiting,
    /// The request's handler or its computation panicked.
    #[error("internal error; this is a bug in the server")]
    WorkerPanicked,
}

impl RequestError {
    fn status(&self) -> StatusCode {
        match self {
            RequestError::Question(_)
            | RequestError::BodyCutShort
            | RequestError::NoPuzzle
            | RequestError::NoGrid
            | RequestError::Host(_) => StatusCode::BAD_REQUEST,
            RequestError::Puzzle(reason) | RequestError::OneOf { reason, .. } => match reason {
                Refusal::ReadError(ReadError::Conflict(_)) => StatusCode::UNPROCESSABLE_ENTITY,
                Refusal::ReadError(_)
                | Refusal::FormatError(_)
                | Refusal::NotationUnsupported(_)
                | Refusal::Undrawable(_) => StatusCode::BAD_REQUEST,
                Refusal::Stopped | Refusal::NoSeed(_) => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            RequestError::TooMany { .. } | RequestError::TooLarge(_) | RequestError::TooLong => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            RequestError::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            RequestError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            RequestError::NotFound => StatusCode::NOT_FOUND,
            RequestError::Method => StatusCode::METHOD_NOT_ALLOWED,
            RequestError::LargeHead(_) => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            RequestError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            RequestError::TooManyWaiting => StatusCode::TOO_MANY_REQUESTS,
            RequestError::WorkerPanicked => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for RequestError {
    fn into_response(self) -> Response {
        let mut body = json!({ "error": self.to_string() });
        if let RequestError::OneOf { number, .. } = self {
            body["puzzle"] = number.into();
        }
        let mut response = (self.status(), Json(body)).into_response();
        if matches!(self, RequestError::Busy | RequestError::TooManyWaiting) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
