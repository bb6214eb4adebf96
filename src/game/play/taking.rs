//! A puzzle that was read goes onto the stage, with what was struck out in it.

use crate::game::owl::Reply;
use crate::game::owl::words::words;
use crate::game::script::{BoardRequest, Scene};
use crate::notation::Reading;

/// Takes what was read: where candidates were struck out, the others become notes.
pub(in crate::game) fn take(reading: &Reading, reply: &mut Reply) {
    let struck: Vec<_> = reading.struck().collect();
    reply.then(BoardRequest::Load(reading.board, None));
    if struck.is_empty() {
        reply.explain(words().puzzle_taken(reading.board.blanks().count()));
    } else {
        reply.explain(words().position_taken(struck.len()));
        reply.then(BoardRequest::Strike(struck));
    }
    reply.go_on_to(Scene::Playing);
}
