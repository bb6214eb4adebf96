//! What follows from a position, worked out in parts so that no frame waits for it.

use crate::techniques::{Deduction, Path, Position, Technique};
use bevy::tasks::futures_lite::future::yield_now;

/// What the easiest technique finds, one technique at a time.
pub(super) async fn lead(position: &Position, is_unique: bool) -> Option<Deduction> {
    if position.contradiction().is_some() {
        return None;
    }
    for technique in Technique::all() {
        if !technique.is_for_paths() || technique.needs_one_solution() && !is_unique {
            continue;
        }
        if let Some(deduction) = technique.first(position) {
            return Some(deduction);
        }
        yield_now().await;
    }
    None
}

/// The path from a position with one solution to that.
pub(super) async fn path(start: Position) -> Path {
    let mut path = Path { steps: vec![], end: start };
    while let Some(deduction) = lead(&path.end, true).await {
        deduction.apply(&mut path.end);
        path.steps.push(deduction);
    }
    path
}
