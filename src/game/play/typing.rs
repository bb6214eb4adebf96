//! Digit entry as systems: a click or a key goes to [`Entry`], `check_row`, `check_column` and `check_box` check the digit, or the
//! blocks do, and then it is entered or refused.

use super::by_blocks::{self, ByBlocks};
use crate::game::owl::{Budget, Offer, Reply};
use crate::game::play::{Entry, ExpectingNumkey, Refusal};
use crate::game::requests::{EntryRequest, Scene};
use crate::game::script::{RequestSchedule, RequestSystems};
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
    mut session: ResMut<Session>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
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
    session: Res<Session>,
    expecting: Res<State<ExpectingNumkey>>,
    mut entry: ResMut<Entry>,
    mut by_blocks: ResMut<ByBlocks>,
    mut reply: Reply,
) {
    let blocks = by_blocks.game().is_some().then_some(|cell| by_blocks.click(cell));
    entry.handle(&request, *scene.get(), session.board(), *expecting.get(), blocks, &mut reply);
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

/// Enters the pending digit or blank, or refuses it if it clashes and `is_strict`. Returns the clash.
fn enter(entry: &mut Entry, session: &mut Session, is_strict: bool, reply: &mut Reply) -> Option<(Cell, Clash)> {
    let (cell, digit, refused) = entry.take_waiting()?;
    let clash = refused.as_ref().and_then(|refusal| refusal.clash);
    let before = *session.board();
    if let (Some(refusal), true) = (refused, is_strict) {
        reply.refuse(refusal.said);
        if let Some(digit) = digit {
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
    let left = sudoku_words::blanks_left(session.board());
    match (digit, clash) {
        (Some(digit), Some(clash)) => {
            session.stats_mut().mistakes += u32::from(changed);
            let (house, place) = (sudoku_words::house(clash.house), sudoku_words::name(clash.cell));
            reply.refuse(words().clashes(digit.get(), at, house, place));
        }
        (Some(digit), None) => {
            reply.explain(words().accepted(digit.get(), left));
            let boards = (before, *session.board());
            if changed {
                reply.note(async move { (is_mistake(boards).await, boards.1.puzzle()) }, count_mistake);
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
    }
}

/// Returns true if the first board has a solution and the second, with one more digit, has none; false if that takes too long to
/// find out.
async fn is_mistake((before, after): (Board, Board)) -> bool {
    const TRIES: u64 = 100_000;
    Budget::new(TRIES).solve(&after).await == SearchResult::Exhausted
        && matches!(Budget::new(TRIES).solve(&before).await, SearchResult::Solution(_))
}
