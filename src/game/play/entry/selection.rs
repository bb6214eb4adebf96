//! The selection: the current cell, the other selected cells, and the digit that is picked for the next ones.

use super::Entry;
use crate::game::owl::Reply;
use crate::game::requests::{EntryRequest, Writing};
use std::collections::BTreeSet;
use sudoku_board::{Board, Candidate, Cell, CellKind, Value};
use sudoku_words::{words, written};

impl Entry {
    /// Returns the current cell, which may be a given.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// Returns the selected cells apart from the current one.
    pub fn others(&self) -> &BTreeSet<Cell> {
        &self.others
    }

    /// Returns true if the player picks a digit first and then its cells.
    pub fn digit_first(&self) -> bool {
        self.digit_first
    }

    /// Returns the digit picked for the next cells; the inner `None` is a blank.
    pub fn picked(&self) -> Option<Option<Value>> {
        self.picked.filter(|_| self.digit_first)
    }

    /// Returns the digit to highlight everywhere: the picked one, or the current cell's.
    pub fn highlighted(&self, board: &Board) -> Option<Value> {
        match self.writing {
            // In this mode a colour is picked, not a digit.
            Writing::Colours if self.digit_first => None,
            _ if self.digit_first => self.picked.flatten(),
            _ => board.get(self.current?),
        }
    }

    /// Returns a sentence on what the player can do with the cell.
    fn prompt(&self, board: &Board, cell: Cell) -> String {
        let (id, side) = (board.rules().index(cell) + 1, board.rules().side());
        let at = sudoku_words::name(cell);
        match self.picked {
            Some(_) if self.digit_first && self.writing == Writing::Colours => words().cell_for_colour(at),
            _ if !self.digit_first && self.writing == Writing::Colours => words().press_for_colour(at),
            _ if !self.digit_first => words().press_a_number_key(cell.row() + 1, cell.column() + 1, at, id, side),
            Some(Some(digit)) if self.writing != Writing::Digits => words().cell_for_note(written(digit), at),
            Some(Some(digit)) => words().cell_for_picked(written(digit), at),
            Some(None) => words().cell_for_blank(at),
            None => words().pick_first(),
        }
    }

    /// Makes the cell the current one and clears the rest of the selection.
    pub fn choose(&mut self, cell: Option<Cell>) {
        (self.current, self.others, self.waiting_for_all) = (cell, BTreeSet::new(), None);
        (self.last_key, self.fits, self.waiting) = (None, None, None);
    }

    /// Returns all selected cells, including the current one.
    pub(super) fn chosen(&self) -> BTreeSet<Cell> {
        self.others.iter().copied().chain(self.current).collect()
    }

    /// Adds a cell to the selection and makes it the current one.
    fn add(&mut self, cell: Cell) {
        let mut others = self.chosen();
        others.remove(&cell);
        self.choose(Some(cell));
        self.others = others;
    }

    /// Adds the cell to the selection, or removes it.
    fn toggle(&mut self, cell: Cell) {
        if self.current != Some(cell) && !self.others.contains(&cell) {
            return self.add(cell);
        }
        let mut left = self.chosen();
        left.remove(&cell);
        let current = self.current.filter(|&current| current != cell).or(left.first().copied());
        self.choose(current);
        left.retain(|&other| Some(other) != current);
        self.others = left;
    }

    /// Makes a cell the current one after a click or a key.
    fn come_to(
        &mut self,
        cell: Cell,
        clicked: bool,
        playing: bool,
        board: &Board,
        blocks: Option<impl FnOnce(Cell) -> Option<String>>,
        reply: &mut Reply,
    ) {
        self.choose(Some(cell));
        if !playing {
            return;
        }
        let said = blocks.and_then(|click| click(cell));
        if board.kind(cell) == CellKind::Puzzle && self.writing != Writing::Colours {
            let said = said.unwrap_or_else(|| sudoku_words::belongs_to_puzzle(board, cell));
            // Looking at a given is fine; writing into it is refused.
            if clicked && self.picked().is_some() { reply.refuse(said) } else { reply.explain(said) }
        } else if clicked && self.picked().is_some() {
            reply.then(EntryRequest::EnterPicked);
        } else {
            reply.explain(said.unwrap_or_else(|| self.prompt(board, cell)));
        }
    }

    /// Handles a click on a cell, or a key that goes to one. While the blocks run the game, `blocks` handles the click and returns
    /// what they say.
    pub(super) fn select(
        &mut self,
        request: &EntryRequest,
        playing: bool,
        board: &Board,
        blocks: Option<impl FnOnce(Cell) -> Option<String>>,
        reply: &mut Reply,
    ) {
        use EntryRequest::{
            ClickCell, DragOver, Extend, LeaveCell, Move, NoteDigit, StrikeAt, StrikeDigit, ToggleCell,
        };
        // The blocks, and a watched solver, work with one selected cell.
        let one_cell = blocks.is_some() || !playing;
        match *request {
            ToggleCell(cell) | DragOver(_, cell) if one_cell => return reply.then(ClickCell(cell)),
            Extend(travel) if one_cell => return reply.then(Move(travel)),
            ClickCell(cell) => return self.come_to(cell, true, playing, board, blocks, reply),
            Move(travel) => match travel.from(board, self.current) {
                Some(cell) => return self.come_to(cell, false, playing, board, blocks, reply),
                None => return reply.refuse(words().no_blank()),
            },
            ToggleCell(cell) => self.toggle(cell),
            DragOver(from, cell) => {
                if !self.chosen().contains(&from) {
                    self.choose(Some(from));
                }
                self.add(cell);
            }
            Extend(travel) => match travel.from(board, self.current) {
                Some(cell) => self.add(cell),
                None => return reply.refuse(words().no_blank()),
            },
            StrikeAt(Candidate { cell, value: digit }) => {
                if self.current != Some(cell) {
                    self.choose(Some(cell));
                }
                self.others = BTreeSet::new();
                let colours = self.writing == Writing::Colours;
                return reply.then(if colours { NoteDigit(digit) } else { StrikeDigit(digit) });
            }
            LeaveCell if self.current.is_some() => {
                self.choose(None);
                if playing {
                    reply.explain(words().click_a_cell());
                }
                return;
            }
            _ => return,
        }
        reply.explain(words().cells_chosen(self.chosen().len()));
    }
}
