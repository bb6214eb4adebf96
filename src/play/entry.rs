//! Click, then key: the state "expecting numkey", and the digits that it lets onto the board.

use crate::requests::{ClockRequest, EntryRequest, Request, Scene, Writing};
use crate::session::Colour;
use sudoku_board::classic::{Board, Cell, CellKind, Cells, Clash, Digit};
use sudoku_techniques::Candidate;
use sudoku_words::words;

/// What a key means for the cells that are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressed {
    /// A digit, or a blank.
    Value(Option<Digit>),
    /// A note, to be made or taken away.
    Note(Digit),
    /// A note in the corner, to be made or taken away.
    Corner(Digit),
    /// A stroke over a candidate, to be made or taken away.
    Stroke(Digit),
    /// A colour for a cell, to be given or taken away; or none, for the cell and its candidates.
    Colour(Option<Colour>),
    /// A colour for a candidate, to be given or taken away.
    ColourCandidate(Digit, Colour),
}

/// A digit, or a blank, on its way to the board.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Waiting {
    cell: Cell,
    digit: Option<Digit>,
    refused: Option<Refusal>,
}

/// Why a digit may not stand in its cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The house that holds it already, and where.
    pub clash: Option<Clash>,
    /// What the owl says.
    pub said: String,
}

/// What comes of a request.
pub enum Heard {
    /// Nothing is to be said.
    Nothing,
    /// It was done, and the owl says this.
    Told(String),
    /// It was not done, and the owl says why.
    Refused(String),
    /// This is to be done in its place.
    Instead(Request),
    /// There is no board to play on now.
    NoBoard,
}

/// What the number keys act upon.
#[derive(Default, Debug)]
pub struct Entry {
    current: Option<Cell>,
    /// What is chosen beside it.
    others: Cells,
    expecting_numkey: bool,
    last_key: Option<Option<Digit>>,
    fits: Option<bool>,
    waiting: Option<Waiting>,
    /// What waits to go to all cells that are chosen: whatever is no digit for one cell.
    waiting_for_all: Option<Pressed>,
    writing: Writing,
    /// The colour picked last.
    colour: Colour,
    digit_first: bool,
    picked: Option<Option<Digit>>,
}

impl Entry {
    /// The current cell, the player's or a given.
    pub fn current(&self) -> Option<Cell> {
        self.current
    }

    /// The cells that are chosen beside the current one.
    pub fn others(&self) -> Cells {
        self.others
    }

    /// Whether a number key would act: the current cell is the player's.
    pub fn expecting_numkey(&self) -> bool {
        self.expecting_numkey
    }

    /// The number key pressed last for the current cell; the inner `None` is a blank.
    pub fn last_key(&self) -> Option<Option<Digit>> {
        self.last_key
    }

    /// Whether the last digit pressed breaks no rule.
    pub fn fits(&self) -> Option<bool> {
        self.fits
    }

    /// What number keys write.
    pub fn writing(&self) -> Writing {
        self.writing
    }

    /// The colour picked last, which a candidate gets.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// What this number key writes, or why it writes nothing.
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

    /// What is meant for this candidate: a stroke, or while colours are written, the colour picked last.
    fn mark_on(&self, digit: Digit, otherwise: Pressed) -> Pressed {
        match self.writing {
            Writing::Colours => Pressed::ColourCandidate(digit, self.colour),
            _ => otherwise,
        }
    }

    /// Whether a digit is picked first, and then the cells for it.
    pub fn digit_first(&self) -> bool {
        self.digit_first
    }

    /// The digit that is picked for the cells to come; the inner `None` is a blank.
    pub fn picked(&self) -> Option<Option<Digit>> {
        self.picked.filter(|_| self.digit_first)
    }

    /// The digit of which all are to stand out: the one picked, or the current cell's.
    pub fn highlighted(&self, board: &Board) -> Option<Digit> {
        match self.writing {
            // What is picked is a colour.
            Writing::Colours if self.digit_first => None,
            _ if self.digit_first => self.picked.flatten(),
            _ => board.get(self.current?),
        }
    }

    /// The digit, or the blank, that waits to be checked and has not been refused.
    pub fn waiting_value(&self) -> Option<(Cell, Option<Digit>)> {
        match self.waiting {
            Some(Waiting { cell, digit, refused: None }) => Some((cell, digit)),
            _ => None,
        }
    }

    /// Whether something waits to go to all cells that are chosen.
    pub fn is_waiting_for_all(&self) -> bool {
        self.waiting_for_all.is_some()
    }

    /// What waited to go to all cells that are chosen, and these.
    pub(super) fn take_for_all(&mut self) -> Option<(Pressed, Cells)> {
        let mark = self.waiting_for_all.take()?;
        self.fits = None;
        Some((mark, self.chosen()))
    }

    /// The digit that waited, or the blank, its cell, and why it was refused. The game expects a key again.
    pub(super) fn take_waiting(&mut self) -> Option<(Cell, Option<Digit>, Option<Refusal>)> {
        let Waiting { cell, digit, refused } = self.waiting.take()?;
        self.expecting_numkey = true;
        self.fits = digit.map(|_| refused.is_none());
        Some((cell, digit, refused))
    }

    /// Whether a digit, or a blank, waits to be put into its cell.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Refuses the digit that waits.
    pub fn refuse(&mut self, refusal: Refusal) {
        if let Some(waiting) = &mut self.waiting {
            waiting.refused = Some(refusal);
        }
    }

    /// Asks one house about the digit that waits, unless a house before it has refused the digit already.
    pub fn check(&mut self, house: fn(&Board, Cell, Digit) -> Option<Clash>, board: &Board) {
        let Some((cell, Some(digit))) = self.waiting_value() else { return };
        if let Some(clash) = house(board, cell, digit) {
            self.refuse(Refusal { clash: Some(clash), said: sudoku_words::refused(cell, digit, clash) });
        }
    }

    /// What can be done with that cell.
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

    /// Makes the cell, or none, the current one; the player's expects a number key.
    pub fn choose(&mut self, cell: Option<Cell>, board: &Board) {
        (self.current, self.others, self.waiting_for_all) = (cell, Cells::EMPTY, None);
        self.expecting_numkey = cell.is_some_and(|cell| board.kind(cell) == CellKind::User);
        (self.last_key, self.fits, self.waiting) = (None, None, None);
    }

    /// All cells that are chosen, the current one among them.
    fn chosen(&self) -> Cells {
        self.others | self.current.map_or(Cells::EMPTY, Cells::only)
    }

    /// One more cell is chosen; it becomes the current one.
    fn add(&mut self, cell: Cell, board: &Board) {
        let others = self.chosen() - Cells::only(cell);
        self.choose(Some(cell), board);
        self.others = others;
    }

    /// The cell is chosen no more if it was, and else one more.
    fn toggle(&mut self, cell: Cell, board: &Board) {
        if self.current != Some(cell) && !self.others.contains(cell) {
            return self.add(cell, board);
        }
        let left = self.chosen() - Cells::only(cell);
        let current = self.current.filter(|&current| current != cell).or(left.iter().next());
        self.choose(current, board);
        self.others = left - current.map_or(Cells::EMPTY, Cells::only);
    }

    /// "Expecting numkey" turns false, and the digit waits to be checked.
    fn take(&mut self, cell: Cell, digit: Option<Digit>) {
        self.expecting_numkey = false;
        self.last_key = Some(digit);
        self.waiting = Some(Waiting { cell, digit, refused: None });
    }
    /// A digit waits to be checked, or something else for all cells that are chosen.
    fn take_key(&mut self, mark: Pressed, board: &Board) -> Heard {
        match self.current {
            Some(cell) if self.others.is_empty() => match mark {
                Pressed::Colour(_) => self.waiting_for_all = Some(mark),
                _ if !self.expecting_numkey => return Heard::Refused(sudoku_words::belongs_to_puzzle(board, cell)),
                Pressed::Value(digit) => self.take(cell, digit),
                _ => self.waiting_for_all = Some(mark),
            },
            Some(_) => self.waiting_for_all = Some(mark),
            None => return Heard::Refused(words().click_cell_first()),
        }
        Heard::Nothing
    }

    /// The digit was picked first: it goes to the current cell, or is taken away where it stands already.
    fn take_picked(&mut self, board: &Board) -> Heard {
        let Some((cell, picked)) = self.current.zip(self.picked()) else { return Heard::Nothing };
        let stands = self.writing == Writing::Digits && board.get(cell) == picked;
        match self.mark(picked.filter(|_| !stands)) {
            Ok(mark) => self.take_key(mark, board),
            Err(reason) => Heard::Refused(reason),
        }
    }

    /// A cell becomes the current one, by a click or by a key.
    fn come_to(
        &mut self,
        cell: Cell,
        clicked: bool,
        playing: bool,
        board: &Board,
        blocks: Option<impl FnOnce(Cell) -> Option<String>>,
    ) -> Heard {
        self.choose(Some(cell), board);
        if !playing {
            self.expecting_numkey = false;
            return Heard::Nothing;
        }
        let said = blocks.and_then(|click| click(cell));
        if board.kind(cell) == CellKind::Puzzle && self.writing != Writing::Colours {
            let said = said.unwrap_or_else(|| sudoku_words::belongs_to_puzzle(board, cell));
            // Looking at a given is no mistake; putting something into it is.
            if clicked && self.picked().is_some() { Heard::Refused(said) } else { Heard::Told(said) }
        } else if clicked && self.picked().is_some() {
            self.take_picked(board)
        } else {
            Heard::Told(said.unwrap_or_else(|| self.prompt(cell)))
        }
    }

    /// Does what is asked for. `blocks` hears a click on a cell where the blocks run the game, and returns what they say.
    pub fn hear(
        &mut self,
        request: &EntryRequest,
        scene: Scene,
        board: &Board,
        blocks: Option<impl FnOnce(Cell) -> Option<String>>,
    ) -> Heard {
        use EntryRequest::{
            ClickCell, DragOver, EnterPicked, Extend, LeaveCell, Move, NoteDigit, PressDigit, StrikeAt, StrikeDigit,
            ToggleCell, ToggleDigitFirst, Write,
        };
        match (scene, request) {
            // A click on the covered board goes on.
            (Scene::Paused, ClickCell(_) | LeaveCell) => return Heard::Instead(ClockRequest::GoOn.into()),
            // While the solver works a cell can be the current one, and takes no digit.
            (Scene::Solving, ClickCell(_) | ToggleCell(_) | Move(_) | Extend(_) | LeaveCell) => {}
            // A drag is no click.
            (Scene::Solving | Scene::Paused, DragOver(..)) => return Heard::Nothing,
            (Scene::Playing, _) => {}
            (_, LeaveCell) => return Heard::Nothing,
            _ => return Heard::NoBoard,
        }
        let playing = scene == Scene::Playing;
        // The blocks know one cell at a time, and so does who watches the solver.
        let one_cell = blocks.is_some() || !playing;
        match *request {
            ToggleCell(cell) | DragOver(_, cell) if one_cell => return Heard::Instead(ClickCell(cell).into()),
            Extend(travel) if one_cell => return Heard::Instead(Move(travel).into()),
            ClickCell(cell) => return self.come_to(cell, true, playing, board, blocks),
            Move(travel) => match travel.from(board, self.current) {
                Some(cell) => return self.come_to(cell, false, playing, board, blocks),
                None => return Heard::Refused(words().no_blank()),
            },
            ToggleCell(cell) => self.toggle(cell, board),
            DragOver(from, cell) => {
                if !self.chosen().contains(from) {
                    self.choose(Some(from), board);
                }
                self.add(cell, board);
            }
            Extend(travel) => match travel.from(board, self.current) {
                Some(cell) => self.add(cell, board),
                None => return Heard::Refused(words().no_blank()),
            },
            StrikeAt(Candidate { cell, digit }) => {
                if self.current != Some(cell) {
                    self.choose(Some(cell), board);
                }
                self.others = Cells::EMPTY;
                return self.take_key(self.mark_on(digit, Pressed::Stroke(digit)), board);
            }
            LeaveCell if self.current.is_some() => {
                self.choose(None, board);
                return if playing { Heard::Told(words().click_a_cell()) } else { Heard::Nothing };
            }
            LeaveCell => return Heard::Nothing,
            PressDigit(value) => return self.press(value, board).unwrap_or_else(Heard::Refused),
            StrikeDigit(digit) => return self.take_key(Pressed::Stroke(digit), board),
            NoteDigit(digit) => return self.take_key(self.mark_on(digit, Pressed::Note(digit)), board),
            EnterPicked if self.digit_first && (self.current.is_none() || self.picked.is_none()) => {
                return Heard::Refused(words().pick_first());
            }
            EnterPicked => return self.take_picked(board),
            Write(writing) => {
                self.writing = if self.writing == writing { Writing::Digits } else { writing };
                return Heard::Told(match self.writing {
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
                return Heard::Told(said);
            }
        }
        Heard::Told(words().cells_chosen(self.chosen().len()))
    }

    /// A number key: it writes, or where the digit comes first, it is picked.
    fn press(&mut self, value: Option<Digit>, board: &Board) -> Result<Heard, String> {
        let mark = self.mark(value)?;
        // Candidates get this colour from now on.
        if let Pressed::Colour(Some(colour)) = mark {
            self.colour = colour;
        }
        if !self.digit_first {
            return Ok(self.take_key(mark, board));
        }
        self.picked = (self.picked != Some(value)).then_some(value);
        Ok(Heard::Told(match self.picked {
            Some(Some(digit)) if self.writing == Writing::Colours => words().colour_picked(digit.get()),
            Some(Some(digit)) => words().picked(digit.get()),
            Some(None) => words().picked_blank(),
            None => words().none_picked(),
        }))
    }

    /// A given may have become the player's, or the other way round. Returns whether that changes what keys do.
    pub fn expects_otherwise(&self, board: &Board, scene: Scene) -> bool {
        self.expecting_numkey != self.can_expect(board, scene)
    }

    /// Expects a number key where one would act, with this board in this scene.
    pub fn follow(&mut self, board: &Board, scene: Scene) {
        self.expecting_numkey = self.can_expect(board, scene);
    }

    fn can_expect(&self, board: &Board, scene: Scene) -> bool {
        scene == Scene::Playing && self.current.is_some_and(|cell| board.kind(cell) == CellKind::User)
    }
}
