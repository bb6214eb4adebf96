//! Tests of the whole game played by blocks: the switch in Settings, and the same game as without blocks.

use crate::headless::ask;
use crate::keeping::Home;
use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use crate::rooms::logic;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use proptest::prelude::*;
use sudoku_assistant::game::clones::Costume;
use sudoku_assistant::game::owl::{Mood, Speech, Thinking};
use sudoku_assistant::game::play::by_blocks::ByBlocks;
use sudoku_assistant::game::requests::{
    AskRequest, BoardRequest, EntryRequest, HelpRequest, HistoryRequest, LookRequest, Switch, TransferRequest, Travel,
};
use sudoku_assistant::game::session::MoveKind;
use sudoku_assistant::game::session::Session;
use sudoku_blocks::BlockGame;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Board, Cell, CellKind, Clash, House, HouseKind, Value};
use sudoku_samples::thoroughness::cases;
use sudoku_solve::constraint;
use sudoku_words::words;

/// Starts the game with the puzzle of the article, and switches on the blocks in Settings.
fn by_blocks() -> Player {
    let mut player = Player::playing(SCRATCH);
    assert!(player.resource::<ByBlocks>().game().is_none());
    turn(&mut player);
    assert_eq!(player.owl(), words().blocks_play_on());
    player
}

fn turn(player: &mut Player) {
    player.with_control(',');
    player.click_on_sheet(words().blocks_play());
    player.key(Key::Escape);
}

/// Checks that the blocks' list S, their costumes and everything on the screen agree with the board.
#[track_caller]
fn agrees(player: &mut Player) {
    let board = player.board();
    let game = player.resource::<ByBlocks>().game().expect("the blocks run the game");
    assert_eq!((game.board(), game.shown()), (Some(board.clone()), board.clone()));
    let costumes = Cell::all().map(|cell| player.costume(cell) == Costume::Puzzle).collect::<Vec<_>>();
    assert_eq!(costumes, Cell::all().map(|cell| board.kind(cell) == CellKind::Puzzle).collect::<Vec<_>>());
    assert_eq!(player.shown(), player.board_line());
}

fn says(player: &Player) -> &str {
    player.resource::<ByBlocks>().game().map_or("", BlockGame::speech)
}

#[test]
fn a_puzzle_is_played_to_its_end_by_blocks() {
    let mut player = by_blocks();
    agrees(&mut player);
    for (cell, digit) in Cell::all().zip(SCRATCH_SOLVED.chars()) {
        if player.board().get(cell).is_none() {
            let position = player.middle_of(cell);
            player.click_at(position);
            assert_eq!((player.owl(), player.expecting_numkey()), (says(&player), true));
            player.press(digit);
        }
    }
    agrees(&mut player);
    assert_eq!((player.board_line().as_str(), player.mood()), (SCRATCH_SOLVED, Mood::Happy));
}

#[test]
fn a_refusal_is_told_in_the_words_of_the_blocks_and_the_cell_that_forbids_flashes() {
    let mut player = by_blocks();
    let (before, calm) = (player.board(), player.colour(cell(1, 4)));
    player.click(1, 3);
    let asked = player.owl().to_owned();
    player.press('1');
    assert_eq!(player.owl(), says(&player));
    assert_ne!(player.owl(), asked);
    assert_eq!((player.mood(), player.entry().fits(), player.board()), (Mood::Doubtful, Some(false), before));
    assert_eq!(player.stats().mistakes, 1);
    assert_ne!(player.colour(cell(1, 4)), calm, "r1c4 flashes");
    // The next key needs no click.
    player.press('5');
    assert_eq!((player.board().get(cell(1, 3)), player.entry().fits()), (Value::digit(5), Some(true)));
    player.click(1, 1);
    assert_eq!((player.owl(), player.expecting_numkey()), (says(&player), false));
    player.press('5');
    assert_eq!(player.board().get(cell(1, 1)), Value::digit(4));
    agrees(&mut player);
}

#[test]
fn the_blocks_refuse_what_clashes_where_the_game_would_let_it_stand() {
    let mut player = by_blocks();
    player.with_control('5');
    player.click(1, 3);
    player.press('1');
    assert_eq!((player.board().get(cell(1, 3)), player.mood()), (None, Mood::Doubtful));
    turn(&mut player);
    player.click(1, 3);
    player.press('1');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(1), "without the blocks it stands and is marked");
    // On a board that already clashes, the blocks can still be switched on.
    turn(&mut player);
    agrees(&mut player);
}

#[test]
fn arrows_and_picked_digits_reach_the_blocks() {
    let mut player = by_blocks();
    player.click(1, 3);
    player.key(Key::ArrowDown);
    player.key(Key::ArrowDown);
    assert_eq!((player.owl(), player.expecting_numkey()), (says(&player), true));
    player.press('1');
    assert_eq!(player.board().get(cell(3, 3)), Value::digit(1));
    player.press('d');
    player.press('3');
    player.click(1, 3);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    player.click(1, 3);
    assert_eq!(player.board().get(cell(1, 3)), None);
    agrees(&mut player);
}

#[test]
fn undo_notes_and_new_puzzles_go_on_with_the_blocks() {
    let mut player = by_blocks();
    player.click(1, 3);
    player.press('5');
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 3)), None);
    agrees(&mut player);
    player.with_control('y');
    agrees(&mut player);
    player.press('f');
    assert!(!player.notes().get(cell(1, 5)).is_empty());
    player.ask(TransferRequest::Paste(SCRATCH_SOLVED.replace('5', "0")));
    player.frames(3);
    agrees(&mut player);
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.with_control('z');
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 5)), None, "the first puzzle is back");
    agrees(&mut player);
    player.press('c');
    agrees(&mut player);
}

#[test]
fn solve_runs_the_script_of_the_blocks_and_what_it_finds_is_filled_in() {
    let mut player = by_blocks();
    player.click_in_menu(words().more(), words().solve());
    assert!(player.resource::<Thinking>().is_going_on(), "it takes more than a frame");
    player.think();
    player.frames(3);
    // The words of the program, in `crates/blocks/assets/final.ron`.
    assert_eq!((player.board_line().as_str(), player.owl()), (SCRATCH_SOLVED, "That is a solution!"));
    assert_eq!(player.resource::<Session>().last_move(), Some(MoveKind::Fill));
    agrees(&mut player);
    player.with_control('z');
    agrees(&mut player);
    assert!(!player.board().is_solved());
    // If the player does something else in the meantime, nothing changes.
    player.press('s');
    player.click(1, 3);
    assert!(!player.resource::<Thinking>().is_going_on());
    player.press('5');
    assert_eq!(player.board().played(), 1);
    agrees(&mut player);
}

#[test]
fn without_the_switch_the_blocks_are_gone() {
    let mut player = by_blocks();
    player.click(1, 3);
    player.with_control('8');
    assert!(player.resource::<ByBlocks>().game().is_none());
    player.press('1');
    let clash = Clash { rule: House::of(HouseKind::Row, cell(1, 3)).into(), cells: vec![cell(1, 4)] };
    assert_eq!(
        player.owl(),
        sudoku_words::refused(&Board::default(), cell(1, 3), Value::digit(1).expect("1 to 9"), &clash)
    );
    player.press('5');
    assert_eq!(player.shown(), player.board_line());
}

#[test]
fn the_switch_is_kept_and_the_blocks_go_on_with_the_kept_board() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(SCRATCH);
    player.with_control('8');
    player.click(1, 3);
    player.press('5');
    player.seconds(2.0);
    drop(player);
    let mut player = home.player();
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    agrees(&mut player);
}

/// An action of the player, with the blocks and without them.
#[derive(Clone, Debug)]
enum BoardAction {
    Click(Cell),
    Press(Option<Value>),
    Enter(Cell, Option<Value>),
    Move(Travel),
    Note(Value),
    Leave,
    Undo,
    Redo,
    Singles,
    Hint,
    GiveDigit,
    Reset,
    Solve,
    Load(String),
}

fn a_cell() -> impl Strategy<Value = Cell> {
    (0..81usize).prop_map(|index| Cell::from_index(index).expect("0 to 80"))
}

/// Generates a full grid with other digits and some blanks, few enough for the blocks to process soon.
fn a_puzzle() -> impl Strategy<Value = String> {
    let digits = Just(('1'..='9').collect::<Vec<_>>()).prop_shuffle();
    (digits, prop::collection::vec(prop::bool::weighted(0.4), 81)).prop_map(|(digits, blanks)| {
        let full = SCRATCH_SOLVED.bytes().map(|digit| digits[usize::from(digit - b'1')]);
        full.zip(blanks).map(|(digit, is_blank)| if is_blank { '0' } else { digit }).collect()
    })
}

fn board_action() -> impl Strategy<Value = BoardAction> {
    let travels = vec![Travel::Up, Travel::Left, Travel::NextBlank, Travel::PreviousBlank, Travel::RowStart];
    prop_oneof![
        4 => a_cell().prop_map(BoardAction::Click),
        8 => (0..=9u8).prop_map(|digit| BoardAction::Press(Value::digit(digit))),
        12 => (a_cell(), 0..=9u8).prop_map(|(cell, digit)| BoardAction::Enter(cell, Value::digit(digit))),
        4 => prop::sample::select(travels).prop_map(BoardAction::Move),
        1 => (1..=9u8).prop_map(|digit| BoardAction::Note(Value::digit(digit).expect("1 to 9"))),
        1 => Just(BoardAction::Leave),
        2 => Just(BoardAction::Undo),
        1 => Just(BoardAction::Redo),
        1 => Just(BoardAction::Singles),
        3 => Just(BoardAction::Hint),
        1 => Just(BoardAction::GiveDigit),
        1 => Just(BoardAction::Reset),
        1 => Just(BoardAction::Solve),
        1 => a_puzzle().prop_map(BoardAction::Load),
    ]
}

fn carry_out(app: &mut App, board_action: &BoardAction) {
    match board_action.clone() {
        BoardAction::Click(cell) => ask(app, EntryRequest::ClickCell(cell)),
        BoardAction::Press(value) => ask(app, EntryRequest::PressDigit(value)),
        BoardAction::Enter(cell, value) => {
            ask(app, EntryRequest::ClickCell(cell));
            ask(app, EntryRequest::PressDigit(value));
        }
        BoardAction::Move(travel) => ask(app, EntryRequest::Move(travel)),
        BoardAction::Note(digit) => ask(app, EntryRequest::NoteDigit(digit)),
        BoardAction::Leave => ask(app, EntryRequest::LeaveCell),
        BoardAction::Undo => ask(app, HistoryRequest::Undo(None)),
        BoardAction::Redo => ask(app, HistoryRequest::Redo(None)),
        BoardAction::Singles => ask(app, BoardRequest::FillSingles),
        BoardAction::Hint => ask(app, HelpRequest::Hint),
        BoardAction::GiveDigit => ask(app, HelpRequest::GiveDigit),
        BoardAction::Reset => ask(app, BoardRequest::Reset),
        BoardAction::Solve => ask(app, HelpRequest::Solve),
        BoardAction::Load(text) => ask(app, TransferRequest::Paste(text)),
    }
    app.update();
    while app.world().resource::<Thinking>().is_going_on() {
        app.update();
    }
}

/// Returns the board, and whether something was refused.
fn outcome(app: &App) -> (Board, bool) {
    let world = app.world();
    let board = world.resource::<Session>().board().clone();
    (board, world.resource::<Speech>().mood() == Mood::Doubtful)
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn the_same_input_leads_to_the_same_list_costumes_and_refusals(
        puzzle in a_puzzle(),
        board_actions in prop::collection::vec(board_action(), 1..60),
    ) {
        let mut apps = [logic(), logic()];
        for app in &mut apps {
            app.update();
            ask(app, AskRequest::Open);
            ask(app, AskRequest::Write(puzzle.clone()));
            ask(app, AskRequest::Answer);
            app.update();
        }
        let [native, by_blocks] = &mut apps;
        // Make the owl's last sentence in both games be about the switch, whatever it said about the puzzle.
        for app in [&mut *native, by_blocks] {
            ask(app, LookRequest::Toggle(Switch::BlocksPlay));
            app.update();
        }
        ask(native, LookRequest::Toggle(Switch::BlocksPlay));
        native.update();
        for board_action in board_actions {
            // If there are several solutions, each solver finds a different one first: the blocks go from cell to cell.
            if matches!(board_action, BoardAction::Solve) && constraint::count(&outcome(native).0, 2) > 1 {
                continue;
            }
            carry_out(native, &board_action);
            carry_out(by_blocks, &board_action);
            let ((board, refused), (by_them, refused_by_them)) = (outcome(native), outcome(by_blocks));
            prop_assert_eq!(refused, refused_by_them, "{:?}: {}", board_action, by_blocks.world().resource::<Speech>().text());
            let game = by_blocks.world().resource::<ByBlocks>().game().expect("the blocks run the game");
            prop_assert_eq!((game.board(), game.shown()), (Some(by_them.clone()), by_them.clone()));
            prop_assert_eq!(board, by_them, "{:?}", board_action);
        }
    }
}
