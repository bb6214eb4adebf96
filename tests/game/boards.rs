//! Tests of boards that are not classic ones, played by real clicks and keys.

use crate::keeping::Home;
use crate::player::{Player, SCRATCH, cell};
use sudoku_assistant::game::clones::{CellId, Costume};
use sudoku_assistant::game::help::searches::ComparedSearch;
use sudoku_assistant::game::marks::Marks;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::race::Racing;
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{
    BlocksRequest, BoardRequest, HelpRequest, Page, RaceRequest, Scene, SolverRequest, SpeedRequest, ViewRequest,
    WorkbenchRequest,
};
use sudoku_assistant::game::session::Session;
use sudoku_assistant::game::workbench::Workbench;
use sudoku_blocks::{Program, bundled, write_program};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, CellKind, House, HouseKind, Rules, Value};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::generate;
use sudoku_run::engines::{Engine, UnsupportedBoard};
use sudoku_run::{EngineRun, ProgramRun, Speed};
use sudoku_solve::constraint;
use sudoku_words::words;

pub const FOUR: &str = "1... ..3. .2.. ...4";
const SIX: &str = "...45. ..6..3 2.1.6. ..4.3. 3...1. .1.3.2";

pub fn board(player: &Player) -> Board {
    player.resource::<Session>().board().clone()
}

/// Returns a game in which this text was typed as the answer to the owl's question.
pub fn playing(text: &str) -> Player {
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(text);
    player.frames(3);
    assert_eq!(player.scene(), Scene::Playing, "{}", player.owl());
    player
}

fn clones(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    world.query::<(&CellId, &Costume)>().iter(world).count()
}

#[test]
fn small_boards_are_typed_and_solved_by_clicks_and_keys() {
    for text in [FOUR, SIX] {
        let mut player = playing(text);
        let start = board(&player);
        let side = usize::from(start.rules().side());
        assert_eq!(
            (start.rules(), clones(&mut player)),
            (&Rules::with_boxes(side).expect("a side").into(), side * side)
        );
        let solution = constraint::solve(&start).expect("a solution");
        for cell in start.blanks().collect::<Vec<_>>() {
            let at = player.middle_of(cell);
            player.click_at(at);
            assert_eq!(player.entry().current(), Some(cell));
            let value = solution.get(cell).expect("a value").get();
            player.press(char::from(b'0' + value));
            assert_eq!(board(&player).get(cell), solution.get(cell), "{cell}: {}", player.owl());
        }
        assert!(board(&player).is_solved());
        let sum = (side * side * (side + 1) / 2) as u32;
        let time = sudoku_words::clock(player.stats().time);
        assert_eq!(player.owl(), words().solved_by_hand(time, 0, 0, sum));
    }
}

/// Types a value by its figures.
fn enter(player: &mut Player, value: Value) {
    value.to_string().chars().for_each(|figure| player.press(figure));
}

#[test]
fn large_boards_are_typed_and_solved_by_clicks_and_keys() {
    for side in ["10", "12", "16", "25"] {
        let made = generate(side.parse().expect("a kind"), None, Seed(5)).expect("a board");
        let mut player = playing(&formats::write(&Puzzle::from(made.puzzle.clone())));
        assert_eq!(clones(&mut player), made.puzzle.rules().cell_count());
        let blanks: Vec<_> = made.puzzle.blanks().collect();
        // A value of two figures somewhere, and the last blanks.
        let long = blanks.iter().copied().find(|&cell| made.solution.get(cell) > Value::new(9)).expect("a long value");
        let at = player.middle_of(long);
        player.click_at(at);
        enter(&mut player, made.solution.get(long).expect("a value"));
        assert_eq!(board(&player).get(long), made.solution.get(long), "{side}: {}", player.owl());
        player.ask(HelpRequest::Solve);
        player.until(|player| board(player).is_full());
        assert_eq!(board(&player), made.solution, "{side}");
        player.with_control('z');
        player.with_control('z');
        assert_eq!(board(&player), made.puzzle, "{side}: both figures are one move");
    }
}

/// Returns an empty board of this side whose cell r1c2 is the current one.
pub fn empty(side: usize) -> Player {
    let mut player = playing(&formats::write(&Puzzle::from(Board::new(Rules::with_boxes(side).expect("a side")))));
    player.click(1, 2);
    player
}

#[test]
fn figures_typed_one_after_the_other_are_one_value_as_long_as_the_board_has_it() {
    for (side, typed, values) in [
        (16, "2", &[2][..]),
        (16, "12", &[1, 12]),
        (16, "17", &[1, 7]),
        (16, "122", &[1, 12, 2]),
        (16, "22", &[2, 2]),
        (16, "0", &[0]),
        (16, "10", &[1, 10]),
        (10, "10", &[1, 10]),
        (10, "12", &[1, 2]),
        (25, "25", &[2, 25]),
        (25, "26", &[2, 6]),
        (25, "30", &[3, 0]),
        (8, "12", &[1, 2]),
    ] {
        let mut player = empty(side);
        for (figure, &value) in typed.chars().zip(values) {
            player.press(figure);
            assert_eq!(board(&player).get(cell(1, 2)), Value::new(value), "{side}, {typed}: {}", player.owl());
        }
    }
}

#[test]
fn a_value_of_two_figures_is_one_move_and_no_mistake() {
    let mut player = empty(16);
    player.press('7');
    let before = board(&player);
    "12".chars().for_each(|figure| player.press(figure));
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(12));
    player.with_control('z');
    assert_eq!(board(&player), before);
    player.with_control('y');
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(12));
    // The first figure alone would clash.
    player.click(1, 5);
    player.press('1');
    player.click(1, 6);
    player.press('1');
    assert_eq!((board(&player).get(cell(1, 6)), player.stats().mistakes), (None, 1));
    player.press('3');
    assert_eq!((board(&player).get(cell(1, 6)), player.stats().mistakes), (Value::new(13), 0), "{}", player.owl());
    // Another key or a click between the figures separates them.
    player.click(1, 7);
    player.press('1');
    player.click(1, 8);
    player.press('4');
    assert_eq!([7, 8].map(|column| board(&player).get(cell(1, column))), [None, Value::new(4)]);
}

#[test]
fn notes_of_two_figures_are_typed_and_long_values_are_on_the_keys_of_the_screen() {
    let mut player = empty(16);
    player.press('n');
    "162".chars().for_each(|figure| player.press(figure));
    let noted: Vec<u8> = player.notes().get(cell(1, 2)).iter().map(Value::get).collect();
    assert_eq!(noted, [2, 16]);
    player.press('n');
    player.frames(2);
    player.click_control(words().digit_key("14"));
    assert_eq!(board(&player).get(cell(1, 2)), Value::new(14), "{}", player.owl());
}

#[test]
fn each_costume_is_that_of_its_cell() {
    let mut player = playing(SIX);
    let start = board(&player);
    for cell in start.rules().cells() {
        let expected = if start.kind(cell) == CellKind::Puzzle { Costume::Puzzle } else { Costume::User };
        assert_eq!(player.costume(cell), expected, "{cell}");
    }
}

#[test]
fn a_digit_is_refused_by_the_rule_that_it_breaks() {
    let mut rules = Rules::with_boxes(4).expect("a side");
    rules.add_diagonals().expect("diagonals");
    let mut puzzle = Board::new(rules);
    puzzle.give(cell(1, 1), 1).expect("a value");
    let mut player = playing(&formats::write(&Puzzle::from(puzzle)));
    for (row, column, digit, kind, clash) in [
        (1, 4, '1', HouseKind::Row, (1, 1)),
        (2, 2, '1', HouseKind::Box, (1, 1)),
        (3, 3, '1', HouseKind::Diagonal, (1, 1)),
    ] {
        let before = board(&player);
        player.click(row, column);
        player.press(digit);
        let value = Value::new(1).expect("a value");
        let refusal = before.clash(cell(row, column), value).expect("it clashes");
        let house = before.rules().houses().iter().find(|house| refusal.rule == house.house.into()).expect("a house");
        assert_eq!((house.kind(), &refusal.cells[..]), (kind, &[cell(clash.0, clash.1)][..]));
        assert_eq!(player.owl(), sudoku_words::refused(&before, cell(row, column), value, &refusal));
        assert_eq!((board(&player), player.mood()), (before, Mood::Doubtful));
    }
    player.click(2, 3);
    player.press('5');
    assert_eq!(player.owl(), words().not_on_this_board());
}

#[test]
fn undo_leads_back_to_the_board_before_with_its_notes() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    let before = board(&player);
    player.with_shift('g');
    player.answer(SIX);
    player.frames(3);
    let six = board(&player);
    assert_eq!((six.rules().side(), clones(&mut player)), (6, 36));
    player.with_control('z');
    player.frames(2);
    assert_eq!((board(&player), clones(&mut player)), (before, 81));
    player.with_control('y');
    player.frames(2);
    assert_eq!((board(&player), clones(&mut player)), (six, 36));
}

#[test]
fn a_game_on_another_board_goes_on_after_a_restart() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(FOUR);
    player.frames(3);
    player.click(1, 2);
    player.press('3');
    player.frames(3);
    let before = board(&player);
    assert_eq!(before.get(cell(1, 2)), Value::new(3), "{}", player.owl());
    drop(player);
    let mut player = home.player();
    player.frames(3);
    assert_eq!((board(&player), clones(&mut player)), (before, 16));
    player.with_control('z');
    assert_eq!(board(&player).get(cell(1, 2)), None);
}

/// Returns a board of side 4 with a cage of the first two cells of row 1.
fn with_cage(total: i32) -> Rules {
    let mut rules = Rules::with_boxes(4).expect("a side");
    rules.add_cage(vec![cell(1, 1), cell(1, 2)], Some(total)).expect("a cage");
    rules
}

#[test]
fn a_cage_says_what_it_must_add_up_to() {
    for (total, entered, digit, said) in [
        (3, None, '4', words().refused_by_cage(4, "r1c1", 3)),
        (3, None, '3', words().refused_by_cage(3, "r1c1", 3)),
        (7, None, '2', words().refused_by_last_of_cage(2, "r1c1", 7, 5, "r1c2")),
        (3, Some('2'), '4', words().refused_by_full_cage(4, "r1c1", 3, 6)),
    ] {
        let mut player = playing(&formats::write(&Puzzle::from(Board::new(with_cage(total)))));
        if let Some(digit) = entered {
            player.click(1, 2);
            player.press(digit);
        }
        let before = board(&player);
        player.click(1, 1);
        player.press(digit);
        assert_eq!((player.owl(), board(&player)), (&*said, before));
        player.frames(2);
        assert!(player.control(words().offer_show_check()).is_none(), "the blocks do not check on this board");
    }
}

#[test]
fn boards_with_other_rules_are_shown_played_and_solved() {
    for kind in ["8", "x", "jigsaw", "killer", "windoku", "anti-knight", "killer+x"] {
        let made = generate(kind.parse().expect("a kind"), None, Seed(7)).expect("a board");
        let mut player = playing(&formats::write(&Puzzle::from(made.puzzle.clone())));
        assert_eq!(board(&player), made.puzzle, "{kind}");
        let blank = made.puzzle.blanks().next().expect("a blank");
        let at = player.middle_of(blank);
        player.click_at(at);
        player.press(char::from(b'0' + made.solution.get(blank).expect("a value").get()));
        assert_eq!(board(&player).get(blank), made.solution.get(blank), "{kind}: {}", player.owl());
        player.with_control('z');
        assert_eq!(board(&player), made.puzzle, "{kind}");
        player.ask(HelpRequest::Solve);
        player.until(|player| board(player).is_full());
        assert_eq!(board(&player), made.solution, "{kind}");
    }
}

#[test]
fn what_cannot_be_shown_is_refused_by_its_name_and_the_board_stays() {
    let mut groups = Rules::with_boxes(4).expect("a side");
    groups.add_disjoint_groups().expect("groups");
    let mut little_killer = Rules::with_boxes(4).expect("a side");
    little_killer.add_sum(vec![(1, cell(1, 1)), (1, cell(2, 2))], 5).expect("a sum");
    let mut marked = Rules::with_boxes(4).expect("a side");
    marked.allow(cell(1, 1), [Value::new(1).expect("a value")].into_iter().collect()).expect("a mark");
    let mut clashing = Board::new(Rules::with_boxes(4).expect("a side"));
    [1, 2].into_iter().for_each(|column| clashing.give(cell(1, column), 3).expect("a value"));
    let refusal = clashing.refusal().expect("two 3s");
    let mut player = Player::playing(SCRATCH);
    player.with_shift('g');
    player.answer("33.. .... .... ....");
    assert_eq!((player.owl(), player.scene()), (&*sudoku_words::conflict_first(&refusal), Scene::Asking));
    for (rules, said) in [
        (groups, words().rule_not_played(sudoku_words::house(House::new(HouseKind::DisjointGroup, 0)))),
        (little_killer, words().rule_not_played(words().rule_other())),
        (marked, words().rule_not_played(words().rule_pencil_marks())),
    ] {
        let mut player = Player::playing(SCRATCH);
        let before = board(&player);
        player.with_shift('g');
        player.answer(&formats::write(&Puzzle::from(Board::new(rules))));
        player.frames(3);
        assert_eq!((player.owl(), board(&player)), (&*said, before));
    }
}

#[test]
fn solve_and_hints_work_on_every_board() {
    let mut player = playing(SIX);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    player.ask(HelpRequest::Solve);
    player.until(|player| board(player).is_full());
    assert_eq!(board(&player).values(), solution.values());
    player.with_control('z');
    // A hint is told in three parts, and then carried out.
    let blanks = board(&player).blanks().count();
    for _ in 0..4 {
        player.ask(HelpRequest::Hint);
        player.think();
    }
    assert_eq!(board(&player).blanks().count(), blanks - 1, "{}", player.owl());
}

#[test]
fn the_programs_search_is_compared_and_watched_on_every_board() {
    let mut player = playing(SIX);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    let blank = board(&player).blanks().next().expect("a blank cell");
    player.with_shift('t');
    let at = player.middle_of(blank);
    player.click_at(at);
    player.press(char::from(b'0' + solution.get(blank).expect("a value").get()));
    player.with_control('b');
    player.with_control('d');
    player.until(|player| player.resource::<ComparedSearch>().get().is_some());
    player.frames(3);
    player.click_control(words().watch_search());
    player.until(|player| player.scene() == Scene::Solving);
}

#[test]
fn engines_are_watched_on_every_board() {
    let mut player = playing(SIX);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    player.ask(SolverRequest::Choose(Engine::DecisionTree));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.board() == solution));
}

#[test]
fn engines_race_on_every_board_that_they_can_solve() {
    for (text, left_out) in [
        (SIX.to_owned(), &[Engine::Blocks][..]),
        (formats::write(&Puzzle::from(Board::new(with_cage(3)))), &[Engine::Blocks, Engine::ExactCover]),
    ] {
        let mut player = playing(&text);
        player.ask(ViewRequest::ShowPage(Page::Race));
        player.ask(RaceRequest::SetSpeed(None));
        player.frames(3);
        player.press('w');
        player.until(|player| !player.resource::<Racing>().runs());
        let racing = player.resource::<Racing>();
        let raced: Vec<Engine> = racing.standings().0.iter().map(|standing| standing.engine).collect();
        let expected = Engine::ALL.iter().copied().filter(|engine| !left_out.contains(engine));
        assert_eq!(raced, expected.collect::<Vec<_>>());
        let winner = racing.standings().winner(racing.measure()).expect("a winner");
        assert!(winner.board.is_solved(), "{}", player.owl());
    }
}

#[test]
fn the_blocks_say_that_they_do_not_run_on_other_boards() {
    let mut player = playing(SIX);
    player.press('w');
    player.frames(2);
    assert_eq!(player.owl(), sudoku_words::not_on_board(UnsupportedBoard::Program(Engine::Blocks), false));
}

#[test]
fn the_blocks_solve_boards_of_4_by_4_with_a_program_of_their_own() {
    let mut player = playing(FOUR);
    let solution = constraint::solve(&board(&player)).expect("a solution");
    let program = |player: &Player| {
        let program = player.resource::<BlockProgram>();
        (program.program().name.clone(), program.is_own())
    };
    let small = bundled("small sudoku").expect("it ships");
    assert_eq!(program(&player), (small.name.clone(), false));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.board() == solution));
    player.press('x');
    // The list has a number for each cell, and a refusal is shown by the blocks.
    let blank = board(&player).blanks().next().expect("a blank");
    let at = player.middle_of(blank);
    player.click_at(at);
    player.press('1');
    player.frames(3);
    player.click_control(words().offer_show_check());
    player.frames(3);
    assert_eq!(
        player.solver().run().and_then(EngineRun::checked_digit),
        Some((blank, Value::new(1).expect("a value")))
    );
    player.press('x');
    player.ask(BlocksRequest::Judge);
    player.frames(2);
    assert_eq!(player.owl(), words().only_classic(), "its puzzles are classic ones");

    // The player's program belongs to boards of this side, and is there again with the next one.
    let own = Program { name: "Mine".to_owned(), ..small.clone() };
    player.ask(BoardRequest::Program(write_program(&own).into()));
    player.frames(2);
    assert_eq!(program(&player), ("Mine".to_owned(), true));
    // The menu of the program undoes changes of this program.
    player.click_in_menu(words().program_menu(), Command::Undo.word());
    player.frames(2);
    assert!(!program(&player).1, "{}", player.owl());
    player.with_control('y');
    player.frames(2);
    assert!(program(&player).1, "{}", player.owl());
    player.with_shift('g');
    player.answer(SCRATCH);
    player.frames(3);
    let (name, is_own) = program(&player);
    assert!(!is_own && name != small.name, "{name}");
    player.with_shift('g');
    player.answer(FOUR);
    player.frames(3);
    assert_eq!(program(&player), ("Mine".to_owned(), true));
    // Undo goes back through the boards, and then takes the change of the program back.
    let mut seen = Vec::new();
    for _ in 0..3 {
        player.with_control('z');
        player.frames(2);
        seen.push((board(&player).rules().side(), program(&player).1));
    }
    assert_eq!(seen, [(9, false), (4, true), (4, false)]);
}

#[test]
fn a_script_that_is_clicked_runs_on_boards_of_4_by_4_and_shows_its_list_there() {
    let mut player = playing(FOUR);
    let solve = player.resource::<BlockProgram>().program().scripts().find_map(|placed| {
        let definition = placed.script.definition.as_ref()?;
        (definition.label() == "solve").then_some(placed.id)
    });
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.ask(WorkbenchRequest::Click(solve.expect("it defines solve")));
    player.until(|player| player.resource::<Workbench>().run().is_some_and(ProgramRun::has_stopped));
    player.frames(2);
    let shown = player.resource::<Marks>().overlay().cloned();
    let values = |board: Option<Board>| board.map(|board| board.values().to_vec());
    assert_eq!(values(shown), values(constraint::solve(&board(&player))), "it is the player's board that was solved");
}
