//! Why a request gets no answer: a status and a sentence, as JSON.

use crate::answers::Refusal;
use crate::notation::ReadError;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// Why a request gets no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    #[error("the question cannot be read: {0}")]
    Question(String),
    #[error("there is no puzzle here; name one as puzzle, or several as puzzles")]
    NoPuzzle,
    #[error("{puzzles} puzzles are too many; {most} at a time are answered")]
    TooMany { puzzles: usize, most: usize },
    #[error("{0}")]
    Puzzle(Refusal),
    /// One of several, counted from 1.
    #[error("puzzle {number}: {reason}")]
    OneOf { number: usize, reason: Refusal },
    #[error("the body is too large; {0} bytes are taken")]
    TooLarge(usize),
    #[error("the answer is too long; ask for fewer puzzles at once")]
    TooLong,
    #[error("the body broke off")]
    BrokeOff,
    #[error("the body has to be JSON, and its content-type application/json")]
    NotJson,
    #[error("the rest of the request did not come in time")]
    TooSlow,
    #[error("there is nothing here; /api/v1/openapi.json tells what there is")]
    Nothing,
    #[error("this cannot be asked for in this way; the header allow says how")]
    Method,
    #[error("too many others are asking; try again soon")]
    Busy,
    /// Only a build that unwinds comes to this; any other has ended by then.
    #[error("the work has failed, which is a fault of this program")]
    Fallen,
}

impl Refused {
    fn status(&self) -> StatusCode {
        match self {
            Refused::Question(_) | Refused::BrokeOff | Refused::NoPuzzle => StatusCode::BAD_REQUEST,
            Refused::Puzzle(reason) | Refused::OneOf { reason, .. } => match reason {
                Refusal::Unread(ReadError::Conflict(_)) => StatusCode::UNPROCESSABLE_ENTITY,
                Refusal::Unread(_) => StatusCode::BAD_REQUEST,
                Refusal::Stopped | Refusal::GaveUp(_) | Refusal::NoSeed(_) => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Refused::TooMany { .. } | Refused::TooLarge(_) | Refused::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::Nothing => StatusCode::NOT_FOUND,
            Refused::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refused::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Fallen => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut told = json!({ "error": self.to_string() });
        if let Refused::OneOf { number, .. } = self {
            told["puzzle"] = number.into();
        }
        let mut response = (self.status(), Json(told)).into_response();
        if matches!(self, Refused::Busy) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
