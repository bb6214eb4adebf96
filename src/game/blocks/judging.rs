//! Tests whether the program solves puzzles with no, one and several solutions; the owl reports the first failure.

use crate::game::owl::{Offer, Reply};
use crate::game::requests::{BoardRequest, Scene, SolverRequest};
use crate::game::script::work::in_parts;
use bevy_ecs::prelude::*;
use futures_lite::future::yield_now;
use std::sync::Arc;
use sudoku_blocks::{Code, Judge, Mistake, Solutions};
use sudoku_board::Board;
use sudoku_run::Control;
use sudoku_run::engines::Engine;
use sudoku_words::words;

/// Number of blocks that run between two yields; they take no longer than the parts of other background work.
const PART: u32 = 300;

/// The puzzle on which the program failed its last test.
#[derive(Resource, Default, Debug)]
pub struct WrongPuzzle(Option<Board>);

/// Runs the program on all test puzzles until it fails on one.
pub(super) fn judge(code: &Arc<Code>, is_own: bool, reply: &mut Reply) {
    let mut judge = Judge::new(Arc::clone(code));
    let judged = async move {
        while !judge.is_over() && judge.first_mistake().is_none() {
            judge.run(PART);
            yield_now().await;
        }
        judge
    };
    reply.think(async move { (in_parts(judged).await, is_own) }, tell);
}

fn tell(In((judge, is_own)): In<(Judge, bool)>, mut puzzle: ResMut<WrongPuzzle>, mut reply: Reply) {
    let Some((result, mistake)) = judge.first_mistake().and_then(|result| Some((result, result.mistake.as_ref()?)))
    else {
        let tries = judge.results().iter().map(|result| result.work.tries).sum();
        reply.rejoice(words().program_is_right(is_own, judge.count(), sudoku_words::thousands(tries)));
        return;
    };
    let solutions = match result.trial.solutions {
        Solutions::None => 0,
        Solutions::One => 1,
        Solutions::Many => 2,
    };
    let board = &result.trial.board;
    reply.refuse(words().program_is_wrong(is_own, solutions, what(mistake)));
    // On a solved board there is nothing to watch.
    if !board.is_solved() {
        puzzle.0 = Some(board.clone());
        reply.offer(Offer::WatchWrongPuzzle);
    }
}

/// Returns a sentence on what the program did wrong.
fn what(mistake: &Mistake) -> String {
    match mistake {
        Mistake::WrongSolution(_) => words().wrong_solution(),
        Mistake::NothingFound => words().wrong_nothing_found(),
        Mistake::FoundTwice(_) => words().wrong_found_twice(),
        Mistake::GaveUp => words().wrong_endless(),
        Mistake::Fault(fault) => words().wrong_fault(sudoku_words::search_fault(fault)),
    }
}

/// Puts the failed puzzle on the stage and runs the program on it.
pub(super) fn watch(puzzle: &WrongPuzzle, reply: &mut Reply) {
    let Some(board) = puzzle.0.clone() else { return };
    reply.go_on_to(Scene::Playing);
    reply.then(BoardRequest::load(board, None));
    reply.then(SolverRequest::Choose(Engine::Blocks));
    reply.then(Control::PlayOrPause);
}
