//! Answers at once: Solve with the time it took, and Next for boards with several solutions.

use crate::clock::Instant;
use crate::fast::{Progress, Solutions};
use crate::game::owl::reply::Reply;
use crate::game::owl::speech::Offer;
use crate::game::owl::words::{self, words};
use crate::game::script::requests::BoardRequest;
use crate::sudoku::{Board, Cell, first_conflict, is_solved};
use bevy::prelude::*;

/// The most tries for one press of a button, so that the window always answers; some tenths of a second.
pub(in crate::game) const TRIES: u64 = 1_000_000;

/// The solutions of a board, as far as they were shown.
#[derive(Resource, Default, Debug)]
pub struct Answers(Option<Found>);

#[derive(Debug)]
struct Found {
    /// The board that was to be solved.
    start: Board,
    /// What comes after the solutions that were found.
    rest: Solutions,
    /// The solutions that were shown, in their order. `rest` may find the first of them once more.
    shown: Vec<Board>,
    /// The solution after the last one shown.
    next: Option<Board>,
    exhausted: bool,
    /// Whether the solver on the stage has found the first.
    was_watched: bool,
}

impl Found {
    fn of(start: &Board) -> Found {
        let rest = Solutions::of(start);
        Found { start: *start, rest, shown: Vec::new(), next: None, exhausted: false, was_watched: false }
    }

    /// Looks for the solution after the last one shown.
    fn look_ahead(&mut self) {
        while self.next.is_none() && !self.exhausted {
            match self.rest.advance(TRIES) {
                Progress::Solution(board) if self.shown.first() == Some(&board) => {}
                Progress::Solution(board) => self.next = Some(board),
                Progress::Exhausted => self.exhausted = true,
                Progress::Unfinished => return,
            }
        }
    }

    /// The solution of that number, if there is one and it is found; counted from 1.
    fn show(&mut self, number: usize) -> Option<Board> {
        if number > self.shown.len() {
            self.look_ahead();
            let next = self.next.take()?;
            self.shown.push(next);
            self.look_ahead();
        }
        self.shown.get(number - 1).copied()
    }

    /// Whether there is a solution after that number, or may be.
    fn has_after(&self, number: usize) -> bool {
        number < self.shown.len() || self.next.is_some() || !self.exhausted
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
        self.on(board).is_some_and(|(found, number)| found.was_watched && number == 1)
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

    /// The solver has found a solution of the board `start` by itself. Returns whether there may be others.
    pub(in crate::game) fn begin_with(&mut self, start: &Board, solution: Board) -> bool {
        let found = self.0.insert(Found { shown: vec![solution], was_watched: true, ..Found::of(start) });
        found.look_ahead();
        found.has_after(1)
    }
}

/// Solves the board, and goes on with a search that was not finished.
pub(super) fn solve(board: &Board, answers: &mut Answers, reply: &mut Reply) {
    if is_solved(board) {
        reply.explain(words().solved_already());
        return;
    }
    if let Some(conflict) = first_conflict(board) {
        reply.refuse(words::conflict_first(&conflict));
        return;
    }
    // A search that was not finished goes on.
    if answers.0.as_ref().is_none_or(|found| found.start != *board || !found.shown.is_empty()) {
        answers.0 = Some(Found::of(board));
    }
    let Some(found) = &mut answers.0 else { return };
    let start = Instant::now();
    let puzzle = board.puzzle();
    match found.show(1) {
        Some(solution) => {
            let time = words::duration(start.elapsed());
            let several = found.has_after(1);
            reply.rejoice(if several { words().solved_several(time) } else { words().solved_at_once(time) });
            reply.then(BoardRequest::Fill(solution));
        }
        None if !found.exhausted => reply.explain(words().still_looking_solve()),
        None if board.played() > 0 && Solutions::of(&puzzle).advance(TRIES) != Progress::Exhausted => {
            // Without givens there is no puzzle apart from what the player has entered.
            reply.refuse(if puzzle == Board::EMPTY { words().no_solution() } else { words().a_digit_is_wrong() });
            reply.offer(Offer::MarkMistakes);
        }
        None => reply.refuse(words().no_solution()),
    }
}

/// Shows the solution after the one on the board.
pub(super) fn show_next(board: &Board, answers: &mut Answers, reply: &mut Reply) {
    let shown = answers.number(board);
    let (Some(found), Some(number)) = (&mut answers.0, shown) else {
        reply.refuse(words().solve_first());
        return;
    };
    if !found.has_after(number) {
        reply.refuse(words().no_more_solutions(number, words::thousands(number as u64)));
        return;
    }
    match found.show(number + 1) {
        Some(solution) => {
            let differing = Cell::all().filter(|&cell| solution.get(cell) != board.get(cell)).count();
            let number = number + 1;
            let shown = words::thousands(number as u64);
            reply.rejoice(words().next_solution(shown, differing, found.has_after(number)));
            reply.then(BoardRequest::Fill(solution));
        }
        None if found.exhausted => reply.explain(words().no_more_solutions(number, words::thousands(number as u64))),
        None => reply.explain(words().still_looking_next()),
    }
}
