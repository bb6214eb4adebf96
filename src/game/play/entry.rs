//! Digit entry by click and key, up to the checks before a digit reaches the board.

use crate::game::owl::Reply;
use crate::game::play::{ExpectingNumkey, board_at_hand};
use crate::game::requests::{ClockRequest, EntryRequest, Scene, Writing};
use crate::game::session::Colour;
use bevy_ecs::prelude::*;
use sudoku_board::classic::{Board, Cell, CellKind, Cells, Clash, Digit};
use sudoku_techniques::Candidate;
use sudoku_words::words;

/// The effect of a key on the selected cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressed {
    /// Enters a digit, or blanks the cell.
    Value(Option<Digit>),
    /// Toggles a note.
    Note(Digit),
    /// Toggles a corner note.
    Corner(Digit),
    /// Toggles the stroke through a candidate.
    Stroke(Digit),
    /// Toggles a cell's colour; `None` clears the colours of the cell and of its candidates.
    Colour(Option<Colour>),
    /// Toggles a candidate's colour.
    ColourCandidate(Digit, Colour),
}

/// A digit, or a blank, that has not been checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Waiting {
    cell: Cell,
    digit: Option<Digit>,
    refused: Option<Refusal>,
}

/// The reason why a digit is not allowed in its cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The house that already contains the digit, and the cell.
    pub clash: Option<Clash>,
    /// The owl's sentence.
    pub said: String,
}

/// State of digit entry: the selected cells and the meaning of the number keys.
#[derive(Resource, Default, Debug)]
pub struct Entry {
    current: Option<Cell>,
    /// The other selected cells.
    others: Cells,
    last_key: Option<Option<Digit>>,
    fits: Option<bool>,
    waiting: Option<Waiting>,
    /// A mark pending for all selected cells: anything but a digit for one cell.
    waiting_for_all: Option<Pressed>,
    writing: Writing,
    /// The colour picked last.
    colour: Colour,
    digit_first: bool,
    picked: Option<Option<Digit>>,
}

impl Entry {
    /// Returns the current cell, which may be a given.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// Returns the selected cells apart from the current one.
    pub fn others(&self) -> Cells {
        self.others
    }

    /// Returns the number key pressed last for the current cell; the inner `None` is a blank.
    pub fn last_key(&self) -> Option<Option<Digit>> {
        self.last_key
    }

    /// Returns true if the last digit pressed breaks no rule; `None` before it is checked.
    pub fn fits(&self) -> Option<bool> {
        self.fits
    }

    /// Returns what number keys write.
    pub fn writing(&self) -> Writing {
        self.writing
    }

    /// Returns the colour picked last, which candidates are given.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// Returns what this number key writes, or why it writes nothing.
    fn mark(&self, value: Option<Digit>) -> Result<Pressed, String> {
        Ok(match (self.writing, value) {
            (Writing::Notes, Some(digit)) => Pressed::Note(digit),
            (Writing::Corners, Some(digit)) => Pressed::Corner(digit),
            (Writing::Colours, Some(digit)) => {
                Pressed::Colour(Some(Colour::new(digit.get()).ok_or_else(|| words().colours_have_numbers())?))
            }
            (Writing::Colours, None) => Pressed::Colour(None),
            _ => Pressed::Value(value),
        })
    }

    /// Returns the mark for a candidate: `otherwise` or, in colour mode, the colour picked last.
    fn mark_on(&self, digit: Digit, otherwise: Pressed) -> Pressed {
        match self.writing {
            Writing::Colours => Pressed::ColourCandidate(digit, self.colour),
            _ => otherwise,
        }
    }

    /// Returns true if the player picks a digit first and then its cells.
    pub fn digit_first(&self) -> bool {
        self.digit_first
    }

    /// Returns the digit picked for the next cells; the inner `None` is a blank.
    pub fn picked(&self) -> Option<Option<Digit>> {
        self.picked.filter(|_| self.digit_first)
    }

    /// Returns the digit to highlight everywhere: the picked one, or the current cell's.
    pub fn highlighted(&self, board: &Board) -> Option<Digit> {
        match self.writing {
            // In this mode a colour is picked, not a digit.
            Writing::Colours if self.digit_first => None,
            _ if self.digit_first => self.picked.flatten(),
            _ => board.get(self.current?),
        }
    }

    /// Returns the digit or blank that is pending and not refused, with its cell.
    pub fn waiting_value(&self) -> Option<(Cell, Option<Digit>)> {
        match self.waiting {
            Some(Waiting { cell, digit, refused: None }) => Some((cell, digit)),
            _ => None,
        }
    }

    /// Returns true if a mark is pending for all selected cells.
    pub fn is_waiting_for_all(&self) -> bool {
        self.waiting_for_all.is_some()
    }

    /// Takes the mark pending for all selected cells, and returns it with those cells.
    pub(super) fn take_for_all(&mut self) -> Option<(Pressed, Cells)> {
        let mark = self.waiting_for_all.take()?;
        self.fits = None;
        Some((mark, self.chosen()))
    }

    /// Takes the pending digit or blank with its cell and, if refused, the reason.
    pub(super) fn take_waiting(&mut self) -> Option<(Cell, Option<Digit>, Option<Refusal>)> {
        let Waiting { cell, digit, refused } = self.waiting.take()?;
        self.fits = digit.map(|_| refused.is_none());
        Some((cell, digit, refused))
    }

    /// Returns true if a digit or a blank is pending for its cell.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Refuses the pending digit.
    pub fn refuse(&mut self, refusal: Refusal) {
        if let Some(waiting) = &mut self.waiting {
            waiting.refused = Some(refusal);
        }
    }

    /// Checks the pending digit against one house, unless it has been refused already.
    pub fn check(&mut self, house: fn(&Board, Cell, Digit) -> Option<Clash>, board: &Board) {
        let Some((cell, Some(digit))) = self.waiting_value() else { return };
        if let Some(clash) = house(board, cell, digit) {
            self.refuse(Refusal { clash: Some(clash), said: sudoku_words::refused(cell, digit, clash) });
        }
    }

    /// Returns a sentence on what the player can do with the cell.
    fn prompt(&self, cell: Cell) -> String {
        let at = sudoku_words::name(cell);
        match self.picked {
            Some(_) if self.digit_first && self.writing == Writing::Colours => words().cell_for_colour(at),
            _ if !self.digit_first && self.writing == Writing::Colours => words().press_for_colour(at),
            _ if !self.digit_first => words().press_a_number_key(cell.row() + 1, cell.column() + 1, at, cell.id()),
            Some(Some(digit)) if self.writing != Writing::Digits => words().cell_for_note(digit.get(), at),
            Some(Some(digit)) => words().cell_for_picked(digit.get(), at),
            Some(None) => words().cell_for_blank(at),
            None => words().pick_first(),
        }
    }

    /// Makes the cell the current one and clears the rest of the selection.
    pub fn choose(&mut self, cell: Option<Cell>) {
        (self.current, self.others, self.waiting_for_all) = (cell, Cells::EMPTY, None);
        (self.last_key, self.fits, self.waiting) = (None, None, None);
    }

    /// Returns all selected cells, including the current one.
    fn chosen(&self) -> Cells {
        self.others | self.current.map_or(Cells::EMPTY, Cells::only)
    }

    /// Adds a cell to the selection and makes it the current one.
    fn add(&mut self, cell: Cell) {
        let others = self.chosen() - Cells::only(cell);
        self.choose(Some(cell));
        self.others = others;
    }

    /// Adds the cell to the selection, or removes it.
    fn toggle(&mut self, cell: Cell) {
        if self.current != Some(cell) && !self.others.contains(cell) {
            return self.add(cell);
        }
        let left = self.chosen() - Cells::only(cell);
        let current = self.current.filter(|&current| current != cell).or(left.iter().next());
        self.choose(current);
        self.others = left - current.map_or(Cells::EMPTY, Cells::only);
    }

    /// Makes the digit pending for its check.
    fn take(&mut self, cell: Cell, digit: Option<Digit>) {
        self.last_key = Some(digit);
        self.waiting = Some(Waiting { cell, digit, refused: None });
    }
    /// Makes the digit pending for its check, or another mark pending for all selected cells.
    fn take_key(&mut self, mark: Pressed, board: &Board, expecting: ExpectingNumkey, reply: &mut Reply) {
        match self.current {
            Some(cell) if self.others.is_empty() => match mark {
                Pressed::Colour(_) => self.waiting_for_all = Some(mark),
                _ if !expecting.0 => reply.refuse(sudoku_words::belongs_to_puzzle(board, cell)),
                Pressed::Value(digit) => self.take(cell, digit),
                _ => self.waiting_for_all = Some(mark),
            },
            Some(_) => self.waiting_for_all = Some(mark),
            None => reply.refuse(words().click_cell_first()),
        }
    }

    /// Enters the picked digit into the current cell, or blanks the cell if it already holds that digit.
    fn take_picked(&mut self, board: &Board, expecting: ExpectingNumkey, reply: &mut Reply) {
        let Some((cell, picked)) = self.current.zip(self.picked()) else { return };
        let holds = self.writing == Writing::Digits && board.get(cell) == picked;
        match self.mark(picked.filter(|_| !holds)) {
            Ok(mark) => self.take_key(mark, board, expecting, reply),
            Err(reason) => reply.refuse(reason),
        }
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
            reply.explain(said.unwrap_or_else(|| self.prompt(cell)));
        }
    }

    /// Handles a request. While the blocks run the game, `blocks` handles a click on a cell and returns what they say.
    pub(super) fn handle(
        &mut self,
        request: &EntryRequest,
        scene: Scene,
        board: &Board,
        expecting: ExpectingNumkey,
        blocks: Option<impl FnOnce(Cell) -> Option<String>>,
        reply: &mut Reply,
    ) {
        use EntryRequest::{
            ClickCell, DragOver, EnterPicked, Extend, LeaveCell, Move, NoteDigit, PressDigit, StrikeAt, StrikeDigit,
            ToggleCell, ToggleDigitFirst, Write,
        };
        match (scene, request) {
            // A click on the covered board resumes the game.
            (Scene::Paused, ClickCell(_) | LeaveCell) => return reply.then(ClockRequest::GoOn),
            // While the solver runs, a cell can be selected but takes no digit.
            (Scene::Solving, ClickCell(_) | ToggleCell(_) | Move(_) | Extend(_) | LeaveCell) => {}
            // Drags select cells only during play.
            (Scene::Solving | Scene::Paused, DragOver(..)) => return,
            (Scene::Playing, _) => {}
            (_, LeaveCell) => return,
            _ => {
                board_at_hand(scene, reply);
                return;
            }
        }
        let playing = scene == Scene::Playing;
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
                if !self.chosen().contains(from) {
                    self.choose(Some(from));
                }
                self.add(cell);
            }
            Extend(travel) => match travel.from(board, self.current) {
                Some(cell) => self.add(cell),
                None => return reply.refuse(words().no_blank()),
            },
            StrikeAt(Candidate { cell, digit }) => {
                if self.current != Some(cell) {
                    self.choose(Some(cell));
                }
                self.others = Cells::EMPTY;
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
            LeaveCell => return,
            PressDigit(value) => return self.press(value, board, expecting, reply),
            StrikeDigit(digit) => return self.take_key(Pressed::Stroke(digit), board, expecting, reply),
            NoteDigit(digit) => {
                return self.take_key(self.mark_on(digit, Pressed::Note(digit)), board, expecting, reply);
            }
            EnterPicked if self.digit_first && (self.current.is_none() || self.picked.is_none()) => {
                return reply.refuse(words().pick_first());
            }
            EnterPicked => return self.take_picked(board, expecting, reply),
            Write(writing) => {
                self.writing = if self.writing == writing { Writing::Digits } else { writing };
                return reply.explain(match self.writing {
                    Writing::Digits => words().notes_off(),
                    Writing::Notes => words().notes_on(),
                    Writing::Corners => words().corners_on(),
                    Writing::Colours => words().colours_on(),
                });
            }
            ToggleDigitFirst => {
                self.digit_first = !self.digit_first;
                self.picked = None;
                let said = if self.digit_first { words().digit_first() } else { words().cell_first_again() };
                return reply.explain(said);
            }
        }
        reply.explain(words().cells_chosen(self.chosen().len()));
    }

    /// Handles a number key: it writes or, in digit-first mode, picks the digit.
    fn press(&mut self, value: Option<Digit>, board: &Board, expecting: ExpectingNumkey, reply: &mut Reply) {
        let mark = match self.mark(value) {
            Ok(mark) => mark,
            Err(reason) => return reply.refuse(reason),
        };
        // Candidates get this colour from now on.
        if let Pressed::Colour(Some(colour)) = mark {
            self.colour = colour;
        }
        if !self.digit_first {
            return self.take_key(mark, board, expecting, reply);
        }
        self.picked = (self.picked != Some(value)).then_some(value);
        reply.explain(match self.picked {
            Some(Some(digit)) if self.writing == Writing::Colours => words().colour_picked(digit.get()),
            Some(Some(digit)) => words().picked(digit.get()),
            Some(None) => words().picked_blank(),
            None => words().none_picked(),
        });
    }
}
