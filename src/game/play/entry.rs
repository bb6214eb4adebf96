//! Click, then key: the state "expecting numkey", and the digits that it lets onto the board.

use super::board_at_hand::board_at_hand;
use super::by_blocks::ByBlocks;
use super::sitting::Sitting;
use crate::game::owl::Reply;
use crate::game::owl::words::{self, words};
use crate::game::script::{ClockRequest, Current, EntryRequest, Request, Scene, Script, ScriptSystems, Writing};
use crate::session::Colour;
use crate::sudoku::{Board, Cell, CellKind, Cells, Clash, Digit};
use crate::techniques::Candidate;
use bevy::prelude::*;

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
pub(in crate::game) struct Refusal {
    /// The house that holds it already, and where.
    pub clash: Option<Clash>,
    /// What the owl says.
    pub said: String,
}

/// What the number keys act upon.
#[derive(Resource, Default, Debug)]
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
    pub(in crate::game) fn waiting_value(&self) -> Option<(Cell, Option<Digit>)> {
        match self.waiting {
            Some(Waiting { cell, digit, refused: None }) => Some((cell, digit)),
            _ => None,
        }
    }

    /// What waits to go to all cells that are chosen, and these.
    pub(super) fn waiting_for_all(&self) -> Option<(Pressed, Cells)> {
        Some((self.waiting_for_all?, self.chosen()))
    }

    /// Nothing waits to go to all cells any more.
    pub(super) fn settle_all(&mut self) {
        (self.waiting_for_all, self.fits) = (None, None);
    }

    /// The digit that waited, or the blank, its cell, and why it was refused. The game expects a key again.
    pub(super) fn take_waiting(&mut self) -> Option<(Cell, Option<Digit>, Option<Refusal>)> {
        let Waiting { cell, digit, refused } = self.waiting.take()?;
        self.expecting_numkey = true;
        self.fits = digit.map(|_| refused.is_none());
        Some((cell, digit, refused))
    }

    /// Whether a digit, or a blank, waits to be put into its cell.
    pub(super) fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Refuses the digit that waits.
    pub(in crate::game) fn refuse(&mut self, refusal: Refusal) {
        if let Some(waiting) = &mut self.waiting {
            waiting.refused = Some(refusal);
        }
    }

    /// What can be done with that cell.
    fn prompt(&self, cell: Cell) -> String {
        let at = words::name(cell);
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
    fn choose(&mut self, cell: Option<Cell>, board: &Board) {
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
}

/// A digit clashed just now: it was refused, or where the rules are free, it stands and is marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// Where the digit was to stand.
    pub cell: Cell,
    /// The house that holds it already, and where.
    pub clash: Clash,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(Script, carry_out.in_set(ScriptSystems::Enter))
        .add_systems(Script, follow_board.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None, &Board::EMPTY);
}

/// A given may have become the player's, or the other way round.
fn follow_board(sitting: Res<Sitting>, scene: Res<State<Scene>>, mut entry: ResMut<Entry>) {
    let kind = entry.current.map(|cell| sitting.board().kind(cell));
    let expecting = kind == Some(CellKind::User) && *scene.get() == Scene::Playing;
    if entry.expecting_numkey != expecting {
        entry.expecting_numkey = expecting;
    }
}

fn carry_out(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    use EntryRequest::{
        ClickCell, DragOver, EnterPicked, Extend, LeaveCell, Move, NoteDigit, PressDigit, StrikeAt, StrikeDigit,
        ToggleCell, ToggleDigitFirst, Write,
    };
    let Request::Entry(request) = &request.0 else { return };
    let board = sitting.board();
    match (scene.get(), request) {
        // A click on the covered board goes on.
        (Scene::Paused, ClickCell(_) | LeaveCell) => {
            reply.then(ClockRequest::GoOn);
            return;
        }
        // While the solver works a cell can be the current one, and takes no digit.
        (Scene::Solving, ClickCell(_) | ToggleCell(_) | Move(_) | Extend(_) | LeaveCell) => {}
        // A drag is no click.
        (Scene::Solving | Scene::Paused, DragOver(..)) => return,
        (Scene::Playing, _) => {}
        (_, LeaveCell) => return,
        (scene, _) => {
            board_at_hand(*scene, &mut reply);
            return;
        }
    }
    let playing = *scene.get() == Scene::Playing;
    match *request {
        ClickCell(cell) => {
            entry.choose(Some(cell), board);
            let said = if playing { hear_click(&mut by_blocks, cell) } else { None };
            if !playing {
                entry.expecting_numkey = false;
            } else if board.kind(cell) == CellKind::Puzzle && entry.writing != Writing::Colours {
                reply.refuse(said.unwrap_or_else(|| words::belongs_to_puzzle(board, cell)));
            } else if entry.picked().is_none() {
                reply.explain(said.unwrap_or_else(|| entry.prompt(cell)));
            } else {
                take_picked(board, &mut entry, &mut reply);
            }
        }
        Move(travel) => match travel.from(board, entry.current) {
            Some(cell) => {
                entry.choose(Some(cell), board);
                let said = if playing { hear_click(&mut by_blocks, cell) } else { None };
                if !playing {
                    entry.expecting_numkey = false;
                } else if board.kind(cell) == CellKind::Puzzle && entry.writing != Writing::Colours {
                    reply.explain(said.unwrap_or_else(|| words::belongs_to_puzzle(board, cell)));
                } else {
                    reply.explain(said.unwrap_or_else(|| entry.prompt(cell)));
                }
            }
            None => reply.refuse(words().no_blank()),
        },
        // The blocks know one cell at a time, and so does who watches the solver.
        ToggleCell(cell) | DragOver(_, cell) if by_blocks.game().is_some() => reply.then(ClickCell(cell)),
        ToggleCell(cell) if !playing => reply.then(ClickCell(cell)),
        Extend(travel) if by_blocks.game().is_some() || !playing => reply.then(Move(travel)),
        ToggleCell(cell) => {
            entry.toggle(cell, board);
            reply.explain(words().cells_chosen(entry.chosen().len()));
        }
        DragOver(from, cell) => {
            if !entry.chosen().contains(from) {
                entry.choose(Some(from), board);
            }
            entry.add(cell, board);
            reply.explain(words().cells_chosen(entry.chosen().len()));
        }
        Extend(travel) => match travel.from(board, entry.current) {
            Some(cell) => {
                entry.add(cell, board);
                reply.explain(words().cells_chosen(entry.chosen().len()));
            }
            None => reply.refuse(words().no_blank()),
        },
        StrikeAt(Candidate { cell, digit }) => {
            if entry.current != Some(cell) {
                entry.choose(Some(cell), board);
            }
            entry.others = Cells::EMPTY;
            take_key(entry.mark_on(digit, Pressed::Stroke(digit)), board, &mut entry, &mut reply);
        }
        LeaveCell if entry.current.is_some() => {
            entry.choose(None, board);
            if playing {
                reply.explain(words().click_a_cell());
            }
        }
        LeaveCell => {}
        PressDigit(value) if entry.digit_first => {
            if let Err(reason) = pick_colour(value, &mut entry) {
                reply.refuse(reason);
                return;
            }
            let picked = (entry.picked != Some(value)).then_some(value);
            entry.picked = picked;
            reply.explain(match picked {
                Some(Some(digit)) if entry.writing == Writing::Colours => words().colour_picked(digit.get()),
                Some(Some(digit)) => words().picked(digit.get()),
                Some(None) => words().picked_blank(),
                None => words().none_picked(),
            });
        }
        PressDigit(value) => match pick_colour(value, &mut entry) {
            Ok(mark) => take_key(mark, board, &mut entry, &mut reply),
            Err(reason) => reply.refuse(reason),
        },
        StrikeDigit(digit) => take_key(Pressed::Stroke(digit), board, &mut entry, &mut reply),
        NoteDigit(digit) => take_key(entry.mark_on(digit, Pressed::Note(digit)), board, &mut entry, &mut reply),
        EnterPicked if entry.digit_first && (entry.current.is_none() || entry.picked.is_none()) => {
            reply.refuse(words().pick_first());
        }
        EnterPicked => take_picked(board, &mut entry, &mut reply),
        Write(writing) => {
            entry.writing = if entry.writing == writing { Writing::Digits } else { writing };
            reply.explain(match entry.writing {
                Writing::Digits => words().notes_off(),
                Writing::Notes => words().notes_on(),
                Writing::Corners => words().corners_on(),
                Writing::Colours => words().colours_on(),
            });
        }
        ToggleDigitFirst => {
            entry.digit_first = !entry.digit_first;
            entry.picked = None;
            reply.explain(if entry.digit_first { words().digit_first() } else { words().cell_first_again() });
        }
    }
}

/// What the blocks say of the click, if they run the game.
fn hear_click(by_blocks: &mut ResMut<ByBlocks>, cell: Cell) -> Option<String> {
    by_blocks.game()?;
    by_blocks.click(cell)
}

/// What this number key writes, or why it writes nothing. If it is a colour, candidates get it from now on.
fn pick_colour(value: Option<Digit>, entry: &mut Entry) -> Result<Pressed, String> {
    let mark = entry.mark(value)?;
    if let Pressed::Colour(Some(colour)) = mark {
        entry.colour = colour;
    }
    Ok(mark)
}

/// "When number key pressed": a digit acts only while "expecting numkey" is true, and sets it false.
fn take_key(mark: Pressed, board: &Board, entry: &mut Entry, reply: &mut Reply) {
    match entry.current {
        Some(cell) if entry.others.is_empty() => match mark {
            Pressed::Colour(_) => entry.waiting_for_all = Some(mark),
            _ if !entry.expecting_numkey => reply.refuse(words::belongs_to_puzzle(board, cell)),
            Pressed::Value(digit) => entry.take(cell, digit),
            _ => entry.waiting_for_all = Some(mark),
        },
        Some(_) => entry.waiting_for_all = Some(mark),
        None => reply.refuse(words().click_cell_first()),
    }
}

/// The digit was picked first: it goes to the current cell, or is taken away where it stands already.
fn take_picked(board: &Board, entry: &mut Entry, reply: &mut Reply) {
    let Some((cell, picked)) = entry.current.zip(entry.picked()) else { return };
    let stands = entry.writing == Writing::Digits && board.get(cell) == picked;
    match entry.mark(picked.filter(|_| !stands)) {
        Ok(mark) => take_key(mark, board, entry, reply),
        Err(reason) => reply.refuse(reason),
    }
}
