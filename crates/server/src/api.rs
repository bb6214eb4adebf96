//! The routes of the API: one puzzle in, one answer out; a list in, a list out.

use super::generate_options::GenerateOptions;
use super::limits::Limits;
use super::question::Question;
use super::question_kind::{
    CheckQuestion, ConvertQuestion, CountQuestion, DescribeQuestion, ExplainQuestion, HintQuestion, QuestionKind,
    QuestionOptions, RateQuestion, SolveQuestion,
};
use super::request_error::RequestError;
use super::worker_pool::{Client, WorkClass, WorkPermit, WorkerPool};
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
pub(super) fn routes() -> Router<Arc<WorkerPool>> {
    let questions = [
        route::<SolveQuestion>(),
        route::<CountQuestion>(),
        route::<CheckQuestion>(),
        route::<RateQuestion>(),
        route::<ExplainQuestion>(),
        route::<HintQuestion>(),
        route::<ConvertQuestion>(),
        route::<DescribeQuestion>(),
        (GenerateOptions::TOPIC.name, get(generate).post(generate)),
    ];
    let add = |routes: Router<_>, (name, route)| routes.route(&format!("{PATH}{name}"), route);
    questions.into_iter().fold(Router::new(), add)
}

fn route<S: QuestionKind>() -> (&'static str, MethodRouter<Arc<WorkerPool>>) {
    (S::TOPIC.name, get(ask::<S>).post(ask::<S>))
}

/// Answers one question about one puzzle or several.
async fn ask<S: QuestionKind>(
    State(pool): State<Arc<WorkerPool>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, RequestError> {
    let Question { puzzles, is_list, is_strict, options } = Question::<S>::of(request, &pool).await?;
    let count = is_list.then_some(puzzles.len());
    if puzzles.is_empty() && !is_list {
        return Err(RequestError::NoPuzzle);
    }
    let class = if puzzles.len() > 1 { WorkClass::Slow } else { WorkClass::Quick };
    let answer = move |solver: &mut InterruptibleSolver, at: usize| options.ask(solver, &puzzles[at]);
    answers(&pool, client, class, AnswerForm { count, is_strict }, answer).await
}

/// Generates puzzles.
async fn generate(
    State(pool): State<Arc<WorkerPool>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, RequestError> {
    let Question { is_strict, options, .. } = Question::<GenerateOptions>::of(request, &pool).await?;
    let count = options.count.map(|count| usize::try_from(count).unwrap_or(usize::MAX));
    let series = options.series()?;
    let make = move |solver: &mut InterruptibleSolver, at| series.nth(solver, at as u64);
    answers(&pool, client, WorkClass::Slow, AnswerForm { count, is_strict }, make).await
}

/// An answer being sent. It keeps its permit until the client has received it, so that there are never more answers than permits.
struct Sent {
    text: Vec<u8>,
    _permit: WorkPermit,
}

impl AsRef<[u8]> for Sent {
    fn as_ref(&self) -> &[u8] {
        &self.text
    }
}

/// The number of answers that are wanted, and whether all of them have to succeed.
#[derive(Clone, Copy)]
struct AnswerForm {
    /// The length of the list; `None` for an answer that is not a list.
    count: Option<usize>,
    /// True if one item without an answer refuses the whole list.
    is_strict: bool,
}

/// Answers a question once, or a list of them in order. A list item that has no answer is answered with the reason.
async fn answers<A: Serialize>(
    pool: &WorkerPool,
    client: Client,
    class: WorkClass,
    AnswerForm { count, is_strict }: AnswerForm,
    ask: impl Fn(&mut InterruptibleSolver, usize) -> Result<A, Refusal> + Send + Sync + 'static,
) -> Result<Response, RequestError> {
    let Limits { puzzles: most, answer: longest, .. } = pool.limits;
    if let Some(puzzles) = count.filter(|count| *count > most) {
        return Err(RequestError::TooMany { puzzles, most });
    }
    let write = move |solver: &mut InterruptibleSolver| {
        let mut text = Vec::from_iter(count.map(|_| b'['));
        for at in 0..count.unwrap_or(1) {
            text.extend((at > 0).then_some(b','));
            let written = match ask(solver, at) {
                Ok(answer) => serde_json::to_writer(&mut text, &answer),
                Err(reason) if count.is_none() => return Err(RequestError::Puzzle(reason)),
                Err(reason) if is_strict => return Err(RequestError::OneOf { number: at + 1, reason }),
                Err(reason) => serde_json::to_writer(&mut text, &json!({ "error": reason.to_string() })),
            };
            written.map_err(|_| RequestError::WorkerPanicked)?;
            if text.len() > longest {
                return Err(RequestError::TooLong);
            }
        }
        text.extend(count.map(|_| b']'));
        Ok(text)
    };
    let (text, permit) = pool.work(client, class, write).await?;
    let sent = Bytes::from_owner(Sent { text, _permit: permit });
    Ok(([(header::CONTENT_TYPE, "application/json")], sent).into_response())
}
