//! Instant answers: Solve, with the time it took, and Next for boards with several solutions.

use crate::game::owl::{Budget, Offer, Reply, Speech};
use crate::game::requests::{BoardRequest, Scene};
use bevy_ecs::prelude::*;
use std::time::Duration;
use sudoku_board::{Board, Cell};
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// The solutions of a board that have been shown.
#[derive(Resource, Default, Debug)]
pub struct Answers(Option<FoundSolutions>);

/// Result of a search for solutions.
#[derive(Debug)]
pub struct FoundSolutions {
    /// The solutions shown so far, in order.
    shown: Vec<Board>,
    ahead: Ahead,
}

/// The search for solutions beyond those shown.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// The board to solve.
    start: Board,
    rest: Solutions,
    /// A solution found by another solver, for instance a watched one. `rest` will find it again, so it is skipped there.
    watched: Option<Board>,
    next: Option<Board>,
    exhausted: bool,
}

impl Ahead {
    fn of(start: &Board) -> Ahead {
        Ahead { start: start.clone(), rest: Solutions::of(start), watched: None, next: None, exhausted: false }
    }

    /// Searches for the solution after the last one shown. Returns the time taken.
    async fn look(&mut self) -> Duration {
        let mut time = Duration::ZERO;
        while self.next.is_none() && !self.exhausted {
            let mut budget = Budget::default();
            let progress = budget.next(&mut self.rest).await;
            time += budget.time();
            match progress {
                SearchResult::Solution(board) if self.watched.as_ref() == Some(&board) => {}
                SearchResult::Solution(board) => self.next = Some(board),
                SearchResult::Exhausted => self.exhausted = true,
                SearchResult::Unfinished => break,
            }
        }
        time
    }

    /// Takes the solution after the last one shown, if the search finds one. Returns it with the time taken.
    async fn take(&mut self) -> (Option<Board>, Duration) {
        let time = self.look().await;
        let next = self.next.take();
        let time = if next.is_some() { time + self.look().await } else { time };
        (next, time)
    }
}

impl FoundSolutions {
    /// Starts from a solution found by another solver, and checks whether there is a second one.
    pub async fn watched(start: &Board, solution: Board) -> FoundSolutions {
        let mut ahead = Ahead { watched: Some(solution.clone()), ..Ahead::of(start) };
        ahead.look().await;
        FoundSolutions { shown: vec![solution], ahead }
    }

    /// Returns true if there is, or may be, a solution after that number.
    fn has_after(&self, number: usize) -> bool {
        number < self.shown.len() || self.ahead.next.is_some() || !self.ahead.exhausted
    }
}

impl Answers {
    /// Returns the search whose solution this board is, and the number of that solution, from 1.
    fn on(&self, board: &Board) -> Option<(&FoundSolutions, usize)> {
        let found = self.0.as_ref()?;
        let index = found.shown.iter().rposition(|shown| shown == board)?;
        Some((found, index + 1))
    }

    /// Returns true if Next has something to show or may find it.
    pub fn offers_next(&self, board: &Board) -> bool {
        self.on(board).is_some_and(|(found, number)| found.has_after(number))
    }

    /// Returns the number of the solution on the board, from 1.
    pub fn number(&self, board: &Board) -> Option<usize> {
        self.on(board).map(|(_, number)| number)
    }

    /// Returns true if the watched solver found the solution on the board.
    pub fn was_watched(&self, board: &Board) -> bool {
        self.on(board).is_some_and(|(found, number)| found.ahead.watched.is_some() && number == 1)
    }

    /// Returns the cells that differ from the previous solution.
    pub fn differing(&self, board: &Board) -> Vec<Cell> {
        match self.on(board) {
            Some((found, number)) if number > 1 => {
                let before = &found.shown[number - 2];
                board.rules().cells().filter(|&cell| board.get(cell) != before.get(cell)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Replaces the known solutions, and fills them in, one after the other.
    pub(super) fn show(&mut self, found: FoundSolutions, reply: &mut Reply) {
        self.0.insert(found).shown.iter().for_each(|solution| reply.then(BoardRequest::Fill(solution.clone())));
    }

    /// Solves the board, continuing an unfinished search.
    pub(super) fn solve(&self, board: &Board, reply: &mut Reply) {
        let unfinished = self.0.as_ref().filter(|found| found.ahead.start == *board && found.shown.is_empty());
        let mut ahead = unfinished.map_or_else(|| Ahead::of(board), |found| found.ahead.clone());
        let (puzzle, played) = (board.puzzle(), board.played());
        let solved = async move {
            let (solution, time) = ahead.take().await;
            let is_in_vain = solution.is_none() && ahead.exhausted;
            let a_digit_is_wrong =
                is_in_vain && played > 0 && Budget::default().solve(&puzzle).await != SearchResult::Exhausted;
            (FoundSolutions { shown: solution.into_iter().collect(), ahead }, time, a_digit_is_wrong)
        };
        reply.think(solved, tell_solved);
    }

    /// Searches for the solution after the one on the board.
    pub(super) fn next(&self, board: &Board, reply: &mut Reply) {
        let Some((found, number)) = self.on(board) else { return reply.refuse(words().solve_first()) };
        if !found.has_after(number) {
            return reply.refuse(words().no_more_solutions(number, sudoku_words::thousands(number as u64)));
        }
        let (board, mut ahead, is_known) = (board.clone(), found.ahead.clone(), number < found.shown.len());
        let next = async move {
            let next = if is_known { None } else { ahead.take().await.0 };
            (board, ahead, next)
        };
        reply.think(next, tell_next);
    }
}

/// Reports whether the board was solved, how long it took, and whether one of the player's digits is wrong.
fn tell_solved(
    In((found, time, a_digit_is_wrong)): In<(FoundSolutions, Duration, bool)>,
    mut answers: ResMut<Answers>,
    mut reply: Reply,
) {
    match found.shown.first() {
        Some(solution) => {
            let (several, time) = (found.has_after(1), sudoku_words::duration(time));
            reply.rejoice(if several { words().solved_several(time) } else { words().solved_at_once(time) });
            reply.then(BoardRequest::Fill(solution.clone()));
        }
        None if !found.ahead.exhausted => reply.explain(words().still_looking_solve()),
        None if a_digit_is_wrong => {
            // Without givens, the player's digits are all there is of the puzzle.
            let puzzle = found.ahead.start.puzzle();
            reply.refuse(if puzzle.is_puzzle() { words().a_digit_is_wrong() } else { words().no_solution() });
            reply.offer(Offer::MarkMistakes);
        }
        None => reply.refuse(words().no_solution()),
    }
    answers.0 = Some(found);
}

/// Reports whether there is another solution after the one on the board.
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
        Some(solution) => {
            let differing = board.rules().cells().filter(|&cell| solution.get(cell) != board.get(cell)).count();
            let number = number + 1;
            let shown = sudoku_words::thousands(number as u64);
            reply.rejoice(words().next_solution(shown, differing, found.has_after(number)));
            reply.then(BoardRequest::Fill(solution.clone()));
        }
        None if found.ahead.exhausted => {
            reply.explain(words().no_more_solutions(number, sudoku_words::thousands(number as u64)));
        }
        None => reply.explain(words().still_looking_next()),
    }
}

/// Copies a watched solver's solution to the player's board.
pub(in crate::game) fn keep(start: &Board, solution: Board, reply: &mut Reply) {
    let start = start.clone();
    reply.think(async move { FoundSolutions::watched(&start, solution).await }, tell_kept);
}

/// Fills in a watched solver's solution; the owl says whether there are more.
fn tell_kept(In(found): In<FoundSolutions>, mut answers: ResMut<Answers>, mut reply: Reply) {
    reply.rejoice(if found.has_after(1) { words().solution_kept_several() } else { words().solution_kept() });
    answers.show(found, &mut reply);
    reply.go_on_to(Scene::Playing);
}

/// Returns true if the board is neither solved nor contradictory, so that a search can start. Otherwise the owl says so.
pub fn can_be_searched(board: &Board, speech: &mut Speech) -> bool {
    if board.is_solved() {
        speech.explain(words().solved_already());
        return false;
    }
    if let Some(conflict) = board.refusal() {
        speech.refuse(sudoku_words::conflict_first(&conflict));
        return false;
    }
    true
}
