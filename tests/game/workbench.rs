//! Tests of the workbench: other problems on the stage, scripts that are clicked, and their runs.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED};
use crate::watching::on_to;
use bevy::input::keyboard::Key;
use bevy_egui::egui::accesskit::Role;
use sudoku_assistant::game::owl::{Mood, Speech};
use sudoku_assistant::game::requests::{
    EditorRequest, LessonRequest, Scene, SolverRequest, SpeedRequest, WorkbenchRequest, labels,
};
use sudoku_assistant::game::workbench::{ChessRun, Workbench};
use sudoku_blocks::{BlockId, PlacedScript, Program};
use sudoku_board::classic::ClassicCell;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Playable, ProgramRun, Speed, Unit};
use sudoku_solve::search::{Chessboard, Problem};
use sudoku_words::words;

fn run(player: &Player) -> &ProgramRun {
    player.resource::<Workbench>().run().expect("a program is on the workbench")
}

fn chess(player: &Player) -> &ChessRun {
    player.resource::<Workbench>().chess().expect("an engine is on a chessboard")
}

fn runs(player: &Player) -> bool {
    player.resource::<Workbench>().runs()
}

/// Puts a problem on the stage and chooses an engine for it, both with the mouse.
fn standing(problem: ProblemKind, engine: Engine) -> Player {
    let mut player = Player::playing(SCRATCH);
    stand(&mut player, problem);
    let now = player.solver().engine_here();
    if now != engine {
        let word = |engine| sudoku_words::engine(engine, false).word;
        player.click_in_menu(words().engine(word(now)), word(engine));
        player.frames(3);
    }
    player
}

fn stand(player: &mut Player, problem: ProblemKind) {
    let word = match problem {
        ProblemKind::Sudoku => words().your_sudoku(),
        other => labels::problem(other).word,
    };
    player.click_in_menu(words().puzzle_chooser(), word);
    player.frames(3);
    let scene = if problem == ProblemKind::Sudoku { Scene::Playing } else { Scene::Running };
    assert_eq!((player.scene(), player.solver().problem()), (scene, problem));
}

/// Sets the highest speed, and stepping block by block.
fn fast_and_by_blocks(player: &mut Player) {
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.ask(SolverRequest::SetUnit(Unit::Block));
    player.frames(2);
}

/// Returns the first block with these words.
fn block(player: &Player, words: &str) -> BlockId {
    let program = run_program(player);
    let mut ids = (0..program.count() as u16).map(BlockId);
    let found = ids.find(|&id| program.block(id).is_some_and(|block| block.words() == words));
    found.unwrap_or_else(|| panic!("there is no {words}"))
}

fn run_program(player: &Player) -> Program {
    use sudoku_assistant::game::editor::Editor;
    use sudoku_assistant::game::play::BlockProgram;
    let own = player.resource::<Editor>().exercise().unwrap_or(player.resource::<BlockProgram>());
    (**own.program()).clone()
}

#[test]
fn what_stands_on_the_stage_decides_which_engines_can_be_chosen() {
    let mut player = standing(ProblemKind::Tour, Engine::Assumptions);
    player.press('v');
    assert_eq!(player.solver().engine_here(), Engine::Assumptions, "no other runs on it");
    let before = player.board();
    player.press('5');
    assert_eq!(player.board(), before, "the sudoku takes no digit behind it");
    stand(&mut player, ProblemKind::Queens);
    let before = player.solver().engine_here();
    player.press('v');
    player.frames(2);
    assert_ne!(player.solver().engine_here(), before);
    stand(&mut player, ProblemKind::Sudoku);
    player.click(1, 3);
    assert_eq!(player.entry().current().map(|cell| cell.id()), Some(3), "the sudoku is played again");
}

#[test]
fn the_blocks_place_eight_queens_and_can_be_stepped_back() {
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    assert_eq!(run(&player).blocks(), 0);
    fast_and_by_blocks(&mut player);
    // Watch clicks the flag.
    player.press('w');
    player.until(|player| !runs(player) && run(player).blocks() > 1_000);
    let solutions = |player: &Player| run(player).machine().variable("solutions").map(ToString::to_string);
    assert_eq!(solutions(&player).as_deref(), Some("92"));
    let end = run(&player).blocks();
    player.press(',');
    assert_eq!(run(&player).blocks(), end - 1);
    player.key(Key::Home);
    player.frames(2);
    assert_eq!((run(&player).blocks(), solutions(&player).as_deref()), (0, Some("0")));
    // Go to the first call, and out of it.
    player.press('i');
    player.until(|player| !runs(player));
    let call = run(&player).last().expect("a block has run");
    assert!(run(&player).blocks() > 0 && run(&player).blocks() < end);
    player.press('z');
    player.until(|player| !runs(player));
    assert!(run(&player).last().expect("a block has run").depth <= call.depth);
}

#[test]
fn a_program_on_the_stage_that_is_changed_runs_again_and_can_be_undone() {
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    fast_and_by_blocks(&mut player);
    player.press('w');
    player.until(|player| !runs(player) && run(player).blocks() > 1_000);
    let before = run_program(&player);
    let set = block(&player, "change _ by _");
    player.ask(EditorRequest::Choose(set, None));
    player.frames(2);
    player.key(Key::Delete);
    player.frames(3);
    assert_ne!(run_program(&player), before);
    assert_eq!(run(&player).machine().code().program(), &run_program(&player), "the changed one is on the workbench");
    player.with_control('z');
    player.frames(3);
    assert_eq!(run_program(&player), before);
    // It is kept while another page is open, and deleted with the problem on the stage.
    player.key(Key::Delete);
    player.key(Key::F3);
    player.key(Key::F2);
    player.frames(3);
    assert_eq!(player.scene(), Scene::Running);
}

#[test]
fn undo_brings_back_the_future_that_somebody_has_left() {
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    player.press('.');
    (0..20).for_each(|_| player.press('.'));
    let at = run(&player).blocks();
    (0..5).for_each(|_| player.press(','));
    // The flag starts again from this moment.
    player.press('g');
    player.frames(2);
    player.press('.');
    player.frames(2);
    let other = run(&player).to_saved();
    player.with_control('z');
    player.frames(2);
    assert_eq!(player.owl(), words().program_future_back());
    player.key(Key::End);
    player.frames(2);
    assert_eq!(run(&player).blocks(), at);
    // After that, Undo applies to the program.
    player.with_control('z');
    assert_eq!(player.owl(), words().no_edit_to_undo());
    // The other future is back with Redo, and then the first one again, as it is now.
    player.with_control('y');
    player.frames(2);
    assert_eq!(player.owl(), words().redone(words().move_branch()));
    assert_eq!(run(&player).to_saved(), other);
    player.with_control('z');
    player.frames(2);
    assert_eq!(run(&player).blocks(), at);
}

#[test]
fn changes_of_the_program_and_futures_of_its_run_are_undone_in_their_order() {
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    (0..20).for_each(|_| player.press('.'));
    (0..5).for_each(|_| player.press(','));
    let first = run(&player).to_saved();
    player.press('g');
    player.press('.');
    player.frames(2);
    let (second, before) = (run(&player).to_saved(), run_program(&player));
    let set = block(&player, "change _ by _");
    player.ask(EditorRequest::Choose(set, None));
    player.frames(2);
    player.key(Key::Delete);
    player.until(|player| run(player).machine().code().program() != &before);
    player.with_control('z');
    player.until(|player| run(player).machine().code().program() == &before);
    assert_eq!(run(&player).to_saved(), second, "first the newest change");
    player.with_control('z');
    player.frames(3);
    assert_eq!(run(&player).to_saved(), first, "and then the future");
}

#[test]
fn a_click_on_a_script_runs_it_on_a_copy_of_the_board() {
    let mut player = Player::playing(SCRATCH);
    let board = player.board();
    let program = run_program(&player);
    let defines_solve = |placed: &PlacedScript<'_>| {
        placed.script.definition.as_ref().is_some_and(|definition| definition.label() == "solve")
    };
    let solve = program.scripts().find(defines_solve).expect("it defines solve").id;
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.ask(WorkbenchRequest::Click(solve));
    player.frames(2);
    assert_eq!(player.scene(), Scene::Running);
    player.until(|player| !runs(player));
    player.frames(2);
    // The clones of the board show the list.
    assert_eq!(player.shown(), SCRATCH_SOLVED);
    player.press(',');
    player.press(',');
    assert_eq!(player.board(), board, "the player's board is as it was");
    player.press('x');
    player.frames(2);
    assert_eq!((player.scene(), player.board()), (Scene::Playing, board));
}

#[test]
fn a_click_on_a_block_that_gives_a_value_tells_it() {
    let mut player = Player::playing(SCRATCH);
    player.think();
    player.ask(WorkbenchRequest::Click(block(&player, "first blank")));
    player.frames(2);
    assert_eq!(player.scene(), Scene::Playing, "nothing runs for that");
    assert_eq!(player.owl(), words().block_gives("first blank", "3"));
}

#[test]
fn the_flag_script_of_the_clones_is_seen_to_make_81_of_them() {
    let mut player = Player::playing(SCRATCH);
    fast_and_by_blocks(&mut player);
    let hide = block(&player, "hide");
    player.ask(WorkbenchRequest::Click(hide));
    player.frames(2);
    player.until(|player| !runs(player));
    player.frames(2);
    let clones: Vec<_> = run(&player).machine().actors().iter().filter(|actor| actor.is_clone).collect();
    assert_eq!(clones.len(), 81);
    let mut shown: Vec<_> =
        run(&player).machine().actors().iter().filter(|actor| actor.is_shown).map(|actor| actor.id).collect();
    shown.sort_unstable();
    assert_eq!(player.actors().into_keys().collect::<Vec<_>>(), shown, "one entity for each that is shown");
    assert!(player.shown_as(words().lessons_cell(81_usize, ANYTHING)).is_some(), "each is a button on the stage");
    // Going back removes them one by one, in the order in which they came.
    let before = player.actors().len();
    while player.actors().len() == before {
        assert!(run(&player).blocks() > 0, "they never go");
        player.press(',');
        player.frames(1);
    }
    assert_eq!(player.actors().len(), before - 1);
    // The selected block is left first, and then the script.
    player.key(Key::Escape);
    player.frames(2);
    player.key(Key::Escape);
    player.frames(2);
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn a_script_that_asks_is_answered_below_the_board() {
    let mut player = Player::playing(SCRATCH);
    let ask = block(&player, "ask _ and wait");
    player.ask(WorkbenchRequest::Click(ask));
    player.frames(2);
    player.until(|player| !runs(player));
    player.frames(2);
    assert!(run(&player).machine().question().is_some());
    player.click_control(words().lessons_question_field());
    player.frames(2);
    player.type_text("nonsense");
    player.key(Key::Enter);
    player.frames(2);
    assert!(run(&player).playback().line().actions().count() > 1, "the answer is one of the actions");
}

#[test]
fn the_stop_sign_waits_until_there_is_something_to_stop() {
    let mut player = standing(ProblemKind::Queens, Engine::Assumptions);
    let sign = (Role::Button, words().stop_sign());
    assert!(!player.interactive().contains(&sign), "nothing is on the chessboard");
    player.press('.');
    player.frames(2);
    assert!(player.interactive().contains(&sign));
    player.click_control(words().stop_sign());
    player.frames(2);
    assert_eq!(chess(&player).state().furthest, 0);
    assert!(!player.interactive().contains(&sign));
}

#[test]
fn queens_are_watched_to_the_end_and_from_the_beginning() {
    let mut player = standing(ProblemKind::Queens, Engine::Assumptions);
    let state = |player: &Player| chess(player).state();
    let solutions = |player: &Player| chess(player).solutions();
    assert!(state(&player).paused);
    player.press('.');
    player.press('.');
    assert_eq!((state(&player).position, state(&player).depth), (2, 1));
    assert_eq!(player.owl(), words().queens_assume("a8"));
    player.press(',');
    assert_eq!((state(&player).position, state(&player).depth), (1, 0));
    player.click_in_menu(words().run_to(), on_to(words().jump_solution_reached(), 'J'));
    player.until(|player| solutions(player) == 1 && state(player).paused);
    assert_eq!(state(&player).depth, 8);
    player.click_in_menu(words().run_to(), on_to(words().jump_end_reached(), 'U'));
    player.until(|player| state(player).ended);
    assert_eq!(state(&player).depth, 0);
    assert_eq!(player.owl(), words().all_ways(solutions(&player).to_string()));
    player.key(Key::Home);
    assert_eq!((solutions(&player), state(&player).position), (0, 0));
    player.press('x');
    assert_eq!(state(&player).furthest, 0);
}

#[test]
fn the_knight_tours_both_boards() {
    let mut player = standing(ProblemKind::Queens, Engine::Assumptions);
    let state = |player: &Player| chess(player).state();
    let solutions = |player: &Player| chess(player).solutions();
    stand(&mut player, ProblemKind::Tour);
    player.press('j');
    player.until(|player| solutions(player) == 1 && state(player).paused);
    let Chessboard::Tour(tour) = chess(&player).board() else { panic!("a knight is on the board") };
    let mut path = tour.path().to_vec();
    assert_eq!((path.len(), tour.slots()), (64, 63));
    path.sort_unstable();
    assert!(path.iter().enumerate().all(|(index, &square)| usize::from(square) == index));

    stand(&mut player, ProblemKind::SmallTour);
    assert_eq!(state(&player).position, 0);
    for number in 1..=3 {
        player.press('j');
        player.until(|player| solutions(player) == number && state(player).paused);
        assert_eq!(state(&player).depth, 24);
    }
    // On the way, it does not fill the log with hundreds of tours: only the end is reported, which a fast machine has reached
    // by then.
    let logged = player.resource::<Speech>().log().len();
    player.press('u');
    player.frames(10);
    assert!(solutions(&player) > 3 && player.resource::<Speech>().log().len() <= logged + 1);
    // It pauses while another page is open.
    player.press('.');
    player.press('w');
    player.frames(2);
    assert!(!state(&player).paused);
    player.key(Key::F3);
    player.frames(2);
    let held = state(&player).position;
    player.frames(5);
    assert_eq!(state(&player).position, held);
}

#[test]
fn with_predict_a_click_says_on_which_square_the_next_queen_stands() {
    let mut player = standing(ProblemKind::Queens, Engine::Assumptions);
    let counted = |player: &Player| {
        let predictions = chess(player).predictions();
        (predictions.right, predictions.made)
    };
    player.click_control(words().predict());
    player.frames(2);
    player.click_control("a8");
    player.until(|player| counted(player).1 == 1);
    assert_eq!(counted(&player), (1, 1));
    player.assert_owl_says(words().predicted_right(ANYTHING));
    // The first queen would attack a queen there.
    player.click_control("a7");
    player.until(|player| counted(player).1 == 2);
    assert_eq!(counted(&player), (1, 2));
    player.assert_owl_says(words().predicted_wrong(ANYTHING));
    assert_eq!(chess(&player).changed(), Some(10), "it stands on c7");
}

#[test]
fn a_problem_is_only_watched_and_the_owl_says_which_button_runs_it() {
    let only_watched = |player: &Player, button: String| {
        assert_eq!(player.owl(), words().problem_is_watched(button));
        assert_eq!(player.mood(), Mood::Calm, "nobody has done anything wrong");
    };
    for (problem, engine) in [
        (ProblemKind::Queens, Engine::Blocks),
        (ProblemKind::SmallTour, Engine::Blocks),
        (ProblemKind::Queens, Engine::Assumptions),
    ] {
        let mut player = standing(problem, engine);
        player.press('2');
        only_watched(&player, words().watch());
        player.press('.');
        player.until(|player| !runs(player));
        player.press('x');
        player.click_at(player.layout().board.center());
        player.frames(2);
        let owl = player.owl().to_owned();
        let said = [words().watch(), words().watch_again()].map(|word| words().problem_is_watched(word));
        assert!(said.contains(&owl), "{problem:?}, {engine:?}: {owl}");
    }
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    player.click_at(player.layout().board.center());
    player.frames(2);
    only_watched(&player, words().watch());
    player.press('w');
    player.frames(5);
    player.press('2');
    assert_eq!(player.owl(), words().problem_is_solved_now());
    assert!(runs(&player), "a digit stops nothing");
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.until(|player| !runs(player));
    player.click_at(player.layout().board.center());
    player.frames(2);
    only_watched(&player, words().watch_again());
    player.press('2');
    only_watched(&player, words().watch_again());
    assert!(!runs(&player), "a digit starts nothing");
}

#[test]
fn a_run_that_has_ended_begins_again_with_a_time_line_and_sentences_of_its_own() {
    {
        let said = "been on every square";
        let mut player = standing(ProblemKind::SmallTour, Engine::Blocks);
        let furthest = |player: &Player| run(player).playback().state().furthest;
        fast_and_by_blocks(&mut player);
        player.press('w');
        player.until(|player| !runs(player) && furthest(player) > 1_000);
        player.frames(2);
        assert!(player.owl().contains(said), "{}", player.owl());
        let end = furthest(&player);
        assert!(player.control(words().go_on()).is_none(), "there is nothing to go on with");
        player.ask(SpeedRequest::Set(Speed::default()));
        player.click_control(words().watch_again());
        player.frames(5);
        assert!(runs(&player) && furthest(&player) < end, "the time line is that of the new run");
        assert!(!player.owl().contains(said), "{}", player.owl());
        // A sentence that has not been spoken yet does not stay there either.
        player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
        player.until(|player| !runs(player));
        assert!(player.owl().contains(said), "{}", player.owl());
        player.key(Key::Home);
        player.frames(2);
        assert_eq!(player.owl(), labels::problem(ProblemKind::SmallTour).tooltip);
        player.key(Key::End);
        player.ask(SpeedRequest::Set(Speed::default()));
        player.press('g');
        player.frames(1);
        assert!(!player.owl().contains(said), "{}", player.owl());
    }
}

#[test]
fn after_the_last_way_for_the_queens_the_search_begins_again() {
    let mut player = standing(ProblemKind::Queens, Engine::Assumptions);
    player.press('u');
    player.until(|player| chess(player).state().ended);
    player.frames(2);
    player.click_control(words().watch_again());
    player.frames(3);
    assert!(runs(&player) && chess(&player).solutions() == 0);
}

#[test]
fn a_problem_is_where_it_was_after_a_lesson_with_the_future_that_somebody_has_left() {
    let mut player = standing(ProblemKind::Queens, Engine::Blocks);
    player.ask(SolverRequest::SetUnit(Unit::Block));
    player.frames(2);
    (0..30).for_each(|_| player.press('.'));
    (0..10).for_each(|_| player.press(','));
    let first = run(&player).to_saved();
    player.press('g');
    player.frames(2);
    player.press('.');
    player.frames(2);
    let second = run(&player).to_saved();
    player.key(Key::F4);
    player.frames(3);
    player.ask(LessonRequest::Open(0, 0));
    player.frames(3);
    assert_ne!(run(&player).to_saved().program, second.program, "the lesson has a program of its own");
    player.key(Key::F2);
    player.frames(3);
    assert_eq!((player.scene(), run(&player).to_saved()), (Scene::Running, second));
    player.with_control('z');
    player.frames(2);
    assert_eq!((player.owl(), run(&player).to_saved()), (words().program_future_back().as_str(), first));
}
