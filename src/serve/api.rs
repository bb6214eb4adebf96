//! The questions as addresses: a puzzle in, an answer out; a list in, a list out.

use super::office::Office;
use super::question::Question;
use super::refused::Refused;
use super::subject::{Check, Convert, Count, Explain, Help, Rate, Solve, Subject};
use super::wanted::Wanted;
use crate::answers::{Hand, Refusal};
use axum::body::Body;
use axum::extract::State;
use axum::http::Request;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use axum::{Json, Router};
use serde::Serialize;
use std::sync::Arc;

/// All questions.
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
    let Question { puzzles, is_list, options } = Question::<S>::of(request, &office.limits).await?;
    many(puzzles.len() as u64, &office)?;
    match <[String; 1]>::try_from(puzzles) {
        Ok([text]) if !is_list => {
            let answer = move |hand: &mut Hand| options.ask(hand, &text);
            office.work(answer).await?.map(reply).map_err(Refused::Puzzle)
        }
        Ok([text]) => all(vec![text], options, &office).await,
        Err(texts) if texts.is_empty() && !is_list => Err(Refused::NoPuzzle),
        Err(texts) => all(texts, options, &office).await,
    }
}

/// Answers them in their order. The first that has no answer is named, and the rest not looked at.
async fn all<S: Subject>(texts: Vec<String>, options: S, office: &Office) -> Result<Response, Refused> {
    let answer = move |hand: &mut Hand| -> Result<Vec<S::Answer>, Refused> {
        let each = (1..)
            .zip(texts)
            .map(|(number, text)| options.ask(hand, &text).map_err(|reason| Refused::OneOf { number, reason }));
        each.collect()
    };
    office.work(answer).await?.map(reply)
}

/// Makes puzzles.
async fn generate(State(office): State<Arc<Office>>, request: Request<Body>) -> Result<Response, Refused> {
    let Question { puzzles, options, .. } = Question::<Wanted>::of(request, &office.limits).await?;
    if !puzzles.is_empty() {
        return Err(Refused::Query("a new puzzle is made of no other; leave the puzzle out".to_owned()));
    }
    let count = options.count;
    many(count.unwrap_or(1), &office)?;
    let series = options.series()?;
    match count {
        None => {
            let answer = move |hand: &mut Hand| series.nth(hand, 0);
            office.work(answer).await?.map(reply).map_err(Refused::Puzzle)
        }
        Some(count) => {
            let answer = move |hand: &mut Hand| (0..count).map(|number| series.nth(hand, number)).collect();
            let made: Result<Vec<_>, Refusal> = office.work(answer).await?;
            made.map(reply).map_err(Refused::Puzzle)
        }
    }
}

fn many(puzzles: u64, office: &Office) -> Result<(), Refused> {
    let most = office.limits.puzzles;
    if puzzles > most as u64 { Err(Refused::TooMany { puzzles, most }) } else { Ok(()) }
}

fn reply(answer: impl Serialize) -> Response {
    Json(answer).into_response()
}
