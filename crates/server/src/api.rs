//! The routes of the API: one puzzle in, one answer out; a list in, a list out.

use super::limits::Limits;
use super::office::{Client, Office, Pace, Seat};
use super::question::Question;
use super::refused::Refused;
use super::subject::{Check, Convert, Count, Explain, Help, Options, Rate, Solve, Subject};
use super::wanted::Wanted;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{Request, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use axum::{Extension, Router};
use serde::Serialize;
use serde_json::json;
use std::sync::Arc;
use sudoku_answers::{InterruptibleSolver, Refusal};

/// The beginning of the path of all questions.
pub(super) const PATH: &str = "/api/v1/";

/// Returns the routes of all questions.
pub(super) fn routes() -> Router<Arc<Office>> {
    let questions = [
        route::<Solve>(),
        route::<Count>(),
        route::<Check>(),
        route::<Rate>(),
        route::<Explain>(),
        route::<Help>(),
        route::<Convert>(),
        (Wanted::TOPIC.name, get(generate).post(generate)),
    ];
    let add = |routes: Router<_>, (name, route)| routes.route(&format!("{PATH}{name}"), route);
    questions.into_iter().fold(Router::new(), add)
}

fn route<S: Subject>() -> (&'static str, MethodRouter<Arc<Office>>) {
    (S::TOPIC.name, get(ask::<S>).post(ask::<S>))
}

/// Answers one question about one puzzle or several.
async fn ask<S: Subject>(
    State(office): State<Arc<Office>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, Refused> {
    let Question { puzzles, is_list, is_strict, options } = Question::<S>::of(request, &office).await?;
    let count = is_list.then_some(puzzles.len());
    if puzzles.is_empty() && !is_list {
        return Err(Refused::NoPuzzle);
    }
    let pace = if puzzles.len() > 1 { Pace::Slow } else { Pace::Quick };
    let answer = move |solver: &mut InterruptibleSolver, at: usize| options.ask(solver, &puzzles[at]);
    answers(&office, client, pace, Wish { count, is_strict }, answer).await
}

/// Generates puzzles.
async fn generate(
    State(office): State<Arc<Office>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, Refused> {
    let Question { is_strict, options, .. } = Question::<Wanted>::of(request, &office).await?;
    let count = options.count.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    let series = options.series()?;
    let make = move |solver: &mut InterruptibleSolver, at| series.nth(solver, at as u64);
    answers(&office, client, Pace::Slow, Wish { count, is_strict }, make).await
}

/// An answer being sent. It keeps its seat until the client has received it, so that there are never more answers than seats.
struct Sent {
    text: Vec<u8>,
    _seat: Seat,
}

impl AsRef<[u8]> for Sent {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

/// The number of answers that are wanted, and whether all of them have to succeed.
#[derive(Clone, Copy)]
struct Wish {
    /// The length of the list; `None` for an answer that is not a list.
    count: Option<usize>,
    /// True if one item without an answer refuses the whole list.
    is_strict: bool,
}

/// Answers a question once, or a list of them in order. A list item that has no answer is answered with the reason.
async fn answers<A: Serialize>(
    office: &Office,
    client: Client,
    pace: Pace,
    Wish { count, is_strict }: Wish,
    ask: impl Fn(&mut InterruptibleSolver, usize) -> Result<A, Refusal> + Send + Sync + 'static,
) -> Result<Response, Refused> {
    let Limits { puzzles: most, answer: longest, .. } = office.limits;
    if let Some(puzzles) = count.filter(|count| *count > most) {
        return Err(Refused::TooMany { puzzles, most });
    }
    let write = move |solver: &mut InterruptibleSolver| {
        let mut text = Vec::from_iter(count.map(|_| b'['));
        for at in 0..count.unwrap_or(1) {
            text.extend((at > 0).then_some(b','));
            let written = match ask(solver, at) {
                Ok(answer) => serde_json::to_writer(&mut text, &answer),
                Err(reason) if count.is_none() => return Err(Refused::Puzzle(reason)),
                Err(reason) if is_strict => return Err(Refused::OneOf { number: at + 1, reason }),
                Err(reason) => serde_json::to_writer(&mut text, &json!({ "error": reason.to_string() })),
            };
            written.map_err(|_| Refused::Fallen)?;
            if text.len() > longest {
                return Err(Refused::TooLong);
            }
        }
        text.extend(count.map(|_| b']'));
        Ok(text)
    };
    let (text, seat) = office.work(client, pace, write).await?;
    let sent = Bytes::from_owner(Sent { text, _seat: seat });
    Ok(([(header::CONTENT_TYPE, "application/json")], sent).into_response())
}
