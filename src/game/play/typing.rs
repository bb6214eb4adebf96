//! Digit entry as systems: a click or a key goes to [`Entry`], `check_row`, `check_column` and `check_box` check the digit, or the
//! blocks do, and then it is entered or refused.

use super::by_blocks::{self, ByBlocks};
use crate::game::owl::{Budget, Offer, Reply, Speech};
use crate::game::play::{Entry, ExpectingNumkey, Heard, Refusal, board_at_hand};
use crate::game::requests::{EntryRequest, Scene};
use crate::game::script::{RequestSchedule, ScriptSystems};
use crate::game::session::{Move, MoveError, Session};
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::classic::{self, Board, Cell, Clash};
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// Sent when a digit clashes, whether it was refused or, where clashes are allowed, entered and marked.
#[derive(Message, Clone, Copy, Debug)]
pub struct DigitRefused {
    /// The digit's cell.
    pub cell: Cell,
    /// The house that already contains the digit, and the cell.
    pub clash: Clash,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .add_message::<DigitRefused>()
        .add_systems(
            RequestSchedule,
            (
                (check_row, check_column, check_box).chain().run_if(not(by_blocks::blocks_run)),
                check_by_blocks.run_if(by_blocks::blocks_run),
            )
                .in_set(ScriptSystems::Check),
        )
        .add_systems(RequestSchedule, settle.in_set(ScriptSystems::Settle))
        .add_systems(OnExit(Scene::Playing), leave_cell)
        .add_systems(OnExit(Scene::Solving), leave_cell);
}

fn leave_cell(mut entry: ResMut<Entry>) {
    entry.choose(None);
}

/// Puts the pending digit on the board, or refuses it.
fn settle(
    mut session: ResMut<Session>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    let refused = if entry.is_waiting() {
        // A digit refused by the blocks is not in their list S, so it is refused here too.
        let settled = entry.settle(&mut session, settings.strict() || settings.blocks_play(), &mut reply);
        if let Some((before, after)) = settled.to_check {
            reply.note(async move { (is_mistake((before, after)).await, after.puzzle()) }, count_mistake);
        }
        settled.refused
    } else if entry.is_waiting_for_all() {
        entry.settle_all(&mut session, &settings, &mut reply)
    } else {
        None
    };
    refusals.write_batch(refused.map(|(cell, clash)| DigitRefused { cell, clash }));
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
    session: Res<Session>,
    expecting: Res<State<ExpectingNumkey>>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    let blocks = by_blocks.game().is_some().then_some(|cell| by_blocks.click(cell));
    match entry.hear(&request, *scene.get(), session.board(), *expecting.get(), blocks) {
        Heard::Nothing => {}
        Heard::NoBoard => {
            board_at_hand(*scene.get(), &mut reply);
        }
        Heard::Told(said) => reply.explain(said),
        Heard::Refused(said) => reply.refuse(said),
        Heard::Instead(request) => reply.then(request),
    }
}

fn check_row(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_row, session.board());
}

fn check_column(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_column, session.board());
}

fn check_box(session: Res<Session>, mut entry: ResMut<Entry>) {
    entry.check(classic::check_box, session.board());
}

/// Lets the blocks check the pending digit or blank.
fn check_by_blocks(mut by_blocks: ResMut<ByBlocks>, session: Res<Session>, mut entry: ResMut<Entry>) {
    let Some((cell, value)) = entry.waiting_value() else { return };
    if let Some(said) = by_blocks.press(cell, value) {
        let clash = value.and_then(|digit| classic::check_digit(session.board(), cell, digit));
        entry.refuse(Refusal { clash, said });
    }
}

/// Result of settling the pending digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settled {
    /// The clash, if the digit was refused or, where clashes are allowed, entered and marked.
    pub refused: Option<(Cell, Clash)>,
    /// The boards before and after a digit that does not clash, as input of [`is_mistake`].
    pub to_check: Option<(Board, Board)>,
}

impl Entry {
    /// Puts the pending digit on the board, or refuses it; then the game expects a key again. `is_strict` refuses digits that
    /// clash.
    pub fn settle(&mut self, session: &mut Session, is_strict: bool, speech: &mut Speech) -> Settled {
        let Some((cell, digit, refused)) = self.take_waiting() else { return Settled::default() };
        let clash = refused.as_ref().and_then(|refusal| refusal.clash);
        let mut settled = Settled { refused: clash.map(|clash| (cell, clash)), to_check: None };
        let before = *session.board();
        if let (Some(refusal), true) = (refused, is_strict) {
            speech.refuse(refusal.said);
            if let Some(digit) = digit {
                speech.offer(Offer::ShowCheck(cell, digit));
            }
            session.stats_mut().mistakes += 1;
            return settled;
        }
        let had_notes = !session.notes().get(cell).is_empty();
        match session.make(Move::Enter { cell, value: digit }) {
            Ok(changed) => {
                if changed > 0 && digit.is_some() {
                    if clash.is_some() {
                        session.stats_mut().mistakes += 1;
                    } else {
                        settled.to_check = Some((before, *session.board()));
                    }
                }
                let left = sudoku_words::blanks_left(session.board());
                match (digit, clash) {
                    (Some(digit), Some(clash)) => {
                        let (house, place) = (sudoku_words::house(clash.house), sudoku_words::name(clash.cell));
                        speech.refuse(words().clashes(digit.get(), sudoku_words::name(cell), house, place));
                    }
                    (Some(digit), None) => speech.explain(words().accepted(digit.get(), left)),
                    _ if before.get(cell).is_some() => {
                        speech.explain(words().blank_again(sudoku_words::name(cell), left))
                    }
                    _ if had_notes => speech.explain(words().cell_notes_gone(sudoku_words::name(cell), left)),
                    _ => speech.explain(words().blank_already(sudoku_words::name(cell), left)),
                }
            }
            Err(reason) => speech.refuse(refusal(session.board(), reason)),
        }
        settled
    }
}

/// Returns the reason why a cell does not take the mark.
pub(super) fn refusal(board: &Board, reason: MoveError) -> String {
    match reason {
        MoveError::BelongsToPuzzle(cell) => sudoku_words::belongs_to_puzzle(board, cell),
        MoveError::HoldsDigit(cell) => words().holds_a_digit(sudoku_words::name(cell)),
    }
}

/// Returns true if the first board has a solution and the second, with one more digit, has none; false if that takes too long to
/// find out.
pub async fn is_mistake((before, after): (Board, Board)) -> bool {
    const TRIES: u64 = 100_000;
    Budget::new(TRIES).solve(&after).await == SearchResult::Exhausted
        && matches!(Budget::new(TRIES).solve(&before).await, SearchResult::Solution(_))
}
