//! The routes of the API: one puzzle in, one answer out; a list in, a list out.

use super::limits::Limits;
use super::office::{Office, Seat};
use super::question::Question;
use super::refused::Refused;
use super::subject::{Check, Convert, Count, Explain, Help, Rate, Solve, Subject};
use super::wanted::Wanted;
use crate::answers::{Hand, Refusal};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{Request, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use serde::Serialize;
use std::sync::Arc;

/// The routes of all questions.
pub(super) fn routes() -> Router<Arc<Office>> {
    let questions = Router::new()
        .route("/solve", route::<Solve>())
        .route("/count", route::<Count>())
        .route("/check", route::<Check>())
        .route("/rate", route::<Rate>())
        .route("/explain", route::<Explain>())
        .route("/hint", route::<Help>())
        .route("/convert", route::<Convert>())
        .route("/generate", get(generate).post(generate));
    Router::new().nest("/api/v1", questions)
}

fn route<S: Subject>() -> MethodRouter<Arc<Office>> {
    get(ask::<S>).post(ask::<S>)
}

/// Answers one question about one puzzle or several.
async fn ask<S: Subject>(State(office): State<Arc<Office>>, request: Request<Body>) -> Result<Response, Refused> {
    let Question { puzzles, is_list, options } = Question::<S>::of(request, &office).await?;
    let count = is_list.then_some(puzzles.len());
    if puzzles.is_empty() && !is_list {
        return Err(Refused::NoPuzzle);
    }
    let answer = move |hand: &mut Hand, at: usize| options.ask(hand, &puzzles[at]);
    answers(&office, count, answer).await
}

/// Generates puzzles.
async fn generate(State(office): State<Arc<Office>>, request: Request<Body>) -> Result<Response, Refused> {
    let Question { puzzles, options, .. } = Question::<Wanted>::of(request, &office).await?;
    if !puzzles.is_empty() {
        return Err(Refused::Question("generate takes no puzzle; leave it out".to_owned()));
    }
    let count = options.count.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    let series = options.series()?;
    answers(&office, count, move |hand: &mut Hand, at| series.nth(hand, at as u64)).await
}

/// An answer being sent. It keeps its seat until the client has taken it, so that there are never more of them than seats.
struct Sent {
    text: Vec<u8>,
    _seat: Seat,
}

impl AsRef<[u8]> for Sent {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

/// Answers a question once, or `count` times with a list in order. If one has no answer, reports that one and skips the rest.
async fn answers<A: Serialize>(
    office: &Office,
    count: Option<usize>,
    ask: impl Fn(&mut Hand, usize) -> Result<A, Refusal> + Send + 'static,
) -> Result<Response, Refused> {
    let Limits { puzzles: most, answer: longest, .. } = office.limits;
    if let Some(puzzles) = count.filter(|count| *count > most) {
        return Err(Refused::TooMany { puzzles, most });
    }
    let write = move |hand: &mut Hand| {
        let mut text = Vec::from_iter(count.map(|_| b'['));
        for at in 0..count.unwrap_or(1) {
            let answer = ask(hand, at).map_err(|reason| match count {
                Some(_) => Refused::OneOf { number: at + 1, reason },
                None => Refused::Puzzle(reason),
            })?;
            text.extend((at > 0).then_some(b','));
            serde_json::to_writer(&mut text, &answer).map_err(|_| Refused::Fallen)?;
            if text.len() > longest {
                return Err(Refused::TooLong);
            }
        }
        text.extend(count.map(|_| b']'));
        Ok(text)
    };
    let (text, seat) = office.work(write).await?;
    let sent = Bytes::from_owner(Sent { text: text?, _seat: seat });
    Ok(([(header::CONTENT_TYPE, "application/json")], sent).into_response())
}
