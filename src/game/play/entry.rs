//! Digit entry: a number key makes a digit pending, `check_row`, `check_column` and `check_box` check it, or the blocks do, and then
//! it is entered or refused.

mod selection;
mod typing;

use self::typing::Typed;
use super::by_blocks::{self, ByBlocks};
use crate::game::owl::{Budget, Offer, Reply, Speech};
use crate::game::play::{ExpectingNumkey, board_at_hand};
use crate::game::requests::{BoardRequest, ClockRequest, EntryRequest, Request, Scene, Writing};
use crate::game::script::{CurrentRequest, RequestSchedule, RequestSystems};
use crate::game::session::{Colour, Move, MoveError, Session};
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::collections::BTreeSet;
use sudoku_board::{Board, Cell, Clash, Constraint, HouseKind, Value};
use sudoku_run::engines::Engine;
use sudoku_solve::fast::SearchResult;
use sudoku_words::{words, written};

/// The effect of a key on the selected cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pressed {
    /// Enters a digit, or blanks the cell.
    Value(Option<Value>),
    /// Makes a digit a given, or takes the given away.
    Given(Option<Value>),
    /// Toggles a note.
    Note(Value),
    /// Toggles a corner note.
    Corner(Value),
    /// Toggles the stroke through a candidate.
    Stroke(Value),
    /// Toggles a cell's colour; `None` clears the colours of the cell and of its candidates.
    Colour(Option<Colour>),
    /// Toggles a candidate's colour.
    ColourCandidate(Value, Colour),
}

/// A digit, or a blank, that has not been checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Waiting {
    cell: Cell,
    digit: Option<Value>,
    refused: Option<Refusal>,
}

/// The reason why a digit is not allowed in its cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that refuses the digit, and the cells that are against it.
    pub clash: Option<Clash>,
    /// The owl's sentence.
    pub said: String,
}

/// State of digit entry: the selected cells and the meaning of the number keys.
#[derive(Resource, Default, Debug)]
pub struct Entry {
    current: Option<Cell>,
    /// The other selected cells.
    others: BTreeSet<Cell>,
    last_key: Option<Option<Value>>,
    fits: Option<bool>,
    waiting: Option<Waiting>,
    /// A mark pending for all selected cells: anything but a digit for one cell.
    waiting_for_all: Option<Pressed>,
    writing: Writing,
    /// The colour picked last.
    colour: Colour,
    digit_first: bool,
    picked: Option<Option<Value>>,
    typed: Option<Typed>,
}

/// Sent when a digit clashes, whether it was refused or, where clashes are allowed, entered and marked.
#[derive(Message, Clone, Debug)]
pub struct DigitRefused {
    /// The digit's cell.
    pub cell: Cell,
    /// The rule that refuses the digit, and the cells that are against it.
    pub clash: Clash,
}

impl Entry {
    /// Returns the number key pressed last for the current cell; the inner `None` is a blank.
    pub fn last_key(&self) -> Option<Option<Value>> {
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
    fn mark(&self, value: Option<Value>) -> Result<Pressed, String> {
        Ok(match (self.writing, value) {
            (Writing::Notes, Some(digit)) => Pressed::Note(digit),
            (Writing::Corners, Some(digit)) => Pressed::Corner(digit),
            (Writing::Colours, Some(digit)) => {
                Pressed::Colour(Some(Colour::new(digit.get()).ok_or_else(|| words().colours_have_numbers())?))
            }
            (Writing::Colours, None) => Pressed::Colour(None),
            (Writing::Givens, value) => Pressed::Given(value),
            _ => Pressed::Value(value),
        })
    }

    /// Returns the mark for a candidate: `otherwise` or, in colour mode, the colour picked last.
    fn mark_on(&self, digit: Value, otherwise: Pressed) -> Pressed {
        match self.writing {
            Writing::Colours => Pressed::ColourCandidate(digit, self.colour),
            _ => otherwise,
        }
    }

    /// Returns the digit or blank that is pending and not refused, with its cell.
    pub fn waiting_value(&self) -> Option<(Cell, Option<Value>)> {
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
    pub(super) fn take_for_all(&mut self) -> Option<(Pressed, BTreeSet<Cell>)> {
        let mark = self.waiting_for_all.take()?;
        self.fits = None;
        Some((mark, self.chosen()))
    }

    /// Takes the pending digit or blank with its cell and, if refused, the reason.
    pub(super) fn take_waiting(&mut self) -> Option<(Cell, Option<Value>, Option<Refusal>)> {
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

    /// Checks the pending digit against some of the rules, unless it has been refused already.
    pub fn check(&mut self, rules: impl FnOnce(&Board, Cell, Value) -> Option<Clash>, board: &Board) {
        let Some((cell, Some(digit))) = self.waiting_value() else { return };
        if let Some(clash) = rules(board, cell, digit) {
            let said = sudoku_words::refused(board, cell, digit, &clash);
            self.refuse(Refusal { clash: Some(clash), said });
        }
    }

    /// Makes the digit pending for its check.
    fn take(&mut self, cell: Cell, digit: Option<Value>) {
        self.last_key = Some(digit);
        self.waiting = Some(Waiting { cell, digit, refused: None });
    }

    /// Makes the digit pending for its check, or another mark pending for all selected cells.
    fn take_key(&mut self, mark: Pressed, board: &Board, expecting: ExpectingNumkey, speech: &mut Speech) {
        match self.current {
            Some(cell) if self.others.is_empty() => match mark {
                Pressed::Colour(_) => self.waiting_for_all = Some(mark),
                _ if !expecting.0 => speech.refuse(sudoku_words::belongs_to_puzzle(board, cell)),
                Pressed::Value(digit) => self.take(cell, digit),
                _ => self.waiting_for_all = Some(mark),
            },
            Some(_) => self.waiting_for_all = Some(mark),
            None => speech.refuse(words().click_cell_first()),
        }
    }

    /// Enters the picked digit into the current cell, or blanks the cell if it already holds that digit.
    fn take_picked(&mut self, board: &Board, expecting: ExpectingNumkey, speech: &mut Speech) {
        let Some((cell, picked)) = self.current.zip(self.picked()) else {
            if self.digit_first {
                speech.refuse(words().pick_first());
            }
            return;
        };
        let holds = matches!(self.writing, Writing::Digits | Writing::Givens) && board.get(cell) == picked;
        match self.mark(picked.filter(|_| !holds)) {
            Ok(mark) => self.take_key(mark, board, expecting, speech),
            Err(reason) => speech.refuse(reason),
        }
    }

    /// Switches to what number keys write from now on, or back to digits.
    fn write(&mut self, writing: Writing, speech: &mut Speech) {
        self.writing = if self.writing == writing { Writing::Digits } else { writing };
        speech.explain(match self.writing {
            Writing::Digits => words().notes_off(),
            Writing::Notes => words().notes_on(),
            Writing::Corners => words().corners_on(),
            Writing::Colours => words().colours_on(),
            Writing::Givens => words().givens_on(),
        });
    }

    /// Lets number keys write digits if they wrote givens: those of another puzzle are not the player's.
    pub(super) fn leave_givens(&mut self) {
        if self.writing == Writing::Givens {
            self.writing = Writing::Digits;
        }
    }

    /// Switches between picking a digit first and choosing a cell first.
    fn toggle_digit_first(&mut self, speech: &mut Speech) {
        self.digit_first = !self.digit_first;
        self.picked = None;
        speech.explain(if self.digit_first { words().digit_first() } else { words().cell_first_again() });
    }

    /// Handles a number key: it writes or, in digit-first mode, picks the digit.
    fn press(&mut self, value: Option<Value>, board: &Board, expecting: ExpectingNumkey, speech: &mut Speech) {
        let mark = match self.mark(value) {
            Ok(mark) => mark,
            Err(reason) => return speech.refuse(reason),
        };
        // Candidates get this colour from now on.
        if let Pressed::Colour(Some(colour)) = mark {
            self.colour = colour;
        }
        if !self.digit_first {
            return self.take_key(mark, board, expecting, speech);
        }
        self.picked = (self.picked != Some(value)).then_some(value);
        speech.explain(match self.picked {
            Some(Some(digit)) if self.writing == Writing::Colours => words().colour_picked(digit.get()),
            Some(Some(digit)) => words().picked(written(digit)),
            Some(None) => words().picked_blank(),
            None => words().none_picked(),
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(
            RequestSchedule,
            (
                (check_row, check_column, check_box, check_other_rules).chain().run_if(not(by_blocks::blocks_run)),
                check_by_blocks.run_if(by_blocks::blocks_run),
            )
                .in_set(RequestSystems::Check),
        )
        .add_systems(RequestSchedule, settle.in_set(RequestSystems::Settle))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None);
}

/// Puts the pending digit on the board, or refuses it; then the game expects a key again.
fn settle(
    request: Res<CurrentRequest>,
    mut session: ResMut<Session>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    if entry.typed.is_some() && !matches!(request.0, Request::Entry(EntryRequest::Type(_))) {
        entry.typed = None;
    }
    if matches!(request.0, Request::Board(BoardRequest::Load { .. } | BoardRequest::Join(_))) {
        entry.leave_givens();
    }
    if entry.is_waiting() {
        // A digit refused by the blocks is not in their list S, so it is refused here too.
        let is_strict = settings.strict() || settings.blocks_play();
        let clash = enter(&mut entry, &mut session, is_strict, &mut reply);
        refusals.write_batch(clash.map(|(cell, clash)| DigitRefused { cell, clash }));
    } else if entry.is_waiting_for_all() {
        let clash = entry.settle_all(&mut session, &settings, &mut reply);
        refusals.write_batch(clash.map(|(cell, clash)| DigitRefused { cell, clash }));
    }
}

/// Counts a mistake, if its puzzle is still being played.
fn count_mistake(In((is_mistake, puzzle)): In<(bool, Board)>, mut session: ResMut<Session>) {
    if is_mistake && puzzle == session.board().puzzle() {
        session.stats_mut().mistakes += 1;
    }
}

pub(in crate::game) fn handle(
    In(request): In<EntryRequest>,
    scene: Res<State<Scene>>,
    mut session: ResMut<Session>,
    expecting: Res<State<ExpectingNumkey>>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    use EntryRequest::{
        ClickCell, DragOver, EnterPicked, Extend, LeaveCell, Move, NoteDigit, PressDigit, StrikeDigit, ToggleCell,
        ToggleDigitFirst, Type, Write,
    };
    let scene = *scene.get();
    match (scene, &request) {
        // A click on the covered board resumes the game.
        (Scene::Paused, ClickCell(_) | LeaveCell) => return reply.then(ClockRequest::GoOn),
        // While the solver runs, a cell can be selected but takes no digit.
        (Scene::Solving, ClickCell(_) | ToggleCell(_) | Move(_) | Extend(_) | LeaveCell) => {}
        // Drags select cells only during play.
        (Scene::Solving | Scene::Paused, DragOver(..)) => return,
        (Scene::Playing, _) => {}
        (_, LeaveCell) => return,
        _ => {
            board_at_hand(scene, &mut reply);
            return;
        }
    }
    let request = match request {
        Type(figure) => PressDigit(entry.joined(figure, &mut session)),
        request => request,
    };
    let (board, expecting) = (session.board(), *expecting.get());
    match request {
        PressDigit(value) => entry.press(value, board, expecting, &mut reply),
        StrikeDigit(digit) => entry.take_key(Pressed::Stroke(digit), board, expecting, &mut reply),
        NoteDigit(digit) => {
            let mark = entry.mark_on(digit, Pressed::Note(digit));
            entry.take_key(mark, board, expecting, &mut reply);
        }
        EnterPicked => entry.take_picked(board, expecting, &mut reply),
        Write(writing) => entry.write(writing, &mut reply),
        ToggleDigitFirst => entry.toggle_digit_first(&mut reply),
        _ => {
            let blocks = by_blocks.game().is_some().then_some(|cell| by_blocks.click(cell));
            entry.select(&request, scene == Scene::Playing, board, blocks, &mut reply);
        }
    }
}

fn check_row(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(in_house(HouseKind::Row), session.board());
}

fn check_column(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(in_house(HouseKind::Column), session.board());
}

fn check_box(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(in_house(HouseKind::Box), session.board());
}

/// Checks regions, diagonals and all other rules. The Scratch program has none of these.
fn check_other_rules(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(Board::clash, session.board());
}

/// Returns the check of one kind of house.
fn in_house(kind: HouseKind) -> impl FnOnce(&Board, Cell, Value) -> Option<Clash> {
    move |board, cell, digit| board.clash_in_house(cell, digit, |other| other == kind)
}

/// Lets the blocks check the pending digit or blank.
fn check_by_blocks(mut by_blocks: ResMut<ByBlocks>, session: Res<Session>, mut entry: ResMut<Entry>) {
    let Some((cell, value)) = entry.waiting_value() else { return };
    if let Some(said) = by_blocks.press(cell, value) {
        let clash = value.and_then(|digit| session.board().clash(cell, digit));
        entry.refuse(Refusal { clash, said });
    }
}

/// Enters the pending digit or blank, or refuses it if it clashes and `is_strict`. Returns the clash.
fn enter(entry: &mut Entry, session: &mut Session, is_strict: bool, reply: &mut Reply) -> Option<(Cell, Clash)> {
    let (cell, digit, refused) = entry.take_waiting()?;
    let clash = refused.as_ref().and_then(|refusal| refusal.clash.clone());
    let before = session.board().clone();
    if let (Some(refusal), true) = (refused, is_strict) {
        reply.refuse(refusal.said);
        // The check is made of blocks.
        if let Some(digit) = digit.filter(|_| Engine::Blocks.takes(session.board().rules()).is_ok()) {
            reply.offer(Offer::ShowCheck(cell, digit));
        }
        session.stats_mut().mistakes += 1;
        return Some((cell, clash?));
    }
    let (at, had_notes) = (sudoku_words::name(cell), !session.notes().get(cell).is_empty());
    let changed = match session.make(Move::Enter { cell, value: digit }) {
        Ok(changed) => changed > 0,
        Err(reason) => {
            reply.refuse(refusal(session.board(), reason));
            return Some((cell, clash?));
        }
    };
    let left = words().blanks_left(session.board().blanks().count());
    match (digit, &clash) {
        (Some(digit), Some(clash)) => {
            session.stats_mut().mistakes += u32::from(changed);
            reply.refuse(match (clash.rule, &clash.cells[..]) {
                (Constraint::House(house), &[place]) => {
                    words().clashes(written(digit), at, sudoku_words::house(house), sudoku_words::name(place))
                }
                _ => words().clashes_with_rule(written(digit), at),
            });
        }
        (Some(digit), None) => {
            reply.explain(if session.board().rules().has_usual_houses() {
                words().accepted(written(digit), left)
            } else {
                words().accepted_by_every_rule(written(digit), left)
            });
            let after = session.board().clone();
            if changed {
                let found = async move {
                    let puzzle = after.puzzle();
                    (is_mistake((before, after)).await, puzzle)
                };
                reply.note(found, count_mistake);
            }
        }
        _ if before.get(cell).is_some() => reply.explain(words().blank_again(at, left)),
        _ if had_notes => reply.explain(words().cell_notes_gone(at, left)),
        _ => reply.explain(words().blank_already(at, left)),
    }
    Some((cell, clash?))
}

/// Returns the reason why a cell does not take the mark.
pub(super) fn refusal(board: &Board, reason: MoveError) -> String {
    match reason {
        MoveError::BelongsToPuzzle(cell) => sudoku_words::belongs_to_puzzle(board, cell),
        MoveError::HoldsDigit(cell) => words().holds_a_digit(sudoku_words::name(cell)),
        MoveError::NoTry => words().try_none(),
        MoveError::NotOnBoard(_) | MoveError::OtherRules => words().not_on_this_board(),
    }
}

/// Returns true if the first board has a solution and the second, with one more digit, has none; false if that takes too long to
/// find out.
async fn is_mistake((before, after): (Board, Board)) -> bool {
    const TRIES: u64 = 100_000;
    Budget::new(TRIES).solve(&after).await == SearchResult::Exhausted
        && matches!(Budget::new(TRIES).solve(&before).await, SearchResult::Solution(_))
}
