//! Answers at once: Solve with the time it took, and Next for boards with several solutions.

use crate::classic::{Board, Cell, first_conflict, is_solved};
use crate::fast::{Next, Solutions};
use crate::game::owl::words::{self, words};
use crate::game::owl::{Effort, Offer, Reply};
use crate::game::script::{BoardRequest, Scene};
use bevy::prelude::*;
use std::time::Duration;

/// The solutions of a board, as far as they were shown.
#[derive(Resource, Default, Debug)]
pub struct Answers(Option<Found>);

#[derive(Debug)]
pub(super) struct Found {
    /// The solutions that were shown, in their order.
    shown: Vec<Board>,
    ahead: Ahead,
}

/// What comes after the solutions that were shown.
#[derive(Clone, Debug)]
struct Ahead {
    /// The board that was to be solved.
    start: Board,
    rest: Solutions,
    /// The solution that another solver has found, the one on the stage for instance; `rest` finds it once more.
    watched: Option<Board>,
    next: Option<Board>,
    exhausted: bool,
}

impl Ahead {
    fn of(start: &Board) -> Ahead {
        Ahead { start: *start, rest: Solutions::of(start), watched: None, next: None, exhausted: false }
    }

    /// Looks for the solution after the last one shown. Returns how long that took.
    async fn look(&mut self) -> Duration {
        let mut time = Duration::ZERO;
        while self.next.is_none() && !self.exhausted {
            let mut effort = Effort::default();
            let progress = effort.next(&mut self.rest).await;
            time += effort.time();
            match progress {
                Next::Solution(board) if self.watched == Some(board) => {}
                Next::Solution(board) => self.next = Some(board),
                Next::Exhausted => self.exhausted = true,
                Next::Unfinished => break,
            }
        }
        time
    }

    /// The solution after the last one shown, if there is one and it is found, and how long that took.
    async fn take(&mut self) -> (Option<Board>, Duration) {
        let time = self.look().await;
        let next = self.next.take();
        (next, if next.is_some() { time + self.look().await } else { time })
    }
}

impl Found {
    /// A solution that another solver has found, and whether there is one after it.
    pub(super) async fn watched(start: &Board, solution: Board) -> Found {
        let mut ahead = Ahead { watched: Some(solution), ..Ahead::of(start) };
        ahead.look().await;
        Found { shown: vec![solution], ahead }
    }

    /// Whether there is a solution after that number, or may be.
    fn has_after(&self, number: usize) -> bool {
        number < self.shown.len() || self.ahead.next.is_some() || !self.ahead.exhausted
    }
}

impl Answers {
    /// What is known while this board stands on the stage, and the number of the solution that it shows, from 1.
    fn on(&self, board: &Board) -> Option<(&Found, usize)> {
        let found = self.0.as_ref()?;
        let index = found.shown.iter().rposition(|shown| shown == board)?;
        Some((found, index + 1))
    }

    /// Whether Next has something to show, or may find it.
    pub fn offers_next(&self, board: &Board) -> bool {
        self.on(board).is_some_and(|(found, number)| found.has_after(number))
    }

    /// The number of the solution on the board, from 1.
    pub fn number(&self, board: &Board) -> Option<usize> {
        self.on(board).map(|(_, number)| number)
    }

    /// Whether the solver on the stage has found the solution on the board.
    pub fn was_watched(&self, board: &Board) -> bool {
        self.on(board).is_some_and(|(found, number)| found.ahead.watched.is_some() && number == 1)
    }

    /// The cells that differ from the solution before.
    pub fn differing(&self, board: &Board) -> Vec<Cell> {
        match self.on(board) {
            Some((found, number)) if number > 1 => {
                let before = &found.shown[number - 2];
                Cell::all().filter(|&cell| board.get(cell) != before.get(cell)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The solution that the solver on the stage has found becomes the player's board.
pub(in crate::game) fn keep(start: &Board, solution: Board, reply: &mut Reply) {
    let start = *start;
    reply.think(async move { Found::watched(&start, solution).await }, tell_kept);
}

fn tell_kept(In(found): In<Found>, mut answers: ResMut<Answers>, mut reply: Reply) {
    reply.rejoice(if found.has_after(1) { words().solution_kept_several() } else { words().solution_kept() });
    show(found, &mut answers, &mut reply);
    reply.go_on_to(Scene::Playing);
}

/// Fills in what was found, and keeps in mind what comes after it.
pub(super) fn show(found: Found, answers: &mut Answers, reply: &mut Reply) {
    found.shown.iter().for_each(|&solution| reply.then(BoardRequest::Fill(solution)));
    answers.0 = Some(found);
}

/// Whether a search can begin on the board: it is neither solved nor contradicts itself. If not, the owl says so.
pub(in crate::game) fn can_be_searched(board: &Board, reply: &mut Reply) -> bool {
    if is_solved(board) {
        reply.explain(words().solved_already());
        return false;
    }
    if let Some(conflict) = first_conflict(board) {
        reply.refuse(words::conflict_first(&conflict));
        return false;
    }
    true
}

/// Solves the board, and goes on with a search that was not finished.
pub(super) fn solve(board: &Board, answers: &Answers, reply: &mut Reply) {
    if !can_be_searched(board, reply) {
        return;
    }
    let unfinished = answers.0.as_ref().filter(|found| found.ahead.start == *board && found.shown.is_empty());
    let mut ahead = unfinished.map_or_else(|| Ahead::of(board), |found| found.ahead.clone());
    let (puzzle, played) = (board.puzzle(), board.played());
    let found = async move {
        let (solution, time) = ahead.take().await;
        let is_in_vain = solution.is_none() && ahead.exhausted;
        let a_digit_is_wrong = is_in_vain && played > 0 && Effort::default().solve(&puzzle).await != Next::Exhausted;
        (Found { shown: solution.into_iter().collect(), ahead }, time, a_digit_is_wrong)
    };
    reply.think(found, tell_solved);
}

fn tell_solved(
    In((found, time, a_digit_is_wrong)): In<(Found, Duration, bool)>,
    mut answers: ResMut<Answers>,
    mut reply: Reply,
) {
    match found.shown.first() {
        Some(&solution) => {
            let (several, time) = (found.has_after(1), words::duration(time));
            reply.rejoice(if several { words().solved_several(time) } else { words().solved_at_once(time) });
            reply.then(BoardRequest::Fill(solution));
        }
        None if !found.ahead.exhausted => reply.explain(words().still_looking_solve()),
        None if a_digit_is_wrong => {
            // Without givens there is no puzzle apart from what the player has entered.
            let puzzle = found.ahead.start.puzzle();
            reply.refuse(if puzzle == Board::EMPTY { words().no_solution() } else { words().a_digit_is_wrong() });
            reply.offer(Offer::MarkMistakes);
        }
        None => reply.refuse(words().no_solution()),
    }
    answers.0 = Some(found);
}

/// Shows the solution after the one on the board.
pub(super) fn show_next(board: &Board, answers: &Answers, reply: &mut Reply) {
    let Some((found, number)) = answers.on(board) else {
        reply.refuse(words().solve_first());
        return;
    };
    if !found.has_after(number) {
        reply.refuse(words().no_more_solutions(number, words::thousands(number as u64)));
        return;
    }
    let (board, mut ahead, is_known) = (*board, found.ahead.clone(), number < found.shown.len());
    let next = async move {
        let next = if is_known { None } else { ahead.take().await.0 };
        (board, ahead, next)
    };
    reply.think(next, tell_next);
}

fn tell_next(
    In((board, ahead, next)): In<(Board, Ahead, Option<Board>)>,
    mut answers: ResMut<Answers>,
    mut reply: Reply,
) {
    let shown = answers.number(&board);
    let (Some(found), Some(number)) = (&mut answers.0, shown) else { return };
    found.ahead = ahead;
    found.shown.extend(next);
    match found.shown.get(number) {
        Some(&solution) => {
            let differing = Cell::all().filter(|&cell| solution.get(cell) != board.get(cell)).count();
            let number = number + 1;
            let shown = words::thousands(number as u64);
            reply.rejoice(words().next_solution(shown, differing, found.has_after(number)));
            reply.then(BoardRequest::Fill(solution));
        }
        None if found.ahead.exhausted => {
            reply.explain(words().no_more_solutions(number, words::thousands(number as u64)));
        }
        None => reply.explain(words().still_looking_next()),
    }
}
