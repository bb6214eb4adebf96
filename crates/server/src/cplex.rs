//! The route of the web app in the CPLEX article: `/solve/?grid=` answers `{"result": "<81 digits>"}`.

use super::request_error::RequestError;
use super::worker_pool::{Client, WorkerPool};
use axum::extract::State;
use axum::http::Uri;
use axum::routing::get;
use axum::{Extension, Json, Router};
use serde::Serialize;
use std::sync::Arc;
use sudoku_answers::Refusal;
use sudoku_board::classic::Grid;
use sudoku_board::notation::ReadError;

pub(super) fn routes() -> Router<Arc<WorkerPool>> {
    Router::new().route("/solve/", get(solve)).route("/solve", get(solve))
}

/// The answer: the solution, or an empty text if there is none.
#[derive(Serialize)]
struct Answer {
    result: String,
}

async fn solve(
    State(pool): State<Arc<WorkerPool>>,
    Extension(client): Extension<Client>,
    address: Uri,
) -> Result<Json<Answer>, RequestError> {
    let mut query = form_urlencoded::parse(address.query().unwrap_or_default().as_bytes());
    let (_, text) = query.find(|(name, _)| name == "grid").ok_or(RequestError::NoGrid)?;
    let grid = stripped(&text).map_err(|reason| match reason {
        ReadError::Empty => RequestError::NoGrid,
        reason => RequestError::Puzzle(reason.into()),
    })?;
    let solution = pool.run_inline(client, move |solver| match solver.solution(&grid) {
        // The app has no other answer for a grid that breaks a rule.
        Err(Refusal::ReadError(_)) => Ok(None),
        found => found,
    });
    let solution = solution.await?;
    Ok(Json(Answer { result: solution.map_or_else(String::new, |solution| solution.to_string()) }))
}

/// Reads a grid from the digits and dots of a text. Everything else is left out.
fn stripped(text: &str) -> Result<Grid, ReadError> {
    let mut line = Vec::with_capacity(text.len());
    line.extend(text.bytes().filter(|byte| byte.is_ascii_digit() || *byte == b'.'));
    match Grid::from_line(&line) {
        Some(grid) => Ok(grid),
        None if line.is_empty() => Err(ReadError::Empty),
        None => Err(ReadError::Cells { cells: line.len() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_board::Cell;
    use sudoku_board::classic::ClassicCell;

    #[test]
    fn formatting_is_left_out() {
        let line = ".".repeat(Cell::COUNT - 1) + "7";
        let drawn: String = line.chars().map(|cell| format!("|{cell} \r\n-+")).collect();
        assert_eq!(stripped(&drawn), stripped(&line));
        assert!(stripped(&line).is_ok_and(|grid| grid.givens() == 1));
        assert_eq!(stripped(&line[1..]), Err(ReadError::Cells { cells: 80 }));
        assert_eq!(stripped("é"), Err(ReadError::Empty));
    }
}
