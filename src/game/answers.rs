//! Answers at once: Solve with the time it took, and Next for boards with several solutions.

use super::ask::Question;
use super::requests::{Current, Reply};
use super::sitting::Sitting;
use super::speech::{Offer, Speech};
use super::{Request, Scene, Script, ScriptSystems, words};
use crate::fast::{Progress, Solutions};
use crate::sudoku::{Board, Cell, first_conflict, is_solved};
use bevy::platform::time::Instant;
use bevy::prelude::*;

/// The most tries for one press of a button, so that the window always answers; some tenths of a second.
pub(super) const TRIES: u64 = 100_000;

/// The solutions of a board, as far as they were shown.
#[derive(Resource, Default, Debug)]
pub struct Answers(Option<Found>);

#[derive(Debug)]
struct Found {
    /// The board that was to be solved.
    start: Board,
    /// What comes after the solutions that were found.
    rest: Solutions,
    /// The solution shown first, which `rest` may find once more.
    first: Option<Board>,
    /// The board that shows the solution of this number.
    shown: Board,
    number: u64,
    /// The solution after the one shown.
    next: Option<Board>,
    exhausted: bool,
    differing: Vec<Cell>,
}

impl Found {
    fn of(start: &Board) -> Found {
        Found {
            start: *start,
            rest: Solutions::of(start),
            first: None,
            shown: *start,
            number: 0,
            next: None,
            exhausted: false,
            differing: Vec::new(),
        }
    }

    /// Looks for the solution after the one shown.
    fn look_ahead(&mut self) {
        while self.next.is_none() && !self.exhausted {
            match self.rest.advance(TRIES) {
                Progress::Solution(board) if Some(board) == self.first => {}
                Progress::Solution(board) => self.next = Some(board),
                Progress::Exhausted => self.exhausted = true,
                Progress::Unfinished => return,
            }
        }
    }

    /// Shows the next solution, if it is found.
    fn show_next(&mut self) -> Option<Board> {
        self.look_ahead();
        let next = self.next.take()?;
        self.show(next);
        Some(next)
    }

    fn show(&mut self, solution: Board) {
        self.differing = if self.number == 0 {
            Vec::new()
        } else {
            Cell::all().filter(|&cell| solution.get(cell) != self.shown.get(cell)).collect()
        };
        self.first.get_or_insert(solution);
        self.shown = solution;
        self.number += 1;
        self.look_ahead();
    }
}

impl Answers {
    /// What is known while this board stands on the stage.
    fn on(&self, board: &Board) -> Option<&Found> {
        self.0.as_ref().filter(|found| found.shown == *board && found.number > 0)
    }

    /// Whether Next has something to show, or may find it.
    pub fn offers_next(&self, board: &Board) -> bool {
        self.on(board).is_some_and(|found| found.next.is_some() || !found.exhausted)
    }

    /// The number of the solution on the board, from 1.
    pub fn number(&self, board: &Board) -> Option<u64> {
        self.on(board).map(|found| found.number)
    }

    /// The cells that differ from the solution before.
    pub fn differing(&self, board: &Board) -> &[Cell] {
        self.on(board).map_or(&[], |found| &found.differing)
    }

    /// The solver has found a solution of the board `start` by itself. Returns whether there may be others.
    pub(super) fn begin_with(&mut self, start: &Board, solution: Board) -> bool {
        let found = self.0.insert(Found::of(start));
        found.show(solution);
        found.next.is_some() || !found.exhausted
    }
}

/// Whether the first board has a solution and the second, with one digit more, has none, as far as that is easy to tell.
pub(super) fn leads_nowhere(before: &Board, after: &Board) -> bool {
    const FEW: u64 = TRIES / 10;
    Solutions::of(after).advance(FEW) == Progress::Exhausted
        && matches!(Solutions::of(before).advance(FEW), Progress::Solution(_))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Answers>().add_systems(Script, (solve, show_next).in_set(ScriptSystems::Solve));
}

fn solve(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    sitting: Res<Sitting>,
    mut answers: ResMut<Answers>,
    reply: Reply,
) {
    let Reply { mut speech, mut next, mut requests } = reply;
    let waits_for_answer = *scene.get() == Scene::Asking && question.has_text();
    if request.0 != Request::Solve || waits_for_answer || matches!(scene.get(), Scene::Solving | Scene::Paused) {
        return;
    }
    if *scene.get() != Scene::Playing {
        next.set(Scene::Playing);
    }
    let board = sitting.board();
    if is_solved(board) {
        speech.explain(words::SOLVED_ALREADY);
        return;
    }
    if let Some(conflict) = first_conflict(board) {
        speech.refuse(words::conflict_first(&conflict));
        return;
    }
    // A search that was not finished goes on.
    if answers.0.as_ref().is_none_or(|found| found.start != *board || found.number > 0) {
        answers.0 = Some(Found::of(board));
    }
    let Some(found) = &mut answers.0 else { return };
    let start = Instant::now();
    match found.show_next() {
        Some(solution) => {
            let several = found.next.is_some() || !found.exhausted;
            speech.rejoice(words::solved_at_once(start.elapsed(), several));
            requests.write(Request::Fill(solution));
        }
        None if !found.exhausted => speech.explain(words::STILL_LOOKING_SOLVE),
        None if board.played() > 0 && Solutions::of(&board.puzzle()).advance(TRIES) != Progress::Exhausted => {
            speech.refuse(words::A_DIGIT_IS_WRONG);
            speech.offer(Offer::MarkMistakes);
        }
        None => speech.refuse(words::NO_SOLUTION),
    }
}

fn show_next(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut answers: ResMut<Answers>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    if request.0 != Request::NextSolution || *scene.get() != Scene::Playing {
        return;
    }
    if !answers.offers_next(sitting.board()) {
        let shown = answers.number(sitting.board());
        speech.refuse(shown.map_or_else(|| words::SOLVE_FIRST.to_owned(), words::no_more_solutions));
        return;
    }
    let Some(found) = &mut answers.0 else { return };
    match found.show_next() {
        Some(solution) => {
            let more = found.next.is_some() || !found.exhausted;
            speech.rejoice(words::next_solution(found.number, found.differing.len(), more));
            requests.write(Request::Fill(solution));
        }
        None if found.exhausted => speech.explain(words::no_more_solutions(found.number)),
        None => speech.explain(words::STILL_LOOKING_NEXT),
    }
}
